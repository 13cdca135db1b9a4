"""A player of gin who decides by the net alone and records its positions, to train the net.

A record is a row: the moment, the features that were true, the value of the best choice, and
whether another choice was tried instead. A row without features means that taking the top of the
pile was tried.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from hollywood.kernel.deadwood.tables import ALL_RANKS, IN_FOUR_SUITS, MeldTables
from hollywood.kernel.engine.bits import Vector
from hollywood.kernel.engine.chance import Stream, below
from hollywood.kernel.engine.compiling import kernel
from hollywood.kernel.gin import layout as at
from hollywood.kernel.gin.game import Game
from hollywood.kernel.gin.spreads import could_knock_with
from hollywood.strategy.gin.net import net as net_at
from hollywood.strategy.gin.net.features import MOST_FEATURES, hand_features
from hollywood.strategy.gin.net.net import (
    Net,
    can_take,
    find_discard,
    find_take,
    know_table,
    value_held,
)
from hollywood.strategy.gin.policies.common import act, answer, kept, knock

L_MOMENT: Final = 0
L_NUMBER: Final = 1
L_BEST: Final = 2  # the value of the best choice, in thousandths of a point
L_TRIED: Final = 3  # 1 if another choice was made instead
L_PLACES: Final = 4  # the features; L_NUMBER says how many
L_LENGTH: Final = L_PLACES + MOST_FEATURES
MOST_ROWS: Final = 80
"""The most rows of one player in a round; in a longer round the last row is overwritten."""

_CLOSE: Final = 4_000
"""A choice that is further behind the best, in thousandths of a point, is not tried."""
_LANES: Final = ALL_RANKS * IN_FOUR_SUITS


class Learner(NamedTuple):
    """The net that learns, and how it plays."""

    net: Net
    """If it is empty, the seat plays by ``rollouts``."""
    rollouts: Vector
    """By type of opponent, M_LENGTH numbers each: the weights to play by without a net."""
    tries: int
    """How many of a thousand close decisions go to the second best choice."""
    worth: Vector
    """WORTH_LENGTH numbers: what results are worth to the learner."""


@kernel
def choose_by_net(
    view: list[int],
    game: Game,
    learner: Learner,
    chance: Stream,
    action: list[int],
    work: list[int],
    rows: list[int],
    row: int,
) -> int:
    """Write the net's best choice as ``action``, or sometimes its second best.

    ``work`` has the discards of both players and the opponent's type. The positions are recorded in
    ``rows`` from row ``row`` on. Returns the number of the next free row.
    """
    phase = view[at.V_PHASE]
    if phase == at.LAST_CHANCE:
        taken = could_knock_with(
            view[at.V_HAND], view[at.V_TOP], view[at.V_LIMIT], game.rules, game.tables
        )
        act(action, at.A_TAKE if taken else at.A_PASS, at.NO_CARD)
        return row
    if phase == at.DISCARD:
        _discard(view, game, learner, chance, action, work, rows, row)
        return row + 1
    if phase != at.UPCARD and phase != at.DRAW:  # noqa: PLR1714  (no sets)
        answer(view, game.rules, game.tables, action)
        return row
    return _draw(view, game, learner, chance, action, work, rows, row)


@kernel
def _discard(
    view: list[int],
    game: Game,
    learner: Learner,
    chance: Stream,
    action: list[int],
    work: list[int],
    rows: list[int],
    row: int,
) -> None:
    rules = game.rules
    tables = game.tables
    hand = view[at.V_HAND]
    find_discard(view, hand, kept(view, rules), rules, tables, learner.net, work)
    card = work[net_at.N_CARD]
    knocks = work[net_at.N_KNOCKS]
    tried = 0
    close = (
        work[net_at.N_SECOND] > net_at.FAR_BELOW
        and work[net_at.N_VALUE] - work[net_at.N_SECOND] < _CLOSE
    )
    if close and below(chance.state, chance.at, 1000) < learner.tries:
        card = work[net_at.N_SECOND_CARD]
        knocks = work[net_at.N_SECOND_KNOCKS]
        tried = 1
    if knocks:
        knock(hand, card, tables, action)
    else:
        act(action, at.A_DISCARD, card)
    take_down(view, tables, action, work, rows, row)
    rows[row * L_LENGTH + L_BEST] = work[net_at.N_VALUE]
    rows[row * L_LENGTH + L_TRIED] = tried


@kernel
def _draw(
    view: list[int],
    game: Game,
    learner: Learner,
    chance: Stream,
    action: list[int],
    work: list[int],
    rows: list[int],
    row: int,
) -> int:
    tables = game.tables
    best = value_held(view, tables, learner.net, net_at.DRAWING, view[at.V_HAND], at.NO_CARD, work)
    taken = 0
    tried = 0
    if can_take(view):
        find_take(view, game.rules, tables, learner.net, work)
        taken = 1 if work[net_at.N_VALUE] > best else 0
        close = abs(work[net_at.N_VALUE] - best) < _CLOSE
        best = max(best, work[net_at.N_VALUE])
        if close and below(chance.state, chance.at, 1000) < learner.tries:
            taken = 1 - taken
            tried = 1
    plain = at.A_PASS if view[at.V_PHASE] == at.UPCARD else at.A_DRAW
    act(action, at.A_TAKE if taken else plain, at.NO_CARD)
    if taken and not tried:
        return row  # the discard that follows is recorded
    take_down(view, tables, action, work, rows, row)
    rows[row * L_LENGTH + L_BEST] = best
    rows[row * L_LENGTH + L_TRIED] = tried
    return row + 1


@kernel
def take_down(
    view: list[int],
    tables: MeldTables,
    action: list[int],
    work: list[int],
    rows: list[int],
    row: int,
) -> None:
    """Record the moment after an action, and the features that are true then."""
    place = row * L_LENGTH
    rows[place + L_MOMENT] = net_at.DRAWING
    rows[place + L_NUMBER] = 0
    if action[at.A_KIND] == at.A_TAKE:
        return
    hand = view[at.V_HAND]
    discarded = at.NO_CARD
    declines = -1
    if view[at.V_PHASE] == at.DISCARD:
        rows[place + L_MOMENT] = (
            net_at.AFTER if action[at.A_KIND] == at.A_DISCARD else net_at.KNOCKED
        )
        discarded = action[at.A_CARD]
        if discarded == at.NO_CARD:
            return
        hand ^= 1 << discarded
    elif view[at.V_PHASE] == at.UPCARD:
        declines = 1 if view[at.V_DEALER] == view[at.V_SEAT] else 0
    unseen = _LANES & ~view[at.V_SEEN]
    number = know_table(view, declines, work)
    number = hand_features(
        hand, discarded, unseen, view[at.V_KNOWN], tables, work, net_at.N_PLACES, number
    )
    rows[place + L_NUMBER] = number
    for index in range(number):
        rows[place + L_PLACES + index] = work[net_at.N_PLACES + index]
