"""Which cards to lay where the runs of a contract without sets cannot hold every wild card as well.

The runs are then as long as they can be. The most expensive wild cards fill what the naturals leave
open. The next ones take the places of cheaper naturals, as long as every run keeps its least number
of naturals.
"""

from __future__ import annotations

from typing import Final

from hollywood.kernel.contract.laydown.allot import share_out, wanting
from hollywood.kernel.contract.laydown.run_room import room
from hollywood.kernel.contract.layout import JOKER, PLACES, R_POINTS, R_WILD
from hollywood.kernel.contract.scratch import AREA_FULL_RUNS, S_GOT, S_RANK, S_RUNS
from hollywood.kernel.engine.compiling import kernel

Vector = list[int]

KEPT: Final = AREA_FULL_RUNS.first  # by place: the naturals to lay
_STAY: Final = KEPT + PLACES  # by place: how many of them no wild card can take the place of
_WILDS: Final = _STAY + PLACES  # by place: the wild cards that have no place yet
_END: Final = _WILDS + PLACES


@kernel
def keep_most_expensive(held: Vector, at: int, rules: Vector, windows: int, work: Vector) -> int:
    """Write the naturals to lay to ``work[KEPT:]``; return what all that is laid counts.

    The runs grow from the windows ``work[windows:]``, which do not want naturals.
    """
    runs = work[S_RUNS]
    share_out(held, at, rules, S_RANK, 0, windows, runs, work)
    open_places = room(rules, windows, work)
    laid = 0
    for card in range(PLACES):
        kept = 0
        for run in range(runs):
            kept += work[S_GOT + run * PLACES + card]
        work[KEPT + card] = kept
        work[_STAY + card] = 0
        work[_WILDS + card] = held[at + card] if rules[R_WILD] >> card & 1 else 0
        open_places -= kept
        laid += kept * rules[R_POINTS + card]
    for _ in range(open_places):
        laid += rules[R_POINTS + take_most_expensive(rules, _WILDS, work)]
    wild = take_most_expensive(rules, _WILDS, work)
    while wild >= 0:
        card = _cheapest(rules, work)
        if card < 0 or rules[R_POINTS + card] >= rules[R_POINTS + wild]:
            break
        work[KEPT + card] -= 1
        if wanting(work, KEPT, rules, S_RANK, 0, windows, runs, work):
            work[KEPT + card] += 1
            work[_STAY + card] = work[KEPT + card]
        else:
            laid += rules[R_POINTS + wild] - rules[R_POINTS + card]
            wild = take_most_expensive(rules, _WILDS, work)
    return laid


@kernel
def take_most_expensive(rules: Vector, wilds: int, work: Vector) -> int:
    """Take the most expensive of the cards counted in ``work[wilds:]``; -1 if there is none."""
    most_expensive = -1
    for card in range(JOKER + 1):
        if work[wilds + card] and (
            most_expensive < 0 or rules[R_POINTS + card] > rules[R_POINTS + most_expensive]
        ):
            most_expensive = card
    if most_expensive >= 0:
        work[wilds + most_expensive] -= 1
    return most_expensive


@kernel
def _cheapest(rules: Vector, work: Vector) -> int:
    """Return the cheapest natural that is kept and need not stay; -1 if there is none."""
    cheapest = -1
    for card in range(JOKER):
        if work[KEPT + card] > work[_STAY + card] and (
            cheapest < 0 or rules[R_POINTS + card] < rules[R_POINTS + cheapest]
        ):
            cheapest = card
    return cheapest
