"""What one's books add up to: matches, wins, gins, undercuts, and money, person by person."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

import msgspec

from hollywood.book.model import Book
from hollywood.book.working import Worked, work_out
from hollywood.errors import HollywoodError
from hollywood.match.course import GinCourse
from hollywood.match.forms import side_of, sides
from hollywood.play import Seat


class MatchOf(msgspec.Struct, frozen=True, kw_only=True):
    """A match of one person, for the plot. ``points`` is what the person's side gained in the
    settlement, or in May-I by how much the person was below the average of the others.
    """

    book: str
    title: str
    made: int
    over: bool
    won: bool
    points: int
    cents: int


class PersonHistory(msgspec.Struct, frozen=True, kw_only=True):
    """A person over many books. Rounds are those the person's side scored in, of all that counted.

    ``gins`` and ``big_gins`` are those that the person made, and ``undercuts`` those that the
    person scored.
    """

    name: str
    matches: int
    finished: int
    wins: int
    rounds: int
    rounds_won: int
    gins: int
    big_gins: int
    undercuts: int
    went_out: int
    cents: int
    points: int
    course: tuple[MatchOf, ...]  # oldest first


class _Sums:
    def __init__(self, name: str) -> None:
        self.name = name
        self.counts: defaultdict[str, int] = defaultdict(int)
        self.course: list[MatchOf] = []


def history(books: Iterable[Book]) -> tuple[PersonHistory, ...]:
    """Add up books; a person is a name, whatever its case. Books that cannot be read are left out.

    The person with the most matches comes first.
    """
    people: dict[str, _Sums] = {}
    for book in sorted(books, key=lambda book: (book.made, book.id)):
        try:
            worked = work_out(book)
        except HollywoodError:
            continue
        for person, name in enumerate(book.head.names):
            sums = people.setdefault(name.casefold(), _Sums(name))
            _add(sums, book, worked, person)
    found = [
        PersonHistory(
            name=sums.name,
            matches=len(sums.course),
            finished=sum(match.over for match in sums.course),
            wins=sum(match.won for match in sums.course),
            rounds=sums.counts["rounds"],
            rounds_won=sums.counts["rounds_won"],
            gins=sums.counts["gin"],
            big_gins=sums.counts["big_gin"],
            undercuts=sums.counts["undercut"],
            went_out=sums.counts["went_out"],
            cents=sum(match.cents for match in sums.course),
            points=sum(match.points for match in sums.course),
            course=tuple(sums.course),
        )
        for sums in people.values()
    ]
    return tuple(sorted(found, key=lambda each: (-each.matches, each.name)))


def _add(sums: _Sums, book: Book, worked: Worked, person: int) -> None:
    course = worked.course
    cents = 0
    if isinstance(course, GinCourse):
        side = side_of(Seat(person), sides(course.rules, course.first))
        points = course.sheet.settlement.net[side]
        for payment in course.payments:
            cents += payment.cents * ((payment.payee == person) - (payment.payer == person))
        for line in worked.lines:
            if line.entry is None:
                continue
            sums.counts["rounds"] += 1
            sums.counts["rounds_won"] += line.side == side
            for table in line.tables:
                sums.counts[table.how] += table.who == person
    else:
        totals = course.sheet.totals
        others = [total for seat, total in enumerate(totals) if seat != person]
        points = round(sum(others) / len(others)) - totals[person] if others else 0
        for hand in course.sheet.hands:
            sums.counts["rounds"] += 1
            out = hand[person] == min(hand) and hand[person] <= 0
            sums.counts["rounds_won"] += out
            sums.counts["went_out"] += out
    sums.course.append(
        MatchOf(
            book=book.id,
            title=book.head.title,
            made=book.made,
            over=course.over,
            won=person in course.winners,
            points=points,
            cents=cents,
        )
    )
