"""Sheets and rules for the tests of equity."""

import random
from dataclasses import replace
from typing import Any

from hollywood.equity.outcomes import Odds
from hollywood.gin.presets import GIN_PRESETS
from hollywood.gin.rules import GinRules, Shutout
from hollywood.match.columns import Entry
from hollywood.match.sheet import ScoreSheet

HOLLYWOOD = GIN_PRESETS["hollywood-gin"]
BONUSES = replace(HOLLYWOOD, box_bonus=25, game_bonus=100, shutout=Shutout(kind="double"))
"""Hollywood with box 25, game 100 and a doubled shutout."""


def small(**knobs: Any) -> GinRules:
    """Return rules with games of a few points and bonuses to match."""
    shutout = Shutout(kind="double")
    usual: dict[str, Any] = {"target": 5, "box_bonus": 3, "game_bonus": 7, "shutout": shutout}
    return replace(HOLLYWOOD, **(usual | knobs))


def single(**knobs: Any) -> GinRules:
    """Return such rules for a single game."""
    return small(
        **{"scoring": "single", "games": 1, "credit": None, "closed_entry": None}
        | {"series_end": None, "overall": None}
        | knobs
    )


def some_sheets(rules: GinRules, odds: Odds, count: int, seed: int = 1) -> list[ScoreSheet]:
    """Return sheets after some rounds, including empty and one-sided ones."""
    chance = random.Random(seed)
    found = []
    for number in range(count):
        sheet = ScoreSheet(("Ann", "Bob"), rules)
        for _ in range(number % 6):
            outcome = chance.choice(odds.outcomes)
            side = number % 2 if number % 3 else chance.randrange(2)
            after = sheet.after(Entry(side, outcome.points, outcome.boxes))
            if after.over:
                break
            sheet = after
        found.append(sheet)
    return found
