"""Steps in the environments of others, driven as they document it."""

from __future__ import annotations

import random
import time
from functools import cache
from typing import Any

import numpy as np
import rlcard
from open_spiel.python import rl_environment


@cache
def _spiel() -> Any:
    return rl_environment.Environment("gin_rummy")


def open_spiel(seconds: float, turn: int) -> tuple[int, float]:
    """OpenSpiel's environment for reinforcement learning, both seats random."""
    env, count, chance = _spiel(), 0, random.Random(turn)
    env.seed(turn)
    told, start = env.reset(), time.process_time()
    while (spent := time.process_time() - start) < seconds:
        if told.last():
            told = env.reset()
        legal = told.observations["legal_actions"][told.observations["current_player"]]
        told = env.step([chance.choice(legal)])
        count += 1
    return count, spent


def rlcard_steps(seconds: float, turn: int) -> tuple[int, float]:
    """RLCard's environment, step by step."""
    env, count, chance = rlcard.make("gin-rummy", config={"seed": turn}), 0, random.Random(turn)
    (state, _), start = env.reset(), time.process_time()
    while (spent := time.process_time() - start) < seconds:
        if env.is_over():
            state, _ = env.reset()
        state, _ = env.step(chance.choice(list(state["legal_actions"])))
        count += 1
    return count, spent


def pettingzoo(seconds: float, turn: int, *, raw: bool) -> tuple[int, float]:
    """PettingZoo's environment, with its wrappers or without them."""
    from pettingzoo.classic import gin_rummy_v4

    env = gin_rummy_v4.raw_env() if raw else gin_rummy_v4.env()
    count, chance, number = 0, random.Random(turn), 0
    env.reset(seed=turn)
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        seen, _, over, cut, info = env.last()
        if over or cut:
            number += 1
            env.reset(seed=1_000_003 * turn + number)
            continue
        mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
        env.step(int(chance.choice(np.flatnonzero(mask))))
        count += 1
    return count, spent
