"""An iterator over the sets of cards that can be laid off, for compiled and interpreted code.

Layoffs may form a chain (a 7 on 4-5-6, then the 8). The walk goes meld by meld, and on a run it
lays off at the low end first. Any legal order of layoffs can be changed into this one.

A walk is a vector of :data:`WALK_LENGTH` places that remembers the position of the iterator. The
first choice is to lay off nothing::

    walk = zeros(WALK_LENGTH)
    begin(walk, hand, melds, at, tables)
    while following(walk, melds, at, tables):
        ...  # rest_of(walk), laid(walk), steps_of(walk, out, at)
"""

from __future__ import annotations

from typing import Final

from hollywood.kernel.deadwood.defence import taken_by
from hollywood.kernel.deadwood.tables import ALL_RANKS, RUN_START, MeldTables
from hollywood.kernel.engine.bits import lowest
from hollywood.kernel.engine.compiling import kernel
from hollywood.kernel.gin.layout import MOST_LAYOFFS, MOST_MELDS

_DEPTH: Final = 0  # how many layoffs so far; -1 when the walk is over, -2 before it begins
_FRAMES: Final = 1

# A frame is the hand after that many layoffs, and the layoffs still to be tried from there.
_REST: Final = 0
_ONTO: Final = 1  # the number of the meld to lay off on
_GROWN: Final = 2  # that meld with the layoffs on it
_HIGH: Final = 3  # 1 after a layoff at the high end of that run
_FITTING: Final = 4  # the cards of the rest still to be tried on it
_STEP: Final = 5  # the layoff that is being tried: 64 * number of the meld + card
_FRAME: Final = 6

WALK_LENGTH: Final = _FRAMES + (MOST_LAYOFFS + 1) * _FRAME


@kernel
def begin(walk: list[int], hand: int, melds: list[int], at: int, tables: MeldTables) -> None:
    """Begin a walk over the choices of layoffs; the first choice is none."""
    walk[_DEPTH] = -2
    walk[_FRAMES + _REST] = hand
    walk[_FRAMES + _ONTO] = 0
    walk[_FRAMES + _GROWN] = melds[at]
    walk[_FRAMES + _HIGH] = 0
    walk[_FRAMES + _FITTING] = taken_by(melds[at], tables) & hand if melds[at] else 0


@kernel
def following(walk: list[int], melds: list[int], at: int, tables: MeldTables) -> int:
    """Move to the next choice of layoffs; return 1 if there is one, else 0."""
    depth = walk[_DEPTH]
    if depth == -2:
        walk[_DEPTH] = 0
        return 1
    while depth >= 0:
        frame = _FRAMES + _FRAME * depth
        rest = walk[frame + _REST]
        onto = walk[frame + _ONTO]
        fitting = walk[frame + _FITTING]
        if fitting:
            card = fitting & -fitting
            walk[frame + _FITTING] = fitting ^ card
            grown = walk[frame + _GROWN]
            high = walk[frame + _HIGH]
            start = _start(grown, tables)
            if start >= 0:
                if _start(grown | card, tables) == start:
                    high = 1
                elif high:
                    continue
            walk[frame + _STEP] = 64 * onto + lowest(card)
            depth += 1
            frame += _FRAME
            walk[_DEPTH] = depth
            walk[frame + _REST] = rest ^ card
            walk[frame + _ONTO] = onto
            walk[frame + _GROWN] = grown | card
            walk[frame + _HIGH] = high
            walk[frame + _FITTING] = taken_by(grown | card, tables) & (rest ^ card)
            return 1
        onto += 1
        if onto < MOST_MELDS and melds[at + onto]:
            walk[frame + _ONTO] = onto
            walk[frame + _GROWN] = melds[at + onto]
            walk[frame + _HIGH] = 0
            walk[frame + _FITTING] = taken_by(melds[at + onto], tables) & rest
        else:
            depth -= 1
            walk[_DEPTH] = depth
    return 0


@kernel
def _start(meld: int, tables: MeldTables) -> int:
    """Return the lowest rank (0 to 12) of a run, -1 for a set."""
    return tables[RUN_START + ((meld | meld >> 16 | meld >> 32 | meld >> 48) & ALL_RANKS)]


@kernel
def laid(walk: list[int]) -> int:
    """Return how many cards the current choice lays off."""
    return walk[_DEPTH]


@kernel
def rest_of(walk: list[int]) -> int:
    """Return the hand after the layoffs of the current choice."""
    return walk[_FRAMES + _FRAME * walk[_DEPTH] + _REST]


@kernel
def steps_of(walk: list[int], out: list[int], at: int) -> None:
    """Write the current layoffs to ``out[at:]``, each 64 * number of the meld + card."""
    for depth in range(walk[_DEPTH]):
        out[at + depth] = walk[_FRAMES + _FRAME * depth + _STEP]
