"""An iterator over the arrangements of a gin hand, for compiled and interpreted code.

An arrangement is a choice of melds that share no card; the other cards are deadwood. The search
goes through the cards from the lowest up: each is in one of the melds that begin with it, or it is
deadwood. A branch is skipped if the least deadwood of the remaining cards puts it over the limit.

A walk is a vector that remembers the position of the iterator. It has :data:`WALK_LENGTH` places,
or :data:`LONG_WALK_LENGTH` if the hand may have more than eleven cards::

    walk = zeros(WALK_LENGTH)
    begin(walk, hand, limit, tables)
    while following(walk, tables):
        ...  # arranged(walk, melds, at), left_of(walk)
"""

from __future__ import annotations

from typing import Final

from hollywood.kernel.deadwood.deadwood import deadwood
from hollywood.kernel.deadwood.tables import (
    ALL_RANKS,
    ANY_SUITS,
    FOURS,
    IN_FOUR_SUITS,
    RUN_MIN,
    RUN_START,
    THREES,
    VALUES,
    MeldTables,
)
from hollywood.kernel.engine.bits import count, lowest
from hollywood.kernel.engine.compiling import kernel
from hollywood.kernel.gin.layout import MOST_MELDS

MOST_IN_HAND: Final = 155
"""The most melds in eleven cards: runs of any suits, with 1, 2, 3, 2, 2 and 1 cards of a rank."""
MOST_CARDS: Final = 13
"""The most cards that a hand may have."""
MOST_IN_LONG_HAND: Final = 357
"""The most melds in thirteen cards: with 1, 2, 2, 3, 2, 2 and 1 cards of a rank."""

_DEPTH: Final = 0  # the number of the current frame; -1 when the walk is over
_LIMIT: Final = 1
_COUNT: Final = 2  # how many melds the hand contains
_BEGINNINGS: Final = 3  # the lowest cards of these melds
_FRAMES: Final = 4

# A frame is a choice for the lowest card of its rest.
_REST: Final = 0  # the cards from that card on; 0 if nothing is left to choose
_LEFT: Final = 1  # deadwood so far
_NEXT: Final = 2  # the next meld to try; after the last one, the card is deadwood, then the end
_CHOSEN: Final = 3  # the meld that is being tried; 0 while the card is deadwood
_FRAME: Final = 4

_MELDS: Final = _FRAMES + (MOST_CARDS + 1) * _FRAME
"""One frame for each card, and one for the end."""
WALK_LENGTH: Final = _MELDS + MOST_IN_HAND
LONG_WALK_LENGTH: Final = _MELDS + MOST_IN_LONG_HAND


@kernel
def least(hand: int, tables: MeldTables) -> int:
    """Return the least deadwood (:func:`~hollywood.kernel.deadwood.deadwood.deadwood`)."""
    return deadwood(hand, tables)


@kernel
def points_of(cards: int, tables: MeldTables) -> int:
    """Return the points of the cards if none of them is in a meld."""
    points = 0
    while cards:
        points += tables[VALUES + (lowest(cards) & 15)]
        cards &= cards - 1
    return points


@kernel
def begin(walk: list[int], hand: int, limit: int, tables: MeldTables) -> None:
    """Begin a walk over the arrangements of ``hand`` with at most ``limit`` points of deadwood."""
    if least(hand, tables) > limit:
        walk[_DEPTH] = -1
        return
    number = melds_in(hand, tables, walk, _MELDS)
    beginnings = 0
    for place in range(_MELDS, _MELDS + number):
        beginnings |= walk[place] & -walk[place]
    walk[_DEPTH] = -1
    walk[_LIMIT] = limit
    walk[_COUNT] = number
    walk[_BEGINNINGS] = beginnings
    _enter(walk, hand, 0)


@kernel
def following(walk: list[int], tables: MeldTables) -> int:
    """Move to the next arrangement; return 1 if there is one, else 0."""
    depth = walk[_DEPTH]
    while depth >= 0:
        frame = _FRAMES + _FRAME * depth
        rest = walk[frame + _REST]
        number = walk[frame + _NEXT]
        if not rest:
            if not number:
                walk[frame + _NEXT] = 1
                return 1
            depth -= 1
            walk[_DEPTH] = depth
            continue
        card = rest & -rest
        left = walk[frame + _LEFT]
        chosen = 0
        while number < walk[_COUNT] and not chosen:
            meld = walk[_MELDS + number]
            if meld & -meld == card and not meld & ~rest:
                chosen = meld
            number += 1
        if chosen:
            rest ^= chosen
        elif number == walk[_COUNT]:
            number += 1
            rest ^= card
            left |= card
        else:
            depth -= 1
            walk[_DEPTH] = depth
            continue
        walk[frame + _NEXT] = number
        walk[frame + _CHOSEN] = chosen
        if points_of(left, tables) + least(rest, tables) <= walk[_LIMIT]:
            _enter(walk, rest, left)
            depth += 1
    return 0


@kernel
def _enter(walk: list[int], rest: int, left: int) -> None:
    """Add a frame for the lowest card of ``rest`` that begins a meld of cards of ``rest``."""
    depth = walk[_DEPTH] + 1
    walk[_DEPTH] = depth
    frame = _FRAMES + _FRAME * depth
    starts = rest & walk[_BEGINNINGS]
    while starts:
        card = starts & -starts
        starts ^= card
        for number in range(walk[_COUNT]):
            meld = walk[_MELDS + number]
            if meld & -meld == card and not meld & ~rest:
                walk[frame + _REST] = rest & -card
                walk[frame + _LEFT] = left | rest & card - 1
                walk[frame + _NEXT] = number
                return
    walk[frame + _REST] = 0
    walk[frame + _LEFT] = left | rest
    walk[frame + _NEXT] = 0


@kernel
def arranged(walk: list[int], melds: list[int], at: int) -> int:
    """Write the current melds to ``melds[at:at + MOST_MELDS]``; return how many."""
    number = 0
    for depth in range(walk[_DEPTH]):
        meld = walk[_FRAMES + _FRAME * depth + _CHOSEN]
        if meld:
            melds[at + number] = meld
            number += 1
    for place in range(number, MOST_MELDS):
        melds[at + place] = 0
    return number


def arranged_now(walk: list[int]) -> list[int]:
    """Return the melds of the current arrangement."""
    chosen = (walk[_FRAMES + _FRAME * depth + _CHOSEN] for depth in range(walk[_DEPTH]))
    return [meld for meld in chosen if meld]


@kernel
def left_of(walk: list[int]) -> int:
    """Return the deadwood of the current arrangement, as a hand."""
    return walk[_FRAMES + _FRAME * walk[_DEPTH] + _LEFT]


@kernel
def melds_in(hand: int, tables: MeldTables, melds: list[int], at: int) -> int:
    """Write every meld that ``hand`` contains from ``melds[at]`` on; return how many.

    First the sets by rank, four cards before three; then the runs by suit, the longest first.
    """
    c = hand & 0x1FFF
    d = hand >> 16 & 0x1FFF
    h = hand >> 32 & 0x1FFF
    s = hand >> 48 & 0x1FFF
    end = at
    ranks = c & d & (h | s) | h & s & (c | d)
    while ranks:
        rank = ranks & -ranks
        ranks ^= rank
        held = hand & rank * IN_FOUR_SUITS
        if count(held) == 3:
            if tables[THREES]:
                melds[end] = held
                end += 1
            continue
        if tables[FOURS]:
            melds[end] = held
            end += 1
        if tables[THREES]:
            for suit in range(48, -1, -16):
                melds[end] = held ^ rank << suit
                end += 1
    if tables[ANY_SUITS]:
        return _runs(c | d | h | s, hand, 0, tables, melds, end) - at
    end = _runs(c, hand, 0, tables, melds, end)
    end = _runs(d, hand, 16, tables, melds, end)
    end = _runs(h, hand, 32, tables, melds, end)
    return _runs(s, hand, 48, tables, melds, end) - at


@kernel
def _runs(mask: int, hand: int, suit: int, tables: MeldTables, melds: list[int], end: int) -> int:
    """Write every run of the ranks of ``mask``, in ``suit`` or in any suits; return the end."""
    around = mask | mask << 13
    starts = around
    length = 1
    for step in range(1, tables[RUN_MIN]):
        starts &= around >> step
        length = step + 1
    starts &= ALL_RANKS
    if not starts:
        return end
    longer = starts & around >> length
    while longer and length < 13:
        starts = longer
        length += 1
        longer = starts & around >> length
    while True:
        while starts:
            start = lowest(starts)
            starts &= starts - 1
            run = (1 << length) - 1 << start
            run = (run | run >> 13) & ALL_RANKS
            if tables[RUN_START + run] != start:
                continue
            if tables[ANY_SUITS]:
                end = _suits_of(run, hand, melds, end)
            else:
                melds[end] = run << suit
                end += 1
        length -= 1
        if length < tables[RUN_MIN]:
            return end
        starts = around
        for step in range(1, length):
            starts &= around >> step
        starts &= ALL_RANKS


@kernel
def _suits_of(run: int, hand: int, melds: list[int], end: int) -> int:
    """Write every way to take one card of each rank of ``run``; return the end."""
    ways = 1
    ranks = run
    while ranks:
        ways *= count(hand & (ranks & -ranks) * IN_FOUR_SUITS)
        ranks &= ranks - 1
    for way in range(ways):
        number = way
        cards = 0
        ranks = run
        while ranks:  # the suit of the highest rank changes fastest
            rank = ranks
            while rank & rank - 1:
                rank &= rank - 1
            ranks ^= rank
            held = hand & rank * IN_FOUR_SUITS
            choices = count(held)
            for _ in range(number % choices):
                held &= held - 1
            number //= choices
            cards |= held & -held
        melds[end] = cards
        end += 1
    return end
