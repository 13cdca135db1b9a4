"""Matches of the contract game with a player of any kind at each seat, to see who is the better.

The same seed and number deal the same cards whoever sits where, so a player can be put at one seat
after the other of the same match.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from hollywood.kernel.contract import state as at
from hollywood.kernel.contract.evidence import Evidence
from hollywood.kernel.contract.layout import R_SEATS
from hollywood.kernel.contract.rules.deal import stream_of
from hollywood.kernel.contract.rules.moves import apply, price, start
from hollywood.kernel.contract.rules.sight import sight
from hollywood.kernel.contract.rules.story import STORY_LENGTH, begin_story, tell, tell_calls
from hollywood.kernel.contract.rules.turn_order import ASKING, W_MOMENT, begin_asking, next_asked
from hollywood.kernel.engine.bits import Vector, zeros
from hollywood.kernel.engine.chance import LENGTH, Stream, begin
from hollywood.kernel.engine.compiling import kernel
from hollywood.strategy.contract.belief.history import forget_histories
from hollywood.strategy.contract.net.net import Net
from hollywood.strategy.contract.net.player import G_LENGTH, guess
from hollywood.strategy.contract.plan.memo import forget_plans
from hollywood.strategy.contract.play import Table, open_book
from hollywood.strategy.contract.policies.choose import choose
from hollywood.strategy.contract.policies.planner import planner
from hollywood.strategy.contract.policies.weights import K_LENGTH, plain_weights
from hollywood.strategy.contract.search.candidates import F_SPENT, F_WORLDS
from hollywood.strategy.contract.search.desk import Desk, Player
from hollywood.strategy.contract.search.search import search
from hollywood.strategy.contract.settings import Q_LENGTH

PLANNER, SEARCHER, GUESSER = 8, 9, 10
"""Players beside those of :mod:`hollywood.strategy.contract.policies.choose`."""

D_DECISIONS, D_SPENT, D_WORLDS, D_TURNS, D_WINNER = range(5)
"""Of each hand: decisions that were searched, turns imagined, rounds imagined, turns, who went out;
then for each seat its penalty points, granted calls, and the turn of its laying down."""
D_SEATS: Final = 5
D_SEAT: Final = 3


class Deal(NamedTuple):
    """Which hand is played: the same numbers give the same cards."""

    hand: int
    """The number of the hand in its match, from 0."""
    dealer: int
    """The seat that deals the first hand of the match."""
    seed: int
    number: int
    """The number of the match."""


class Seats(NamedTuple):
    """Who sits at the table."""

    players: Vector
    """Three numbers for each seat: its kind, its set of weights, and its set of settings."""
    weights: Vector
    """K_LENGTH numbers for each set. Of the others, a searching player expects the first set."""
    settings: Vector
    """Q_LENGTH numbers for each set."""
    net: Net
    """The net of those who search or guess; may be empty."""
    stakes: Vector
    """STAKES_LENGTH numbers: what those who search play for."""


@kernel
def duel(deal: Deal, book: Vector, seats: Seats, table: Table, desk: Desk, row: Vector) -> None:
    """Play a hand; what it came to is left in ``row``.

    ``book`` has the rules of every hand of a match, one after the other.
    """
    state, view, action = table.state, table.seen, table.action
    rules, chance, work = table.rules, table.chance, table.work
    players = seats.players
    weights, settings = zeros(2 * K_LENGTH), zeros(Q_LENGTH)
    plain, guessed, asking = plain_weights(), zeros(G_LENGTH), zeros(ASKING)
    evidence = Evidence(view, zeros(STORY_LENGTH), rules)
    searcher = Player(settings, weights, seats.net, seats.stakes)
    count = book[R_SEATS]
    open_book(book, deal.hand, rules, work)
    forget_plans(desk.board.work)
    for seat in range(count):
        stream = stream_of(deal.hand + 1, seat)
        begin(chance, LENGTH * seat, deal.seed, deal.number, stream)
    for place in range(D_SEATS):
        row[place] = 0
    start(state, rules, (deal.dealer + deal.hand) % count, deal.seed, deal.number)
    begin_asking(asking)
    begin_story(evidence.story)
    forget_histories(desk.belief.histories)
    while state[at.S_PHASE] != at.OVER:
        seat = next_asked(state, rules, asking)
        sight(state, rules, seat, view)
        kind = players[3 * seat]
        for place in range(K_LENGTH):
            weights[place] = seats.weights[K_LENGTH * players[3 * seat + 1] + place]
            weights[K_LENGTH + place] = seats.weights[place]
        if kind == SEARCHER:
            if seat == state[at.S_TURN]:
                tell_calls(evidence.story, state, rules)
            for place in range(Q_LENGTH):
                settings[place] = seats.settings[Q_LENGTH * players[3 * seat + 2] + place]
            own = Stream(chance, LENGTH * seat)
            search(evidence, searcher, desk, own, action)
            row[D_DECISIONS] += 1
            row[D_SPENT] += desk.found[F_SPENT]
            row[D_WORLDS] += desk.found[F_WORLDS]
        elif kind == PLANNER:
            planner(view, rules, weights, action, work)
        elif kind == GUESSER:
            guess(view, rules, weights, seats.net, action, work, desk.mind, guessed)
        else:
            choose(kind, view, rules, plain, chance, LENGTH * seat, action, work)
        if action[at.A_KIND] == at.A_CALL:
            action[at.A_MOMENT] = asking[W_MOMENT]
        if action[at.A_KIND] != at.A_NOTHING:
            tell(evidence.story, state, rules, seat, action)
            apply(state, rules, seat, action)
    row[D_TURNS] = state[at.S_TURNS]
    row[D_WINNER] = state[at.S_WINNER]
    for seat in range(count):
        place = D_SEATS + D_SEAT * seat
        row[place] = price(state, rules, seat)
        row[place + 1] = state[at.S_GRANTED + seat]
        row[place + 2] = state[at.S_DOWN + seat]
