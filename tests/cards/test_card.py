"""A card is written, read, ordered, and distinct from every other."""

import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hollywood.cards import JOKER, RANKS, SUITS, Card, Pack, parse_cards
from hollywood.errors import CardsError

DECK = Pack().cards


def test_a_deck_is_every_rank_of_every_suit() -> None:
    assert [str(card) for card in DECK] == [r + s for s in SUITS for r in RANKS]


@pytest.mark.parametrize("card", [*DECK, JOKER])
def test_a_card_reads_back_from_its_text_and_place(card: Card) -> None:
    assert Card(card.text) is card
    assert Card(int(card)) is card
    assert pickle.loads(pickle.dumps(card)) is card


def test_the_layout_is_frozen() -> None:
    places = {
        "Ac": 0,
        "Kc": 12,
        "Ad": 16,
        "Kd": 28,
        "Ah": 32,
        "Kh": 44,
        "As": 48,
        "Ks": 60,
        "XX": 62,
    }
    assert {text: int(Card(text)) for text in places} == places


@pytest.mark.parametrize(
    ("typed", "meant"), [("10h", "Th"), ("7H", "7h"), ("tc", "Tc"), ("Q♥", "Qh"), (" as ", "As")]
)
def test_the_ways_people_write_a_card(typed: str, meant: str) -> None:
    assert Card(typed) == Card(meant)


@pytest.mark.parametrize("typed", ["", "7", "h7", "1h", "7x", "7hh", "joker", "11s", "\x00", "7♥♥"])
def test_what_is_no_card_is_refused_by_name(typed: str) -> None:
    with pytest.raises(CardsError, match="is not a card: write a rank of"):
        Card(typed)


@pytest.mark.parametrize("strange", [[], {}, None, b"7h", 7.5])
def test_what_is_neither_text_nor_place_is_refused(strange: object) -> None:
    with pytest.raises(CardsError, match="is not a card"):
        Card(strange)  # type: ignore[arg-type]


@pytest.mark.parametrize("place", [-1, 13, 15, 61, 63, 64, 1 << 70])
def test_a_place_without_a_card_is_refused(place: int) -> None:
    with pytest.raises(CardsError):
        Card(place)


@given(st.text())
def test_any_text_is_a_card_or_a_clear_error(text: str) -> None:
    try:
        card = Card(text)
    except CardsError:
        return
    assert card in (*DECK, JOKER)


def test_a_card_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        Card("7h").rank = 8


def test_names_are_words() -> None:
    assert [Card(text).name for text in ("Ac", "Ts", "XX")] == [
        "ace of clubs",
        "ten of spades",
        "joker",
    ]


def test_parsing_keeps_the_order_and_the_copies() -> None:
    assert parse_cards(" 9c,9c  2h\nXX ") == [Card("9c"), Card("9c"), Card("2h"), JOKER]
    assert parse_cards("   ") == []
