"""A bot that plays May-I by a kernel function of somebody else's, one decision at a time."""

from __future__ import annotations

from hollywood.contract.pieces import Phase
from hollywood.contract.sight import ContractView
from hollywood.contract.vectors.action import action_of
from hollywood.contract.vectors.rules import rules_vector
from hollywood.contract.vectors.view import view_vector
from hollywood.errors import HollywoodError
from hollywood.kernel.contract import state as at
from hollywood.kernel.contract.rules.check import is_legal
from hollywood.kernel.contract.rules.legality import latest_moment, may_call
from hollywood.kernel.contract.scratch import MEMORY_LENGTH
from hollywood.kernel.engine.chance import LENGTH, begin, seed_of
from hollywood.play import Action, View
from hollywood.strategy.contract.plan.memo import forget_plans
from hollywood.strategy.contract.policies.theirs import MAY_I
from hollywood.strategy.named import policy_named, weights_of


class ContractKernelBot:
    """Plays May-I, and no other game; the function runs interpreted, as it takes little time."""

    def __init__(self, name: str, policy: str, seed: int | str) -> None:
        """``policy`` is ``kernel:module:function``; HollywoodError if there is no such function."""
        self.name = name
        self._policy = policy_named(policy, MAY_I)
        self._weights = list(weights_of(self._policy))
        self._chance = [0] * LENGTH
        self._work = [0] * MEMORY_LENGTH
        self._rules: list[int] = []
        begin(self._chance, 0, seed_of(f"{seed}|{name}"), 0, 0)

    def choose(self, view: View) -> Action | None:
        """Return the action of the function; ``None`` to do nothing when out of turn.

        HollywoodError if the action is not legal.
        """
        if not isinstance(view, ContractView):
            raise HollywoodError(f"{self.name} cannot play this game: it plays May-I")
        table, seat = view.table, view.seat
        if seat is None or table.phase is Phase.OVER:
            return None
        rules = rules_vector(table.rules, seats=table.seats, hand_number=table.hand_number)
        if rules != self._rules:
            self._rules = rules
            forget_plans(self._work)
        seen, action = view_vector(view, rules), [0] * at.A_LENGTH
        if seat != table.turn and not may_call(seen, rules, seat):
            return None
        self._policy(seen, rules, self._weights, self._chance, 0, action, self._work)
        if not is_legal(seen, rules, action, self._work):
            numbers = action[at.A_KIND :]
            raise HollywoodError(f"{self.name} chose an action that is not legal: {numbers}")
        if action[at.A_KIND] == at.A_CALL:
            action[at.A_MOMENT] = latest_moment(seen)
        return action_of(action)
