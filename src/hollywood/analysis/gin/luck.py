"""Luck: what the deal and each draw were worth, calculated with all cards open.

The luck of a draw is the value of the round with the card drawn, minus its value before the draw,
when it could have been any card in the stock. The luck of the deal is the value of the round after
the deal, minus the value of rounds with this dealer. Both sides continue with the same policy,
which looks only at its own cards. Whatever that policy is, luck averages zero. A result minus its
luck (Zare's "hedging toward skill") therefore has the same mean as the result and varies far less.
Luck is shown but never graded, because nobody could know it.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import NamedTuple

from hollywood.analysis.codes import Codes
from hollywood.analysis.columns import Column, error_of_mean, looked_up, mean, minus
from hollywood.analysis.gin.best_end import best_end
from hollywood.analysis.gin.kernel_side import Kernel
from hollywood.analysis.gin.moments import Played
from hollywood.analysis.gin.stakes import Stakes, Worth, for_the_other
from hollywood.analysis.report import Chance, Spot
from hollywood.analysis.weighing import StoppedError
from hollywood.cards import Card
from hollywood.gin import Phase
from hollywood.kernel.gin.layout import A_DRAW, NO_CARD
from hollywood.play import DrawStock, Seat
from hollywood.strategy.gin.search.review import NOTHING

_FIRST = Seat(0)

_Luck = Callable[[Worth], tuple[float, float]]
"""Returns what chance gave, in a given measure of value, and the standard error."""


class RoundLuck(NamedTuple):
    """What chance did in a round, and the position along the way, for the round's seat 0.

    The curve begins with the deal and ends with the result.
    """

    chances: tuple[Chance, ...]
    curve: tuple[Spot, ...]
    end_match: float | None  # once the round is over


def luck_of(
    kernel: Kernel,
    play: Played,
    stakes: Stakes,
    deals: Column,
    worlds: int,
    *,
    stopping: Callable[[], bool],
) -> RoundLuck:
    """Calculate the luck of a round; ``stakes`` are those of the round's seat 0.

    ``deals`` are codes of whole rounds for a seat 0 that did not deal. StoppedError once
    ``stopping()``.
    """
    before = deals if play.dealer != _FIRST else for_the_other(deals)
    counted = _Counted(play, stakes)
    dealt = kernel.lay_open(play.dealt, NOTHING, NO_CARD, worlds, play.line)[0]
    counted.deal(play.line, dealt, before)
    for moment in play.moments:
        if not isinstance(moment.action, DrawStock):
            continue
        if stopping():
            raise StoppedError
        assert moment.before.table.phase is Phase.DRAW
        card = moment.before.stock[0]
        rows = kernel.lay_open(moment.before, A_DRAW, int(card), worlds, moment.line)
        counted.draw(moment.line, moment.seat, int(card), rows)
    end = None
    if play.end.result is not None:
        end = best_end(play.end, _FIRST)
        counted.spot(
            play.moments[-1].line,
            float(stakes.points[end]),
            None if stakes.match is None else float(stakes.match[end]),
        )
    return RoundLuck(
        chances=tuple(counted.chances),
        curve=tuple(counted.curve),
        end_match=None if end is None or stakes.match is None else float(stakes.match[end]),
    )


class _Counted:
    """The luck of a round while it is being calculated."""

    def __init__(self, play: Played, stakes: Stakes) -> None:
        self._play, self._stakes = play, stakes
        self.chances: list[Chance] = []
        self.curve: list[Spot] = []

    def deal(self, line: int, dealt: Column, before: Column) -> None:
        def luck(worth: Worth) -> tuple[float, float]:
            values, usual = looked_up(worth, dealt), looked_up(worth, before)
            error = math.hypot(error_of_mean(values), error_of_mean(usual))
            return mean(values) - mean(usual), error

        self._add(line, _FIRST, None, luck(self._stakes.points), self._in_match(luck))
        self._spot_of(line, dealt)

    def draw(self, line: int, seat: Seat, card: int, rows: Codes) -> None:
        sign = 1 if seat == _FIRST else -1

        def luck(worth: Worth) -> tuple[float, float]:
            gained = minus(looked_up(worth, rows[1]), looked_up(worth, rows[0]))
            return sign * mean(gained), error_of_mean(gained)

        self._add(line, seat, card, luck(self._stakes.points), self._in_match(luck))
        self._spot_of(line, rows[1])

    def spot(self, line: int, points: float, match: float | None) -> None:
        self.curve.append(Spot(line=line, points=points, match=match))

    def _in_match(self, luck: _Luck) -> tuple[float | None, float | None]:
        return (None, None) if self._stakes.match is None else luck(self._stakes.match)

    def _spot_of(self, line: int, codes: Column) -> None:
        match = self._stakes.match
        self.spot(
            line,
            mean(looked_up(self._stakes.points, codes)),
            None if match is None else mean(looked_up(match, codes)),
        )

    def _add(
        self,
        line: int,
        seat: Seat,
        card: int | None,
        points: tuple[float, float],
        match: tuple[float | None, float | None],
    ) -> None:
        self.chances.append(
            Chance(
                line=line,
                round_number=self._play.number,
                board=self._play.board,
                seat=self._play.seats[seat],
                card=None if card is None else Card(card),
                points=points[0],
                points_error=points[1],
                match=match[0],
                match_error=match[1],
            )
        )
