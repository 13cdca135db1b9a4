"""Random play of gin: every legal action exactly as likely as any other.

The actions are those of :func:`hollywood.gin.choices.legal_actions`: every knock counts once for
each spread within the limit. They are counted, one is drawn, and only that one is written.
"""

from __future__ import annotations

from hollywood.kernel.deadwood.tables import DEAREST, MeldTables
from hollywood.kernel.engine.bits import count, lowest
from hollywood.kernel.engine.chance import below
from hollywood.kernel.engine.compiling import inlined, kernel
from hollywood.kernel.gin.arrangements import least, points_of
from hollywood.kernel.gin.layout import (
    A_BIG_GIN,
    A_DISCARD,
    A_DRAW,
    A_FINISH,
    A_KNOCK,
    A_LAY_OFF,
    A_MELDS,
    A_ONTO,
    A_PASS,
    A_SHOW,
    A_TAKE,
    DISCARD,
    DRAW,
    KNOCKER_LAYOFF,
    LAST_CHANCE,
    MOST_MELDS,
    NO_CARD,
    R_BIG_GIN,
    UPCARD,
    V_HAND,
    V_LAYOFFS_ALLOWED,
    V_LIMIT,
    V_MELDS,
    V_MUST_KNOCK,
    V_PHASE,
    V_PILE_OPEN,
    V_TOP,
)
from hollywood.kernel.gin.spreads import arrangement, could_knock_with, discards_within, taken_by
from hollywood.strategy.gin.policies.common import act, kept


@inlined
def random(
    view: list[int],
    rules: list[int],
    tables: MeldTables,
    _weights: list[int],
    chance: list[int],
    at: int,
    action: list[int],
) -> None:
    """Write one of the legal actions, each as likely; weights have no part in it."""
    phase = view[V_PHASE]
    if phase == DISCARD:
        _discard(view, rules, tables, chance, at, action)
    elif phase == DRAW:
        taken = view[V_PILE_OPEN] and below(chance, at, 2)
        act(action, A_TAKE if taken else A_DRAW, NO_CARD)
    elif phase == UPCARD:
        act(action, A_TAKE if below(chance, at, 2) else A_PASS, NO_CARD)
    elif phase == LAST_CHANCE:
        able = could_knock_with(view[V_HAND], view[V_TOP], view[V_LIMIT], rules, tables)
        taken = able and below(chance, at, 2)
        act(action, A_TAKE if taken else A_PASS, NO_CARD)
    else:
        _answer(view, tables, chance, at, action)


@kernel
def _discard(
    view: list[int],
    rules: list[int],
    tables: MeldTables,
    chance: list[int],
    at: int,
    action: list[int],
) -> None:
    hand = view[V_HAND]
    free = hand & ~kept(view, rules)
    limit = view[V_LIMIT]
    deadwood = least(hand, tables)
    if deadwood - tables[DEAREST] > limit:  # then no card thrown makes a knock
        act(action, A_DISCARD, _number(free, below(chance, at, count(free))))
        return
    discards = 0 if view[V_MUST_KNOCK] else count(free)
    total = discards
    knocks = discards_within(hand, limit, tables) & free
    cards = knocks
    while cards:
        card = cards & -cards
        cards ^= card
        total += arrangement(hand ^ card, limit, -1, tables, action, A_MELDS)
    if rules[R_BIG_GIN] >= 0 and deadwood == 0:
        total += arrangement(hand, 0, -1, tables, action, A_MELDS)
    wanted = below(chance, at, total)
    if wanted < discards:
        act(action, A_DISCARD, _number(free, wanted))
        return
    wanted -= discards
    while knocks:
        card = lowest(knocks)
        knocks &= knocks - 1
        act(action, A_KNOCK, card)
        walked = arrangement(hand ^ 1 << card, limit, wanted, tables, action, A_MELDS)
        if walked > wanted:
            return
        wanted -= walked
    act(action, A_BIG_GIN, NO_CARD)
    arrangement(hand, 0, wanted, tables, action, A_MELDS)


@kernel
def _answer(
    view: list[int], tables: MeldTables, chance: list[int], at: int, action: list[int]
) -> None:
    """Lay off, or show a hand with any melds in it; or, as the knocker, lay off or finish."""
    hand = view[V_HAND]
    finishing = view[V_PHASE] == KNOCKER_LAYOFF
    layoffs = 0
    if finishing or view[V_LAYOFFS_ALLOWED]:
        for onto in range(MOST_MELDS):
            if view[V_MELDS + onto]:
                layoffs += count(taken_by(view[V_MELDS + onto], tables) & hand)
    ways = 1
    limit = points_of(hand, tables)
    if not finishing:
        ways = arrangement(hand, limit, -1, tables, action, A_MELDS)
    wanted = below(chance, at, layoffs + ways)
    if wanted >= layoffs:
        act(action, A_FINISH if finishing else A_SHOW, NO_CARD)
        if not finishing:
            arrangement(hand, limit, wanted - layoffs, tables, action, A_MELDS)
        return
    onto = 0
    fitting = taken_by(view[V_MELDS], tables) & hand
    while wanted >= count(fitting):
        wanted -= count(fitting)
        onto += 1
        fitting = taken_by(view[V_MELDS + onto], tables) & hand
    act(action, A_LAY_OFF, _number(fitting, wanted))
    action[A_ONTO] = onto


@kernel
def _number(cards: int, number: int) -> int:
    """Return the card of that number, from 0, of ``cards``."""
    for _ in range(number):
        cards &= cards - 1
    return lowest(cards)
