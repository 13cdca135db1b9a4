"""The actions of May-I by number, as environments for learning use them.

Every kind of action has a block of numbers. A card is ``13 * suit + rank`` in a block; the joker
comes last. To lay down means the best lay down (:func:`lay_now`), so a number means one action.
How many numbers there are depends on how many melds can lie on the table.

What is legal is the *open* vector: one bit for each number, BITS of them in each place.
"""

from __future__ import annotations

from typing import Final

from hollywood.kernel.contract import state as at
from hollywood.kernel.contract.laydown.best import best_laydown_as, fit_all_as
from hollywood.kernel.contract.laydown.ways import way
from hollywood.kernel.contract.layout import (
    JOKER,
    M_KIND,
    M_LENGTH,
    NO_CARD,
    PLACES,
    R_ALL_AT_ONCE,
    R_DISPLACE,
    R_EXACT,
    SET,
    TO_HAND,
)
from hollywood.kernel.contract.rules.legality import (
    latest_moment,
    list_moves,
    may_leave,
    next_moment,
)
from hollywood.kernel.contract.scratch import FIRST_ROW
from hollywood.kernel.engine.bits import Bytes, count, lowest
from hollywood.kernel.engine.compiling import inlined, kernel

KINDS: Final = 53
ENDS: Final = 2
DRAW, TAKE, ALLOW, DENY, CALL, LEAVE, LAY_DOWN, DISCARD = range(8)
LAY_OFF: Final = DISCARD + KINDS
"""Then ENDS * KINDS numbers for each meld, and after these as many for replacing a wild card."""

BITS: Final = 60
_WAYS: Final = 1_000
"""How many ways to lay down are tried for a legal one where the best is not."""


@kernel
def actions_of(melds: int) -> int:
    """Return how many numbers there are if so many melds can lie on the table."""
    return LAY_OFF + 2 * melds * ENDS * KINDS


@kernel
def open_length(melds: int) -> int:
    """Return the length of the open vector."""
    return (actions_of(melds) + BITS - 1) // BITS


@inlined
def place_of(card: int) -> int:
    """Return the place of a card in a block."""
    return KINDS - 1 if card == JOKER else card - 3 * (card >> 4)


@inlined
def card_at(place: int) -> int:
    """Return the card with this place in a block."""
    return JOKER if place == KINDS - 1 else place + 3 * (place // 13)


@kernel
def find_open(
    view: list[int],
    rules: list[int],
    melds: int,
    action: list[int],
    work: list[int],
    found: list[int],
    first: int,
) -> None:
    """Write what the seat of ``view`` may do to ``found[first:]``; ``action`` is scratch.

    A seat that is not in turn may leave the discard alone.
    """
    seat = view[at.S_SEAT]
    for place in range(first, first + open_length(melds)):
        found[place] = 0
    end = list_moves(view, rules, seat, work, FIRST_ROW)
    for row in range(FIRST_ROW, end):
        number = _row_number(work, at.ROW * row, melds)
        if number >= 0:
            found[first + number // BITS] |= 1 << number % BITS
    if seat != view[at.S_TURN]:
        found[first] |= 1 << LEAVE
    elif (
        view[at.S_PHASE] == at.PLAY
        and not view[at.S_CALLS]
        and view[at.S_OWED] == NO_CARD
        and view[at.S_DOWN + seat] == at.NOT_DOWN
        and lay_now(view, rules, seat, action, work)
    ):
        found[first] |= 1 << LAY_DOWN


@kernel
def lay_now(
    view: list[int], rules: list[int], seat: int, action: list[int], work: list[int]
) -> int:
    """Write the lay down that leaves the fewest points, or the first legal one; 0 if none is.

    It is the same as :func:`hollywood.contract.laying.best_lay_down`.
    """
    hand, whole = at.S_HANDS + PLACES * seat, rules[R_ALL_AT_ONCE]
    if whole:
        found = fit_all_as(view, hand, rules, 1, action, work)
        if not found and rules[R_EXACT]:
            return 0
    else:
        found = int(best_laydown_as(view, hand, rules, 1, action, work) >= 0)
        if not found:
            return 0
    if found and may_leave(view, rules, seat, action):
        return 1
    for number in range(_WAYS):
        if way(view, hand, rules, whole, number, number + 1, action, work) <= number:
            return 0
        if may_leave(view, rules, seat, action):
            return 1
    return 0


@kernel
def _row_number(rows: list[int], row: int, melds: int) -> int:
    """Return the number of a listed action; -1 for withdrawing a call, which has none."""
    kind = rows[row]
    if kind == at.A_DRAW:
        return DRAW
    if kind == at.A_TAKE:
        return TAKE
    if kind == at.A_ALLOW:
        return ALLOW
    if kind == at.A_DENY:
        return DENY
    if kind == at.A_CALL:
        return CALL
    place = place_of(rows[row + 1])
    if kind == at.A_DISCARD:
        return DISCARD + place
    if kind not in (at.A_LAY_OFF, at.A_DISPLACE):
        return -1
    spot = ENDS * rows[row + 2] + (0 if rows[row + 3] == at.AT_BOTTOM else 1)
    first = LAY_OFF if kind == at.A_LAY_OFF else LAY_OFF + melds * ENDS * KINDS
    return first + spot * KINDS + place


@kernel
def is_open(number: int, melds: int, found: list[int], first: int) -> int:
    """Return 1 if the action with this number is legal, else 0."""
    if number < 0 or number >= actions_of(melds):
        return 0
    return found[first + number // BITS] >> number % BITS & 1


@kernel
def write_mask(found: list[int], first: int, melds: int, mask: Bytes, start: int) -> None:
    """Write 1 for each legal action and 0 for the others to ``mask[start:]``."""
    for place in range(start, start + actions_of(melds)):
        mask[place] = 0
    for word in range(open_length(melds)):
        bits = found[first + word]
        while bits:
            mask[start + BITS * word + lowest(bits)] = 1
            bits &= bits - 1


@kernel
def read_number(
    number: int,
    view: list[int],
    rules: list[int],
    melds: int,
    action: list[int],
    work: list[int],
) -> None:
    """Write the legal action with this number; to leave a discard alone is A_NOTHING.

    A call has the earliest moment that is possible after those that stand.
    """
    action[at.A_CARD] = NO_CARD
    action[at.A_ONTO] = -1
    action[at.A_END] = at.NO_END
    action[at.A_MOMENT] = 0
    if number == LAY_DOWN:
        lay_now(view, rules, view[at.S_SEAT], action, work)
        action[at.A_KIND] = at.A_LAY_DOWN
    elif number == LEAVE:
        action[at.A_KIND] = at.A_NOTHING
    elif number == CALL:
        action[at.A_KIND] = at.A_CALL
    elif number == DRAW:
        action[at.A_KIND] = at.A_DRAW
    elif number == TAKE:
        action[at.A_KIND] = at.A_TAKE
    elif number == ALLOW:
        action[at.A_KIND] = at.A_ALLOW
    elif number == DENY:
        action[at.A_KIND] = at.A_DENY
    elif number < LAY_OFF:
        action[at.A_KIND] = at.A_DISCARD
        action[at.A_CARD] = card_at(number - DISCARD)
    else:
        replaces = number >= LAY_OFF + melds * ENDS * KINDS
        spot = (number - LAY_OFF - (melds * ENDS * KINDS if replaces else 0)) // KINDS
        onto = spot // ENDS
        action[at.A_KIND] = at.A_DISPLACE if replaces else at.A_LAY_OFF
        action[at.A_CARD] = card_at((number - LAY_OFF) % KINDS)
        action[at.A_ONTO] = onto
        is_set = view[at.S_TABLE + M_LENGTH * onto + M_KIND] == SET
        if not (replaces and rules[R_DISPLACE] >= TO_HAND) and not is_set:
            action[at.A_END] = spot % ENDS


@kernel
def count_open(found: list[int], first: int, melds: int) -> int:
    """Return how many actions are legal."""
    total = 0
    for place in range(first, first + open_length(melds)):
        total += count(found[place])
    return total


@kernel
def nth_open(found: list[int], first: int, melds: int, wanted: int) -> int:
    """Return the number of legal action ``wanted``, from 0 in order of the numbers; -1 if none."""
    for word in range(open_length(melds)):
        bits = found[first + word]
        if wanted < count(bits):
            for _ in range(wanted):
                bits &= bits - 1
            return BITS * word + lowest(bits)
        wanted -= count(bits)
    return -1


@kernel
def moment_of(table: list[int], asked: int) -> int:
    """Return the moment of a call now: that of the calls that others made when ``asked`` too."""
    return latest_moment(table) if asked and table[at.S_CALLS] else next_moment(table)
