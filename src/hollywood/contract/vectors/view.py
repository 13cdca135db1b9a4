"""What a contract seat may know, as the vector that the kernel's policies read."""

from __future__ import annotations

from hollywood.contract.pieces import Phase
from hollywood.contract.sight import ContractView
from hollywood.contract.table import ContractTable
from hollywood.kernel.contract import layout
from hollywood.kernel.contract import state as at
from hollywood.kernel.contract.layout import NO_CARD, NOBODY
from hollywood.kernel.contract.rules.deal import add_card
from hollywood.kernel.contract.rules.fits import note_meld
from hollywood.melds.contract_vectors import write_meld

_PHASES = {phase: number for number, phase in enumerate(Phase)}


def view_vector(view: ContractView, rules: list[int]) -> list[int]:
    """Return the view of a seat in the layout of :mod:`hollywood.kernel.contract.state`.

    ``rules`` are those of the hand, from :func:`hollywood.contract.vectors.rules.rules_vector`.
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
    """Return the view of a spectator, who sees no hand, for a hand that is not over."""
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
    vector[at.S_OWED] = _or_none(table.owed)
    vector[at.S_DREW] = int(table.drew)
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
        write_meld(on_table.meld, vector, spot)
        note_meld(vector, rules, number)
    return vector


def _or_none(card: int | None) -> int:
    return NO_CARD if card is None else int(card)
