"""The actions of gin by number, as environments for learning use them.

Every kind of action has a block of numbers (:data:`PASS` to :data:`ACTIONS`). A card is
``13 * suit + rank`` in a block, with suits in the order of :data:`hollywood.cards.SUITS` and the
ace as rank 0. A knock, a big gin and a shown hand use the best spread (:func:`best_spread`), so a
number means exactly one action in every view.

What is legal in a view is six masks, the *open* vector: one bit for each action without a card, the
cards that can be discarded, those that can be discarded with a knock, and for each meld the cards
that can be laid off on it.
"""

from __future__ import annotations

from typing import Final

from hollywood.kernel.deadwood.deadwood import deadwood
from hollywood.kernel.deadwood.tables import DEAREST, MeldTables
from hollywood.kernel.engine.bits import Bytes, count, lowest
from hollywood.kernel.engine.compiling import inlined, kernel
from hollywood.kernel.gin import layout as at
from hollywood.kernel.gin.spreads import best_spread, could_knock_with, discards_within, taken_by

CARDS: Final = 52

PASS, DRAW, TAKE, FINISH, SHOW, BIG_GIN, DISCARD = range(7)
KNOCK: Final = DISCARD + CARDS
LAY_OFF: Final = KNOCK + CARDS
"""Then CARDS numbers for each meld on the table."""
ACTIONS: Final = LAY_OFF + at.MOST_MELDS * CARDS
"""How many numbers there are."""

O_PLAIN, O_DISCARDS, O_KNOCKS, O_LAYOFFS = range(4)
OPEN_LENGTH: Final = O_LAYOFFS + at.MOST_MELDS


@kernel
def find_open(
    view: list[int], rules: list[int], tables: MeldTables, found: list[int], first: int
) -> None:
    """Write what the seat of ``view``, whose turn it is, may do to ``found[first:]``."""
    for place in range(first, first + OPEN_LENGTH):
        found[place] = 0
    phase = view[at.V_PHASE]
    if phase == at.DRAW:
        found[first + O_PLAIN] = 1 << DRAW | view[at.V_PILE_OPEN] << TAKE
    elif phase == at.DISCARD:
        _find_discards(view, rules, tables, found, first)
    elif phase == at.UPCARD:
        found[first + O_PLAIN] = 1 << PASS | 1 << TAKE
    elif phase == at.LAST_CHANCE:
        able = could_knock_with(view[at.V_HAND], view[at.V_TOP], view[at.V_LIMIT], rules, tables)
        found[first + O_PLAIN] = 1 << PASS | able << TAKE
    elif phase != at.OVER:
        finishing = phase == at.KNOCKER_LAYOFF
        found[first + O_PLAIN] = 1 << FINISH if finishing else 1 << SHOW
        if finishing or view[at.V_LAYOFFS_ALLOWED]:
            for meld in range(at.MOST_MELDS):
                onto = view[at.V_MELDS + meld]
                if onto:
                    found[first + O_LAYOFFS + meld] = taken_by(onto, tables) & view[at.V_HAND]


@inlined
def _find_discards(
    view: list[int], rules: list[int], tables: MeldTables, found: list[int], first: int
) -> None:
    hand = view[at.V_HAND]
    free = hand
    if view[at.V_TAKEN] != at.NO_CARD and not rules[at.R_REDISCARD]:
        free &= ~(1 << view[at.V_TAKEN])
    if not view[at.V_MUST_KNOCK]:
        found[first + O_DISCARDS] = free
    points = deadwood(hand, tables)
    if points - tables[DEAREST] <= view[at.V_LIMIT]:  # otherwise no discard allows a knock
        found[first + O_KNOCKS] = discards_within(hand, view[at.V_LIMIT], tables) & free
    if rules[at.R_BIG_GIN] >= 0 and points == 0:
        found[first + O_PLAIN] = 1 << BIG_GIN


@kernel
def is_open(number: int, found: list[int], first: int) -> int:
    """Return 1 if the action with this number is legal, else 0."""
    if number < 0 or number >= ACTIONS:
        return 0
    if number < DISCARD:
        return found[first + O_PLAIN] >> number & 1
    block = (number - DISCARD) // CARDS
    return found[first + O_DISCARDS + block] >> card_at((number - DISCARD) % CARDS) & 1


@inlined
def card_at(place: int) -> int:
    """Return the card with this place in a block."""
    return place + 3 * (place // 13)


@inlined
def place_of(card: int) -> int:
    """Return the place of a card in a block."""
    return card - 3 * (card >> 4)


@kernel
def write_mask(found: list[int], first: int, mask: Bytes, start: int) -> None:
    """Write 1 for each legal action and 0 for the others to ``mask[start : start + ACTIONS]``."""
    for place in range(start, start + ACTIONS):
        mask[place] = 0
    for number in range(DISCARD):
        if found[first + O_PLAIN] >> number & 1:
            mask[start + number] = 1
    block = start + DISCARD
    for place in range(first + O_DISCARDS, first + OPEN_LENGTH):
        cards = found[place]
        while cards:
            mask[block + place_of(lowest(cards))] = 1
            cards &= cards - 1
        block += CARDS


@kernel
def read_number(number: int, hand: int, tables: MeldTables, action: list[int]) -> None:
    """Write the legal action with this number to ``action``; ``hand`` is that of its seat."""
    action[at.A_CARD] = at.NO_CARD
    action[at.A_ONTO] = 0
    for meld in range(at.MOST_MELDS):
        action[at.A_MELDS + meld] = 0
    if number >= LAY_OFF:
        action[at.A_KIND] = at.A_LAY_OFF
        action[at.A_CARD] = card_at((number - LAY_OFF) % CARDS)
        action[at.A_ONTO] = (number - LAY_OFF) // CARDS
    elif number >= KNOCK:
        card = card_at(number - KNOCK)
        action[at.A_KIND] = at.A_KNOCK
        action[at.A_CARD] = card
        best_spread(hand ^ 1 << card, tables, action, at.A_MELDS)
    elif number >= DISCARD:
        action[at.A_KIND] = at.A_DISCARD
        action[at.A_CARD] = card_at(number - DISCARD)
    elif number == PASS:
        action[at.A_KIND] = at.A_PASS
    elif number == DRAW:
        action[at.A_KIND] = at.A_DRAW
    elif number == TAKE:
        action[at.A_KIND] = at.A_TAKE
    elif number == FINISH:
        action[at.A_KIND] = at.A_FINISH
    else:
        action[at.A_KIND] = at.A_SHOW if number == SHOW else at.A_BIG_GIN
        best_spread(hand, tables, action, at.A_MELDS)


@kernel
def number_of(action: list[int]) -> int:
    """Return the number of an action; its spread does not matter."""
    kind = action[at.A_KIND]
    if kind == at.A_LAY_OFF:
        return LAY_OFF + CARDS * action[at.A_ONTO] + place_of(action[at.A_CARD])
    if kind == at.A_KNOCK:
        return KNOCK + place_of(action[at.A_CARD])
    if kind == at.A_DISCARD:
        return DISCARD + place_of(action[at.A_CARD])
    if kind == at.A_PASS:
        return PASS
    if kind == at.A_DRAW:
        return DRAW
    if kind == at.A_TAKE:
        return TAKE
    if kind == at.A_FINISH:
        return FINISH
    return SHOW if kind == at.A_SHOW else BIG_GIN


@kernel
def nth_open(found: list[int], first: int, wanted: int) -> int:
    """Return the number of legal action ``wanted``, from 0 in order of the numbers; -1 if none."""
    plain = found[first + O_PLAIN]
    if wanted < count(plain):
        for _ in range(wanted):
            plain &= plain - 1
        return lowest(plain)
    wanted -= count(plain)
    block = DISCARD
    for place in range(first + O_DISCARDS, first + OPEN_LENGTH):
        cards = found[place]
        if wanted < count(cards):
            for _ in range(wanted):
                cards &= cards - 1
            return block + place_of(lowest(cards))
        wanted -= count(cards)
        block += CARDS
    return -1


@kernel
def count_open(found: list[int], first: int) -> int:
    """Return how many actions are legal."""
    total = 0
    for place in range(first, first + OPEN_LENGTH):
        total += count(found[place])
    return total
