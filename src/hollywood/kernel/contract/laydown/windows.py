"""The windows where runs can lie: which are worth trying, what they need, what they are worth.

A *window* is the stretch of places that one run would cover in one suit; the naturals held there
are free, every other place costs a wild card. A window is one integer,
``suit << 8 | lowest place << 4 | length``, and in the lists above that its rank among windows that
are worth as much.
"""

from __future__ import annotations

from typing import Final

from hollywood.kernel.contract.laydown.allot import NO_SUIT
from hollywood.kernel.contract.layout import (
    MOST_LAID,
    R_FEW_WILDS,
    R_RUN_GAP,
    R_RUN_HIGH,
    R_RUN_LOW,
    R_WILDS_APART,
)
from hollywood.kernel.contract.piles import ACES, EVERY_COPY, IN_A_LANE, places_of
from hollywood.kernel.contract.scratch import (
    AREA_WINDOWS,
    S_ADDED,
    S_BARRED_PLACES,
    S_FULL_FIRST,
    S_POINTS,
    S_RUN_LENGTHS,
    S_RUNS,
    W_LANES,
    W_WILDS,
)
from hollywood.kernel.engine.bits import count, lowest
from hollywood.kernel.engine.compiling import inlined, kernel

Vector = list[int]

_MOST_WINDOWS: Final = 1_024
_ALL_POINTS: Final = 1 << 20
"""More than the points of any hand."""

WINDOW: Final = 0xFFF
"""The bits of the window itself in the lists."""
NEED_AT: Final = 28
"""Where the wild cards that it needs are in one that was judged; four bits."""

WINDOWS: Final = AREA_WINDOWS.first  # how many windows are listed, then the windows
JUDGED: Final = WINDOWS + 1 + _MOST_WINDOWS  # how many of them can be taken, then these:
# ``(_ALL_POINTS - points) << 32 | wild cards needed << 28 | as listed``, sorted, the best first
LANES: Final = JUDGED + 1 + _MOST_WINDOWS  # by run: the four lanes left for it,
SPARE: Final = LANES + 4 * (MOST_LAID + 1)  # what the sets can spare, four bits for each rank,
COUNTED: Final = SPARE + MOST_LAID + 1  # the places of ranks that count already
_END: Final = COUNTED + 1


@kernel
def free(places: int, lane: int) -> int:
    """Return how many naturals of ``lane`` fill these places; an ace lies at one end only."""
    naturals = places & lane & IN_A_LANE
    if naturals & ACES == ACES and not lane >> 16 & ACES:
        return count(naturals) - 1
    return count(naturals)


@kernel
def without(lane: int, places: int) -> int:
    """Return ``lane`` after a run has taken the naturals at these places."""
    if lane & ACES == ACES and places & ACES:
        if places & ACES == ACES and lane >> 16 & ACES:
            lane = lane & ~(ACES * EVERY_COPY) | lane >> 16 & ACES * EVERY_COPY
        places |= ACES
    places *= EVERY_COPY
    return lane & ~places | lane >> 16 & places


@kernel
def list_windows(rules: Vector, longer: int, due: int, work: Vector) -> None:
    """List the windows worth trying that have ``due`` naturals.

    These are the windows of exactly a length asked for that hold a natural, only one of those that
    hold the same naturals where runs may touch; and, if ``longer``, the longer ones that begin and
    end with a natural. Every other run is one of these with wild cards added at its ends.
    """
    low, high = rules[R_RUN_LOW], rules[R_RUN_HIGH]
    runs, wilds, full_first = work[S_RUNS], work[W_WILDS], work[S_FULL_FIRST]
    few_wilds = rules[R_FEW_WILDS] and not work[S_ADDED]
    apart = rules[R_WILDS_APART] and not work[S_ADDED]
    number = 0
    for suit in range(4):
        lane = work[W_LANES + suit]
        barred = work[S_BARRED_PLACES + suit]
        if not lane:
            continue
        asked = 0
        for run in range(runs):
            length = work[S_RUN_LENGTHS + run]
            if asked >> length & 1:
                continue
            asked |= 1 << length
            seen = 0
            for place in range(low, high - length + 2):
                places = ((1 << length) - 1) << place
                naturals = places & lane
                if not naturals or naturals == seen or places & barred:
                    continue
                if apart and side_by_side(places & ~lane):
                    continue
                if not rules[R_RUN_GAP] and not apart:
                    seen = naturals
                filled = free(places, lane)
                need = length - filled
                if need <= wilds and filled >= due and (need <= filled or not few_wilds):
                    number += 1
                    window = suit << 8 | place << 4 | length
                    if full_first:
                        window |= _rank(suit, place, length, need)
                    work[WINDOWS + number] = window
        if not longer:
            continue
        shortest = lowest(asked)
        for place in range(low, high - shortest + 1):
            if not lane >> place & 1:
                continue
            for length in range(shortest + 1, high - place + 2):
                places = ((1 << length) - 1) << place
                if places & barred:
                    break
                if asked >> length & 1 or not lane >> place + length - 1 & 1:
                    continue
                if apart and side_by_side(places & ~lane):
                    continue
                filled = free(places, lane)
                need = length - filled
                if need <= wilds and filled >= due and (need <= filled or not few_wilds):
                    number += 1
                    window = suit << 8 | place << 4 | length
                    if full_first:
                        window |= _rank(suit, place, length, need)
                    work[WINDOWS + number] = window
    if not due and not few_wilds and not apart:
        asked = 0
        for run in range(runs):
            length = work[S_RUN_LENGTHS + run]
            if not asked >> length & 1 and length <= min(wilds, high - low + 1):
                asked |= 1 << length
                number += 1
                window = NO_SUIT << 8 | length
                if full_first:
                    window |= _rank(NO_SUIT, 0, length, length)
                work[WINDOWS + number] = window
    work[WINDOWS] = number


@inlined
def side_by_side(places: int) -> int:
    """Return the places that have the next lower one beside them; 0 if there are none."""
    return places & places << 1


@inlined
def _rank(suit: int, place: int, length: int, need: int) -> int:
    """Return where a window comes among those that are worth as much, if the full ones go first."""
    lane = 0 if suit == NO_SUIT else suit + 1
    return (need << 11 | lane << 8 | place + length << 4 | length) << 12


@kernel
def judge(budget: int, weigh: int, work: Vector) -> None:
    """Sort the windows by what they add in the first lanes; none that needs over ``budget``.

    Unless they are to be weighed, they add nothing, and what needs least comes first.
    """
    number = 0
    for index in range(1, work[WINDOWS] + 1):
        listed = work[WINDOWS + index]
        window = listed & WINDOW
        suit, length = window >> 8, window & 15
        need = length
        gain = 0
        if suit != NO_SUIT:
            places = ((1 << length) - 1) << (window >> 4 & 15)
            lane = work[LANES + suit]
            need -= free(places, lane)
            if need > budget:
                continue
            if weigh:
                gain = gain_of(suit, places, lane, work)
        if need > budget:
            continue
        judged = _ALL_POINTS - gain << NEED_AT + 4 | need << NEED_AT | listed
        to = JUDGED + 1 + number
        while to > JUDGED + 1 and work[to - 1] > judged:
            work[to] = work[to - 1]
            to -= 1
        work[to] = judged
        number += 1
    work[JUDGED] = number


@kernel
def points_of(judged: int) -> int:
    """Return the points that a window that was judged adds."""
    return _ALL_POINTS - (judged >> NEED_AT + 4)


@kernel
def gain_of(suit: int, places: int, lane: int, work: Vector) -> int:
    """Return the points of the naturals that a window takes, without those that count already."""
    naturals = places & lane & IN_A_LANE & ~work[COUNTED]
    gain = 0
    if naturals & ACES == ACES and not lane >> 16 & ACES:
        naturals &= ~(1 << 1)
    while naturals:
        place = lowest(naturals)
        naturals &= naturals - 1
        gain += work[S_POINTS + 16 * suit + (place - 1) % 13]
    return gain


@kernel
def take(level: int, window: int, work: Vector) -> int:
    """Let run ``level`` have the naturals in its window; return the wild cards that it needs.

    What is left is written for the run after it.
    """
    lanes, after = LANES + 4 * level, LANES + 4 * level + 4
    for suit in range(4):
        work[after + suit] = work[lanes + suit]
    spare = work[SPARE + level]
    work[SPARE + level + 1] = spare
    suit, length = window >> 8, window & 15
    if suit == NO_SUIT:
        return length
    places = ((1 << length) - 1) << (window >> 4 & 15)
    lane = work[lanes + suit]
    need = length - free(places, lane)
    work[after + suit] = without(lane, places)
    shared = places & lane & work[COUNTED]
    gone = 0
    while shared:
        rank = (lowest(shared) - 1) % 13 + 1
        of_rank = places_of(rank)
        taken = free(shared & of_rank, lane)
        shared &= ~of_rank
        can_spare = spare >> 4 * rank - 4 & 15
        need += max(0, taken - can_spare)
        taken = min(taken, can_spare)
        spare -= taken << 4 * rank - 4
        if taken == can_spare:
            gone |= of_rank
    if gone:
        gone *= EVERY_COPY
        for suit in range(4):
            work[after + suit] &= ~gone
    work[SPARE + level + 1] = spare
    return need


@kernel
def layers_due(level: int, both_ends: int, work: Vector) -> int:
    """Return the fewest runs for the cards that no set can take: one run takes one copy."""
    due = ~work[COUNTED] & IN_A_LANE
    if both_ends:
        due &= ~ACES
    number = 0
    for suit in range(4):
        lane = work[LANES + 4 * level + suit]
        while lane & due:
            number += 1
            lane >>= 16
    return number
