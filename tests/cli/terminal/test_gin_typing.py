"""Typing gin: knocks with and without a card, spreads to choose from, and answers to a knock."""

from __future__ import annotations

from typing import Any

import pytest

from hollywood.cards import Card, Hand, parse_cards
from hollywood.gin import GIN_PRESETS, BigGin, GinRound, Knock, LayOff, Phase, ShowHand
from hollywood.melds import Meld, meld_of
from hollywood.play import Discard, DrawStock, Seat, TakeDiscard
from tests.cli.terminal.conftest import Types

RULES = GIN_PRESETS["hollywood-gin"]


def position(hand: str, phase: Phase, *settings: str, other: str = "", **more: Any) -> GinRound:
    """A round in which seat 0 is to act; the other hand and the stock are filled up."""
    rules = RULES.with_settings(settings)
    mine = Hand.parse(hand)
    top = Card("Jc" if Card("Kd") in mine else "Kd")
    laid = [card for meld in more.get("spread", ()) for card in meld.cards]
    free = [c for c in rules.pack.cards if c not in mine and c != top and c not in laid]
    theirs = parse_cards(other) if other else free[: 10 - len(laid)]
    free = [card for card in free if card not in theirs]
    pile = [free.pop() for _ in range(2)]
    return GinRound.at(
        rules,
        dealer=Seat(1),
        phase=phase,
        awaiting=Seat(0),
        hands=(mine, Hand.of(theirs)),
        discards=[*pile, top],
        stock=free,
        **more,
    )


def drawn(hand: str, *settings: str) -> GinRound:
    """Seat 0 holds eleven cards."""
    return position(hand, Phase.DISCARD, *settings, drawn=Hand.parse(hand).cards[-1])


def meld(cards: str) -> Meld:
    found = meld_of(parse_cards(cards), RULES.melds)
    assert found is not None
    return found


GOOD = "3c 3d 3h 7s 8s 9s Ac 2d 4h Kc Ks"


def test_a_card_alone_is_thrown(types: Types) -> None:
    for line in ("kc", "x KC", "throw the king of clubs", "discard kc"):
        assert types(drawn(GOOD), line) == Discard(Card("Kc"))


def test_drawing_and_taking(types: Types, capsys: pytest.CaptureFixture[str]) -> None:
    turn = position("3c 3d 3h 7s 8s 9s Ac 2d 4h Kc", Phase.DRAW)
    assert types(turn, "d") == DrawStock()
    assert types(turn, "take Kd") == TakeDiscard()
    assert types(turn, "k", "7h", "p", "take 7h") is None
    said = capsys.readouterr().out
    assert said.count("You have not drawn yet; draw from the stock or take Kd.") == 2
    assert "There is nothing to pass on now" in said
    assert "Type take alone, with nothing after it." in said


def test_the_hand_is_shown_by_melds_with_its_count(
    types: Types, capsys: pytest.CaptureFixture[str]
) -> None:
    types(position("3c 3d 3h 7s 8s 9s Ac 2d 4h Kc", Phase.DRAW), "sort rank", "sort suit")
    said = capsys.readouterr().out
    assert "  [3c 3d 3h] [7s 8s 9s]  Kc 4h 2d Ac   " in said
    assert "deadwood 17, limit 10" in said
    assert "  Ac 2d 3c 3d 3h 4h 7s 8s 9s Kc   " in said
    assert "  Ac 3c Kc 2d 3d 3h 4h 7s 8s 9s   " in said
    types(position("3c 3d 3h 7s 8s 9s Ac 2d 4h Kc", Phase.DRAW), plain=True)
    said = " ".join(capsys.readouterr().out.split())
    assert "Melds: threes of clubs, diamonds and hearts; seven, eight and nine of spades." in said
    assert "Others: king of clubs, four of hearts, two of diamonds, ace of clubs." in said


def test_knocking_finds_the_best_card(types: Types) -> None:
    spread = (meld("3c 3d 3h"), meld("7s 8s 9s"))
    round_ = drawn("3c 3d 3h 7s 8s 9s Ac 2d 4h Kc Kh".replace("Kh", "Ad"))
    for line in ("k", "knock", "k kc"):
        action = types(round_, line)
        assert isinstance(action, Knock)
        assert action.discard == Card("Kc")
        assert set(action.spread) == set(spread)


def test_a_knock_that_is_too_dear(types: Types, capsys: pytest.CaptureFixture[str]) -> None:
    assert types(drawn(GOOD), "k", "k kc", "gin", "gin kc") is None
    said = " ".join(capsys.readouterr().out.split())
    assert "The best discard leaves 17 deadwood; the limit is 10." in said
    assert "With this spread you have 17 deadwood; this round's limit is 10." in said
    assert "The best discard leaves 17 deadwood; gin needs 0." in said
    assert "Without Kc you have 17 deadwood: no gin." in said


def test_equal_spreads_are_offered(types: Types, capsys: pytest.CaptureFixture[str]) -> None:
    hand = "8c 8d 8h 8s 9s Ts Js Ac 2d 3h Kh"
    knocks = {}
    for answer in ("", "1", "2", "n"):
        knocks[answer] = types(drawn(hand), "k kh", answer)
    said = capsys.readouterr().out
    assert "Which spread? Each leaves 6; the first allows the fewest layoffs." in said
    assert "  1: 8c 8d 8h 8s / 9s Ts Js  left Ac 2d 3h" in said
    four, three = (meld("8c 8d 8h 8s"), meld("9s Ts Js")), (meld("8c 8d 8h"), meld("8s 9s Ts Js"))
    for answer, spread in (("", four), ("1", four), ("2", three)):
        knock = knocks[answer]
        assert isinstance(knock, Knock)
        assert set(knock.spread) == set(spread)
    assert knocks["n"] is None
    # Nothing can be laid off on gin, or without layoffs: there is nothing to choose.
    assert isinstance(types(drawn("8c 8d 8h 8s 9s Ts Js Ac 2c 3c Kh"), "g"), Knock)
    assert isinstance(types(drawn(hand, "layoff=false"), "k kh"), Knock)


def test_a_spread_of_ones_own(types: Types, capsys: pytest.CaptureFixture[str]) -> None:
    hand = "3c 4c 5c 6c 7s 8s 9s Ad 2d Ah Ks"
    action = types(drawn(hand), "knock ks with 5c 4c 3c / 9s 8s 7s")
    assert action == Knock(Card("Ks"), (meld("3c 4c 5c"), meld("7s 8s 9s")))
    lines = (
        "k ks with 3c 4c",
        "k ks with 3c 4c 5d",
        "k ks with 3h 3d 3s",
        "k ks with",
        "k ks with 1x",
    )
    assert types(drawn(hand), *lines) is None
    said = " ".join(capsys.readouterr().out.split())
    assert "3c 4c is no run: a run has at least 3 cards." in said
    assert "is not in the hand." in said
    assert "'1x' is not a card" in said


def test_gin_and_big_gin(types: Types, capsys: pytest.CaptureFixture[str]) -> None:
    action = types(drawn("3c 3d 3h 7s 8s 9s Jd Qd Kd Td 2c"), "g")
    assert isinstance(action, Knock)
    assert action.discard == Card("2c")
    eleven = "3c 3d 3h 7s 8s 9s 9d Td Jd Qd Kd"
    assert isinstance(types(drawn(eleven, "big_gin=31"), "g"), BigGin)
    assert isinstance(types(drawn(eleven, "big_gin=31"), "big"), BigGin)
    assert "all cards in melds: big gin (big)" in capsys.readouterr().out
    assert types(drawn(eleven), "big") is None
    assert "There is no big gin at this table" in capsys.readouterr().out
    assert isinstance(types(drawn(eleven), "gin kd"), Knock)


def knocked(hand: str, *settings: str) -> GinRound:
    """Seat 1 has knocked with two melds."""
    spread = (meld("3c 3d 3h"), meld("7s 8s 9s"))
    return position(
        hand,
        Phase.LAYOFF,
        *settings,
        other="Ac 2c Ah 4d",
        knocker=Seat(1),
        spread=spread,
    )


ANSWER = "3s 6s Ts Jh Qh Kh 5d 9c 9h 2s"


def test_laying_off(types: Types, capsys: pytest.CaptureFixture[str]) -> None:
    round_ = knocked(ANSWER)
    assert types(round_, "lay 3s on 1") == LayOff(Card("3s"), 0)
    assert types(round_, "l 3s") == LayOff(Card("3s"), 0)
    assert types(round_, "lay off six of spades on meld 2") == LayOff(Card("6s"), 1)
    assert types(round_, "lay", "lay 2s", "lay 3s on 3", "lay 3s on 2", "lay 7c", "d") is None
    said = " ".join(capsys.readouterr().out.split())
    assert "On the table 1: 3c 3d 3h and 2: 7s 8s 9s." in said
    assert "Lay off which card?" in said
    assert "2s does not fit on any meld." in said
    assert "The melds on the table are numbered 1 to 2." in said
    assert "3s does not fit 7s 8s 9s" in said
    assert "You do not hold 7c" in said


def test_the_best_answer(types: Types) -> None:
    for line in ("best", "b", ""):
        assert isinstance(types(knocked(ANSWER), line), LayOff)


def test_showing(types: Types) -> None:
    run = meld("Jh Qh Kh")
    assert types(knocked(ANSWER), "show") == ShowHand((run,))
    assert types(knocked(ANSWER), "show kh qh jh") == ShowHand((run,))
    assert types(knocked(ANSWER), "show 9c 9h", "show") == ShowHand((run,))
    # If nothing may be laid off, there is nothing to decide.
    assert types(knocked(ANSWER, "layoff=false")) == ShowHand((run,))
