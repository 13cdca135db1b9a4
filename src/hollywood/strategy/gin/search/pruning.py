"""Which candidates of a search are still tried: by the rounds so far and by the prior of each."""

from __future__ import annotations

from hollywood.kernel.engine.compiling import kernel
from hollywood.strategy.gin.belief.history import M_LENGTH, M_PRIOR
from hollywood.strategy.gin.search import candidates as of
from hollywood.strategy.gin.settings import CLEAR, LEAST_ROUNDS, Q_UNLIKELY


@kernel
def prune_unlikely(found: list[int], types: list[int], settings: list[int]) -> int:
    """Drop what the net thinks is far behind, and write its opinions; return how many are left.

    The types weigh what is known of them beforehand; the imagined rounds will tell more.
    """
    for kind in range(of.VALUED_TYPES):
        found[of.C_MIX + kind] = types[kind * M_LENGTH + M_PRIOR]
    best = -1
    for number in range(found[of.C_NUMBER]):
        if best < 0 or _prior(found, number) > _prior(found, best):
            best = number
    most = _prior(found, best)
    left = 0
    for number in range(found[of.C_NUMBER]):
        place = of.C_LIST + number * of.K_LENGTH
        found[place + of.K_PRIOR] = _prior(found, number) - most
        if found[place + of.K_PRIOR] < -settings[Q_UNLIKELY]:
            found[place + of.K_ALIVE] = 0
        left += found[place + of.K_ALIVE]
    return left


@kernel
def weigh_types_again(found: list[int]) -> None:
    """Weigh the types in the opinion of the net as often as the imagined rounds had them."""
    for kind in range(of.VALUED_TYPES):
        found[of.C_MIX + kind] = found[of.C_TYPES + kind]
    first = _prior(found, 0)
    for number in range(found[of.C_NUMBER]):
        found[of.C_LIST + number * of.K_LENGTH + of.K_PRIOR] = _prior(found, number) - first


@kernel
def _prior(found: list[int], number: int) -> int:
    """Return what the net thinks of a candidate, with the types in the proportion of ``C_MIX``."""
    total = 0
    weights = 0
    for kind in range(of.VALUED_TYPES):
        total += (
            found[of.C_MIX + kind] * found[of.C_LIST + number * of.K_LENGTH + of.K_VALUES + kind]
        )
        weights += found[of.C_MIX + kind]
    return total // max(1, weights)


@kernel
def _opinion(found: list[int], number: int) -> int:
    """Return what a candidate seems worth: its rounds, drawn towards its prior.

    Only differences between candidates that have been in the same rounds mean anything.
    """
    place = of.C_LIST + number * of.K_LENGTH
    trust = found[of.C_TRUST]
    believed = found[place + of.K_SUM] + trust * found[place + of.K_PRIOR]
    return believed * 16 // (found[place + of.K_ROUNDS] + trust)


@kernel
def prune_beaten(found: list[int], alive: int) -> int:
    """Drop what is clearly behind the best; return how many are left.

    Clearly means by CLEAR squared standard errors of the difference in the same rounds. Before
    LEAST_ROUNDS rounds nothing is clear.
    """
    best = -1
    for number in range(found[of.C_NUMBER]):
        if found[of.C_LIST + number * of.K_LENGTH + of.K_ALIVE] and (
            best < 0 or _opinion(found, number) > _opinion(found, best)
        ):
            best = number
    rounds = found[of.C_LIST + best * of.K_LENGTH + of.K_ROUNDS]
    if rounds < LEAST_ROUNDS:
        return alive
    spread = found[of.C_LIST + best * of.K_LENGTH + of.K_SQUARES] // rounds
    left = alive
    for number in range(found[of.C_NUMBER]):
        place = of.C_LIST + number * of.K_LENGTH
        if number == best or not found[place + of.K_ALIVE]:
            continue
        behind = (_opinion(found, best) - _opinion(found, number)) >> 4
        error = (spread + found[place + of.K_SQUARES] // rounds) // rounds
        if behind * behind > CLEAR * error:
            found[place + of.K_ALIVE] = 0
            left -= 1
    return left


@kernel
def prune_half(found: list[int], alive: int) -> int:
    """Drop the worse half of the candidates still tried; return how many are left."""
    left = alive
    while left > (alive + 1) // 2:
        worst = -1
        least_worth = 0
        for number in range(found[of.C_NUMBER]):
            if not found[of.C_LIST + number * of.K_LENGTH + of.K_ALIVE]:
                continue
            opinion = _opinion(found, number)
            if worst < 0 or opinion < least_worth:
                worst = number
                least_worth = opinion
        found[of.C_LIST + worst * of.K_LENGTH + of.K_ALIVE] = 0
        left -= 1
    return left
