"""What the searching player of the contract game tries: first the policy's choice, then others."""

from __future__ import annotations

from hollywood.kernel.contract import state as at
from hollywood.kernel.contract.layout import (
    LAY_LENGTH,
    NO_CARD,
    PLACES,
    R_ALL_AT_ONCE,
    R_POINTS,
)
from hollywood.kernel.contract.rules.deal import add_card, remove_card
from hollywood.kernel.contract.rules.legality import (
    latest_moment,
    list_additions,
    may_call,
    may_deny,
    may_draw,
    may_take,
)
from hollywood.kernel.contract.scratch import FIRST_ROW, P_MISSING
from hollywood.kernel.engine.bits import Vector, lowest, zeros
from hollywood.kernel.engine.compiling import kernel
from hollywood.strategy.contract.net.features import DISCARDED
from hollywood.strategy.contract.net.net import begin_worth, worth_discarded
from hollywood.strategy.contract.net.player import G_LENGTH, guess
from hollywood.strategy.contract.plan.memo import recalled
from hollywood.strategy.contract.policies.card_worth import (
    cards_worth_trying,
    count_seen,
    count_unseen,
    most_expensive,
    spare_worth,
)
from hollywood.strategy.contract.policies.lay_down import ILLEGAL, RATED, copy_lay, rate_ways
from hollywood.strategy.contract.policies.planner import planner
from hollywood.strategy.contract.search.candidates import (
    F_ALIVE,
    F_CHOSEN,
    F_LAST,
    F_LAYS,
    F_NUMBER,
    F_SECOND,
    F_SPENT,
    F_WORLDS,
)
from hollywood.strategy.contract.search.desk import Desk, Player
from hollywood.strategy.contract.search.entries import add_candidate, add_lay, carry_out
from hollywood.strategy.contract.settings import Q_ADDS, Q_CALLS, Q_DISCARDS, Q_HOLD, Q_LAYS

_MISSING = 1 << 20
_OUT = 10
"""What an unseen card that helps counts, in tenths of a point."""


@kernel
def list_candidates(
    view: Vector, rules: Vector, player: Player, desk: Desk, action: Vector
) -> None:
    """List what is tried: first the policy's own choice, which is left in ``action`` as well."""
    found, work, settings = desk.found, desk.board.work, player.settings
    for place in (F_NUMBER, F_CHOSEN, F_ALIVE, F_SPENT, F_LAST, F_WORLDS, F_LAYS):
        found[place] = 0
    found[F_SECOND] = -1
    seat, phase = view[at.S_SEAT], view[at.S_PHASE]
    if len(player.net):
        guessed = zeros(G_LENGTH)
        guess(view, rules, player.weights, player.net, action, work, desk.mind, guessed)
    else:
        planner(view, rules, player.weights, action, work)
    if phase == at.OVER or (seat != view[at.S_TURN] and not may_call(view, rules, seat)):
        return
    if action[at.A_KIND] == at.A_LAY_DOWN:
        add_lay(action, desk.lays, found)
    else:
        add_candidate(
            found,
            action[at.A_KIND],
            action[at.A_KIND + 1],
            action[at.A_KIND + 2],
            action[at.A_KIND + 3],
            action[at.A_KIND + 4],
        )
    if seat != view[at.S_TURN]:
        add_candidate(found, at.A_NOTHING, NO_CARD, -1, at.NO_END, 0)
        if settings[Q_CALLS] or not rules[R_ALL_AT_ONCE]:
            add_candidate(found, at.A_CALL, NO_CARD, -1, at.NO_END, latest_moment(view))
    elif phase == at.DRAW:
        if view[at.S_CALLS]:
            add_candidate(found, at.A_ALLOW, NO_CARD, -1, at.NO_END, 0)
            if may_deny(view, rules):
                add_candidate(found, at.A_DENY, NO_CARD, -1, at.NO_END, 0)
        else:
            if may_draw(view, rules):
                add_candidate(found, at.A_DRAW, NO_CARD, -1, at.NO_END, 0)
            if may_take(view, rules):
                add_candidate(found, at.A_TAKE, NO_CARD, -1, at.NO_END, 0)
    elif not view[at.S_CALLS]:
        _list_play(view, rules, player, desk, action)
    carry_out(desk.lays, found, 0, action)


@kernel
def _list_play(view: Vector, rules: Vector, player: Player, desk: Desk, action: Vector) -> None:
    """List lay downs, additions to melds, and discards."""
    found, work, settings = desk.found, desk.board.work, player.settings
    seat = view[at.S_SEAT]
    kind, down = action[at.A_KIND], view[at.S_DOWN + seat] != at.NOT_DOWN
    if kind == at.A_LAY_DOWN:
        if not rules[R_ALL_AT_ONCE]:
            _list_lays(view, rules, player, desk, action)
        if not settings[Q_HOLD] or rules[R_ALL_AT_ONCE]:
            return
    end = FIRST_ROW
    if down or kind != at.A_LAY_DOWN:
        end = list_additions(view, rules, seat, work, FIRST_ROW)
    tried = 0
    for row in range(FIRST_ROW, end):
        place = at.ROW * row
        if tried < settings[Q_ADDS] or work[place] == kind:
            tried += add_candidate(
                found,
                work[place],
                work[place + 1],
                work[place + 2],
                work[place + 3],
                work[place + 4],
            )
    if (end > FIRST_ROW and not settings[Q_HOLD]) or view[at.S_OWED] != NO_CARD:
        return
    most = 1 if kind != at.A_DISCARD else settings[Q_DISCARDS]
    _list_discards(view, rules, player, most, desk)


@kernel
def _list_lays(view: Vector, rules: Vector, player: Player, desk: Desk, action: Vector) -> None:
    """List the lay downs that leave least."""
    work, seat = desk.board.work, view[at.S_SEAT]
    state, rates = zeros(at.S_LENGTH), zeros(RATED)
    lays = rate_ways(view, rules, seat, player.weights, action, rates, state, work)
    for _ in range(player.settings[Q_LAYS]):
        best = 0
        for number in range(1, RATED):
            if rates[number] < rates[best]:
                best = number
        if rates[best] == ILLEGAL:
            return
        rates[best] = ILLEGAL
        copy_lay(lays, LAY_LENGTH * best, action)
        add_lay(action, desk.lays, desk.found)


@kernel
def _list_discards(view: Vector, rules: Vector, player: Player, most: int, desk: Desk) -> None:
    """List the discards that seem best, at most so many.

    The best are those that leave the hand nearest to its contract.
    """
    found, work, mind, net = desk.found, desk.board.work, desk.mind, player.net
    seat = view[at.S_SEAT]
    down = view[at.S_DOWN + seat] != at.NOT_DOWN
    target = view[at.S_SIZES + seat] if rules[R_ALL_AT_ONCE] else 0
    if len(net):
        begin_worth(view, rules, seat, DISCARDED, net, work, mind)
    else:
        count_seen(view, rules, seat, work)
    worth = zeros(PLACES)
    cards = rest = cards_worth_trying(view, rules, seat)
    while rest:
        card = lowest(rest)
        rest &= rest - 1
        if len(net):
            worth[card] = worth_discarded(view, rules, seat, card, net, work, mind)
        elif down:
            worth[card] = rules[R_POINTS + card]
        else:
            remove_card(view, seat, card)
            recalled(view, rules, seat, target, work)
            add_card(view, seat, card)
            worth[card] = _OUT * count_unseen(rules, work) - _MISSING * work[P_MISSING]
            worth[card] -= spare_worth(view, rules, seat, card, player.weights, work)
    if most > 1 and rules[R_ALL_AT_ONCE] and not len(net):  # in case the contract is out of reach
        add_candidate(found, at.A_DISCARD, most_expensive(rules, cards), -1, at.NO_END, 0)
    listed = 0
    while cards and listed < most:
        best = lowest(cards)
        rest = cards
        while rest:
            card = lowest(rest)
            rest &= rest - 1
            if worth[card] > worth[best]:
                best = card
        cards ^= 1 << best
        listed += 1
        add_candidate(found, at.A_DISCARD, best, -1, at.NO_END, 0)
