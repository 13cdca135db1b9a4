"""What the players of simulations work with: one vector, shared by all seats of a table.

First comes what the contract solvers need (:mod:`hollywood.kernel.contract.scratch`), then the plan
that each seat made last, and at the end room to list actions.
"""

from __future__ import annotations

from typing import Final

from hollywood.kernel.contract.layout import M_LENGTH, MOST_SEATS, PLACES
from hollywood.kernel.contract.scratch import P_OPEN, WORK_LENGTH
from hollywood.kernel.contract.state import KEY, MOST_MOVES, ROW, S_HANDS, S_KEYS
from hollywood.kernel.engine.compiling import kernel
from hollywood.strategy.contract.plan.plan import plan

W_PLANS: Final = WORK_LENGTH
"""By seat: 1 more than the cards to be melded at once (0: no plan), the hand, and its plan."""
_PLAN: Final = 1 + KEY + 4
W_MELD: Final = W_PLANS + _PLAN * MOST_SEATS  # a meld as it was
W_SEEN: Final = W_MELD + M_LENGTH  # counts of the cards whose place the seat knows
W_BEST: Final = W_SEEN + PLACES  # the four figures of a plan
FIRST_ROW: Final = (W_BEST + 4) // ROW + 1
"""Where listed actions begin, counted in rows."""
SCRATCH: Final = ROW * (FIRST_ROW + 2 * MOST_MOVES)
"""The length of the vector: there is room for two lists of actions."""


@kernel
def forget(work: list[int]) -> None:
    """Forget all plans: they were for another contract."""
    for seat in range(MOST_SEATS):
        work[W_PLANS + _PLAN * seat] = 0


@kernel
def recall_plan(view: list[int], rules: list[int], seat: int, target: int, work: list[int]) -> None:
    """Plan for the hand of ``seat``, or recall the plan if the hand has not changed.

    The plan is in ``work[P_OPEN]`` to ``work[P_USED]``, as :func:`plan` writes it.
    """
    at, key = W_PLANS + _PLAN * seat, S_KEYS + KEY * seat
    same = work[at] == target + 1
    for word in range(KEY):
        same = same and work[at + 1 + word] == view[key + word]
    if same:
        _move_plan(work, at + 1 + KEY, P_OPEN)
        return
    plan(view, S_HANDS + PLACES * seat, rules, target, work)
    keep_plan(view, seat, target, P_OPEN, work)


@kernel
def keep_plan(view: list[int], seat: int, target: int, source: int, work: list[int]) -> None:
    """Remember the plan at ``source`` for the hand that ``seat`` holds."""
    at, key = W_PLANS + _PLAN * seat, S_KEYS + KEY * seat
    work[at] = target + 1
    for word in range(KEY):
        work[at + 1 + word] = view[key + word]
    _move_plan(work, source, at + 1 + KEY)


@kernel
def hold_on(view: list[int], seat: int, work: list[int]) -> None:
    """Keep to the plan that ``seat`` made last: it is good for the hand it holds now."""
    at, key = W_PLANS + _PLAN * seat, S_KEYS + KEY * seat
    for word in range(KEY):
        work[at + 1 + word] = view[key + word]


@kernel
def _move_plan(work: list[int], source: int, to: int) -> None:
    work[to] = work[source]
    work[to + 1] = work[source + 1]
    work[to + 2] = work[source + 2]
    work[to + 3] = work[source + 3]
