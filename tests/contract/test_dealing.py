"""The hand is dealt as the page says: matrix rows 1, 3, 4, 5; E8, E17."""

from __future__ import annotations

import pytest

from hollywood.cards import Card, Hand
from hollywood.contract import (
    CONTRACT_PRESETS,
    CallMayI,
    ContractRound,
    ContractRules,
    Dealt,
    Phase,
)
from hollywood.errors import CardsError, PositionError
from hollywood.play import DrawStock, Seat, TakeDiscard
from tests.contract.setting import MAY_I, dealt


@pytest.mark.parametrize(("players", "stock"), [(4, 59), (5, 48), (6, 37)])
def test_eleven_cards_each_and_an_upcard(players: int, stock: int) -> None:
    """Rows 1 and 3: two decks, 4 to 6 people, 11 cards in every hand; CT004."""
    for number in range(1, 8):
        play = dealt(players=players, hand_number=number)
        assert [len(hand) for hand in play.hands] == [11] * players
        assert len(play.table.discards) == 1
        assert len(play.stock) == play.table.stock == stock


def test_one_card_at_a_time_clockwise_from_the_left_of_the_dealer() -> None:
    cards = MAY_I.pack.cards
    play = ContractRound.deal(MAY_I, players=5, dealer=Seat(3), hand_number=1, deck=cards)
    for place, seat in enumerate((4, 0, 1, 2, 3)):
        assert play.hands[seat] == Hand.of(cards[place:55:5])
    assert play.table.discards == (cards[55],)
    assert play.stock == cards[56:]


def test_the_left_of_the_dealer_begins_with_a_plain_draw() -> None:
    """Row 4: the next person clockwise; no special upcard option. E8: the upcard is on offer."""
    play = dealt(dealer=3)
    assert play.awaiting == 0
    assert play.table.phase is Phase.DRAW
    assert list(play.legal_actions(Seat(0))) == [DrawStock(), TakeDiscard()]
    for seat in (1, 2, 3):
        assert list(play.legal_actions(Seat(seat))) == [CallMayI()]


def test_the_news_of_the_deal_show_each_his_own_hand() -> None:
    play = dealt()
    (event,) = play.news
    assert isinstance(event, Dealt)
    for viewer in (None, 0, 1, 2, 3):
        seen = event.seen_by(None if viewer is None else Seat(viewer))
        assert [hand is not None for hand in seen.hands] == [seat == viewer for seat in range(4)]
        assert seen.sizes == (11, 11, 11, 11)


@pytest.mark.parametrize(
    ("players", "dealer", "number", "words"),
    [
        (3, 0, 1, "players=4, 5, 6"),
        (7, 0, 1, "players=4, 5, 6"),
        (4, 4, 1, "the seats are 0 to 3"),
        (4, -1, 1, "the seats are 0 to 3"),
        (4, 0, 0, "hands 1 to 7"),
        (4, 0, 8, "hands 1 to 7"),
    ],
)
def test_a_deal_the_rules_do_not_know(players: int, dealer: int, number: int, words: str) -> None:
    """E17: four to six play unless the table says otherwise."""
    with pytest.raises(PositionError, match=words):
        dealt(players=players, dealer=dealer, hand_number=number)


def test_two_to_eight_by_option() -> None:
    """E17."""
    rules = MAY_I.with_settings(["players=2,3,7,8"])
    for players in (2, 3, 7, 8):
        assert dealt(rules, players=players).table.seats == players


def test_the_deck_must_be_the_whole_pack() -> None:
    cards = MAY_I.pack.cards
    for wrong in (cards[1:], (*cards[1:], Card("Ks"))):
        with pytest.raises(CardsError):
            ContractRound.deal(MAY_I, players=4, dealer=Seat(0), hand_number=1, deck=wrong)


@pytest.mark.parametrize("name", CONTRACT_PRESETS)
def test_every_preset_deals_every_hand(name: str) -> None:
    rules: ContractRules = CONTRACT_PRESETS[name]
    for players in rules.players:
        for number, size in enumerate(rules.deal, start=1):
            play = dealt(rules, players=players, hand_number=number)
            assert {len(hand) for hand in play.hands} == {size}
            assert play.table.contract == rules.contracts[number - 1]
