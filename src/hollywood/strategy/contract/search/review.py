"""What was done in a hand of the contract game, compared with what could have been done.

:func:`weigh` plays given candidates out in the same imagined rounds, as :mod:`.search` does with
those of the searching player. :func:`lay_open` plays on from a hand with all cards open, once with
the stock in any order and once with given cards drawn first: the difference is the luck of drawing
them. :func:`deal_open` does so from the deal.

What comes of a hand is an *outcome*: the penalty of each seat, and who went out (NOBODY: nobody
did). So one hand can be counted in points and in the match, for any seat.
"""

from __future__ import annotations

from typing import NamedTuple

from hollywood.kernel.contract import state as at
from hollywood.kernel.contract.evidence import Evidence
from hollywood.kernel.contract.layout import R_SEATS
from hollywood.kernel.contract.rules.deal import deal_from, finish_shuffle, fresh_deck
from hollywood.kernel.contract.rules.moves import apply, finish, price
from hollywood.kernel.contract.rules.sight import copy_round
from hollywood.kernel.contract.rules.turn_order import begin_asking, go_on_asking
from hollywood.kernel.engine.bits import Vector
from hollywood.kernel.engine.chance import Stream, begin, below, word32
from hollywood.kernel.engine.compiling import kernel
from hollywood.strategy.contract.belief.dealt import begin_root
from hollywood.strategy.contract.belief.history import forget_histories
from hollywood.strategy.contract.belief.worlds import imagine_next, look_back
from hollywood.strategy.contract.search.desk import Desk, Player, load_alike, load_weights
from hollywood.strategy.contract.search.entries import carry_out
from hollywood.strategy.contract.search.search import play_on_planning, play_out
from hollywood.strategy.contract.search.seat_stocks import share_out
from hollywood.strategy.contract.settings import Q_HORIZON


class Opening(NamedTuple):
    """Where hands with open cards begin."""

    state: Vector
    """S_LENGTH numbers: all hands are known, and the stock is in any order. If the stock is used
    up by the time cards are drawn, they come from the pile."""
    first: Vector
    """A_LENGTH numbers: what the player in turn does first. If it is A_NOTHING, everybody is first
    asked who may call for the discard on offer."""
    drawn: Vector
    """Where every hand is played a second time, the cards that are drawn first then; may be
    empty."""


@kernel
def weigh(
    evidence: Evidence, player: Player, desk: Desk, alive: Vector, chance: Stream, rows: Vector
) -> None:
    """Play the candidates on the desk out in the same imagined rounds.

    Histories of the others are found anew. ``alive`` has a number for each candidate. ``rows`` gets
    an outcome for each round and each candidate, as many as there is room for; that of a candidate
    which is not alive is left alone.
    """
    rules, settings = evidence.rules, player.settings
    belief, board = desk.belief, desk.board
    seat = evidence.seen[at.S_SEAT]
    number = len(alive)
    length = rules[R_SEATS] + 1
    load_weights(player.weights, board)
    begin_root(evidence, belief)
    forget_histories(belief.histories)
    known = look_back(evidence, settings, belief, chance)
    for world in range(len(rows) // (length * number)):
        imagine_next(world, known, evidence, settings, belief, chance)
        for each in range(number):
            if alive[each]:
                copy_round(belief.world, board.state, rules)
                carry_out(desk.lays, desk.found, each, board.action)
                play_out(seat, rules, settings[Q_HORIZON], board)
                _write(board.state, rules, rows, length * (number * world + each))


@kernel
def lay_open(
    opening: Opening, rules: Vector, player: Player, desk: Desk, chance: Stream, rows: Vector
) -> None:
    """Play on from the opening with open hands: two outcomes for each order of the stock.

    ``rows`` is filled. The second outcome is written only if the opening names drawn cards. All
    seats play by the same weights.
    """
    world, board = desk.belief.world, desk.board
    state, action = board.state, board.action
    first, drawn = opening.first, opening.drawn
    seat = opening.state[at.S_TURN]
    length = rules[R_SEATS] + 1
    load_alike(player.weights, board)
    for trial in range(len(rows) // (2 * length)):
        copy_round(opening.state, world, rules)
        _shuffle_stock(world, first[at.A_KIND], chance)
        for column in range(1 + int(len(drawn) > 0)):
            copy_round(world, state, rules)
            for place in range(world[at.S_PREPARED] + 1):
                state[at.S_PREPARED + place] = world[at.S_PREPARED + place]
            if column:
                for place in range(len(drawn)):
                    _bring_forward(state, place, drawn[place])
            for place in range(at.A_LENGTH):
                action[place] = first[place]
            last = state[at.S_TURNS] + player.settings[Q_HORIZON]
            if action[at.A_KIND] == at.A_NOTHING:
                begin_asking(board.asking)
            else:
                go_on_asking(state, rules, seat, board.asking)
                apply(state, rules, seat, action)
            finish_shuffle(state)
            share_out(state, board.stocks)
            if state[at.S_PHASE] != at.OVER:
                play_on_planning(seat, rules, last, board)
            _write(state, rules, rows, length * (2 * trial + column))


@kernel
def deal_open(
    dealer: int, rules: Vector, player: Player, desk: Desk, chance: Stream, rows: Vector
) -> None:
    """Deal and play whole hands, all seats by the same weights; fill ``rows`` with outcomes."""
    board = desk.board
    state = board.state
    length = rules[R_SEATS] + 1
    load_alike(player.weights, board)
    for number in range(len(rows) // length):
        fresh_deck(state, rules, word32(chance.state, chance.at), number)
        deal_from(state, rules, dealer)
        finish(state, rules)
        finish_shuffle(state)
        begin_asking(board.asking)
        share_out(state, board.stocks)
        if state[at.S_PHASE] != at.OVER:
            play_on_planning(state[at.S_TURN], rules, player.settings[Q_HORIZON], board)
        _write(state, rules, rows, length * number)


@kernel
def _shuffle_stock(world: Vector, kind: int, chance: Stream) -> None:
    """Shuffle the stock; if it is used up, shuffle the pile that will become the stock."""
    begin(world, at.S_CHANCE, word32(chance.state, chance.at), 0, 0)
    world[at.S_SHUFFLED] = world[at.S_NEXT]
    finish_shuffle(world)
    count = 0
    if not world[at.S_STOCK]:
        # By then the discard that was called for is gone.
        count = world[at.S_PILE_SIZE] - 1 - int(kind == at.A_ALLOW)
        for place in range(count):
            world[at.S_PREPARED + 1 + place] = world[at.S_PILE + place]
        for place in range(count - 1):
            other = place + below(chance.state, chance.at, count - place)
            card = world[at.S_PREPARED + 1 + other]
            world[at.S_PREPARED + 1 + other] = world[at.S_PREPARED + 1 + place]
            world[at.S_PREPARED + 1 + place] = card
    world[at.S_PREPARED] = count


@kernel
def _bring_forward(state: Vector, place: int, card: int) -> None:
    """Let ``card`` be at ``place`` of what is drawn, if it is there to be drawn."""
    first, size = at.S_DECK + state[at.S_NEXT], state[at.S_STOCK]
    if not size:
        first, size = at.S_PREPARED + 1, state[at.S_PREPARED]
    for other in range(first + place, first + size):
        if state[other] == card:
            state[other] = state[first + place]
            state[first + place] = card
            return


@kernel
def _write(state: Vector, rules: Vector, rows: Vector, place: int) -> None:
    """Write the outcome of a hand."""
    seats = rules[R_SEATS]
    for seat in range(seats):
        rows[place + seat] = price(state, rules, seat)
    rows[place + seats] = state[at.S_WINNER]
