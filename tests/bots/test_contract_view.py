"""A bot's view as a vector is what the kernel itself shows the seat."""

from __future__ import annotations

import random

import pytest

from hollywood.contract import CONTRACT_PRESETS
from hollywood.contract.pieces import Phase
from hollywood.contract.vectors.action import action_of
from hollywood.contract.vectors.view import view_vector
from hollywood.kernel.contract import state as at
from hollywood.kernel.contract.rules.sight import sight
from hollywood.kernel.engine.compiling import can_compile, compiled
from hollywood.kernel.engine.vectors import empty_vector
from hollywood.play import Action, Seat
from tests.lockstep.contract_knobs import drawn, of_preset
from tests.lockstep.contract_twins import Twins, read, write
from tests.lockstep.test_contract_lockstep import GreedyTable, seat_twins

DEALS = 6 if can_compile() else 1


def compare_views(twins: Twins) -> int:
    """Compare what every seat sees; return how many views were compared."""
    table = twins.play.table
    if table.phase is Phase.OVER:
        return 0
    for seat in range(twins.seats):
        shown = empty_vector(at.V_LENGTH)
        compiled(sight)(twins.state, twins.rules, seat, shown)
        stands = int(shown[at.S_CALLS])
        for first in (at.S_CALL_SEATS, at.S_CALL_MOMENTS):
            for number in range(stands, at.S_CALL_MOMENTS - at.S_CALL_SEATS):
                shown[first + number] = 0  # calls that were made once
        rules = [int(number) for number in twins.rules]
        made = view_vector(twins.play.view(Seat(seat)), rules)
        different = [place for place in range(at.V_LENGTH) if made[place] != shown[place]]
        assert not different, (seat, table)
    return twins.seats


class ViewedTable(GreedyTable):
    """A table at which every view is compared, and every action is converted there and back."""

    compared = 0

    def choice(self, seat: Seat) -> Action | None:
        self.compared += compare_views(self.twins)
        action = super().choice(seat)
        if action is not None:
            vector = empty_vector(at.A_LENGTH)
            write(action, vector)
            assert action_of(vector) == action == read(vector)
        return action


@pytest.mark.parametrize("name", sorted(CONTRACT_PRESETS))
def test_views_of_presets(name: str) -> None:
    compared = 0
    for number in range(DEALS):
        chance = random.Random(f"view {name} {number}")
        table = ViewedTable(seat_twins(of_preset(name, chance), chance), chance)
        table.play()
        compared += table.compared
    assert compared > 40 * DEALS


def test_views_under_drawn_rules() -> None:
    for number in range(2 * DEALS):
        chance = random.Random(f"drawn view {number}")
        ViewedTable(seat_twins(drawn(chance), chance), chance).play()


def test_a_leak_would_be_seen() -> None:
    chance = random.Random(3)
    twins = seat_twins(of_preset("may-i", chance), chance)
    assert compare_views(twins)
    twins.state[at.S_KNOWN] += 1
    with pytest.raises(AssertionError):
        compare_views(twins)


def test_a_spectator_has_no_vector() -> None:
    chance = random.Random(4)
    twins = seat_twins(of_preset("may-i", chance), chance)
    rules = [int(number) for number in twins.rules]
    with pytest.raises(ValueError, match="spectator"):
        view_vector(twins.play.view(None), rules)
