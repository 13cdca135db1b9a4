"""A batch of May-I in the kernel beside the states of the rules engine, byte by byte.

The kernel and the engine shuffle the discards differently when they become the stock, so a game is
followed until that happens, and then left out.
"""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from hollywood.bots import make_bot
from hollywood.contract.rules import ContractRules
from hollywood.contract.sight import ContractView
from hollywood.envs import Game, State, game
from hollywood.envs.batched import Batch
from hollywood.match.presets import PRESETS
from hollywood.simulation.contract_game import deck_of
from tests.envs.playing import MAY_I
from tests.envs.test_batch import difference, same_ending, same_rewards, same_story
from tests.lockstep.contract_knobs import drawn

SEED = 5


class Beside:
    """The states of the engine that follow the games of a batch."""

    def __init__(self, env: Game, games: int, steps: int) -> None:
        self.env, self.games = env, games
        self.batch = Batch(env, games, seed=SEED, information=True)
        self.numbers = list(range(games))
        self.states: list[State | None] = [self._dealt(number) for number in range(games)]
        self.bot = make_bot("greedy", seat_name="bot", seed=1, family="contract")
        self.rng = random.Random(SEED)
        self.endings = self.laid = 0
        for _ in range(steps):
            self._compare()
            self._step()

    def _dealt(self, number: int) -> State:
        return dealt(self.env, number)

    def _compare(self) -> None:
        for number, state in enumerate(self.states):
            if state is None:
                continue
            seat = state.to_act[0]
            assert self.batch.waiting[number] == seat
            told, seen = state.observe(seat), self.batch.observations[number]
            assert told.tobytes() == seen.tobytes(), difference(self.env, told, seen)
            same_story(self.env, state.inform(seat), self.batch.information[number])
            mask = state.mask(seat)
            both = np.flatnonzero(mask), np.flatnonzero(self.batch.masks[number])
            assert mask.tobytes() == self.batch.masks[number].tobytes(), both

    def _step(self) -> None:
        chosen = self.batch.sample().tolist()
        for number, state in enumerate(self.states):
            if state is not None:
                chosen[number] = self._keen(state)
        before = [() if state is None else state.returns() for state in self.states]
        self.batch.step(chosen)
        for number, state in enumerate(self.states):
            if self.batch.ended[number] and state is None:
                self.numbers[number] += self.games
                self.states[number] = self._dealt(self.numbers[number])
                continue
            if state is None:
                continue
            self.laid += chosen[number] == 6
            state.step(state.to_act[0], chosen[number])
            if self._reshuffled(state):
                assert not self.batch.ended[number]
                self.states[number] = None
                continue
            gained = np.subtract(state.returns(), before[number]).astype(np.float32)
            same_rewards(self.env, self.batch.rewards[number], gained)
            assert self.batch.ended[number] == state.over
            if state.over:
                self.endings += 1
                same_ending(self.batch, number, state, 0)
                self.numbers[number] += self.games
                self.states[number] = self._dealt(self.numbers[number])

    @staticmethod
    def _reshuffled(state: State) -> bool:
        view = state.view(0)
        return isinstance(view, ContractView) and view.table.reshuffles > 0

    def _keen(self, state: State) -> int:
        """Do what the greedy bot does, but now and then anything."""
        seat = state.to_act[0]
        view = state.view(seat)
        assert view is not None
        legal = state.legal(seat)
        if self.rng.random() < 0.15:
            return self.rng.choice(legal)
        if 6 in legal:
            return 6
        wanted = self.env.action_id(self.bot.choose(view), view)
        return wanted if wanted in legal else self.rng.choice(legal)


def dealt(env: Game, number: int) -> State:
    """The first hand of a batch's episode, in the engine."""
    rules, seats = env.rules, env.players
    assert isinstance(rules, ContractRules)
    hand = 1 + number // seats % rules.hands if env.episode == "round" else 1
    deck = deck_of(rules, SEED, number, seats=seats, hand=hand)
    state = env.start(0, deal=[deck], dealer=number % seats, hand=hand)
    state.inner.deals = Decks(env, number)  # type: ignore[assignment]
    return state


class Decks:
    """The decks of a batch's episode, in the place of those of a seed."""

    def __init__(self, env: Game, number: int) -> None:
        self.env, self.number = env, number

    def deal(self, match: Any) -> Any:
        from hollywood.envs.deals import Dealt

        hand = 1 + len(match.course.sheet.hands)
        seats = self.env.players
        return Dealt((deck_of(self.env.rules, SEED, self.number, seats=seats, hand=hand),))  # type: ignore[arg-type]


@pytest.mark.parametrize("preset", MAY_I)
def test_hands_of_every_preset_are_those_of_the_engine(preset: str) -> None:
    beside = Beside(game(preset), games=4, steps=120)
    assert beside.laid
    assert beside.endings


@pytest.mark.parametrize("reward", ["points", "win", "equity"])
def test_matches_are_those_of_the_engine(reward: Any) -> None:
    env = game("may-i", players=4, episode="match", reward=reward)
    beside = Beside(env, games=1, steps=300)
    assert beside.laid


@pytest.mark.parametrize("players", [2, 3, 6])
def test_hands_of_any_number_of_players_are_those_of_the_engine(players: int) -> None:
    preset = next(name for name in MAY_I if players in PRESETS[name].players)  # type: ignore[operator]
    assert Beside(game(preset, players=players, recall=500), games=2, steps=150).laid


def test_hands_of_random_rules_are_those_of_the_engine() -> None:
    rng = random.Random(SEED)
    laid = 0
    for _ in range(6):
        rules = drawn(rng)
        laid += Beside(game(rules, players=rng.choice(rules.players)), games=2, steps=60).laid
    assert laid


def test_an_opponent_leaves_only_its_own_seat_to_the_learner() -> None:
    batch = Batch(game("may-i", players=4), 3, seed=SEED, opponent="greedy", seat=2)
    endings = 0
    for _ in range(120):
        assert (batch.waiting == 2).all()
        batch.step(batch.sample())
        assert (batch.rewards[batch.ended == 0] == 0).all()
        endings += int(batch.ended.sum())
    assert endings
