"""Plans by which the searching player goes on in the rounds it imagines.

Each is a set of weights of the linear policy (:mod:`hollywood.kernel.gin_linear`), tuned for one
stake against one kind of player; which of them fits the rules, the score and the other player is
found by rehearsing (:mod:`hollywood.kernel.gin_rehearsal`).
"""

from __future__ import annotations

from typing import Final

from hollywood.kernel.gin_history import M_LENGTH
from hollywood.kernel.gin_linear import CAMPER, WEIGHTS


def _plan(*weights: int) -> tuple[int, ...]:
    return (*weights, *[0] * (M_LENGTH - len(weights)))


PLANS: Final = (
    _plan(*WEIGHTS),
    _plan(100, 12, 449, 70, 9, 12, 262, 484, 0, -104, 0, 302, 1),
    _plan(*CAMPER),
)
"""The first is the one for everything; the second goes for gin against who knocks at once."""
