"""Whether the candidates of a search differ in how near they are to gin.

The net counts what is in the hand, but hardly which single cards would make gin. Where candidates
differ in that, the search must play out more and trust the net less.
"""

from __future__ import annotations

from typing import Final

from hollywood.kernel.deadwood.tables import ALL_RANKS, IN_FOUR_SUITS
from hollywood.kernel.engine.bits import count
from hollywood.kernel.engine.compiling import kernel
from hollywood.kernel.gin import layout as at
from hollywood.kernel.gin.arrangements import least
from hollywood.kernel.gin.game import Evidence
from hollywood.strategy.gin.policies.linear import GIN_NEAR, gin_outs
from hollywood.strategy.gin.search import candidates as of

_LANES: Final = ALL_RANKS * IN_FOUR_SUITS


@kernel
def differ_in_gin_outs(evidence: Evidence, found: list[int]) -> bool:
    """Return whether some candidates that go on leave more gin outs than others."""
    view = evidence.seen
    tables = evidence.game.tables
    unseen = _LANES & ~view[at.V_SEEN]
    fewest = -1
    most = -1
    for number in range(found[of.C_NUMBER]):
        place = of.C_LIST + number * of.K_LENGTH
        if found[place + of.K_SECOND] == at.A_KNOCK:
            continue
        hand = view[at.V_HAND]
        if found[place + of.K_FIRST] == at.A_TAKE:
            hand |= 1 << view[at.V_TOP]
        if found[place + of.K_CARD] != at.NO_CARD:
            hand ^= 1 << found[place + of.K_CARD]
        left = 0
        if least(hand, tables) <= GIN_NEAR:
            left = count(gin_outs(hand, unseen, tables))
        if fewest < 0 or left < fewest:
            fewest = left
        most = max(most, left)
    return most > fewest
