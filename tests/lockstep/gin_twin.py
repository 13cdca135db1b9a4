"""A round of gin in the kernel, led by a player who plays it in the engine as well."""

from __future__ import annotations

from typing import Any

from hollywood.cards import Card
from hollywood.gin import GinRules
from hollywood.gin.vectors.rules import rules_vector
from hollywood.kernel.engine.compiling import compiled
from hollywood.kernel.engine.vectors import empty_vector, meld_tables, vector
from hollywood.kernel.gin import layout as at
from hollywood.kernel.gin.deal import deal_from
from hollywood.kernel.gin.legality import legal
from hollywood.kernel.gin.moves import apply
from hollywood.kernel.gin.price import P_LENGTH, price
from hollywood.kernel.gin.sight import sight
from hollywood.play import Seat
from hollywood.strategy.gin.policies.choose import POLICIES, choose
from tests.lockstep.gin_telling import told_by_kernel

MOST = 8192


def policies() -> dict[str, Any]:
    """The policies by name, as the compiled kernel takes them."""
    return {name: (number, vector(weights)) for name, (number, weights) in POLICIES.items()}


class Twin:
    """A round in the kernel that follows a round in the engine."""

    def __init__(self, rules: GinRules) -> None:
        self.rules = rules
        self.vector = vector(rules_vector(rules))
        self.tables = meld_tables(rules.melds.tables)
        self.state = empty_vector(at.S_LENGTH)
        self.view = empty_vector(at.V_LENGTH)
        self.action = empty_vector(at.A_LENGTH)
        self.score = empty_vector(P_LENGTH)
        self.rows = empty_vector(MOST * at.A_LENGTH)

    def deal(self, deck: tuple[Card, ...], dealer: Seat) -> None:
        for place, card in enumerate(deck):
            self.state[at.S_DECK + place] = int(card)
        self.state[at.S_SHUFFLED] = len(deck)
        compiled(deal_from)(self.state, self.vector, int(dealer))

    def apply(self, action: list[int]) -> None:
        for place, number in enumerate(action):
            self.action[place] = number
        compiled(apply)(self.state, self.vector, self.action)

    def told(self) -> dict[str, Any]:
        return told_by_kernel(plain(self.state))

    def legal(self) -> list[list[int]]:
        count = compiled(legal)(self.state, self.vector, self.tables, self.rows, MOST)
        assert count <= MOST
        rows = plain(self.rows[: count * at.A_LENGTH])
        return [rows[row : row + at.A_LENGTH] for row in range(0, len(rows), at.A_LENGTH)]

    def seen_by(self, seat: int) -> list[int]:
        compiled(sight)(self.state, self.vector, seat, self.view)
        return plain(self.view)

    def priced(self) -> list[int]:
        compiled(price)(self.state, self.vector, self.tables, self.score)
        return plain(self.score)

    def chosen(self, policy: tuple[int, Any], chance: Any) -> list[int]:
        """What a policy of the kernel does now."""
        compiled(sight)(self.state, self.vector, self.state[at.S_AWAITING], self.view)
        number, weights = policy
        compiled(choose)(
            number,
            self.view,
            self.vector,
            self.tables,
            weights,
            chance,
            0,
            self.action,
        )
        return plain(self.action)


def plain(numbers: Any) -> list[int]:
    return numbers if isinstance(numbers, list) else numbers.tolist()
