"""Whether an action of unknown origin is legal in May-I, whatever its numbers are."""

from __future__ import annotations

from hollywood.kernel.contract import state as at
from hollywood.kernel.contract.rules.legality import list_moves, may_lay_down
from hollywood.kernel.contract.scratch import FIRST_ROW
from hollywood.kernel.engine.compiling import kernel


@kernel
def is_legal(view: list[int], rules: list[int], action: list[int], work: list[int]) -> int:
    """Return 1 if the seat of ``view`` may do ``action``, else 0.

    Any numbers in ``action`` are allowed; the moment of a call does not matter. A seat that is not
    in turn may do nothing.
    """
    seat, kind = view[at.S_SEAT], action[at.A_KIND]
    if kind == at.A_NOTHING:
        return int(seat != view[at.S_TURN])
    if kind == at.A_LAY_DOWN:
        if seat != view[at.S_TURN] or view[at.S_PHASE] != at.PLAY or view[at.S_CALLS]:
            return 0
        return may_lay_down(view, rules, seat, action, work)
    end = list_moves(view, rules, seat, work, FIRST_ROW)
    for row in range(FIRST_ROW, end):
        place = at.ROW * row
        if work[place] != kind:
            continue
        if kind not in (at.A_DISCARD, at.A_LAY_OFF, at.A_DISPLACE):
            return 1
        if work[place + 1] != action[at.A_CARD]:
            continue
        if kind == at.A_DISCARD:
            return 1
        if work[place + 2] == action[at.A_ONTO] and work[place + 3] == action[at.A_END]:
            return 1
    return 0
