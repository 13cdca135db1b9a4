"""What a match is played for: points, or the win."""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

from hollywood.errors import HollywoodError
from hollywood.gin.rules import GinRules

Stake: TypeAlias = Literal["points", "win"]
"""``points``: net points in the settlement. ``win``: the share of matches won."""


def stake_of(rules: GinRules) -> Stake:
    """Return what these rules are played for by default.

    It is points if the rules pay for points: with a bonus for games, boxes or shutouts, with
    something paid double, with a settlement or money, or if the larger settlement wins the match.
    If points only fill the columns, it is the win.

    >>> from hollywood.gin.presets import GIN_PRESETS
    >>> stake_of(GIN_PRESETS["gin"]), stake_of(GIN_PRESETS["hollywood-gin"])
    ('points', 'win')
    """
    paid = (
        rules.game_bonus,
        rules.box_bonus,
        rules.shutout,
        rules.third_game_doubled,
        rules.sweep_doubled,
        rules.settlement,
        rules.stake,
        rules.games > 1 and rules.overall == "net",
    )
    return "points" if any(paid) else "win"


def checked_stake(stake: str) -> Stake:
    """Return ``stake``; raise HollywoodError if it is not a stake."""
    for known in get_args(Stake):
        if stake == known:
            return "points" if known == "points" else "win"
    raise HollywoodError(f"a stake cannot be {stake!r}: {' or '.join(get_args(Stake))}")
