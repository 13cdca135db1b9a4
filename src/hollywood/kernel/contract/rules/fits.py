"""Which cards can be added to a meld on the table, and what the meld is then.

As in :mod:`hollywood.melds.wild_moves`. What fits is worked out once, when a meld comes to the
table or changes, and kept beside it in four masks of cards.
"""

from __future__ import annotations

from hollywood.kernel.contract import state as at
from hollywood.kernel.contract.layout import (
    JOKER,
    M_CARDS,
    M_KIND,
    M_LENGTH,
    M_OWNER,
    M_SIZE,
    R_DISPLACE,
    R_FEW_WILDS,
    R_OWN_MELDS_ONLY,
    R_RUN_HIGH,
    R_RUN_LOW,
    R_WILD,
    R_WILDS_APART,
    RUN,
    TO_END,
    TO_HAND,
    TO_HAND_AT_ONCE,
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
def low_of(vector: list[int], place: int, rules: list[int]) -> int:
    """Return the place of the lowest card of the run at ``place``; -1 when every card is wild."""
    size, wild = vector[place + M_SIZE], rules[R_WILD]
    ace = -1
    for index in range(size):
        card = vector[place + M_CARDS + index]
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
def _wilds_in(vector: list[int], base: int, wild: int) -> int:
    """Return how many wild cards the meld at ``vector[base:]`` has."""
    wilds = 0
    for index in range(vector[base + M_SIZE]):
        wilds += wild >> vector[base + M_CARDS + index] & 1
    return wilds


@kernel
def note_fits(vector: list[int], base: int, rules: list[int], masks: list[int], to: int) -> None:
    """Write what can be added to the meld at ``vector[base:]`` to ``masks[to : to + MASKS]``."""
    wild = rules[R_WILD]
    more = wild  # the wild cards that the meld can take
    if rules[R_FEW_WILDS] and 2 * _wilds_in(vector, base, wild) >= vector[base + M_SIZE]:
        more = 0
    masks[to + at.TOP] = masks[to + at.BOTTOM] = masks[to + at.SWAP_TOP] = masks[
        to + at.SWAP_BOTTOM
    ] = 0
    if vector[base + M_KIND] != RUN:
        first = vector[base + M_CARDS]
        fitting = _ALL
        if not wild >> first & 1:
            fitting = more | _IN_FOUR_SUITS << (first & 15) & ~wild
        masks[to + at.TOP] = fitting
        return
    size, bottom, top = vector[base + M_SIZE], rules[R_RUN_LOW], rules[R_RUN_HIGH]
    low = low_of(vector, base, rules)
    if low == _NOT_FIXED:
        if size > top - bottom:
            return
        above = below = 0
        for place in range(bottom, top + 1):
            here = _IN_FOUR_SUITS << (place - 1) % 13
            if place >= bottom + size:
                above |= here
            if place <= top - size:
                below |= here
        masks[to + at.TOP] = wild | above
        masks[to + at.BOTTOM] = wild | below
        return
    suit, swaps = -1, 0
    for index in range(size):
        card = vector[base + M_CARDS + index]
        if not wild >> card & 1:
            suit = card >> 4
    for index in range(size):
        if wild >> vector[base + M_CARDS + index] & 1:
            swaps |= 1 << _card_at(suit, low + index)
    swaps &= ~wild
    if rules[R_DISPLACE] >= TO_HAND:
        masks[to + at.SWAP_TOP] = swaps
    to_end = swaps if rules[R_DISPLACE] == TO_END else 0
    first, last = vector[base + M_CARDS], vector[base + M_CARDS + size - 1]
    apart = rules[R_WILDS_APART]
    if low + size <= top:
        masks[to + at.TOP] = (0 if apart and wild >> last & 1 else more) | 1 << _card_at(
            suit, low + size
        ) & ~wild
        if apart and wild >> last & 1:
            masks[to + at.SWAP_TOP] |= to_end & 1 << _card_at(suit, low + size - 1)
        else:
            masks[to + at.SWAP_TOP] |= to_end
    if low > bottom:
        masks[to + at.BOTTOM] = (0 if apart and wild >> first & 1 else more) | 1 << _card_at(
            suit, low - 1
        ) & ~wild
        if apart and wild >> first & 1:
            masks[to + at.SWAP_BOTTOM] = to_end & 1 << _card_at(suit, low)
        else:
            masks[to + at.SWAP_BOTTOM] = to_end


@kernel
def note_meld(table: list[int], rules: list[int], number: int) -> None:
    """Work out anew what can be added to meld ``number`` on the table."""
    note_fits(table, at.S_TABLE + M_LENGTH * number, rules, table, at.S_MASKS + at.MASKS * number)


@kernel
def in_set_order(vector: list[int], place: int, wild: int) -> None:
    """Sort the cards of the set at ``place``: naturals by place, then wild cards by place."""
    first = place + M_CARDS
    for end in range(first + 1, first + vector[place + M_SIZE]):
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
    place = at.S_TABLE + M_LENGTH * number
    size = table[place + M_SIZE]
    table[place + M_SIZE] = size + 1
    if end == at.AT_BOTTOM:
        for spot in range(place + M_CARDS + size, place + M_CARDS, -1):
            table[spot] = table[spot - 1]
        table[place + M_CARDS] = card
    else:
        table[place + M_CARDS + size] = card
        if end == at.NO_END:
            in_set_order(table, place, rules[R_WILD])
    note_meld(table, rules, number)


@kernel
def swap_in(table: list[int], rules: list[int], number: int, card: int, end: int) -> int:
    """Put ``card`` in the place of a wild card of run ``number``, and return the wild card.

    It goes to that end of the run; without an end, it leaves the table.
    """
    spot = wild_spot(table, rules, number, card)
    freed = table[spot]
    table[spot] = card
    if end == at.NO_END:
        note_meld(table, rules, number)
    else:
        put_on(table, rules, number, freed, end)
    return freed


@kernel
def wild_spot(table: list[int], rules: list[int], number: int, card: int) -> int:
    """Return where in ``table`` the wild card lies that stands for ``card`` in run ``number``."""
    place = at.S_TABLE + M_LENGTH * number
    low, wild = low_of(table, place, rules), rules[R_WILD]
    spot = place + M_CARDS
    while not (wild >> table[spot] & 1 and card & 15 == (low + spot - place - M_CARDS - 1) % 13):
        spot += 1
    return spot


@kernel
def fits_table(table: list[int], rules: list[int], seat: int, card: int) -> int:
    """Say whether ``seat``, once down, could lay ``card`` off on some meld."""
    for number in range(table[at.S_MELDS]):
        masks = at.S_MASKS + at.MASKS * number
        if (table[masks + at.TOP] | table[masks + at.BOTTOM]) >> card & 1 and (
            not rules[R_OWN_MELDS_ONLY] or table[at.S_TABLE + M_LENGTH * number + M_OWNER] == seat
        ):
            return 1
    return 0


@kernel
def has_place(table: list[int], rules: list[int], seat: int, card: int) -> int:
    """Say whether ``seat``, once down, could lay ``card`` off, or displace a wild card with it.

    A wild card that would have to be laid off at once does not count: it needs one more place.
    """
    for number in range(table[at.S_MELDS]):
        masks = at.S_MASKS + at.MASKS * number
        fitting = table[masks + at.TOP] | table[masks + at.BOTTOM]
        if rules[R_DISPLACE] != TO_HAND_AT_ONCE:
            fitting |= table[masks + at.SWAP_TOP] | table[masks + at.SWAP_BOTTOM]
        if fitting >> card & 1 and (
            not rules[R_OWN_MELDS_ONLY] or table[at.S_TABLE + M_LENGTH * number + M_OWNER] == seat
        ):
            return 1
    return 0


@kernel
def could_be_added(vector: list[int], place: int, rules: list[int], card: int) -> int:
    """Say whether ``card`` fits the meld at ``place``, which is not on the table yet.

    Displacing counts as for :func:`has_place`.
    """
    masks = zeros(at.MASKS)
    note_fits(vector, place, rules, masks, 0)
    fitting = masks[at.TOP] | masks[at.BOTTOM]
    if rules[R_DISPLACE] != TO_HAND_AT_ONCE:
        fitting |= masks[at.SWAP_TOP] | masks[at.SWAP_BOTTOM]
    return fitting >> card & 1
