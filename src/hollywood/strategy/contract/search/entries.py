"""The list of candidates of a searching player: how it is written, and read."""

from __future__ import annotations

from hollywood.kernel.contract.layout import M_CARDS, M_LENGTH, M_OWNER, M_SIZE, NO_CARD
from hollywood.kernel.contract.state import (
    A_DISCARD,
    A_DISPLACE,
    A_KIND,
    A_LAY,
    A_LAY_DOWN,
    A_LENGTH,
    NO_END,
    ROW,
)
from hollywood.kernel.engine.bits import Vector
from hollywood.kernel.engine.compiling import inlined, kernel
from hollywood.strategy.contract.search.candidates import (
    E_ALIVE,
    E_LAY,
    E_LENGTH,
    E_ROW,
    F_ALIVE,
    F_LAYS,
    F_LIST,
    F_NUMBER,
    MOST_CANDIDATES,
    MOST_LAYS,
)


@kernel
def add_candidate(found: Vector, kind: int, card: int, onto: int, end: int, moment: int) -> int:
    """Add an action to the list unless it is there; return 1 if it was added, otherwise 0."""
    number = found[F_NUMBER]
    for other in range(number):
        row = F_LIST + E_LENGTH * other + E_ROW
        if (
            found[row] == kind
            and kind != A_LAY_DOWN
            and (found[row + 1] == card or not _has_card(kind))
            and (found[row + 2] == onto or kind == A_DISCARD or not _has_card(kind))
            and (found[row + 3] == end or kind == A_DISCARD or not _has_card(kind))
        ):
            return 0
    if number == MOST_CANDIDATES:
        return 0
    entry = F_LIST + E_LENGTH * number
    for place in range(entry, entry + E_LENGTH):
        found[place] = 0
    found[entry + E_ALIVE] = 1
    found[entry + E_LAY] = -1
    found[entry + E_ROW] = kind
    found[entry + E_ROW + 1] = card
    found[entry + E_ROW + 2] = onto
    found[entry + E_ROW + 3] = end
    found[entry + E_ROW + 4] = moment
    found[F_NUMBER] = found[F_ALIVE] = number + 1
    return 1


@inlined
def _has_card(kind: int) -> int:
    """Return 1 if an action of this kind names a card: a discard, a layoff, a displacement."""
    return int(A_DISCARD <= kind <= A_DISPLACE)


@kernel
def add_lay(action: Vector, lays: Vector, found: Vector) -> None:
    """Add a lay down to the list unless one of the same melds is there."""
    kept = found[F_LAYS]
    if kept == MOST_LAYS:
        return
    length = A_LAY + 1 + M_LENGTH * action[A_LAY]
    for other in range(kept):
        same = 1
        for place in range(length):
            meld = (place - A_LAY - 1) % M_LENGTH
            if place > A_LAY and meld >= M_CARDS + action[place - meld + M_SIZE]:
                continue
            if lays[A_LENGTH * other + place] != action[place] and meld != M_OWNER:
                same = 0
                break
        if same:
            return
    for place in range(length):
        lays[A_LENGTH * kept + place] = action[place]
    found[F_LAYS] = kept + 1
    if add_candidate(found, A_LAY_DOWN, NO_CARD, -1, NO_END, 0):
        found[F_LIST + E_LENGTH * (found[F_NUMBER] - 1) + E_LAY] = kept


@kernel
def carry_out(lays: Vector, found: Vector, number: int, action: Vector) -> None:
    """Write candidate ``number`` as an action."""
    entry = F_LIST + E_LENGTH * number
    for part in range(ROW):
        action[A_KIND + part] = found[entry + E_ROW + part]
    lay = found[entry + E_LAY]
    if lay >= 0:
        source = A_LENGTH * lay
        for place in range(A_LAY + 1 + M_LENGTH * lays[source + A_LAY]):
            action[place] = lays[source + place]
