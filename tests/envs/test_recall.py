"""Perfect recall: what a seat has seen decides everything it gets, and nothing is forgotten."""

from __future__ import annotations

import random

import pytest

from hollywood.envs import game
from tests.envs.playing import NAMES, made, played, seen


@pytest.mark.parametrize("name", NAMES)
def test_the_story_only_grows(name: str) -> None:
    chance = random.Random(name)
    state = made(name, chance, episode="match").start(seed=1)
    before = [""] * state.game.players
    for number, _ in enumerate(played(state, chance, 400)):
        if number % 10:
            continue
        for seat in range(state.game.players):
            now = state.history_text(seat)
            assert now.startswith(before[seat])
            before[seat] = now


@pytest.mark.parametrize("name", ["gin", "cutthroat", "may-i", "joker-to-hand"])
def test_the_same_story_is_the_same_information_and_the_other_way_round(name: str) -> None:
    """Many short games from the same few deals: pairs of states with one story, and without."""
    chance = random.Random(name)
    by_story: dict[tuple[int, str], set[tuple[bytes, ...]]] = {}
    by_tensor: dict[tuple[int, bytes], set[str]] = {}
    for _ in range(25):
        state = made(name).start(seed=0, dealer=0)
        for _ in played(state, chance, 30):
            for seat in range(state.game.players):
                story, (observed, mask, informed, *_) = state.history_text(seat), seen(state, seat)
                by_story.setdefault((seat, story), set()).add((observed, mask, informed))
                by_tensor.setdefault((seat, informed), set()).add(story)
    assert all(len(found) == 1 for found in by_story.values())
    assert all(len(found) == 1 for found in by_tensor.values())
    assert len(by_story) < 25 * 30 * 4


def test_the_latest_events_stand_at_the_end() -> None:
    environment = game("gin", recall=4)
    plane = environment.information["events"]
    state = environment.start(seed=1, dealer=0)
    rows = state.inform(1)[plane.offset :].reshape(plane.shape)
    assert rows[-1].tolist() == [0, 3, 1 + 0, 31] or rows[-1][1] == 3
    assert rows[:-1, 1].tolist() == [2, 2, 2]  # cards that were dealt
    state.step(1, 0)
    rows = state.inform(0)[plane.offset :].reshape(plane.shape)
    assert rows[-1].tolist() == [2, 4, 0, 0]  # the other player passed
    assert state.inform(1)[plane.end - 4 :].tolist() == [1, 4, 0, 0]


def test_without_recall_there_is_only_the_observation() -> None:
    environment = game("may-i", recall=0)
    state = environment.start(seed=1)
    assert environment.information_size == environment.observation_size
    assert state.inform(0).tobytes() == state.observe(0).tobytes()
