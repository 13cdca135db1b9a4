"""Choices of the contract game in English, with cards in notation, such as 7h."""

from __future__ import annotations

from hollywood.contract.actions import AllowMayI, CallMayI, DenyMayI, Displace, LayDown, LayOff
from hollywood.contract.sight import ContractView
from hollywood.melds.wild import WildMeld
from hollywood.play import Action, Discard, DrawStock, TakeDiscard


def in_words(action: Action | None, view: ContractView) -> str:
    """Say what a player does, such as: discard 7h. None leaves the discard to others."""
    table = view.table
    match action:
        case None:
            return f"leave {table.top_discard}"
        case DrawStock():
            return "draw"
        case TakeDiscard():
            return f"take {table.top_discard}"
        case CallMayI():
            return f"call May-I for {table.top_discard}"
        case AllowMayI():
            return f"allow the call for {table.top_discard}"
        case DenyMayI():
            return f"deny the call for {table.top_discard}"
        case Discard(card):
            return f"discard {card}"
        case LayDown(melds):
            return "lay down " + " / ".join(map(cards_of, melds))
        case LayOff(card, onto, _):
            return f"lay off {card} on {cards_of(table.melds[onto].meld)}"
        case Displace(card, onto, _):
            return f"put {card} in place of a wild card in {cards_of(table.melds[onto].meld)}"
    raise AssertionError(f"nobody decides this: {action!r}")


def cards_of(meld: WildMeld) -> str:
    """Return a meld as its cards in order, such as: 4h 5h Ac 7h."""
    return " ".join(map(str, meld.cards))
