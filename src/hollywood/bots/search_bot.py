"""The searching player: each decision is played out in rounds that it imagines.

It goes by its view, by what it has been told of the match, and by nothing else.
"""

from __future__ import annotations

import hashlib
from typing import Protocol, runtime_checkable

from hollywood.bots.contract_search import ContractSearcher, ContractWays
from hollywood.bots.gin_search import GinSearcher, Ways
from hollywood.contract.sight import ContractView
from hollywood.equity import worth_vector
from hollywood.errors import HollywoodError
from hollywood.gin.rules import GinRules
from hollywood.gin.sight import GinView
from hollywood.match.sheet import ScoreSheet
from hollywood.play import Action, View


@runtime_checkable
class Informed(Protocol):
    """A bot that plays for the match and not for the round alone: it wants to see the sheet."""

    def at_stake(self, rules: GinRules, sheet: ScoreSheet, side: int) -> None:
        """Look at the sheet as it stands before a round; ``side`` is the bot's own."""


class SearchBot:
    """Plays every game of the house; the same seed, name, sheets and views give the same actions.

    Where it is told no sheet it plays for the points of the round.
    """

    def __init__(
        self,
        name: str,
        gin: Ways,
        contract: ContractWays,
        seed: int | str,
        *,
        for_points: bool = False,
    ) -> None:
        """``gin`` and ``contract`` say how hard it thinks at each family of games.

        With ``for_points`` it never plays for the match.
        """
        self.name = name
        number = int.from_bytes(hashlib.sha256(f"{seed}|{name}".encode()).digest()[:8]) >> 1
        self._for_points = for_points
        self._gin = GinSearcher(gin, number)
        self._contract = ContractSearcher(contract, number)
        self._match: tuple[GinRules, ScoreSheet, int] | None = None
        self._stake: tuple[ScoreSheet, int, int] | None = None

    def at_stake(self, rules: GinRules, sheet: ScoreSheet, side: int) -> None:
        """Play for the match from here on."""
        if self._for_points:
            return
        self._match = (rules, sheet, side)

    def choose(self, view: View) -> Action | None:
        """Return what the search finds best; ``None`` where somebody else is awaited."""
        if isinstance(view, ContractView):
            return self._contract.choose(view)
        if not isinstance(view, GinView):
            raise HollywoodError(f"{self.name} cannot play this game: it plays gin and May-I games")
        if self._match is not None and view.seat is not None:
            rules, sheet, side = self._match
            deals = side if view.table.dealer == view.seat else 1 - side
            stake = (sheet, side, deals)
            if stake != self._stake and not sheet.over:
                self._stake = stake
                self._gin.for_result(worth_vector(rules, sheet, side, deals))
        return self._gin.choose(view)
