"""A pack is decks and jokers, and recognizes a deck that is not one of its own."""

import pytest

from hollywood.cards import JOKER, Pack, parse_cards
from hollywood.errors import CardsError


@pytest.mark.parametrize(("decks", "jokers"), [(1, 0), (2, 0), (2, 4), (4, 16)])
def test_a_pack_has_its_cards(decks: int, jokers: int) -> None:
    pack = Pack(decks=decks, jokers=jokers)
    assert len(pack) == len(pack.cards) == 52 * decks + jokers
    assert pack.cards.count(JOKER) == jokers
    pack.check(pack.cards[::-1])


def test_a_wrong_deck_is_refused() -> None:
    pack = Pack()
    with pytest.raises(CardsError, match="the deck has 51 cards; this game needs 52"):
        pack.check(pack.cards[1:])
    with pytest.raises(CardsError, match="2c is given 2 times; the pack holds it once"):
        pack.check((pack.cards[1], *pack.cards[1:]))
    with pytest.raises(CardsError, match="XX is given 1 times; the pack holds it only 0 times"):
        pack.check_part([JOKER])
    with pytest.raises(CardsError, match="7h is given 3 times; the pack holds it only 2 times"):
        Pack(decks=2).check_part(parse_cards("7h 7h 7h"))
