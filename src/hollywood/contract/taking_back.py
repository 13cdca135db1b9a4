"""Taking back: until the discard, a player may undo what revealed no hidden card.

That is the last lay down or addition to a meld, and then the one before it, back to the draw. It is
no action of the game, so bots never do it. What the others saw, they have seen.
"""

from __future__ import annotations

from hollywood.contract.events import Displaced, LaidDown, LaidOffOn, TakenBack
from hollywood.contract.pieces import Phase
from hollywood.contract.table import ContractTable
from hollywood.play import Seat


def to_take_back(table: ContractTable, seat: Seat | None) -> TakenBack | None:
    """Return the event if ``seat`` took back its last lay down or addition; ``None``: nothing."""
    if table.phase is not Phase.PLAY or table.turn != seat or not table.past_is_whole:
        return None
    match table.past[-1]:
        case LaidDown(melds=melds):
            return TakenBack(table.turn, tuple(card for meld in melds for card in meld.cards))
        case LaidOffOn(card=card):
            return TakenBack(table.turn, (card,))
        case Displaced(card=card, freed=freed):
            return TakenBack(table.turn, (card,), freed)
    return None
