"""How strong each level is, on one scale for each family of games.

The numbers come from a round robin of all levels (``make ladder``): 100 points more are 64 games of
a hundred. The usual level has 1,000.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Final

MIDDLE: Final = "club"
"""The level whose strength is :data:`BASE` in every family."""
BASE: Final = 1000


@cache
def strengths(family: str) -> dict[str, int]:
    """Return the strength of each level in the games of a family, the weakest first."""
    told: dict[str, dict[str, int]] = json.loads(
        Path(__file__).with_name("strengths.json").read_text(encoding="utf-8")
    )
    return told[family]
