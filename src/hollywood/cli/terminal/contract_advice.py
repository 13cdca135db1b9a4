"""Why a greedy player of the contract game would do it: the reason that comes with a hint."""

from __future__ import annotations

from hollywood.contract import (
    AllowMayI,
    CallMayI,
    ContractView,
    DenyMayI,
    Displace,
    LayDown,
    LayOff,
)
from hollywood.melds.contract_fit import missing
from hollywood.play import Action, Discard, DrawStock, TakeDiscard


def reason(view: ContractView, action: Action | None) -> str:
    """Say in a sentence what is good about the action a greedy player chose; "" for no reason."""
    table, card = view.table, view.table.top_discard
    assert view.seat is not None
    down = table.down[view.seat] is not None
    match action:
        case None | DrawStock() | AllowMayI():
            if card is None or (isinstance(action, DrawStock) and not table.pile_open):
                return ""
            if down:
                return f"{card} fits nothing on the table."
            if action is None and table.all_at_once:
                return "In this hand every card that comes with a call must be melded too."
            if not missing(view.hand, table.slots, table.rules.melds):
                return "You have enough for the contract."
            return f"{card} brings you no nearer to the contract."
        case TakeDiscard() if table.must_take:
            return "It was denied to others, so it must be taken."
        case TakeDiscard() | DenyMayI() | CallMayI():
            gain = "can be laid off" if down else "brings you nearer to the contract"
            return f"{card} {gain}."
        case LayDown():
            return "What lies on the table costs nothing when the hand ends."
        case LayOff() | Displace():
            return "The fewer cards you keep, the less they cost."
        case Discard() if down:
            return "It is the dearest card, and fits nothing on the table."
        case Discard():
            return "You would miss it least on the way to the contract."
    return ""
