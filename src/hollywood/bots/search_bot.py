"""The searching player: it simulates rounds for each decision.

It uses only its view and what it has been told of the match.
"""

from __future__ import annotations

from functools import lru_cache

from hollywood.bots.contract.search import ContractSearcher
from hollywood.bots.contract.why import explain_contract
from hollywood.bots.gin.impressions import Impressions
from hollywood.bots.gin.search import GinSearcher
from hollywood.bots.gin.why import explain_gin
from hollywood.bots.hints import Hint
from hollywood.bots.informed import GinStake, Stake
from hollywood.bots.ways import ContractWays, Ways
from hollywood.contract.sight import ContractView
from hollywood.equity import worth_vector
from hollywood.errors import HollywoodError
from hollywood.gin.sight import GinView
from hollywood.kernel.engine.chance import seed_of
from hollywood.kernel.engine.clock import now
from hollywood.kernel.engine.compiling import can_compile
from hollywood.kernel.engine.stopping import NEVER, TOLD, UNTIL, new_stop
from hollywood.match.penalty_sheet import PenaltySheet
from hollywood.play import Action, View

_FEWEST = 24  # simulated rounds
_PART = 0.85
"""The part of its time after which a search ends; the rest is for the round that it is in."""
_START_MS = 2.0
"""What a new bot needs for itself before the search and after it."""


class SearchBot:
    """Plays every game; the same seed, name, sheets, and views give the same actions.

    Without a sheet it plays for the points of the round. ``impressions`` is what it has learned
    about the other gin player so far; a new bot can continue with those of an earlier one.
    """

    def __init__(
        self,
        name: str,
        gin: Ways,
        contract: ContractWays,
        seed: int | str,
        *,
        for_points: bool = False,
        limit_ms: int | None = None,
    ) -> None:
        """``gin`` and ``contract`` say how much it searches in each family of games.

        With ``for_points`` it never plays for the match. After ``limit_ms`` it makes the best move
        so far; the same seed may then give different actions on a slower machine.
        """
        self.name = name
        number = seed_of(f"{seed}|{name}")
        self._for_points = for_points
        self.limit_ms = limit_ms
        self._stop = new_stop()
        self._gin = GinSearcher(gin if can_compile() else _shorter(gin), number, self._stop)
        self._contract = ContractSearcher(contract, number, self._stop)
        self._stake: GinStake | None = None
        self._told: tuple[GinStake, int, bool] | None = None  # to the searcher, who deals, doubled
        self._penalties: PenaltySheet | None = None

    @property
    def impressions(self) -> Impressions:
        """What it has learned about the other player, for a bot that takes its place."""
        return self._gin.impressions

    @impressions.setter
    def impressions(self, impressions: Impressions) -> None:
        self._gin.impressions = impressions

    def at_stake(self, stake: Stake) -> None:
        """Play for the match from now on."""
        if isinstance(stake, GinStake):
            self._gin.after_round(stake.last)
        if self._for_points:
            return
        if isinstance(stake, GinStake):
            self._stake = stake._replace(last=None)
        else:
            self._penalties = stake

    def choose(self, view: View) -> Action | None:
        """Return the best action found; ``None`` if another player is awaited."""
        self._stop[TOLD], self._stop[UNTIL] = 0, NEVER
        if isinstance(view, ContractView):
            self._contract.for_match(self._totals_before(view))
            self._start_clock()
            return self._contract.choose(view)
        if not isinstance(view, GinView):
            raise HollywoodError(f"{self.name} cannot play this game: it plays gin and May-I games")
        self._weigh(view)  # before the clock starts: under a new sheet it takes its time, once
        self._start_clock()
        return self._gin.choose(view)

    def _start_clock(self) -> None:
        """Say when the time of this decision is up."""
        if self.limit_ms is not None:
            left = max(0.0, _PART * self.limit_ms - _START_MS)
            self._stop[UNTIL] = now() + round(1000 * left)

    def stop(self) -> None:
        """End the current decision, from another thread; it becomes the best move so far."""
        self._stop[TOLD] = 1

    def advise(self, view: View) -> Hint:
        """Return what it would do and why, with the figures from the search.

        HollywoodError if the seat of the view has nothing to decide.
        """
        action = self.choose(view)
        if isinstance(view, ContractView):
            return explain_contract(view, action, self._contract.tried)
        assert isinstance(view, GinView), "anything else has no choice made"
        return explain_gin(view, action, self._gin.found)

    def _totals_before(self, view: ContractView) -> tuple[int, ...]:
        """Return the penalties by seat before this hand; empty if the sheet was not shown."""
        sheet = self._penalties
        if sheet is None or len(sheet.hands) + 1 != view.table.hand_number:
            return ()
        return sheet.totals

    def _weigh(self, view: GinView) -> None:
        """Tell the searcher what the results of this round are worth, if that has changed."""
        stake = self._stake
        if stake is None or view.seat is None or stake.sheet.over:
            return
        deals = stake.side if view.table.dealer == view.seat else stake.other
        doubled = view.table.multiplier > view.table.rules.multiplier
        if self._told != (stake, deals, doubled):
            self._told = stake, deals, doubled
            self._gin.for_result(_worth(stake, deals, doubled=doubled))


def _shorter(ways: Ways) -> Ways:
    """Reduce the work of an interpreted player, which is a hundred times slower."""
    return ways._replace(worlds=max(_FEWEST, ways.worlds // 100), burn=10, burn_turn=5)


@lru_cache(maxsize=64)
def _worth(stake: GinStake, deals: int, *, doubled: bool) -> tuple[int, ...]:
    """Return the value of each result of a round; cached, as bots may be new for each move."""
    rules, sheet, side, other, _ = stake
    return tuple(worth_vector(rules, sheet, side, deals, other=other, doubled=doubled))
