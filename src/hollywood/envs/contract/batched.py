"""Batches of May-I: the arrays of a batch as bundles of the kernel."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hollywood.contract.rules import ContractRules
from hollywood.contract.vectors.rules import rules_vector
from hollywood.envs.contract.actions import most_melds
from hollywood.envs.kernel_batch import KernelBatch, opponent_named, told_of
from hollywood.errors import HollywoodError
from hollywood.kernel.contract.layout import MOST_MELDS, R_LENGTH
from hollywood.kernel.contract.scratch import MEMORY_LENGTH
from hollywood.kernel.contract.state import A_LENGTH, V_LENGTH
from hollywood.kernel.engine.vectors import divisible_vector, empty_vector, vector
from hollywood.strategy.contract import batch as kernel
from hollywood.strategy.contract.numbered import open_length
from hollywood.strategy.contract.policies.choose import POLICIES
from hollywood.strategy.contract.policies.weights import PLAIN

if TYPE_CHECKING:
    from hollywood.envs.batched import Batch


class ContractBatch(KernelBatch):
    """A batch of May-I in the kernel."""

    def __init__(self, batch: Batch, opponent: str | None, seat: int | None) -> None:
        """Prepare the vectors; nothing is dealt yet."""
        rules, seats = batch.game.rules, batch.game.players
        assert isinstance(rules, ContractRules), "the caller has looked"
        policy = opponent_named(opponent, POLICIES)
        melds = most_melds(rules, seats)
        if melds > MOST_MELDS:
            raise HollywoodError(f"{melds} melds can lie on the table: a batch has {MOST_MELDS}")
        learner = kernel.EACH if seat is None else seat
        length = kernel.B_OPEN + open_length(melds)
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
                rewards=("points", "win").index(batch.game.reward),
                melds=melds,
                width=batch.game.observation_size,
                length=length,
            ),
            told=told_of(batch),
        )
        super().__init__(batch.games, bundle, kernel.step_all, kernel.draw_all)


def _book(rules: ContractRules, seats: int) -> Any:
    """Return the rules of every hand, one after the other."""
    book = divisible_vector(rules.hands * R_LENGTH)
    for hand in range(rules.hands):
        numbers = rules_vector(rules, seats=seats, hand_number=hand + 1)
        for place, number in enumerate(numbers, hand * R_LENGTH):
            book[place] = number
    return book
