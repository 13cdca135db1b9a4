"""The view of a seat in gin as the vector that the kernel's policies read."""

from __future__ import annotations

from hollywood.cards import Hand
from hollywood.gin.legality import layoff_targets
from hollywood.gin.sight import GinView
from hollywood.gin.table import GinTable, Phase
from hollywood.kernel.gin import layout as at
from hollywood.kernel.gin.layout import NO_CARD
from hollywood.melds.meld import Meld

_PHASES = {phase: number for number, phase in enumerate(Phase)}


def view_vector(view: GinView) -> list[int]:
    """Return the view of a seat in the layout of :mod:`hollywood.kernel.gin.layout`.

    Raises ValueError for a spectator.
    """
    table, seat = view.table, view.seat
    if seat is None:
        raise ValueError("a spectator has no decisions, and no view vector")
    after_knock = table.knocker is not None
    vector = [0] * at.V_LENGTH
    vector[at.V_PHASE] = _PHASES[table.phase]
    vector[at.V_SEAT] = seat
    vector[at.V_DEALER] = table.dealer
    vector[at.V_HAND] = view.hand.bits
    vector[at.V_TOP] = _or_none(table.top_discard)
    vector[at.V_UPCARD] = table.upcard
    vector[at.V_TAKEN] = _or_none(table.taken)
    vector[at.V_DRAWN] = _or_none(view.drawn)
    vector[at.V_STOCK] = table.stock
    vector[at.V_TURNS] = table.turns
    vector[at.V_LIMIT] = table.knock_limit
    vector[at.V_PILE_OPEN] = int(table.pile_open)
    vector[at.V_MUST_KNOCK] = int(table.must_knock)
    vector[at.V_LAYOFFS_ALLOWED] = int(table.layoffs_allowed)
    vector[at.V_KNOWN] = table.known[1 - seat].bits
    vector[at.V_PILE] = Hand.of(table.discards).bits
    vector[at.V_MINE] = table.known[seat].bits
    vector[at.V_TO_ACT] = int(table.awaiting == seat)
    if after_knock:
        vector[at.V_KNOWN] |= (table.shown_left if table.knocker == seat else table.left).bits
        vector[at.V_LEFT] = table.left.bits
        melds = layoff_targets(table)
        for number, meld in enumerate(melds):
            vector[at.V_MELDS + number] = meld.hand.bits
    vector[at.V_SEEN] = view.hand.bits | vector[at.V_KNOWN] | vector[at.V_PILE] | _open_cards(table)
    return vector


def _or_none(card: int | None) -> int:
    return NO_CARD if card is None else int(card)


def _open_cards(table: GinTable) -> int:
    """Return the cards shown after a knock: melds and deadwood."""
    melds: tuple[Meld, ...] = (*table.spread, *(table.shown or ()))
    cards = table.left.bits | table.shown_left.bits
    for meld in melds:
        cards |= meld.hand.bits
    return cards
