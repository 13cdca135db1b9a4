"""The planning player of the contract game with a learned net to go by.

It lays down and lays off as it plans. What it discards, what it takes and what it calls for is what
seems worth most to the net (:mod:`hollywood.strategy.contract.net.net`).
"""

from __future__ import annotations

from typing import Final

from hollywood.kernel.contract import state as at
from hollywood.kernel.contract.layout import R_ALL_AT_ONCE
from hollywood.kernel.contract.rules.deal import add_card, remove_card, top_discard
from hollywood.kernel.contract.rules.legality import (
    latest_moment,
    may_call,
    may_deny,
    may_draw,
    may_take,
)
from hollywood.kernel.contract.scratch import P_MISSING
from hollywood.kernel.engine.compiling import kernel
from hollywood.strategy.contract.net.features import CALLED, DRAWN, LEFT, TAKEN
from hollywood.strategy.contract.net.net import (
    N_CARD,
    N_SECOND,
    N_SECOND_CARD,
    N_VALUE,
    Net,
    find_discard,
    worth_of_top,
)
from hollywood.strategy.contract.plan.memo import recalled
from hollywood.strategy.contract.policies.planner import planner

NO_GUESS, CALLS, DRAWS, DISCARDS = range(4)
"""What the net was asked: nothing, whether to call, what to draw, what to discard."""

G_BEST: Final = 0
"""What the best choice seems worth, in hundredths of a point;"""
G_SECOND: Final = 1
"""and the second;"""
G_CARD: Final = 2
"""the card that is discarded then."""
G_LENGTH: Final = 3


@kernel
def guess(
    view: list[int],
    rules: list[int],
    weights: list[int],
    net: Net,
    action: list[int],
    work: list[int],
    mind: list[int],
    guessed: list[int],
) -> int:
    """Write what the seat does whose view it is; return what the net was asked.

    ``guessed`` then says how its two best choices compare.
    """
    seat = view[at.S_SEAT]
    planner(view, rules, weights, action, work)
    not_down = view[at.S_DOWN + seat] == at.NOT_DOWN
    if seat != view[at.S_TURN]:
        if not may_call(view, rules, seat) or not not_down:
            return NO_GUESS
        called = worth_of_top(view, rules, seat, CALLED, net, work, mind)
        left = worth_of_top(view, rules, seat, LEFT, net, work, mind)
        action[at.A_KIND] = at.A_CALL if called > left else at.A_NOTHING
        action[at.A_MOMENT] = latest_moment(view)
        guessed[G_BEST] = max(called, left)
        guessed[G_SECOND] = min(called, left)
        return CALLS
    if view[at.S_PHASE] == at.DRAW:
        if not not_down or not may_choose(view, rules) or completes(view, rules, seat, work):
            return NO_GUESS
        taken = worth_of_top(view, rules, seat, TAKEN, net, work, mind)
        drawn = worth_of_top(view, rules, seat, DRAWN, net, work, mind)
        draw_or_take(view, action, int(taken > drawn))
        guessed[G_BEST] = max(taken, drawn)
        guessed[G_SECOND] = min(taken, drawn)
        return DRAWS
    if action[at.A_KIND] != at.A_DISCARD or view[at.S_SIZES + seat] == 1:
        return NO_GUESS
    find_discard(view, rules, seat, net, work, mind)
    action[at.A_CARD] = mind[N_CARD]
    guessed[G_BEST] = mind[N_VALUE]
    guessed[G_SECOND] = mind[N_SECOND]
    guessed[G_CARD] = mind[N_SECOND_CARD]
    return DISCARDS


@kernel
def draw_or_take(view: list[int], action: list[int], take: int) -> None:
    """Write what a player in turn does who wants the top discard, or leaves it."""
    if view[at.S_CALLS]:
        action[at.A_KIND] = at.A_DENY if take else at.A_ALLOW
    else:
        action[at.A_KIND] = at.A_TAKE if take else at.A_DRAW


@kernel
def may_choose(view: list[int], rules: list[int]) -> int:
    """Return 1 if the player in turn may have the top discard, and may leave it as well."""
    if view[at.S_CALLS]:
        return may_deny(view, rules)
    return may_draw(view, rules) * may_take(view, rules)


@kernel
def is_valued(view: list[int], rules: list[int], seat: int, kind: int, work: list[int]) -> int:
    """Return 1 if the net knows what an action of this kind is worth."""
    if kind == at.A_DISCARD:
        return int(view[at.S_SIZES + seat] > 1)
    if kind in (at.A_CALL, at.A_NOTHING):
        return 1
    if view[at.S_DOWN + seat] != at.NOT_DOWN or kind not in (
        at.A_TAKE,
        at.A_DENY,
        at.A_DRAW,
        at.A_ALLOW,
    ):
        return 0
    return may_choose(view, rules) * (1 - completes(view, rules, seat, work))


@kernel
def completes(view: list[int], rules: list[int], seat: int, work: list[int]) -> int:
    """Return 1 if the seat can lay down with the top discard, or already without it."""
    at_once = rules[R_ALL_AT_ONCE]
    recalled(view, rules, seat, view[at.S_SIZES + seat] + 1 if at_once else 0, work)
    if not work[P_MISSING]:
        return 1
    card = top_discard(view)
    add_card(view, seat, card)
    recalled(view, rules, seat, view[at.S_SIZES + seat] if at_once else 0, work)
    remove_card(view, seat, card)
    return 0 if work[P_MISSING] else 1
