"""Which windows the runs of a lay down lie in, once the ranks of its sets are chosen.

The most expensive windows are tried first, and those of equally long runs in one order only. A
branch is left when it needs more wild cards than are held, or can no longer meld more than the best
one found.
"""

from __future__ import annotations

from typing import Final

from hollywood.kernel.contract.laydown.allot import NO_SUIT, wanting
from hollywood.kernel.contract.laydown.full_runs import keep_most_expensive
from hollywood.kernel.contract.laydown.run_room import room, too_near
from hollywood.kernel.contract.laydown.windows import (
    COUNTED,
    JUDGED,
    LANES,
    NEED_AT,
    SPARE,
    WINDOW,
    gain_of,
    judge,
    points_of,
    take,
)
from hollywood.kernel.contract.layout import (
    MOST_LAID,
    R_FEW_WILDS,
    R_MIN_NATURALS,
    R_RUN_GAP,
)
from hollywood.kernel.contract.piles import EVERY_COPY, places_of
from hollywood.kernel.contract.scratch import (
    AREA_PLACE_RUNS,
    S_BEST_RANK,
    S_BEST_WINDOW,
    S_RANK,
    S_RUN_LENGTHS,
    S_RUNS,
    S_SET_LENGTHS,
    S_SETS,
    S_WINDOW,
    W_LANES,
    W_RANKS,
    W_WILDS,
)
from hollywood.kernel.engine.compiling import kernel

Vector = list[int]

# What is looked for: any way to meet the contract, one that takes every card, or the one that melds
# the most points.
ANY, WHOLE, BEST = 0, 1, 2

_NEVER: Final = 99

WILD_WORTH: Final = AREA_PLACE_RUNS.first  # what the wild cards are worth together
ALL_WORTH: Final = WILD_WORTH + 1  # and all cards that can be melded
FLOOR: Final = ALL_WORTH + 1  # what must be exceeded
HOPE: Final = FLOOR + 1  # by run: the most that it and the later ones can add
NEED: Final = HOPE + MOST_LAID + 1  # by run: the least that it and the later ones need
INDEX: Final = NEED + MOST_LAID + 1  # by meld, sets first: which choice it has
COST: Final = INDEX + MOST_LAID + 1  # wild cards needed before it
GAIN: Final = COST + MOST_LAID + 1  # points melded before it
_END: Final = GAIN + MOST_LAID + 1


@kernel
def bound_runs(budget: int, aim: int, work: Vector) -> int:
    """Judge the windows; bound what the runs can add and need; 0 if they need too much."""
    judge(budget, aim != ANY, work)
    runs = work[S_RUNS]
    work[HOPE + runs] = 0
    work[NEED + runs] = 0
    most = -1
    need = _NEVER
    length = 0
    for run in range(runs - 1, -1, -1):
        if length != work[S_RUN_LENGTHS + run]:
            length = work[S_RUN_LENGTHS + run]
            most = -1
            need = _NEVER
            for index in range(JUDGED + 1, JUDGED + 1 + work[JUDGED]):
                if work[index] & 15 >= length:
                    if most < 0:
                        most = points_of(work[index])
                    need = min(need, work[index] >> NEED_AT & 15)
        work[HOPE + run] = work[HOPE + run + 1] + most
        work[NEED + run] = work[NEED + run + 1] + need
    return 1 if work[NEED] <= budget else 0


@kernel
def choose_runs(
    held: Vector, at: int, rules: Vector, aim: int, cost: int, gain: int, work: Vector
) -> int:
    """Choose a window for every run, the ranks of the sets being chosen; -1: nothing better."""
    sets, runs = work[S_SETS], work[S_RUNS]
    if not runs:
        return _consider(held, at, rules, aim, cost, gain, work)
    first_lanes(work)
    # Without sets, and where it does not matter what a run adds, the windows are judged already.
    if sets and aim != ANY and not bound_runs(work[W_WILDS] - cost, aim, work):
        return -1
    level = 0
    index = 0
    found = -1
    least = 0
    alike = 0
    budget = 0
    hope = 0
    added = 0
    while True:
        need = -1
        if level == runs:
            value = _consider(held, at, rules, aim, cost, gain, work)
            if value >= 0:
                found = value
                if aim != BEST or value == work[ALL_WORTH]:
                    return found
        else:
            least = work[S_RUN_LENGTHS + level]
            alike = 1
            while level + alike < runs and work[S_RUN_LENGTHS + level + alike] == least:
                alike += 1
            budget = work[W_WILDS] - cost - work[NEED + level + 1]
            hope = gain + work[HOPE + level + alike] + work[WILD_WORTH]
        while level < runs and index < work[JUDGED]:
            judged = work[JUDGED + 1 + index]
            window = judged & WINDOW
            most = points_of(judged)
            if hope + most * alike <= work[FLOOR]:
                break
            index += 1
            if judged >> NEED_AT & 15 > budget:
                if aim == ANY:
                    break
                continue
            if window & 15 < least:
                continue
            suit = window >> 8
            added = 0
            if suit != NO_SUIT:
                if rules[R_RUN_GAP] and clashes(level, window, rules[R_RUN_GAP], work):
                    continue
                places = ((1 << (window & 15)) - 1) << (window >> 4 & 15)
                if aim != ANY:
                    added = gain_of(suit, places, work[LANES + 4 * level + suit], work)
                    if hope + added + most * (alike - 1) <= work[FLOOR]:
                        continue
            need = take(level, window, work)
            work[S_WINDOW + level] = window
            if need <= budget and not (
                rules[R_MIN_NATURALS] > 1
                and wanting(held, at, rules, S_RANK, sets, S_WINDOW, level + 1, work)
            ):
                break
            need = -1
        if need >= 0:
            work[INDEX + sets + level] = index - 1
            work[COST + sets + level] = cost
            work[GAIN + sets + level] = gain
            cost += need
            gain += added
            index -= 1
            level += 1
            if level < runs and work[S_RUN_LENGTHS + level] != least:
                index = 0
        else:
            level -= 1
            if level < 0:
                return found
            index = work[INDEX + sets + level] + 1
            cost = work[COST + sets + level]
            gain = work[GAIN + sets + level]


@kernel
def first_lanes(work: Vector) -> None:
    """Write the lanes for the first run: of the ranks of the sets, what these can spare."""
    gone = 0
    counted = 0
    spare = 0
    for number in range(work[S_SETS]):
        rank = work[S_RANK + number]
        if rank:
            left = work[W_RANKS + rank]
            for other in range(work[S_SETS]):
                if work[S_RANK + other] == rank:
                    left -= work[S_SET_LENGTHS + other]
            counted |= places_of(rank)
            if left > 0:
                spare |= min(left, 15) << 4 * rank - 4
            else:
                gone |= places_of(rank)
    for suit in range(4):
        work[LANES + suit] = work[W_LANES + suit] & ~(gone * EVERY_COPY)
    work[SPARE] = spare
    work[COUNTED] = counted


@kernel
def clashes(level: int, window: int, gap: int, work: Vector) -> int:
    """Return whether a window is too close to that of a run chosen before."""
    for run in range(level):
        if too_near(window, work[S_WINDOW + run], gap):
            return 1
    return 0


@kernel
def _consider(
    held: Vector, at: int, rules: Vector, aim: int, cost: int, gain: int, work: Vector
) -> int:
    """Keep the choice at hand if it is the best so far and every meld can have its naturals."""
    sets, runs = work[S_SETS], work[S_RUNS]
    melded = gain + work[WILD_WORTH]
    if melded <= work[FLOOR]:
        return -1
    due = rules[R_MIN_NATURALS] or rules[R_FEW_WILDS]
    if due and wanting(held, at, rules, S_RANK, sets, S_WINDOW, runs, work):
        return -1
    if not sets and aim == BEST:
        used = work[W_WILDS] - cost
        for run in range(runs):
            used += work[S_WINDOW + run] & 15
        if used > room(rules, S_WINDOW, work):
            melded = keep_most_expensive(held, at, rules, S_WINDOW, work)
            if melded <= work[FLOOR]:
                return -1
    for number in range(sets):
        work[S_BEST_RANK + number] = work[S_RANK + number]
    for number in range(runs):
        work[S_BEST_WINDOW + number] = work[S_WINDOW + number]
    work[FLOOR] = melded
    return melded
