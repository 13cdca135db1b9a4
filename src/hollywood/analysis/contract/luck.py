"""Luck in the contract game: what the deal and each card from the stock were worth to each seat.

As in :mod:`hollywood.analysis.gin.luck`, luck is the value of the hand with the cards drawn, minus
its value before, when they could have been any cards in the stock. All cards are open, and everyone
continues with the same policy. A good card for one player is bad for the others, so everyone's luck
is calculated at each draw.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple

from hollywood.analysis.columns import (
    Column,
    column,
    error_of_mean,
    mean,
    means,
    minus,
    negative,
    scaled,
)
from hollywood.analysis.contract.first_place import FirstPlace
from hollywood.analysis.contract.kernel_side import ContractKernel, Outcomes
from hollywood.analysis.contract.moments import ContractMoment, PlayedHand
from hollywood.analysis.report import Chance, Spot
from hollywood.analysis.weighing import StoppedError
from hollywood.cards import Card
from hollywood.contract.events import Drew, DrewPenalty
from hollywood.contract.result import price
from hollywood.play import Seat

_PER_CENT = 100.0


class SeatLuck(NamedTuple):
    """A seat's luck in a hand, in points and in percent of a match, and the variances."""

    points: float
    points_variance: float
    match: float
    match_variance: float


class HandLuck(NamedTuple):
    """What chance did in a hand, and the position along the way.

    The curve begins with the deal and ends with the result; ``end_match`` is the state of the match
    for each seat once the hand is over.
    """

    chances: tuple[Chance, ...]
    curve: tuple[Spot, ...]
    by_seat: tuple[SeatLuck, ...]
    end_match: tuple[float, ...] | None


def contract_luck_of(
    kernel: ContractKernel,
    play: PlayedHand,
    deals: Outcomes,
    worlds: int,
    *,
    stopping: Callable[[], bool],
) -> HandLuck:
    """Calculate the luck of a hand; ``deals`` are outcomes of whole hands with the same dealer.

    StoppedError once ``stopping()``.
    """
    totals = play.course.sheet.totals
    counted = _Counted(play, FirstPlace(play.course.rules, play.number, totals))
    if not play.dealt.over:
        dealt = kernel.lay_open(play.dealt, None, (), worlds, play.line)[0]
        counted.deal(dealt, deals)
    for moment in play.moments:
        if stopping():
            raise StoppedError
        seat, drawn = cards_drawn(moment)
        if drawn:
            rows = kernel.lay_open(moment.before, moment.action, drawn, worlds, moment.line)
            counted.draw(moment.line, seat, drawn[0], rows)
    end = None
    if play.end.result is not None:
        penalties = [column([each]) for each in price(play.end.result, play.end.rules)]
        end = counted.end(play.moments[-1].line if play.moments else play.line, penalties)
    return HandLuck(tuple(counted.chances), tuple(counted.curve), counted.by_seat, end)


def cards_drawn(moment: ContractMoment) -> tuple[Seat, tuple[Card, ...]]:
    """Return who got cards from the stock through the action, and which cards."""
    events = [] if moment.action is None else moment.after.news
    drawn = [event for event in events if isinstance(event, Drew | DrewPenalty)]
    cards = tuple(event.card for event in drawn if event.card is not None)
    return (drawn[0].seat if drawn else moment.seat), cards


class _Counted:
    """The luck of a hand while it is being calculated."""

    def __init__(self, play: PlayedHand, first: FirstPlace) -> None:
        self._play, self._first = play, first
        self._totals = play.course.sheet.totals
        self._sums = [[0.0] * 4 for _ in self._totals]
        self.chances: list[Chance] = []
        self.curve: list[Spot] = []

    def deal(self, dealt: Outcomes, before: Outcomes) -> None:
        points, match = self._worths(dealt)
        usual_points, usual_match = self._worths(before)
        gains = [
            (
                mean(values) - mean(usual),
                math.hypot(error_of_mean(values), error_of_mean(usual)),
            )
            for values, usual in (
                *zip(points, usual_points, strict=True),
                *zip(match, usual_match, strict=True),
            )
        ]
        seats = len(self._totals)
        for seat in range(seats):
            self._add(seat, gains[seat], gains[seats + seat])
            self._chance(self._play.line, Seat(seat), None, gains[seat], gains[seats + seat], ())
        self._spot(self._play.line, means(points), means(match))

    def draw(self, line: int, receiver: Seat, card: Card, rows: tuple[Outcomes, Outcomes]) -> None:
        (before_points, before_match), (points, match) = map(self._worths, rows)
        in_points = [_gain(minus(points[seat], before_points[seat])) for seat in self._seats]
        in_match = [_gain(minus(match[seat], before_match[seat])) for seat in self._seats]
        for seat in self._seats:
            self._add(seat, in_points[seat], in_match[seat])
        everyone = tuple((in_points[seat][0], in_match[seat][0]) for seat in self._seats)
        self._chance(line, receiver, card, in_points[receiver], in_match[receiver], everyone)
        self._spot(line, means(points), means(match))

    def end(self, line: int, penalties: Outcomes) -> tuple[float, ...]:
        points, match = self._worths(penalties)
        self._spot(line, means(points), means(match))
        return tuple(means(match))

    @property
    def by_seat(self) -> tuple[SeatLuck, ...]:
        return tuple(SeatLuck(*map(float, row)) for row in self._sums)

    @property
    def _seats(self) -> range:
        return range(len(self._totals))

    def _worths(self, outcomes: Outcomes) -> tuple[list[Column], list[Column]]:
        """Return the values of outcomes to each seat: points and percent, a column for each."""
        penalties = outcomes[: len(self._totals)]
        chances = self._first.chances(penalties)
        return list(map(negative, penalties)), [scaled(each, _PER_CENT) for each in chances]

    def _add(self, seat: int, points: tuple[float, float], match: tuple[float, float]) -> None:
        gained = (points[0], points[1] ** 2, match[0], match[1] ** 2)
        self._sums[seat] = [a + b for a, b in zip(self._sums[seat], gained, strict=True)]

    def _chance(
        self,
        line: int,
        seat: Seat,
        card: Card | None,
        points: tuple[float, float],
        match: tuple[float, float],
        everyone: tuple[tuple[float, float], ...],
    ) -> None:
        self.chances.append(
            Chance(
                line=line,
                round_number=self._play.number,
                board=0,
                seat=seat,
                card=card,
                points=points[0],
                points_error=points[1],
                match=match[0],
                match_error=match[1],
                everyone=everyone,
            )
        )

    def _spot(self, line: int, points: Sequence[float], match: Sequence[float]) -> None:
        self.curve.append(
            Spot(
                line=line,
                points=float(points[0]) - self._totals[0],
                match=float(match[0]),
                everyone=tuple(map(float, match)),
            )
        )


def _gain(values: Column) -> tuple[float, float]:
    return mean(values), error_of_mean(values)
