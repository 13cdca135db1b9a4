"""May these melds be laid down for the contract, with the cards of this hand.

The same as :func:`hollywood.melds.contract_problem.contract_problem`, but for the words.
"""

from __future__ import annotations

from hollywood.kernel.contract.laydown.allot import NO_SUIT, naturals_due
from hollywood.kernel.contract.laydown.run_room import too_near
from hollywood.kernel.contract.layout import (
    JOKER,
    M_CARDS,
    M_KIND,
    M_LENGTH,
    M_SIZE,
    MOST_LAID,
    PLACES,
    R_DUPLICATE_SETS,
    R_EXACT,
    R_FIXED_LENGTHS,
    R_RUN_GAP,
    R_RUN_HIGH,
    R_RUN_LOW,
    R_RUNS,
    R_SETS,
    R_SLOT_KINDS,
    R_SLOT_LEASTS,
    R_SLOTS,
    R_WILD,
    R_WILDS_APART,
    RUN,
    SET,
)
from hollywood.kernel.contract.piles import HIGH_ACE
from hollywood.kernel.contract.scratch import AREA_CHECK
from hollywood.kernel.engine.bits import lowest
from hollywood.kernel.engine.compiling import kernel

Vector = list[int]

_LEFT = AREA_CHECK.first
_WHERE = _LEFT + PLACES
_LENGTH = _WHERE + MOST_LAID
_END = _LENGTH + MOST_LAID


@kernel
def lay_down_ok(held: Vector, at: int, rules: Vector, lay: Vector, work: Vector) -> int:
    """Say whether the melds of ``lay`` may be laid down for the contract from this hand: 1 or 0.

    The melds may be in any order, and the cards of a set too.
    """
    melds = lay[0]
    if not 0 < melds <= MOST_LAID:
        return 0
    for card in range(PLACES):
        work[_LEFT + card] = held[at + card]
    for meld in range(melds):
        base = 1 + meld * M_LENGTH
        if not 0 < lay[base + M_SIZE] <= M_LENGTH - M_CARDS:
            return 0
        for number in range(lay[base + M_SIZE]):
            card = lay[base + M_CARDS + number]
            if not 0 <= card <= JOKER or not work[_LEFT + card]:
                return 0
            work[_LEFT + card] -= 1
        if lay[base + M_KIND] == SET:
            where = set_rank(rules, lay, base)
        else:
            where = run_window(rules, lay, base)
        if where < 0:
            return 0
        work[_WHERE + meld] = where
    for kind in (SET, RUN):
        if not _is_asked(rules, kind, lay, work):
            return 0
    return 0 if _clash(rules, lay, work) else 1


@kernel
def set_rank(rules: Vector, lay: Vector, base: int) -> int:
    """Return the rank of a set, 0 if all its cards are wild; -1 if it is none."""
    naturals = 0
    rank = 0
    for number in range(lay[base + M_SIZE]):
        card = lay[base + M_CARDS + number]
        if rules[R_WILD] >> card & 1:
            continue
        naturals += 1
        if card == JOKER or (rank and rank != (card & 15) + 1):
            return -1
        rank = (card & 15) + 1
    return rank if naturals >= naturals_due(rules, lay[base + M_SIZE]) else -1


@kernel
def run_window(rules: Vector, lay: Vector, base: int) -> int:
    """Return the window of a run, of no suit if all its cards are wild; -1 if it is none."""
    low, high = rules[R_RUN_LOW], rules[R_RUN_HIGH]
    size = lay[base + M_SIZE]
    if size > high - low + 1:
        return -1
    naturals = 0
    suit = NO_SUIT
    apart = rules[R_WILDS_APART]
    lows = -1  # bit ``place``: the run can begin there
    for number in range(size):
        card = lay[base + M_CARDS + number]
        if rules[R_WILD] >> card & 1:
            if apart and number and rules[R_WILD] >> lay[base + M_CARDS + number - 1] & 1:
                return -1
            continue
        naturals += 1
        if card == JOKER or (suit != NO_SUIT and suit != card >> 4):
            return -1
        suit = card >> 4
        places = 1 << (card & 15) + 1
        if not card & 15:
            places |= 1 << HIGH_ACE
        lows &= places >> number
    lows &= (1 << high - size + 2) - (1 << low)
    if naturals < naturals_due(rules, size) or not lows:
        return -1
    return suit << 8 | (lowest(lows) << 4 if suit != NO_SUIT else 0) | size


@kernel
def _is_asked(rules: Vector, kind: int, lay: Vector, work: Vector) -> int:
    """Say whether the melds of this kind are those of the contract, or allowed beside them."""
    asked = rules[R_SETS] if kind == SET else rules[R_RUNS]
    laid = 0
    for meld in range(lay[0]):
        base = 1 + meld * M_LENGTH
        if lay[base + M_KIND] == kind:
            to = laid
            while to and work[_LENGTH + to - 1] < lay[base + M_SIZE]:
                work[_LENGTH + to] = work[_LENGTH + to - 1]
                to -= 1
            work[_LENGTH + to] = lay[base + M_SIZE]
            laid += 1
    if laid < asked or (laid > asked and (rules[R_EXACT] or not asked)):
        return 0
    if rules[R_FIXED_LENGTHS] and _cards_over(rules, kind, laid, work):
        return 0
    # The longest meld must do for the longest that is asked for, and so on; any other for the last.
    for slot in range(rules[R_SLOTS]):
        if rules[R_SLOT_KINDS + slot] != kind:
            continue
        least = rules[R_SLOT_LEASTS + slot]
        as_long = 0
        shortest = 1
        for other in range(rules[R_SLOTS]):
            if rules[R_SLOT_KINDS + other] == kind:
                if rules[R_SLOT_LEASTS + other] >= least:
                    as_long += 1
                else:
                    shortest = 0
        if shortest:
            as_long = laid
        if work[_LENGTH + as_long - 1] < least:
            return 0
    return 1


@kernel
def _cards_over(rules: Vector, kind: int, laid: int, work: Vector) -> int:
    """Return how many cards more the melds of this kind have than the contract says."""
    over = 0
    for meld in range(laid):
        over += work[_LENGTH + meld]
    for slot in range(rules[R_SLOTS]):
        if rules[R_SLOT_KINDS + slot] == kind:
            over -= rules[R_SLOT_LEASTS + slot]
    return over


@kernel
def _clash(rules: Vector, lay: Vector, work: Vector) -> int:
    """Say whether the rules do not allow two of these melds side by side."""
    for meld in range(lay[0]):
        kind = lay[1 + meld * M_LENGTH + M_KIND]
        where = work[_WHERE + meld]
        for other in range(meld):
            if lay[1 + other * M_LENGTH + M_KIND] != kind:
                continue
            if kind == SET:
                if where and where == work[_WHERE + other] and not rules[R_DUPLICATE_SETS]:
                    return 1
            elif rules[R_RUN_GAP] and too_near(where, work[_WHERE + other], rules[R_RUN_GAP]):
                return 1
    return 0
