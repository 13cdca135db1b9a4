"""Where a match stands: its stage, its winners, and at its end who finished where."""

from __future__ import annotations

from collections.abc import Sequence

from hollywood.match.course import ContractCourse, Course
from hollywood.match.forms import sides
from hollywood.match.match import Match
from hollywood.play import Seat
from hollywood.server.protocol.shown import Stage
from hollywood.server.table.dealing import MOST_ROUNDS
from hollywood.server.table.seating import Seating


def finishing_sides(
    course: Course, seating: Seating, winners: Sequence[Seat]
) -> tuple[list[list[str]], list[int]]:
    """Return the people of each side, and the side's place: 1 for the winner.

    A contract game ranks everybody by total. In gin the winners come first and the others share the
    second place; without a winner all share the first.
    """

    def person(seat: int) -> str:
        owner = seating.places[seat].person
        assert owner is not None, "only matches among people are rated"
        return owner

    groups = _groups(course, len(seating.places))
    if isinstance(course, ContractCourse) and course.over:
        totals = course.sheet.totals
        places = [1 + sum(other < total for other in totals) for total in totals]
        return [[person(seat)] for (seat,) in groups], places
    won = [any(seat in winners for seat in group) for group in groups]
    places = [1 if each or not any(won) else 2 for each in won]
    return [[person(seat) for seat in group] for group in groups], places


def opponents(course: Course, seating: Seating, seat: Seat) -> tuple[Seat, ...]:
    """Return all seats that are not on the side of this one."""
    groups = _groups(course, len(seating.places))
    return tuple(sorted(each for group in groups if seat not in group for each in group))


def _groups(course: Course, players: int) -> Sequence[tuple[Seat, ...]]:
    """Return the seats that play together."""
    if isinstance(course, ContractCourse):
        return [(Seat(seat),) for seat in range(players)]
    return sides(course.rules, course.first)


def winners_of(seating: Seating, match: Match | None) -> tuple[Seat, ...] | None:
    """The winners of a match that is over, played out or not; ``None`` while it goes on.

    A void match has no winner. A match that reaches the most rounds of a table is decided as it
    stands.
    """
    if seating.ended is not None:
        return seating.ended.winners
    if match is None or match.in_play:
        return None
    if match.over:
        return match.course.winners
    return _ahead(match.course) if match.round_number >= MOST_ROUNDS else None


def _ahead(course: Course) -> tuple[Seat, ...]:
    """The people who are ahead: by games won, then by points, then by boxes; nobody in a tie."""
    if isinstance(course, ContractCourse):
        return course.winners
    sheet = course.sheet
    found = [
        (sheet.games_won[side], sum(sheet.totals(side)), sum(sheet.boxes(side)))
        for side in range(len(sheet.sides))
    ]
    best = max(found)
    return _groups(course, 0)[found.index(best)] if found.count(best) == 1 else ()


def stage_of(match: Match | None, winners: tuple[Seat, ...] | None) -> Stage:
    """Return the stage of a table."""
    if match is None:
        return "gathering"
    if winners is not None:
        return "over"
    return "playing" if match.in_play else "between"
