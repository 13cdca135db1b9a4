"""What a match is played for: points, or winning it."""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

from hollywood.errors import HollywoodError
from hollywood.gin.rules import GinRules

Stake: TypeAlias = Literal["points", "win"]
"""``points``: the points that the settlement moves; ``win``: the share of matches won."""


def stake_of(rules: GinRules) -> Stake:
    """Return what these rules are played for where nobody says otherwise.

    Points, where the rules pay points: there is a bonus for games, boxes or shutouts, something is
    paid twice, the match goes to the larger settlement, or there is a settlement or money. Where
    points only fill the columns, what counts in the end is who wins the match.

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
    """Return the stake; HollywoodError for what is none."""
    for known in get_args(Stake):
        if stake == known:
            return "points" if known == "points" else "win"
    raise HollywoodError(f"a stake cannot be {stake!r}: {' or '.join(get_args(Stake))}")
