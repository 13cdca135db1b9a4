"""The searching player: it simulates rounds for each decision.

It uses only its view and what it has been told of the match.
"""

from __future__ import annotations

import math
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import Any

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
from hollywood.kernel.engine.compiling import can_compile
from hollywood.kernel.engine.vectors import empty_vector
from hollywood.match.penalty_sheet import PenaltySheet
from hollywood.play import Action, View

_FEWEST = 24  # simulated rounds
_PART = 0.85
"""The part of its time after which a search is told to stop; the rest is for the current round."""
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
        self._stop: Any = empty_vector(1) if can_compile() else _Stop()
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
        self._stop[0] = 0
        if isinstance(view, ContractView):
            self._contract.for_match(self._totals_before(view))
            with self._limited():
                return self._contract.choose(view)
        if not isinstance(view, GinView):
            raise HollywoodError(f"{self.name} cannot play this game: it plays gin and May-I games")
        self._weigh(view)  # before the clock starts: under a new sheet it takes its time, once
        with self._limited():
            return self._gin.choose(view)

    @contextmanager
    def _limited(self) -> Iterator[None]:
        """Stop what is done inside when its time is up."""
        timer, seconds = None, math.inf
        if self.limit_ms is not None:
            seconds = max(0.0, _PART * self.limit_ms - _START_MS) / 1000
        if isinstance(self._stop, _Stop):
            self._stop.until = time.monotonic() + seconds
        elif self.limit_ms is not None:
            timer = threading.Timer(seconds, self.stop)
            timer.daemon = True
            timer.start()
        try:
            yield
        finally:
            if timer is not None:
                timer.cancel()

    def stop(self) -> None:
        """End the current decision, from another thread; it becomes the best move so far."""
        self._stop[0] = 1

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


class _Stop:
    """The vector that stops a search, for interpreted code: it also looks at the time.

    No thread is needed, which a browser does not have.
    """

    def __init__(self) -> None:
        self._stopped = 0
        self.until = math.inf

    def __getitem__(self, place: int) -> int:
        return 1 if time.monotonic() >= self.until else self._stopped

    def __setitem__(self, place: int, stopped: int) -> None:
        self._stopped = stopped


def _shorter(ways: Ways) -> Ways:
    """Reduce the work of an interpreted player, which is a hundred times slower."""
    return ways._replace(worlds=max(_FEWEST, ways.worlds // 100), burn=10, burn_turn=5)


@lru_cache(maxsize=64)
def _worth(stake: GinStake, deals: int, *, doubled: bool) -> tuple[int, ...]:
    """Return the value of each result of a round; cached, as bots may be new for each move."""
    rules, sheet, side, other, _ = stake
    return tuple(worth_vector(rules, sheet, side, deals, other=other, doubled=doubled))
