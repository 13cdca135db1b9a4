"""What a change of a book would change on its sheet, told before it is made."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec

from hollywood.book.model import Book
from hollywood.book.working import Worked, work_out
from hollywood.match.course import ContractCourse, GinCourse

What = Literal[
    "total", "boxes", "closed", "net", "cents", "penalty", "over", "winner", "dealer", "counts"
]
"""The total or boxes of a side in a column; who won a column; what a side gains in points, or a
person in cents; a person's penalties; whether the match is over; who wins it (a side, or each
person in May-I, 1 or 0); who deals next; whether a line counts (1) or not (0)."""


class Difference(msgspec.Struct, frozen=True, kw_only=True):
    """A number that changes. ``column`` counts from 1; ``who`` is a side or a person.

    ``before`` and ``after`` are ``None`` where there is no such number or nobody.
    """

    what: What
    column: int | None = None
    who: int | None = None
    line: str | None = None
    before: int | None = None
    after: int | None = None


_Key = tuple[What, int | None, int | None, str | None]


def differences(before: Book, after: Book) -> tuple[Difference, ...]:
    """Return what differs between the sheets of two versions of a book, in reading order."""
    old, new = (dict(_numbers(work_out(book))) for book in (before, after))
    return tuple(
        Difference(
            what=key[0],
            column=key[1],
            who=key[2],
            line=key[3],
            before=old.get(key),
            after=new.get(key),
        )
        for key in dict.fromkeys([*old, *new])
        if old.get(key) != new.get(key)
    )


def _numbers(worked: Worked) -> Iterator[tuple[_Key, int | None]]:
    for line in worked.lines:
        yield ("counts", None, None, line.id), int(line.entry is not None)
    course = worked.course
    if isinstance(course, GinCourse):
        yield from _hollywood(course)
    else:
        yield from _penalties(course)
    yield ("over", None, None, None), int(course.over)
    yield ("dealer", None, None, None), worked.next.dealer if worked.next else None


def _hollywood(course: GinCourse) -> Iterator[tuple[_Key, int | None]]:
    sheet = course.sheet
    for column in sheet.columns:
        for side, (total, boxes) in enumerate(zip(column.totals, column.boxes, strict=True)):
            yield ("total", column.number, side, None), total
            yield ("boxes", column.number, side, None), boxes
        yield ("closed", column.number, None, None), column.winner
    for side, net in enumerate(sheet.settlement.net):
        yield ("net", None, side, None), net
    money = [0] * len(course.players)
    for payment in course.payments:
        money[payment.payer] -= payment.cents
        money[payment.payee] += payment.cents
    for person, cents in enumerate(money):
        yield ("cents", None, person, None), cents
    yield ("winner", None, None, None), sheet.winner


def _penalties(course: ContractCourse) -> Iterator[tuple[_Key, int | None]]:
    for person, total in enumerate(course.sheet.totals):
        yield ("penalty", None, person, None), total
    for person in range(len(course.players)):
        if course.over:
            yield ("winner", None, person, None), int(person in course.winners)
