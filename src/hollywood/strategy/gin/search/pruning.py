"""Dropping candidates of a search, by their priors and by the rounds played so far."""

from __future__ import annotations

from hollywood.kernel.engine.compiling import kernel
from hollywood.strategy.gin.belief.history import H_KIND, H_LENGTH, H_PRIOR
from hollywood.strategy.gin.search import candidates as of


@kernel
def prune_unlikely(found: list[int], habits: list[int], unlikely: int) -> int:
    """Write the net's priors and drop the candidates that are far behind; return how many are left.

    "Far" is more than ``unlikely`` thousandths of a point.
    The kinds have the weights of their prior probabilities until imagined rounds tell more.
    """
    for kind in range(of.VALUED_KINDS):
        found[of.C_MIX + kind] = chance_of_kind(habits, kind)
    best = -1
    for number in range(found[of.C_NUMBER]):
        if best < 0 or _prior(found, number) > _prior(found, best):
            best = number
    most = _prior(found, best)
    left = 0
    for number in range(found[of.C_NUMBER]):
        place = of.C_LIST + number * of.K_LENGTH
        found[place + of.K_PRIOR] = _prior(found, number) - most
        if found[place + of.K_PRIOR] < -unlikely:
            found[place + of.K_ALIVE] = 0
        left += found[place + of.K_ALIVE]
    return left


@kernel
def chance_of_kind(habits: list[int], kind: int) -> int:
    """Return the prior probability of all habits like ``kind``, out of 2**20."""
    total = 0
    for habit in range(len(habits) // H_LENGTH):
        if habits[habit * H_LENGTH + H_KIND] == kind:
            total += habits[habit * H_LENGTH + H_PRIOR]
    return total


@kernel
def weigh_kinds_again(found: list[int]) -> None:
    """Write the net's priors again, with the kinds weighted by how often they were drawn."""
    for kind in range(of.VALUED_KINDS):
        found[of.C_MIX + kind] = found[of.C_KINDS + kind]
    first = _prior(found, 0)
    for number in range(found[of.C_NUMBER]):
        found[of.C_LIST + number * of.K_LENGTH + of.K_PRIOR] = _prior(found, number) - first


@kernel
def _prior(found: list[int], number: int) -> int:
    """Return the net's value of a candidate, with the kinds weighted by ``C_MIX``."""
    total = 0
    weights = 0
    for kind in range(of.VALUED_KINDS):
        total += (
            found[of.C_MIX + kind] * found[of.C_LIST + number * of.K_LENGTH + of.K_VALUES + kind]
        )
        weights += found[of.C_MIX + kind]
    return total // max(1, weights)


@kernel
def _opinion(found: list[int], number: int) -> int:
    """Return a candidate's estimated worth, in 16ths: the mean of its rounds and of its prior.

    The prior counts as ``C_TRUST`` rounds. Only differences between candidates with the same rounds
    are meaningful.
    """
    place = of.C_LIST + number * of.K_LENGTH
    trust = found[of.C_TRUST]
    believed = found[place + of.K_SUM] + trust * found[place + of.K_PRIOR]
    return believed * 16 // (found[place + of.K_ROUNDS] + trust)


@kernel
def prune_beaten(found: list[int], alive: int, clear: int) -> int:
    """Drop the candidates that are clearly behind the best; return how many are left.

    "Clearly" means by ``clear`` squared standard errors of the difference. Before C_LEAST rounds no
    candidate is dropped: the histories of neighboring rounds are alike, so that these errors are
    too small at first.
    """
    best = -1
    for number in range(found[of.C_NUMBER]):
        if found[of.C_LIST + number * of.K_LENGTH + of.K_ALIVE] and (
            best < 0 or _opinion(found, number) > _opinion(found, best)
        ):
            best = number
    rounds = found[of.C_LIST + best * of.K_LENGTH + of.K_ROUNDS]
    if rounds < found[of.C_LEAST]:
        return alive
    spread = found[of.C_LIST + best * of.K_LENGTH + of.K_SQUARES] // rounds
    left = alive
    for number in range(found[of.C_NUMBER]):
        place = of.C_LIST + number * of.K_LENGTH
        if number == best or not found[place + of.K_ALIVE]:
            continue
        behind = (_opinion(found, best) - _opinion(found, number)) >> 4
        error = (spread + found[place + of.K_SQUARES] // rounds) // rounds
        if behind * behind > clear * error:
            found[place + of.K_ALIVE] = 0
            left -= 1
    return left


@kernel
def prune_half(found: list[int], alive: int) -> int:
    """Drop the worse half of the candidates that are left; return how many remain."""
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
