"""A batch in the kernel beside the states of the rules engine, byte by byte.

Every episode of a batch is dealt again in the engine and played with the same actions.
"""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from hollywood.bots.gin.policy import gin_choice
from hollywood.envs import Game, State, game
from hollywood.envs.batched import Batch
from hollywood.envs.gin import actions
from hollywood.errors import HollywoodError, IllegalAction, RulesError
from hollywood.gin import GIN_PRESETS
from hollywood.gin.sight import GinView
from hollywood.simulation.gin_game import deck_of
from tests.lockstep.gin_rules import any_rules

SEED = 7
TWO_HANDED = sorted(name for name, rules in GIN_PRESETS.items() if rules.form == "two_handed")


class Beside:
    """The states of the engine that follow the games of a batch."""

    def __init__(self, env: Game, games: int, steps: int, *, patient: bool = False) -> None:
        """With ``patient``, nobody knocks before the end of the stock."""
        self.env, self.games, self.patient = env, games, patient
        self.batch = Batch(env, games, seed=SEED)
        self.numbers = list(range(games))
        self.states = [self._dealt(number) for number in range(games)]
        self.rng = random.Random(SEED)
        self.endings = 0
        for _ in range(steps):
            self._compare()
            self._step()

    def _dealt(self, number: int) -> State:
        state = self.env.start(0, deal=[deck_of(SEED, number)], dealer=number & 1)
        state.inner.deals = Decks(number)  # type: ignore[assignment]
        return state

    def _compare(self) -> None:
        for number, state in enumerate(self.states):
            (seat,) = state.to_act
            assert self.batch.waiting[number] == seat
            mask = state.mask(seat)
            assert mask.tobytes() == self.batch.masks[number].tobytes(), number
            told = state.observe(seat)
            seen = self.batch.observations[number]
            assert told.tobytes() == seen.tobytes(), difference(self.env, told, seen)

    def _step(self) -> None:
        chosen = [self._keen(state) for state in self.states]
        before = [state.returns() for state in self.states]
        self.batch.step(chosen)
        for number, state in enumerate(self.states):
            state.step(state.to_act[0], chosen[number])
            gained = np.subtract(state.returns(), before[number]).tolist()
            assert self.batch.rewards[number].tolist() == gained
            ended = 2 if state.truncated else int(state.over)
            assert self.batch.ended[number] == ended
            if state.over:
                self.endings += 1
                assert self.batch.last[number].tobytes() == state.observe(0).tobytes()
                self.numbers[number] += self.games
                self.states[number] = self._dealt(self.numbers[number])

    def _keen(self, state: State) -> int:
        """Do what the greedy bot does, but now and then anything."""
        seat = state.to_act[0]
        view = state.view(seat)
        assert isinstance(view, GinView)
        if self.patient and view.table.stock > view.table.rules.stock_floor:
            waiting = [action for action in state.legal(seat) if action < actions.KNOCK]
            return self.rng.choice(waiting or state.legal(seat))
        if self.rng.random() < 0.2:
            return self.rng.choice(state.legal(seat))
        return self.env.action_id(gin_choice(view, "greedy"), view)


class Decks:
    """The decks of a batch's episode, in the place of those of a seed."""

    def __init__(self, number: int) -> None:
        self.number = number

    def deal(self, match: Any) -> Any:
        from hollywood.envs.deals import Dealt

        return Dealt((deck_of(SEED, self.number, match.round_number + 1),))


def difference(env: Game, told: Any, seen: Any) -> list[tuple[str, Any, Any]]:
    """The planes in which two observations differ."""
    return [
        (plane.name, told[plane.offset : plane.end], seen[plane.offset : plane.end])
        for plane in env.observation
        if not np.array_equal(told[plane.offset : plane.end], seen[plane.offset : plane.end])
    ]


@pytest.mark.parametrize("preset", TWO_HANDED)
def test_rounds_of_every_preset_are_those_of_the_engine(preset: str) -> None:
    assert Beside(game(preset), games=3, steps=60).endings


def test_rounds_of_random_rules_are_those_of_the_engine() -> None:
    rng = random.Random(SEED)
    for _ in range(10):
        Beside(game(any_rules(rng)), games=1, steps=60)


def test_the_end_of_the_stock_is_that_of_the_engine() -> None:
    rng = random.Random(SEED)
    for _ in range(4):
        rules = replace(any_rules(rng), stock_floor=10, stock_end="fiftieth_card", knock_limit=10)
        assert Beside(game(rules), games=4, steps=150, patient=True).endings


@pytest.mark.parametrize("reward", ["points", "win"])
@pytest.mark.parametrize("preset", ["gin", "hollywood-gin"])
def test_matches_are_those_of_the_engine(preset: str, reward: Any) -> None:
    rules = {"target": 30, "knock_limit": 10}
    env = game(preset, rules, episode="match", reward=reward)
    assert Beside(env, games=2, steps=400).endings


@pytest.mark.parametrize("seat", [0, 1, None])
def test_an_opponent_plays_its_own_moves(seat: int | None) -> None:
    env = game("gin")
    batch = Batch(env, 2, seed=SEED, opponent="greedy", seat=seat)
    rng = random.Random(SEED)
    numbers = [0, 1]
    states = [_led(env, number, seat) for number in numbers]
    endings = 0
    for _ in range(80):
        for number, (state, learner) in enumerate(states):
            assert batch.waiting[number] == learner
            assert batch.observations[number].tobytes() == state.observe(learner).tobytes()
        chosen = []
        for state, learner in states:
            view = state.view(learner)
            assert isinstance(view, GinView)
            best = env.action_id(gin_choice(view, "greedy"), view)
            chosen.append(best if rng.random() < 0.8 else rng.choice(state.legal(learner)))
        batch.step(chosen)
        for number, (state, learner) in enumerate(states):
            state.step(learner, chosen[number])
            _answered(state, learner, env)
            assert batch.ended[number] == state.over
            assert batch.rewards[number] == (state.returns()[learner] if state.over else 0)
            if state.over:
                endings += 1
                assert batch.last[number].tobytes() == state.observe(learner).tobytes()
                numbers[number] += 2
                states[number] = _led(env, numbers[number], seat)
    assert endings


def _led(env: Game, number: int, seat: int | None) -> tuple[State, int]:
    """An episode up to the first decision of the learner, and the learner's seat."""
    learner = number & 1 if seat is None else seat
    dealer = number >> 1 & 1 if seat is None else number & 1
    state = env.start(0, deal=[deck_of(SEED, number)], dealer=dealer)
    _answered(state, learner, env)
    return state, learner


def _answered(state: State, learner: int, env: Game) -> None:
    while state.to_act and state.to_act[0] != learner:
        view = state.view(state.to_act[0])
        assert isinstance(view, GinView)
        state.step(state.to_act[0], env.action_id(gin_choice(view, "greedy"), view))


def test_the_arrays_of_a_caller_are_written() -> None:
    env = game("gin")
    seen = np.full((3, env.observation_size), -1, np.float32)
    masks = np.full((3, env.actions), 9, np.uint8)
    batch = Batch(env, 3, observations=Lent(seen), masks=masks)
    assert batch.masks is masks
    for _ in range(5):
        batch.step(batch.sample())
        assert seen.min() == 0
        assert masks.max() == 1
    exported = np.from_dlpack(batch.observations)
    assert np.shares_memory(exported, seen)


class Lent:
    """A tensor of another library, which lends its memory by DLPack alone."""

    def __init__(self, array: Any) -> None:
        self.array = array

    def __dlpack__(self, **options: Any) -> Any:
        return self.array.__dlpack__(**options)

    def __dlpack_device__(self) -> Any:
        return self.array.__dlpack_device__()


def test_an_illegal_action_changes_nothing() -> None:
    batch = Batch(game("gin"), 2, seed=SEED)
    before = batch.observations.copy(), batch.masks.copy()
    pass_it = int(np.flatnonzero(batch.masks[0])[0])
    for wrong in (4, -1, 266, 10**9):
        with pytest.raises(IllegalAction, match=f"in game 1, action {wrong} is not legal now"):
            batch.step([pass_it, wrong])
    assert np.array_equal(before[0], batch.observations)
    assert np.array_equal(before[1], batch.masks)


def test_the_same_seed_gives_the_same_games() -> None:
    first, second = Batch(game("gin"), 4, seed=3), Batch(game("gin"), 4, seed=4)
    assert not np.array_equal(first.observations, second.observations)
    second.reset(3)
    for _ in range(300):
        actions = first.sample()
        assert np.array_equal(actions, second.sample())
        first.step(actions)
        second.step(actions)
        assert np.array_equal(first.observations, second.observations)


@pytest.mark.parametrize(
    ("made", "refused", "words"),
    [
        ({"players": 3}, RulesError, "two-handed"),
        ({"reward": "equity"}, RulesError, "points or wins"),
        ({"games": 0}, HollywoodError, "whole number from 1"),
        ({"opponent": "nobody"}, HollywoodError, "there is no opponent 'nobody'"),
        ({"opponent": "greedy", "seat": 2}, HollywoodError, "a seat from 0 to 1"),
        ({"seat": 1}, HollywoodError, "a seat from 0 to 1"),
        ({"seed": -1}, HollywoodError, "a seed cannot be -1"),
        ({"masks": np.zeros((2, 266), bool)}, HollywoodError, "array of uint8"),
        ({"masks": np.zeros((3, 266), np.uint8)}, HollywoodError, "shape"),
    ],
)
def test_what_does_not_fit_is_refused(made: dict[str, Any], refused: Any, words: str) -> None:
    rules = {"players": made.pop("players", 2)}
    rules |= {"form": "cutthroat"} if rules["players"] == 3 else {}
    env = game("hollywood-gin", rules, reward=made.pop("reward", "points"))
    games = made.pop("games", 2)
    with pytest.raises(refused, match=words):
        Batch(env, games, **made)
