"""Steps in this project's environments; every function returns steps and the CPU seconds spent."""

from __future__ import annotations

import random
import time
from functools import cache

import numpy as np

from hollywood.envs import game
from hollywood.envs.batched import Batch
from hollywood.envs.for_gymnasium_kernel import KernelEnv

PARTNERS = {"form": "partnership", "players": 4}


@cache
def _batch(preset: str, games: int, opponent: str | None = None, recall: int = 0) -> Batch:
    """With ``recall``, the batch tells information states with so many events."""
    env = game(preset, PARTNERS if preset == "hollywood-gin" else None, recall=recall)
    return Batch(env, games, opponent=opponent, information=recall > 0)


def batched(
    seconds: float,
    turn: int,
    *,
    preset: str,
    games: int,
    opponent: str | None = None,
    recall: int = 0,
) -> tuple[int, float]:
    """All games make a step in one call; actions are drawn in the kernel."""
    batch, count = _batch(preset, games, opponent, recall), 0
    batch.reset(turn)
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        batch.step(batch.sample())
        count += games
    return count, spent


def single(seconds: float, turn: int) -> tuple[int, float]:
    """One game in the kernel; Python draws each action from the mask."""
    batch, count, chance = _batch("gin", 1), 0, random.Random(turn)
    batch.reset(turn)
    (mask,) = batch.masks
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        legal = mask.nonzero()[0]
        batch.step((legal[int(chance.random() * len(legal))],))
        count += 1
    return count, spent


def gymnasium_env(seconds: float, turn: int) -> tuple[int, float]:
    """``KernelEnv`` of Gymnasium; only the learner's decisions count."""
    env, count, chance = KernelEnv(opponents="simple"), 0, random.Random(turn)
    _, info = env.reset(seed=turn)
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        legal = info["action_mask"].nonzero()[0]
        _, _, over, _, info = env.step(legal[int(chance.random() * len(legal))])
        if over:
            _, info = env.reset()
        count += 1
    return count, spent


def readable(seconds: float, turn: int, *, preset: str) -> tuple[int, float]:
    """The states of the rules engine, one at a time, with masks and observations."""
    env, count, chance = game(preset), 0, random.Random(turn)
    seen = np.zeros(env.observation_size, np.float32)
    mask = np.zeros(env.actions, np.uint8)
    number, start = 0, time.process_time()
    state = env.start(turn)
    while (spent := time.process_time() - start) < seconds:
        if state.over:
            number += 1
            state = env.start(1_000_000 * turn + number)
        seat = state.to_act[0]
        state.observe(seat, seen)
        state.mask(seat, mask)
        state.step(seat, chance.choice(state.legal(seat)))
        count += 1
    return count, spent
