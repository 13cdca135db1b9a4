"""The melds of the contract game: sets and runs in which wild cards stand for other cards.

Page 004 ("may-i"): a set is three or more cards of one rank, and a run is a straight flush of four
or more. Wild cards may be anywhere in either, but never below the two or above the king, and never
without a natural.

Cards of a wild rank **are wild wherever they lie**, even where they happen to stand for themselves.
If twos are wild, the two of hearts in its own place is still a wild card: it does not count as a
natural, and no natural card can displace it. So wild aces cannot form a set of aces ("a set or run
may not consist only of aces").

Places in a run: 1 is an ace below the two, 2 to 13 are the ranks, 14 is an ace above the king.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import StrEnum
from itertools import pairwise

import msgspec

from hollywood.cards import JOKER, RANKS, Card, Hand
from hollywood.cards.card import LANE
from hollywood.errors import CardsError
from hollywood.melds.wild_rules import HIGH_ACE, WildMeldRules


class WildKind(StrEnum):
    """The two kinds of meld, as written in contracts."""

    SET = "S"
    RUN = "R"


class WildMeld(msgspec.Struct, frozen=True):
    """Cards laid, or proposed, as a set or a run; :func:`meld_problem` checks them.

    A run lists its cards from low to high, with each wild card in its place. A set made by
    :func:`wild_meld` lists its naturals in card order, then its wild cards. What the cards stand
    for follows from the rules, so the methods take the rules; they are meant for legal melds.
    """

    kind: WildKind
    cards: tuple[Card, ...]

    @property
    def hand(self) -> Hand:
        """The cards as a hand."""
        return Hand.of(self.cards)

    def naturals(self, rules: WildMeldRules) -> tuple[Card, ...]:
        """The cards that are not wild, in their order."""
        return tuple(card for card in self.cards if not rules.is_wild(card))

    def rank(self, rules: WildMeldRules) -> int | None:
        """The rank of a set (1 to 13); None for a run, or if every card is wild."""
        naturals = self.naturals(rules)
        return naturals[0].rank if self.kind == WildKind.SET and naturals else None

    def suit(self, rules: WildMeldRules) -> int | None:
        """The suit of a run (0 to 3); None for a set, or if every card is wild."""
        naturals = self.naturals(rules)
        return naturals[0].suit if self.kind == WildKind.RUN and naturals else None

    def low(self, rules: WildMeldRules) -> int | None:
        """The place of the lowest card of a run; None for a set, or if every card is wild."""
        if self.kind == WildKind.SET:
            return None
        lows = _lows(self.cards, rules)
        return min(lows) if lows else None

    def high(self, rules: WildMeldRules) -> int | None:
        """The place of the highest card of a run; None as for :meth:`low`."""
        low = self.low(rules)
        return None if low is None else low + len(self.cards) - 1

    def place_of(self, index: int, rules: WildMeldRules) -> int | None:
        """The place of card number ``index`` (from 0) of a run; None as for :meth:`low`."""
        low = self.low(rules)
        return None if low is None else low + index

    def span(self, rules: WildMeldRules) -> tuple[str, str] | None:
        """The letters of the lowest and highest rank of a run; None as for :meth:`low`.

        >>> wild_meld("R", [Card("8c"), Card("Ah"), Card("Tc"), Card("Jc")], WildMeldRules()).span(
        ...     WildMeldRules()
        ... )
        ('8', 'J')
        """
        low, high = self.low(rules), self.high(rules)
        return None if low is None or high is None else (place_letter(low), place_letter(high))

    def __str__(self) -> str:
        return " ".join(card.text for card in self.cards)


def read_kind(kind: str) -> WildKind:
    """Return the kind of meld written ``S`` or ``R``; CardsError if it is neither."""
    try:
        return WildKind(kind)
    except ValueError:
        raise CardsError(f"{kind!r} is no kind of meld: S is a set, R a run") from None


def place_letter(place: int) -> str:
    """Return the rank letter of a place in a run; both places of the ace are ``A``."""
    return RANKS[0 if place == HIGH_ACE else place - 1]


def suit_name(suit: int) -> str:
    """Return a suit as a word, such as ``hearts``."""
    return Card(LANE * suit).name.split()[-1]


def meld_problem(
    kind: str, cards: Sequence[Card], rules: WildMeldRules, *, least: int | None = None
) -> str | None:
    """Explain why ``cards`` are not a set, or not a run in this order; None if they are.

    ``least`` is the minimum length, if it is not the one in the rules. The order matters only in a
    run.
    """
    is_set = read_kind(kind) == WildKind.SET
    what = "set" if is_set else "run"
    shortest = (rules.set_min if is_set else rules.run_min) if least is None else least
    if len(cards) < shortest:
        return f"a {what} has at least {shortest} cards, not {len(cards)}"
    if JOKER in cards and not rules.is_wild(JOKER):
        return f"a joker cannot lie in a {what} here: jokers are not wild"
    naturals = [card for card in cards if not rules.is_wild(card)]
    if len(naturals) < rules.min_naturals:
        return f"a {what} {_naturals_needed(rules.min_naturals)}"
    if len(naturals) < rules.naturals_due(len(cards)):
        return f"a {what} has no more wild cards than others at this table"
    if is_set:
        return _set_problem(naturals)
    if not rules.wild_neighbors and neighbors_in(cards, rules):
        return "two wild cards cannot lie next to each other in a run at this table"
    return _run_problem(cards, naturals, rules)


def wild_meld(
    kind: str, cards: Sequence[Card], rules: WildMeldRules, *, least: int | None = None
) -> WildMeld:
    """Make a meld of ``cards``; a set is sorted, a run keeps the given order.

    Raises :class:`~hollywood.errors.CardsError` with the words of :func:`meld_problem`.
    """
    kind = read_kind(kind)
    problem = meld_problem(kind, cards, rules, least=least)
    if problem is not None:
        raise CardsError(f"{' '.join(card.text for card in cards)}: {problem}")
    return WildMeld(kind, set_order(cards, rules) if kind == WildKind.SET else tuple(cards))


def set_order(cards: Iterable[Card], rules: WildMeldRules) -> tuple[Card, ...]:
    """Return the cards of a set as they are laid: naturals in card order, then the wild cards."""
    return tuple(sorted(cards, key=lambda card: (rules.is_wild(card), card)))


def neighbors_in(cards: Sequence[Card], rules: WildMeldRules) -> bool:
    """Return whether two wild cards lie next to each other in this order."""
    return any(rules.is_wild(one) and rules.is_wild(then) for one, then in pairwise(cards))


def _naturals_needed(count: int) -> str:
    return (
        "cannot be made of wild cards only"
        if count == 1
        else f"needs {count} cards that are not wild"
    )


def _set_problem(naturals: Sequence[Card]) -> str | None:
    ranks = {card.rank for card in naturals}
    if len(ranks) <= 1:
        return None
    return f"a set is of one rank, not of {_listed(place_letter(rank) for rank in sorted(ranks))}"


def _run_problem(
    cards: Sequence[Card], naturals: Sequence[Card], rules: WildMeldRules
) -> str | None:
    suits = {card.suit for card in naturals}
    if len(suits) > 1:
        return f"a run is of one suit, not of {_listed(suit_name(suit) for suit in sorted(suits))}"
    longest = rules.run_high - rules.run_low + 1
    bounds = f"from {place_letter(rules.run_low)} to {place_letter(rules.run_high)}"
    if len(cards) > longest:
        return f"a run has at most {longest} cards, {bounds}"
    if not naturals:
        return None
    lows = _lows(cards, rules)
    if not lows:
        if any(not rules.places(card) for card in naturals):
            return f"a run goes {bounds}: an ace has no place in it"
        return "the cards of a run follow each other, low to high"
    if any(rules.run_low <= low and low + len(cards) - 1 <= rules.run_high for low in lows):
        return None
    low = min(lows)
    if low < rules.run_low:
        return f"a run goes {bounds}: nothing may lie below the {_place_name(rules.run_low)}"
    return f"a run goes {bounds}: nothing may lie above the {_place_name(rules.run_high)}"


def _lows(cards: Sequence[Card], rules: WildMeldRules) -> set[int]:
    """Return the places of the first card for which every natural is in a legal place.

    At most one of them fits a run of two or more cards: an ace at both ends has no second reading.
    """
    lows: set[int] | None = None
    for index, card in enumerate(cards):
        if not rules.is_wild(card):
            here = {place - index for place in rules.places(card)}
            lows = here if lows is None else lows & here
    fitting = {low for low in lows or () if rules.run_low <= low <= rules.run_high - len(cards) + 1}
    return fitting or (lows or set())


def _place_name(place: int) -> str:
    return Card(0 if place == HIGH_ACE else place - 1).name.split()[0]


def _listed(words: Iterable[str]) -> str:
    *most, last = words
    return f"{', '.join(most)} and {last}"
