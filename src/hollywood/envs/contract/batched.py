"""Batches of May-I: the arrays of a batch as bundles of the kernel."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from hollywood.contract.rules import ContractRules
from hollywood.contract.vectors.rules import rules_vector
from hollywood.envs.contract.actions import most_melds
from hollywood.errors import HollywoodError
from hollywood.kernel.contract.layout import MOST_MELDS, R_LENGTH
from hollywood.kernel.contract.scratch import MEMORY_LENGTH
from hollywood.kernel.contract.state import A_LENGTH, V_LENGTH
from hollywood.kernel.engine.chance import LENGTH, begin
from hollywood.kernel.engine.compiling import can_compile, compiled
from hollywood.kernel.engine.vectors import divisible_vector, empty_vector, vector
from hollywood.strategy.contract import batch as kernel
from hollywood.strategy.contract.numbered import open_length
from hollywood.strategy.contract.policies.choose import POLICIES
from hollywood.strategy.contract.policies.weights import PLAIN

if TYPE_CHECKING:
    from hollywood.envs.batched import Batch

_SAMPLES = 1
"""The number of the stream of the sampled actions."""


class ContractBatch:
    """What the kernel needs for a batch of May-I."""

    def __init__(self, batch: Batch, opponent: str | None, seat: int | None) -> None:
        """Prepare the vectors; nothing is dealt yet."""
        rules, seats = batch.game.rules, batch.game.players
        assert isinstance(rules, ContractRules), "the caller has looked"
        name = "random" if opponent is None else opponent
        if name not in POLICIES:
            raise HollywoodError(
                f"there is no opponent {name!r} in the kernel: there are {', '.join(POLICIES)}"
            )
        melds = most_melds(rules, seats)
        if melds > MOST_MELDS:
            raise HollywoodError(f"{melds} melds can lie on the table: a batch has {MOST_MELDS}")
        learner = kernel.EACH if seat is None else seat
        length = kernel.B_OPEN + open_length(melds)
        waiting: Any = batch.waiting
        self._compiled = can_compile()
        self._batch = kernel.Batch(
            rows=divisible_vector(batch.games * length),
            book=_book(rules, seats),
            policies=vector([POLICIES[name]] * seats),
            plain=vector(PLAIN),
            seen=empty_vector(V_LENGTH),
            action=empty_vector(A_LENGTH),
            works=divisible_vector(rules.hands * MEMORY_LENGTH),
            asked=kernel.Asked(
                games=batch.games,
                seed=0,
                learner=kernel.ALL if opponent is None else learner,
                episodes=("round", "match").index(batch.game.episode),
                rewards=("points", "win").index(batch.game.reward),
                melds=melds,
                width=batch.game.observation_size,
                length=length,
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


def _book(rules: ContractRules, seats: int) -> Any:
    """Return the rules of every hand, one after the other."""
    book = divisible_vector(rules.hands * R_LENGTH)
    for hand in range(rules.hands):
        numbers = rules_vector(rules, seats=seats, hand_number=hand + 1)
        for place, number in enumerate(numbers, hand * R_LENGTH):
            book[place] = number
    return book
