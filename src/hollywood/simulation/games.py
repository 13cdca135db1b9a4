"""The games that can be simulated, by the family of their rules."""

from __future__ import annotations

from hollywood.errors import HollywoodError
from hollywood.simulation.game import Game, Spec


def game_of(spec: Spec) -> Game:
    """Return the game of ``spec``, ready to be played; HollywoodError if it cannot be played."""
    family = spec.rules.get("family")
    if family == "gin":
        from hollywood.simulation.gin_game import gin_game

        return gin_game(spec)
    if family == "contract":
        from hollywood.simulation.contract_game import contract_game

        return contract_game(spec)
    raise HollywoodError(f"there is no simulation of the family {family!r}: gin or contract")
