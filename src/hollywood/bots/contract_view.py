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
from hollywood.kernel import contract_layout as layout
from hollywood.kernel import contract_state as at
from hollywood.kernel.contract_deal import add_card
from hollywood.kernel.contract_fits import note_meld
from hollywood.kernel.contract_layout import NO_CARD, NOBODY
from hollywood.melds.wild import WildKind, WildMeld
from hollywood.play import Action, Discard, DrawStock, TakeDiscard

_PHASES = {phase: number for number, phase in enumerate(Phase)}
_KINDS = (WildKind.SET, WildKind.RUN)
_ENDS: dict[int, End] = {at.AT_BOTTOM: "bottom", at.AT_TOP: "top"}
_PLAIN: dict[int, Action] = {
    at.A_DRAW: DrawStock(),
    at.A_TAKE: TakeDiscard(),
    at.A_ALLOW: AllowMayI(),
    at.A_DENY: DenyMayI(),
    at.A_WITHDRAW: WithdrawMayI(),
}


def view_vector(view: ContractView, rules: list[int]) -> list[int]:
    """Return the view of a seat as :mod:`hollywood.kernel.contract_state` lays it out.

    ``rules`` are those of the hand, as :func:`hollywood.contract.vector.rules_vector` gives them.
    ValueError for a spectator, and for a hand that is over.
    """
    table, seat = view.table, view.seat
    if seat is None or table.phase is Phase.OVER:
        raise ValueError("a spectator has no decisions, and no view vector; nor has a hand over")
    vector = [0] * at.V_LENGTH
    vector[at.S_SEAT] = seat
    vector[at.S_PHASE] = _PHASES[table.phase]
    vector[at.S_TURN] = table.turn
    vector[at.S_DEALER] = table.dealer
    vector[at.S_TURNS] = table.turns
    vector[at.S_STOCK] = table.stock
    vector[at.S_RESHUFFLES] = table.reshuffles
    vector[at.S_TAKEN] = _or_none(table.taken)
    vector[at.S_DRAWN] = _or_none(view.drawn)
    vector[at.S_DENIED] = int(table.denied)
    vector[at.S_GRANTED_NOW] = table.granted_now
    vector[at.S_CALLS] = len(table.calls)
    vector[at.S_ENDING], vector[at.S_WINNER] = -1, NOBODY
    for number, call in enumerate(table.calls):
        vector[at.S_CALL_SEATS + number] = call.seat
        vector[at.S_CALL_MOMENTS + number] = call.moment
    for other in range(table.seats):
        down = table.down[other]
        vector[at.S_DOWN + other] = at.NOT_DOWN if down is None else down
        vector[at.S_GRANTED + other] = table.granted[other]
        vector[at.S_CALLED + other] = table.called[other]
        for card in table.known[other]:
            vector[at.S_KNOWN + layout.PLACES * other + card] += 1
    for card in view.hand:
        add_card(vector, seat, int(card))
    vector[at.S_SIZES : at.S_SIZES + table.seats] = table.sizes
    vector[at.S_PILE_SIZE] = len(table.discards)
    for number, (card, who) in enumerate(zip(table.discards, table.discarders, strict=True)):
        vector[at.S_PILE + number] = card
        vector[at.S_DISCARDERS + number] = NOBODY if who is None else who
    vector[at.S_MELDS] = len(table.melds)
    for number, on_table in enumerate(table.melds):
        spot = at.S_TABLE + layout.M_LENGTH * number
        cards = on_table.meld.cards
        vector[spot + layout.M_OWNER] = on_table.owner
        vector[spot + layout.M_KIND] = _KINDS.index(on_table.meld.kind)
        vector[spot + layout.M_SIZE] = len(cards)
        first = spot + layout.M_CARDS
        vector[first : first + len(cards)] = map(int, cards)
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


def _meld_at(vector: Sequence[Any], number: int) -> WildMeld:
    spot = at.A_LAY + 1 + layout.M_LENGTH * number
    first = spot + layout.M_CARDS
    cards = vector[first : first + int(vector[spot + layout.M_SIZE])]
    kind = _KINDS[int(vector[spot + layout.M_KIND])]
    return WildMeld(kind, tuple(Card(int(card)) for card in cards))


def _or_none(card: int | None) -> int:
    return NO_CARD if card is None else int(card)
