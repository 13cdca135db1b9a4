"""What a meld with wild cards is, in which orders it can lie, and what may be added."""

from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hollywood.cards import JOKER, Card, parse_cards
from hollywood.errors import CardsError
from hollywood.melds.wild import (
    WildKind,
    WildMeld,
    can_displace,
    can_extend,
    displaced,
    extended,
    meld_problem,
    order_run,
    run_orders,
    wild_meld,
)
from hollywood.melds.wild_rules import WildMeldRules
from tests.melds.contract_hands import EVERY_CARD, hands, rows, same_ranks, strict_rules
from tests.melds.hands import cases
from tests.oracles import contract_melds as oracle

MAY_I = WildMeldRules()
LIVERPOOL = WildMeldRules(wild=("XX",), run_low=1, run_high=14)
SHANGHAI = WildMeldRules(wild=("XX", "2"), run_low=1, run_high=14)


def run(text: str) -> WildMeld:
    return WildMeld(WildKind.RUN, tuple(parse_cards(text)))


def problem(kind: str, text: str, rules: WildMeldRules = MAY_I) -> str | None:
    return meld_problem(kind, parse_cards(text), rules)


@given(st.data())
@settings(max_examples=cases(10))
def test_a_meld_is_what_the_definition_says(data: st.DataObject) -> None:
    rules = data.draw(strict_rules())
    cards = data.draw(st.one_of(rows(rules), same_ranks(rules)))
    for kind, least in (("S", rules.set_min), ("R", rules.run_min)):
        legal = oracle.is_meld(kind, cards, least, rules)
        assert (meld_problem(kind, cards, rules) is None) == legal
        assert (meld_problem(kind, cards, rules, least=0) is None) == oracle.is_meld(
            kind, cards, 0, rules
        )
        if not legal:
            with pytest.raises(CardsError):
                wild_meld(kind, cards, rules)
            continue
        meld = wild_meld(kind, cards, rules)
        assert sorted(meld.cards) == sorted(cards)
        wild = [rules.is_wild(card) for card in meld.cards]
        if kind == "S":
            assert wild == sorted(wild)
            ranks = {card.rank for card in cards if not rules.is_wild(card)}
            assert meld.rank(rules) == (ranks.pop() if ranks else None)
            assert (meld.low(rules), meld.suit(rules), meld.span(rules)) == (None, None, None)
        elif all(wild):
            assert (meld.low(rules), meld.suit(rules), meld.span(rules)) == (None, None, None)
        else:
            assert oracle.standings(cards, rules) == [(meld.suit(rules), meld.low(rules))]
            assert meld.place_of(len(cards) - 1, rules) == meld.high(rules)


@given(st.data())
@settings(max_examples=cases(3))
def test_the_orders_of_a_run_are_the_permutations_that_are_runs(data: st.DataObject) -> None:
    rules = data.draw(strict_rules())
    cards = data.draw(
        st.one_of(rows(rules).map(lambda row: row[:6]), hands(rules, 6, 2).map(tuple))
    )
    orders = [meld.cards for meld in run_orders(cards, rules)]
    assert len(orders) == len(set(orders))
    assert set(orders) == {
        order for order in permutations(cards) if oracle.is_run(order, rules.run_min, rules)
    }
    first = order_run(cards, rules)
    assert (first.cards if first else None) == (orders[0] if orders else None)


@given(st.data())
@settings(max_examples=cases(5))
def test_a_card_extends_a_meld_when_the_longer_one_is_a_meld(data: st.DataObject) -> None:
    rules = data.draw(strict_rules())
    kind = data.draw(st.sampled_from("SR"))
    cards = data.draw(rows(rules) if kind == "R" else same_ranks(rules))
    if not oracle.is_meld(kind, cards, 2, rules):
        return
    meld = WildMeld(WildKind(kind), cards)
    for card in EVERY_CARD:
        for at in ("top", "bottom") if kind == "R" else (None,):
            longer = (card, *cards) if at == "bottom" else (*cards, card)
            legal = oracle.is_meld(kind, longer, 0, rules)
            assert (can_extend(meld, card, at, rules) is None) == legal
            if legal:
                new = extended(meld, card, at, rules)
                assert new.kind == kind
                assert new.cards == longer if at else sorted(new.cards) == sorted(longer)
            else:
                with pytest.raises(CardsError):
                    extended(meld, card, at, rules)


@given(st.data())
@settings(max_examples=cases(5))
def test_a_wild_card_is_displaced_when_there_is_room_for_it(data: st.DataObject) -> None:
    rules = data.draw(strict_rules())
    cards = data.draw(rows(rules))
    if not oracle.is_run(cards, 2, rules):
        return
    meld = WildMeld(WildKind.RUN, cards)
    for card in EVERY_CARD:
        for end in ("top", "bottom", None):
            expected = oracle.displacings(cards, card, end, rules)
            assert (can_displace(meld, card, end, rules) is None) == bool(expected)
            if expected:
                assert displaced(meld, card, end, rules).cards in expected
            else:
                with pytest.raises(CardsError):
                    displaced(meld, card, end, rules)


@pytest.mark.parametrize(
    ("kind", "cards", "words"),
    [
        ("S", "7c 7d", "a set has at least 3 cards, not 2"),
        ("S", "7c 7d 8h 9h", "a set is of one rank, not of 7, 8 and 9"),
        ("S", "Ac Ad Ah", "a set cannot be made of wild cards only"),
        ("S", "7c 7d XX", "a joker cannot lie in a set here: jokers are not wild"),
        ("R", "5c 6c 7d 8c", "a run is of one suit, not of clubs and diamonds"),
        ("R", "5c 6c 8c 9c", "the cards of a run follow each other, low to high"),
        ("R", "8c 7c 6c 5c", "the cards of a run follow each other, low to high"),
        ("R", "Ah 2c 3c 4c", "a run goes from 2 to K: nothing may lie below the two"),
        ("R", "Jc Qc Kc Ah", "a run goes from 2 to K: nothing may lie above the king"),
        ("R", "2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc Ah", "a run has at most 12 cards, from 2 to K"),
    ],
)
def test_the_words_for_what_is_no_meld(kind: str, cards: str, words: str) -> None:
    assert problem(kind, cards) == words


def test_the_words_for_rarer_rules() -> None:
    two_naturals = WildMeldRules(min_naturals=2)
    assert problem("R", "5c Ac Ad Ah", two_naturals) == "a run needs 2 cards that are not wild"
    no_aces_in_runs = WildMeldRules(wild=("XX",))
    words = "a run goes from 2 to K: an ace has no place in it"
    assert problem("R", "Ac 2c 3c 4c", no_aces_in_runs) == words
    with pytest.raises(CardsError, match="S is a set, R a run"):
        wild_meld("Q", parse_cards("7c 7d 7h"), MAY_I)


def test_an_ace_that_is_not_wild_lies_low_or_high_but_not_both() -> None:
    assert wild_meld("R", parse_cards("Ac 2c 3c XX"), LIVERPOOL).span(LIVERPOOL) == ("A", "4")
    assert wild_meld("R", parse_cards("Jc XX Kc Ac"), LIVERPOOL).span(LIVERPOOL) == ("J", "A")
    assert problem("R", "Qc Kc Ac 2c", LIVERPOOL) is not None
    suit = "Ac 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc Ac"
    assert wild_meld("R", parse_cards(suit), LIVERPOOL).span(LIVERPOOL) == ("A", "A")


def test_a_card_of_a_wild_rank_is_wild_even_in_its_own_place() -> None:
    """Three twos are no set, and a two of hearts is no natural in a run of hearts."""
    assert problem("S", "2c 2d 2h", SHANGHAI) is not None
    assert problem("R", "Ah 2h 3h 4h", SHANGHAI) is None
    strict = WildMeldRules(wild=("2",), run_low=1, min_naturals=4)
    assert problem("R", "Ah 2h 3h 4h", strict) is not None
    assert can_displace(run("Ah 2c 3h 4h"), Card("2h"), "top", SHANGHAI) is not None


def test_a_run_of_wild_cards_only_has_no_place_but_a_length() -> None:
    rules = WildMeldRules(min_naturals=0)
    meld = wild_meld("R", parse_cards("Ac Ac Ad Ad"), rules)
    assert meld.low(rules) is None
    assert extended(meld, Card("3c"), "bottom", rules).span(rules) == ("3", "7")
    assert can_extend(meld, Card("3c"), "top", rules) is not None
    assert can_displace(meld, Card("3c"), "top", rules) is not None
    assert problem("R", "Ac " * 13, rules) is not None


def test_ends_must_be_named_for_runs_and_only_for_runs() -> None:
    assert can_extend(run("5c 6c 7c 8c"), Card("9c"), None, MAY_I) is not None
    assert can_displace(run("5c 6c Ah 8c"), Card("7c"), "middle", MAY_I) is not None
    sevens = WildMeld(WildKind.SET, tuple(parse_cards("7c 7d Ah")))
    assert can_extend(sevens, Card("7h"), "top", MAY_I) == "a set has no top or bottom"
    assert can_displace(sevens, Card("7h"), "top", MAY_I) is not None


def test_wild_cards_that_fill_no_gap_go_on_top_first() -> None:
    assert str(order_run(parse_cards("Ah 5c 6c 7c"), MAY_I)) == "5c 6c 7c Ah"
    assert str(order_run(parse_cards("Ah Jc Qc Kc"), MAY_I)) == "Ah Jc Qc Kc"
    assert order_run([Card("5c"), Card("6c"), Card("7c"), JOKER], MAY_I) is None
