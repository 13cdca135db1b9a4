"""Batches of gin: the arrays of a batch as bundles of the kernel."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from hollywood.envs.rewards import most_rounds
from hollywood.errors import HollywoodError
from hollywood.gin.rules import GinRules
from hollywood.gin.vectors.rules import game_of
from hollywood.kernel.engine.chance import LENGTH, begin
from hollywood.kernel.engine.compiling import can_compile, compiled
from hollywood.kernel.engine.vectors import divisible_vector, empty_vector, vector
from hollywood.kernel.gin import layout as at
from hollywood.kernel.gin.game import Board
from hollywood.kernel.gin.price import P_LENGTH
from hollywood.strategy.gin import batch as kernel
from hollywood.strategy.gin.play import Seats
from hollywood.strategy.gin.policies.choose import POLICIES

if TYPE_CHECKING:
    from hollywood.envs.batched import Batch

_SAMPLES = 1
"""The stream of the sampled actions; decks and opponents have other numbers."""


class GinBatch:
    """What the kernel needs for a batch of two-handed gin."""

    def __init__(self, batch: Batch, opponent: str | None, seat: int | None) -> None:
        """Prepare the vectors; nothing is dealt yet."""
        rules = batch.game.rules
        assert isinstance(rules, GinRules), "the caller has looked"
        name = "random" if opponent is None else opponent
        if name not in POLICIES:
            raise HollywoodError(
                f"there is no opponent {name!r} in the kernel: there are {', '.join(POLICIES)}"
            )
        policy, weights = POLICIES[name]
        played = vector(weights)
        learner = kernel.EITHER if seat is None else seat
        waiting: Any = batch.waiting
        self._compiled = can_compile()
        self._batch = kernel.Batch(
            rows=divisible_vector(batch.games * kernel.B_LENGTH),
            game=game_of(rules),
            seats=Seats(vector((policy, policy)), played, played),
            board=Board(
                *(empty_vector(size) for size in (at.S_LENGTH, at.V_LENGTH, at.A_LENGTH, P_LENGTH))
            ),
            asked=kernel.Asked(
                games=batch.games,
                seed=0,
                learner=kernel.BOTH if opponent is None else learner,
                episodes=("round", "match").index(batch.game.episode),
                rewards=("points", "win").index(batch.game.reward),
                most_rounds=most_rounds(batch.game),
                width=batch.game.observation_size,
            ),
            told=kernel.Told(
                batch.observations.reshape(-1),
                batch.masks.reshape(-1),
                batch.rewards.reshape(-1),
                batch.ended,
                waiting,
                batch.last.reshape(-1),
            ),
        )
        self._step = compiled(kernel.step_all)
        self._draw = compiled(kernel.draw_all)
        self._chance = empty_vector(LENGTH)
        self._choices: Any = np.zeros(batch.games, np.int64)

    def begin(self, seed: int) -> None:
        """Deal the first episodes."""
        self._batch = self._batch._replace(asked=self._batch.asked._replace(seed=seed))
        begin(self._chance, 0, seed, 0, _SAMPLES)
        self._step(self._choices, 1, self._batch)

    def step(self, actions: NDArray[np.int64] | Sequence[int]) -> int:
        """Take a step; return the first game whose action is illegal, or -1."""
        chosen: Any = np.ascontiguousarray(actions, np.int64)
        if chosen.shape != self._choices.shape:
            raise HollywoodError(
                f"there are {len(self._choices)} games, and actions of shape {chosen.shape}"
            )
        return int(self._step(chosen if self._compiled else chosen.tolist(), 0, self._batch))

    def sample(self) -> NDArray[np.int64]:
        """Return legal actions."""
        self._draw(self._choices, self._chance, self._batch)
        drawn: NDArray[np.int64] = self._choices
        return drawn
