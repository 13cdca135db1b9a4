"""Can some of the cards of a hand meet the contract, and if not, how many are missing."""

from __future__ import annotations

from typing import Final

from hollywood.kernel.contract.laydown.search import ANY, fewest_added, search
from hollywood.kernel.contract.laydown.ways import way
from hollywood.kernel.contract.layout import (
    R_RUN_LENGTHS,
    R_RUNS,
    R_SET_LENGTHS,
    R_SETS,
    R_WILDS_APART,
)
from hollywood.kernel.contract.piles import sort_hand
from hollywood.kernel.contract.scratch import (
    S_BARRED_PLACES,
    S_BARRED_RANKS,
    S_FULL_FIRST,
    S_RUN_LENGTHS,
    S_RUNS,
    S_SET_LENGTHS,
    S_SETS,
)
from hollywood.kernel.engine.compiling import kernel

Vector = list[int]

_NONE: Final = -1  # no way is wanted, only whether there is one


@kernel
def meets(held: Vector, at: int, rules: Vector, work: Vector) -> int:
    """Say whether some of the cards meet the contract: 1 or 0; exact under all knobs."""
    if rules[R_WILDS_APART]:
        return way(held, at, rules, 0, _NONE, 1, work, work)
    sort_hand(held, at, rules, work)
    ask_contract(rules, work)
    return 1 if search(held, at, rules, ANY, work) >= 0 else 0


@kernel
def missing(held: Vector, at: int, rules: Vector, work: Vector) -> int:
    """Return the fewest cards that, added to the hand, let it meet the contract; 0: it does.

    Any cards can be added, also ones that no pack holds any more. Exact; but where runs may not
    touch, a run of added cards only is taken to find room somewhere. Where a run is asked for that
    is longer than there are places, it is one more than the contract has cards. Where no wild cards
    may lie next to each other, it can be too few, but not 0.
    """
    sort_hand(held, at, rules, work)
    ask_contract(rules, work)
    most = 1  # and this where it cannot be met
    for number in range(rules[R_SETS]):
        most += rules[R_SET_LENGTHS + number]
    for number in range(rules[R_RUNS]):
        most += rules[R_RUN_LENGTHS + number]
    added = fewest_added(held, at, rules, most, work)
    if rules[R_WILDS_APART] and not added:
        return 1 - meets(held, at, rules, work)
    return added


@kernel
def ask_contract(rules: Vector, work: Vector) -> None:
    """Ask the search for the contract itself, with nothing barred."""
    work[S_SETS] = rules[R_SETS]
    work[S_RUNS] = rules[R_RUNS]
    for number in range(rules[R_SETS]):
        work[S_SET_LENGTHS + number] = rules[R_SET_LENGTHS + number]
    for number in range(rules[R_RUNS]):
        work[S_RUN_LENGTHS + number] = rules[R_RUN_LENGTHS + number]
    work[S_FULL_FIRST] = 0
    work[S_BARRED_RANKS] = 0
    for suit in range(4):
        work[S_BARRED_PLACES + suit] = 0
