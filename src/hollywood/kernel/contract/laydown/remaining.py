"""The melds of a lay down that is being chosen, and whether the cards left can make the later ones.

The melds are listed runs first, those of one kind by their least length; a meld is no shorter than
the one of its kind before it.
"""

from __future__ import annotations

from typing import Final

from hollywood.kernel.contract.laydown.search import ANY, WHOLE, search
from hollywood.kernel.contract.laydown.wild_places import (
    Y_HELD,
    Y_KIND,
    Y_LENGTH,
    Y_MELDS,
    Y_SLOT,
)
from hollywood.kernel.contract.layout import (
    MOST_LAID,
    R_MIN_NATURALS,
    R_SLOT_KINDS,
    R_SLOT_LEASTS,
    R_SLOTS,
    RUN,
    SET,
)
from hollywood.kernel.contract.piles import sort_hand
from hollywood.kernel.contract.scratch import (
    AREA_REMAINING,
    S_BARRED_PLACES,
    S_BARRED_RANKS,
    S_FULL_FIRST,
    S_RUN_LENGTHS,
    S_RUNS,
    S_SET_LENGTHS,
    S_SETS,
    W_WILDS,
)
from hollywood.kernel.engine.compiling import kernel

Vector = list[int]

Y_LEAST: Final = AREA_REMAINING.first  # by meld: its least length
Y_NATURALS: Final = Y_LEAST + MOST_LAID + 1  # by meld: naturals left for it and the later ones
Y_WILDS: Final = Y_NATURALS + MOST_LAID + 1  # and wild cards
Y_NO_RANKS: Final = Y_WILDS + MOST_LAID + 1  # by meld: ranks that it may not have
Y_NO_PLACES: Final = Y_NO_RANKS + MOST_LAID + 1  # by meld and suit: places that it may not have
_END: Final = Y_NO_PLACES + 4 * (MOST_LAID + 1)


@kernel
def list_melds(rules: Vector, more_runs: int, more_sets: int, work: Vector) -> None:
    """List the melds to be laid: runs, then sets, the shortest first; added ones after equal ones.

    Each is listed with its number in the lay down.
    """
    number = 0
    slots = rules[R_SLOTS]
    for kind in (RUN, SET):
        first = number
        shortest = 99
        for slot in range(slots):
            if rules[R_SLOT_KINDS + slot] == kind:
                shortest = min(shortest, rules[R_SLOT_LEASTS + slot])
        more = more_runs if kind == RUN else more_sets
        added = slots if kind == RUN else slots + more_runs
        for slot in range(slots + more):
            if slot < slots:
                if rules[R_SLOT_KINDS + slot] != kind:
                    continue
                least = rules[R_SLOT_LEASTS + slot]
                meld = slot
            else:
                least = shortest
                meld = added + slot - slots
            to = number
            while to > first and work[Y_LEAST + to - 1] > least:
                work[Y_LEAST + to] = work[Y_LEAST + to - 1]
                work[Y_SLOT + to] = work[Y_SLOT + to - 1]
                to -= 1
            work[Y_LEAST + to] = least
            work[Y_SLOT + to] = meld
            work[Y_KIND + number] = kind
            number += 1
    work[Y_MELDS] = number


@kernel
def least_after(rules: Vector, level: int, meld: int, work: Vector) -> int:
    """Return the least length of ``meld``, the melds before ``level`` being chosen."""
    least = max(work[Y_LEAST + meld], rules[R_MIN_NATURALS])
    if level and work[Y_KIND + level - 1] == work[Y_KIND + meld]:
        least = max(least, work[Y_LENGTH + level - 1])
    return least


@kernel
def cards_asked(rules: Vector, level: int, work: Vector) -> int:
    """Return the fewest cards that the melds from ``level`` on can have."""
    cards = 0
    for meld in range(level, work[Y_MELDS]):
        cards += least_after(rules, level, meld, work)
    return cards


@kernel
def can_meet(rules: Vector, level: int, whole: int, work: Vector) -> int:
    """Say whether the cards left make the melds from ``level`` on, with every card if ``whole``."""
    sort_hand(work, Y_HELD, rules, work)
    work[W_WILDS] = work[Y_WILDS + level]
    sets = 0
    runs = 0
    for meld in range(work[Y_MELDS] - 1, level - 1, -1):
        least = least_after(rules, level, meld, work)
        if work[Y_KIND + meld] == SET:
            work[S_SET_LENGTHS + sets] = least
            sets += 1
        else:
            work[S_RUN_LENGTHS + runs] = least
            runs += 1
    work[S_SETS] = sets
    work[S_RUNS] = runs
    work[S_FULL_FIRST] = 0
    work[S_BARRED_RANKS] = work[Y_NO_RANKS + level]
    for suit in range(4):
        work[S_BARRED_PLACES + suit] = work[Y_NO_PLACES + 4 * level + suit]
    return 1 if search(work, Y_HELD, rules, WHOLE if whole else ANY, work) >= 0 else 0
