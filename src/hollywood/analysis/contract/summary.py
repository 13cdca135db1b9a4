"""Summaries of the hands and players of a contract match."""

from __future__ import annotations

import math
from typing import Any

from hollywood.analysis.contract.luck import HandLuck
from hollywood.analysis.contract.moments import ContractStory, PlayedHand
from hollywood.analysis.gin.stakes import PERCENT
from hollywood.analysis.report import Decision, PlayerReview, RoundReview
from hollywood.analysis.tally import tally_of
from hollywood.contract.result import price


class ContractSummary:
    """Hands are added in order."""

    family = "contract"
    unit = PERCENT

    def __init__(self, story: ContractStory) -> None:
        self._story = story
        self.rounds: list[RoundReview] = []
        self._luck: list[HandLuck] = []

    def add(self, place: int, decisions: tuple[Decision, ...], luck: Any) -> None:
        """Add a hand whose pieces are done."""
        assert isinstance(luck, HandLuck)
        self._luck.append(luck)
        self.rounds.append(_hand(self._story.rounds[place], decisions, luck, self._story))

    def person(self, seat: int) -> PlayerReview:
        """Summarize a player."""
        done = [luck for luck, one in zip(self._luck, self.rounds, strict=True) if one.finished]
        points = -sum(one.penalties[seat] for one in self.rounds if one.finished)
        own = [luck.by_seat[seat] for luck in done]
        gained = sum(each.points for each in own)
        end = done[-1].end_match if done else None
        result = None if end is None else end[seat]
        in_match = sum(each.match for each in own) if done else None
        return PlayerReview(
            seat=seat,
            name=self._story.match.players[seat],
            **tally_of(seat, self.rounds),
            points=points,
            luck_points=gained,
            luck_points_error=math.sqrt(sum(each.points_variance for each in own)),
            adjusted_points=points - gained,
            result_match=result,
            luck_match=in_match,
            luck_match_error=math.sqrt(sum(each.match_variance for each in own)) if done else None,
            adjusted_match=None if result is None or in_match is None else result - in_match,
        )


def _hand(
    play: PlayedHand, decisions: tuple[Decision, ...], luck: HandLuck, story: ContractStory
) -> RoundReview:
    result, players = play.end.result, story.match.players
    penalties = () if result is None else price(result, play.end.rules)
    return RoundReview(
        number=play.number,
        board=0,
        seats=tuple(range(len(players))),
        dealer=play.dealer,
        finished=result is not None,
        winner=None if result is None else result.winner,
        ending=None if result is None else result.ending.value,
        points=-penalties[0] if penalties else 0,
        penalties=penalties,
        curve=luck.curve,
        luck=luck.chances,
        decisions=decisions,
    )
