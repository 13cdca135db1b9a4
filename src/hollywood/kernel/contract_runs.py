"""How many places of some runs the cards of a hand can fill, which cards help, which are used.

For each suit the best places of every choice of runs are found by trying the windows; then the
suits share the runs. A lane seen before is not tried again.
"""

from __future__ import annotations

from typing import Final

from hollywood.kernel.bits import count
from hollywood.kernel.compiling import inlined, kernel
from hollywood.kernel.contract_layout import (
    MOST_SLOTS,
    R_RUN_HIGH,
    R_RUN_LOW,
    R_RUNS,
    R_SETS,
    R_TOUCHING_RUNS,
)
from hollywood.kernel.contract_piles import EVERY_COPY, HIGH_ACE, IN_A_LANE
from hollywood.kernel.contract_work import W_SORTED

Vector = list[int]

# A cover of places of one suit is one integer: how many are filled, which of them help, which are
# used. Of two covers that fill equally many, what they have is joined.
_FILLED: Final = 32
_HELPS: Final = 16

_CHOICES: Final = 1 << MOST_SLOTS  # of some of the runs, as masks
_KEPT: Final = 16  # lanes remembered for each suit

PLAN_LENGTHS: Final = W_SORTED  # of the sets, then of the runs; each longest first
RUNS_LEFT: Final = PLAN_LENGTHS + MOST_SLOTS  # the lanes left for the runs
_FILL: Final = RUNS_LEFT + 4  # by choice of runs: places filled in the suits so far,
RUNS_FILL_HELPS: Final = _FILL + _CHOICES  # the cards that help
RUNS_FILL_USED: Final = RUNS_FILL_HELPS + _CHOICES  # and those that are used
_ALIKE: Final = RUNS_FILL_USED + _CHOICES  # by choice of runs: the first one of these lengths
_DIFFERENT: Final = _ALIKE + _CHOICES  # the choices that are the first of theirs, then -1
_STEPS: Final = _DIFFERENT + _CHOICES + 1  # by run: its next lowest place,
_STEP_LANE: Final = _STEPS + MOST_SLOTS  # the lane left for it,
_STEP_COVER: Final = _STEP_LANE + MOST_SLOTS  # what the runs before it cover
_STEP_LENGTH: Final = _STEP_COVER + MOST_SLOTS  # and its length
_KNOWN: Final = _STEP_LENGTH + MOST_SLOTS  # lanes remembered, by suit
_KNOWN_COVERS: Final = _KNOWN + 4 * _KEPT  # their covers, by choice of runs
RUNS_END: Final = _KNOWN_COVERS + 4 * _KEPT * _CHOICES


@kernel
def list_choices(sets: int, runs: int, work: Vector) -> None:
    """Find for every choice of some of the runs the first one of the same lengths."""
    for suit_lane in range(4 * _KEPT):
        work[_KNOWN + suit_lane] = 0
    number = 0
    for subset in range(1 << runs):
        first = 0
        run = 0
        while run < runs:
            # Of runs of one length, a choice takes the first ones.
            taken = 0
            end = run
            while end < runs and work[PLAN_LENGTHS + sets + end] == work[PLAN_LENGTHS + sets + run]:
                taken += subset >> end & 1
                end += 1
            first |= ((1 << taken) - 1) << run
            run = end
        work[_ALIKE + subset] = first
        if first == subset:
            work[_DIFFERENT + number] = subset
            number += 1
    work[_DIFFERENT + number] = -1


@kernel
def cover_runs(rules: Vector, work: Vector) -> int:
    """Cover as many places of the runs as can be with the lanes left; return how many.

    What helps and what is used then is left for the whole of the runs in ``work``.
    """
    runs = rules[R_RUNS]
    whole = (1 << runs) - 1
    for suit in range(4):
        covers = _suit_covers(suit, rules, work)
        # From the fullest choice down, since a choice is joined from smaller ones.
        for subset in range(whole, -1, -1):
            if work[_ALIKE + subset] != subset or (suit == 3 and subset != whole):
                continue
            filled = -1
            helps = 0
            used = 0
            number = 0
            here = work[_DIFFERENT]
            while here >= 0:
                if not here & ~subset:
                    rest = work[_ALIKE + (subset & ~here)]
                    if not suit and rest:
                        number += 1
                        here = work[_DIFFERENT + number]
                        continue
                    cover = work[covers + here]
                    both = cover >> _FILLED
                    rest_helps = 0
                    rest_used = 0
                    if suit:
                        both += work[_FILL + rest]
                        rest_helps = work[RUNS_FILL_HELPS + rest]
                        rest_used = work[RUNS_FILL_USED + rest]
                    if both >= filled:
                        if both > filled:
                            helps = 0
                            used = 0
                        filled = both
                        helps |= rest_helps | _cards(cover >> _HELPS & IN_A_LANE, suit)
                        used |= rest_used | _cards(cover & IN_A_LANE, suit)
                number += 1
                here = work[_DIFFERENT + number]
            work[_FILL + subset] = filled
            work[RUNS_FILL_HELPS + subset] = helps
            work[RUNS_FILL_USED + subset] = used
    return work[_FILL + whole]


@inlined
def _cards(places: int, suit: int) -> int:
    """Turn bits by place into bits of a one-deck hand."""
    return (places >> 1 & 0x1FFF | places >> HIGH_ACE & 1) << 16 * suit


@kernel
def _suit_covers(suit: int, rules: Vector, work: Vector) -> int:
    """Find the best cover for every choice of runs in what is left of a suit; return where."""
    lane = work[RUNS_LEFT + suit]
    known = suit * _KEPT + (lane * 0x9E37_79B9 >> 24 & _KEPT - 1)
    covers = _KNOWN_COVERS + known * _CHOICES
    if work[_KNOWN + known] != lane + 1:
        work[_KNOWN + known] = lane + 1
        number = 0
        subset = 0
        while subset >= 0:
            work[covers + subset] = _in_suit(lane, subset, rules, work) if lane else 0
            number += 1
            subset = work[_DIFFERENT + number]
    return covers


@kernel
def _in_suit(lane: int, subset: int, rules: Vector, work: Vector) -> int:
    """Return the best cover of the runs of ``subset`` in one lane.

    A run without a natural covers nothing and wants nothing.
    """
    low, high = rules[R_RUN_LOW], rules[R_RUN_HIGH]
    touching = rules[R_TOUCHING_RUNS]
    sets, runs = rules[R_SETS], rules[R_RUNS]
    number = 0
    for run in range(runs):
        if subset >> run & 1:
            work[_STEP_LENGTH + number] = work[PLAN_LENGTHS + sets + run]
            number += 1
    if not number:
        return 0
    length = work[_STEP_LENGTH]
    window = (1 << length) - 1
    most = 0  # places that one run can fill
    for place in range(low, high - length + 2):
        most = max(most, count(lane & window << place))
    best = 0
    last = number - 1
    level = 0
    place = low
    cover = 0
    some = 0
    while True:
        deeper = 0
        length = work[_STEP_LENGTH + level]
        if level == last:
            window = ((1 << length) - 1) << place
            for _ in range(place, high - length + 2):
                naturals = window & lane
                if naturals:
                    some = 1
                    filled = (cover >> _FILLED) + count(naturals)
                    if filled >= best >> _FILLED:
                        new = cover | (window & ~naturals) << _HELPS | naturals
                        new = new & (1 << _FILLED) - 1 | filled << _FILLED
                        best = new if filled > best >> _FILLED else best | new
                window <<= 1
        elif (cover >> _FILLED) + (number - level) * most >= best >> _FILLED:
            window = ((1 << length) - 1) << place
            while place <= high - length + 1 and not window & lane:
                window <<= 1
                place += 1
            if place <= high - length + 1:
                deeper = 1
        else:
            some = 1
        if deeper:
            naturals = window & lane
            work[_STEPS + level] = place
            work[_STEP_LANE + level] = lane
            work[_STEP_COVER + level] = cover
            filled = (cover >> _FILLED) + count(naturals)
            cover |= (window & ~naturals) << _HELPS | naturals
            cover = cover & (1 << _FILLED) - 1 | filled << _FILLED
            taken = window * EVERY_COPY
            lane = lane & ~taken | lane >> 16 & taken
            if not touching:
                lane &= ~((window << 1 | window >> 1) * EVERY_COPY)
            level += 1
            if work[_STEP_LENGTH + level] != length:
                place = low
            some = 0
        else:
            if not some:
                best = _better(best, cover)
            level -= 1
            if level < 0:
                return best
            place = work[_STEPS + level] + 1
            lane = work[_STEP_LANE + level]
            cover = work[_STEP_COVER + level]
            some = 1


@inlined
def _better(one: int, other: int) -> int:
    """Return the better of two covers of a suit; equal ones are joined."""
    if one >> _FILLED == other >> _FILLED:
        return one | other
    return max(one, other)
