"""The greedy and the planning contract players: a kernel policy, asked once per decision.

The planning player evaluates what the greedy one does by rule. Both are
:mod:`hollywood.strategy.contract.policies.planner` with different weights. The policy runs
interpreted: a decision takes a few milliseconds, and nothing has to be compiled first.
"""

from __future__ import annotations

import threading
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple, cast

from hollywood.bots.contract.aims import opinions_of
from hollywood.bots.contract.nets import plain_net_for
from hollywood.contract.actions import LayDown
from hollywood.contract.pieces import Phase
from hollywood.contract.rules import ContractRules
from hollywood.contract.sight import ContractView
from hollywood.contract.standing import offered_laydown
from hollywood.contract.vectors.action import action_of
from hollywood.contract.vectors.rules import rules_vector
from hollywood.contract.vectors.view import view_vector
from hollywood.kernel.contract import state as at
from hollywood.kernel.contract.scratch import MEMORY_LENGTH
from hollywood.play import Action
from hollywood.strategy.contract.net.net import N_LENGTH
from hollywood.strategy.contract.net.player import G_LENGTH, guess
from hollywood.strategy.contract.plan.memo import forget_plans
from hollywood.strategy.contract.policies.planner import planner
from hollywood.strategy.contract.policies.weights import (
    K_C_BASE,
    K_C_WORTH,
    K_D_PAIR,
    K_D_POINTS,
    K_NEAR,
    K_PAIR,
    K_POINTS,
    K_POINTS_DOWN,
    K_T_BASE,
    K_T_WORTH,
    PLAIN,
)

_COLLECTED: Final = {
    K_PAIR: 60,
    K_NEAR: 30,
    K_POINTS: 0,
    K_POINTS_DOWN: 0,
    K_C_BASE: 0,
    K_C_WORTH: 10,
    K_T_BASE: 0,
    K_T_WORTH: 10,
    K_D_POINTS: 0,
    K_D_PAIR: 10,
}
COLLECTING: Final = tuple(_COLLECTED.get(place, weight) for place, weight in enumerate(PLAIN))
"""The weights of a player who keeps, takes and calls whatever may still become a meld.

It does not count points, and keeps pairs even when it is down.
"""


class Decision(NamedTuple):
    """What a policy has decided, and the vectors it used.

    ``work`` is valid until the next decision in this thread.
    """

    action: Action | None  # None: no call
    view: list[int]
    rules: list[int]
    work: list[int]


def planned_choice(view: ContractView) -> Action | None:
    """Return what the planning player does; ``None`` (no call) for a seat that is not in turn."""
    table = view.table
    decision = decided(view, opinions_of(table.rules, table.hand_number))
    return None if decision is None else decision.action


def greedy_choice(view: ContractView) -> Action | None:
    """Return what the greedy player does; ``None`` (no call) for a seat that is not in turn."""
    decision = decided_greedily(view)
    return None if decision is None else decision.action


def collecting_choice(view: ContractView) -> Action | None:
    """Return what a player does who keeps all that may still become a meld, whatever it costs."""
    decision = decided(view, COLLECTING)
    return None if decision is None else decision.action


def learned_choice(view: ContractView) -> Action | None:
    """Return what seems worth most to the trained net; without one, it is the plan's choice."""
    table = view.table
    net = plain_net_for(table.rules, table.seats)
    if net is None or view.seat is None or table.phase is Phase.OVER:
        return planned_choice(view)
    rules = _rules(table.rules, table.seats, table.hand_number)
    opinions = opinions_of(table.rules, table.hand_number)
    seen, action, work = view_vector(view, rules), [0] * at.A_LENGTH, _memory.for_rules(rules)
    # Interpreted code reads any sequence of numbers as a net.
    guess(seen, rules, list(opinions), cast("Any", net), action, work, _memory.mind, [0] * G_LENGTH)
    return action_of(action)


def decided_greedily(view: ContractView) -> Decision | None:
    """Let the greedy player decide; ``None`` for a seat that has nothing to decide.

    Among lay downs that leave equally few points, it takes the one that is offered to people.
    """
    decision = decided(view, PLAIN)
    if decision is None or not isinstance(decision.action, LayDown):
        return decision
    offered = offered_laydown(view)
    action = decision.action if offered is None else LayDown(offered.melds)
    return decision._replace(action=action) if view.why_illegal(action) is None else decision


def decided(view: ContractView, opinions: Sequence[int]) -> Decision | None:
    """Let a policy with these weights decide; ``None`` for a seat that has nothing to decide."""
    table = view.table
    if view.seat is None or table.phase is Phase.OVER:
        return None
    rules = _rules(table.rules, table.seats, table.hand_number)
    seen, action, work = view_vector(view, rules), [0] * at.A_LENGTH, _memory.for_rules(rules)
    planner(seen, rules, list(opinions), action, work)
    return Decision(action_of(action), seen, rules, work)


class _Memory(threading.local):
    """Plans and covers found by this thread's players, for one contract at a time.

    They are cached by the cards of a hand, so they save work and do not change decisions.
    """

    def __init__(self) -> None:
        self._work = [0] * MEMORY_LENGTH
        self._rules: list[int] = []
        self.mind: list[int] = [0] * N_LENGTH  # where a net counts

    def for_rules(self, rules: list[int]) -> list[int]:
        """Return the working vector for these rules."""
        if rules != self._rules:
            self._rules = rules
            forget_plans(self._work)
        return self._work


_memory = _Memory()


@lru_cache(maxsize=64)
def _rules(rules: ContractRules, seats: int, hand_number: int) -> list[int]:
    return rules_vector(rules, seats=seats, hand_number=hand_number, whole_hand=False)
