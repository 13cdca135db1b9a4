"""The weights by which the searching player plays the rounds it imagines to their end.

Each is a set of weights of the linear policy (:mod:`hollywood.strategy.gin.policies.linear`), tuned
for one stake against one kind of player. Which of them fits the rules, the score and the other
player, rounds played beforehand tell (:mod:`hollywood.strategy.gin.search.rollout_choice`).
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
    _padded(100, 7, 627, 80, 6, 12, 146, 383, 0, -104, 24, 302, 0),
    _padded(100, 17, 297, 93, 4, 15, 183, 409, 1564, -100, 111, 520, 0),
    _padded(100, 7, 549, 78, 7, 14, 304, 38, 1562, -20, 0, 559, 1),
)
"""The first is the one for everything. The others: for gin, against who knocks at once and against
who plays for gin himself, under the rules of the EAAI challenge; for a prize of 25 on each round
won, against several; and to win the round, no matter by how much, against who knocks at once."""
