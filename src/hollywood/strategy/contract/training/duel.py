"""Matches of the contract game with a player of any kind at each seat, to see who is the better.

The same seed and number deal the same cards whoever sits where, so a player can be put at one seat
after the other of the same match.
"""

from __future__ import annotations

from typing import Final

from hollywood.kernel.contract.layout import MOST_SEATS, R_LENGTH, R_SEATS
from hollywood.kernel.contract.rules.deal import stream_of
from hollywood.kernel.contract.rules.moves import apply, price, start
from hollywood.kernel.contract.rules.sight import sight
from hollywood.kernel.contract.rules.story import STORY_LENGTH, begin_story, tell, tell_calls
from hollywood.kernel.contract.rules.turn_order import ASKING, W_MOMENT, begin_asking, next_asked
from hollywood.kernel.contract.state import (
    A_CALL,
    A_KIND,
    A_LENGTH,
    A_MOMENT,
    A_NOTHING,
    OVER,
    S_DOWN,
    S_GRANTED,
    S_LENGTH,
    S_PHASE,
    S_TURN,
    S_TURNS,
    S_WINNER,
    V_LENGTH,
)
from hollywood.kernel.engine.bits import zeros
from hollywood.kernel.engine.chance import LENGTH, begin
from hollywood.kernel.engine.compiling import kernel
from hollywood.strategy.contract.belief.dealt import UNSEEN_LENGTH
from hollywood.strategy.contract.belief.history import PAST_LENGTH, forget_past
from hollywood.strategy.contract.net.net import N_LENGTH, Net
from hollywood.strategy.contract.net.player import G_LENGTH, guess
from hollywood.strategy.contract.plan.memo import MEMORY_LENGTH, forget_plans
from hollywood.strategy.contract.play import open_book
from hollywood.strategy.contract.policies.choose import choose
from hollywood.strategy.contract.policies.planner import planner
from hollywood.strategy.contract.policies.weights import K_LENGTH, plain_opinions
from hollywood.strategy.contract.search.candidates import (
    F_SPENT,
    F_WORLDS,
    FOUND_LENGTH,
    LAYS_LENGTH,
)
from hollywood.strategy.contract.search.search import think
from hollywood.strategy.contract.settings import Q_LENGTH

PLANNER, SEARCHER, GUESSER = 8, 9, 10
"""Players beside those of :mod:`hollywood.strategy.contract.policies.choose`."""

D_DECISIONS, D_SPENT, D_WORLDS, D_TURNS, D_WINNER = range(5)
"""Of each hand: decisions that were searched, turns imagined, rounds imagined, turns, who went out;
then for each seat its penalty points, granted calls, and the turn of its laying down."""
D_SEATS: Final = 5
D_SEAT: Final = 3


@kernel
def duel(
    hand: int,
    dealer: int,
    seed: int,
    number: int,
    book: list[int],
    players: list[int],
    weights: list[int],
    net: Net,
    ways: list[int],
    stakes: list[int],
    row: list[int],
) -> None:
    """Play hand ``hand`` (from 0) of match ``number``; what it came to is left in ``row``.

    ``players`` has a kind, a set of weights and a set of ways for each seat; of others a searching
    player expects the first set.
    """
    state, view, action = zeros(S_LENGTH), zeros(V_LENGTH), zeros(A_LENGTH)
    root, world, trial = zeros(S_LENGTH), zeros(S_LENGTH), zeros(S_LENGTH)
    unseen, lays, found = zeros(UNSEEN_LENGTH), zeros(LAYS_LENGTH), zeros(FOUND_LENGTH)
    work, dreams = zeros(MEMORY_LENGTH), zeros(MEMORY_LENGTH)
    rules, chance = zeros(R_LENGTH), zeros(MOST_SEATS * LENGTH)
    mine, how, plain = zeros(2 * K_LENGTH), zeros(Q_LENGTH), plain_opinions()
    mind, guessed = zeros(N_LENGTH), zeros(G_LENGTH)
    asking = zeros(ASKING)
    story, past = zeros(STORY_LENGTH), zeros(PAST_LENGTH)
    seats = book[R_SEATS]
    open_book(book, hand, rules, work)
    forget_plans(dreams)
    for seat in range(seats):
        begin(chance, LENGTH * seat, seed, number, stream_of(hand + 1, seat))
    for place in range(D_SEATS):
        row[place] = 0
    start(state, rules, (dealer + hand) % seats, seed, number)
    begin_asking(asking)
    begin_story(story)
    forget_past(past)
    while state[S_PHASE] != OVER:
        seat = next_asked(state, rules, asking)
        sight(state, rules, seat, view)
        kind = players[3 * seat]
        for place in range(K_LENGTH):
            mine[place] = weights[K_LENGTH * players[3 * seat + 1] + place]
            mine[K_LENGTH + place] = weights[place]
        if kind == SEARCHER:
            if seat == state[S_TURN]:
                tell_calls(story, state, rules)
            for place in range(Q_LENGTH):
                how[place] = ways[Q_LENGTH * players[3 * seat + 2] + place]
            think(
                1,
                1 << 40,
                view,
                rules,
                mine,
                net,
                how,
                stakes,
                chance,
                LENGTH * seat,
                root,
                world,
                trial,
                unseen,
                story,
                past,
                lays,
                found,
                action,
                dreams,
                mind,
            )
            row[D_DECISIONS] += 1
            row[D_SPENT] += found[F_SPENT]
            row[D_WORLDS] += found[F_WORLDS]
        elif kind == PLANNER:
            planner(view, rules, mine, action, work)
        elif kind == GUESSER:
            guess(view, rules, mine, net, action, work, mind, guessed)
        else:
            choose(kind, view, rules, plain, chance, LENGTH * seat, action, work)
        if action[A_KIND] == A_CALL:
            action[A_MOMENT] = asking[W_MOMENT]
        if action[A_KIND] != A_NOTHING:
            tell(story, state, rules, seat, action)
            apply(state, rules, seat, action)
    row[D_TURNS] = state[S_TURNS]
    row[D_WINNER] = state[S_WINNER]
    for seat in range(seats):
        at = D_SEATS + D_SEAT * seat
        row[at] = price(state, rules, seat)
        row[at + 1] = state[S_GRANTED + seat]
        row[at + 2] = state[S_DOWN + seat]
