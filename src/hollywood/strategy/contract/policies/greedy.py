"""Greedy play of the contract game, as :mod:`hollywood.bots.contract_greedy` describes it.

It comes nearer to the contract, lays down at once, lays off all, and throws what no best plan uses.
"""

from __future__ import annotations

from hollywood.kernel.contract.laydown.best import best_laydown, fit_all
from hollywood.kernel.contract.laydown.ways import way
from hollywood.kernel.contract.layout import (
    NO_CARD,
    PLACES,
    R_ALL_AT_ONCE,
    R_LAYOFF_REQUIRES_DOWN,
    R_SLOT_LEASTS,
    R_SLOTS,
    R_WILD,
)
from hollywood.kernel.contract.rules.deal import add_card, remove_card, top_discard
from hollywood.kernel.contract.rules.fits import fits_table
from hollywood.kernel.contract.rules.legality import (
    add_to,
    keep_meld,
    latest_moment,
    list_additions,
    may_call,
    may_draw,
    may_leave,
    may_take,
    put_back,
    read_row,
)
from hollywood.kernel.contract.scratch import P_HELPS, P_MISSING, P_USED
from hollywood.kernel.contract.state import (
    A_ALLOW,
    A_CALL,
    A_CARD,
    A_DENY,
    A_DISCARD,
    A_DRAW,
    A_KIND,
    A_LAY_DOWN,
    A_LAY_OFF,
    A_MOMENT,
    A_NOTHING,
    A_TAKE,
    DRAW,
    NO_END,
    NOT_DOWN,
    OVER,
    ROW,
    S_CALLS,
    S_DOWN,
    S_HANDS,
    S_MELDS,
    S_PHASE,
    S_PILE_SIZE,
    S_SEAT,
    S_SIZES,
    S_TAKEN,
    S_TURN,
)
from hollywood.kernel.engine.compiling import kernel
from hollywood.strategy.contract.plan.scratch import FIRST_ROW, W_MELD, recall_plan
from hollywood.strategy.contract.policies.greedy_discard import card_to_throw

_WAYS = 1_000
"""How many ways to lay down are tried for a legal one where the best is not."""
_NATURAL = 1 << 20
"""More than any number of layoffs: a natural goes before every wild card."""


@kernel
def greedy(view: list[int], rules: list[int], action: list[int], work: list[int]) -> None:
    """Write the greedy action of the seat whose view it is; nothing for one who does not call.

    ``work`` is a vector of SCRATCH places, in which plans are kept until it is told to forget.
    """
    seat, phase = view[S_SEAT], view[S_PHASE]
    in_turn, down = seat == view[S_TURN], view[S_DOWN + seat] != NOT_DOWN
    action[A_KIND] = A_NOTHING
    if phase == OVER or (not in_turn and not _might_call(view, rules, seat)):
        return
    used = 0
    if not down or not in_turn:
        cards = view[S_SIZES + seat] + int(phase == DRAW)
        recall_plan(view, rules, seat, cards if rules[R_ALL_AT_ONCE] else 0, work)
        used = work[P_USED]
    if not in_turn:
        if work[P_MISSING] and _helps(rules, top_discard(view), work):
            action[A_KIND] = A_CALL
            action[A_MOMENT] = latest_moment(view)
        return
    if phase == DRAW:
        wanted = _wants_discard(view, rules, seat, work)
        if view[S_CALLS]:
            action[A_KIND] = A_DENY if wanted else A_ALLOW
        elif may_take(view, rules) and (wanted or not may_draw(view, rules)):
            action[A_KIND] = A_TAKE
        else:
            action[A_KIND] = A_DRAW
        return
    if not down and not work[P_MISSING] and best_lay(view, rules, seat, action, work):
        action[A_KIND] = A_LAY_DOWN
        return
    if down or not (rules[R_LAYOFF_REQUIRES_DOWN] or rules[R_ALL_AT_ONCE]):
        row = addition(view, rules, seat, used, work)
        if row >= 0:
            read_row(work, row, action)
            return
    action[A_CARD] = card_to_throw(view, rules, seat, used, work)
    action[A_KIND] = A_DISCARD


# ---------------------------------------------------------------------------- the discard


@kernel
def _helps(rules: list[int], card: int, work: list[int]) -> int:
    """Does ``card`` fill an open place of the plan."""
    return (rules[R_WILD] | work[P_HELPS]) >> card & 1


@kernel
def _wants_discard(view: list[int], rules: list[int], seat: int, work: list[int]) -> int:
    """Is the top discard worth more than an unknown card."""
    if not view[S_PILE_SIZE]:
        return 0
    card = top_discard(view)
    if view[S_DOWN + seat] != NOT_DOWN or not work[P_MISSING]:
        return fits_table(view, rules, seat, card)
    return _helps(rules, card, work)


@kernel
def _might_call(view: list[int], rules: list[int], seat: int) -> int:
    """May the seat call, and are more cards than it has no burden."""
    if not may_call(view, rules, seat):
        return 0
    if not rules[R_ALL_AT_ONCE]:
        return 1
    least = 0
    for slot in range(rules[R_SLOTS]):
        least += rules[R_SLOT_LEASTS + slot]
    return int(view[S_SIZES + seat] + 1 < least)


# ---------------------------------------------------------------------------- the play


@kernel
def best_lay(
    view: list[int], rules: list[int], seat: int, action: list[int], work: list[int]
) -> int:
    """Write the lay down that leaves the fewest points, or any that is legal; 0 if none is."""
    hand = S_HANDS + PLACES * seat
    if rules[R_ALL_AT_ONCE]:
        return fit_all(view, hand, rules, action, work)
    if best_laydown(view, hand, rules, action, work) < 0:
        return 0
    found, number = may_leave(view, rules, seat, action), 0
    while not found and number < _WAYS:  # the best is not legal: the first that is
        if way(view, hand, rules, 0, number, number + 1, action, work) > number:
            found = may_leave(view, rules, seat, action)
            number += 1
        else:
            number = _WAYS
    return found


@kernel
def addition(view: list[int], rules: list[int], seat: int, used: int, work: list[int]) -> int:
    """Return the row of what is laid off first, -1 if nothing is.

    Naturals first, for they fit in one place only; then what leaves most to lay off. Who has not
    laid down keeps what his plan has ``used``, and wild cards.
    """
    if not view[S_MELDS]:
        return -1
    end = list_additions(view, rules, seat, work, FIRST_ROW)
    wild = rules[R_WILD]
    kept = used | wild if used else 0
    for row in range(FIRST_ROW, end):
        card = work[ROW * row + 1]
        if work[ROW * row] == A_LAY_OFF and not (kept | wild) >> card & 1:
            return row
    best, most = -1, -1
    for row in range(FIRST_ROW, end):
        card = work[ROW * row + 1]
        if kept >> card & 1:
            continue
        more = _more_after(view, rules, seat, row, end, work)
        if not wild >> card & 1:
            more += _NATURAL
        if more > most:
            best, most = row, more
    return best


@kernel
def _more_after(
    view: list[int], rules: list[int], seat: int, row: int, end: int, work: list[int]
) -> int:
    """How many naturals can be laid off after this addition; a wild card is better in a set."""
    at = ROW * row
    kind, card, number, where = work[at], work[at + 1], work[at + 2], work[at + 3]
    taken = view[S_TAKEN]
    keep_meld(view, number, work, W_MELD)
    add_to(view, rules, kind, number, card, where)
    remove_card(view, seat, card)
    if taken == card:
        view[S_TAKEN] = NO_CARD
    layoffs = 0
    if view[S_SIZES + seat]:
        for other in range(end, list_additions(view, rules, seat, work, end)):
            layoffs += work[ROW * other] == A_LAY_OFF
    view[S_TAKEN] = taken
    add_card(view, seat, card)
    put_back(view, rules, number, work, W_MELD)
    return 2 * layoffs + int(kind == A_LAY_OFF and where == NO_END)
