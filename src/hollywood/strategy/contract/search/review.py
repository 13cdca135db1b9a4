"""What was done in a hand of the contract game beside what could have been done.

:func:`weigh` plays given choices out in the same imagined hands, as :mod:`.search` does with
those of the searching player. :func:`lay_open` plays on from a hand with all cards open, once with
the stock in any order and once with given cards drawn first: the difference is the luck of drawing
them. :func:`deal_open` does so from the deal.

What comes of a hand is an *outcome*: the penalty of each seat, and who went out (NOBODY: nobody
did). So one hand can be counted in points and in the match, for any seat.
"""

from __future__ import annotations

from hollywood.kernel.contract.layout import R_SEATS
from hollywood.kernel.contract.rules.deal import deal_from, finish_shuffle, fresh_deck
from hollywood.kernel.contract.rules.moves import apply, finish, price
from hollywood.kernel.contract.rules.sight import copy_round
from hollywood.kernel.contract.rules.turn_order import ASKING, begin_asking, go_on_asking
from hollywood.kernel.contract.state import (
    A_ALLOW,
    A_KIND,
    A_NOTHING,
    OVER,
    S_CHANCE,
    S_DECK,
    S_NEXT,
    S_PHASE,
    S_PILE,
    S_PILE_SIZE,
    S_PREPARED,
    S_SHUFFLED,
    S_STOCK,
    S_TURN,
    S_TURNS,
    S_WINNER,
)
from hollywood.kernel.engine.bits import zeros
from hollywood.kernel.engine.chance import begin, below, word32
from hollywood.kernel.engine.compiling import kernel
from hollywood.strategy.contract.belief.dealt import begin_root
from hollywood.strategy.contract.belief.history import forget_past
from hollywood.strategy.contract.belief.worlds import imagine_next, look_back
from hollywood.strategy.contract.policies.weights import quick_opinions
from hollywood.strategy.contract.search.entries import carry_out
from hollywood.strategy.contract.search.search import play_on_planning, play_out
from hollywood.strategy.contract.search.seat_stocks import QUEUES_LENGTH, share_out
from hollywood.strategy.contract.settings import Q_HORIZON

Vector = list[int]


@kernel
def weigh(
    view: Vector,
    rules: Vector,
    seat: int,
    weights: Vector,
    ways: Vector,
    chance: Vector,
    at: int,
    lays: Vector,
    found: Vector,
    alive: Vector,
    number: int,
    worlds: int,
    root: Vector,
    world: Vector,
    state: Vector,
    unseen: Vector,
    story: Vector,
    past: Vector,
    action: Vector,
    work: Vector,
    rows: Vector,
) -> None:
    """Play the ``number`` choices in ``found`` out in the same ``worlds`` hands.

    Pasts of the others are found anew by the ``story``. ``rows`` has an outcome for each hand and
    each choice; that of a choice which is not ``alive`` is left alone. ``weights`` are the opinions
    of ``seat``, then those of the others.
    """
    mine, theirs = quick_opinions(weights)
    queues, asking = zeros(QUEUES_LENGTH), zeros(ASKING)
    length = rules[R_SEATS] + 1
    begin_root(view, rules, seat, root, unseen)
    forget_past(past)
    known = look_back(story, rules, seat, ways, unseen, past, state, work, chance, at)
    for trial in range(worlds):
        imagine_next(
            trial,
            known,
            root,
            rules,
            ways,
            story,
            past,
            unseen,
            world,
            state,
            work,
            chance,
            at,
        )
        for choice in range(number):
            if alive[choice]:
                copy_round(world, state, rules)
                carry_out(lays, found, choice, action)
                play_out(rules, seat, mine, theirs, ways, state, action, queues, asking, work)
                _write(state, rules, rows, length * (number * trial + choice))


@kernel
def lay_open(
    before: Vector,
    rules: Vector,
    seat: int,
    action: Vector,
    drawn: Vector,
    number: int,
    weights: Vector,
    ways: Vector,
    chance: Vector,
    at: int,
    worlds: int,
    world: Vector,
    state: Vector,
    work: Vector,
    rows: Vector,
) -> None:
    """Play on after ``action`` of ``seat`` with open hands: two outcomes for each of ``worlds``.

    Without an action (A_NOTHING) everybody is asked first who may call for the discard on offer.
    In the second the first cards from the stock are the ``number`` cards ``drawn``. ``before`` has
    the stock in any order; where it is used up by then, its cards are those of the pile. All seats
    play by the same opinions, which are ``weights``.
    """
    mine, _ = quick_opinions(weights)
    queues, asking, done = zeros(QUEUES_LENGTH), zeros(ASKING), zeros(len(action))
    length = rules[R_SEATS] + 1
    for trial in range(worlds):
        copy_round(before, world, rules)
        _shuffle_stock(world, action[A_KIND], chance, at)
        for column in range(1 + int(number > 0)):
            copy_round(world, state, rules)
            for place in range(world[S_PREPARED] + 1):
                state[S_PREPARED + place] = world[S_PREPARED + place]
            if column:
                for place in range(number):
                    _bring_forward(state, place, drawn[place])
            for place in range(len(action)):
                done[place] = action[place]
            last = state[S_TURNS] + ways[Q_HORIZON]
            if action[A_KIND] == A_NOTHING:
                begin_asking(asking)
            else:
                go_on_asking(state, rules, seat, asking)
                apply(state, rules, seat, done)
            finish_shuffle(state)
            share_out(state, queues)
            if state[S_PHASE] != OVER:
                play_on_planning(rules, seat, mine, mine, last, state, done, queues, asking, work)
            _write(state, rules, rows, length * (2 * trial + column))


@kernel
def deal_open(
    rules: Vector,
    dealer: int,
    weights: Vector,
    ways: Vector,
    chance: Vector,
    at: int,
    worlds: int,
    state: Vector,
    action: Vector,
    work: Vector,
    rows: Vector,
) -> None:
    """Deal and play whole hands, all seats by the same opinions: an outcome for each."""
    mine, _ = quick_opinions(weights)
    queues, asking = zeros(QUEUES_LENGTH), zeros(ASKING)
    length = rules[R_SEATS] + 1
    for number in range(worlds):
        fresh_deck(state, rules, word32(chance, at), number)
        deal_from(state, rules, dealer)
        finish(state, rules)
        finish_shuffle(state)
        begin_asking(asking)
        share_out(state, queues)
        if state[S_PHASE] != OVER:
            turn, last = state[S_TURN], ways[Q_HORIZON]
            play_on_planning(rules, turn, mine, mine, last, state, action, queues, asking, work)
        _write(state, rules, rows, length * number)


@kernel
def _shuffle_stock(world: Vector, kind: int, chance: Vector, at: int) -> None:
    """Put the stock in any order, and that which is to come from the pile if none is left."""
    begin(world, S_CHANCE, word32(chance, at), 0, 0)
    world[S_SHUFFLED] = world[S_NEXT]
    finish_shuffle(world)
    count = 0
    if not world[S_STOCK]:
        # The discard that is called for is gone by then.
        count = world[S_PILE_SIZE] - 1 - int(kind == A_ALLOW)
        for place in range(count):
            world[S_PREPARED + 1 + place] = world[S_PILE + place]
        for place in range(count - 1):
            other = place + below(chance, at, count - place)
            card = world[S_PREPARED + 1 + other]
            world[S_PREPARED + 1 + other] = world[S_PREPARED + 1 + place]
            world[S_PREPARED + 1 + place] = card
    world[S_PREPARED] = count


@kernel
def _bring_forward(state: Vector, place: int, card: int) -> None:
    """Let ``card`` be at ``place`` of what is drawn, if it is there to be drawn."""
    first, size = S_DECK + state[S_NEXT], state[S_STOCK]
    if not size:
        first, size = S_PREPARED + 1, state[S_PREPARED]
    for other in range(first + place, first + size):
        if state[other] == card:
            state[other] = state[first + place]
            state[first + place] = card
            return


@kernel
def _write(state: Vector, rules: Vector, rows: Vector, at: int) -> None:
    """Write the outcome of a hand."""
    seats = rules[R_SEATS]
    for seat in range(seats):
        rows[at + seat] = price(state, rules, seat)
    rows[at + seats] = state[S_WINNER]
