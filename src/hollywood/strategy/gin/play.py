"""A loop that deals rounds of gin, plays them with two policies, and writes a row for each.

A round depends only on the seed and on its numbers. It has one random stream for the deck and one
for each seat (:func:`stream_of`).
"""

from __future__ import annotations

from typing import NamedTuple

from hollywood.kernel.deadwood.deadwood import deadwood
from hollywood.kernel.engine.bits import Vector, zeros
from hollywood.kernel.engine.chance import LENGTH, Stream, begin
from hollywood.kernel.engine.compiling import kernel
from hollywood.kernel.gin import layout as at
from hollywood.kernel.gin import price as of
from hollywood.kernel.gin.deal import deal as deal_round
from hollywood.kernel.gin.game import Board, Game
from hollywood.kernel.gin.moves import apply
from hollywood.kernel.gin.price import price
from hollywood.kernel.gin.sight import sight
from hollywood.strategy.gin.policies.choose import choose
from hollywood.strategy.gin.policies.linear import linear

MOST_BOARDS = 4
_STREAMS = 4
"""The streams of one board: the deck, the two seats, and a spare one."""

(
    F_DEALER,
    F_ENDING,
    F_SCORED,
    F_WINNER,
    F_POINTS,
    F_BOXES,
    F_KNOCKER,
    F_KNOCKER_DEADWOOD,
    F_DEFENDER_DEADWOOD,
    F_DEALT,  # the least deadwood of the dealt hand, by seat
    _F_UNUSED,
    F_TURNS,
    F_LAYOFFS,
    F_KNOCKER_LAYOFFS,
    F_UPCARD,
    F_LENGTH,
) = range(16)
"""The facts of a round: the layout of a row."""

STOPPED = -2
"""The ending of a round that a seat broke off with an illegal action; F_KNOCKER is that seat."""


class Seats(NamedTuple):
    """Who sits at the two seats."""

    policies: Vector
    """The numbers of two policies (:mod:`hollywood.strategy.gin.policies.choose`), by seat."""
    first_weights: Vector
    """The weights of the policy at seat 0. The policy determines how many there are."""
    second_weights: Vector
    """The weights of the policy at seat 1."""


class Deal(NamedTuple):
    """Which round to deal: the same numbers give the same cards."""

    dealer: int
    """The seat that deals, 0 or 1."""
    seed: int
    number: int
    """The number of the round, or of its match."""
    stream: int
    """The random stream of the deck (:func:`stream_of`)."""


@kernel
def stream_of(rounds: int, board: int) -> int:
    """Return the stream of the deck for round ``rounds`` (from 0) of a match, at board ``board``.

    The next two streams are those of the seats.
    """
    return (rounds * MOST_BOARDS + board) * _STREAMS


@kernel
def play_round(
    board: Board,
    game: Game,
    seats: Seats,
    deal: Deal,
    chance: list[int],
    facts: list[int],
    place: int,
) -> None:
    """Play a round; write its facts to ``facts[place:place + F_LENGTH]``.

    ``chance`` is scratch for the generators of both seats, LENGTH numbers each.
    """
    rules = game.rules
    tables = game.tables
    state = board.state
    deal_round(state, rules, deal.dealer, deal.seed, deal.number, deal.stream)
    begin(chance, 0, deal.seed, deal.number, deal.stream + 1)
    begin(chance, LENGTH, deal.seed, deal.number, deal.stream + 2)
    facts[place + F_DEALT] = deadwood(state[at.S_HANDS], tables)
    facts[place + F_DEALT + 1] = deadwood(state[at.S_HANDS + 1], tables)
    while state[at.S_PHASE] != at.OVER:
        seat = state[at.S_AWAITING]
        sight(state, rules, seat, board.seen)
        weights = seats.second_weights if seat else seats.first_weights
        policy = seats.policies[seat]
        choose(policy, board.seen, rules, tables, weights, chance, seat * LENGTH, board.action)
        if board.action[at.A_KIND] < 0:
            _stop(seat, facts, place)
            return
        apply(state, rules, board.action)
    score = board.score
    price(state, rules, tables, score)
    facts[place + F_DEALER] = state[at.S_DEALER]
    facts[place + F_ENDING] = state[at.S_ENDING]
    facts[place + F_SCORED] = score[of.P_KIND]
    facts[place + F_WINNER] = score[of.P_WINNER]
    facts[place + F_POINTS] = score[of.P_POINTS]
    facts[place + F_BOXES] = score[of.P_BOXES]
    facts[place + F_KNOCKER] = state[at.S_KNOCKER]
    facts[place + F_KNOCKER_DEADWOOD] = score[of.P_KNOCKER_DEADWOOD]
    facts[place + F_DEFENDER_DEADWOOD] = score[of.P_DEFENDER_DEADWOOD]
    facts[place + F_TURNS] = state[at.S_TURNS]
    facts[place + F_LAYOFFS] = state[at.S_LAYOFFS]
    facts[place + F_KNOCKER_LAYOFFS] = state[at.S_KNOCKER_LAYOFFS]
    facts[place + F_UPCARD] = state[at.S_UPCARD]


@kernel
def _stop(seat: int, facts: list[int], place: int) -> None:
    """Write the facts of a round in which ``seat`` did something illegal: nobody scores."""
    for fact in range(place + F_DEALER, place + F_LENGTH):
        facts[fact] = 0
    facts[place + F_ENDING] = STOPPED
    facts[place + F_WINNER] = at.NOBODY
    facts[place + F_KNOCKER] = seat


@kernel
def play_out(
    board: Board, game: Game, first_weights: list[int], second_weights: list[int], chance: Stream
) -> None:
    """Play the round on ``board`` to its end by linear policies, by seat, and score it.

    Unlike :func:`play_round` it needs no other policy, and so takes less time to compile.
    """
    state = board.state
    while state[at.S_PHASE] != at.OVER:
        seat = state[at.S_AWAITING]
        sight(state, game.rules, seat, board.seen)
        weights = second_weights if seat else first_weights
        linear(board.seen, game.rules, game.tables, weights, chance.state, chance.at, board.action)
        apply(state, game.rules, board.action)
    price(state, game.rules, game.tables, board.score)


@kernel
def play_rounds(
    first: int, count: int, seed: int, game: Game, seats: Seats, rows: list[int]
) -> None:
    """Play ``count`` single rounds from number ``first`` on; seat ``number % 2`` deals.

    ``rows`` gets F_LENGTH numbers for each.
    """
    board = Board(zeros(at.S_LENGTH), zeros(at.V_LENGTH), zeros(at.A_LENGTH), zeros(of.P_LENGTH))
    chance = zeros(2 * LENGTH)
    for number in range(first, first + count):
        deal = Deal(number & 1, seed, number, 0)
        play_round(board, game, seats, deal, chance, rows, (number - first) * F_LENGTH)
