"""A bot that plays gin by a kernel function that somebody else wrote, one decision at a time."""

from __future__ import annotations

from hollywood.errors import HollywoodError
from hollywood.gin.sight import GinView
from hollywood.gin.vectors.action import action_of
from hollywood.gin.vectors.rules import vector_of
from hollywood.gin.vectors.view import view_vector
from hollywood.kernel.engine.chance import LENGTH, begin, seed_of
from hollywood.kernel.gin import layout as at
from hollywood.kernel.gin.check import is_legal
from hollywood.play import Action, View
from hollywood.strategy.gin.policies.theirs import GIN
from hollywood.strategy.named import policy_named, weights_of


class GinKernelBot:
    """Plays gin, and no other game; the function runs interpreted, as it takes little time."""

    def __init__(self, name: str, policy: str, seed: int | str) -> None:
        """``policy`` is ``kernel:module:function``; HollywoodError if there is no such function."""
        self.name = name
        self._policy = policy_named(policy, GIN)
        self._weights = list(weights_of(self._policy))
        self._chance = [0] * LENGTH
        begin(self._chance, 0, seed_of(f"{seed}|{name}"), 0, 0)

    def choose(self, view: View) -> Action | None:
        """Return the action of the function; ``None`` if another player is awaited.

        HollywoodError if the action is not legal.
        """
        if not isinstance(view, GinView):
            raise HollywoodError(f"{self.name} cannot play this game: it plays gin")
        if view.seat is None or view.awaiting != view.seat:
            return None
        rules = view.table.rules
        seen, numbers, tables = view_vector(view), vector_of(rules), rules.melds.tables
        action = [0] * at.A_LENGTH
        self._policy(seen, numbers, tables, self._weights, self._chance, 0, action)
        if not is_legal(seen, numbers, tables, action):
            raise HollywoodError(f"{self.name} chose an action that is not legal: {action}")
        return action_of(action, rules)
