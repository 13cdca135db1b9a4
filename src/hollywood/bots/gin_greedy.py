"""Greedy gin: take what melds, throw what leaves least, knock at the first chance.

- It takes a discard only if it goes into a meld and lowers the least deadwood, or if it can knock
  with it; otherwise it draws.
- It throws the card that leaves the least deadwood. Among equals it throws none that the other
  player is seen to collect, then keeps the cards that most unseen cards would meld with.
- It knocks as soon as it can, with the spread that offers least to lay off, and answers a knock
  with a best defence.
"""

from __future__ import annotations

from collections.abc import Callable

from hollywood.cards import Card, Hand
from hollywood.gin.actions import BigGin, Finish, Knock, LayOff, PassUpcard, ShowHand
from hollywood.gin.sight import GinView
from hollywood.gin.table import Phase
from hollywood.melds import (
    best_arrangement,
    best_defence,
    best_defences,
    best_spread,
    deadwood,
    deadwood_after_discard,
    discards_within,
)
from hollywood.melds.meld import Defence
from hollywood.play import Action, Discard, DrawStock, TakeDiscard


def gin_choice(view: GinView) -> Action | None:
    """Return the greedy action of the awaited player, ``None`` for anyone else."""
    if view.seat is None or view.awaiting != view.seat:
        return None
    return _CHOICES[view.table.phase](view)


def _upcard(view: GinView) -> Action:
    return TakeDiscard() if _wants_discard(view) else PassUpcard()


def _draw(view: GinView) -> Action:
    if view.table.pile_open and _wants_discard(view):
        return TakeDiscard()
    return DrawStock()


def _last_chance(view: GinView) -> Action:
    """Take the last discard whenever it may be taken: that is only to knock with it."""
    take = TakeDiscard()
    return PassUpcard() if view.why_illegal(take) else take


def _wants_discard(view: GinView) -> bool:
    """Is the discard worth more than an unknown card: does it go into a meld, or end the round."""
    table, hand, melds = view.table, view.hand, view.table.rules.melds
    card = table.discards[-1]
    kept = card if table.rules.rediscard_taken == "forbid" else None
    held = hand + card
    if table.rules.big_gin is not None and deadwood(held, melds) == 0:
        return True
    before = deadwood(hand, melds)
    throws = [(deadwood(held - other, melds), other) for other in hand if other != kept]
    after, thrown = min(throws)
    if after >= before:
        return False
    return after <= table.knock_limit or card not in best_arrangement(held - thrown, melds).left


def _discard(view: GinView) -> Action:
    table, hand, rules = view.table, view.hand, view.table.rules
    if rules.big_gin is not None and deadwood(hand, rules.melds) == 0:
        return BigGin(best_spread(hand, rules.melds).melds)
    kept = table.taken if rules.rediscard_taken == "forbid" else None
    knocks = [
        (left, -rules.melds.points(card), card)
        for card, left in discards_within(hand, rules.melds, table.knock_limit)
        if card != kept
    ]
    if knocks:
        card = min(knocks)[2]
        return Knock(card, best_spread(hand - card, rules.melds).melds)
    return Discard(_card_to_throw(view, [card for card in hand if card != kept]))


def _card_to_throw(view: GinView, cards: list[Card]) -> Card:
    """Return the card whose loss costs least; the questions are asked only among equals."""
    hand, melds = view.hand, view.table.rules.melds
    questions: tuple[Callable[[Card], int], ...] = (
        lambda card: deadwood(hand - card, melds),
        lambda card: _danger(view, card),
        lambda card: -_hopes(view, hand - card),
        lambda card: -melds.points(card),
    )
    for question in questions:
        if len(cards) == 1:
            break
        answers = [question(card) for card in cards]
        least = min(answers)
        cards = [card for card, answer in zip(cards, answers, strict=True) if answer == least]
    return cards[-1]


def _danger(view: GinView, card: Card) -> int:
    """How well ``card`` goes with what the other player is known to hold: 2 melds, 1 is near."""
    assert view.seat is not None
    rules, known = view.table.rules, view.table.known[1 - view.seat]
    if deadwood(known + card, rules.melds) < deadwood(known, rules.melds) + rules.melds.points(
        card
    ):
        return 2
    any_suits = rules.run_suits == "any"
    for other in known:
        near = abs(other.rank - card.rank) <= 2 and (any_suits or other.suit == card.suit)
        if near or other.rank == card.rank:
            return 1
    return 0


def _hopes(view: GinView, hand: Hand) -> int:
    """The deadwood that one more card would save, summed over all cards not seen yet."""
    assert view.seat is not None
    table, melds = view.table, view.table.rules.melds
    seen = view.hand.bits | table.known[1 - view.seat].bits | Hand.of(table.discards).bits
    now = deadwood(hand, melds)
    return sum(
        max(0, now - deadwood_after_discard(hand + card, melds))
        for card in table.rules.pack.cards
        if not seen >> card & 1
    )


def _defend(view: GinView) -> Action:
    """Lay off and show as the best defence says; it is worked out anew after each layoff."""
    table = view.table
    defences = best_defences(
        view.hand, table.spread, table.rules.melds, lay_off=table.layoffs_allowed
    )
    defence = min(defences, key=lambda answer: _answered(view, answer))
    if defence.layoffs:
        return LayOff(defence.layoffs[0].card, defence.layoffs[0].onto)
    return ShowHand(defence.melds)


def _answered(view: GinView, defence: Defence) -> int:
    """What the knocker can still lay off on the melds that ``defence`` shows, in points."""
    table, melds = view.table, view.table.rules.melds
    if not table.rules.knocker_layoff or not table.left:
        return 0
    return (
        sum(map(melds.points, table.left)) - best_defence(table.left, defence.melds, melds).points
    )


def _knocker_layoff(view: GinView) -> Action:
    table = view.table
    layoffs = best_defence(view.hand, table.shown or (), table.rules.melds).layoffs
    return LayOff(layoffs[0].card, layoffs[0].onto) if layoffs else Finish()


_CHOICES: dict[Phase, Callable[[GinView], Action]] = {
    Phase.UPCARD: _upcard,
    Phase.DRAW: _draw,
    Phase.DISCARD: _discard,
    Phase.LAST_CHANCE: _last_chance,
    Phase.LAYOFF: _defend,
    Phase.KNOCKER_LAYOFF: _knocker_layoff,
}
