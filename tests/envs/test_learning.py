"""The example that learns gin runs, and learns something."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

EXAMPLE = Path(__file__).parents[2] / "examples" / "learn_gin.py"


@pytest.fixture
def example(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    spec = importlib.util.spec_from_file_location("learn_gin", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setattr(module, "GAMES", 32)
    monkeypatch.setattr(module, "EVERY", 64)
    return module


def test_a_few_updates_play_better_than_chance(example: ModuleType) -> None:
    batch = example.Batch(example.game("gin"), 32, opponent="simple", seed=1)
    policy, judge = example.Policy(batch), example.Policy(batch)
    _, by_chance = example.measured(judge, policy.weights, rounds=64)
    for _ in range(3):
        gradient, rounds = example.played(policy)
        assert rounds >= 64
        policy.weights = policy.weights + example.RATE * np.sign(gradient)
    _, learned = example.measured(judge, policy.weights, rounds=64)
    assert learned > by_chance


def test_the_kernel_has_the_bits_and_the_numbers_that_the_example_has(example: ModuleType) -> None:
    from hollywood.cards.card import Card
    from hollywood.envs import game
    from hollywood.envs.planes import CARD

    assert [1 << int(Card(card.text)) for card in CARD[:52]] == example.PLACES.tolist()
    env = game("gin")
    numbers = (example.TAKE, example.DISCARD, example.KNOCK, example.LAY_OFF)
    names = [env.action_name(number) for number in numbers]
    assert names == ["take", "discard Ac", "knock Ac", "lay off Ac on meld 0"]
    assert env.actions == example.ACTIONS
