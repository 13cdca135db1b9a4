"""Rounds of gin from which the net learns: at first played by a policy, later by the net.

The rows of a round follow each other. For each row there is what the round was worth in the end,
and whether the row is the last of its round. A deal depends only on the seed and the number of the
round.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from hollywood.kernel.engine.bits import Vector, highest, zeros
from hollywood.kernel.engine.chance import LENGTH, Stream, begin, below
from hollywood.kernel.engine.compiling import kernel
from hollywood.kernel.gin import layout as at
from hollywood.kernel.gin.arrangements import least
from hollywood.kernel.gin.deal import deal
from hollywood.kernel.gin.game import Game
from hollywood.kernel.gin.moves import apply
from hollywood.kernel.gin.price import P_LENGTH, price
from hollywood.kernel.gin.sight import sight
from hollywood.kernel.gin.worth import worth_of
from hollywood.strategy.gin.belief.history import M_LENGTH
from hollywood.strategy.gin.net import net as net_at
from hollywood.strategy.gin.net.net import can_take
from hollywood.strategy.gin.policies.choose import choose
from hollywood.strategy.gin.policies.common import act, dearest, kept, knock
from hollywood.strategy.gin.policies.discards import discards_allowed
from hollywood.strategy.gin.policies.linear import linear
from hollywood.strategy.gin.training.player import (
    L_LENGTH,
    MOST_ROWS,
    Learner,
    choose_by_net,
    take_down,
)

E_WORTH: Final = 0
E_LAST: Final = 1
E_LENGTH: Final = 2
"""What is known about a row at the end of its round."""

_ODD: Final = 24
"""One of the first 24 decisions of a round is made at random. If the round ends before it, all
decisions are the policy's own."""


class Others(NamedTuple):
    """The opponents of the learner, by type."""

    policies: Vector
    """The number of each type's policy."""
    types: Vector
    """By type, M_LENGTH numbers each: the weights of its policy."""
    only: int
    """The only type to play against, or -1 for all types in turn."""


class Lessons(NamedTuple):
    """What is recorded of the rounds; the caller makes the vectors."""

    rows: Vector
    """L_LENGTH numbers for each row."""
    ends: Vector
    """E_LENGTH numbers for each row."""
    worths: Vector
    """A number for each round to play: what it was worth to the learner, in thousandths."""


@kernel
def play_lessons(
    first: int, seed: int, game: Game, learner: Learner, others: Others, lessons: Lessons
) -> int:
    """Play rounds from number ``first`` on; return the number of rows recorded.

    The seat of the learner changes from round to round. With a net, the learner plays by it.
    Without a net, it plays by the rollout weights against that type, except for one random decision
    in each round, and only what follows from there is recorded. Stops before the rows are full.
    """
    rules = game.rules
    tables = game.tables
    state = zeros(at.S_LENGTH)
    view = zeros(at.V_LENGTH)
    action = zeros(at.A_LENGTH)
    chance = zeros(3 * LENGTH)
    score = zeros(P_LENGTH)
    work = zeros(net_at.N_LENGTH)
    kind = zeros(M_LENGTH)
    own = zeros(M_LENGTH)
    discarded = zeros(2)
    lot = Stream(chance, 2 * LENGTH)
    row = 0
    for number in range(first, first + len(lessons.worths)):
        if (row + MOST_ROWS + 2) * L_LENGTH > len(lessons.rows):
            break
        seat = number & 1
        other = others.only if others.only >= 0 else (number >> 1) % len(others.policies)
        for place in range(M_LENGTH):
            kind[place] = others.types[other * M_LENGTH + place]
            own[place] = learner.rollouts[other * M_LENGTH + place]
        deal(state, rules, number >> 2 & 1, seed, number >> 1, 0)
        for stream in range(3):
            begin(chance, stream * LENGTH, seed, number >> 1, stream + 1)
        odd = below(lot.state, lot.at, _ODD)
        work[net_at.N_TYPE] = other
        discarded[0] = 0
        discarded[1] = 0
        begun = row
        step = 0
        while state[at.S_PHASE] != at.OVER:
            mover = state[at.S_AWAITING]
            spot = mover * LENGTH
            sight(state, rules, mover, view)
            if mover != seat:
                choose(others.policies[other], view, rules, tables, kind, chance, spot, action)
            else:
                work[net_at.N_HIS] = discarded[1 - seat]
                work[net_at.N_MINE] = discarded[seat]
                row = min(row, begun + MOST_ROWS)
                if len(learner.net):
                    row = choose_by_net(view, game, learner, lot, action, work, lessons.rows, row)
                else:
                    linear(view, rules, tables, own, chance, spot, action)
                    if _is_choice(view):
                        if step == odd:
                            row = begun
                            _by_lot(view, game, lot, action)
                        step += 1
                        if action[at.A_KIND] != at.A_TAKE:
                            take_down(view, tables, action, work, lessons.rows, row)
                            row += 1
            if action[at.A_KIND] == at.A_DISCARD:
                discarded[mover] |= 1 << action[at.A_CARD]
            apply(state, rules, action)
        price(state, rules, tables, score)
        worth = worth_of(score, seat, learner.worth)
        lessons.worths[number - first] = worth
        for each in range(begun, row):
            lessons.ends[each * E_LENGTH + E_WORTH] = worth
            lessons.ends[each * E_LENGTH + E_LAST] = 1 if each == row - 1 else 0
    return row


@kernel
def _is_choice(view: list[int]) -> bool:
    phase = view[at.V_PHASE]
    return phase == at.UPCARD or phase == at.DRAW or phase == at.DISCARD  # noqa: PLR1714  (no sets)


@kernel
def _by_lot(view: list[int], game: Game, lot: Stream, action: list[int]) -> None:
    """Write a random action from those that a player might consider."""
    tables = game.tables
    if view[at.V_PHASE] != at.DISCARD:
        if can_take(view):
            plain = at.A_PASS if view[at.V_PHASE] == at.UPCARD else at.A_DRAW
            act(action, plain if below(lot.state, lot.at, 2) else at.A_TAKE, at.NO_CARD)
        return
    hand = view[at.V_HAND]
    barred = kept(view, game.rules)
    left, fitting = discards_allowed(hand, barred, tables)
    if view[at.V_MUST_KNOCK] or (left <= view[at.V_LIMIT] and below(lot.state, lot.at, 3) == 0):
        knock(hand, dearest(fitting, tables), tables, action)
        return
    likely = 0
    number = 0
    cards = hand & ~barred
    while cards:
        card = 1 << highest(cards)
        cards ^= card
        if least(hand ^ card, tables) <= left + net_at.DEAR:
            likely |= card
            number += 1
    for _ in range(below(lot.state, lot.at, number)):
        likely ^= 1 << highest(likely)
    act(action, at.A_DISCARD, highest(likely))
