"""The greedy policy of gin: take what melds, discard for the least deadwood, knock at once.

- It takes the top of the pile only if the card goes into a meld and reduces the least deadwood, or
  if it can then knock. Otherwise it draws from the stock.
- It discards the card that leaves the least deadwood. Among equals it keeps cards that would meld
  with known cards of the opponent, then cards near them. Then it discards the highest.
- It knocks as soon as it can, with the spread that offers the least to lay off. It answers a knock
  with the best defense.
"""

from __future__ import annotations

from hollywood.kernel.deadwood.tables import IN_FOUR_SUITS, VALUES, MeldTables
from hollywood.kernel.engine.bits import lowest
from hollywood.kernel.engine.compiling import inlined, kernel
from hollywood.kernel.gin import layout as at
from hollywood.kernel.gin.arrangements import least
from hollywood.kernel.gin.spreads import could_knock_with
from hollywood.strategy.gin.policies.common import (
    act,
    answer,
    dearest,
    kept,
    knock,
    top_helps,
)
from hollywood.strategy.gin.policies.discards import discards_allowed, goes_with, near


@inlined
def greedy(
    view: list[int],
    rules: list[int],
    tables: MeldTables,
    _weights: list[int],
    _chance: list[int],
    _at: int,
    action: list[int],
) -> None:
    """Write the action of the greedy policy; it uses no weights and no random numbers."""
    phase = view[at.V_PHASE]
    if phase == at.DISCARD:
        _discard(view, rules, tables, action)
    elif phase == at.DRAW:
        taken = view[at.V_PILE_OPEN] and top_helps(view, rules, tables, view[at.V_LIMIT], 1)
        act(action, at.A_TAKE if taken else at.A_DRAW, at.NO_CARD)
    elif phase == at.UPCARD:
        taken = top_helps(view, rules, tables, view[at.V_LIMIT], 1)
        act(action, at.A_TAKE if taken else at.A_PASS, at.NO_CARD)
    elif phase == at.LAST_CHANCE:  # the last discard may be taken only to knock
        taken = could_knock_with(view[at.V_HAND], view[at.V_TOP], view[at.V_LIMIT], rules, tables)
        act(action, at.A_TAKE if taken else at.A_PASS, at.NO_CARD)
    else:
        answer(view, rules, tables, action)


@inlined
def _discard(view: list[int], rules: list[int], tables: MeldTables, action: list[int]) -> None:
    hand = view[at.V_HAND]
    if rules[at.R_BIG_GIN] >= 0 and least(hand, tables) == 0:
        knock(hand, at.NO_CARD, tables, action)
        return
    left, cards = discards_allowed(hand, kept(view, rules), tables)
    if left <= view[at.V_LIMIT]:
        knock(hand, dearest(cards, tables), tables, action)
    elif not cards & cards - 1:
        act(action, at.A_DISCARD, lowest(cards))
    elif not view[at.V_KNOWN]:
        act(action, at.A_DISCARD, dearest(cards, tables))
    else:
        act(action, at.A_DISCARD, _least_wanted(cards, view[at.V_KNOWN], tables))


@kernel
def _least_wanted(cards: int, known: int, tables: MeldTables) -> int:
    """Return the card that fits ``known`` the least; ties go to the highest, then to the last."""
    best = -1
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        worth = 64 * tables[VALUES + (card & 15)] + card
        if not goes_with(card, known, tables):
            worth += 1 << 15
            if not near(card, known, tables) and not known & (1 << (card & 15)) * IN_FOUR_SUITS:
                worth += 1 << 15
        best = max(best, worth)
    return best & 63
