"""Which meld gets which natural, once the ranks of the sets and the windows of the runs are chosen.

Every meld must have its least number of naturals; that is a flow from cards to melds, found by
augmenting paths. Beyond that a natural fills a place of a run before it makes a set longer, since
the place would cost a wild card. The two wishes never conflict: cards that can all be placed at
once can also be placed so that every meld has its due, if the hand can give it at all.
"""

from __future__ import annotations

from typing import Final

from hollywood.kernel.contract.layout import (
    MOST_LAID,
    PLACES,
    R_FEW_WILDS,
    R_MIN_NATURALS,
    R_WILD,
)
from hollywood.kernel.contract.scratch import (
    AREA_ALLOT,
    S_ADDED,
    S_GOT,
    S_LEFT,
    S_ROW_DUE,
    S_ROW_RANK,
    S_ROW_WINDOW,
    S_SET_LENGTHS,
)
from hollywood.kernel.engine.compiling import inlined, kernel

Vector = list[int]

NO_SUIT: Final = 4
"""The suit of a run of wild cards only."""

_QUEUE: Final = AREA_ALLOT.first  # rows to be looked at
_FROM: Final = _QUEUE + MOST_LAID  # by row, who asked it for a card
_CARD: Final = _FROM + MOST_LAID  # by row, which card
_END: Final = _CARD + MOST_LAID


@inlined
def naturals_due(rules: Vector, length: int) -> int:
    """Return the fewest naturals that a meld of this length may have."""
    if not rules[R_FEW_WILDS]:
        return rules[R_MIN_NATURALS]
    return max(rules[R_MIN_NATURALS], length + 1 >> 1)


@kernel
def wanting(
    held: Vector,
    at: int,
    rules: Vector,
    ranks: int,
    sets: int,
    windows: int,
    runs: int,
    work: Vector,
) -> int:
    """Give every meld its due; return 1 if that takes more naturals than may be added, else 0.

    ``work[ranks:]`` has the ranks of ``sets`` sets and ``work[windows:]`` the windows of ``runs``
    runs.
    """
    return _give_dues(held, at, rules, _rows(rules, ranks, sets, windows, runs, work), work)


@kernel
def _give_dues(held: Vector, at: int, rules: Vector, rows: int, work: Vector) -> int:
    """Give every row its due; return 1 if that takes more naturals than may be added, else 0."""
    for card in range(PLACES):
        work[S_LEFT + card] = 0 if rules[R_WILD] >> card & 1 else held[at + card]
    for got in range(rows * PLACES):
        work[S_GOT + got] = 0
    added = work[S_ADDED]
    for row in range(rows):
        due = work[S_ROW_DUE + row]
        while due and _grow(held, at, row, rows, work):
            due -= 1
        added -= due
        if added < 0:
            return 1
    return 0


@kernel
def share_out(
    held: Vector,
    at: int,
    rules: Vector,
    ranks: int,
    sets: int,
    windows: int,
    runs: int,
    work: Vector,
) -> int:
    """Share out the naturals so that as few wild cards are needed as can be; return the rows.

    Nothing must be wanting. The runs come first in ``S_GOT``, then the ranks that have sets.
    """
    rows = _rows(rules, ranks, sets, windows, runs, work)
    _give_dues(held, at, rules, rows, work)
    for row in range(rows):
        for number in range(_claims(row, work)):
            card = _claimed(row, number, work)
            while work[S_LEFT + card] and _may_have(held, at, row, card, work):
                work[S_LEFT + card] -= 1
                work[S_GOT + row * PLACES + card] += 1
    for run in range(runs):
        for number in range(_claims(run, work)):
            card = _claimed(run, number, work)
            for row in range(runs, rows):
                while (
                    work[S_GOT + row * PLACES + card]
                    and _may_have(held, at, run, card, work)
                    and _has(row, work) > work[S_ROW_DUE + row]
                ):
                    work[S_GOT + row * PLACES + card] -= 1
                    work[S_GOT + run * PLACES + card] += 1
    return rows


@kernel
def _rows(rules: Vector, ranks: int, sets: int, windows: int, runs: int, work: Vector) -> int:
    """List the runs, then the ranks that have sets; return how many there are."""
    for run in range(runs):
        work[S_ROW_RANK + run] = 0
        work[S_ROW_WINDOW + run] = work[windows + run]
        work[S_ROW_DUE + run] = naturals_due(rules, work[windows + run] & 15)
    rows = runs
    for number in range(sets):
        rank = work[ranks + number]
        due = naturals_due(rules, work[S_SET_LENGTHS + number])
        if not rank:
            if due:  # a set of added cards only
                work[S_ROW_RANK + rows] = 0
                work[S_ROW_WINDOW + rows] = NO_SUIT << 8
                work[S_ROW_DUE + rows] = due
                rows += 1
            continue
        row = runs
        while row < rows and work[S_ROW_RANK + row] != rank:
            row += 1
        if row == rows:
            work[S_ROW_RANK + row] = rank
            work[S_ROW_DUE + row] = 0
            rows += 1
        work[S_ROW_DUE + row] += due
    return rows


@inlined
def _claims(row: int, work: Vector) -> int:
    """Return how many places a run has; for a rank, how many suits."""
    if work[S_ROW_RANK + row]:
        return 4
    window = work[S_ROW_WINDOW + row]
    return 0 if window >> 8 == NO_SUIT else window & 15


@inlined
def _claimed(row: int, number: int, work: Vector) -> int:
    """Return the card that lies at a place of the run, or the card of the rank and a suit."""
    rank = work[S_ROW_RANK + row]
    if rank:
        return 16 * number + rank - 1
    window = work[S_ROW_WINDOW + row]
    return 16 * (window >> 8) + ((window >> 4 & 15) + number - 1) % 13


@kernel
def _may_have(held: Vector, at: int, row: int, card: int, work: Vector) -> int:
    """Say whether a row that claims this card may have one more of it."""
    got = work[S_GOT + row * PLACES + card]
    if work[S_ROW_RANK + row]:
        return 1 if got < held[at + card] else 0
    most = 2 if work[S_ROW_WINDOW + row] & 15 == 14 and not card & 15 else 1
    return 1 if got < most else 0


@kernel
def _has(row: int, work: Vector) -> int:
    """Return how many naturals a rank has for its sets."""
    total = 0
    for suit in range(4):
        total += work[S_GOT + row * PLACES + 16 * suit + work[S_ROW_RANK + row] - 1]
    return total


@kernel
def _grow(held: Vector, at: int, first: int, rows: int, work: Vector) -> int:
    """Give a row one more natural, if need be one that another row can replace; 0: there is none.

    Breadth first: who could have a card that another row has asks that row for a replacement.
    """
    asked = 1 << first
    seen = 0
    work[_QUEUE] = first
    waiting = 1
    number = 0
    while number < waiting:
        row = work[_QUEUE + number]
        number += 1
        for claim in range(_claims(row, work)):
            card = _claimed(row, claim, work)
            if seen >> card & 1 or not _may_have(held, at, row, card, work):
                continue
            if work[S_LEFT + card]:
                work[S_LEFT + card] -= 1
                work[S_GOT + row * PLACES + card] += 1
                while row != first:
                    card = work[_CARD + row]
                    work[S_GOT + row * PLACES + card] -= 1
                    row = work[_FROM + row]
                    work[S_GOT + row * PLACES + card] += 1
                return 1
            seen |= 1 << card
            for other in range(rows):
                if not asked >> other & 1 and work[S_GOT + other * PLACES + card]:
                    asked |= 1 << other
                    work[_QUEUE + waiting] = other
                    waiting += 1
                    work[_FROM + other] = row
                    work[_CARD + other] = card
    return 0
