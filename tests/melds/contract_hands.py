"""Rules, contracts and meld-rich hands of the contract game, for the property tests."""

from dataclasses import replace

from hypothesis import strategies as st

from hollywood.cards import JOKER, Card, Hand, Pack
from hollywood.melds.wild_rules import Slot, WildMeldRules

DECK = Pack().cards
EVERY_CARD = (*DECK, JOKER)


def wild_rules() -> st.SearchStrategy[WildMeldRules]:
    """Every kind of rules: none to two wild ranks, aces low, high, both or neither, all knobs."""
    return st.builds(
        WildMeldRules,
        set_min=st.sampled_from((2, 3, 3, 4)),
        run_min=st.sampled_from((3, 3, 4)),
        wild=st.sampled_from((("A",), ("XX",), ("XX", "2"), ("A", "XX"), ("7",), ())),
        min_naturals=st.sampled_from((0, 1, 1, 1, 2, 3, 4)),
        run_low=st.sampled_from((1, 2)),
        run_high=st.sampled_from((13, 14)),
        duplicate_rank_sets=st.booleans(),
        adjacent_same_suit_runs=st.booleans(),
        run_gap=st.sampled_from((1, 1, 2, 3)),
    )


def strict_rules() -> st.SearchStrategy[WildMeldRules]:
    """The same, some with limits to where wild cards lie: for what is said of one meld."""
    return st.builds(
        lambda rules, more, neighbors: replace(rules, more_wilds=more, wild_neighbors=neighbors),
        wild_rules(),
        st.booleans(),
        st.booleans(),
    )


def contracts(most: int = 3) -> st.SearchStrategy[tuple[Slot, ...]]:
    """One to ``most`` sets and runs of some minimum lengths."""
    return st.lists(
        st.builds(Slot, st.sampled_from("SR"), st.sampled_from((3, 3, 4, 2, 5))),
        min_size=1,
        max_size=most,
    ).map(tuple)


@st.composite
def pools(draw: st.DrawFn) -> list[Card]:
    """Natural cards to take a hand from: few neighboring ranks of one to three suits."""
    suits = draw(st.sets(st.integers(0, 3), min_size=1, max_size=3))
    first, width = draw(st.integers(0, 12)), draw(st.sampled_from((3, 5, 7, 13)))
    ranks = [1 + (first + step) % 13 for step in range(width)]
    return [card for card in DECK if card.suit in suits and card.rank in ranks]


@st.composite
def hands(draw: st.DrawFn, rules: WildMeldRules, most: int, wilds: int = 3) -> Hand:
    """Return a hand of at most ``most`` cards from one pool, at most ``wilds`` of them wild.

    It comes from four decks.
    """
    pool = [card for card in draw(pools()) if not rules.is_wild(card)] or [Card("9s")]
    wild = [card for card in EVERY_CARD if rules.is_wild(card)] or [JOKER]
    places = st.sampled_from(range(4 * len(pool)))
    size = min(most - wilds, 4 * len(pool))
    naturals = draw(st.lists(places, min_size=3, max_size=size, unique=True))
    return Hand.of(
        [pool[place % len(pool)] for place in naturals]
        + draw(st.lists(st.sampled_from(wild), max_size=wilds))
    )


@st.composite
def rows(draw: st.DrawFn, rules: WildMeldRules) -> tuple[Card, ...]:
    """Cards that are nearly, or really, a run in this order: some wild, perhaps one wrong."""
    suit, length = draw(st.integers(0, 3)), draw(st.integers(2, 8))
    first = draw(st.integers(-1, 14))
    cards = [Card(16 * suit + (first + step) % 13) for step in range(length)]
    wild = [card for card in EVERY_CARD if rules.is_wild(card)] or [JOKER]
    for place in draw(st.sets(st.integers(0, length - 1), max_size=length)):
        cards[place] = draw(st.sampled_from(wild))
    if draw(st.integers(0, 3)) == 0:
        cards[draw(st.integers(0, length - 1))] = draw(st.sampled_from(EVERY_CARD))
    return tuple(cards)


@st.composite
def same_ranks(draw: st.DrawFn, rules: WildMeldRules) -> tuple[Card, ...]:
    """Cards that are nearly, or really, a set."""
    rank = draw(st.integers(1, 13))
    usual = [card for card in DECK if card.rank == rank]
    wild = [card for card in EVERY_CARD if rules.is_wild(card)] or [JOKER]
    others = EVERY_CARD if draw(st.integers(0, 3)) == 0 else wild
    return tuple(
        draw(st.lists(st.sampled_from(usual), max_size=5))
        + draw(st.lists(st.sampled_from(others), max_size=3))
    )
