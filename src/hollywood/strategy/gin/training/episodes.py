"""Rounds of gin from which the net learns: watched at first, then played by itself.

The rows of a round follow each other, and each says what the round was worth in the end and whether
it is the last. Deals depend on the seed and the number of the round alone.
"""

from __future__ import annotations

from typing import Final

from hollywood.kernel.deadwood.tables import MeldTables
from hollywood.kernel.engine.bits import highest, zeros
from hollywood.kernel.engine.chance import LENGTH, begin, below
from hollywood.kernel.engine.compiling import kernel
from hollywood.kernel.gin.arrangements import least
from hollywood.kernel.gin.deal import deal
from hollywood.kernel.gin.layout import (
    A_CARD,
    A_DISCARD,
    A_DRAW,
    A_KIND,
    A_LENGTH,
    A_PASS,
    A_TAKE,
    DISCARD,
    DRAW,
    NO_CARD,
    OVER,
    S_AWAITING,
    S_LENGTH,
    S_PHASE,
    UPCARD,
    V_HAND,
    V_LENGTH,
    V_LIMIT,
    V_MUST_KNOCK,
    V_PHASE,
)
from hollywood.kernel.gin.moves import apply
from hollywood.kernel.gin.price import P_LENGTH, price
from hollywood.kernel.gin.sight import sight
from hollywood.kernel.gin.worth import worth_of
from hollywood.strategy.gin.belief.history import M_LENGTH
from hollywood.strategy.gin.net.net import DEAR, N_HIS, N_LENGTH, N_MINE, N_TYPE, Net, can_take
from hollywood.strategy.gin.policies.choose import choose
from hollywood.strategy.gin.policies.common import act, dearest, kept, knock
from hollywood.strategy.gin.policies.linear import linear
from hollywood.strategy.gin.policies.throws import throws_allowed
from hollywood.strategy.gin.training.player import L_LENGTH, MOST_ROWS, choose_by_net, take_down

E_WORTH: Final = 0
E_LAST: Final = 1
E_LENGTH: Final = 2
"""What is known of a row at the end of its round."""

_ODD: Final = 24
"""The decision that is drawn by lot is one of the first so many; where the round is over before,
all were the policy's own."""


@kernel
def play_lessons(
    first: int,
    rounds: int,
    seed: int,
    rules: list[int],
    tables: MeldTables,
    net: Net,
    plans: list[int],
    policies: list[int],
    types: list[int],
    only: int,
    tries: int,
    worth: list[int],
    rows: list[int],
    ends: list[int],
    worths: list[int],
) -> int:
    """Play rounds ``first`` on, in turn against each type of player; return the number of rows.

    With an empty ``net`` the seat plays by the plan against that type, but for one decision of a
    round that is drawn by lot; only what is from there on is taken down. With one it plays by it,
    in ``tries`` of a thousand decisions by its second choice. ``only`` is the one type to play, -1
    for all. ``worths`` gets what each round was worth to the seat, which changes from round to
    round. It ends before ``rows`` is full.
    """
    state = zeros(S_LENGTH)
    view = zeros(V_LENGTH)
    action = zeros(A_LENGTH)
    chance = zeros(3 * LENGTH)
    score = zeros(P_LENGTH)
    work = zeros(N_LENGTH)
    kind = zeros(M_LENGTH)
    plan = zeros(M_LENGTH)
    thrown = zeros(2)
    row = 0
    for number in range(first, first + rounds):
        if (row + MOST_ROWS + 2) * L_LENGTH > len(rows):
            break
        seat = number & 1
        other = only if only >= 0 else (number >> 1) % len(policies)
        for place in range(M_LENGTH):
            kind[place] = types[other * M_LENGTH + place]
            plan[place] = plans[other * M_LENGTH + place]
        deal(state, rules, number >> 2 & 1, seed, number >> 1, 0)
        for stream in range(3):
            begin(chance, stream * LENGTH, seed, number >> 1, stream + 1)
        odd = below(chance, 2 * LENGTH, _ODD)
        work[N_TYPE] = other
        thrown[0] = 0
        thrown[1] = 0
        begun = row
        step = 0
        while state[S_PHASE] != OVER:
            mover = state[S_AWAITING]
            sight(state, rules, mover, view)
            if mover != seat:
                choose(policies[other], view, rules, tables, kind, chance, mover * LENGTH, action)
            else:
                work[N_HIS] = thrown[1 - seat]
                work[N_MINE] = thrown[seat]
                row = min(row, begun + MOST_ROWS)
                if len(net):
                    row = choose_by_net(
                        view,
                        rules,
                        tables,
                        net,
                        tries,
                        chance,
                        2 * LENGTH,
                        action,
                        work,
                        rows,
                        row,
                    )
                else:
                    linear(view, rules, tables, plan, chance, mover * LENGTH, action)
                    if _is_choice(view):
                        if step == odd:
                            row = begun
                            _by_lot(view, rules, tables, chance, 2 * LENGTH, action)
                        step += 1
                        if action[A_KIND] != A_TAKE:
                            take_down(view, tables, action, work, rows, row)
                            row += 1
            if action[A_KIND] == A_DISCARD:
                thrown[mover] |= 1 << action[A_CARD]
            apply(state, rules, action)
        price(state, rules, tables, score)
        worths[number - first] = worth_of(score, seat, worth)
        for each in range(begun, row):
            ends[each * E_LENGTH + E_WORTH] = worths[number - first]
            ends[each * E_LENGTH + E_LAST] = 1 if each == row - 1 else 0
    return row


@kernel
def _is_choice(view: list[int]) -> bool:
    phase = view[V_PHASE]
    return phase == UPCARD or phase == DRAW or phase == DISCARD  # noqa: PLR1714  (no sets)


@kernel
def _by_lot(
    view: list[int],
    rules: list[int],
    tables: MeldTables,
    chance: list[int],
    at: int,
    action: list[int],
) -> None:
    """Write an action drawn by lot from those that somebody might think of."""
    if view[V_PHASE] != DISCARD:
        if can_take(view):
            plain = A_PASS if view[V_PHASE] == UPCARD else A_DRAW
            act(action, plain if below(chance, at, 2) else A_TAKE, NO_CARD)
        return
    hand = view[V_HAND]
    barred = kept(view, rules)
    left, fitting = throws_allowed(hand, barred, tables)
    if view[V_MUST_KNOCK] or (left <= view[V_LIMIT] and below(chance, at, 3) == 0):
        knock(hand, dearest(fitting, tables), tables, action)
        return
    likely = 0
    number = 0
    cards = hand & ~barred
    while cards:
        card = 1 << highest(cards)
        cards ^= card
        if least(hand ^ card, tables) <= left + DEAR:
            likely |= card
            number += 1
    for _ in range(below(chance, at, number)):
        likely ^= 1 << highest(likely)
    act(action, A_DISCARD, highest(likely))
