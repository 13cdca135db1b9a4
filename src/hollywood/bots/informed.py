"""What a bot may be told beside its view: how the match stands.

The sheet lies open to everybody. A bot that plays for the match asks to see it; one that does not
plays for the points of the round.
"""

from __future__ import annotations

from typing import NamedTuple, Protocol, TypeAlias, runtime_checkable

from hollywood.gin.rules import GinRules
from hollywood.match.course import GinCourse
from hollywood.match.forms import sides
from hollywood.match.match import Match
from hollywood.match.penalty_sheet import PenaltySheet
from hollywood.match.sheet import ScoreSheet
from hollywood.play import Bot, Seat


class GinStake(NamedTuple):
    """The sheet before a round of gin, the side that plays it, and the side it plays against."""

    rules: GinRules
    sheet: ScoreSheet
    side: int
    other: int


Stake: TypeAlias = GinStake | PenaltySheet
"""How a match stands before a round: in the contract game the sheet says it all."""


@runtime_checkable
class Informed(Protocol):
    """A bot that plays for the match and not for the round alone: it wants to see the sheet."""

    def at_stake(self, stake: Stake) -> None:
        """Look at the sheet as it stands before a round."""


def opponent_of(match: Match, seat: Seat) -> Seat | None:
    """Return whom a match seat plays in this round of gin; ``None`` elsewhere."""
    number = match.board_of(seat)
    if number is None or not isinstance(match.course, GinCourse):
        return None
    (opponent,) = (each for each in match.boards[number].deal.seats if each != seat)
    return opponent


def stake_of(match: Match, seat: Seat) -> Stake | None:
    """Return what is at stake for a match seat; ``None`` for who sits out."""
    course = match.course
    if not isinstance(course, GinCourse):
        return course.sheet
    opponent = opponent_of(match, seat)
    if opponent is None:
        return None
    groups = sides(course.rules, course.first)
    (side,) = (group for group, seats in enumerate(groups) if seat in seats)
    (other,) = (group for group, seats in enumerate(groups) if opponent in seats)
    return GinStake(course.rules, course.sheet, side, other)


def show_stake(bot: Bot, match: Match, seat: Seat) -> None:
    """Let a bot that asks for it see the sheet."""
    if isinstance(bot, Informed):
        stake = stake_of(match, seat)
        if stake is not None:
            bot.at_stake(stake)
