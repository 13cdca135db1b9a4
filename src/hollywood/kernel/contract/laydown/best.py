"""The lay down that leaves the fewest points in hand, and the one that leaves no card.

A lay down is written to a vector of ``LAY_LENGTH``: the number of its melds, then meld k from
``1 + k * M_LENGTH``, in the order of the contract. A run lies from low to high; a set has its
naturals by place, then its wild cards by place.
"""

from __future__ import annotations

from typing import Final

from hollywood.kernel.contract.laydown.allot import NO_SUIT, naturals_due, share_out
from hollywood.kernel.contract.laydown.check import lay_down_ok
from hollywood.kernel.contract.laydown.full_runs import (
    KEPT,
    keep_most_expensive,
    take_most_expensive,
)
from hollywood.kernel.contract.laydown.meets import ask_contract
from hollywood.kernel.contract.laydown.run_room import room, too_near
from hollywood.kernel.contract.laydown.search import ANY, BEST, WHOLE, search
from hollywood.kernel.contract.laydown.ways import way
from hollywood.kernel.contract.layout import (
    JOKER,
    LAY_LENGTH,
    M_CARDS,
    M_KIND,
    M_LENGTH,
    M_OWNER,
    M_SIZE,
    MOST_LAID,
    NOBODY,
    PLACES,
    R_FEW_WILDS,
    R_FIXED_LENGTHS,
    R_POINTS,
    R_RUN_GAP,
    R_RUN_HIGH,
    R_RUN_LOW,
    R_SLOT_KINDS,
    R_SLOT_LEASTS,
    R_SLOTS,
    R_WILD,
    R_WILDS_APART,
    RUN,
    SET,
)
from hollywood.kernel.contract.piles import sort_hand
from hollywood.kernel.contract.scratch import (
    AREA_BEST_LAY,
    S_BEST_RANK,
    S_BEST_WINDOW,
    S_FULL_FIRST,
    S_GOT,
    S_ROW_RANK,
    S_RUNS,
    S_SET_LENGTHS,
    S_SETS,
    W_WILDS,
)
from hollywood.kernel.engine.compiling import kernel

Vector = list[int]

__all__ = ["LAY_LENGTH", "SLOT", "best_laydown", "fit_all", "lay_asked", "lay_down_ok"]

_MOST_IN_MELD: Final = M_LENGTH - M_CARDS

_WILDS: Final = AREA_BEST_LAY.first  # by place: the wild cards still to be laid
SLOT: Final = _WILDS + PLACES  # by set, then by run: where in the lay down it comes
_END: Final = SLOT + MOST_LAID


@kernel
def best_laydown(held: Vector, at: int, rules: Vector, lay: Vector, work: Vector) -> int:
    """Write the lay down that leaves the fewest points in hand; return these points, or -1.

    Every card that makes a meld longer is laid with it. Of equal lay downs always the same comes.
    If no meld may be longer than the contract says, or have more wild cards than naturals, it is
    any lay down. So it is if wild cards would come to lie next to each other.
    """
    return best_laydown_as(held, at, rules, 0, lay, work)


@kernel
def best_laydown_as(
    held: Vector, at: int, rules: Vector, full_first: int, lay: Vector, work: Vector
) -> int:
    """Do as :func:`best_laydown`; with ``full_first``, of equal ones the engine's comes."""
    sort_hand(held, at, rules, work)
    ask_contract(rules, work)
    work[S_FULL_FIRST] = full_first
    _find_slots(rules, work)
    found = lay_asked(held, at, rules, BEST, lay, work) >= 0
    if found and rules[R_WILDS_APART] and not lay_down_ok(held, at, rules, lay, work):
        found = way(held, at, rules, 0, 0, 1, lay, work) > 0
    if not found:
        return -1
    left = 0
    for card in range(JOKER + 1):
        left += held[at + card] * rules[R_POINTS + card]
    for meld in range(lay[0]):
        base = 1 + meld * M_LENGTH
        for number in range(lay[base + M_SIZE]):
            left -= rules[R_POINTS + lay[base + M_CARDS + number]]
    return left


@kernel
def fit_all(held: Vector, at: int, rules: Vector, lay: Vector, work: Vector) -> int:
    """Write melds of the contract that use up the whole hand; return 1, or 0 if there are none."""
    return fit_all_as(held, at, rules, 0, lay, work)


@kernel
def fit_all_as(
    held: Vector, at: int, rules: Vector, full_first: int, lay: Vector, work: Vector
) -> int:
    """Do as :func:`fit_all`; with ``full_first``, of several lay downs the engine's one comes."""
    if rules[R_FEW_WILDS] or rules[R_WILDS_APART]:
        return way(held, at, rules, 1, 0, 1, lay, work)
    sort_hand(held, at, rules, work)
    if held[at + JOKER] and not rules[R_WILD] >> JOKER & 1:
        return 0
    ask_contract(rules, work)
    work[S_FULL_FIRST] = full_first
    _find_slots(rules, work)
    return 1 if lay_asked(held, at, rules, WHOLE, lay, work) >= 0 else 0


@kernel
def lay_asked(held: Vector, at: int, rules: Vector, aim: int, lay: Vector, work: Vector) -> int:
    """Write the melds that ``work[S_SETS:]`` asks for; return what they meld, or -1.

    The hand is sorted, and ``work[SLOT:]`` says where in the lay down each meld comes.
    """
    if (rules[R_FIXED_LENGTHS] or rules[R_FEW_WILDS]) and aim == BEST:
        aim = ANY  # what it leaves can be laid off
    melded = search(held, at, rules, aim, work)
    if melded >= 0:
        _build(held, at, rules, lay, work)
    return melded


# ---------------------------------------------------------------------------- putting it together


@kernel
def _build(held: Vector, at: int, rules: Vector, lay: Vector, work: Vector) -> None:
    """Put together the melds of the ranks and windows that the search has found."""
    sets, runs = work[S_SETS], work[S_RUNS]
    share_out(held, at, rules, S_BEST_RANK, sets, S_BEST_WINDOW, runs, work)
    if not sets and not rules[R_FIXED_LENGTHS] and not rules[R_FEW_WILDS]:
        used = work[W_WILDS]
        for got in range(S_GOT, S_GOT + runs * PLACES):
            used += work[got]
        if used > room(rules, S_BEST_WINDOW, work):
            keep_most_expensive(held, at, rules, S_BEST_WINDOW, work)
            share_out(work, KEPT, rules, S_BEST_RANK, sets, S_BEST_WINDOW, runs, work)
    for card in range(PLACES):
        work[_WILDS + card] = held[at + card] if rules[R_WILD] >> card & 1 else 0
    lay[0] = sets + runs
    for number in range(sets):
        _begin(lay, work[SLOT + number], SET)
    # First every set gets the naturals that it must have, then what its length asks for.
    for number in range(sets):
        _add_naturals(number, naturals_due(rules, work[S_SET_LENGTHS + number]), lay, work)
    for number in range(sets):
        base = 1 + work[SLOT + number] * M_LENGTH
        _add_naturals(number, work[S_SET_LENGTHS + number] - lay[base + M_SIZE], lay, work)
    for number in range(sets):
        base = 1 + work[SLOT + number] * M_LENGTH
        _add_wilds(rules, base, work[S_SET_LENGTHS + number] - lay[base + M_SIZE], lay, work)
    for run in range(runs):
        _lay_run(rules, run, lay, work)
    if not rules[R_FIXED_LENGTHS] and not rules[R_FEW_WILDS]:
        _lay_the_rest(rules, lay, work)
    for number in range(sets):
        _sort_set(rules, 1 + work[SLOT + number] * M_LENGTH, lay)


@kernel
def _find_slots(rules: Vector, work: Vector) -> None:
    """List the slots, sets first, the longest of a kind first, as the search has them."""
    number = 0
    for kind in (SET, RUN):
        first = number
        for slot in range(rules[R_SLOTS]):
            if rules[R_SLOT_KINDS + slot] == kind:
                to = number
                least = rules[R_SLOT_LEASTS + slot]
                while to > first and rules[R_SLOT_LEASTS + work[SLOT + to - 1]] < least:
                    work[SLOT + to] = work[SLOT + to - 1]
                    to -= 1
                work[SLOT + to] = slot
                number += 1


@kernel
def _begin(lay: Vector, slot: int, kind: int) -> None:
    base = 1 + slot * M_LENGTH
    lay[base + M_OWNER] = NOBODY
    lay[base + M_KIND] = kind
    lay[base + M_SIZE] = 0


@kernel
def _add(lay: Vector, base: int, card: int) -> None:
    lay[base + M_CARDS + lay[base + M_SIZE]] = card
    lay[base + M_SIZE] += 1


@kernel
def _add_naturals(number: int, most: int, lay: Vector, work: Vector) -> None:
    """Add up to ``most`` naturals of its rank to a set."""
    rank = work[S_BEST_RANK + number]
    if not rank:
        return
    row = work[S_RUNS]
    while work[S_ROW_RANK + row] != rank:
        row += 1
    base = 1 + work[SLOT + number] * M_LENGTH
    for suit in range(4):
        card = 16 * suit + rank - 1
        while most > 0 and work[S_GOT + row * PLACES + card]:
            work[S_GOT + row * PLACES + card] -= 1
            _add(lay, base, card)
            most -= 1


@kernel
def _add_wilds(rules: Vector, base: int, number: int, lay: Vector, work: Vector) -> None:
    """Add up to ``number`` wild cards to a set."""
    for _ in range(min(number, _MOST_IN_MELD - lay[base + M_SIZE])):
        card = take_most_expensive(rules, _WILDS, work)
        if card < 0:
            return
        _add(lay, base, card)


@kernel
def _lay_run(rules: Vector, run: int, lay: Vector, work: Vector) -> None:
    """Lay a run as long as its window."""
    slot = work[SLOT + work[S_SETS] + run]
    _begin(lay, slot, RUN)
    base = 1 + slot * M_LENGTH
    window = work[S_BEST_WINDOW + run]
    suit, low = window >> 8, window >> 4 & 15
    for place in range(low, low + (window & 15)):
        card = 16 * suit + (place - 1) % 13
        if suit != NO_SUIT and work[S_GOT + run * PLACES + card]:
            work[S_GOT + run * PLACES + card] -= 1
            _add(lay, base, card)
        else:
            _add(lay, base, take_most_expensive(rules, _WILDS, work))


@kernel
def _lay_the_rest(rules: Vector, lay: Vector, work: Vector) -> None:
    """Add every card that fits to the melds."""
    for number in range(work[S_SETS]):
        _add_rest(number, lay, work)
    if work[S_SETS]:
        _add_wilds(rules, 1 + work[SLOT] * M_LENGTH, work[W_WILDS], lay, work)
    else:
        _lengthen_runs(rules, lay, work)


@kernel
def _add_rest(number: int, lay: Vector, work: Vector) -> None:
    """Add the naturals left of its rank to a set, behind its wild cards."""
    _add_naturals(number, _MOST_IN_MELD, lay, work)


@kernel
def _lengthen_runs(rules: Vector, lay: Vector, work: Vector) -> None:
    """Lay the wild cards left over at the ends of the runs while there is room."""
    longest = rules[R_RUN_HIGH] - rules[R_RUN_LOW] + 1
    for run in range(work[S_RUNS]):
        base = 1 + work[SLOT + run] * M_LENGTH
        window = work[S_BEST_WINDOW + run]
        while lay[base + M_SIZE] < longest and (
            window >> 8 == NO_SUIT or _is_free(rules, run, window + 1, work)
        ):
            card = take_most_expensive(rules, _WILDS, work)
            if card < 0:
                return
            window += 1
            work[S_BEST_WINDOW + run] = window
            _add(lay, base, card)
        while window >> 8 != NO_SUIT and _is_free(rules, run, window - 15, work):
            card = take_most_expensive(rules, _WILDS, work)
            if card < 0:
                return
            window -= 15  # one place lower, and longer by one
            work[S_BEST_WINDOW + run] = window
            for number in range(lay[base + M_SIZE], 0, -1):
                lay[base + M_CARDS + number] = lay[base + M_CARDS + number - 1]
            lay[base + M_CARDS] = card
            lay[base + M_SIZE] += 1


@kernel
def _is_free(rules: Vector, run: int, window: int, work: Vector) -> int:
    """Say whether a run may also lie in this longer window."""
    low = window >> 4 & 15
    if low < rules[R_RUN_LOW] or low + (window & 15) - 1 > rules[R_RUN_HIGH]:
        return 0
    if rules[R_RUN_GAP]:
        for other in range(work[S_RUNS]):
            if other != run and too_near(window, work[S_BEST_WINDOW + other], rules[R_RUN_GAP]):
                return 0
    return 1


@kernel
def _sort_set(rules: Vector, base: int, lay: Vector) -> None:
    """Put the naturals of a set before its wild cards, each by place."""
    wild = rules[R_WILD]
    for number in range(1, lay[base + M_SIZE]):
        card = lay[base + M_CARDS + number]
        key = (wild >> card & 1) * PLACES + card
        to = base + M_CARDS + number
        while to > base + M_CARDS and (wild >> lay[to - 1] & 1) * PLACES + lay[to - 1] > key:
            lay[to] = lay[to - 1]
            to -= 1
        lay[to] = card
