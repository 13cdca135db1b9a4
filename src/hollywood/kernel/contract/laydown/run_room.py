"""How many cards the runs of a contract without sets can hold when all are as long as they can be.

Where runs of one suit may not touch, the runs in a stretch of places that nothing bars leave one
place free between each other.
"""

from __future__ import annotations

from hollywood.kernel.contract.laydown.allot import NO_SUIT
from hollywood.kernel.contract.layout import R_RUN_HIGH, R_RUN_LOW, R_TOUCHING_RUNS
from hollywood.kernel.contract.scratch import S_BARRED_PLACES, S_RUNS
from hollywood.kernel.engine.bits import count
from hollywood.kernel.engine.compiling import kernel

Vector = list[int]


@kernel
def window_places(window: int) -> int:
    """Return the places of a window as a mask."""
    return ((1 << (window & 15)) - 1) << (window >> 4 & 15)


@kernel
def touch(window: int, other: int) -> int:
    """Say whether two windows are of one suit and overlap or lie side by side."""
    if window >> 8 != other >> 8 or window >> 8 == NO_SUIT:
        return 0
    places = window_places(window)
    return 1 if (places << 1 | places | places >> 1) & window_places(other) else 0


@kernel
def room(rules: Vector, windows: int, work: Vector) -> int:
    """Return how many cards fit into runs that grow from the windows ``work[windows:]``."""
    low, high, runs = rules[R_RUN_LOW], rules[R_RUN_HIGH], work[S_RUNS]
    if rules[R_TOUCHING_RUNS]:
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
                    places += count(stretch) - inside + 1
                stretch = 0
    return places
