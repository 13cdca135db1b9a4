"""Batches of gin: the arrays of a batch as bundles of the kernel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hollywood.envs.kernel_batch import KernelBatch, opponent_named, told_of
from hollywood.envs.rewards import most_rounds
from hollywood.gin.rules import GinRules
from hollywood.gin.vectors.rules import game_of
from hollywood.kernel.engine.vectors import divisible_vector, empty_vector, vector
from hollywood.kernel.gin import layout as at
from hollywood.kernel.gin.game import Board
from hollywood.kernel.gin.price import P_LENGTH
from hollywood.strategy.gin import batch as kernel
from hollywood.strategy.gin.play import Seats
from hollywood.strategy.gin.policies.choose import POLICIES

if TYPE_CHECKING:
    from hollywood.envs.batched import Batch


class GinBatch(KernelBatch):
    """A batch of gin in the kernel."""

    def __init__(self, batch: Batch, opponent: str | None, seat: int | None) -> None:
        """Prepare the vectors; nothing is dealt yet."""
        rules = batch.game.rules
        assert isinstance(rules, GinRules), "the caller has looked"
        policy, weights = opponent_named(opponent, POLICIES)
        played = vector(weights)
        learner = kernel.EITHER if seat is None else seat
        bundle = kernel.Batch(
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
            told=told_of(batch),
        )
        super().__init__(batch.games, bundle, kernel.step_all, kernel.draw_all)
