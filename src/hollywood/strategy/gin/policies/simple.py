"""The baseline player of the gin rummy challenge EAAI-2021: SimpleGinRummyPlayer.

It is written from its description, not from its source:

- It takes the top of the pile only if the card makes a meld with cards of the hand, even if the
  deadwood does not go down.
- It discards a card that leaves the least deadwood, at random among equals, and never the card that
  it has just taken.
- It knocks as soon as it can, and answers a knock with the best defense. (In the challenge, the
  game lays off for the defender. Here the spread is the one that offers the least to lay off.)
"""

from __future__ import annotations

from hollywood.kernel.deadwood.tables import (
    ANY_SUITS,
    FOURS,
    IN_FOUR_SUITS,
    RUN_MIN,
    RUN_START,
    THREES,
    MeldTables,
)
from hollywood.kernel.engine.bits import count, lowest
from hollywood.kernel.engine.chance import below
from hollywood.kernel.engine.compiling import inlined, kernel
from hollywood.kernel.gin import layout as at
from hollywood.kernel.gin.arrangements import least
from hollywood.kernel.gin.spreads import could_knock_with
from hollywood.strategy.gin.policies.common import act, answer, kept, knock
from hollywood.strategy.gin.policies.discards import discards_allowed


@inlined
def simple(
    view: list[int],
    rules: list[int],
    tables: MeldTables,
    _weights: list[int],
    chance: list[int],
    spot: int,
    action: list[int],
) -> None:
    """Write the action of the baseline player; it uses no weights."""
    phase = view[at.V_PHASE]
    if phase == at.DISCARD:
        _discard(view, rules, tables, chance, spot, action)
    elif phase == at.DRAW:
        taken = view[at.V_PILE_OPEN] and melds_with(view[at.V_TOP], view[at.V_HAND], tables)
        act(action, at.A_TAKE if taken else at.A_DRAW, at.NO_CARD)
    elif phase == at.UPCARD:
        taken = melds_with(view[at.V_TOP], view[at.V_HAND], tables)
        act(action, at.A_TAKE if taken else at.A_PASS, at.NO_CARD)
    elif phase == at.LAST_CHANCE:  # the last discard may be taken only to knock
        taken = could_knock_with(view[at.V_HAND], view[at.V_TOP], view[at.V_LIMIT], rules, tables)
        act(action, at.A_TAKE if taken else at.A_PASS, at.NO_CARD)
    else:
        answer(view, rules, tables, action)


@kernel
def _discard(
    view: list[int],
    rules: list[int],
    tables: MeldTables,
    chance: list[int],
    spot: int,
    action: list[int],
) -> None:
    hand = view[at.V_HAND]
    if rules[at.R_BIG_GIN] >= 0 and least(hand, tables) == 0:
        knock(hand, at.NO_CARD, tables, action)
        return
    left, cards = discards_allowed(hand, kept(view, rules), tables)
    for _ in range(below(chance, spot, count(cards))):
        cards &= cards - 1
    if left <= view[at.V_LIMIT]:
        knock(hand, lowest(cards), tables, action)
    else:
        act(action, at.A_DISCARD, lowest(cards))


@kernel
def melds_with(card: int, hand: int, tables: MeldTables) -> int:
    """Return 1 if ``card`` makes a meld with cards of ``hand``, else 0.

    Only runs of the least length need to be checked, because a longer run with the card contains
    such a run with the card.
    """
    alike = count(hand & (1 << (card & 15)) * IN_FOUR_SUITS)
    if (alike >= 2 and tables[THREES]) or (alike == 3 and tables[FOURS]):
        return 1
    suit = hand >> (card & 48) & 0x1FFF
    if tables[ANY_SUITS]:
        suit = (hand | hand >> 16 | hand >> 32 | hand >> 48) & 0x1FFF
    own = 1 << (card & 15)
    suit |= own
    length = tables[RUN_MIN]
    for first in range(13):
        run = (1 << length) - 1 << first
        run = (run | run >> 13) & 0x1FFF  # after the king it continues with the ace
        if run & own and run & suit == run and tables[RUN_START + run] >= 0:
            return 1
    return 0
