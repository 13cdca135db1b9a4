"""What a player could have done: every choice, in words and as the kernel plays it.

A choice can have several ways. For example, taking the top of the pile is one choice, whatever is
discarded after it; its value is that of its best way.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from hollywood.cards import Card, Hand
from hollywood.gin import BigGin, GinRules, Knock, PassUpcard, Phase
from hollywood.gin.sight import GinView
from hollywood.gin.vectors.action import action_of
from hollywood.gin.vectors.rules import rules_vector
from hollywood.gin.vectors.view import view_vector
from hollywood.kernel.gin import layout as at
from hollywood.kernel.gin.arrangements import least
from hollywood.melds import deadwood
from hollywood.play import Action, Discard, DrawStock, TakeDiscard
from hollywood.strategy.gin.policies.common import act, dearest, knock
from hollywood.strategy.gin.policies.linear import WEIGHTS, worths_of_discards
from hollywood.strategy.gin.search.review import CHOICE_LENGTH, NOTHING

_AFTER_A_TAKE = 4
"""How many discards are tried after a take: the best ones according to the policy."""

DECISIONS = (Phase.UPCARD, Phase.DRAW, Phase.DISCARD, Phase.LAST_CHANCE)
"""The phases whose choices are simulated; layoffs are computed exactly instead."""

_KINDS = {PassUpcard: at.A_PASS, DrawStock: at.A_DRAW, TakeDiscard: at.A_TAKE}


class Choice(msgspec.Struct, frozen=True):
    """A choice, and the ways to continue from it, each two action vectors long."""

    action: Action  # for a knock, with the spread used to evaluate it
    ways: tuple[tuple[int, ...], ...]


class Choices(msgspec.Struct, frozen=True):
    """All choices of a decision; ``played`` is the number of the one made."""

    all: tuple[Choice, ...]
    played: int

    @property
    def ways(self) -> list[int]:
        """The ways of all choices, concatenated, for ``strategy/gin/search/review.py``."""
        return [number for choice in self.all for way in choice.ways for number in way]

    @property
    def owners(self) -> list[int]:
        """The number of the choice that each way belongs to."""
        return [number for number, choice in enumerate(self.all) for _ in choice.ways]


def choices_of(view: GinView, action: Action) -> Choices:
    """Return what the awaited player could do, and which choice ``action`` was."""
    found = list(_to_throw(view) if view.table.phase is Phase.DISCARD else _to_draw(view))
    for number, choice in enumerate(found):
        if _same(choice.action, action):
            return Choices(tuple(found), number)
    # A knock with a spread of the player's own.
    assert isinstance(action, Knock | BigGin)
    found.append(Choice(action, (_way(_vector(action)),)))
    return Choices(tuple(found), len(found) - 1)


def _same(one: Action, other: Action) -> bool:
    """Return whether two actions are the same, except for the order of their melds."""
    if isinstance(one, Knock) and isinstance(other, Knock):
        return one.discard == other.discard and _masks(one) == _masks(other)
    if isinstance(one, BigGin) and isinstance(other, BigGin):
        return _masks(one) == _masks(other)
    return one == other


def _masks(action: Knock | BigGin) -> list[int]:
    return sorted(meld.hand.bits for meld in action.spread)


def _to_throw(view: GinView) -> Iterator[Choice]:
    """The discards by card, then the knocks by discard, each with the spread that gives least."""
    table, hand = view.table, view.hand
    rules = table.rules
    free = _may_be_thrown(hand, table.taken, rules)
    if not table.must_knock:
        for card in free:
            yield Choice(Discard(card), (_way(_plain(at.A_DISCARD, card)),))
    for card in free:
        if deadwood(hand - card, rules.melds) <= table.knock_limit:
            yield _knock(hand, card, rules)
    if rules.big_gin is not None and deadwood(hand, rules.melds) == 0:
        yield _knock(hand, at.NO_CARD, rules)


def _to_draw(view: GinView) -> Iterator[Choice]:
    """Leave the top of the pile, or take it and continue in one of several ways."""
    table = view.table
    leave = DrawStock() if table.phase is Phase.DRAW else PassUpcard()
    yield Choice(leave, (_way(_plain(_KINDS[type(leave)], at.NO_CARD)),))
    top = table.top_discard
    if top is None or (table.phase is Phase.DRAW and not table.pile_open):
        return
    ways = tuple(_after_taking(view, top))
    if ways:
        yield Choice(TakeDiscard(), ways)


def _after_taking(view: GinView, top: Card) -> Iterator[tuple[int, ...]]:
    table, rules = view.table, view.table.rules
    taking = _plain(at.A_TAKE, at.NO_CARD)
    hand = view.hand + top
    tables = rules.melds.tables
    if rules.big_gin is not None and least(hand.bits, tables) == 0:
        yield (*taking, *_knocking(hand, at.NO_CARD, rules))
    free = _may_be_thrown(hand, top, rules)
    left = {card: deadwood(hand - card, rules.melds) for card in free}
    lowest = min(left.values())
    if lowest <= table.knock_limit:
        best = dearest(Hand.of(card for card in free if left[card] == lowest).bits, tables)
        yield (*taking, *_knocking(hand, best, rules))
    if table.phase is not Phase.LAST_CHANCE:
        for card in _likely_throws(view, hand, top):
            yield (*taking, *_plain(at.A_DISCARD, card))


def _likely_throws(view: GinView, hand: Hand, top: Card) -> list[int]:
    """Return the best discards from ``hand`` after taking ``top``, according to the policy."""
    held = view_vector(view)
    held[at.V_HAND] = hand.bits
    held[at.V_TAKEN] = int(top)
    held[at.V_PHASE] = at.DISCARD
    cards, worths = [0] * 12, [0] * 12
    rules = view.table.rules
    tables = rules.melds.tables
    number = worths_of_discards(held, rules_vector(rules), tables, list(WEIGHTS), cards, worths)
    order = sorted(range(number), key=lambda place: -worths[place])
    return [cards[place] for place in order[:_AFTER_A_TAKE]]


def _may_be_thrown(hand: Hand, taken: Card | None, rules: GinRules) -> Sequence[Card]:
    kept = taken if rules.rediscard_taken == "forbid" else None
    return [card for card in hand if card != kept]


def _knock(hand: Hand, card: int, rules: GinRules) -> Choice:
    vector = _knocking(hand, card, rules)
    return Choice(action_of(list(vector), rules), (_way(vector),))


def _knocking(hand: Hand, card: int, rules: GinRules) -> tuple[int, ...]:
    action = [0] * at.A_LENGTH
    knock(hand.bits, card, rules.melds.tables, action)
    return tuple(action)


def _plain(kind: int, card: int) -> tuple[int, ...]:
    action = [0] * at.A_LENGTH
    act(action, kind, card)
    return tuple(action)


def _vector(action: Knock | BigGin) -> tuple[int, ...]:
    card = action.discard if isinstance(action, Knock) else at.NO_CARD
    vector = list(_plain(at.A_KNOCK if isinstance(action, Knock) else at.A_BIG_GIN, card))
    for place, mask in enumerate(_masks(action)):
        vector[at.A_MELDS + place] = mask
    return tuple(vector)


def _way(first: tuple[int, ...]) -> tuple[int, ...]:
    """Return a way of one action."""
    assert len(first) == CHOICE_LENGTH // 2
    return (*first, NOTHING, *[0] * (at.A_LENGTH - 1))
