"""Rounds as people type them at a score book: ``ann 25 gin``, ``b 3/17``, ``dead``, ``0 35 K5A``.

A name may be cut short. ``3/17`` are the deadwoods of the knocker and the defender. ``x2`` is the
multiplier of the round, ``boxes=4`` its boxes, ``out=cy`` who sat out, ``swept`` that all partners
won, and everything after ``#`` a note. Partners write one result for the side, or one for each
table with commas between them. In May-I everybody's points or cards stand in the order of the
sheet, ``-`` for the person who went out, ``--`` for one who laid down and went out in one turn.

The words are those of the table, in the person's language or in English
(:mod:`hollywood.cli.terminal.words`).
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache

from hollywood.book.model import How, Penalty, Round, Score
from hollywood.cli.terminal.card_words import folded
from hollywood.cli.terminal.words import meanings, means, words_of
from hollywood.texts import ENGLISH, Problem

_AT_ONCE = "--"
_DEADWOODS = re.compile(r"(\d{1,3})[/:](\d{1,3})")
_TIMES = re.compile(r"[x×](\d)")
_POINTS = re.compile(r"-?\d{1,7}")


@cache
def _hows(language: str) -> dict[str, How]:
    """Return the words for how a round ends, folded."""
    found: dict[str, How] = {"big-gin": "big_gin", "big_gin": "big_gin"}
    commands: tuple[tuple[str, How], ...] = (("knock", "knock"), ("gin", "gin"), ("big", "big_gin"))
    for each in (language, ENGLISH):
        found |= {word: how for name, how in commands for word in words_of(name, each)}
    found |= dict.fromkeys(meanings(language)["undercut"], "undercut")
    return found | dict.fromkeys(meanings(language)["dead"], "draw")


def read_round(
    text: str, names: Sequence[str], *, penalties: bool, language: str = ENGLISH
) -> Round:
    """Return a typed round; Problem if it cannot be read."""
    typed, _, note = text.partition("#")
    note = note.strip()
    if penalties:
        return _hand(typed.split(), names, note, language)
    times, boxes, out, swept = 1, None, None, False
    scores: list[Score] = []
    for part in typed.split(","):
        rest: list[str] = []
        for word in part.split():
            lower = word.casefold()
            if found := _TIMES.fullmatch(lower):
                times = int(found[1])
            elif lower.startswith("boxes=") and lower[6:].isdecimal():
                boxes = int(lower[6:8])
            elif "=" in word and means(word.partition("=")[0], "out", language):
                out = person(word.partition("=")[2], names)
            elif means(word, "swept", language):
                swept = True
            else:
                rest.append(word)
        scores.append(_score(rest, names, _hows(language)))
    return Round(tables=tuple(scores), times=times, boxes=boxes, out=out, swept=swept, note=note)


def person(word: str, names: Sequence[str]) -> int:
    """Return who is meant by a name, or by its beginning; Problem if nobody or several are."""
    folded = [name.casefold() for name in names]
    if word.casefold() in folded:
        return folded.index(word.casefold())
    found = [number for number, name in enumerate(folded) if name.startswith(word.casefold())]
    if len(found) != 1 or not word:
        raise Problem("score-no-name", name=word[:40], names=", ".join(names))
    return found[0]


def _score(words: list[str], names: Sequence[str], hows: Mapping[str, How]) -> Score:
    how: How = ""
    points: int | None = None
    deadwood: tuple[int, int] | None = None
    name: list[str] = []
    for word in words:
        bare = folded(word)
        if found := _DEADWOODS.fullmatch(word):
            deadwood = int(found[1]), int(found[2])
        elif _POINTS.fullmatch(word):
            points = int(word)
        elif bare == "gin" and how == "big_gin":
            continue
        elif bare in hows and (name or hows[bare] == "draw") and not how:
            how = hows[bare]
        else:
            name.append(word)
    if how == "draw":
        return Score(how="draw")
    if not name or (points is None and deadwood is None):
        raise Problem("score-not-read")
    return Score(how=how, who=person(" ".join(name), names), points=points, deadwood=deadwood)


def _hand(words: list[str], names: Sequence[str], note: str, language: str) -> Round:
    words = [word for part in words for word in part.split(",") if word]
    if len(words) != len(names):
        raise Problem("score-hand", n=len(names), names=", ".join(names))
    at_once = [number for number, word in enumerate(words) if word == _AT_ONCE]
    if len(at_once) > 1:
        raise Problem("score-one-at-once")
    penalties = tuple(_penalty(word, language) for word in words)
    return Round(penalties=penalties, one_turn=next(iter(at_once), None), note=note)


def _penalty(word: str, language: str) -> Penalty:
    if word == _AT_ONCE:
        return Penalty(left="")
    if word == "-" or means(word, "out", language):
        return Penalty(points=0)
    return Penalty(points=int(word)) if _POINTS.fullmatch(word) else Penalty(left=word)
