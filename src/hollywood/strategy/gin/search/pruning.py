"""Which choices of a search are still tried: by the rounds so far and what was thought before."""

from __future__ import annotations

from hollywood.kernel.engine.compiling import kernel
from hollywood.strategy.gin.belief.history import M_LENGTH, M_PRIOR
from hollywood.strategy.gin.search.candidates import (
    C_LIST,
    C_MIX,
    C_NUMBER,
    C_TRUST,
    C_TYPES,
    K_ALIVE,
    K_LENGTH,
    K_PRIOR,
    K_ROUNDS,
    K_SQUARES,
    K_SUM,
    K_VALUES,
    VALUED_TYPES,
)
from hollywood.strategy.gin.settings import CLEAR, LEAST_ROUNDS, Q_UNLIKELY


@kernel
def give_up_unlikely(out: list[int], types: list[int], ways: list[int]) -> int:
    """Give up what the net thinks far behind, and write what it thinks; return how many are left.

    The types weigh as they are known beforehand; the rounds that are imagined will tell more.
    """
    for kind in range(VALUED_TYPES):
        out[C_MIX + kind] = types[kind * M_LENGTH + M_PRIOR]
    best = -1
    for choice in range(out[C_NUMBER]):
        if best < 0 or _thought(out, choice) > _thought(out, best):
            best = choice
    most = _thought(out, best)
    left = 0
    for choice in range(out[C_NUMBER]):
        place = C_LIST + choice * K_LENGTH
        out[place + K_PRIOR] = _thought(out, choice) - most
        if out[place + K_PRIOR] < -ways[Q_UNLIKELY]:
            out[place + K_ALIVE] = 0
        left += out[place + K_ALIVE]
    return left


@kernel
def think_again(out: list[int]) -> None:
    """Let the types weigh in what the net thinks as the imagined rounds have them."""
    for kind in range(VALUED_TYPES):
        out[C_MIX + kind] = out[C_TYPES + kind]
    first = _thought(out, 0)
    for choice in range(out[C_NUMBER]):
        out[C_LIST + choice * K_LENGTH + K_PRIOR] = _thought(out, choice) - first


@kernel
def _thought(out: list[int], choice: int) -> int:
    """Return what the net thinks of a choice, its types in the proportion of ``C_MIX``."""
    total = 0
    weights = 0
    for kind in range(VALUED_TYPES):
        total += out[C_MIX + kind] * out[C_LIST + choice * K_LENGTH + K_VALUES + kind]
        weights += out[C_MIX + kind]
    return total // max(1, weights)


@kernel
def _opinion(out: list[int], choice: int) -> int:
    """Return what a choice seems worth: its rounds, drawn towards what was thought before.

    Only differences between choices that have been in the same rounds mean anything.
    """
    place = C_LIST + choice * K_LENGTH
    trust = out[C_TRUST]
    believed = out[place + K_SUM] + trust * out[place + K_PRIOR]
    return believed * 16 // (out[place + K_ROUNDS] + trust)


@kernel
def give_up_beaten(out: list[int], alive: int) -> int:
    """Give up what is clearly behind the best; return how many are left.

    Clearly is by CLEAR squared standard errors, counted from what the choices differ in the same
    rounds; few rounds say nothing.
    """
    best = -1
    for choice in range(out[C_NUMBER]):
        if out[C_LIST + choice * K_LENGTH + K_ALIVE] and (
            best < 0 or _opinion(out, choice) > _opinion(out, best)
        ):
            best = choice
    rounds = out[C_LIST + best * K_LENGTH + K_ROUNDS]
    if rounds < LEAST_ROUNDS:
        return alive
    spread = out[C_LIST + best * K_LENGTH + K_SQUARES] // rounds
    left = alive
    for choice in range(out[C_NUMBER]):
        place = C_LIST + choice * K_LENGTH
        if choice == best or not out[place + K_ALIVE]:
            continue
        behind = (_opinion(out, best) - _opinion(out, choice)) >> 4
        error = (spread + out[place + K_SQUARES] // rounds) // rounds
        if behind * behind > CLEAR * error:
            out[place + K_ALIVE] = 0
            left -= 1
    return left


@kernel
def give_up_half(out: list[int], alive: int) -> int:
    """Give up the worse half of the choices still tried; return how many are left."""
    left = alive
    while left > (alive + 1) // 2:
        worst = -1
        least_worth = 0
        for choice in range(out[C_NUMBER]):
            if not out[C_LIST + choice * K_LENGTH + K_ALIVE]:
                continue
            found = _opinion(out, choice)
            if worst < 0 or found < least_worth:
                worst = choice
                least_worth = found
        out[C_LIST + worst * K_LENGTH + K_ALIVE] = 0
        left -= 1
    return left
