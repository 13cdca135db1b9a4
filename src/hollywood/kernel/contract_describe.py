"""Rows for what is true after a choice of the contract game, as the net would value it."""

from __future__ import annotations

from typing import Final

from hollywood.kernel.chance import below
from hollywood.kernel.compiling import kernel
from hollywood.kernel.contract_deal import add_card, remove_card, top_discard
from hollywood.kernel.contract_drop import card_to_drop
from hollywood.kernel.contract_guess import completes, may_choose
from hollywood.kernel.contract_layout import R_ALL_AT_ONCE, R_SEATS
from hollywood.kernel.contract_learner import write_row
from hollywood.kernel.contract_memory import recalled
from hollywood.kernel.contract_net import (
    Net,
    begin_worth,
    others_before,
    unseen_card,
    worth_thrown,
    worth_waiting,
    worth_with,
)
from hollywood.kernel.contract_state import (
    A_ALLOW,
    A_CALL,
    A_DENY,
    A_DISCARD,
    A_DRAW,
    A_NOTHING,
    A_TAKE,
    NOT_DOWN,
    S_DOWN,
    S_SEAT,
    S_SIZES,
)
from hollywood.kernel.contract_work import P_USED

_CALLED: Final = 4
"""So many cards stand for the one that comes with a call."""


@kernel
def describe(
    view: list[int],
    rules: list[int],
    weights: list[int],
    net: Net,
    kind: int,
    card: int,
    chance: list[int],
    at: int,
    work: list[int],
    mind: list[int],
    rows: list[int],
    row: int,
) -> int:
    """Write rows for what is true after a choice; return how many, 0 for one that is not told."""
    seat = view[S_SEAT]
    if kind == A_DISCARD and view[S_SIZES + seat] > 1:
        begin_worth(view, rules, seat, rules[R_SEATS] - 1, net, work, mind)
        worth_thrown(view, rules, seat, card, net, work, mind)
        write_row(rules, mind, rows, row)
        return 1
    if kind == A_NOTHING:
        worth_waiting(view, rules, seat, net, work, mind)
        write_row(rules, mind, rows, row)
        return 1
    if kind == A_CALL:
        begin_worth(view, rules, seat, others_before(view, rules, seat), net, work, mind)
        top = top_discard(view)
        add_card(view, seat, top)
        for number in range(_CALLED):
            part = 16 * number + below(chance, at, 16)
            drawn = unseen_card(rules, part, 16 * _CALLED, work)
            worth_with(view, rules, seat, drawn, net, work, mind)
            write_row(rules, mind, rows, row + number)
        remove_card(view, seat, top)
        return _CALLED
    if view[S_DOWN + seat] != NOT_DOWN or kind not in (A_TAKE, A_DENY, A_DRAW, A_ALLOW):
        return 0
    if not may_choose(view, rules) or completes(view, rules, seat, work):
        return 0
    if kind in (A_DRAW, A_ALLOW):
        worth_waiting(view, rules, seat, net, work, mind)
        write_row(rules, mind, rows, row)
        return 1
    top = top_discard(view)
    add_card(view, seat, top)
    recalled(view, rules, seat, view[S_SIZES + seat] if rules[R_ALL_AT_ONCE] else 0, work)
    thrown = card_to_drop(view, rules, seat, work[P_USED], weights, work)
    begin_worth(view, rules, seat, rules[R_SEATS] - 1, net, work, mind)
    worth_thrown(view, rules, seat, thrown, net, work, mind)
    remove_card(view, seat, top)
    write_row(rules, mind, rows, row)
    return 1
