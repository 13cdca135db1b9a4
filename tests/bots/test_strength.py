"""How well the bots play: greedy beats random by far, and hands of greedy bots come to an end."""

from __future__ import annotations

import pytest

from hollywood.bots.arena import Arena
from hollywood.match.presets import rules_for


def played(preset: str, bots: list[str], *, deals: int) -> Arena:
    arena = Arena(rules_for(preset), bots, seed="strength")
    for _ in zip(range(deals), arena.play(), strict=False):
        pass
    return arena


@pytest.mark.parametrize("preset", ["gin", "hollywood-gin"])
def test_greedy_wins_nearly_every_round_of_gin_against_random(preset: str) -> None:
    arena = played(preset, ["greedy", "random"], deals=200)
    assert arena.rounds == 200
    assert arena.tallies[0].rounds_won >= 190


def test_greedy_is_left_with_far_less_in_the_contract_game() -> None:
    arena = played("may-i", ["greedy", "random"], deals=14)
    greedy, random = arena.tallies
    assert 2 * greedy.points < random.points
    assert greedy.rounds_won > random.rounds_won


@pytest.mark.parametrize("preset", ["may-i", "liverpool", "shanghai"])
def test_hands_of_greedy_bots_end_with_somebody_going_out(preset: str) -> None:
    hands = rules_for(preset).to_mapping()["contracts"]
    arena = played(preset, ["greedy"], deals=3 * len(hands))
    assert arena.endings["went_out"] >= 0.95 * arena.rounds
    assert arena.turns / arena.rounds / arena.players < 15
