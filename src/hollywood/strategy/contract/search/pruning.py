"""What is known of a choice: what was expected of it, and what the imagined rounds have shown.

The policy's choice is mostly the best. How much others are worth less, how far that goes up and
down, and how far one imagined round goes astray was measured by kinds of choices, in points of the
preset ``may-i``.
"""

from __future__ import annotations

from typing import Final

from hollywood.kernel.contract.state import (
    A_CALL,
    A_DENY,
    A_DISCARD,
    A_DISPLACE,
    A_DRAW,
    A_LAY_DOWN,
    A_LAY_OFF,
    A_NOTHING,
    A_TAKE,
)
from hollywood.kernel.engine.compiling import kernel
from hollywood.strategy.contract.search.candidates import (
    E_ALIVE,
    E_LENGTH,
    E_LIKELY,
    E_MORE,
    E_MORE_OWN,
    E_NOISE,
    E_OWN,
    E_ROUNDS,
    E_ROW,
    E_SPREAD,
    E_SQUARES,
    E_SUM,
    F_ALIVE,
    F_CHOSEN,
    F_LIST,
    F_NUMBER,
    F_SECOND,
)
from hollywood.strategy.contract.settings import Q_LITTLE, Q_SURE

POINT: Final = 50
"""What a penalty point is worth."""
_GUESSED: Final = 4
"""What was expected of the noise counts as so many rounds."""


@kernel
def expect(down: int, trust: int, found: list[int]) -> None:
    """Write what is expected of every choice but the first, which is the policy's."""
    policy = found[F_LIST + E_ROW]
    for choice in range(1, found[F_NUMBER]):
        entry = F_LIST + E_LENGTH * choice
        kind = found[entry + E_ROW]
        less, spread, noise = 5, 6, 40
        if kind == A_DISCARD and policy == A_DISCARD:
            if down:
                less, spread, noise = 1, 2, 14
            else:
                less, spread, noise = min(11, 2 * choice), min(7, 3 + choice), 45
        elif kind == A_LAY_DOWN:
            less, spread, noise = 1, 5, 14
        elif kind in (A_LAY_OFF, A_DISPLACE):
            less, spread, noise = 1, 4, 6
        elif kind in (A_CALL, A_NOTHING):
            less, spread, noise = (2, 5, 29) if kind == A_CALL else (4, 7, 33)
        elif kind == A_DRAW and policy == A_TAKE:
            less, spread, noise = (3, 3, 9) if down else (14, 16, 48)
        elif kind == A_TAKE and down:
            less, spread, noise = 3, 3, 9
        elif kind == A_DENY:
            less, spread, noise = 3, 5, 40
        found[entry + E_LIKELY] = -100 * less
        found[entry + E_SPREAD] = spread * spread * trust
        found[entry + E_NOISE] = noise * noise


@kernel
def shown(found: list[int], choice: int) -> tuple[int, int]:
    """Return how much better than the policy's a choice was, and how far that went up and down.

    The mean of its rounds, of which there are some, in hundredths of a point; the squares of what
    they differ from it, added up, in squared points.
    """
    entry = F_LIST + E_LENGTH * choice
    rounds = found[entry + E_ROUNDS]
    more = found[entry + E_SUM] - found[F_LIST + E_SUM]
    if not found[entry + E_ALIVE]:
        more = found[entry + E_MORE]
    better = 100 * more // (POINT * rounds)
    return better, found[entry + E_SQUARES] - better * better * rounds // 10_000


@kernel
def weigh(found: list[int], choice: int) -> tuple[int, int]:
    """Return how much better than the policy's a choice seems, and the variance of that.

    Both are in hundredths, of a point and of a squared point. What was expected and what the rounds
    say are weighed by how sure they are: the mean of a normal distribution after a measurement.
    """
    entry = F_LIST + E_LENGTH * choice
    spread, rounds = found[entry + E_SPREAD], found[entry + E_ROUNDS]
    if not rounds:
        return found[entry + E_LIKELY], spread
    better, squares = shown(found, choice)
    noise = max(0, squares) + _GUESSED * found[entry + E_NOISE]
    noise = 100 * noise // ((rounds + _GUESSED) * rounds) + 1
    mean = (spread * better + noise * found[entry + E_LIKELY]) // (spread + noise)
    return mean, spread * noise // (spread + noise)


@kernel
def give_up(ways: list[int], found: list[int]) -> None:
    """Give up what is beaten, or could be better by too little to go on for it."""
    best, most, sure = 0, 0, 0
    for choice in range(1, found[F_NUMBER]):
        if found[F_LIST + E_LENGTH * choice + E_ALIVE]:
            mean, spread = weigh(found, choice)
            if mean > most:
                best, most, sure = choice, mean, spread
    doubt = ways[Q_SURE] * ways[Q_SURE]
    for choice in range(1, found[F_NUMBER]):
        entry = F_LIST + E_LENGTH * choice
        if choice != best and found[entry + E_ALIVE]:
            mean, spread = weigh(found, choice)
            behind = most - mean + 10 * ways[Q_LITTLE]
            if behind * behind > doubt * (spread + sure):
                _stop(found, choice)
    behind = most + 10 * ways[Q_LITTLE]
    if best and found[F_ALIVE] == 2 and behind * behind > doubt * sure:
        _stop(found, best)


@kernel
def _stop(found: list[int], choice: int) -> None:
    """Try a choice no more; how much better it was in its rounds is remembered."""
    entry = F_LIST + E_LENGTH * choice
    found[entry + E_ALIVE] = 0
    found[entry + E_MORE] = found[entry + E_SUM] - found[F_LIST + E_SUM]
    found[entry + E_MORE_OWN] = found[entry + E_OWN] - found[F_LIST + E_OWN]
    found[F_ALIVE] -= 1


@kernel
def choose_best(found: list[int]) -> None:
    """Choose what seems best by now; the second is the next best, the policy's if there is none."""
    best, most, second, next_most = 0, 0, -1, 0
    for choice in range(1, found[F_NUMBER]):
        mean, _ = weigh(found, choice)
        if mean > most:
            best, most, second, next_most = choice, mean, best, most
        elif second < 0 or mean > next_most:
            second, next_most = choice, mean
    found[F_CHOSEN], found[F_SECOND] = best, second
