"""Books for the tests: for every preset and form, with rounds of every kind, edited at random."""

from __future__ import annotations

import random
from typing import Any

from hollywood.book.editing import edited, new_book
from hollywood.book.linking import book_of
from hollywood.book.model import Book, Change, Head, Penalty, Round, Score
from hollywood.book.ruling import rules_of
from hollywood.book.working import Worked, work_out
from hollywood.gin.rules import GinRules
from hollywood.match.presets import PRESETS
from hollywood.server.sight.sheets import show_sheet

NAMES = ("Ann", "Bob", "Cy", "Dee", "Eve", "Flo", "Gus", "Hal")
THREE = ("cutthroat", "dealer_sits_out", "in_the_box", "chouette")


def heads() -> list[Head]:
    """A head for every preset and form."""
    found = []
    for preset, rules in PRESETS.items():
        if isinstance(rules, GinRules):
            found.append(Head(preset=preset, names=NAMES[:2]))
            found += [
                Head(preset=preset, names=NAMES[:3], knobs={"form": form, "players": 3})
                for form in THREE
            ]
            found += [Head(preset=preset, names=NAMES[:count]) for count in (4, 6, 8)]
        else:
            found += [Head(preset=preset, names=NAMES[:count]) for count in range(2, 9)]
    return found


def some_round(chance: random.Random, head: Head) -> Round:
    """A round as somebody could type it; most are right, some are not."""
    count = len(head.names)
    rules = rules_of(head)
    note = chance.choice(["", "", "", "Ann's last beer"])
    if not isinstance(rules, GinRules):
        out = chance.randrange(count)
        return Round(
            penalties=tuple(
                Penalty(points=0)
                if person == out
                else Penalty(left=" ".join(chance.choices("2 5 T J K A".split(), k=4)))
                if chance.random() < 0.3
                else Penalty(points=5 * chance.randrange(1, 30))
                for person in range(count)
            ),
            note=note,
        )
    tables = count // 2 if rules.form == "partnership" and chance.random() < 0.7 else 1
    return Round(
        tables=tuple(_score(chance, count) for _ in range(tables)),
        times=chance.choice([1, 1, 1, 2]),
        boxes=chance.choice([None, None, None, 4]),
        out=chance.choice([None, None, None, chance.randrange(count)]),
        note=note,
    )


def _score(chance: random.Random, count: int) -> Score:
    who = chance.randrange(count)
    kind = chance.random()
    if kind < 0.1:
        return Score(how="draw")
    if kind < 0.35:
        mine = chance.randrange(11)
        return Score(how="knock", who=who, deadwood=(mine, chance.randrange(60)))
    if kind < 0.4:
        return Score(how="knock", who=who)  # the points are missing
    how: Any = chance.choice(["", "knock", "gin", "big_gin", "undercut"])
    return Score(how=how, who=who, points=2 * chance.randrange(1, 40))


def straight(head: Head, rounds: list[Round]) -> Book:
    """The book with these rounds, written without an edit."""
    return book_of("straight", head, rounds)


def scribbled(chance: random.Random, head: Head, edits: int) -> Book:
    """A book after many edits, in any order."""
    book = new_book("book", head)
    for _ in range(edits):
        book = edited(book, some_change(chance, book), author=chance.choice(["me", "you"]))
    return book


def some_change(chance: random.Random, book: Book) -> Change:
    """A change that can be made."""
    there = [line.id for line in book.lines if not line.gone]
    gone = [line.id for line in book.lines if line.gone]
    written = some_round(chance, book.head)
    kind = chance.random()
    if gone and kind < 0.1:
        return Change(do="restore", line=chance.choice(gone))
    if there and kind < 0.25:
        return Change(do="delete", line=chance.choice(there))
    if there and kind < 0.45:
        return Change(do="change", line=chance.choice(there), round=written)
    if there and kind < 0.65:
        return Change(do="insert", line=chance.choice(there), round=written)
    return Change(do="add", round=written)


def outcome(book: Book) -> tuple[Any, ...]:
    """What a book comes out as, without the names of its lines."""
    return told(work_out(book))


def told(worked: Worked) -> tuple[Any, ...]:
    """The sheet, and every line without its name."""
    lines = [
        (line.entry, line.after_end, line.deal, line.tables, line.penalties)
        for line in worked.lines
    ]
    flaws = [line.flaws for line in worked.lines]
    return show_sheet(worked.course), lines, flaws, worked.next
