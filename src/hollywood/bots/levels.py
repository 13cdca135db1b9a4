"""How strong a bot plays, by name: from the friendly beginner to the strongest there is.

The weaker ones see less far, or throw by a temperature: nobody makes mistakes on purpose.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from hollywood.bots import contract_search
from hollywood.bots.gin_search import Ways


class Warmth(NamedTuple):
    """A policy of gin whose throws are drawn at a temperature in hundredths of a point."""

    policy: str
    heat: int


WARM: Final = {"beginner": Warmth("simple", 900), "casual": Warmth("simple", 350)}
"""Levels of gin below the plain player."""

SEARCHING: Final = {
    "fast": (Ways(worlds=600), contract_search.FAST),
    "strongest": (Ways(worlds=6000), contract_search.STRONGEST),
}
"""Levels that search: 10 ms a decision and less, and below a second."""
