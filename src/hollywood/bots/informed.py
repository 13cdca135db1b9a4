"""What a bot may know in addition to its view: the state of the match.

Everyone can see the sheet. A bot that plays for the match asks for it; any other bot plays for the
points of the round.
"""

from __future__ import annotations

from typing import NamedTuple, Protocol, TypeAlias, runtime_checkable

from hollywood.gin.round import GinRound
from hollywood.gin.rules import GinRules
from hollywood.gin.sight import GinView
from hollywood.match.course import GinCourse
from hollywood.match.forms import sides
from hollywood.match.match import Match
from hollywood.match.penalty_sheet import PenaltySheet
from hollywood.match.sheet import ScoreSheet
from hollywood.play import Bot, Seat


class GinStake(NamedTuple):
    """The sheet before a round of gin, the side that plays the round, and the opposing side."""

    rules: GinRules
    sheet: ScoreSheet
    side: int
    other: int
    last: GinView | None = None  # the seat's view of its last round, at first, if it met the same


Stake: TypeAlias = GinStake | PenaltySheet
"""The state of a match before a round; in the contract game this is the sheet."""


@runtime_checkable
class Informed(Protocol):
    """A bot that plays for the match, not only for the round, and needs the sheet."""

    def at_stake(self, stake: Stake) -> None:
        """Receive the sheet as it is before a round."""


def opponent_of(match: Match, seat: Seat) -> Seat | None:
    """Return the opponent of a match seat in this round of gin; ``None`` otherwise."""
    number = match.board_of(seat)
    if number is None or not isinstance(match.course, GinCourse):
        return None
    (opponent,) = (each for each in match.boards[number].deal.seats if each != seat)
    return opponent


def stake_of(match: Match, seat: Seat) -> Stake | None:
    """Return the stake of a match seat; ``None`` for a seat that sits out."""
    course = match.course
    if not isinstance(course, GinCourse):
        return course.sheet
    opponent = opponent_of(match, seat)
    if opponent is None:
        return None
    groups = sides(course.rules, course.first)
    (side,) = (group for group, seats in enumerate(groups) if seat in seats)
    (other,) = (group for group, seats in enumerate(groups) if opponent in seats)
    return GinStake(course.rules, course.sheet, side, other, _last_view(match, seat, opponent))


def _last_view(match: Match, seat: Seat, opponent: Seat) -> GinView | None:
    """Return how the last round of two players ended; ``None`` once both have had a turn."""
    number = match.board_of(seat)
    assert number is not None, "who has an opponent sits at a board"
    this = match.boards[number].round
    assert isinstance(this, GinRound)
    if this.table.turns > 1:
        return None
    for last in match.last_boards:
        place = last.place_of(seat)
        if place is not None and last.place_of(opponent) is not None:
            assert isinstance(last.round, GinRound)
            return last.round.view(place)
    return None


def show_stake(bot: Bot, match: Match, seat: Seat) -> None:
    """Show the sheet to a bot that asks for it."""
    if isinstance(bot, Informed):
        stake = stake_of(match, seat)
        if stake is not None:
            bot.at_stake(stake)
