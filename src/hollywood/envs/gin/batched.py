"""Batches of gin: the arrays of a batch as bundles of the kernel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hollywood.envs.inner import Start
from hollywood.envs.kernel_batch import Calls, KernelBatch, opponent_named, recall_of, told_of
from hollywood.envs.rewards import most_rounds
from hollywood.envs.state import first_course
from hollywood.gin.rules import GinRules
from hollywood.gin.vectors.rules import game_of
from hollywood.kernel.engine.vectors import divisible_vector, empty_vector, vector
from hollywood.kernel.gin import layout as at
from hollywood.kernel.gin.game import Board
from hollywood.kernel.gin.price import P_LENGTH
from hollywood.kernel.gin.seating import FORMS
from hollywood.match.columns import Entry
from hollywood.match.course import Course, GinCourse
from hollywood.strategy.gin import batch as kernel
from hollywood.strategy.gin.play import Seats
from hollywood.strategy.gin.policies.choose import POLICIES

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from hollywood.envs.batched import Batch


class GinBatch(KernelBatch):
    """A batch of gin in the kernel."""

    def __init__(self, batch: Batch, opponent: str | None) -> None:
        """Prepare the vectors; nothing is dealt yet."""
        rules = batch.game.rules
        assert isinstance(rules, GinRules), "the caller has looked"
        policy, weights = opponent_named(opponent, POLICIES)
        played = vector(weights)
        learner = kernel.EACH if batch.seat is None else batch.seat
        form, recall = FORMS.index(rules.form), recall_of(batch)
        length = kernel.row_length(form, rules.players, recall)
        bundle = kernel.Batch(
            rows=divisible_vector(batch.games * length),
            game=game_of(rules),
            seats=Seats(vector((policy, policy)), played, played),
            board=Board(
                *(empty_vector(size) for size in (at.S_LENGTH, at.V_LENGTH, at.A_LENGTH, P_LENGTH))
            ),
            asked=kernel.Asked(
                games=batch.games,
                seed=0,
                learner=kernel.ALL if opponent is None else learner,
                episodes=("round", "match").index(batch.game.episode),
                rewards=("points", "win", "equity").index(batch.game.reward),
                most_rounds=most_rounds(batch.game),
                width=batch.game.observation_size,
                recall=recall,
                form=form,
                players=rules.players,
                all_won=rules.partners_extra_boxes,
                length=length,
            ),
            told=told_of(batch),
        )
        calls = Calls(
            *(kernel.step_all, kernel.resume_all, kernel.draw_all),
            *(kernel.B_PAUSED, kernel.B_OVER),
        )
        super().__init__(batch, bundle, calls)

    def first_course(self, episode: int) -> Course:
        """See the base class."""
        return first_course(self._batch.game, Start(self.dealer_of(episode)))

    def course_after(self, course: Course, row: NDArray[np.int64]) -> Course:
        """See the base class."""
        assert isinstance(course, GinCourse)
        side, points, boxes = (
            int(row[place]) for place in (kernel.B_SIDE, kernel.B_POINTS, kernel.B_BOXES)
        )
        return course.entered(Entry(None if side < 0 else side, points, boxes))
