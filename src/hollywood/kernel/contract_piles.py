"""A hand sorted for the contract solvers: a lane of places for each suit, ranks, wild cards.

A *place* is where a card stands in a run: 1 an ace below the two, 2 to 13 the ranks, 14 an ace
above the king. A *lane* holds the naturals of one suit by place, 16 bits for each copy: bit
``16 * k + place`` says that more than ``k`` of them are held. An ace that may lie at both ends is
at both places.
"""

from __future__ import annotations

from typing import Final

from hollywood.kernel.compiling import kernel
from hollywood.kernel.contract_layout import JOKER, R_RUN_HIGH, R_RUN_LOW, R_WILD
from hollywood.kernel.contract_work import W_LANES, W_RANKS, W_WILDS

Vector = list[int]

EVERY_COPY: Final = 0x0001_0001_0001_0001
"""A mask of places times this is the lane with all copies of them."""
IN_A_LANE: Final = 0xFFFF
HIGH_ACE: Final = 14
ACES: Final = 1 << 1 | 1 << HIGH_ACE


@kernel
def sort_hand(held: Vector, at: int, rules: Vector, work: Vector) -> None:
    """Write the lanes, the naturals of each rank and the number of wild cards.

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
    for rank in range(14):
        work[W_RANKS + rank] = 0
    for suit in range(4):
        lane = 0
        for rank in range(1, 14):
            copies = held[at + 16 * suit + rank - 1]
            if copies:
                if wild >> 16 * suit + rank - 1 & 1:
                    wilds += copies
                else:
                    work[W_RANKS + rank] += copies
                    places = 1 << rank if rank > 1 else ace
                    lane |= places * (EVERY_COPY >> 64 - 16 * copies)
        work[W_LANES + suit] = lane
    work[W_WILDS] = wilds


@kernel
def places_of(rank: int) -> int:
    """Return the places of a rank in a lane."""
    return ACES if rank == 1 else 1 << rank
