"""Why a greedy player of gin would do it: the reason that comes with a hint."""

from __future__ import annotations

from hollywood.cards import Card
from hollywood.gin import (
    BigGin,
    Finish,
    GinView,
    Knock,
    LayOff,
    PassUpcard,
    Phase,
    ShowHand,
)
from hollywood.match.wording import points as in_points
from hollywood.melds import best_arrangement, deadwood
from hollywood.play import Action, Discard, DrawStock, TakeDiscard


def reason(view: GinView, action: Action) -> str:
    """Say in a sentence what is good about the action a greedy player chose; "" for no reason."""
    melds = view.table.rules.melds
    match action:
        case TakeDiscard():
            return _why_take(view)
        case DrawStock() | PassUpcard():
            return _why_leave(view)
        case Discard(card):
            left = deadwood(view.hand - card, melds)
            return f"That leaves {left} deadwood, and no throw leaves less."
        case Knock(card):
            left = deadwood(view.hand - card, melds)
            limit = view.table.knock_limit
            return f"That leaves {left}, and the limit is {limit}." if left else "That is gin."
        case BigGin():
            return "All eleven cards are melded."
        case LayOff(card):
            return f"That is {in_points(melds.points(card))} of deadwood less."
        case ShowHand() | Finish():
            return "Nothing else can be laid off to advantage."
    return ""


def _why_take(view: GinView) -> str:
    """Name the meld that the discard makes, or what can be knocked with."""
    table, melds = view.table, view.table.rules.melds
    card: Card = table.discards[-1]
    held = view.hand + card
    thrown = min(view.hand, key=lambda other: (deadwood(held - other, melds), other))
    best = best_arrangement(held - thrown, melds)
    made = [meld for meld in best.melds if card in meld.cards]
    knock = f" You can then knock with {best.points}." if best.points <= table.knock_limit else ""
    return f"It makes {made[0]}.{knock}" if made else knock.strip()


def _why_leave(view: GinView) -> str:
    table, card = view.table, view.table.top_discard
    if card is None or (table.phase is Phase.DRAW and not table.pile_open):
        return ""
    return f"{card} makes no meld that would lower your deadwood."
