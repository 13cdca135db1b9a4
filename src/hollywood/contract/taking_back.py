"""Taking back: until the discard, a player may undo what revealed no hidden card.

That is the last lay down or addition to a meld, and then the one before it, back to the draw. It is
no action of the game, so bots never do it. What the others saw, they have seen.
"""

from __future__ import annotations

from hollywood.cards import Card
from hollywood.contract.events import Displaced, LaidDown, LaidOffOn
from hollywood.contract.pieces import Phase
from hollywood.contract.table import ContractTable
from hollywood.play import Seat


def to_take_back(table: ContractTable, seat: Seat | None) -> tuple[Card, ...] | None:
    """Return the cards that ``seat`` would get back into its hand; ``None`` if it may not."""
    if table.phase is not Phase.PLAY or table.turn != seat or not table.past_is_whole:
        return None
    match table.past[-1]:
        case LaidDown(melds=melds):
            return tuple(card for meld in melds for card in meld.cards)
        case LaidOffOn(card=card) | Displaced(card=card):
            return (card,)
    return None
