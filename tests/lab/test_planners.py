"""The compiled planner of the laboratory decides what the level does."""

from __future__ import annotations

from hollywood.bots.contract.policy import planned_choice
from hollywood.contract import ContractView
from hollywood.match.presets import rules_for
from lab.planners import Club
from tests.bots.tables import bot, dealt, moments


def test_it_decides_what_club_decides() -> None:
    club = Club("Ann")
    decided = 0
    for hand in (1, 2, 7):
        play = dealt(rules_for("may-i"), players=4, hand=hand, seed=hand)
        for number, (before, seat) in enumerate(moments(play, [bot("greedy")] * 4)):
            if number % 4 == 0:
                view = before.view(seat)
                assert isinstance(view, ContractView)
                assert club.choose(view) == planned_choice(view)
                decided += 1
    assert decided > 30
