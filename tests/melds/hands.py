"""Hands and rules for the property tests: random ones, and ones full of competing melds."""

from hypothesis import settings
from hypothesis import strategies as st

from hollywood.cards import Card, Hand, Pack
from hollywood.melds import MeldRules

DECK = Pack().cards


def cases(factor: int) -> int:
    """How many cases to try for a property that needs ``factor`` times as many as others."""
    profile = settings.default
    assert profile is not None
    return factor * profile.max_examples


def variants() -> st.SearchStrategy[MeldRules]:
    """Every combination of the meld knobs, with two prices for the ace."""
    return st.builds(
        MeldRules,
        set_sizes=st.sampled_from(((3, 4), (3,), (4,))),
        run_min=st.sampled_from((3, 3, 4, 5)),
        run_suits=st.sampled_from(("same", "any")),
        ace=st.sampled_from(("low", "high_low", "round_corner")),
        ace_points=st.sampled_from((1, 15)),
    )


@st.composite
def pools(draw: st.DrawFn) -> list[Card]:
    """Cards to take a hand from: the deck, few ranks, or a few neighboring ranks of some suits."""
    shape = draw(st.sampled_from(("deck", "ranks", "window", "two suits")))
    if shape == "deck":
        return list(DECK)
    if shape == "ranks":
        ranks = draw(st.sets(st.integers(1, 13), min_size=4, max_size=6))
        return [card for card in DECK if card.rank in ranks]
    first = draw(st.integers(0, 12))
    if shape == "window":
        width, suits = draw(st.integers(4, 6)), {0, 1, 2, 3}
    else:
        width, suits = 9, draw(st.sets(st.integers(0, 3), min_size=2, max_size=2))
    return [c for c in DECK if (c.rank - 1 - first) % 13 < width and c.suit in suits]


@st.composite
def hands(draw: st.DrawFn, *, sizes: tuple[int, ...] = (10, 11)) -> Hand:
    """A hand of one of these sizes, often with melds planted in it."""
    size = draw(st.sampled_from(sizes))
    pool = draw(pools())
    planted: set[Card] = set()
    for _ in range(draw(st.integers(0, 3))):
        card, length = draw(st.sampled_from(pool)), draw(st.integers(3, 6))
        if draw(st.booleans()):
            meld = {other for other in DECK if other.rank == card.rank}
        else:
            ranks = {(card.rank - 1 + step) % 13 + 1 for step in range(length)}
            meld = {other for other in DECK if other.rank in ranks and other.suit == card.suit}
        if len(planted | meld) <= size:
            planted |= meld
    others = [card for card in (*pool, *DECK) if card not in planted]
    others = list(dict.fromkeys(others))[: max(len(pool), 2 * size)]
    missing = size - len(planted)
    rest = draw(st.lists(st.sampled_from(others), min_size=missing, max_size=missing, unique=True))
    return Hand.of([*planted, *rest])
