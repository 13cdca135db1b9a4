"""What a player may do, and why not: from the open table and the player's own hand alone.

:func:`refusal` is the single source; :func:`legal_actions` lists what it permits. It lists a call
with the earliest possible moment, and each way to lay down once, in one order of melds.
"""

from __future__ import annotations

from collections.abc import Iterator

from hollywood.cards import Hand
from hollywood.contract import laying, may_i
from hollywood.contract.actions import (
    AllowMayI,
    CallMayI,
    DenyMayI,
    Displace,
    LayDown,
    LayOff,
    WithdrawMayI,
)
from hollywood.contract.pieces import Phase
from hollywood.contract.refusals import Refusal, Refused
from hollywood.contract.table import ContractTable
from hollywood.contract.well_formed import refuse_malformed
from hollywood.play import Action, Discard, DrawStock, Seat, TakeDiscard
from hollywood.play.seats import no_seat, seated

_DRAW, _TAKE, _WITHDRAW, _ALLOW, _DENY = (
    *(DrawStock(), TakeDiscard()),
    *(WithdrawMayI(), AllowMayI(), DenyMayI()),
)
_IN_THE_DRAW = (DrawStock, TakeDiscard, AllowMayI, DenyMayI)
_IN_THE_PLAY = (Discard, LayDown, LayOff, Displace)


def refusal(table: ContractTable, seat: Seat | None, hand: Hand, action: Action) -> Refused | None:
    """Say why ``seat``, holding ``hand``, may not do ``action`` now; ``None`` if it may."""
    if seat is None or not seated(seat, table.seats):
        return Refused(Refusal.SPECTATOR, no_seat(seat, table.seats))
    if table.phase is Phase.OVER:
        return Refused(Refusal.HAND_OVER, "The hand is over; wait for the next deal.")
    malformed = refuse_malformed(hand, action)
    if malformed is not None:
        return malformed
    if seat != table.turn:
        return _refuse_others(table, seat, action)
    if isinstance(action, CallMayI | WithdrawMayI):
        words = f"It is your turn, so the card is yours first; {options(table)}."
        return Refused(Refusal.OWN_TURN, words)
    if isinstance(action, _IN_THE_DRAW):
        answers = isinstance(action, AllowMayI | DenyMayI) and bool(table.calls)
        if table.phase is not Phase.DRAW and not answers:
            words = f"You already have your card for this turn; {options(table)}."
            return Refused(Refusal.ALREADY_DREW, words)
        return _refuse_draw(table, action)
    if not isinstance(action, _IN_THE_PLAY):
        return Refused(Refusal.OTHER_GAME, f"This is not a move of this game; {options(table)}.")
    if table.phase is not Phase.PLAY:
        return Refused(Refusal.DRAW_FIRST, f"You have not drawn yet; {options(table)}.")
    if table.calls:
        return _answer_first(table)
    if table.owed is not None and not (isinstance(action, LayOff) and action.card == table.owed):
        words = f"You took {table.owed} from the table; lay it off before anything else."
        return Refused(Refusal.WILD_FIRST, words)
    return _refuse_play(table, seat, hand, action)


def legal_actions(
    table: ContractTable, seat: Seat | None, hand: Hand, *, best: bool = False
) -> Iterator[Action]:
    """Yield everything that ``seat``, holding ``hand``, may do now, in a fixed order.

    In the play: discards, layoffs, displacements, and last the ways to lay down. There can be
    thousands of those, so they are found only on demand. With ``best`` only one is given:
    :func:`~hollywood.contract.laying.best_lay_down`.
    """
    if seat is None or not seated(seat, table.seats) or table.phase is Phase.OVER:
        return
    if seat != table.turn:
        if may_i.why_not_call(table, seat) is None:
            yield CallMayI(table.moment)
        if may_i.refuse_withdrawal(table, seat) is None:
            yield _WITHDRAW
    elif table.phase is Phase.DRAW or table.calls:
        for action in (_DRAW, _TAKE, _ALLOW, _DENY):
            if _refuse_draw(table, action) is None:
                yield action
    elif table.owed is not None:
        yield from laying.additions(table, seat, hand)
    else:
        for card in dict.fromkeys(hand):
            discard = Discard(card)
            if laying.refuse_discard(table, hand, discard) is None:
                yield discard
        yield from laying.additions(table, seat, hand)
        if not best:
            yield from laying.lay_downs(table, seat, hand)
        elif (lay_down := laying.best_lay_down(table, seat, hand)) is not None:
            yield lay_down


def options(table: ContractTable) -> str:
    """Say what the player in turn can do."""
    if table.phase is Phase.OVER:
        return "nothing is left to do"
    if table.owed is not None:
        return f"lay off {table.owed}"
    if table.phase is Phase.PLAY and not table.calls:
        return "discard a card to end your turn"
    if table.calls:
        deny = ", or deny it" if may_i.refuse_answer(table, _DENY) is None else ""
        return f"allow the May-I for {table.top_discard}{deny}"
    draw = "draw from the stock" if table.stock_open and not table.must_take else ""
    take = f"take {table.top_discard}" if table.discards and table.pile_open else ""
    return " or ".join(filter(None, (draw, take)))


def _refuse_others(table: ContractTable, seat: Seat, action: Action) -> Refused | None:
    """Check a player out of turn: the player may call May-I and withdraw the call."""
    if isinstance(action, CallMayI):
        return may_i.refuse_call(table, seat, action)
    if isinstance(action, WithdrawMayI):
        return may_i.refuse_withdrawal(table, seat)
    also = "; you may only call May-I" if may_i.why_not_call(table, seat) is None else ""
    return Refused(Refusal.NOT_YOUR_TURN, f"It is the turn of seat {table.turn}{also}.")


def _refuse_draw(table: ContractTable, action: Action) -> Refused | None:
    """Check how the turn begins: answer a call first, then draw or take."""
    if isinstance(action, AllowMayI | DenyMayI):
        return may_i.refuse_answer(table, action)
    if table.calls:
        return _answer_first(table)
    if isinstance(action, DrawStock):
        if table.must_take:
            words = f"You denied a May-I, so you must take the discard; {options(table)}."
            return Refused(Refusal.MUST_TAKE, words)
        if not table.stock_open:
            return Refused(Refusal.STOCK_EMPTY, f"The stock is empty; {options(table)}.")
    else:
        if not table.discards:
            return Refused(Refusal.PILE_EMPTY, f"The discard pile is empty; {options(table)}.")
        if table.only_draws:
            words = f"You have laid down, and then you may not take a discard; {options(table)}."
            return Refused(Refusal.DOWN_DRAWS_ONLY, words)
        if not table.pile_open:
            words = f"You allowed a May-I, so here you must draw from the stock; {options(table)}."
            return Refused(Refusal.STOCK_ONLY, words)
    return None


def _answer_first(table: ContractTable) -> Refused:
    words = f"Somebody has called and is waiting for your answer; {options(table)}."
    return Refused(Refusal.ANSWER_FIRST, words)


def _refuse_play(
    table: ContractTable, seat: Seat, hand: Hand, action: Discard | LayDown | LayOff | Displace
) -> Refused | None:
    match action:
        case Discard():
            return laying.refuse_discard(table, hand, action)
        case LayDown():
            return laying.refuse_lay_down(table, seat, hand, action)
        case LayOff():
            return laying.refuse_lay_off(table, seat, hand, action)
        case Displace():
            return laying.refuse_displace(table, seat, hand, action)
