"""The planning player of the contract game: a policy of the kernel, asked one decision at a time.

It weighs what the greedy player does by rule (:mod:`hollywood.strategy.contract.policies.planner`),
and runs interpreted: some milliseconds a decision, and nothing has to be compiled before its first.
"""

from __future__ import annotations

from functools import lru_cache

from hollywood.bots.contract.aims import opinions_of
from hollywood.contract.pieces import Phase
from hollywood.contract.rules import ContractRules
from hollywood.contract.sight import ContractView
from hollywood.contract.vectors.action import action_of
from hollywood.contract.vectors.rules import rules_vector
from hollywood.contract.vectors.view import view_vector
from hollywood.kernel.contract import state as at
from hollywood.play import Action
from hollywood.strategy.contract.plan.memo import MEMORY_LENGTH
from hollywood.strategy.contract.policies.planner import planner


def planned_choice(view: ContractView) -> Action | None:
    """Return what the planning player does; ``None`` for a seat that is not in turn: no call."""
    table = view.table
    if view.seat is None or table.phase is Phase.OVER:
        return None
    rules = _rules(table.rules, table.seats, table.hand_number)
    action = [0] * at.A_LENGTH
    opinions = list(opinions_of(table.rules, table.hand_number))
    planner(view_vector(view, rules), rules, opinions, action, [0] * MEMORY_LENGTH)
    return action_of(action)


@lru_cache(maxsize=64)
def _rules(rules: ContractRules, seats: int, hand_number: int) -> list[int]:
    return rules_vector(rules, seats=seats, hand_number=hand_number)
