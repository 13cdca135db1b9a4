"""How many cards the runs of a contract without sets can hold when all are as long as they can be.

If runs of one suit may not touch, the runs in a stretch of free places leave as many places between
them as the rules ask for.
"""

from __future__ import annotations

from hollywood.kernel.contract.laydown.allot import NO_SUIT
from hollywood.kernel.contract.layout import R_RUN_GAP, R_RUN_HIGH, R_RUN_LOW
from hollywood.kernel.contract.scratch import S_BARRED_PLACES, S_RUNS
from hollywood.kernel.engine.bits import count
from hollywood.kernel.engine.compiling import kernel

Vector = list[int]


@kernel
def window_places(window: int) -> int:
    """Return the places of a window as a mask."""
    return ((1 << (window & 15)) - 1) << (window >> 4 & 15)


@kernel
def too_near(window: int, other: int, gap: int) -> int:
    """Say whether two windows are of one suit with fewer than ``gap`` places between them."""
    if window >> 8 != other >> 8 or window >> 8 == NO_SUIT:
        return 0
    return 1 if around(window_places(window), gap) & window_places(other) else 0


@kernel
def around(places: int, gap: int) -> int:
    """Return the places and ``gap`` more on each side."""
    for _ in range(gap):
        places |= places << 1 | places >> 1
    return places


@kernel
def room(rules: Vector, windows: int, work: Vector) -> int:
    """Return how many cards fit into runs that grow from the windows ``work[windows:]``."""
    low, high, runs = rules[R_RUN_LOW], rules[R_RUN_HIGH], work[S_RUNS]
    gap = rules[R_RUN_GAP]
    if not gap:
        return (high - low + 1) * runs
    places = 0
    for run in range(runs):
        if work[windows + run] >> 8 == NO_SUIT:
            places += high - low + 1
    for suit in range(4):
        stretch = 0
        for place in range(low, high + 2):
            if place <= high and not work[S_BARRED_PLACES + suit] >> place & 1:
                stretch |= 1 << place
            elif stretch:
                inside = 0
                for run in range(runs):
                    window = work[windows + run]
                    if window >> 8 == suit and window_places(window) & stretch:
                        inside += 1
                if inside:
                    places += count(stretch) - gap * (inside - 1)
                stretch = 0
    return places
