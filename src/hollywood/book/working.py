"""What follows from a book: the sheet, who deals and who sits out, and what is wrong with a line.

Every line is worked out anew from the first one, in order. A line that cannot be read stays off the
sheet, and one after the end of the match no longer counts; both say so. The result holds the match
as it stands (:class:`hollywood.match.course.Course`), from which everything that shows a match can
show this one.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from hollywood.book.model import Book, Line
from hollywood.book.ruling import course_of
from hollywood.book.scoring import Flaw, Scored, gin_line, penalty_line
from hollywood.errors import HollywoodError
from hollywood.match.columns import Entry
from hollywood.match.course import ContractCourse, Course, GinCourse
from hollywood.match.dealers import next_dealer
from hollywood.match.forms import ROLES, Seating, next_seating, roles_of, sides
from hollywood.match.sheet import Scorer
from hollywood.play import Seat


class DealOf(msgspec.Struct, frozen=True, kw_only=True):
    """Who plays a round: at each board the dealer and the other; who deals, and who sits out.

    ``hand`` is the number of the hand in May-I, from 1, and ``contract`` its contract.
    """

    dealer: int
    boards: tuple[tuple[int, int], ...] = ()
    out: tuple[int, ...] = ()
    box: int | None = None
    hand: int | None = None
    contract: str | None = None


class LineWorked(msgspec.Struct, frozen=True, kw_only=True):
    """A line as it comes out. ``entry`` is its number on the sheet, ``None`` if it is not there.

    ``side``, ``points`` and ``boxes`` are what goes on the Hollywood sheet, ``penalties`` what goes
    on the sheet of May-I. ``after_end``: the match was decided before this line.
    """

    id: str
    number: int
    deal: DealOf
    entry: int | None = None
    after_end: bool = False
    side: int | None = None
    points: int = 0
    boxes: int = 0
    kind: str = ""
    tables: tuple[Scored, ...] = ()
    penalties: tuple[int | None, ...] = ()
    flaws: tuple[Flaw, ...] = ()


class Worked(msgspec.Struct, frozen=True, kw_only=True):
    """A book as it comes out; ``next`` is ``None`` when the match is over."""

    course: Course
    lines: tuple[LineWorked, ...]
    next: DealOf | None


def work_out(book: Book) -> Worked:
    """Work out a book; RulesError if its people cannot play by its rules."""
    course = course_of(book)
    if isinstance(course, ContractCourse):
        return _penalties(book, course)
    return _hollywood(book, course)


def _hollywood(book: Book, course: GinCourse) -> Worked:
    rules, seating = course.rules, course.seating
    among = sides(rules, course.first)
    scorer = Scorer(course.sheet.sides, rules)
    lines: list[LineWorked] = []
    entries = 0
    for number, line in enumerate(book.written, 1):
        seated = _with_out(rules.form, seating, line.round.out)
        worked = gin_line(line.round, rules, seated, among, any_points=book.head.any_points)
        entry, over = worked.entry, scorer.over
        shown = LineWorked(
            id=line.id,
            number=number,
            deal=_deal(seated),
            after_end=over,
            tables=worked.tables,
            flaws=worked.flaws,
        )
        if entry is not None:
            shown = replace(
                shown, side=entry.winner, points=entry.points, boxes=entry.boxes, kind=entry.kind
            )
        if entry is not None and not over:
            scorer.enter(entry)
            entries += 1
            shown = replace(shown, entry=entries)
            seating = _after(rules, seated, entry)
        lines.append(shown)
    course = replace(course, seating=seating, sheet=scorer.sheet())
    return Worked(
        course=course, lines=tuple(lines), next=None if scorer.over else _deal(course.seating)
    )


def _after(rules: object, seating: Seating, entry: Entry) -> Seating:
    """Return the next seating; people stay where they are if the winner did not play."""
    try:
        return next_seating(rules, seating, entry.winner)  # type: ignore[arg-type]
    except HollywoodError:
        return next_seating(rules, seating, None)  # type: ignore[arg-type]


def _with_out(form: str, seating: Seating, out: int | None) -> Seating:
    """Return the seating in which ``out`` has changed places with whoever should sit out."""
    if out is None or out in seating.out or form not in ROLES or not 0 <= out < len(ROLES[form]):
        return seating
    usual = seating.out[0]

    def moved(person: Seat) -> Seat:
        return Seat(out) if person == usual else usual if person == out else person

    return Seating(
        boards=tuple(
            replace(board, dealer=moved(board.dealer), other=moved(board.other))
            for board in seating.boards
        ),
        dealer=moved(seating.dealer),
        out=tuple(moved(person) for person in seating.out),
        box=None if seating.box is None else moved(seating.box),
    )


def _deal(seating: Seating) -> DealOf:
    return DealOf(
        dealer=seating.dealer,
        boards=tuple((board.dealer, board.other) for board in seating.boards),
        out=tuple(seating.out),
        box=seating.box,
    )


def _penalties(book: Book, course: ContractCourse) -> Worked:
    rules, sheet, dealer = course.rules, course.sheet, course.dealer
    count = len(course.players)
    lines: list[LineWorked] = []
    for number, line in enumerate(book.written, 1):
        worked = penalty_line(line.round, rules, count, any_points=book.head.any_points)
        stopped = any(flaw.stops for flaw in worked.flaws)
        shown = LineWorked(
            id=line.id,
            number=number,
            deal=_hand(dealer, len(sheet.hands), rules.contracts),
            after_end=sheet.over,
            penalties=worked.penalties,
            flaws=worked.flaws,
        )
        if not stopped and not sheet.over:
            sheet = sheet.after([points or 0 for points in worked.penalties])
            dealer = next_dealer(rules, dealer, None, players=count)
            shown = replace(shown, entry=len(sheet.hands))
        lines.append(shown)
    return Worked(
        course=replace(course, dealer=dealer, sheet=sheet),
        lines=tuple(lines),
        next=None if sheet.over else _hand(dealer, len(sheet.hands), rules.contracts),
    )


def _hand(dealer: Seat, played: int, contracts: Sequence[str]) -> DealOf:
    contract = contracts[played] if played < len(contracts) else None
    return DealOf(dealer=dealer, hand=played + 1, contract=contract)


def line_of(worked: Worked, line: Line) -> LineWorked | None:
    """Return how a line comes out; ``None`` if it is deleted."""
    return next((each for each in worked.lines if each.id == line.id), None)


__all__ = ["DealOf", "LineWorked", "Worked", "line_of", "roles_of", "work_out"]
