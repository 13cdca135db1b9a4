"""Can a contract be met, or met with every card, and which lay down melds the most points.

The search chooses a rank for every set, then a window for every run, and counts the wild cards that
the melds need. All naturals of a rank that has a set are melded, in the set or in a run, so they
count at once and the runs are judged by their other cards. Every wild card finds a place, in a set
or at an end of a run, as long as there is room. A branch is left when it needs more wild cards than
are held, or can no longer meld more than the best found.

A rank that has just enough naturals for its sets has none to spare for runs: a run that took one
would save a wild card and the set would need it. So those ranks are taken out of the lanes.
"""

from __future__ import annotations

from typing import Final

from hollywood.kernel.contract.laydown.place_runs import (
    ALL_WORTH,
    ANY,
    BEST,
    COST,
    FLOOR,
    GAIN,
    HOPE,
    INDEX,
    NEED,
    WHOLE,
    WILD_WORTH,
    bound_runs,
    choose_runs,
)
from hollywood.kernel.contract.laydown.place_whole import (
    list_ranks_due,
    place_all,
    ranks_due,
)
from hollywood.kernel.contract.laydown.windows import (
    COUNTED,
    LANES,
    list_windows,
)
from hollywood.kernel.contract.layout import (
    JOKER,
    PLACES,
    R_DUPLICATE_SETS,
    R_FEW_WILDS,
    R_FIXED_LENGTHS,
    R_MIN_NATURALS,
    R_POINTS,
    R_RUN_HIGH,
    R_RUN_LOW,
    R_WILD,
)
from hollywood.kernel.contract.scratch import (
    AREA_SEARCH,
    S_ADDED,
    S_BARRED_RANKS,
    S_POINTS,
    S_RANK,
    S_RUN_LENGTHS,
    S_RUNS,
    S_SET_LENGTHS,
    S_SETS,
    W_HELD,
    W_LANES,
    W_RANKS,
    W_WILDS,
)
from hollywood.kernel.engine.bits import lowest
from hollywood.kernel.engine.compiling import kernel

Vector = list[int]

__all__ = ["ANY", "BEST", "WHOLE", "fewest_added", "search"]

# The ranks that a set can have, the most expensive first, then 0 if it can be of wild cards only.
_ORDER: Final = AREA_SEARCH.first
_RANKS: Final = _ORDER + 14  # how many
_WORTH: Final = _RANKS + 1  # by rank: what its naturals are worth together
_END: Final = _WORTH + 14


@kernel
def search(held: Vector, at: int, rules: Vector, aim: int, work: Vector) -> int:
    """Look for a way to meet what ``work[S_SETS:]`` asks with the hand that is sorted there.

    Return what it melds (in points for ``BEST``, else in cards), or -1 if there is none; the ranks
    and windows are then in ``S_BEST_RANK`` and ``S_BEST_WINDOW``.
    """
    sets, runs = work[S_SETS], work[S_RUNS]
    naturals, asked = _naturals(work), _asked(work)
    cards = naturals + work[W_WILDS]
    if cards < asked or naturals < rules[R_MIN_NATURALS] * (sets + runs):
        return -1
    if aim == WHOLE and rules[R_FIXED_LENGTHS] and cards > asked:
        return -1
    if aim == WHOLE and not sets and cards > runs * (rules[R_RUN_HIGH] - rules[R_RUN_LOW] + 1):
        return -1
    work[S_ADDED] = 0
    if not _prepare(held, at, rules, aim, work):
        return -1
    work[FLOOR] = cards - 1 if aim == WHOLE else -1
    return _choose_sets(held, at, rules, aim, work[HOPE] + work[WILD_WORTH], work[NEED], work)


@kernel
def fewest_added(held: Vector, at: int, rules: Vector, most: int, work: Vector) -> int:
    """Return how many cards must be added to the hand that is sorted to meet what is asked.

    Where it is ``most`` cards or more, or the contract cannot be met at all, ``most``. Cards to be
    added are wild cards that count as naturals, ``work[S_ADDED]`` of them.
    """
    naturals, wilds, asked = _naturals(work), work[W_WILDS], _asked(work)
    due = rules[R_MIN_NATURALS] * (work[S_SETS] + work[S_RUNS])
    added = max(0, asked - naturals - wilds, due - naturals)
    work[S_ADDED] = max(1, most - 1)
    work[W_WILDS] = wilds + most - 1
    if added >= most or not _prepare(held, at, rules, ANY, work):
        return most
    fullest = 0
    for rank in range(1, 14):
        fullest = max(fullest, work[W_RANKS + rank])
    needed = work[NEED]
    for number in range(work[S_SETS]):
        needed += max(0, work[S_SET_LENGTHS + number] - fullest)
    added = max(added, needed - wilds)
    # Where an answer is at hand, whether there is a better one is asked first.
    if added < most - 1 < asked and not _meets_with(held, at, rules, wilds, most - 1, work):
        return most
    while added < most and not _meets_with(held, at, rules, wilds, added, work):
        added += 1
    return min(added, most)


@kernel
def _meets_with(held: Vector, at: int, rules: Vector, wilds: int, added: int, work: Vector) -> int:
    """Say whether what is asked can be met with so many cards added; all else is prepared."""
    work[S_ADDED] = added
    work[W_WILDS] = wilds + added
    work[FLOOR] = -1
    return 1 if _choose_sets(held, at, rules, ANY, 0, work[NEED], work) >= 0 else 0


@kernel
def _naturals(work: Vector) -> int:
    """Return how many naturals are held."""
    naturals = 0
    for rank in range(1, 14):
        naturals += work[W_RANKS + rank]
    return naturals


@kernel
def _asked(work: Vector) -> int:
    """Return how many cards are asked for."""
    asked = 0
    for number in range(work[S_SETS]):
        asked += work[S_SET_LENGTHS + number]
    for number in range(work[S_RUNS]):
        asked += work[S_RUN_LENGTHS + number]
    return asked


@kernel
def _prepare(held: Vector, at: int, rules: Vector, aim: int, work: Vector) -> int:
    """Weigh the cards, list the ranks and windows; 0 if the wild cards do not do for the runs."""
    due = rules[R_MIN_NATURALS]
    few_wilds = rules[R_FEW_WILDS]
    longer = 1 if (aim != ANY or due > 1 or few_wilds) and not rules[R_FIXED_LENGTHS] else 0
    if work[S_ADDED]:
        due = 0
    elif few_wilds:
        due = max(due, 1)
    _weigh(held, at, rules, aim, work)
    _order_ranks(due, work)
    if aim == WHOLE:
        list_ranks_due(rules, work)
    work[COUNTED] = 0
    work[HOPE] = 0
    work[NEED] = 0
    if not work[S_RUNS]:
        return 1
    list_windows(rules, longer, due, work)
    for suit in range(4):
        work[LANES + suit] = work[W_LANES + suit]
    return bound_runs(work[W_WILDS], aim, work)


@kernel
def _weigh(held: Vector, at: int, rules: Vector, aim: int, work: Vector) -> None:
    """Write what each card, each rank and all wild cards are worth; for ``ANY``, only the ranks."""
    worth = 0
    for rank in range(14):
        work[_WORTH + rank] = work[W_RANKS + rank]
    if aim == ANY:
        work[WILD_WORTH] = 0
        return
    for card in range(PLACES):
        work[S_POINTS + card] = rules[R_POINTS + card] if aim == BEST else 1
    if aim == BEST:
        for rank in range(1, 14):
            total = 0
            if work[W_RANKS + rank]:
                for suit in range(4):
                    card = 16 * suit + rank - 1
                    total += held[at + card] * rules[R_POINTS + card]
            work[_WORTH + rank] = total
        wild = rules[R_WILD]
        for card in range(JOKER + 1):
            if wild >> card & 1:
                worth += held[at + card] * rules[R_POINTS + card]
    else:
        worth = work[W_WILDS]
    work[WILD_WORTH] = worth
    for rank in range(1, 14):
        worth += work[_WORTH + rank]
    work[ALL_WORTH] = worth


@kernel
def _order_ranks(due: int, work: Vector) -> None:
    """List the ranks that a set can have, the most expensive first."""
    number = 0
    ranks = work[W_HELD] & ~work[S_BARRED_RANKS]
    while ranks:
        rank = lowest(ranks)
        ranks &= ranks - 1
        if work[W_RANKS + rank] < due:
            continue
        worth = work[_WORTH + rank]
        to = number
        while to and work[_WORTH + work[_ORDER + to - 1]] < worth:
            work[_ORDER + to] = work[_ORDER + to - 1]
            to -= 1
        work[_ORDER + to] = rank
        number += 1
    if not due:
        work[_ORDER + number] = 0
        number += 1
    work[_RANKS] = number


@kernel
def _choose_sets(
    held: Vector, at: int, rules: Vector, aim: int, hope: int, needed: int, work: Vector
) -> int:
    """Choose a rank for every set, then the runs; ``hope`` is what runs and wild cards can add."""
    sets = work[S_SETS]
    ranks = work[_RANKS]
    due = 0 if work[S_ADDED] else rules[R_MIN_NATURALS]
    most = work[W_WILDS] - needed
    most_expensive = work[_WORTH + work[_ORDER]] if ranks else 0
    level = 0
    index = 0
    cost = 0
    gain = 0
    found = -1
    rank = 0
    worth = 0
    length = 0
    alike = False
    while True:
        more = -1
        if level == sets:
            value = -1
            if aim != WHOLE or not work[S_RUNS]:
                value = choose_runs(held, at, rules, aim, cost, gain, work)
            elif not ranks_due(level, work) and place_all(held, at, rules, cost, work):
                value = work[FLOOR] + 1
            if value >= 0:
                found = value
                if aim != BEST or value == work[ALL_WORTH]:
                    return found
        else:
            length = work[S_SET_LENGTHS + level]
            alike = length == work[S_SET_LENGTHS + sets - 1]
            if aim == WHOLE and ranks_due(level, work) > sets - level:
                index = ranks
        while level < sets and index < ranks:
            rank = work[_ORDER + index]
            worth = work[_WORTH + rank]
            left = work[W_RANKS + rank]
            again = 0
            for earlier in range(level):
                if work[S_RANK + earlier] == rank:
                    again += 1
                    left -= work[S_SET_LENGTHS + earlier]
            later = (sets - level - 1) * (worth if alike else most_expensive)
            if again:
                worth = 0
            if gain + worth + later + hope <= work[FLOOR]:
                if not again:
                    break
            elif not (
                rank
                and again
                and (not rules[R_DUPLICATE_SETS] or (again + 1) * due > work[W_RANKS + rank])
            ):
                more = length - min(length, max(0, left))
                if cost + more <= most:
                    break
                more = -1
                if aim == ANY and not again:
                    break  # the ranks that follow are no fuller
            index += 1
        if more >= 0:
            work[INDEX + level] = index
            work[COST + level] = cost
            work[GAIN + level] = gain
            work[S_RANK + level] = rank
            cost += more
            gain += worth
            level += 1
            if level < sets and work[S_SET_LENGTHS + level] != length:
                index = 0
        else:
            level -= 1
            if level < 0:
                return found
            index = work[INDEX + level] + 1
            cost = work[COST + level]
            gain = work[GAIN + level]
