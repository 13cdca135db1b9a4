"""How the cards of one suit fill most places of some runs: a cover, found once for every lane.

The places of every choice of runs are found by trying the windows. A hand that is planned for has
had most of its lanes before, in whatever suit, so covers are remembered for as long as the vector
to work with is used: each beside the lane, the lengths of the runs and the rules it is for.
"""

from __future__ import annotations

from typing import Final

from hollywood.kernel.contract.laydown.run_room import around
from hollywood.kernel.contract.layout import (
    MOST_SLOTS,
    R_RUN_GAP,
    R_RUN_HIGH,
    R_RUN_LOW,
)
from hollywood.kernel.contract.piles import EVERY_COPY, IN_A_LANE, folded
from hollywood.kernel.contract.scratch import (
    AREA_COVER_STEPS,
    AREA_COVERS,
    COVER_LENGTH,
    COVERS_KEPT,
)
from hollywood.kernel.engine.bits import count
from hollywood.kernel.engine.compiling import inlined, kernel

Vector = list[int]

# A cover of places of one suit is one integer: how many are filled, which of them help, which are
# used. Of two covers that fill equally many, what they have is joined.
FILLED: Final = 32
HELPS: Final = 16

_STEPS: Final = AREA_COVER_STEPS.first  # by run: its next lowest place,
_STEP_LANE: Final = _STEPS + MOST_SLOTS  # the lane left for it,
_STEP_COVER: Final = _STEP_LANE + MOST_SLOTS  # what the runs before it cover
_STEP_LENGTH: Final = _STEP_COVER + MOST_SLOTS  # and its length
_END: Final = _STEP_LENGTH + MOST_SLOTS

_COVERS: Final = AREA_COVERS.first
_BITS: Final = 4
"""Of the length of a run."""


@kernel
def name_of_rules(rules: Vector) -> int:
    """Return the rules that covers depend on as one number, to which lengths can be added."""
    return rules[R_RUN_HIGH] << 5 | rules[R_RUN_LOW] << 3 | rules[R_RUN_GAP]


@inlined
def with_run(name: int, length: int) -> int:
    """Return the name of these rules and runs with one run more."""
    return name << _BITS | length


@inlined
def mixed(number: int) -> int:
    """Return a number that says little of this one: of lane and name, it is where a cover is."""
    spread = folded(number) * 0x2545_F491
    return spread ^ spread >> 29


@kernel
def cover_of(lane: int, name: int, where: int, runs: int, rules: Vector, work: Vector) -> int:
    """Return the best cover of so many runs, longest first, whose rules and lengths have a name.

    ``where`` is the exclusive or of what lane and name are :func:`mixed` to.
    """
    at = _COVERS + COVER_LENGTH * (where & COVERS_KEPT - 1)
    if work[at] != lane or work[at + 1] != name:
        work[at] = lane
        work[at + 1] = name
        work[at + 2] = _find(lane, name, runs, rules, work)
    return work[at + 2]


@kernel
def _find(lane: int, name: int, runs: int, rules: Vector, work: Vector) -> int:
    """Return the best cover: a run without a natural covers nothing and wants nothing."""
    low, high = rules[R_RUN_LOW], rules[R_RUN_HIGH]
    gap = rules[R_RUN_GAP]
    for run in range(runs - 1, -1, -1):
        work[_STEP_LENGTH + run] = name & (1 << _BITS) - 1
        name >>= _BITS
    length = work[_STEP_LENGTH]
    window = (1 << length) - 1
    most = 0  # places that one run can fill
    for place in range(low, high - length + 2):
        most = max(most, count(lane & window << place))
    best = 0
    last = runs - 1
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
                    filled = (cover >> FILLED) + count(naturals)
                    if filled >= best >> FILLED:
                        new = cover | (window & ~naturals) << HELPS | naturals
                        new = new & (1 << FILLED) - 1 | filled << FILLED
                        best = new if filled > best >> FILLED else best | new
                window <<= 1
        elif (cover >> FILLED) + (runs - level) * most >= best >> FILLED:
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
            filled = (cover >> FILLED) + count(naturals)
            cover |= (window & ~naturals) << HELPS | naturals
            cover = cover & (1 << FILLED) - 1 | filled << FILLED
            taken = window * EVERY_COPY
            lane = lane & ~taken | lane >> 16 & taken
            if gap:
                lane &= ~((around(window, gap) & IN_A_LANE) * EVERY_COPY)
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
    if one >> FILLED == other >> FILLED:
        return one | other
    return max(one, other)
