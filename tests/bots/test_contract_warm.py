"""The weaker players of May-I discard at a temperature, and value cards as the greedy one does."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from hollywood.bots.contract import warm
from hollywood.bots.contract.policy import decided_greedily
from hollywood.bots.contract.warm import warm_contract_choice
from hollywood.cards import Card
from hollywood.contract import CONTRACT_PRESETS, ContractView
from hollywood.play import Discard, Seat
from tests.bots.tables import bot, dealt, moments
from tests.contract.setting import ME, sitting
from tests.oracles import contract_greedy as readable


def throws(name: str, hand: int, seed: int) -> Iterator[ContractView]:
    """Views of players about to discard, in a hand of greedy players."""
    rules = CONTRACT_PRESETS[name]
    seats = min(rules.players)
    for before, seat in moments(
        dealt(rules, players=seats, hand=hand, seed=seed), [bot("greedy")] * seats
    ):
        view = before.view(seat)
        assert isinstance(view, ContractView)
        if seat == before.awaiting and isinstance(readable.contract_choice(view), Discard):
            yield view


def cost(view: ContractView, seat: Seat, card: Card) -> float:
    """The cost of a discard, computed readably."""
    if view.table.down[seat] is not None:
        return -float(view.table.rules.points.of(card))
    plan = readable.plan_of(view, view.hand, len(view.hand))
    worth = readable.card_worth(view, seat, card)
    if plan.used >> card & 1:
        left = readable.plan_of(view, view.hand - card, len(view.hand))
        worth += 8.0 + 25.0 * (left.missing - plan.missing)
    return worth


@pytest.mark.parametrize(
    ("name", "hand"),
    [("may-i", 2), ("may-i", 7), ("liverpool", 3), ("shanghai", 1), ("shanghai", 10)],
)
def test_a_throw_costs_what_is_worked_out_readably(name: str, hand: int) -> None:
    """To the last bit: a random choice by these figures depends on each of them."""
    cards = down = 0
    for view in throws(name, hand, seed=3):
        decision = decided_greedily(view)
        assert decision is not None
        assert view.seat is not None
        drawn = warm.costs(decision)
        assert list(drawn) == readable.cards_to_throw(view)
        assert list(drawn.values()) == [cost(view, view.seat, card) for card in drawn]
        cards += len(drawn)
        down += view.table.down[view.seat] is not None
    assert cards > 20
    assert down or hand in {7, 10}


def test_a_card_that_costs_little_more_is_thrown_nearly_as_often() -> None:
    view = sitting("3c 3d 9s 9h 5c Kd Td 2h").view(ME)
    chance = random.Random(1)
    thrown = Counter(str(warm_contract_choice(view, 1200, chance)) for _ in range(60))
    assert len(thrown) > 2
    cold = {warm_contract_choice(view, 1, chance) for _ in range(10)}
    assert cold == {readable.contract_choice(view)}
