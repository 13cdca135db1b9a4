"""What a seat of the contract game may know, as the vector that the policies of the kernel read.

And the way back: an action that a policy has written, in the words of the engine.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hollywood.cards import Card
from hollywood.contract.actions import (
    AllowMayI,
    CallMayI,
    DenyMayI,
    Displace,
    End,
    LayDown,
    LayOff,
    WithdrawMayI,
)
from hollywood.contract.pieces import Phase
from hollywood.contract.sight import ContractView
from hollywood.contract.table import ContractTable
from hollywood.kernel.contract import layout
from hollywood.kernel.contract import state as at
from hollywood.kernel.contract.layout import NO_CARD, NOBODY
from hollywood.kernel.contract.rules.deal import add_card
from hollywood.kernel.contract.rules.fits import note_meld
from hollywood.melds.wild import WildKind, WildMeld
from hollywood.play import Action, Discard, DrawStock, TakeDiscard

_PHASES = {phase: number for number, phase in enumerate(Phase)}
_KINDS = (WildKind.SET, WildKind.RUN)
_ENDS: dict[int, End] = {at.AT_BOTTOM: "bottom", at.AT_TOP: "top"}
_END_NUMBERS = {end: number for number, end in _ENDS.items()} | {None: at.NO_END}
_PLAIN: dict[int, Action] = {
    at.A_DRAW: DrawStock(),
    at.A_TAKE: TakeDiscard(),
    at.A_ALLOW: AllowMayI(),
    at.A_DENY: DenyMayI(),
    at.A_WITHDRAW: WithdrawMayI(),
}
_PLAIN_NUMBERS = {type(action): number for number, action in _PLAIN.items()}


def view_vector(view: ContractView, rules: list[int]) -> list[int]:
    """Return the view of a seat as :mod:`hollywood.kernel.contract.state` lays it out.

    ``rules`` are those of the hand, as :func:`hollywood.contract.vector.rules_vector` gives them.
    ValueError for a spectator, and for a hand that is over.
    """
    table, seat = view.table, view.seat
    if seat is None or table.phase is Phase.OVER:
        raise ValueError("a spectator has no decisions, and no view vector; nor has a hand over")
    vector = table_vector(table, rules)
    vector[at.S_SEAT] = seat
    vector[at.S_DRAWN] = _or_none(view.drawn)
    for card in view.hand:
        add_card(vector, seat, int(card))
    vector[at.S_SIZES + seat] = len(view.hand)
    return vector


def table_vector(table: ContractTable, rules: list[int]) -> list[int]:
    """Return the view of a spectator, who sees no hand, of a hand that is not over."""
    vector = [0] * at.V_LENGTH
    vector[at.S_SEAT] = vector[at.S_WINNER] = NOBODY
    vector[at.S_PHASE] = _PHASES[table.phase]
    vector[at.S_TURN] = table.turn
    vector[at.S_DEALER] = table.dealer
    vector[at.S_TURNS] = table.turns
    vector[at.S_STOCK] = table.stock
    vector[at.S_RESHUFFLES] = table.reshuffles
    vector[at.S_TAKEN] = _or_none(table.taken)
    vector[at.S_DRAWN] = NO_CARD
    vector[at.S_DENIED] = int(table.denied)
    vector[at.S_GRANTED_NOW] = table.granted_now
    vector[at.S_CALLS] = len(table.calls)
    vector[at.S_ENDING] = -1
    for number, call in enumerate(table.calls):
        vector[at.S_CALL_SEATS + number] = call.seat
        vector[at.S_CALL_MOMENTS + number] = call.moment
    for seat in range(table.seats):
        down = table.down[seat]
        vector[at.S_DOWN + seat] = at.NOT_DOWN if down is None else down
        vector[at.S_GRANTED + seat] = table.granted[seat]
        vector[at.S_CALLED + seat] = table.called[seat]
        for card in table.known[seat]:
            vector[at.S_KNOWN + layout.PLACES * seat + card] += 1
    vector[at.S_SIZES : at.S_SIZES + table.seats] = table.sizes
    vector[at.S_PILE_SIZE] = len(table.discards)
    for number, (card, who) in enumerate(zip(table.discards, table.discarders, strict=True)):
        vector[at.S_PILE + number] = int(card)
        vector[at.S_DISCARDERS + number] = NOBODY if who is None else who
    vector[at.S_MELDS] = len(table.melds)
    for number, on_table in enumerate(table.melds):
        spot = at.S_TABLE + layout.M_LENGTH * number
        vector[spot + layout.M_OWNER] = on_table.owner
        _write_meld(on_table.meld, vector, spot)
        note_meld(vector, rules, number)
    return vector


def action_of(vector: Sequence[Any]) -> Action | None:
    """Return the action that an action vector stands for; ``None`` for leaving a discard alone."""
    kind, card, onto, end, moment = (int(number) for number in vector[at.A_KIND : at.A_LENGTH])
    if kind == at.A_NOTHING:
        return None
    if kind == at.A_LAY_DOWN:
        return LayDown(tuple(_meld_at(vector, number) for number in range(int(vector[at.A_LAY]))))
    if kind == at.A_DISCARD:
        return Discard(Card(card))
    if kind == at.A_LAY_OFF:
        return LayOff(Card(card), onto, _ENDS.get(end))
    if kind == at.A_DISPLACE:
        return Displace(Card(card), onto, _ENDS[end])
    return CallMayI(moment) if kind == at.A_CALL else _PLAIN[kind]


def row_of(action: Action | None) -> tuple[int, int, int, int, int]:
    """Return an action as it is listed: kind, card, meld, end, moment; one without melds."""
    match action:
        case None:
            return at.A_NOTHING, NO_CARD, -1, at.NO_END, 0
        case Discard(card):
            return at.A_DISCARD, int(card), -1, at.NO_END, 0
        case LayOff(card, onto, end):
            return at.A_LAY_OFF, int(card), onto, _END_NUMBERS[end], 0
        case Displace(card, onto, end):
            return at.A_DISPLACE, int(card), onto, _END_NUMBERS[end], 0
        case CallMayI(moment):
            return at.A_CALL, NO_CARD, -1, at.NO_END, moment
    return _PLAIN_NUMBERS[type(action)], NO_CARD, -1, at.NO_END, 0


def write_action(action: Action | None, vector: Any) -> None:
    """Write an action to an action vector, as :func:`action_of` reads it."""
    if not isinstance(action, LayDown):
        for place, number in enumerate(row_of(action)):
            vector[at.A_KIND + place] = number
        return
    vector[at.A_KIND] = at.A_LAY_DOWN
    vector[at.A_LAY] = len(action.melds)
    for number, meld in enumerate(action.melds):
        _write_meld(meld, vector, at.A_LAY + 1 + layout.M_LENGTH * number)


def _write_meld(meld: WildMeld, vector: Any, spot: int) -> None:
    vector[spot + layout.M_KIND] = _KINDS.index(meld.kind)
    vector[spot + layout.M_SIZE] = len(meld.cards)
    first = spot + layout.M_CARDS
    for place, card in enumerate(meld.cards):
        vector[first + place] = int(card)


def _meld_at(vector: Sequence[Any], number: int) -> WildMeld:
    spot = at.A_LAY + 1 + layout.M_LENGTH * number
    first = spot + layout.M_CARDS
    cards = vector[first : first + int(vector[spot + layout.M_SIZE])]
    kind = _KINDS[int(vector[spot + layout.M_KIND])]
    return WildMeld(kind, tuple(Card(int(card)) for card in cards))


def _or_none(card: int | None) -> int:
    return NO_CARD if card is None else int(card)
