"""Batches of May-I: the arrays of a batch as bundles of the kernel."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from hollywood.contract.rules import ContractRules
from hollywood.contract.vectors.rules import rules_vector
from hollywood.envs.contract.actions import most_melds
from hollywood.envs.inner import Start
from hollywood.envs.kernel_batch import Calls, KernelBatch, opponent_named, recall_of, told_of
from hollywood.envs.state import first_course
from hollywood.errors import HollywoodError
from hollywood.kernel.contract.layout import MOST_MELDS, R_LENGTH
from hollywood.kernel.contract.scratch import MEMORY_LENGTH
from hollywood.kernel.contract.state import A_LENGTH, V_LENGTH
from hollywood.kernel.engine.telling import memory_length
from hollywood.kernel.engine.vectors import divisible_vector, empty_vector, vector
from hollywood.match.course import ContractCourse, Course
from hollywood.strategy.contract import batch as kernel
from hollywood.strategy.contract.numbered import open_length
from hollywood.strategy.contract.policies.choose import POLICIES
from hollywood.strategy.contract.policies.weights import PLAIN

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from hollywood.envs.batched import Batch


class ContractBatch(KernelBatch):
    """A batch of May-I in the kernel."""

    def __init__(self, batch: Batch, opponent: str | None) -> None:
        """Prepare the vectors; nothing is dealt yet."""
        rules, seats = batch.game.rules, batch.game.players
        assert isinstance(rules, ContractRules), "the caller has looked"
        policy = opponent_named(opponent, POLICIES)
        melds = most_melds(rules, seats)
        if melds > MOST_MELDS:
            raise HollywoodError(f"{melds} melds can lie on the table: a batch has {MOST_MELDS}")
        learner = kernel.EACH if batch.seat is None else batch.seat
        recall = recall_of(batch)
        memory = kernel.B_OPEN + open_length(melds)
        length = memory + seats * memory_length(recall)
        bundle = kernel.Batch(
            rows=divisible_vector(batch.games * length),
            book=_book(rules, seats),
            policies=vector([policy] * seats),
            plain=vector(PLAIN),
            seen=empty_vector(V_LENGTH),
            action=empty_vector(A_LENGTH),
            works=divisible_vector(rules.hands * MEMORY_LENGTH),
            asked=kernel.Asked(
                games=batch.games,
                seed=0,
                learner=kernel.ALL if opponent is None else learner,
                episodes=("round", "match").index(batch.game.episode),
                rewards=("points", "win", "equity").index(batch.game.reward),
                melds=melds,
                width=batch.game.observation_size,
                recall=recall,
                memory=memory,
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
        game, hand = self._batch.game, 1
        assert isinstance(game.rules, ContractRules)
        if game.episode == "round":
            hand += self.turn_of(episode) // game.players % game.rules.hands
        return first_course(game, Start(self.dealer_of(episode), hand))

    def course_after(self, course: Course, row: NDArray[np.int64]) -> Course:
        """See the base class."""
        assert isinstance(course, ContractCourse)
        first = kernel.B_PENALTIES
        penalties = tuple(map(int, row[first : first + self._batch.game.players]))
        return msgspec.structs.replace(course, sheet=course.sheet.after(penalties))


def _book(rules: ContractRules, seats: int) -> Any:
    """Return the rules of every hand, one after the other."""
    book = divisible_vector(rules.hands * R_LENGTH)
    for hand in range(rules.hands):
        numbers = rules_vector(rules, seats=seats, hand_number=hand + 1)
        for place, number in enumerate(numbers, hand * R_LENGTH):
            book[place] = number
    return book
