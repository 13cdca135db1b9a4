"""Players that consider only their own hand: a policy decides, exactly or at a temperature."""

from __future__ import annotations

import random

from hollywood.bots.contract.policy import (
    collecting_choice,
    greedy_choice,
    planned_choice,
)
from hollywood.bots.contract.warm import warm_contract_choice
from hollywood.bots.gin.policy import GinBot
from hollywood.bots.gin.warm import warm_choice
from hollywood.bots.levels import Warmth
from hollywood.contract.sight import ContractView
from hollywood.errors import HollywoodError
from hollywood.gin.sight import GinView
from hollywood.play import Action, View

_SHARP = {
    "greedy": greedy_choice,
    "collecting": collecting_choice,
    "planner": planned_choice,
}


class PolicyBot:
    """Plays every game by a policy; the same seed and views give the same play."""

    def __init__(self, name: str, gin: Warmth, contract: Warmth, seed: int | str) -> None:
        self.name = name
        self._gin, self._heat = GinBot(name, gin.policy, seed), gin.heat
        self._contract = contract
        self._chance = random.Random(f"{seed}|{name}")

    def choose(self, view: View) -> Action | None:
        """Return the action of the policy; ``None`` (no call) if another player is awaited."""
        if isinstance(view, GinView):
            if not self._heat:
                return self._gin.choose(view)
            return warm_choice(view, self._gin.policy, self._heat, self._chance)
        if isinstance(view, ContractView):
            policy, heat = self._contract
            if not heat:
                return _SHARP[policy](view)
            return warm_contract_choice(view, heat, self._chance)
        raise HollywoodError(f"{self.name} cannot play this game: it plays gin and May-I games")
