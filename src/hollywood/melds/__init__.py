"""Melds and the cards left over: readable objects on top of :mod:`hollywood.kernel`."""

from hollywood.melds.arrange import (
    arrangements,
    best_arrangement,
    best_arrangements,
    best_spread,
    spread_problem,
)
from hollywood.melds.counting import deadwood, deadwood_after_discard, discards_within, points
from hollywood.melds.defence import best_defence, best_defences
from hollywood.melds.forms import extended, fits, meld_of, melds_in
from hollywood.melds.meld import Arrangement, Defence, LaidOff, Meld, MeldKind
from hollywood.melds.rules import MeldRules

__all__ = [
    "Arrangement",
    "Defence",
    "LaidOff",
    "Meld",
    "MeldKind",
    "MeldRules",
    "arrangements",
    "best_arrangement",
    "best_arrangements",
    "best_defence",
    "best_defences",
    "best_spread",
    "deadwood",
    "deadwood_after_discard",
    "discards_within",
    "extended",
    "fits",
    "meld_of",
    "melds_in",
    "points",
    "spread_problem",
]
