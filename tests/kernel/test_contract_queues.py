"""Imagined stocks: every seat draws its own cards, whatever the others draw."""

from __future__ import annotations

import random
from typing import Any

from hollywood.contract import CONTRACT_PRESETS
from hollywood.contract.vectors.rules import rules_vector
from hollywood.kernel.contract import state as at
from hollywood.kernel.contract.rules.deal import finish_shuffle, next_card
from hollywood.kernel.contract.rules.moves import start
from hollywood.kernel.engine.compiling import compiled
from hollywood.kernel.engine.vectors import empty_vector, vector
from hollywood.strategy.contract.search.seat_stocks import STOCKS_LENGTH, bring_up, share_out

RULES = vector(rules_vector(CONTRACT_PRESETS["may-i"], seats=4, hand_number=3))


def dealt() -> tuple[Any, Any]:
    state, stocks = empty_vector(at.S_LENGTH), empty_vector(STOCKS_LENGTH)
    compiled(start)(state, RULES, 0, 7, 1)
    compiled(finish_shuffle)(state)
    compiled(share_out)(state, stocks)
    return state, stocks


def drawn(order: list[int]) -> list[list[int]]:
    """Let the seats draw in this order; return the cards that each one got."""
    state, stocks = dealt()
    got: list[list[int]] = [[] for _ in range(4)]
    for seat in order:
        compiled(bring_up)(state, RULES, seat, at.A_DRAW, stocks)
        got[seat].append(int(compiled(next_card)(state)))
    return got


def test_the_order_of_the_seats_does_not_matter() -> None:
    chance = random.Random(1)
    in_turn = drawn([number % 4 for number in range(40)])
    for _ in range(20):
        order = [number % 4 for number in range(40)]
        chance.shuffle(order)
        assert drawn(order) == in_turn


def test_who_draws_more_takes_no_card_of_the_others() -> None:
    """As long as its own last: two more for seat 0, who called, and the others draw the same."""
    assert drawn([0, 0, 0, 1, 2, 3, 0, 1, 2, 3])[1:] == drawn([0, 1, 2, 3] * 2)[1:]


def test_every_card_is_drawn_once_even_when_own_ones_are_used_up() -> None:
    state, _ = dealt()
    stock = int(state[at.S_STOCK])
    cards = sorted(map(int, state[at.S_DECK + int(state[at.S_NEXT]) :][:stock]))
    chance = random.Random(2)
    for _ in range(10):
        order = [chance.choice((0, 0, 0, 1, 2, 3)) for _ in range(stock)]
        assert sorted(card for one in drawn(order) for card in one) == cards


def test_the_card_that_a_call_costs_is_the_callers() -> None:
    state, stocks = dealt()
    first = int(state[at.S_DECK + int(state[at.S_NEXT]) + 2])
    assert int(state[at.S_TURN]) == 1
    state[at.S_CALLS], state[at.S_CALL_SEATS] = 1, 2
    compiled(bring_up)(state, RULES, 1, at.A_ALLOW, stocks)
    assert int(compiled(next_card)(state)) == first
