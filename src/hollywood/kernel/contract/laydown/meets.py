"""Can some of the cards of a hand meet the contract: exact under all knobs."""

from __future__ import annotations

from hollywood.kernel.contract.laydown.search import ANY, search
from hollywood.kernel.contract.layout import R_RUN_LENGTHS, R_RUNS, R_SET_LENGTHS, R_SETS
from hollywood.kernel.contract.piles import sort_hand
from hollywood.kernel.contract.scratch import (
    S_BARRED_PLACES,
    S_BARRED_RANKS,
    S_RUN_LENGTHS,
    S_RUNS,
    S_SET_LENGTHS,
    S_SETS,
)
from hollywood.kernel.engine.compiling import kernel

Vector = list[int]


@kernel
def meets(held: Vector, at: int, rules: Vector, work: Vector) -> int:
    """Say whether some of the cards meet the contract: 1 or 0."""
    sort_hand(held, at, rules, work)
    ask_contract(rules, work)
    return 1 if search(held, at, rules, ANY, work) >= 0 else 0


@kernel
def ask_contract(rules: Vector, work: Vector) -> None:
    """Ask the search for the contract itself, with nothing barred."""
    work[S_SETS] = rules[R_SETS]
    work[S_RUNS] = rules[R_RUNS]
    for number in range(rules[R_SETS]):
        work[S_SET_LENGTHS + number] = rules[R_SET_LENGTHS + number]
    for number in range(rules[R_RUNS]):
        work[S_RUN_LENGTHS + number] = rules[R_RUN_LENGTHS + number]
    work[S_BARRED_RANKS] = 0
    for suit in range(4):
        work[S_BARRED_PLACES + suit] = 0
