"""The list of candidates of a searching player: how it is written, and read."""

from __future__ import annotations

from hollywood.kernel.contract import state as at
from hollywood.kernel.contract.layout import M_CARDS, M_LENGTH, M_OWNER, M_SIZE, NO_CARD
from hollywood.kernel.engine.bits import Vector
from hollywood.kernel.engine.compiling import inlined, kernel
from hollywood.strategy.contract.policies.lay_down import copy_lay
from hollywood.strategy.contract.search import candidates as of


@kernel
def add_candidate(found: Vector, kind: int, card: int, onto: int, end: int, moment: int) -> int:
    """Add an action to the list unless it is there; return 1 if it was added, otherwise 0."""
    number = found[of.F_NUMBER]
    for other in range(number):
        row = of.F_LIST + of.E_LENGTH * other + of.E_ROW
        if (
            found[row] == kind
            and kind != at.A_LAY_DOWN
            and (found[row + 1] == card or not _has_card(kind))
            and (found[row + 2] == onto or kind == at.A_DISCARD or not _has_card(kind))
            and (found[row + 3] == end or kind == at.A_DISCARD or not _has_card(kind))
        ):
            return 0
    if number == of.MOST_CANDIDATES:
        return 0
    entry = of.F_LIST + of.E_LENGTH * number
    for place in range(entry, entry + of.E_LENGTH):
        found[place] = 0
    found[entry + of.E_ALIVE] = 1
    found[entry + of.E_LAY] = -1
    found[entry + of.E_ROW] = kind
    found[entry + of.E_ROW + 1] = card
    found[entry + of.E_ROW + 2] = onto
    found[entry + of.E_ROW + 3] = end
    found[entry + of.E_ROW + 4] = moment
    found[of.F_NUMBER] = found[of.F_ALIVE] = number + 1
    return 1


@inlined
def _has_card(kind: int) -> int:
    """Return 1 if an action of this kind names a card: a discard, a layoff, a displacement."""
    return int(at.A_DISCARD <= kind <= at.A_DISPLACE)


@kernel
def add_lay(action: Vector, lays: Vector, found: Vector) -> None:
    """Add a lay down to the list unless one of the same melds is there."""
    kept = found[of.F_LAYS]
    if kept == of.MOST_LAYS:
        return
    length = at.A_LAY + 1 + M_LENGTH * action[at.A_LAY]
    for other in range(kept):
        same = 1
        for place in range(length):
            meld = (place - at.A_LAY - 1) % M_LENGTH
            if place > at.A_LAY and meld >= M_CARDS + action[place - meld + M_SIZE]:
                continue
            if lays[at.A_LENGTH * other + place] != action[place] and meld != M_OWNER:
                same = 0
                break
        if same:
            return
    for place in range(length):
        lays[at.A_LENGTH * kept + place] = action[place]
    found[of.F_LAYS] = kept + 1
    if add_candidate(found, at.A_LAY_DOWN, NO_CARD, -1, at.NO_END, 0):
        found[of.F_LIST + of.E_LENGTH * (found[of.F_NUMBER] - 1) + of.E_LAY] = kept


@kernel
def carry_out(lays: Vector, found: Vector, number: int, action: Vector) -> None:
    """Write candidate ``number`` as an action."""
    entry = of.F_LIST + of.E_LENGTH * number
    for part in range(at.ROW):
        action[at.A_KIND + part] = found[entry + of.E_ROW + part]
    lay = found[entry + of.E_LAY]
    if lay >= 0:
        copy_lay(lays, at.A_LENGTH * lay, action)
