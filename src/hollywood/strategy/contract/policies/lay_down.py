"""Which lay down leaves least in the hand, when what then fits on the table has been laid off."""

from __future__ import annotations

from typing import Final

from hollywood.kernel.contract import state as at
from hollywood.kernel.contract.laydown.ways import way, ways
from hollywood.kernel.contract.laydown.wild_places import Wanted
from hollywood.kernel.contract.layout import LAY_LENGTH, M_LENGTH, PLACES, R_ALL_AT_ONCE
from hollywood.kernel.contract.rules.legality import may_leave, read_row
from hollywood.kernel.contract.rules.moves import apply, price
from hollywood.kernel.contract.rules.sight import copy_view
from hollywood.kernel.engine.bits import zeros
from hollywood.kernel.engine.compiling import kernel
from hollywood.strategy.contract.policies.laying import addition, best_lay
from hollywood.strategy.contract.policies.weights import K_WAYS

WALKED: Final = 400
"""So many ways to lay down are walked at most."""
RATED: Final = 48
"""Of these so many, evenly spread, are rated."""
ILLEGAL: Final = 1 << 30


@kernel
def lay_well(
    view: list[int],
    rules: list[int],
    seat: int,
    weights: list[int],
    action: list[int],
    work: list[int],
) -> int:
    """Write the lay down that leaves least of those rated, or any that is legal; 0 if none is."""
    if not best_lay(view, rules, seat, action, work):
        return 0
    if rules[R_ALL_AT_ONCE]:
        return 1
    state, other, rates = zeros(at.S_LENGTH), zeros(at.A_LENGTH), zeros(RATED)
    least = rate(view, rules, seat, weights, action, state, work)
    lays = rate_ways(view, rules, seat, weights, other, rates, state, work)
    best = -1
    for number in range(RATED):
        if rates[number] < least:
            best, least = number, rates[number]
    if best >= 0:
        copy_lay(lays, LAY_LENGTH * best, action)
    return 1


@kernel
def rate_ways(
    view: list[int],
    rules: list[int],
    seat: int,
    weights: list[int],
    action: list[int],
    rates: list[int],
    state: list[int],
    work: list[int],
) -> list[int]:
    """Rate ways to lay down, and return them: ``rates[k]`` is that of number k.

    The hand is walked twice: to count the ways, and to write those that are rated.
    """
    hand = at.S_HANDS + PLACES * seat
    number = way(view, hand, rules, 0, -1, WALKED, action, work)
    step = max(1, (number + RATED - 1) // RATED)
    rated = (number + step - 1) // step
    lays = zeros(LAY_LENGTH * rated)
    ways(view, hand, rules, 0, Wanted(0, step, number), lays, work)
    for k in range(RATED):
        rates[k] = ILLEGAL
        if k < rated:
            copy_lay(lays, LAY_LENGTH * k, action)
            if may_leave(view, rules, seat, action):
                rates[k] = rate(view, rules, seat, weights, action, state, work)
    return lays


@kernel
def copy_lay(lays: list[int], first: int, action: list[int]) -> None:
    """Copy the lay down that begins at place ``first`` into an action."""
    for place in range(1 + M_LENGTH * lays[first]):
        action[place] = lays[first + place]


@kernel
def rate(
    view: list[int],
    rules: list[int],
    seat: int,
    weights: list[int],
    action: list[int],
    state: list[int],
    work: list[int],
) -> int:
    """Return what is left after the melds of ``action`` and all layoffs: the less the better.

    ``state`` is one to work with.
    """
    copy_view(view, state, rules)
    action[at.A_KIND] = at.A_LAY_DOWN
    apply(state, rules, seat, action)
    while state[at.S_PHASE] != at.OVER:
        row = addition(state, rules, seat, 0, work)
        if row < 0:
            break
        read_row(work, row, action)
        apply(state, rules, seat, action)
    return weights[K_WAYS] * state[at.S_SIZES + seat] + price(state, rules, seat)
