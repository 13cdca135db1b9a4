"""The random policy of gin: all legal actions are equally likely.

The actions are those of :func:`hollywood.gin.choices.legal_actions`: every knock counts once for
each spread within the limit. The policy counts them, draws a number, and writes that action only.
"""

from __future__ import annotations

from hollywood.kernel.deadwood.tables import DEAREST, MeldTables
from hollywood.kernel.engine.bits import count, lowest
from hollywood.kernel.engine.chance import below
from hollywood.kernel.engine.compiling import inlined, kernel
from hollywood.kernel.gin import layout as at
from hollywood.kernel.gin.arrangements import least, points_of
from hollywood.kernel.gin.spreads import arrangement, could_knock_with, discards_within, taken_by
from hollywood.strategy.gin.policies.common import act, kept


@inlined
def random(
    view: list[int],
    rules: list[int],
    tables: MeldTables,
    _weights: list[int],
    chance: list[int],
    spot: int,
    action: list[int],
) -> None:
    """Write a random legal action, all equally likely; it uses no weights."""
    phase = view[at.V_PHASE]
    if phase == at.DISCARD:
        _discard(view, rules, tables, chance, spot, action)
    elif phase == at.DRAW:
        taken = view[at.V_PILE_OPEN] and below(chance, spot, 2)
        act(action, at.A_TAKE if taken else at.A_DRAW, at.NO_CARD)
    elif phase == at.UPCARD:
        act(action, at.A_TAKE if below(chance, spot, 2) else at.A_PASS, at.NO_CARD)
    elif phase == at.LAST_CHANCE:
        able = could_knock_with(view[at.V_HAND], view[at.V_TOP], view[at.V_LIMIT], rules, tables)
        taken = able and below(chance, spot, 2)
        act(action, at.A_TAKE if taken else at.A_PASS, at.NO_CARD)
    else:
        _answer(view, tables, chance, spot, action)


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
    free = hand & ~kept(view, rules)
    limit = view[at.V_LIMIT]
    deadwood = least(hand, tables)
    if deadwood - tables[DEAREST] > limit:  # then no discard allows a knock
        act(action, at.A_DISCARD, _number(free, below(chance, spot, count(free))))
        return
    discards = 0 if view[at.V_MUST_KNOCK] else count(free)
    total = discards
    knocks = discards_within(hand, limit, tables) & free
    cards = knocks
    while cards:
        card = cards & -cards
        cards ^= card
        total += arrangement(hand ^ card, limit, -1, tables, action, at.A_MELDS)
    if rules[at.R_BIG_GIN] >= 0 and deadwood == 0:
        total += arrangement(hand, 0, -1, tables, action, at.A_MELDS)
    wanted = below(chance, spot, total)
    if wanted < discards:
        act(action, at.A_DISCARD, _number(free, wanted))
        return
    wanted -= discards
    while knocks:
        card = lowest(knocks)
        knocks &= knocks - 1
        act(action, at.A_KNOCK, card)
        walked = arrangement(hand ^ 1 << card, limit, wanted, tables, action, at.A_MELDS)
        if walked > wanted:
            return
        wanted -= walked
    act(action, at.A_BIG_GIN, at.NO_CARD)
    arrangement(hand, 0, wanted, tables, action, at.A_MELDS)


@kernel
def _answer(
    view: list[int], tables: MeldTables, chance: list[int], spot: int, action: list[int]
) -> None:
    """Write a random layoff or a random way to show the hand; as the knocker, lay off or finish."""
    hand = view[at.V_HAND]
    finishing = view[at.V_PHASE] == at.KNOCKER_LAYOFF
    layoffs = 0
    if finishing or view[at.V_LAYOFFS_ALLOWED]:
        for onto in range(at.MOST_MELDS):
            if view[at.V_MELDS + onto]:
                layoffs += count(taken_by(view[at.V_MELDS + onto], tables) & hand)
    ways = 1
    limit = points_of(hand, tables)
    if not finishing:
        ways = arrangement(hand, limit, -1, tables, action, at.A_MELDS)
    wanted = below(chance, spot, layoffs + ways)
    if wanted >= layoffs:
        act(action, at.A_FINISH if finishing else at.A_SHOW, at.NO_CARD)
        if not finishing:
            arrangement(hand, limit, wanted - layoffs, tables, action, at.A_MELDS)
        return
    onto = 0
    fitting = taken_by(view[at.V_MELDS], tables) & hand
    while wanted >= count(fitting):
        wanted -= count(fitting)
        onto += 1
        fitting = taken_by(view[at.V_MELDS + onto], tables) & hand
    act(action, at.A_LAY_OFF, _number(fitting, wanted))
    action[at.A_ONTO] = onto


@kernel
def _number(cards: int, number: int) -> int:
    """Return card number ``number``, from 0, of ``cards``."""
    for _ in range(number):
        cards &= cards - 1
    return lowest(cards)
