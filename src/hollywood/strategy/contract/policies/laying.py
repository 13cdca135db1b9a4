"""What the players of the contract game lay down, and what they lay off after that."""

from __future__ import annotations

from hollywood.kernel.contract.laydown.best import best_laydown, fit_all
from hollywood.kernel.contract.laydown.ways import way
from hollywood.kernel.contract.layout import NO_CARD, PLACES, R_ALL_AT_ONCE, R_WILD
from hollywood.kernel.contract.rules.deal import add_card, remove_card
from hollywood.kernel.contract.rules.legality import (
    add_to,
    keep_meld,
    list_additions,
    may_leave,
    put_back,
)
from hollywood.kernel.contract.scratch import FIRST_ROW, W_MELD
from hollywood.kernel.contract.state import (
    A_LAY_OFF,
    NO_END,
    ROW,
    S_HANDS,
    S_MELDS,
    S_OWED,
    S_SIZES,
    S_TAKEN,
)
from hollywood.kernel.engine.compiling import kernel

_WAYS = 1_000
"""How many ways to lay down are tried for a legal one where the best is not."""
_NATURAL = 1 << 20
"""More than any number of layoffs: a natural goes before every wild card."""


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

    Naturals go first, because they fit in one place only; then what leaves the most to lay off. A
    seat that is not down keeps wild cards and the cards that its plan has ``used``.
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
    """Return how many naturals can be laid off after this addition; wild cards prefer sets."""
    at = ROW * row
    kind, card, number, where = work[at], work[at + 1], work[at + 2], work[at + 3]
    taken, owed = view[S_TAKEN], view[S_OWED]
    keep_meld(view, number, work, W_MELD)
    add_to(view, rules, kind, number, card, where)
    remove_card(view, seat, card)
    if taken == card:
        view[S_TAKEN] = NO_CARD
    view[S_OWED] = NO_CARD
    layoffs = 0
    if view[S_SIZES + seat]:
        for other in range(end, list_additions(view, rules, seat, work, end)):
            layoffs += work[ROW * other] == A_LAY_OFF
    view[S_TAKEN] = taken
    view[S_OWED] = owed
    add_card(view, seat, card)
    put_back(view, rules, number, work, W_MELD)
    return 2 * layoffs + int(kind == A_LAY_OFF and where == NO_END)
