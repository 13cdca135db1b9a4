"""A hand in piles, and sorted for the contract solvers: lanes of places, ranks, wild cards.

A *place* is where a card stands in a run: 1 an ace below the two, 2 to 13 the ranks, 14 an ace
above the king. A *lane* holds the naturals of one suit by place, 16 bits for each copy: bit
``16 * k + place`` says that more than ``k`` of them are held. An ace that may lie at both ends is
at both places.

The *piles* of a hand are its lanes before anybody asks which cards are wild, four integers: each
card at its rank in the pile of its suit, jokers at place 0 of all piles. No other hand has these.
"""

from __future__ import annotations

from typing import Final

from hollywood.kernel.contract.layout import JOKER, R_RUN_HIGH, R_RUN_LOW, R_WILD
from hollywood.kernel.contract.scratch import W_HELD, W_LANES, W_RANKS, W_WILDS
from hollywood.kernel.engine.bits import count, lowest
from hollywood.kernel.engine.chance import WORD
from hollywood.kernel.engine.compiling import inlined, kernel

Vector = list[int]

EVERY_COPY: Final = 0x0001_0001_0001_0001
"""A mask of places times this is the lane with all copies of them."""
IN_A_LANE: Final = 0xFFFF
HIGH_ACE: Final = 14
ACES: Final = 1 << 1 | 1 << HIGH_ACE
_SUIT: Final = 0x1FFF  # thirteen cards
_JOKERS: Final = 4  # in one pile


@inlined
def pile_of(card: int, copies: int) -> int:
    """Return in which pile a card lies, from 0, that comes to so many ``copies`` of it."""
    return copies // _JOKERS if card == JOKER else card >> 4


@inlined
def in_pile(card: int, copies: int) -> int:
    """Return its bit in that pile."""
    return 1 << 16 * (copies % _JOKERS) + (0 if card == JOKER else (card & 15) + 1)


@inlined
def folded(pile: int) -> int:
    """Return a pile, or a lane, as 32 bits; of two packs no two piles become alike."""
    return (pile ^ pile >> 29) & WORD


@kernel
def sort_piles(piles: Vector, at: int, rules: Vector, work: Vector) -> None:
    """Write what :func:`sort_hand` does, of a hand in piles."""
    wild = rules[R_WILD]
    low, high = rules[R_RUN_LOW] == 1, rules[R_RUN_HIGH] == HIGH_ACE
    wilds = 0
    held = 0
    for suit in range(4):
        pile = piles[at + suit]
        wilds_here = (wild >> 16 * suit & _SUIT) << 1 | wild >> JOKER & 1
        wilds += count(pile & wilds_here * EVERY_COPY)
        pile &= ~((wilds_here | 1) * EVERY_COPY)
        held |= pile
        work[W_LANES + suit] = pile
    held = held & IN_A_LANE  # of every card that is held there is a first copy
    work[W_WILDS] = wilds
    work[W_HELD] = held
    one, two, three, four = work[W_LANES], work[W_LANES + 1], work[W_LANES + 2], work[W_LANES + 3]
    for rank in range(14):
        work[W_RANKS + rank] = 0
    while held:
        rank = lowest(held)
        held &= held - 1
        copies = EVERY_COPY << rank
        work[W_RANKS + rank] = (
            count(one & copies) + count(two & copies) + count(three & copies) + count(four & copies)
        )
    for suit in range(4):
        lane = work[W_LANES + suit]
        aces = lane & EVERY_COPY << 1
        if not low:
            lane ^= aces
        if high:
            lane |= aces << HIGH_ACE - 1
        work[W_LANES + suit] = lane


@kernel
def sort_hand(held: Vector, at: int, rules: Vector, work: Vector) -> None:
    """Write the lanes, the naturals of each rank, which ranks are held, how many wild cards.

    Of a card there are four copies at most, one of each pack. Jokers that are not wild are of no
    use and not counted.
    """
    wild = rules[R_WILD]
    ace = 0
    if rules[R_RUN_LOW] == 1:
        ace |= 1 << 1
    if rules[R_RUN_HIGH] == HIGH_ACE:
        ace |= 1 << HIGH_ACE
    wilds = held[at + JOKER] if wild >> JOKER & 1 else 0
    ranks = 0
    for rank in range(14):
        work[W_RANKS + rank] = 0
    for suit in range(4):
        lane = 0
        before = at + 16 * suit - 1
        for rank in range(1, 14):
            copies = held[before + rank]
            if copies:
                if wild >> 16 * suit + rank - 1 & 1:
                    wilds += copies
                else:
                    work[W_RANKS + rank] += copies
                    ranks |= 1 << rank
                    places = 1 << rank if rank > 1 else ace
                    lane |= places * (EVERY_COPY >> 64 - 16 * copies)
        work[W_LANES + suit] = lane
    work[W_WILDS] = wilds
    work[W_HELD] = ranks


@kernel
def places_of(rank: int) -> int:
    """Return the places of a rank in a lane."""
    return ACES if rank == 1 else 1 << rank
