"""What a bot may be told beside its view: what the round is worth to the match.

The sheet lies open to everybody. A bot that plays for the match asks to see it; one that does not
plays for the points of the round.
"""

from __future__ import annotations

from typing import NamedTuple, Protocol, runtime_checkable

from hollywood.gin.rules import GinRules
from hollywood.match.course import GinCourse
from hollywood.match.forms import sides
from hollywood.match.match import Match
from hollywood.match.sheet import ScoreSheet
from hollywood.play import Bot, Seat


class Stake(NamedTuple):
    """The sheet before a round of gin, the side that plays it, and the side it plays against."""

    rules: GinRules
    sheet: ScoreSheet
    side: int
    other: int


@runtime_checkable
class Informed(Protocol):
    """A bot that plays for the match and not for the round alone: it wants to see the sheet."""

    def at_stake(
        self, rules: GinRules, sheet: ScoreSheet, side: int, other: int | None = None
    ) -> None:
        """Look at the sheet as it stands before a round.

        ``side`` is the bot's own, ``other`` that of the player it meets: of two it need not be
        said.
        """


def opponent_of(match: Match, seat: Seat) -> Seat | None:
    """Return whom a match seat plays in this round of gin; ``None`` elsewhere."""
    number = match.board_of(seat)
    if number is None or not isinstance(match.course, GinCourse):
        return None
    (opponent,) = (each for each in match.boards[number].deal.seats if each != seat)
    return opponent


def stake_of(match: Match, seat: Seat) -> Stake | None:
    """Return what is at stake for a match seat; ``None`` at other games, and who sits out."""
    course, opponent = match.course, opponent_of(match, seat)
    if opponent is None or not isinstance(course, GinCourse):
        return None
    groups = sides(course.rules, course.first)
    (side,) = (group for group, seats in enumerate(groups) if seat in seats)
    (other,) = (group for group, seats in enumerate(groups) if opponent in seats)
    return Stake(course.rules, course.sheet, side, other)


def show_stake(bot: Bot, match: Match, seat: Seat) -> None:
    """Let a bot that asks for it see the sheet."""
    if isinstance(bot, Informed):
        stake = stake_of(match, seat)
        if stake is not None:
            bot.at_stake(*stake)
