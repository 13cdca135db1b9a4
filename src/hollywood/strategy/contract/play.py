"""Whole hands and matches of the contract game, one after the other, a row for each hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from hollywood.kernel.contract import state as at
from hollywood.kernel.contract.layout import (
    MOST_SEATS,
    NOBODY,
    R_HAND_NUMBER,
    R_HANDS,
    R_LENGTH,
    R_SEATS,
)
from hollywood.kernel.contract.rules.deal import stream_of
from hollywood.kernel.contract.rules.moves import apply, price, start
from hollywood.kernel.contract.rules.sight import sight
from hollywood.kernel.contract.rules.turn_order import ASKING, W_MOMENT, begin_asking, next_asked
from hollywood.kernel.contract.scratch import MEMORY_LENGTH
from hollywood.kernel.engine.bits import Vector, zeros
from hollywood.kernel.engine.chance import LENGTH, begin
from hollywood.kernel.engine.compiling import kernel
from hollywood.kernel.engine.vectors import empty_vector
from hollywood.strategy.contract.plan.memo import forget_plans
from hollywood.strategy.contract.policies.choose import choose
from hollywood.strategy.contract.policies.theirs import weights_vector

F_HAND, F_DEALER, F_ENDING, F_WINNER, F_TURNS, F_RESHUFFLES, F_SEATS = range(7)
"""Facts of a hand. From F_SEATS on: penalties by seat, granted calls by seat; in a match also 1 in
its last hand, the winner if there is one alone, and totals by seat."""


STOPPED = -2
"""The ending of a hand that a seat broke off with an illegal action; F_WINNER is that seat."""


@kernel
def row_length(seats: int, in_match: int) -> int:
    """Return how many facts a row has."""
    return F_SEATS + 2 * seats + (2 + seats if in_match else 0)


class Table(NamedTuple):
    """The scratch vectors of one table; nothing of the last hand counts."""

    state: Vector
    """S_LENGTH numbers: the hand that is played."""
    seen: Vector
    """V_LENGTH numbers: the view of the seat that is asked."""
    action: Vector
    """A_LENGTH numbers: what it does."""
    chance: Vector
    """LENGTH numbers for each seat: its generator."""
    work: Vector
    """MEMORY_LENGTH numbers: where hands are planned for, and plans are remembered."""
    rules: Vector
    """R_LENGTH numbers: the rules of the hand."""
    weights: Vector
    """The weights of the players (:func:`.policies.theirs.weights_vector`)."""


def new_table(theirs: Sequence[Sequence[int]] = ()) -> Table:
    """Return a table with room for everything; no plans are remembered yet.

    ``theirs`` are the weights of policies that somebody else wrote.
    """
    lengths = (
        *(at.S_LENGTH, at.V_LENGTH, at.A_LENGTH),
        *(MOST_SEATS * LENGTH, MEMORY_LENGTH, R_LENGTH),
    )
    return Table(*[*map(empty_vector, lengths), weights_vector(theirs)])


@kernel
def play_hands(
    first: int,
    count: int,
    in_matches: int,
    seed: int,
    book: Vector,
    policies: Vector,
    table: Table,
    rows: Vector,
) -> None:
    """Play units ``first`` to ``first + count - 1``, rounds or matches, a row for each hand.

    Round n is hand 1 + n % hands, and seat n % seats deals it. Seat n % seats deals first in match
    n, and the deal goes clockwise. ``book`` has the rules of every hand, one after the other, and
    ``policies`` has the player of each seat.
    """
    state, rules = table.state, table.rules
    place, seats, hands = 0, book[R_SEATS], book[R_HANDS]
    each = hands if in_matches else 1
    for deal in range(first * each, (first + count) * each):
        number, hand = deal // each, deal % hands
        dealer = (number + hand) % seats if in_matches else number % seats
        open_book(book, hand, rules, table.work)
        for seat in range(seats):
            begin(table.chance, LENGTH * seat, seed, number, stream_of(hand + 1, seat))
        start(state, rules, dealer, seed, number)
        play_on(policies, table)
        write_facts(state, rules, dealer, rows, place)
        if in_matches:
            write_totals(rows, place, seats, hand, int(hand == hands - 1))
        place += row_length(seats, in_matches)


@kernel
def play_on(policies: Vector, table: Table) -> None:
    """Play a hand to its end, or until a seat does something illegal: STOPPED.

    :mod:`hollywood.kernel.contract.rules.turn_order` says who is asked when.
    """
    state, rules, action = table.state, table.rules, table.action
    view, work = table.seen, table.work
    asking = zeros(ASKING)
    begin_asking(asking)
    while state[at.S_PHASE] != at.OVER:
        seat = next_asked(state, rules, asking)
        sight(state, rules, seat, view)
        spot = LENGTH * seat
        choose(policies[seat], view, rules, table.weights, table.chance, spot, action, work)
        if action[at.A_KIND] < 0:
            state[at.S_PHASE], state[at.S_ENDING], state[at.S_WINNER] = at.OVER, STOPPED, seat
            return
        if action[at.A_KIND] == at.A_CALL:
            action[at.A_MOMENT] = asking[W_MOMENT]
        if action[at.A_KIND] != at.A_NOTHING:
            apply(state, rules, seat, action)


@kernel
def open_book(book: Vector, hand: int, rules: Vector, work: Vector) -> None:
    """Copy the rules of hand number ``hand`` (from 0); plans for other hands are forgotten."""
    for place in range(R_LENGTH):
        rules[place] = book[R_LENGTH * hand + place]
    forget_plans(work)


@kernel
def lowest_alone(rows: Vector, place: int, seats: int) -> int:
    """Return the seat with the lowest of ``rows[place : place + seats]``; -1 if shared."""
    best, alone = 0, 1
    for seat in range(1, seats):
        if rows[place + seat] < rows[place + best]:
            best, alone = seat, 1
        elif rows[place + seat] == rows[place + best]:
            alone = 0
    return best if alone else NOBODY


@kernel
def write_facts(state: Vector, rules: Vector, dealer: int, rows: Vector, place: int) -> None:
    """Write the facts of a finished hand to ``rows[place:]``."""
    rows[place + F_HAND] = rules[R_HAND_NUMBER]
    rows[place + F_DEALER] = dealer
    rows[place + F_ENDING] = state[at.S_ENDING]
    rows[place + F_WINNER] = state[at.S_WINNER]
    rows[place + F_TURNS] = state[at.S_PLAYED]
    rows[place + F_RESHUFFLES] = state[at.S_RESHUFFLES]
    for seat in range(rules[R_SEATS]):
        rows[place + F_SEATS + seat] = price(state, rules, seat)
        rows[place + F_SEATS + rules[R_SEATS] + seat] = state[at.S_GRANTED + seat]


@kernel
def write_totals(rows: Vector, place: int, seats: int, hand: int, last: int) -> None:
    """Write the state of the match after hand number ``hand`` (from 0) to the end of its row."""
    length, totals = row_length(seats, 1), place + F_SEATS + 2 * seats + 2
    for seat in range(seats):
        before = rows[totals - length + seat] if hand else 0
        rows[totals + seat] = before + rows[place + F_SEATS + seat]
    rows[totals - 2] = last
    rows[totals - 1] = lowest_alone(rows, totals, seats) if last else NOBODY
