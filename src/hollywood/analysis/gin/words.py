"""Choices and results in words, with cards in notation, such as 7h."""

from __future__ import annotations

from hollywood.gin import (
    BigGin,
    Ending,
    GinResult,
    GinRules,
    Knock,
    LayOff,
    PassUpcard,
    Phase,
    ScoreKind,
    ShowHand,
    price,
)
from hollywood.gin.sight import GinView
from hollywood.match.telling.wording import points as in_points
from hollywood.melds import best_spread, points
from hollywood.play import Action, Discard, DrawStock, TakeDiscard

_BY = {
    ScoreKind.KNOCK: "by knocking",
    ScoreKind.UNDERCUT: "by an undercut",
    ScoreKind.GIN: "by gin",
    ScoreKind.BIG_GIN: "by big gin",
}


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


def result_in_words(result: GinResult | None, rules: GinRules, names: tuple[str, str]) -> str:
    """Say how a round ended, such as: Ann won 23 points by knocking."""
    if result is None:
        return "not finished"
    score = price(result, rules)
    if score.winner is None:
        dead = result.ending in {Ending.DEAD_HAND, Ending.TURN_CAP}
        return "a dead hand" if dead else "nobody scored"
    return f"{names[score.winner]} won {in_points(score.points)} {_BY[score.kind]}"
