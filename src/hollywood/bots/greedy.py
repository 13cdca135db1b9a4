"""The greedy bot: takes what helps now, melds as soon as it can, and does not look ahead."""

from __future__ import annotations

from hollywood.bots.contract.policy import greedy_choice
from hollywood.bots.gin.policy import gin_choice
from hollywood.contract.sight import ContractView
from hollywood.errors import HollywoodError
from hollywood.gin.sight import GinView
from hollywood.play import Action, View


class GreedyBot:
    """Plays every game; the same view always gives the same action."""

    def __init__(self, name: str) -> None:
        self.name = name

    def choose(self, view: View) -> Action | None:
        """Return the action that helps most now; ``None`` is no call when it is not awaited."""
        if isinstance(view, GinView):
            return gin_choice(view, "greedy")
        if isinstance(view, ContractView):
            return greedy_choice(view)
        raise HollywoodError(f"{self.name} does not know this game")
