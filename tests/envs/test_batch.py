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
from hollywood.envs.deals import Dealt
from hollywood.envs.gin import actions
from hollywood.envs.state import dealt_again
from hollywood.errors import HollywoodError, IllegalAction, RulesError
from hollywood.gin import GIN_PRESETS
from hollywood.gin.sight import GinView
from hollywood.match.match import Match
from hollywood.simulation.gin_game import deck_of
from tests.envs.playing import FORMS
from tests.lockstep.gin_rules import any_rules

SEED = 7
TWO_HANDED = sorted(name for name, rules in GIN_PRESETS.items() if rules.form == "two_handed")


class Beside:
    """The states of the engine that follow the games of a batch."""

    def __init__(self, env: Game, games: int, steps: int, *, patient: bool = False) -> None:
        """With ``patient``, nobody knocks before the end of the stock."""
        self.env, self.games, self.patient = env, games, patient
        self.batch = Batch(env, games, seed=SEED, information=True)
        self.numbers = list(range(games))
        self.states = [self._dealt(number) for number in range(games)]
        self.rng = random.Random(SEED)
        self.endings = 0
        for _ in range(steps):
            self._compare()
            self._step()

    def _dealt(self, number: int) -> State:
        return dealt(self.env, number, number % self.env.players)

    def _compare(self) -> None:
        for number, state in enumerate(self.states):
            seat = state.to_act[0]
            assert self.batch.waiting[number] == seat
            mask = state.mask(seat)
            assert mask.tobytes() == self.batch.masks[number].tobytes(), number
            told = state.observe(seat)
            seen = self.batch.observations[number]
            assert told.tobytes() == seen.tobytes(), difference(self.env, told, seen)
            same_story(self.env, state.inform(seat), self.batch.information[number])

    def _step(self) -> None:
        chosen = [self._keen(state) for state in self.states]
        before = [state.returns() for state in self.states]
        self.batch.step(chosen)
        for number, state in enumerate(self.states):
            state.step(state.to_act[0], chosen[number])
            gained = np.subtract(state.returns(), before[number])
            same_rewards(self.env, self.batch.rewards[number], gained)
            ended = 2 if state.truncated else int(state.over)
            assert self.batch.ended[number] == ended
            if state.over:
                self.endings += 1
                same_ending(self.batch, number, state, 0)
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

    def deal(self, match: Match) -> Dealt:
        boards, round_ = range(len(match.course.deals())), match.round_number + 1
        return Dealt(tuple(deck_of(SEED, self.number, round_, board) for board in boards))


def dealt(env: Game, number: int, dealer: int) -> State:
    """The first round of a batch's episode, in the engine."""
    decks = Decks(number)
    state = env.start(0, dealer=dealer)
    return dealt_again(state, decks)  # type: ignore[arg-type]


def same_story(env: Game, told: Any, seen: Any) -> None:
    """Both information states are the same, byte by byte."""
    plane = env.information["events"]
    if told.tobytes() != seen.tobytes():
        rows = [each[plane.offset :].reshape(plane.shape).tolist() for each in (told, seen)]
        differing = [pair for pair in zip(*rows, strict=True) if pair[0] != pair[1]]
        raise AssertionError(differing[-12:])


def same_rewards(env: Game, told: Any, gained: Any) -> None:
    """Rewards are the same; those in equity are rounded when they are written."""
    if env.reward == "equity":
        assert told == pytest.approx(gained, abs=1e-4)
    else:
        assert told.tolist() == gained.tolist()


def same_ending(batch: Batch, number: int, state: State, seat: int) -> None:
    """What a seat saw when an episode ended is the same."""
    told, seen = state.observe(seat), batch.last[number]
    assert told.tobytes() == seen.tobytes(), difference(batch.game, told, seen)
    same_story(batch.game, state.inform(seat), batch.last_information[number])


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


@pytest.mark.parametrize("reward", ["points", "win", "equity"])
@pytest.mark.parametrize("preset", ["gin", "hollywood-gin"])
def test_matches_are_those_of_the_engine(preset: str, reward: Any) -> None:
    rules = {"target": 30, "knock_limit": 10}
    env = game(preset, rules, episode="match", reward=reward, recall=64)
    assert Beside(env, games=2, steps=400).endings


@pytest.mark.parametrize("name", FORMS)
def test_rounds_of_three_and_of_partners_are_those_of_the_engine(name: str) -> None:
    for reward in ("points", "win"):
        env = game("hollywood-gin", FORMS[name], reward=reward)
        assert Beside(env, games=3, steps=100 * env.players // 2).endings


@pytest.mark.parametrize("name", FORMS)
def test_matches_of_three_and_of_partners_are_those_of_the_engine(name: str) -> None:
    rng = random.Random(name)
    knobs = FORMS[name] | {
        "target": 20,
        "knock_limit": 10,
        "shutout": {"kind": "double", "points": 0},
        "sweep_doubled": True,
        "gin_extra_boxes": 1,
        "next_dealer": rng.choice(("winner", "loser", "alternate")),
    }
    reward: Any = rng.choice(("points", "win", "equity"))
    env = game("hollywood-gin", knobs, episode="match", reward=reward, recall=40)
    assert Beside(env, games=1, steps=200 * env.players).endings


@pytest.mark.parametrize(
    ("name", "seat"),
    [
        *(("two_handed", seat) for seat in (0, 1, None)),
        *(("dealer_sits_out", None), ("chouette", 2), ("partnership-4", None)),
    ],
)
def test_an_opponent_plays_its_own_moves(name: str, seat: int | None) -> None:
    env = game("hollywood-gin", FORMS.get(name, {}))
    batch = Batch(env, 2, seed=SEED, opponent="greedy", seat=seat, information=True)
    rng = random.Random(SEED)
    numbers = [0, 1]
    states = [_led(env, numbers, game_, seat) for game_ in (0, 1)]
    endings = 0
    for _ in range(80):
        for number, (state, learner) in enumerate(states):
            assert batch.waiting[number] == learner
            assert batch.observations[number].tobytes() == state.observe(learner).tobytes()
            same_story(env, state.inform(learner), batch.information[number])
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
                same_ending(batch, number, state, learner)
                numbers[number] += 2
                states[number] = _led(env, numbers, number, seat)
    assert endings


def _led(env: Game, numbers: list[int], game_: int, seat: int | None) -> tuple[State, int]:
    """The next episode up to the first decision of the learner, and the learner's seat.

    An episode in which the learner sits out is left out.
    """
    while True:
        episode = numbers[game_]
        turn = episode // env.players if seat is None else episode
        learner = episode % env.players if seat is None else seat
        state = dealt(env, episode, turn % env.players)
        _answered(state, learner, env)
        if not state.over:
            return state, learner
        numbers[game_] += 2


def _answered(state: State, learner: int, env: Game) -> None:
    while state.to_act and state.to_act[0] != learner:
        view = state.view(state.to_act[0])
        assert isinstance(view, GinView)
        state.step(state.to_act[0], env.action_id(gin_choice(view, "greedy"), view))


def test_the_rewards_of_a_learner_in_equity_are_those_of_its_seat() -> None:
    """Episodes follow each other as without opponents, and what a match is worth adds up."""
    env = game("eaai", {"target": 25}, episode="match", reward="equity")
    batch = Batch(env, 1, seed=SEED, opponent="simple", seat=1)
    total, endings = 0.0, 0
    for _ in range(400):
        batch.step(batch.sample())
        total += float(batch.rewards[0])
        if batch.ended[0]:
            assert abs(total) == pytest.approx(0.5, abs=0.06)
            total, endings = 0.0, endings + 1
    assert endings


def test_the_arrays_of_a_caller_are_written() -> None:
    env = game("gin")
    seen = np.full((3, env.observation_size), -1, np.float32)
    masks = np.full((3, env.actions), 9, np.uint8)
    told = np.full((3, env.information_size), -1, np.float32)
    batch = Batch(env, 3, observations=Lent(seen), masks=masks, information=told)
    assert batch.masks is masks
    assert batch.information is told
    for _ in range(5):
        batch.step(batch.sample())
        assert seen.min() == 0
        assert np.array_equal(told[:, : env.observation_size], seen)
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
        ({"spreads": "all"}, RulesError, "the best melds"),
        ({"games": 0}, HollywoodError, "whole number from 1"),
        ({"opponent": "nobody"}, HollywoodError, "there is no opponent 'nobody'"),
        ({"opponent": "greedy", "seat": 2}, HollywoodError, "a seat from 0 to 1"),
        ({"seat": 1}, HollywoodError, "a seat from 0 to 1"),
        ({"seed": -1}, HollywoodError, "a seed cannot be -1"),
        ({"masks": np.zeros((2, 266), bool)}, HollywoodError, "array of uint8"),
        ({"masks": np.zeros((3, 266), np.uint8)}, HollywoodError, "shape"),
        ({"information": np.zeros((2, 5), np.float32)}, HollywoodError, "shape"),
    ],
)
def test_what_does_not_fit_is_refused(made: dict[str, Any], refused: Any, words: str) -> None:
    env = game("hollywood-gin", spreads=made.pop("spreads", "best"))
    games = made.pop("games", 2)
    with pytest.raises(refused, match=words):
        Batch(env, games, **made)
