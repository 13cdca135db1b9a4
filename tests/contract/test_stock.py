"""What happens when the stock is used up: matrix row 27 and E14."""

from __future__ import annotations

from collections import Counter

import pytest

from hollywood.cards import Card, Hand, parse_cards
from hollywood.contract import (
    AllowMayI,
    CallMayI,
    ContractRound,
    ContractRules,
    DrewPenalty,
    Ending,
    HandOver,
    MayIGranted,
    Phase,
    Reshuffled,
    price,
)
from hollywood.contract.reshuffle import key_in_order, key_of, reshuffled
from hollywood.play import Discard, DrawStock, Seat, TakeDiscard
from tests.contract.setting import LEFT, MAY_I, ME, OVER, code, dealt, ruled, sitting


def spent(
    discards: str, rules: ContractRules = MAY_I, stock: str = "", **more: object
) -> ContractRound:
    more.setdefault("turns", 8)
    return sitting("3c 4c", rules, discards=discards, stock=stock, phase=Phase.DRAW, **more)  # type: ignore[arg-type]


def test_the_discards_but_the_top_one_become_the_stock() -> None:
    play = spent("4d 9h 9h Kd 2s")
    after = play.after(ME, DrawStock())
    event, drew = after.news
    assert event == Reshuffled(4)
    assert drew.seen_by(LEFT) != drew
    assert after.drawn is not None
    assert Hand.of([after.drawn, *after.stock]) == Hand.parse("4d 9h 9h Kd")
    assert after.table.discards == (Card("2s"),)
    assert after.table.discarders == play.table.discarders[-1:]
    assert after.table.stock == len(after.stock) == 3
    assert after.table.reshuffles == 1


def test_nothing_is_reshuffled_before_a_card_is_needed() -> None:
    play = spent("4d 9h Kd")
    assert play.table.stock == 0
    assert play.after(ME, TakeDiscard()).table.reshuffles == 0
    last = spent("4d 9h Kd", stock="2s").after(ME, DrawStock())
    assert (last.table.stock, last.table.reshuffles) == (0, 0)


def test_with_one_discard_and_no_stock_only_the_discard_is_left() -> None:
    play = spent("Kd")
    assert not play.over
    assert list(play.legal_actions(ME)) == [TakeDiscard()]
    assert code(play, ME, DrawStock()) == "stock_empty"


def test_with_nothing_to_draw_the_hand_ends_and_all_count() -> None:
    """E14; the example XS03."""
    play = spent("")
    assert play.result is not None
    assert isinstance(play.news[-1], HandOver)
    assert (play.result.ending, play.result.winner) == (Ending.STOCK_EXHAUSTED, None)
    assert price(play.result, MAY_I)[ME] == 10
    assert all(points > 0 for points in price(play.result, MAY_I))


def test_a_grant_that_leaves_nothing_to_draw_ends_the_hand() -> None:
    play = spent("Kd", stock="2s").after(OVER, CallMayI()).after(ME, AllowMayI())
    assert play.result is not None
    assert play.result.ending is Ending.STOCK_EXHAUSTED
    assert play.result.may_is == (0, 0, 0, 1)
    assert isinstance(play.news[-1], HandOver)


def test_a_penalty_card_is_drawn_after_a_reshuffle_that_keeps_the_next_discard() -> None:
    play = spent("4d 9h Kd").after(OVER, CallMayI()).after(ME, AllowMayI())
    assert play.news == (
        MayIGranted(OVER, Card("Kd")),
        Reshuffled(1),
        DrewPenalty(OVER, Card("4d")),
    )
    assert play.table.discards == (Card("9h"),)
    assert list(play.legal_actions(ME)) == [TakeDiscard()]


def test_a_penalty_of_two_can_be_drawn_across_a_reshuffle() -> None:
    rules = ruled("may_i.penalty_cards=2")
    play = spent("4d 9h Kd", rules, stock="2s").after(OVER, CallMayI()).after(ME, AllowMayI())
    assert play.hands[OVER].holds(parse_cards("Kd 2s 4d"))
    assert play.table.reshuffles == 1
    assert code(spent("9h Kd", rules, stock="2s"), OVER, CallMayI()) == "no_penalty_card"


def test_a_hand_that_ends_with_the_stock_by_option() -> None:
    """The knob ``stock_exhausted``."""
    rules = ruled("stock_exhausted=hand_ends")
    play = spent("4d 9h Kd", rules, stock="2s").after(ME, DrawStock())
    assert not play.over
    play = play.after(ME, Discard(Card("3c")))
    assert play.result is not None
    assert play.result.ending is Ending.STOCK_EXHAUSTED
    assert code(spent("4d 9h Kd", rules, stock="2s"), OVER, CallMayI()) is None
    assert (
        code(
            spent("4d 9h Kd", ruled("may_i.penalty_cards=2", base=rules), stock="2s"),
            OVER,
            CallMayI(),
        )
        == "no_penalty_card"
    )


def test_the_order_follows_from_key_number_and_cards_only() -> None:
    cards = parse_cards("4d 9h 9h Kd 2s 7c 8c 9c")
    first = reshuffled(cards, key=b"key", number=1)
    assert Counter(first) == Counter(cards)
    assert reshuffled(reversed(cards), key=b"key", number=1) == first
    assert reshuffled(cards, key=b"key", number=2) != first
    assert reshuffled(cards, key=b"another", number=1) != first
    assert reshuffled([], key=b"key", number=1) == ()


def test_the_order_is_frozen() -> None:
    """Records are replayed by it, forever."""
    cards = parse_cards("4d 9h 9h Kd 2s 7c 8c 9c")
    assert reshuffled(cards, key=b"key", number=1) == tuple(parse_cards(FROZEN))


FROZEN = "7c 4d 9c 9h 8c 9h Kd 2s"


def test_a_key_can_name_the_orders_of_an_imagined_round() -> None:
    first, second = parse_cards("7h 2c 2c Ks"), parse_cards("Ad 3s")
    key = key_in_order([first, second])
    assert reshuffled(sorted(first), key=key, number=1) == tuple(first)
    assert reshuffled(reversed(second), key=key, number=2) == tuple(second)
    for cards, number in ((first, 2), (second, 1), (first, 3)):  # of other cards: by the key
        assert sorted(reshuffled(cards, key=key, number=number)) == sorted(cards)


def test_no_place_is_favoured() -> None:
    cards = parse_cards("2c 3c 4c 5c")
    counts = Counter(
        reshuffled(cards, key=bytes([n % 256, n // 256]), number=1) for n in range(4800)
    )
    assert len(counts) == 24
    assert all(140 < count < 260 for count in counts.values())


def test_the_key_comes_from_the_deck_or_from_the_dealer() -> None:
    play = dealt(seed=4)
    assert play.key != dealt(seed=5).key
    assert play.key == dealt(seed=4).key
    cards = MAY_I.pack.cards
    given = ContractRound.deal(
        MAY_I, players=4, dealer=Seat(0), hand_number=1, deck=cards, key=b"drawn with the secret"
    )
    assert given.key == b"drawn with the secret"
    assert key_of(cards) != key_of(cards[::-1])


@pytest.mark.parametrize("viewer", [None, 0, 1, 2, 3])
def test_the_key_is_in_no_view(viewer: int | None) -> None:
    play = dealt()
    view = play.view(None if viewer is None else Seat(viewer))
    assert set(view.__struct_fields__) == {"table", "seat", "hand", "drawn"}
    assert "key" not in view.table.__struct_fields__
