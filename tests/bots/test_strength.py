"""How well the bots play: greedy beats random by far, and hands of greedy bots end."""

from __future__ import annotations

import pytest

from hollywood.bots.selfplay import Selfplay
from hollywood.match.presets import rules_for


def played(preset: str, bots: list[str], *, deals: int) -> Selfplay:
    selfplay = Selfplay(rules_for(preset), bots, seed="strength")
    for _ in zip(range(deals), selfplay.play(), strict=False):
        pass
    return selfplay


@pytest.mark.parametrize("preset", ["gin", "hollywood-gin"])
def test_greedy_wins_nearly_every_round_of_gin_against_random(preset: str) -> None:
    selfplay = played(preset, ["greedy", "random"], deals=200)
    assert selfplay.rounds == 200
    assert selfplay.tallies[0].rounds_won >= 190


def test_greedy_is_left_with_far_less_in_the_contract_game() -> None:
    selfplay = played("may-i", ["greedy", "random"], deals=14)
    greedy, random = selfplay.tallies
    assert 2 * greedy.points < random.points
    assert greedy.rounds_won > random.rounds_won


@pytest.mark.parametrize("preset", ["may-i", "liverpool", "shanghai"])
def test_hands_of_greedy_bots_end_with_somebody_going_out(preset: str) -> None:
    hands = rules_for(preset).to_mapping()["contracts"]
    selfplay = played(preset, ["greedy"], deals=3 * len(hands))
    assert selfplay.endings["went_out"] >= 0.95 * selfplay.rounds
    assert selfplay.turns / selfplay.rounds / selfplay.players < 15
