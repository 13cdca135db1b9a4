"""Plans remembered by hand, for players who come to the same hands again and again.

Where many rounds are imagined the same hands recur: in every round that differs only in what one
seat does, and whenever one of a few cards is drawn. A hand is its key, so a plan is never taken for
another hand's. What is remembered is good for one contract.
"""

from __future__ import annotations

from typing import Final

from hollywood.kernel.compiling import kernel
from hollywood.kernel.contract_layout import PLACES
from hollywood.kernel.contract_plan import plan
from hollywood.kernel.contract_scratch import SCRATCH, forget
from hollywood.kernel.contract_state import KEY, S_HANDS, S_KEYS
from hollywood.kernel.contract_work import P_HELPS, P_MISSING, P_OPEN, P_USED

_ENTRY: Final = 1 + KEY + 4
"""1 more than the cards to be melded at once (0: nothing), the hand, and its plan."""
_BITS: Final = 13
MEMORY_LENGTH: Final = SCRATCH + (_ENTRY << _BITS)
"""The length of the vector to work with: what every player needs, and then the plans."""
_WORD: Final = 0xFFFF_FFFF


@kernel
def forget_plans(work: list[int]) -> None:
    """Forget all plans: they were for another contract."""
    forget(work)
    for number in range(1 << _BITS):
        work[SCRATCH + _ENTRY * number] = 0


@kernel
def recalled(view: list[int], rules: list[int], seat: int, target: int, work: list[int]) -> None:
    """Leave the plan for the hand of ``seat`` in ``work[P_OPEN]`` to ``work[P_USED]``."""
    at = _entry_of(view, seat, target)
    key = S_KEYS + KEY * seat
    same = work[at] == target + 1
    for word in range(KEY):
        same = same and work[at + 1 + word] == view[key + word]
    if same:
        work[P_OPEN] = work[at + 1 + KEY]
        work[P_MISSING] = work[at + 2 + KEY]
        work[P_HELPS] = work[at + 3 + KEY]
        work[P_USED] = work[at + 4 + KEY]
        return
    plan(view, S_HANDS + PLACES * seat, rules, target, work)
    work[at] = target + 1
    for word in range(KEY):
        work[at + 1 + word] = view[key + word]
    for figure in range(4):
        work[at + 1 + KEY + figure] = work[P_OPEN + figure]


@kernel
def _entry_of(view: list[int], seat: int, target: int) -> int:
    """Return where the plan for the hand of ``seat`` is remembered, if it is."""
    mixed = target
    for word in range(S_KEYS + KEY * seat, S_KEYS + KEY * (seat + 1)):
        mixed = (mixed ^ (view[word] & _WORD)) * 0x2545_F491 & _WORD
        mixed = (mixed ^ mixed >> 15 ^ view[word] >> 32) * 0x2C1B_3C6D & _WORD
    mixed ^= mixed >> 16
    return SCRATCH + _ENTRY * (mixed & (1 << _BITS) - 1)
