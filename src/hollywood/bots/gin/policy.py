"""The gin bots: the policies of the simulations, asked for one decision at a time.

A policy reads the view as a vector and writes its action as one
(:mod:`hollywood.strategy.gin.policies.choose`); this module converts both to the types of the
engine. It runs interpreted, because such a bot takes very little time.
"""

from __future__ import annotations

from hollywood.bots.gin.manners import MANNERS
from hollywood.errors import HollywoodError
from hollywood.gin.sight import GinView
from hollywood.gin.vectors.action import action_of
from hollywood.gin.vectors.rules import vector_of
from hollywood.gin.vectors.view import view_vector
from hollywood.kernel.engine.chance import LENGTH, begin, seed_of
from hollywood.kernel.gin import layout as at
from hollywood.play import Action, View
from hollywood.strategy.gin.policies.choose import choose


class GinBot:
    """Plays gin, and no other game, by one of the policies; ``seed`` is its only randomness."""

    def __init__(self, name: str, policy: str, seed: int | str) -> None:
        self.name = name
        self.policy = policy
        self._chance = [0] * LENGTH
        begin(self._chance, 0, seed_of(f"{seed}|{name}"), 0, 0)

    def choose(self, view: View) -> Action | None:
        """Return the action of the policy; ``None`` if another player is awaited."""
        if isinstance(view, GinView):
            return gin_choice(view, self.policy, self._chance)
        raise HollywoodError(f"{self.name} cannot play this game: the {self.policy} bot plays gin")


def gin_choice(view: GinView, policy: str, chance: list[int] | None = None) -> Action | None:
    """Return what the policy does as the awaited player, ``None`` for anyone else.

    ``chance`` is the state of its random generator, which is advanced; a deterministic policy needs
    none.
    """
    if view.seat is None or view.awaiting != view.seat:
        return None
    rules = view.table.rules
    number, weights = MANNERS[policy]
    action = [0] * at.A_LENGTH
    choose(
        number,
        view_vector(view),
        vector_of(rules),
        rules.melds.tables,
        list(weights),
        [0] * LENGTH if chance is None else chance,
        0,
        action,
    )
    return action_of(action, rules)
