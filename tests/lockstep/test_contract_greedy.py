"""The planner with plain opinions decides like the readable greedy player."""

from __future__ import annotations

import random

import pytest

from hollywood.contract import CONTRACT_PRESETS, ContractRules, ContractView, LayDown
from hollywood.kernel.engine.compiling import can_compile
from hollywood.play import Action, Seat
from tests.lockstep.contract_knobs import drawn, of_preset
from tests.lockstep.test_contract_lockstep import SOAK, GreedyTable, seat_twins
from tests.oracles.contract_greedy import contract_choice

HANDS = (20 if can_compile() else 1) * SOAK


class WatchedTable(GreedyTable):
    """A table at which every decision of the kernel is compared with the readable player's."""

    decisions = 0

    def choice(self, seat: Seat) -> Action | None:
        action = super().choice(seat)
        view = self.twins.play.view(seat)
        wanted = contract_choice(view)
        self.decisions += 1
        if isinstance(action, LayDown) and isinstance(wanted, LayDown):
            assert left(view, action) == left(view, wanted)
        else:
            assert action == wanted, (view.hand, view.table)
        return action


def left(view: ContractView, action: LayDown) -> int:
    """The points left in hand; of two lay downs that leave the same, either will do."""
    rest = view.hand.minus(card for meld in action.melds for card in meld.cards)
    return sum(view.table.rules.points.of(card) for card in rest)


def watched(rules: ContractRules, chance: random.Random) -> int:
    table = WatchedTable(seat_twins(rules, chance), chance)
    table.play()
    return table.decisions


@pytest.mark.parametrize("name", sorted(CONTRACT_PRESETS))
def test_decisions_of_presets(name: str) -> None:
    """Thousands of decisions, including the last hand with all cards at once."""
    decisions = 0
    for number in range(HANDS):
        chance = random.Random(f"{name} {number}")
        decisions += watched(of_preset(name, chance), chance)
    assert decisions > (80 if can_compile() else 10) * HANDS


@pytest.mark.parametrize("part", range(2))
def test_decisions_under_drawn_rules(part: int) -> None:
    for number in range(2 * HANDS):
        chance = random.Random(f"drawn {part} {number}")
        watched(drawn(chance), chance)
