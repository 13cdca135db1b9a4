"""A game described: its actions, its planes and its rewards, as tables of Markdown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hollywood.envs.contract import history as contract_history
from hollywood.envs.gin import history as gin_history
from hollywood.gin.rules import GinRules

if TYPE_CHECKING:
    from hollywood.envs.game import Game


def described(game: Game) -> str:
    """Describe a game."""
    low, high = game.utility_bounds
    ends = "always add up to 0" if game.zero_sum else "need not add up to 0"
    kinds = gin_history.KINDS if isinstance(game.rules, GinRules) else contract_history.KINDS
    return "\n".join(
        (
            (
                f"{game.players} players, {game.actions} actions, episodes of a {game.episode}, "
                f"rewards by {game.reward}."
            ),
            f"Returns are from {low:g} to {high:g} and {ends}.",
            "",
            *actions_table(game),
            "",
            *planes_table(game),
            "",
            "| event | kind |",
            "|---|---|",
            *(f"| {number} | {meaning} |" for number, meaning in kinds),
        )
    )


def actions_table(game: Game) -> list[str]:
    """Return the table of the actions."""
    rows = ["| ids | action |", "|---|---|"]
    for first, count, meaning in game.family.table:
        ids = f"{first}" if count == 1 else f"{first} to {first + count - 1}"
        rows.append(f"| {ids} | {meaning} |")
    return rows


def planes_table(game: Game) -> list[str]:
    """Return the table of the planes."""
    rows = ["| plane | from | shape | what it says |", "|---|---|---|---|"]
    for plane in game.information:
        shape = " x ".join(map(str, plane.shape))
        rows.append(f"| `{plane.name}` | {plane.offset} | {shape} | {plane.meaning} |")
    return rows
