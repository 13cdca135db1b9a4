"""Hands of the contract game from which the net learns: watched at first, then played by itself.

The rows of a hand follow each other. Each says what the hand was worth in the end, and whether it
is the last row. Deals depend only on the seed and the number of the hand.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from hollywood.kernel.contract import state as at
from hollywood.kernel.contract.layout import R_LENGTH, R_SEATS
from hollywood.kernel.contract.rules.legality import latest_moment
from hollywood.kernel.contract.rules.moves import apply, start
from hollywood.kernel.contract.rules.sight import sight
from hollywood.kernel.contract.rules.turn_order import ASKING, W_MOMENT, begin_asking, next_asked
from hollywood.kernel.contract.scratch import MEMORY_LENGTH
from hollywood.kernel.engine.bits import Vector, count, lowest, zeros
from hollywood.kernel.engine.chance import LENGTH, Stream, begin, below
from hollywood.kernel.engine.compiling import kernel
from hollywood.strategy.contract.net.net import N_LENGTH
from hollywood.strategy.contract.net.player import G_LENGTH, draw_or_take, may_choose
from hollywood.strategy.contract.plan.memo import forget_plans
from hollywood.strategy.contract.play import open_book
from hollywood.strategy.contract.policies.card_worth import cards_worth_trying
from hollywood.strategy.contract.policies.planner import planner
from hollywood.strategy.contract.policies.weights import K_LENGTH
from hollywood.strategy.contract.search.pruning import POINT
from hollywood.strategy.contract.search.search import worth_of
from hollywood.strategy.contract.settings import STAKES_LENGTH, STAKES_SHARE
from hollywood.strategy.contract.training.player import (
    L_LENGTH,
    MOST_ROWS,
    Learner,
    Scratch,
    choose_by_net,
    write_decision,
)

E_WORTH: Final = 0
E_LAST: Final = 1
E_LENGTH: Final = 2
"""What is known of a row at the end of its hand: what the hand was worth, and 1 if the row is the
last one."""
WATCHED, PLANNED, PLAYED = range(3)
"""How the learner plays. WATCHED: as the planning player does, except for one decision of a hand
that is made at random; only what comes from there on is written down. PLANNED: as the planning
player does, and nothing is written down. PLAYED: by the net."""
_DRAWN_FROM: Final = 24
"""The decision that is made at random is one of the first so many."""


class Lessons(NamedTuple):
    """What is written down of the hands; whoever learns from them makes the vectors."""

    rows: Vector
    """L_LENGTH numbers for each row."""
    ends: Vector
    """E_LENGTH numbers for each row."""
    worths: Vector
    """One for each hand that is wanted: what it was worth to the learner, in hundredths of a
    point."""


@kernel
def play_lessons(first: int, seed: int, book: Vector, learner: Learner, lessons: Lessons) -> int:
    """Play hands ``first`` on, an equal part of them of each contract in turn.

    Returns the number of rows. It ends before they are full.
    """
    state, view, action = zeros(at.S_LENGTH), zeros(at.V_LENGTH), zeros(at.A_LENGTH)
    scratch = Scratch(zeros(MEMORY_LENGTH), zeros(N_LENGTH), zeros(G_LENGTH))
    theirs = zeros(MEMORY_LENGTH)
    rules, chance = zeros(R_LENGTH), zeros(LENGTH)
    other, asking, stakes = zeros(K_LENGTH), zeros(ASKING), zeros(STAKES_LENGTH)
    stream = Stream(chance, 0)
    weights, rows, ends = learner.weights, lessons.rows, lessons.ends
    stakes[STAKES_SHARE] = learner.share
    seats = book[R_SEATS]
    hands = len(lessons.worths)
    contracts = len(book) // R_LENGTH
    kinds = len(weights) // K_LENGTH - 1
    row = 0
    was = -1
    for number in range(first, first + hands):
        if (row + MOST_ROWS + 2) * L_LENGTH > len(rows):
            break
        hand = number * contracts // hands % contracts
        if hand != was:
            was = hand
            open_book(book, hand, rules, scratch.work)
            forget_plans(theirs)
        kind = number // seats % kinds
        for place in range(K_LENGTH):
            other[place] = weights[K_LENGTH * (1 + kind) + place]
        seat = number % seats
        begin(chance, 0, seed, number, 1)
        start(state, rules, below(chance, 0, seats), seed, number // seats)
        drawn = below(chance, 0, _DRAWN_FROM)
        begun = row
        step = 0
        begin_asking(asking)
        while state[at.S_PHASE] != at.OVER:
            mover = next_asked(state, rules, asking)
            sight(state, rules, mover, view)
            if mover != seat:
                planner(view, rules, other, action, theirs)
            else:
                row = min(row, begun + MOST_ROWS)
                if learner.how == PLANNED:
                    planner(view, rules, weights, action, scratch.work)
                elif learner.how == PLAYED:
                    row = choose_by_net(view, rules, learner, scratch, stream, action, rows, row)
                else:
                    planner(view, rules, weights, action, scratch.work)
                    if _is_choice(view, seat, action):
                        if step == drawn:
                            row = begun
                            _at_random(view, rules, seat, stream, action)
                        step += 1
                        write_decision(view, rules, learner.net, scratch, action, rows, row)
                        row += 1
            if action[at.A_KIND] == at.A_CALL:
                action[at.A_MOMENT] = asking[W_MOMENT]
            if action[at.A_KIND] != at.A_NOTHING:
                apply(state, rules, mover, action)
        worth = worth_of(state, rules, seat, stakes) * 100 // POINT
        lessons.worths[number - first] = worth
        for each in range(begun, row):
            ends[each * E_LENGTH + E_WORTH] = worth
            ends[each * E_LENGTH + E_LAST] = 1 if each == row - 1 else 0
    return row


@kernel
def _is_choice(view: Vector, seat: int, action: Vector) -> int:
    """Return 1 if it is a decision that the net might make: a call, a draw, a discard."""
    if seat != view[at.S_TURN]:
        return int(view[at.S_DOWN + seat] == at.NOT_DOWN)
    if view[at.S_PHASE] == at.DRAW:
        return int(view[at.S_DOWN + seat] == at.NOT_DOWN or action[at.A_KIND] == at.A_DRAW)
    return int(action[at.A_KIND] == at.A_DISCARD)


@kernel
def _at_random(view: Vector, rules: Vector, seat: int, chance: Stream, action: Vector) -> None:
    """Write an action drawn at random."""
    if seat != view[at.S_TURN]:
        action[at.A_KIND] = at.A_CALL if below(chance.state, chance.at, 2) else at.A_NOTHING
        action[at.A_MOMENT] = latest_moment(view)
        return
    if view[at.S_PHASE] == at.DRAW:
        if view[at.S_DOWN + seat] == at.NOT_DOWN and may_choose(view, rules):
            draw_or_take(view, action, below(chance.state, chance.at, 2))
        return
    cards = cards_worth_trying(view, rules, seat)
    for _ in range(below(chance.state, chance.at, count(cards))):
        cards &= cards - 1
    action[at.A_CARD] = lowest(cards)
