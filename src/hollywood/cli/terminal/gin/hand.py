"""A gin hand as its player sees it: melds first, deadwood counted, the drawn card marked."""

from __future__ import annotations

from collections.abc import Iterable

from hollywood.cards import Card
from hollywood.cli.terminal.parts import parted
from hollywood.cli.terminal.screen import Screen
from hollywood.gin import GinView, Phase
from hollywood.melds import (
    Arrangement,
    best_arrangement,
    discards_within,
)
from hollywood.melds import deadwood as least_deadwood
from hollywood.texts.saying import Speech, sentence

SORTS = ("meld", "suit", "rank")


def show_hand(screen: Screen, view: GinView, sort: str) -> None:
    """Print the hand and its deadwood."""
    rules, hand = view.table.rules.melds, view.hand
    best, thrown = _arranged(view)
    count = _count(view, best, thrown, screen.speech)
    left = sorted([*best.left, *thrown], key=lambda card: (-rules.points(card), -card.rank, card))
    if screen.plain:
        _tell(screen, best, left, count)
        return
    if sort == "meld":
        melds = sorted(best.melds, key=lambda meld: (meld.kind != "set", meld.cards))
        cards = " ".join(f"[{_row(meld.cards, view)}]" for meld in melds)
        cards += ("  " if melds else "") + _row(left, view)
    else:
        by_rank = sort == "rank"
        cards = _row(sorted(hand, key=lambda c: (c.rank, c) if by_rank else (0, c)), view)
    line = f"  {cards}   {count}"
    if len(line) <= screen.width:
        gap = min(screen.width, 72) - len(cards) - len(count)
        screen.show(f"  {cards}{' ' * max(3, gap - 2)}{count}")
    else:
        screen.say(cards, indent="  ")
        screen.say(count, indent="  ")


def knocks(view: GinView) -> tuple[tuple[Card, int], ...]:
    """Return the discards to knock with and the deadwood each leaves, best first."""
    table, hand = view.table, view.hand
    if table.phase is not Phase.DISCARD:
        return ()
    kept = table.taken if table.rules.rediscard_taken == "forbid" else None
    found = discards_within(hand, table.rules.melds, table.knock_limit)
    worth = table.rules.melds.points
    return tuple(
        sorted(
            ((card, left) for card, left in found if card != kept),
            key=lambda pair: (pair[1], -worth(pair[0])),
        )
    )


def melds_in_line(arrangement: Arrangement, say: Speech) -> str:
    """Write an arrangement in one line: its melds, then the deadwood."""
    left = "  " + say("hand-left", cards=str(arrangement.left)) if arrangement.left else ""
    return " / ".join(str(meld) for meld in arrangement.melds) + left


def _arranged(view: GinView) -> tuple[Arrangement, tuple[Card, ...]]:
    """The best arrangement; with an extra card, the one after the best discard, and the discard."""
    table, hand = view.table, view.hand
    melds = table.rules.melds
    if table.phase is not Phase.DISCARD or least_deadwood(hand, melds) == 0:
        return best_arrangement(hand, melds), ()
    kept = table.taken if table.rules.rediscard_taken == "forbid" else None
    cards = [card for card in hand if card != kept]
    thrown = min(cards, key=lambda c: (least_deadwood(hand - c, melds), -melds.points(c), -c.rank))
    return best_arrangement(hand - thrown, melds), (thrown,)


def _count(view: GinView, best: Arrangement, thrown: tuple[Card, ...], say: Speech) -> str:
    table = view.table
    if table.phase is not Phase.DISCARD:
        if table.knocker is not None:
            return say("hand-deadwood-only", n=best.points)
        return say("hand-deadwood", n=best.points, limit=table.knock_limit)
    if not thrown:
        return say("hand-all-big" if table.rules.big_gin is not None else "hand-all")
    if best.points == 0:
        return say("hand-ready")
    if best.points <= table.knock_limit and knocks(view):
        return say("hand-can-knock", n=best.points)
    return say("hand-deadwood-best", n=best.points, limit=table.knock_limit)


def _row(cards: Iterable[Card], view: GinView) -> str:
    new = {view.drawn, view.table.taken} if view.table.phase is Phase.DISCARD else set()
    return " ".join(f"{card}*" if card in new else str(card) for card in cards)


def _tell(screen: Screen, best: Arrangement, left: list[Card], count: str) -> None:
    say = screen.speech
    if best.melds:
        screen.say(say("hand-melds", melds=parted(map(str, best.melds), say)))
    if left:
        screen.say(say("hand-others", cards=" ".join(map(str, left))))
    screen.say(f"{sentence(count)}.")
