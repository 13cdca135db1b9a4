"""Plans remembered by hand, for players who come to the same hands again and again.

Where many rounds are imagined the same hands recur: in every round that differs only in what one
seat does, and whenever one of a few cards is drawn. A hand is its key, so a plan is never taken for
another hand's. What is remembered is good for one contract.
"""

from __future__ import annotations

from typing import Final

from hollywood.kernel.contract.piles import folded, sort_piles
from hollywood.kernel.contract.scratch import (
    AREA_MEMO,
    P_HELPS,
    P_MISSING,
    P_OPEN,
    P_USED,
    PLAN_LENGTH,
    PLANS_KEPT,
)
from hollywood.kernel.contract.state import KEY, S_KEYS
from hollywood.kernel.engine.chance import WORD
from hollywood.kernel.engine.compiling import kernel
from hollywood.strategy.contract.plan.plan import plan_sorted

_FOR, _HAND, _FIGURES, _HELPS, _USED = 0, 1, 1 + KEY, 2 + KEY, 3 + KEY
"""What the plan was made for, the hand, and its plan: what is open and what is missing are one
figure, below 256 each."""
_BYTE: Final = 8
_TIMES: Final = AREA_MEMO.first
"""How often all plans were forgotten: what was remembered before that is not found again."""
_ENTRIES: Final = _TIMES + 1
_END: Final = _ENTRIES + PLANS_KEPT * PLAN_LENGTH


@kernel
def forget_plans(work: list[int]) -> None:
    """Forget all plans: they were for another contract."""
    work[_TIMES] += 1


@kernel
def recalled(view: list[int], rules: list[int], seat: int, target: int, work: list[int]) -> None:
    """Leave the plan for the hand of ``seat`` in ``work[P_OPEN]`` to ``work[P_USED]``."""
    at = _entry_of(view, seat, target)
    key = S_KEYS + KEY * seat
    same = work[at + _FOR] == _made_for(target, work)
    for word in range(KEY):
        same = same and work[at + _HAND + word] == view[key + word]
    if same:
        figures = work[at + _FIGURES]
        work[P_OPEN] = figures >> _BYTE
        work[P_MISSING] = figures & (1 << _BYTE) - 1
        work[P_HELPS] = work[at + _HELPS]
        work[P_USED] = work[at + _USED]
        return
    sort_piles(view, key, rules, work)
    plan_sorted(rules, target, work)
    _remember(view, seat, target, at, work)


@kernel
def plan_as_before(view: list[int], seat: int, target: int, work: list[int]) -> None:
    """Remember the plan in ``work`` for the hand of ``seat`` as well, which has changed.

    It has lost a natural that no best plan used; so these are its best plans, and all of them.
    """
    _remember(view, seat, target, _entry_of(view, seat, target), work)


@kernel
def _remember(view: list[int], seat: int, target: int, at: int, work: list[int]) -> None:
    work[at + _FOR] = _made_for(target, work)
    for word in range(KEY):
        work[at + _HAND + word] = view[S_KEYS + KEY * seat + word]
    work[at + _FIGURES] = work[P_OPEN] << _BYTE | work[P_MISSING]
    work[at + _HELPS] = work[P_HELPS]
    work[at + _USED] = work[P_USED]


@kernel
def _made_for(target: int, work: list[int]) -> int:
    """Return what tells a plan for so many cards to be melded at once from all others; never 0."""
    return work[_TIMES] << _BYTE | target + 1


@kernel
def _entry_of(view: list[int], seat: int, target: int) -> int:
    """Return where the plan for the hand of ``seat`` is remembered, if it is."""
    key = S_KEYS + KEY * seat
    mixed = folded(view[key]) * 0x2545_F491
    mixed ^= folded(view[key + 1]) * 0x2C1B_3C6D
    mixed ^= folded(view[key + 2]) * 0x369D_EA0F
    mixed ^= (folded(view[key + 3]) + target) * 0x1B87_3593
    mixed = ((mixed ^ mixed >> 32) & WORD) * 0x2545_F491
    return _ENTRIES + PLAN_LENGTH * (mixed >> 32 & PLANS_KEPT - 1)
