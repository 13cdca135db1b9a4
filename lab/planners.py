"""The level ``club`` of the contract game, compiled: ``python:lab.planners:Club``.

It decides what ``club`` decides, in a fraction of a millisecond. ``club`` itself is interpreted and
takes some twenty, which a match against three of them spends on nothing but them.
"""

from __future__ import annotations

from typing import Any

from hollywood.bots.contract.aims import opinions_of
from hollywood.contract import ContractView
from hollywood.contract.pieces import Phase
from hollywood.contract.rules import ContractRules
from hollywood.contract.vectors.action import action_of
from hollywood.contract.vectors.rules import rules_vector
from hollywood.contract.vectors.view import view_vector
from hollywood.kernel.contract import state as at
from hollywood.kernel.contract.scratch import MEMORY_LENGTH
from hollywood.kernel.engine.compiling import compiled
from hollywood.kernel.engine.vectors import empty_vector, vector
from hollywood.play import Action, View
from hollywood.strategy.contract.plan.memo import forget_plans
from hollywood.strategy.contract.policies.planner import planner


class Club:
    """Plays the contract game as ``club`` does."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._work = empty_vector(MEMORY_LENGTH)
        self._hand: tuple[ContractRules, int, int] | None = None
        self._plain: list[int] = []
        self._rules: Any = None
        self._opinions: Any = None

    def choose(self, view: View) -> Action | None:
        """Return what the planning player does; ``None``: no call, or nothing to decide."""
        assert isinstance(view, ContractView), "it plays the contract game"
        table = view.table
        if view.seat is None or table.phase is Phase.OVER:
            return None
        self._open(table.rules, table.seats, table.hand_number)
        seen, action = vector(view_vector(view, self._plain)), empty_vector(at.A_LENGTH)
        compiled(planner)(seen, self._rules, self._opinions, action, self._work)
        return action_of(action)

    def _open(self, rules: ContractRules, seats: int, number: int) -> None:
        """Prepare the rules of the hand; plans for other hands are forgotten."""
        if self._hand != (rules, seats, number):
            self._hand = rules, seats, number
            self._plain = rules_vector(rules, seats=seats, hand_number=number, whole_hand=False)
            self._rules = vector(self._plain)
            self._opinions = vector(opinions_of(rules, number))
            compiled(forget_plans)(self._work)
