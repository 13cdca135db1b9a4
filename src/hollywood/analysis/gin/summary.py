"""Summaries of the rounds and players of a gin match."""

from __future__ import annotations

import math
from typing import Any

from hollywood.analysis.gin.luck import RoundLuck
from hollywood.analysis.gin.moments import Played, Story
from hollywood.analysis.gin.stakes import PERCENT
from hollywood.analysis.report import Decision, PlayerReview, RoundReview, Spot
from hollywood.analysis.tally import tally_of
from hollywood.gin import price


class GinSummary:
    """Rounds are added in order; ``unit`` is the unit of the match, if it is graded."""

    family = "gin"

    def __init__(self, story: Story, unit: str | None) -> None:
        self._story = story
        self.unit = unit
        self.rounds: list[RoundReview] = []
        self._luck: list[RoundLuck] = []
        self._base: dict[int, float] = {}  # the points of earlier rounds, by match seat

    def add(self, place: int, decisions: tuple[Decision, ...], luck: Any) -> None:
        """Add a round whose pieces are done."""
        assert isinstance(luck, RoundLuck)
        self._luck.append(luck)
        self.rounds.append(_round(self._story.rounds[place], decisions, luck, self._base))

    def person(self, seat: int) -> PlayerReview:
        """Summarize a player."""
        played = [one for one in self.rounds if seat in one.seats and one.finished]
        chances = [each for one in played for each in one.luck]
        points = sum(one.points if seat == one.seats[0] else -one.points for one in played)
        gained = sum(each.points if each.seat == seat else -each.points for each in chances)
        result, luck_match, luck_error = self._in_match(seat)
        return PlayerReview(
            seat=seat,
            name=self._story.match.players[seat],
            **tally_of(seat, self.rounds),
            points=points,
            luck_points=gained,
            luck_points_error=math.sqrt(sum(each.points_error**2 for each in chances)),
            adjusted_points=points - gained,
            result_match=result,
            luck_match=luck_match,
            luck_match_error=luck_error,
            adjusted_match=None if result is None or luck_match is None else result - luck_match,
        )

    def _in_match(self, seat: int) -> tuple[float | None, float | None, float | None]:
        """Return the state of the match for one of two players, the luck in it, and its error.

        None if the values of the match are unknown, or if there are more than two players.
        """
        done = [
            (one, each) for one, each in zip(self.rounds, self._luck, strict=True) if one.finished
        ]
        if len(self._story.match.players) != 2 or not done:
            return None, None, None
        end = done[-1][1].end_match
        if end is None or self.unit is None:
            return None, None, None
        chances = [each for one, _ in done for each in one.luck]
        gained = sum((each.match or 0.0) * (1 if each.seat == seat else -1) for each in chances)
        if seat != done[-1][0].seats[0]:
            end = 100 - end if self.unit == PERCENT else -end
        return end, gained, math.sqrt(sum((each.match_error or 0.0) ** 2 for each in chances))


def _round(
    play: Played,
    decisions: tuple[Decision, ...],
    luck: RoundLuck,
    base: dict[int, float],
) -> RoundReview:
    """Put a round together; ``base`` has the points of earlier rounds, by match seat."""
    first, second = play.seats
    points, winner, ending = 0, None, None
    if play.end.result is not None:
        score = price(play.end.result, play.end.rules)
        ending = "none" if score.winner is None else score.kind.value
        if score.winner is not None:
            winner = play.seats[score.winner]
            points = score.points if score.winner == 0 else -score.points
    so_far = base.get(first, 0.0)
    for seat, sign in ((first, 1), (second, -1)):
        base[seat] = base.get(seat, 0.0) + sign * points
    return RoundReview(
        number=play.number,
        board=play.board,
        seats=(first, second),
        dealer=play.seats[play.dealer],
        finished=play.end.result is not None,
        winner=winner,
        ending=ending,
        points=points,
        penalties=(),
        curve=tuple(
            Spot(line=spot.line, points=so_far + spot.points, match=spot.match)
            for spot in luck.curve
        ),
        luck=luck.chances,
        decisions=decisions,
    )
