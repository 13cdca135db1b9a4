"""The named rule sets of gin; each page's preset follows its page exactly."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Literal, TypeAlias

from hollywood.gin.rules import GinRules, Shutout

GinPreset: TypeAlias = Literal[
    "hollywood-gin",
    "hollywood-rummy",
    "hollywood-rounds",
    "gin",
    "oklahoma",
    "straight-gin",
    "round-the-corner",
    "eaai",
]
"""The name of a preset of gin."""

_HOLLYWOOD_GIN = GinRules(gin_bonus=25, gin_bonus_allowed=(20, 25))

_GIN = GinRules(
    next_dealer="alternate",
    knock_discard="face_down",
    scoring="single",
    games=1,
    credit=None,
    closed_entry=None,
    series_end=None,
    overall=None,
    game_bonus=100,
    shutout=Shutout(kind="replace_game_bonus", points=200),
    box_bonus=20,
    settlement="lower_total_pays_difference",
)

GIN_PRESETS: Mapping[str, GinRules] = MappingProxyType(
    {
        "hollywood-gin": _HOLLYWOOD_GIN,
        "hollywood-rummy": _HOLLYWOOD_GIN,
        "hollywood-rounds": GinRules(
            run_suits="any",
            first_dealer="random_or_chosen",
            next_dealer="alternate",
            layoff_on_gin=True,
            credit="rounds",
        ),
        "gin": _GIN,
        "oklahoma": replace(_GIN, oklahoma=True, spade_doubles=True, target=150),
        "straight-gin": replace(_GIN, knock_limit=0),
        "round-the-corner": replace(
            _GIN,
            ace="round_corner",
            ace_points=15,
            layoff_on_gin=True,
            gin_undercut="no_score",
            undercut_bonus=20,
            target=125,
        ),
        # The rules of the EAAI-2021 challenge, the usual benchmark for programs.
        "eaai": GinRules(
            next_dealer="alternate",
            gin_bonus=25,
            undercut_bonus=25,
            scoring="single",
            games=1,
            credit=None,
            closed_entry=None,
            series_end=None,
            overall=None,
        ),
    }
)
