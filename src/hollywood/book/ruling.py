"""The rules of a book: a preset, the changed knobs, and what follows from the number of people."""

from __future__ import annotations

import math
from typing import Any

from hollywood.book.model import Book, Head
from hollywood.contract.rules import ContractRules
from hollywood.gin.rules import FORMS_BY_PLAYERS, GinRules
from hollywood.match.course import Course, new_course
from hollywood.match.presets import AnyRules, rules_for
from hollywood.play import Seat


def rules_of(head: Head) -> AnyRules:
    """Return the rules of a book; RulesError if they contradict each other.

    Nobody deals by a book, so a game for other numbers of people is made to fit: gin takes the form
    for that many, and May-I the packs that they need.
    """
    preset = rules_for(head.preset)
    count = len(head.names)
    if isinstance(preset, ContractRules):
        knobs = {"players": [count], **head.knobs}
        if count and "decks" not in knobs:
            dealt = knobs.get("deal", preset.deal)
            cards = count * max(dealt, default=1) + 1 if isinstance(dealt, list | tuple) else 1
            jokers = preset.jokers if type(knobs.get("jokers")) is not int else knobs["jokers"]
            knobs["decks"] = min(4, max(preset.decks, math.ceil((cards - jokers) / 52)))
        return ContractRules.from_mapping(knobs, base=preset)
    return GinRules.from_mapping({**_form(preset, count), **head.knobs}, base=preset)


def course_of(book: Book) -> Course:
    """Return the match of a book before its first round; RulesError if nobody can play it."""
    head = book.head
    return new_course(rules_of(head), head.names, first_dealer=Seat(head.first))


def _form(preset: GinRules, count: int) -> dict[str, Any]:
    if count == preset.players:
        return {}
    for form, players in FORMS_BY_PLAYERS.items():
        if count in players:
            return {"form": form, "players": count}
    return {}
