"""Which cards can be added to a meld on the table, and what the meld is then.

As in :mod:`hollywood.melds.wild_moves`. What fits is worked out once, when a meld comes to the
table or changes, and kept beside it in four masks of cards.
"""

from __future__ import annotations

from hollywood.kernel.contract.layout import (
    JOKER,
    M_CARDS,
    M_KIND,
    M_LENGTH,
    M_OWNER,
    M_SIZE,
    R_DISPLACE,
    R_OWN_MELDS_ONLY,
    R_RUN_HIGH,
    R_RUN_LOW,
    R_WILD,
    RUN,
)
from hollywood.kernel.contract.state import (
    AT_BOTTOM,
    BOTTOM,
    MASKS,
    NO_END,
    S_MASKS,
    S_MELDS,
    S_TABLE,
    SWAP_BOTTOM,
    SWAP_TOP,
    TOP,
)
from hollywood.kernel.engine.bits import zeros
from hollywood.kernel.engine.compiling import inlined, kernel

_IN_FOUR_SUITS = 0x0001_0001_0001_0001
_ALL = 0x1FFF * _IN_FOUR_SUITS | 1 << JOKER
_NOT_FIXED = -1
_ACE_HIGH = 14


@inlined
def _card_at(suit: int, place: int) -> int:
    """Return the card of a suit at a place of a run; both places of the ace are the same card."""
    return 16 * suit + (place - 1) % 13


@kernel
def low_of(vector: list[int], at: int, rules: list[int]) -> int:
    """Return the place of the lowest card of the run at ``at``; -1 when every card is wild."""
    size, wild = vector[at + M_SIZE], rules[R_WILD]
    ace = -1
    for index in range(size):
        card = vector[at + M_CARDS + index]
        if wild >> card & 1:
            continue
        if card & 15:
            return (card & 15) + 1 - index
        if ace < 0:
            ace = index
    if ace < 0:
        return _NOT_FIXED
    low = 1 - ace
    if rules[R_RUN_LOW] <= low and low + size - 1 <= rules[R_RUN_HIGH]:
        return low
    return _ACE_HIGH - ace


@kernel
def note_fits(vector: list[int], at: int, rules: list[int], masks: list[int], to: int) -> None:
    """Write what can be added to the meld at ``at`` of ``vector`` to ``masks[to : to + MASKS]``."""
    wild = rules[R_WILD]
    masks[to + TOP] = masks[to + BOTTOM] = masks[to + SWAP_TOP] = masks[to + SWAP_BOTTOM] = 0
    if vector[at + M_KIND] != RUN:
        first = vector[at + M_CARDS]
        fitting = _ALL
        if not wild >> first & 1:
            fitting = wild | _IN_FOUR_SUITS << (first & 15)
        masks[to + TOP] = fitting
        return
    size, bottom, top = vector[at + M_SIZE], rules[R_RUN_LOW], rules[R_RUN_HIGH]
    if size > top - bottom:
        return
    low = low_of(vector, at, rules)
    if low == _NOT_FIXED:
        above = below = 0
        for place in range(bottom, top + 1):
            here = _IN_FOUR_SUITS << (place - 1) % 13
            if place >= bottom + size:
                above |= here
            if place <= top - size:
                below |= here
        masks[to + TOP] = wild | above
        masks[to + BOTTOM] = wild | below
        return
    suit, swaps = -1, 0
    for index in range(size):
        card = vector[at + M_CARDS + index]
        if not wild >> card & 1:
            suit = card >> 4
    for index in range(size):
        if wild >> vector[at + M_CARDS + index] & 1:
            swaps |= 1 << _card_at(suit, low + index)
    swaps &= ~wild
    if not rules[R_DISPLACE]:
        swaps = 0
    if low + size <= top:
        masks[to + TOP] = wild | 1 << _card_at(suit, low + size)
        masks[to + SWAP_TOP] = swaps
    if low > bottom:
        masks[to + BOTTOM] = wild | 1 << _card_at(suit, low - 1)
        masks[to + SWAP_BOTTOM] = swaps


@kernel
def note_meld(table: list[int], rules: list[int], number: int) -> None:
    """Work out anew what can be added to meld ``number`` on the table."""
    note_fits(table, S_TABLE + M_LENGTH * number, rules, table, S_MASKS + MASKS * number)


@kernel
def in_set_order(vector: list[int], at: int, wild: int) -> None:
    """Put the cards of the set at ``at`` in order: naturals by place, then wild cards by place."""
    first = at + M_CARDS
    for end in range(first + 1, first + vector[at + M_SIZE]):
        card = vector[end]
        rank = card + ((wild >> card & 1) << 6)
        spot = end
        while spot > first:
            other = vector[spot - 1]
            if other + ((wild >> other & 1) << 6) <= rank:
                break
            vector[spot] = other
            spot -= 1
        vector[spot] = card


@kernel
def put_on(table: list[int], rules: list[int], number: int, card: int, end: int) -> None:
    """Add ``card`` to meld ``number``, at that end if it is a run."""
    at = S_TABLE + M_LENGTH * number
    size = table[at + M_SIZE]
    table[at + M_SIZE] = size + 1
    if end == AT_BOTTOM:
        for spot in range(at + M_CARDS + size, at + M_CARDS, -1):
            table[spot] = table[spot - 1]
        table[at + M_CARDS] = card
    else:
        table[at + M_CARDS + size] = card
        if end == NO_END:
            in_set_order(table, at, rules[R_WILD])
    note_meld(table, rules, number)


@kernel
def swap_in(table: list[int], rules: list[int], number: int, card: int, end: int) -> None:
    """Put ``card`` in the place of the wild card of run ``number`` that goes to that end."""
    at = S_TABLE + M_LENGTH * number
    low, wild = low_of(table, at, rules), rules[R_WILD]
    spot = at + M_CARDS
    while not (wild >> table[spot] & 1 and card & 15 == (low + spot - at - M_CARDS - 1) % 13):
        spot += 1
    freed = table[spot]
    table[spot] = card
    put_on(table, rules, number, freed, end)


@kernel
def fits_table(table: list[int], rules: list[int], seat: int, card: int) -> int:
    """Say whether ``seat``, once down, could lay ``card`` off on some meld."""
    for number in range(table[S_MELDS]):
        masks = S_MASKS + MASKS * number
        if (table[masks + TOP] | table[masks + BOTTOM]) >> card & 1 and (
            not rules[R_OWN_MELDS_ONLY] or table[S_TABLE + M_LENGTH * number + M_OWNER] == seat
        ):
            return 1
    return 0


@kernel
def has_place(table: list[int], rules: list[int], seat: int, card: int) -> int:
    """Say whether ``seat``, once down, could lay ``card`` off, or displace a wild card with it."""
    for number in range(table[S_MELDS]):
        masks = S_MASKS + MASKS * number
        fitting = table[masks + TOP] | table[masks + BOTTOM]
        fitting |= table[masks + SWAP_TOP] | table[masks + SWAP_BOTTOM]
        if fitting >> card & 1 and (
            not rules[R_OWN_MELDS_ONLY] or table[S_TABLE + M_LENGTH * number + M_OWNER] == seat
        ):
            return 1
    return 0


@kernel
def could_be_added(vector: list[int], at: int, rules: list[int], card: int) -> int:
    """Say whether ``card`` could be added to the meld at ``at``, which is not on the table yet."""
    masks = zeros(MASKS)
    note_fits(vector, at, rules, masks, 0)
    return (masks[TOP] | masks[BOTTOM] | masks[SWAP_TOP] | masks[SWAP_BOTTOM]) >> card & 1
