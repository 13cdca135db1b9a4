"""Whether an action vector is legal in a view: for players that somebody else wrote."""

from __future__ import annotations

from hollywood.kernel.deadwood.tables import MeldTables
from hollywood.kernel.engine.bits import zeros
from hollywood.kernel.engine.compiling import kernel
from hollywood.kernel.gin import layout as at
from hollywood.kernel.gin.arrangements import points_of
from hollywood.kernel.gin.numbered import OPEN_LENGTH, find_open, is_open, number_of
from hollywood.kernel.gin.spreads import is_meld

_RANKS = 13


@kernel
def is_legal(view: list[int], rules: list[int], tables: MeldTables, action: list[int]) -> int:
    """Return 1 if the seat of ``view``, whose turn it is, may do ``action``, else 0.

    Any numbers in ``action`` are allowed.
    """
    kind = action[at.A_KIND]
    card = action[at.A_CARD]
    onto = action[at.A_ONTO]
    if kind < at.A_PASS or kind > at.A_FINISH:
        return 0
    if kind in (at.A_DISCARD, at.A_KNOCK, at.A_LAY_OFF):
        if card < 0 or card > 63 or card & 15 >= _RANKS:
            return 0
        if onto < 0 or onto >= (at.MOST_MELDS if kind == at.A_LAY_OFF else 1):
            return 0
    elif card != at.NO_CARD or onto:
        return 0
    found = zeros(OPEN_LENGTH)
    find_open(view, rules, tables, found, 0)
    if not is_open(number_of(action), found, 0):
        return 0
    if kind not in (at.A_KNOCK, at.A_BIG_GIN, at.A_SHOW):
        return 1
    left = view[at.V_HAND]
    if kind == at.A_KNOCK:
        left ^= 1 << card
    empty = 0
    for meld in range(at.A_MELDS, at.A_MELDS + at.MOST_MELDS):
        cards = action[meld]
        if not cards:
            empty = 1
        elif empty or cards & ~left or not is_meld(cards, tables):
            return 0
        left &= ~cards
    if kind == at.A_BIG_GIN:
        return int(left == 0)
    return 1 if kind == at.A_SHOW else int(points_of(left, tables) <= view[at.V_LIMIT])
