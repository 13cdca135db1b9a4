"""How the candidates compare after some imagined rounds, and which are tried no more.

What was expected beforehand (:mod:`hollywood.strategy.contract.search.prior`) and what the imagined
hands have shown are weighed together.
"""

from __future__ import annotations

from typing import Final

from hollywood.kernel.engine.bits import Vector
from hollywood.kernel.engine.compiling import kernel
from hollywood.strategy.contract.search import candidates as of
from hollywood.strategy.contract.settings import Q_LITTLE, Q_SURE

POINT: Final = 50
"""What a penalty point is worth."""
_GUESSED: Final = 4
"""The expected noise counts as so many imagined rounds."""


@kernel
def shown(found: Vector, number: int) -> tuple[int, int]:
    """Return how much better than the first candidate another was, and how much that varied.

    The first number is the mean over its imagined rounds, of which there is at least one, in
    hundredths of a point. The second is the sum of the squared deviations from that mean, in
    squared points.
    """
    entry = of.F_LIST + of.E_LENGTH * number
    rounds = found[entry + of.E_ROUNDS]
    more = found[entry + of.E_SUM] - found[of.F_LIST + of.E_SUM]
    if not found[entry + of.E_ALIVE]:
        more = found[entry + of.E_MORE]
    better = 100 * more // (POINT * rounds)
    return better, found[entry + of.E_SQUARES] - better * better * rounds // 10_000


@kernel
def weigh(found: Vector, number: int) -> tuple[int, int]:
    """Return how much better than the first candidate another seems, and the variance of that.

    Both are in hundredths, of a point and of a squared point. The prior and the imagined rounds are
    weighed by how sure they are, as the mean of a normal distribution is after a measurement.
    """
    entry = of.F_LIST + of.E_LENGTH * number
    spread, rounds = found[entry + of.E_SPREAD], found[entry + of.E_ROUNDS]
    if not rounds:
        return found[entry + of.E_LIKELY], spread
    better, squares = shown(found, number)
    noise = max(0, squares) + _GUESSED * found[entry + of.E_NOISE]
    noise = 100 * noise // ((rounds + _GUESSED) * rounds) + 1
    mean = (spread * better + noise * found[entry + of.E_LIKELY]) // (spread + noise)
    return mean, spread * noise // (spread + noise)


@kernel
def prune_beaten(settings: Vector, found: Vector) -> None:
    """Prune what is beaten, or could be better only by too little."""
    best, most, sure = 0, 0, 0
    for each in range(1, found[of.F_NUMBER]):
        if found[of.F_LIST + of.E_LENGTH * each + of.E_ALIVE]:
            mean, spread = weigh(found, each)
            if mean > most:
                best, most, sure = each, mean, spread
    doubt = settings[Q_SURE] * settings[Q_SURE]
    for each in range(1, found[of.F_NUMBER]):
        entry = of.F_LIST + of.E_LENGTH * each
        if each != best and found[entry + of.E_ALIVE]:
            mean, spread = weigh(found, each)
            behind = most - mean + 10 * settings[Q_LITTLE]
            if behind * behind > doubt * (spread + sure):
                _stop(found, each)
    behind = most + 10 * settings[Q_LITTLE]
    if best and found[of.F_ALIVE] == 2 and behind * behind > doubt * sure:
        _stop(found, best)


@kernel
def _stop(found: Vector, number: int) -> None:
    """Prune a candidate, and remember how much better than the first one it was in its hands."""
    entry = of.F_LIST + of.E_LENGTH * number
    found[entry + of.E_ALIVE] = 0
    found[entry + of.E_MORE] = found[entry + of.E_SUM] - found[of.F_LIST + of.E_SUM]
    found[entry + of.E_MORE_OWN] = found[entry + of.E_OWN] - found[of.F_LIST + of.E_OWN]
    found[of.F_ALIVE] -= 1


@kernel
def choose_best(found: Vector) -> None:
    """Choose what seems best by now, and the second best, which may be the policy's choice."""
    best, most, second, next_most = 0, 0, -1, 0
    for each in range(1, found[of.F_NUMBER]):
        mean, _ = weigh(found, each)
        if mean > most:
            best, most, second, next_most = each, mean, best, most
        elif second < 0 or mean > next_most:
            second, next_most = each, mean
    found[of.F_CHOSEN], found[of.F_SECOND] = best, second
