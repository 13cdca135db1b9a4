"""Random rules of gin, including every knob of a two-handed match."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

from hollywood.errors import RulesError
from hollywood.gin import GinRules, Shutout
from tests.gin.playing import random_rules

_MATCH_KNOBS: dict[str, tuple[Any, ...]] = {
    "next_dealer": ("winner", "loser", "alternate"),
    "dealer_after_draw": ("same", "next"),
    "games_at_once": (None, None, 1, 2, 3),
    "credit": ("wins", "rounds"),
    "closed_entry": ("shift", "forfeit"),
    "target": (30, 60, 100, 150, 400),
    "series_end": ("all_three", "two_wins"),
    "overall": ("two_of_three", "all_three", "net"),
    "game_bonus": (0, 50, 100),
    "shutout": (
        None,
        Shutout(kind="replace_game_bonus", points=200),
        Shutout(kind="replace_game_bonus", points=20),
        Shutout(kind="add", points=70),
        Shutout(kind="double"),
    ),
    "box_bonus": (0, 20, 25),
    "third_game_doubled": (False, True),
    "sweep_doubled": (False, True),
    "gin_bonus": (0, 20, 25),
}


def any_rules(rng: random.Random) -> GinRules:
    """Random rules of a two-handed match, knob by knob; contradictions are drawn again."""
    while True:
        games = rng.choice((1, 2, 3, 3, 5, 9))
        knobs = {name: rng.choice(values) for name, values in _MATCH_KNOBS.items()}
        knobs |= {"games": games, "scoring": "single" if games == 1 else "hollywood"}
        if games == 1:
            knobs |= {"third_game_doubled": False, "sweep_doubled": False}
        try:
            return replace(random_rules(rng), **knobs)
        except RulesError:
            continue
