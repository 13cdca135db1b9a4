"""Which windows the runs lie in where every card must be melded, the sets being chosen.

A natural of another rank is *due*: it must lie in a run. The runs are found by the cards that are
due. The lowest one of a suit has few windows to lie in, and where none is left the choice was
wrong. A branch is left when it needs more wild cards than are held, or when the cards due need more
runs than are left.
"""

from __future__ import annotations

from typing import Final

from hollywood.kernel.contract.laydown.allot import wanting
from hollywood.kernel.contract.laydown.place_runs import (
    COST,
    FLOOR,
    INDEX,
    clashes,
    first_lanes,
)
from hollywood.kernel.contract.laydown.run_room import room, window_places
from hollywood.kernel.contract.laydown.windows import (
    COUNTED,
    JUDGED,
    LANES,
    NEED_AT,
    WINDOW,
    judge,
    layers_due,
    take,
)
from hollywood.kernel.contract.layout import (
    MOST_LAID,
    R_FEW_WILDS,
    R_MIN_NATURALS,
    R_RUN_GAP,
    R_RUN_HIGH,
    R_RUN_LOW,
)
from hollywood.kernel.contract.piles import ACES, HIGH_ACE, IN_A_LANE
from hollywood.kernel.contract.scratch import (
    AREA_PLACE_WHOLE,
    S_BEST_RANK,
    S_BEST_WINDOW,
    S_RANK,
    S_RUN_LENGTHS,
    S_RUNS,
    S_SETS,
    S_WINDOW,
    W_RANKS,
    W_WILDS,
)
from hollywood.kernel.engine.bits import count
from hollywood.kernel.engine.compiling import kernel

Vector = list[int]

_OPEN: Final = AREA_PLACE_WHOLE.first  # by level: a mask of the runs that have no window yet
_DUE: Final = _OPEN + MOST_LAID + 1  # by level: ``suit << 16 | places`` of a card due; 0: none is
_RANKS_DUE: Final = _DUE + MOST_LAID + 1  # a mask of ranks that must have a set
_END: Final = _RANKS_DUE + 1


@kernel
def list_ranks_due(rules: Vector, work: Vector) -> None:
    """List the ranks with more naturals than the runs can take: each of them must have a set."""
    ranks = 0
    for rank in range(1, 14):
        in_a_run = 1
        if rank == 1:
            in_a_run = (rules[R_RUN_LOW] == 1) + (rules[R_RUN_HIGH] == HIGH_ACE)
        if work[W_RANKS + rank] > work[S_RUNS] * in_a_run:
            ranks |= 1 << rank
    work[_RANKS_DUE] = ranks


@kernel
def ranks_due(level: int, work: Vector) -> int:
    """Return how many ranks must have a set and have none of the first ``level`` sets."""
    ranks = work[_RANKS_DUE]
    for number in range(level):
        ranks &= ~(1 << work[S_RANK + number])
    return count(ranks)


@kernel
def place_all(held: Vector, at: int, rules: Vector, cost: int, work: Vector) -> int:
    """Choose a window for every run so that no card is left over; 1 if there is a way, else 0."""
    sets, runs = work[S_SETS], work[S_RUNS]
    both_ends = rules[R_RUN_LOW] == 1 and rules[R_RUN_HIGH] > 13
    first_lanes(work)
    if layers_due(0, both_ends, work) > runs:
        return 0
    judge(work[W_WILDS] - cost, 0, work)
    level = 0
    work[_OPEN] = (1 << runs) - 1
    work[_DUE] = _lowest_due(0, work)
    work[INDEX + sets] = 0
    while True:
        need = -1
        run = 0
        budget = work[W_WILDS] - cost
        index = work[INDEX + sets + level]
        if not work[_OPEN + level]:
            if not work[_DUE + level] and _is_found(held, at, rules, work):
                return 1
            index = work[JUDGED]
        while index < work[JUDGED]:
            judged = work[JUDGED + 1 + index]
            index += 1
            if judged >> NEED_AT & 15 > budget:
                index = work[JUDGED]
                break
            window = judged & WINDOW
            run = _run_for(level, window, rules, work)
            if run < 0 or (rules[R_RUN_GAP] and clashes(level, window, rules[R_RUN_GAP], work)):
                continue
            need = take(level, window, work)
            work[S_WINDOW + level] = window
            if (
                need <= budget
                and layers_due(level + 1, both_ends, work) < count(work[_OPEN + level])
                and not (
                    rules[R_MIN_NATURALS] > 1
                    and wanting(held, at, rules, S_RANK, sets, S_WINDOW, level + 1, work)
                )
            ):
                break
            need = -1
        work[INDEX + sets + level] = index
        if need >= 0:
            work[COST + sets + level] = cost
            cost += need
            rest = work[_OPEN + level] & ~(1 << run)
            alike = rest and not work[_DUE + level]
            # Of equal runs that no card is due for, each choice comes in one order only.
            alike = alike and work[S_RUN_LENGTHS + run] == work[S_RUN_LENGTHS + run + 1]
            level += 1
            work[_OPEN + level] = rest
            work[_DUE + level] = _lowest_due(level, work)
            work[INDEX + sets + level] = index - 1 if alike else 0
        else:
            level -= 1
            if level < 0:
                return 0
            cost = work[COST + sets + level]


@kernel
def _lowest_due(level: int, work: Vector) -> int:
    """Return the lowest card due of the first suit that has one; 0 if none is."""
    due = ~work[COUNTED] & IN_A_LANE
    for suit in range(4):
        places = work[LANES + 4 * level + suit] & due
        if places:
            places &= -places
            return suit << 16 | (ACES if places & ACES else places)
    return 0


@kernel
def _run_for(level: int, window: int, rules: Vector, work: Vector) -> int:
    """Return which open run a window is for; -1: for none, or it does not take the card due."""
    due, rest, length = work[_DUE + level], work[_OPEN + level], window & 15
    run = 0
    if due:
        if window >> 8 != due >> 16 or not window_places(window) & due:
            return -1
        while run < work[S_RUNS] and not (rest >> run & 1 and work[S_RUN_LENGTHS + run] <= length):
            run += 1
        return run if run < work[S_RUNS] else -1
    while not rest >> run & 1:
        run += 1
    least = work[S_RUN_LENGTHS + run]
    # A longer run takes nothing that is due; it can only have more naturals.
    longer = length > least and (rules[R_MIN_NATURALS] > 1 or rules[R_FEW_WILDS])
    return run if length == least or longer else -1


@kernel
def _is_found(held: Vector, at: int, rules: Vector, work: Vector) -> int:
    """Keep the choice at hand if every meld gets its naturals and every wild card a place."""
    sets, runs = work[S_SETS], work[S_RUNS]
    wanted = rules[R_MIN_NATURALS] or rules[R_FEW_WILDS]
    if wanted and wanting(held, at, rules, S_RANK, sets, S_WINDOW, runs, work):
        return 0
    if not sets and work[FLOOR] >= room(rules, S_WINDOW, work):
        return 0
    for number in range(sets):
        work[S_BEST_RANK + number] = work[S_RANK + number]
    for number in range(runs):
        window = work[S_WINDOW + number]
        to = number
        while to and work[S_BEST_WINDOW + to - 1] & 15 < window & 15:
            work[S_BEST_WINDOW + to] = work[S_BEST_WINDOW + to - 1]
            to -= 1
        work[S_BEST_WINDOW + to] = window
    return 1
