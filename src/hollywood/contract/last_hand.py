"""How early to give up a last hand in which all cards must be melded at once.

Three hands of four end with somebody else out, who was not seen coming. Who gives up throws his
dearest cards: that keeps a lead, and seldom makes one good. Whether it pays depends on all totals.
60 points behind one player and level with two, going on wins twice as many matches; 60 behind one
and 60 before the others, giving up wins more, since the one ahead is caught by being left with few.

``last_hands.json`` has hands that a planning player played against three greedy ones in each of
three ways: his penalty, then theirs in the order of play (``tools/measure_last_hands.py``).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files

import msgspec

NEVER = 1_000
SOON = 30
"""How far from going out only points count, by who never gives up and by who soon does: the place
``K_UP_FAR`` of his opinions, in tenths of missing cards. Between them is what is best for points.
"""
_WAYS = ("usual", "never", "soon")
_RIVALS = 3


def giving_up(totals: Sequence[int], seat: int, usual: int) -> int:
    """Return how far from going out ``seat`` is to give up, to come first as often as can be.

    ``totals`` are the penalties by seat before the hand; ``usual`` is what is best for points, and
    what is done where all comes to the same. Of the others the three who are best count, in their
    order: who comes next gets what is thrown.
    """
    seats = len(totals)
    others = [totals[(seat + step) % seats] - totals[seat] for step in range(1, seats)]
    best = sorted(range(seats - 1), key=others.__getitem__)[:_RIVALS]
    ahead = [others[rival] for rival in sorted(best)]
    way = max(_WAYS, key=lambda way: _won(ahead, _ends()[way]))
    return {"usual": usual, "never": NEVER, "soon": SOON}[way]


def _won(ahead: Sequence[int], ends: Sequence[Sequence[int]]) -> float:
    """The share of the first places that these ends give with these leads."""
    won = 0.0
    for own, *others in ends:
        leads = [lead + other - own for lead, other in zip(ahead, others, strict=False)]
        least = min(leads)
        if least >= 0:
            won += 1 / (1 + leads.count(0))
    return won


@cache
def _ends() -> dict[str, tuple[tuple[int, ...], ...]]:
    text = files("hollywood.contract").joinpath("last_hands.json").read_bytes()
    return msgspec.json.decode(text, type=dict[str, tuple[tuple[int, ...], ...]])
