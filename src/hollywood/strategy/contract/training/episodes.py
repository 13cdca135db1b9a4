"""Hands of the contract game from which the net learns: watched at first, then played by itself.

The rows of a hand follow each other, and each says what the hand was worth in the end and whether
it is the last. Deals depend on the seed and the number of the hand alone.
"""

from __future__ import annotations

from typing import Final

from hollywood.kernel.contract.layout import R_LENGTH, R_SEATS
from hollywood.kernel.contract.rules.legality import latest_moment
from hollywood.kernel.contract.rules.moves import apply, start
from hollywood.kernel.contract.rules.sight import sight
from hollywood.kernel.contract.rules.turn_order import ASKING, W_MOMENT, begin_asking, next_asked
from hollywood.kernel.contract.state import (
    A_CALL,
    A_CARD,
    A_DISCARD,
    A_DRAW,
    A_KIND,
    A_LENGTH,
    A_MOMENT,
    A_NOTHING,
    DRAW,
    NOT_DOWN,
    OVER,
    S_DOWN,
    S_LENGTH,
    S_PHASE,
    S_TURN,
    V_LENGTH,
)
from hollywood.kernel.engine.bits import count, lowest, zeros
from hollywood.kernel.engine.chance import LENGTH, begin, below
from hollywood.kernel.engine.compiling import kernel
from hollywood.strategy.contract.net.net import N_LENGTH, Net
from hollywood.strategy.contract.net.player import G_LENGTH, draw_or_take, may_choose
from hollywood.strategy.contract.plan.memo import MEMORY_LENGTH, forget_plans
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
    choose_by_net,
    take_down,
)

E_WORTH: Final = 0
E_LAST: Final = 1
E_LENGTH: Final = 2
"""What is known of a row at the end of its hand."""
WATCHED, PLANNED, PLAYED = range(3)
"""How the seat plays that learns: as it plans, but for one decision of a hand that is drawn by lot
(only what is from there on is taken down); as it plans, and nothing is taken down; by the net."""
_ODD: Final = 24
"""The decision that is drawn by lot is one of the first so many."""


@kernel
def play_lessons(
    first: int,
    hands: int,
    seed: int,
    book: list[int],
    weights: list[int],
    net: Net,
    how: int,
    tries: int,
    share: int,
    rows: list[int],
    ends: list[int],
    worths: list[int],
) -> int:
    """Play hands ``first`` on, of each contract in turn a part; return the number of rows.

    ``weights`` are the opinions of the seat that learns, then those of one player after the other
    that it meets, in turn; ``how`` is how the seat plays.
    ``worths`` gets what each hand was worth, in hundredths of a point. It ends before ``rows`` is
    full.
    """
    state, view, action = zeros(S_LENGTH), zeros(V_LENGTH), zeros(A_LENGTH)
    work, theirs = zeros(MEMORY_LENGTH), zeros(MEMORY_LENGTH)
    rules, chance = zeros(R_LENGTH), zeros(LENGTH)
    mine, other = zeros(K_LENGTH), zeros(K_LENGTH)
    asking = zeros(ASKING)
    mind, guessed, stakes = zeros(N_LENGTH), zeros(G_LENGTH), zeros(STAKES_LENGTH)
    stakes[STAKES_SHARE] = share
    seats = book[R_SEATS]
    contracts = len(book) // R_LENGTH
    kinds = len(weights) // K_LENGTH - 1
    for place in range(K_LENGTH):
        mine[place] = weights[place]
    row = 0
    was = -1
    for number in range(first, first + hands):
        if (row + MOST_ROWS + 2) * L_LENGTH > len(rows):
            break
        hand = number * contracts // hands % contracts
        if hand != was:
            was = hand
            open_book(book, hand, rules, work)
            forget_plans(theirs)
        kind = number // seats % kinds
        for place in range(K_LENGTH):
            other[place] = weights[K_LENGTH * (1 + kind) + place]
        seat = number % seats
        begin(chance, 0, seed, number, 1)
        start(state, rules, below(chance, 0, seats), seed, number // seats)
        odd = below(chance, 0, _ODD)
        begun = row
        step = 0
        begin_asking(asking)
        while state[S_PHASE] != OVER:
            mover = next_asked(state, rules, asking)
            sight(state, rules, mover, view)
            if mover != seat:
                planner(view, rules, other, action, theirs)
            else:
                row = min(row, begun + MOST_ROWS)
                if how == PLANNED:
                    planner(view, rules, mine, action, work)
                elif how == PLAYED:
                    row = choose_by_net(
                        view,
                        rules,
                        mine,
                        net,
                        tries,
                        chance,
                        0,
                        action,
                        work,
                        mind,
                        guessed,
                        rows,
                        row,
                    )
                else:
                    planner(view, rules, mine, action, work)
                    if _is_choice(view, seat, action):
                        if step == odd:
                            row = begun
                            _by_lot(view, rules, seat, chance, 0, action)
                        step += 1
                        take_down(view, rules, net, action, work, mind, rows, row)
                        row += 1
            if action[A_KIND] == A_CALL:
                action[A_MOMENT] = asking[W_MOMENT]
            if action[A_KIND] != A_NOTHING:
                apply(state, rules, mover, action)
        worth = worth_of(state, rules, seat, stakes) * 100 // POINT
        worths[number - first] = worth
        for each in range(begun, row):
            ends[each * E_LENGTH + E_WORTH] = worth
            ends[each * E_LENGTH + E_LAST] = 1 if each == row - 1 else 0
    return row


@kernel
def _is_choice(view: list[int], seat: int, action: list[int]) -> int:
    """Is it a decision that the net might take: a call, a draw, a discard."""
    if seat != view[S_TURN]:
        return int(view[S_DOWN + seat] == NOT_DOWN)
    if view[S_PHASE] == DRAW:
        return int(view[S_DOWN + seat] == NOT_DOWN or action[A_KIND] == A_DRAW)
    return int(action[A_KIND] == A_DISCARD)


@kernel
def _by_lot(
    view: list[int], rules: list[int], seat: int, chance: list[int], at: int, action: list[int]
) -> None:
    """Write an action drawn by lot."""
    if seat != view[S_TURN]:
        action[A_KIND] = A_CALL if below(chance, at, 2) else A_NOTHING
        action[A_MOMENT] = latest_moment(view)
        return
    if view[S_PHASE] == DRAW:
        if view[S_DOWN + seat] == NOT_DOWN and may_choose(view, rules):
            draw_or_take(view, action, below(chance, at, 2))
        return
    cards = cards_worth_trying(view, rules, seat)
    for _ in range(below(chance, at, count(cards))):
        cards &= cards - 1
    action[A_CARD] = lowest(cards)
