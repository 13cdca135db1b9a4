"""Choices in English, with cards in notation, such as 7h."""

from __future__ import annotations

from hollywood.gin import (
    BigGin,
    Knock,
    LayOff,
    PassUpcard,
    Phase,
    ShowHand,
)
from hollywood.gin.sight import GinView
from hollywood.melds import best_spread, points
from hollywood.play import Action, Discard, DrawStock, TakeDiscard


def in_words(action: Action, view: GinView) -> str:
    """Say what a player does, such as: discard 7h."""
    top = view.table.top_discard
    if isinstance(action, Discard):
        return f"discard {action.card}"
    if isinstance(action, Knock):
        return _knock(action, view)
    if isinstance(action, BigGin):
        return "declare big gin"
    if isinstance(action, TakeDiscard):
        return f"take {top}"
    if isinstance(action, DrawStock):
        return "draw"
    if isinstance(action, PassUpcard):
        return "pass" if view.table.phase is Phase.UPCARD else f"leave {top}"
    if isinstance(action, LayOff):
        return f"lay off {action.card}"
    return "show" if isinstance(action, ShowHand) else "finish"


def _knock(action: Knock, view: GinView) -> str:
    """Describe a knock; name its spread if it is not the one with the fewest layoffs."""
    left = deadwood_left(action, view)
    what = "go gin" if left == 0 else f"knock with {left}"
    words = f"{what}, discarding {action.discard}"
    if not is_usual(action, view):
        words += ", spreading " + " / ".join(map(str, action.spread))
    return words


def is_usual(action: Knock, view: GinView) -> bool:
    """Whether a knock has the spread with the fewest layoffs."""
    usual = best_spread(view.hand - action.discard, view.table.rules.melds)
    return {meld.hand.bits for meld in action.spread} == {meld.hand.bits for meld in usual.melds}


def deadwood_left(action: Knock, view: GinView) -> int:
    """Return the deadwood that a knock leaves with its spread."""
    rest = view.hand - action.discard
    rules = view.table.rules.melds
    for meld in action.spread:
        rest = rest.minus(meld.cards)
    return points(rest, rules)
