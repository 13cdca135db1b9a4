"""The value of a match, by every possible continuation: for targets of a few points.

Nothing is separated here: a state is a whole sheet of the kernel and who deals, and the value of a
state is the mean over the results of the next round. The lockstep tests compare the sheet itself
with the engine's.
"""

from __future__ import annotations

from hollywood.equity.outcomes import Odds
from hollywood.gin.rules import GinRules
from hollywood.gin.vectors.rules import rules_vector
from hollywood.kernel.gin.layout import NOBODY
from hollywood.kernel.gin.sheet import (
    T_BOXES,
    T_SCORED,
    T_TOTALS,
    T_WINS,
    T_WON,
    enter,
    is_over,
    net,
    next_dealer,
    winner_of,
)

State = tuple[tuple[int, ...], int]


class WholeMatches:
    """The value of every state, to side 0: net points, or the share of matches won.

    Net points are those of each game added up, so nothing here doubles a sweep.
    """

    def __init__(self, rules: GinRules, odds: Odds, *, points: bool) -> None:
        self.rules = rules_vector(rules)
        self.games = rules.games
        self.odds = odds
        self.points = points
        self._known: dict[State, float] = {}

    def worth(self, sheet: list[int], dealer: int) -> float:
        """Return the value of the match at its end."""
        so_far = net(sheet, self.rules) if self.points else 0
        return so_far + self._to_come(sheet, dealer)

    def after(self, sheet: list[int], dealer: int, side: int, points: int, boxes: int) -> float:
        """Return the same once ``side`` has won a round."""
        then = sheet.copy()
        enter(then, self.rules, side, points, boxes)
        return self.worth(then, next_dealer(self.rules, dealer, side))

    def _to_come(self, sheet: list[int], dealer: int) -> float:
        if is_over(sheet, self.rules):
            if self.points:
                return 0
            return {0: 1.0, 1: 0.0, -1: 0.5}[winner_of(sheet, self.rules)]
        key = tuple(self._all_that_counts(sheet))
        if (key, dealer) not in self._known:
            decided = [self._decided(list(key), deals) for deals in range(2)]
            stays = next_dealer(self.rules, dealer, -1) == dealer
            drawn = self.odds.drawn
            for deals in range(2):
                if stays:
                    worth = decided[deals] / (1 - drawn)
                else:
                    worth = (decided[deals] + drawn * decided[1 - deals]) / (1 - drawn**2)
                self._known[key, deals] = worth
        return self._known[key, dealer]

    def _decided(self, sheet: list[int], dealer: int) -> float:
        """Return the mean over the results that somebody scores, times how often they occur."""
        before = net(sheet, self.rules) if self.points else 0
        total = 0.0
        for way in self.odds.outcomes:
            side = dealer if way.dealer_wins else 1 - dealer
            after = self.after(sheet, dealer, side, way.points, way.boxes)
            total += way.share * (after - before)
        return total

    def _all_that_counts(self, sheet: list[int]) -> list[int]:
        """Forget what no longer matters, so that there are fewer states."""
        kept = sheet.copy()
        for place in (T_SCORED, T_WINS, T_WINS + 1):
            kept[place] = min(kept[place], self.games)
        for game in range(self.games):
            for side in range(2):
                if kept[T_WON + game] != NOBODY:
                    kept[T_TOTALS + 2 * game + side] = 0
                if kept[T_WON + game] != NOBODY or not self.points:
                    kept[T_BOXES + 2 * game + side] = 0
        return kept
