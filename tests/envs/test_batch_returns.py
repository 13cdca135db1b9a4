"""Thousands of games of every preset in the kernel; what some of them return, the engine says too.

A soak plays 10,000 games of each (``make soak``). The engine plays the first ones again, with the
same actions; of the others the returns are in bounds and add up.
"""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

from hollywood.contract.rules import ContractRules
from hollywood.contract.sight import ContractView
from hollywood.envs import Game, State, game
from hollywood.envs.batched import Batch
from hollywood.envs.contract.actions import LAY_DOWN
from hollywood.envs.contract.actions import LAY_OFF as ADD
from hollywood.envs.gin.actions import DISCARD, KNOCK
from tests.envs import test_batch, test_contract_batch
from tests.envs.playing import FORMS, MAY_I, NAMES, SOAKING

GAMES = 10_000 if SOAKING else 60
AGAIN = {"gin": 1_000, "may-i": 100} if SOAKING else {"gin": 10, "may-i": 2}
"""How many of them the engine plays again."""
SIDE = 250 if SOAKING else 20
"""How many are played side by side."""


def chosen(batch: Batch, rng: np.random.Generator) -> NDArray[np.int64]:
    """Return an action for each game: at random, but often one that leads to an end."""
    drawn = batch.sample().copy()
    may_i = isinstance(batch.game.rules, ContractRules)
    # Knocks, and cards laid off, have the last numbers: the first of them is taken.
    end, first = (ADD, LAY_DOWN + 1) if may_i else (KNOCK, DISCARD)
    endings, plain = batch.masks[:, end:], batch.masks[:, :end]
    scores = rng.random(plain.shape)
    if may_i:
        scores[:, LAY_DOWN] += 9
    cards = batch.observations[:, :52].reshape(-1, 4, 13)
    friends = cards.sum(axis=1, keepdims=True) - (cards > 0)
    friends[:, :, 1:] += cards[:, :, :-1]
    friends[:, :, :-1] += cards[:, :, 1:]
    # A card that has no friends goes first.
    scores[:, first : first + 52] += 5 - np.minimum(friends, 5).reshape(-1, 52)
    scores[plain == 0] = -1
    keen: NDArray[np.int64] = np.where(
        endings.any(axis=1), end + endings.argmax(axis=1), scores.argmax(axis=1)
    )
    return np.where(rng.random(len(drawn)) < 0.15, drawn, keen)


def again(env: Game, number: int, actions: list[int]) -> State | None:
    """Play an episode of a batch again in the engine; ``None`` if discards became the stock."""
    state: State
    if isinstance(env.rules, ContractRules):
        state = test_contract_batch.dealt(env, number)
    else:
        state = test_batch.dealt(env, number, number % env.players)
    for action in actions:
        state.step(state.to_act[0], action)
        view = state.view(0)
        if isinstance(view, ContractView) and view.table.reshuffles:
            return None  # the kernel shuffles them in another way
    return state


@pytest.mark.parametrize("name", NAMES)
def test_the_returns_are_those_of_the_engine(name: str) -> None:
    if name in FORMS:
        env = game("hollywood-gin", FORMS[name])
    else:
        env = game(name, {"turn_cap": 60} if name in MAY_I and not SOAKING else None)
    seed = (test_contract_batch if name in MAY_I else test_batch).SEED
    batch, rng = Batch(env, SIDE, seed=seed), np.random.default_rng(3)
    most = AGAIN["may-i" if name in MAY_I else "gin"]
    low, high = env.utility_bounds
    numbers = np.arange(SIDE)
    played: list[list[int]] = [[] for _ in range(SIDE)]
    finished = scored = compared = 0
    while finished < GAMES:
        actions = chosen(batch, rng)
        batch.step(actions)
        for at in (numbers < most).nonzero()[0]:
            played[at].append(int(actions[at]))
        for at in batch.ended.nonzero()[0]:
            returns = batch.rewards[at]
            assert low <= returns.min() <= returns.max() <= high
            assert not env.zero_sum or returns.sum() == 0
            finished += 1
            scored += bool(returns.any())
            if numbers[at] < most:
                state = again(env, int(numbers[at]), played[at])
                if state is not None:
                    assert state.over
                    assert returns.tolist() == list(state.returns())
                    compared += 1
                played[at] = []
            numbers[at] += SIDE
        assert not batch.rewards[batch.ended == 0].any()
    print(f"{name}: {finished:,} games, {scored:,} scored, {compared:,} compared")
    assert scored > finished // 4
    assert compared
