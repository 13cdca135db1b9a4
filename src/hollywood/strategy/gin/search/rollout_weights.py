"""The weights with which the searching player plays out the rounds it imagines.

Each is a set of weights of the linear policy (:mod:`hollywood.strategy.gin.policies.linear`), tuned
for one stake against one kind of opponent. Rehearsal rounds show which of them fits the rules, the
score and the opponent (:mod:`hollywood.strategy.gin.search.rollout_choice`).
"""

from __future__ import annotations

from typing import Final

from hollywood.strategy.gin.belief.history import M_LENGTH
from hollywood.strategy.gin.policies.linear import WEIGHTS


def _padded(*weights: int) -> tuple[int, ...]:
    return (*weights, *[0] * (M_LENGTH - len(weights)))


ROLLOUTS: Final = (
    _padded(*WEIGHTS),
    _padded(100, 12, 449, 70, 9, 12, 262, 484, 0, -104, 0, 302, 1),
    _padded(100, -1, 627, 80, 6, 12, 146, 383, 0, -104, 24, 302, 0, 200, 200),
    _padded(100, 17, 297, 93, 4, 15, 183, 409, 1564, -100, 111, 520, 0),
    _padded(100, 7, 549, 78, 7, 14, 304, 38, 1562, -20, 0, 559, 1),
)
"""The first is for all purposes. The others are tuned for:

- points under the rules of the EAAI challenge, against a player who knocks at once,
- the same against a player who plays for gin and counts gin outs, as these weights do,
- a prize of 25 for each round won, against several players,
- the most rounds won, by any margin, against a player who knocks at once.
"""
