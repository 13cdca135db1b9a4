"""Typing the contract game: May-I, the answer to it, laying down, laying off and swapping."""

from __future__ import annotations

import re
from typing import Any

import pytest

from hollywood.cards import Card, Hand, parse_cards
from hollywood.contract import (
    CONTRACT_PRESETS,
    AllowMayI,
    Call,
    CallMayI,
    ContractRound,
    DenyMayI,
    Displace,
    LayDown,
    LayOff,
    Phase,
    TableMeld,
)
from hollywood.melds.wild import WildKind, WildMeld
from hollywood.play import Discard, DrawStock, Seat, TakeDiscard
from tests.cli.terminal.conftest import Types

RULES = CONTRACT_PRESETS["may-i"]
NEEDY = "2c 2d 4h 5s 7c 8d 9h Js Qc Kd Th"


def meld(kind: str, cards: str) -> WildMeld:
    return WildMeld(WildKind(kind), tuple(parse_cards(cards)))


def position(hand: str, **more: Any) -> ContractRound:
    """A hand in which seat 0 holds ``hand``; the others hold the first free cards."""
    mine = Hand.parse(hand)
    laid = [card for each in more.get("melds", ()) for card in each.meld.cards]
    free = Hand.of(RULES.pack.cards).minus(mine).minus([Card("Qh"), *laid])
    others = []
    sizes = more.pop("sizes", (11, 11, 11))
    for size in sizes:
        cards = free.cards[:size]
        others.append(Hand.of(cards))
        free = free.minus(cards)
    more.setdefault("turn", Seat(0))
    return ContractRound.at(
        RULES, hands=[mine, *others], discards=[Card("Qh")], dealer=Seat(3), **more
    )


def drawn(hand: str, **more: Any) -> ContractRound:
    """Seat 0 is in turn and has drawn its last card."""
    return position(hand, phase=Phase.PLAY, drawn=parse_cards(hand)[-1], **more)


def down(hand: str) -> ContractRound:
    """Seats 0 and 1 laid down a set and a run each, some turns ago."""
    melds = [
        TableMeld(Seat(0), meld("S", "3c 3d 3h")),
        TableMeld(Seat(0), meld("R", "9d Td Jd Qd")),
        TableMeld(Seat(1), meld("S", "Jc Jh Ah")),
        TableMeld(Seat(1), meld("R", "6c 7c As 9c")),
    ]
    return drawn(
        hand, melds=melds, down=[0, 1, None, None], sizes=(4, 11, 11), turns=4, hand_number=2
    )


def test_the_offer(types: Types, capsys: pytest.CaptureFixture[str]) -> None:
    offer = position(NEEDY, turn=Seat(2))
    for line in ("m", "may i?", "May-I", "call"):
        assert types(offer, line) == CallMayI(0)
    for line in ("", "p", "auto"):
        assert types(offer, line) is None
    capsys.readouterr()
    types(offer, "d", "w", "7h", "down", "x")
    said = " ".join(capsys.readouterr().out.split())
    assert "Qh is on the pile, Cary's turn. May you? Type m to ask, Enter to pass." in said
    assert "It is the turn of Cary; you may only call May-I." in said
    assert "You have no standing call" in said
    assert "seat 1" not in said


def test_the_answer(types: Types, capsys: pytest.CaptureFixture[str]) -> None:
    asked = position(NEEDY, calls=[Call(Seat(2), 0), Call(Seat(3), 0)], called=[0, 0, 1, 1])
    assert types(asked, "a") == AllowMayI()
    assert types(asked, "n") == DenyMayI()
    assert types(asked, "d", "t", "", "m") is None
    said = " ".join(capsys.readouterr().out.split())
    assert "Cary, then Rita, asks for Qh. Allow (a), or deny (n) and take it yourself?" in said
    assert said.count("Somebody has called and is waiting for your answer") == 2
    denied = position(NEEDY, denied=True, called=[0, 0, 1, 0])
    assert types(denied, "") == TakeDiscard()
    assert types(denied, "d") is None


def test_drawing(types: Types, capsys: pytest.CaptureFixture[str]) -> None:
    turn = position(NEEDY)
    assert types(turn, "d") == DrawStock()
    assert types(turn, "t") == TakeDiscard()
    assert types(turn, "p", "7c", "down", "lay 2c on 1") is None
    said = " ".join(capsys.readouterr().out.split())
    assert "Cards: You 11, Greta 11, Cary 11, Rita 11." in said
    assert "11 cards: 3 cards short of the contract; 5 May-Is left." in said
    assert "It is your turn, so there is nothing to pass." in said


CONTRACT = "3c 3d 3h 9c 9d Ah 4s 5h 7c 8d Kd Qc"


def test_laying_down_the_best(types: Types, capsys: pytest.CaptureFixture[str]) -> None:
    best = LayDown((meld("S", "3c 3d 3h"), meld("S", "9c 9d Ah")))
    for lines in (("down", ""), ("down", "1"), ("lay down", "y")):
        assert types(drawn(CONTRACT), *lines) == best
    assert types(drawn(CONTRACT), "down", "n", "qc") == Discard(Card("Qc"))
    assert "Lay down (down), or discard which card?" in capsys.readouterr().out
    assert types(drawn(f"{NEEDY} 6s"), "down") is None
    assert "You cannot lay down two sets yet." in capsys.readouterr().out


def test_laying_down_what_is_typed(types: Types, capsys: pytest.CaptureFixture[str]) -> None:
    typed = types(drawn(CONTRACT), "down 9d 9c ah / 3h 3d 3c")
    assert isinstance(typed, LayDown)
    assert {meld.hand for meld in typed.melds} == {Hand.parse("9c 9d Ah"), Hand.parse("3c 3d 3h")}
    lines = ("down 3c 3d 3h", "down 3c 3d 9c / 9d ah 3h", "down 3s 3d 3c / 9c 9d ah", "down / /")
    assert types(drawn(CONTRACT), *lines) is None
    said = " ".join(capsys.readouterr().out.split())
    assert "contract is 2 sets" in said
    assert ".." not in said
    assert "a set is of one rank" in said
    assert re.search(r"3s( is)? not in (the|your) hand|do not hold 3s", said)


def test_a_run_is_found_in_any_order(types: Types) -> None:
    hand = "3c 3d 3h 5c 6c 8c Ah 4s 5h Kd Qc Js"
    for line in ("down 3c 3d 3h / 5c 6c ah 8c", "down 8c 6c 5c ah / 3h 3d 3c"):
        typed = types(drawn(hand, hand_number=2), line)
        assert isinstance(typed, LayDown)
        assert meld("R", "5c 6c Ah 8c") in typed.melds


def test_laying_off(types: Types, capsys: pytest.CaptureFixture[str]) -> None:
    hand = "3s 5c Tc Ad Kh"
    assert types(down(hand), "lay 3s on 1") == LayOff(Card("3s"), 0)
    assert types(down(hand), "l 3s") == LayOff(Card("3s"), 0)
    assert types(down(hand), "lay 5c on 4") == LayOff(Card("5c"), 3, "bottom")
    assert types(down(hand), "lay tc on 4 top") == LayOff(Card("Tc"), 3, "top")
    assert types(down(hand), "lay ad on 4", "2") == LayOff(Card("Ad"), 3, "bottom")
    assert types(down(hand), "lay ad on 4 at the bottom") == LayOff(Card("Ad"), 3, "bottom")
    capsys.readouterr()
    assert types(down(hand), "lay", "lay kh on 1", "lay 3s on 9", "lay 5c on 4 top") is None
    said = " ".join(capsys.readouterr().out.split())
    assert "you have laid down; fits: 5c on 4, Tc on 4, Ad on 1 and 3 more, 3s on 1." in said
    assert "Lay off which card?" in said
    assert "The melds on the table are numbered 1 to 4." in said
    assert "Kh cannot be added to 3c 3d 3h: a set is of one rank" in said
    assert "5c cannot be added to 6c 7c As 9c: the cards of a run follow each other" in said


def test_swapping(types: Types, capsys: pytest.CaptureFixture[str]) -> None:
    hand = "8c 5c Tc Ad Kh"
    assert types(down(hand), "swap 8c on 4 top") == Displace(Card("8c"), 3, "top")
    assert types(down(hand), "swap 8c on 4 bottom") == Displace(Card("8c"), 3, "bottom")
    assert types(down(hand), "swap 8c", "") == Displace(Card("8c"), 3, "top")
    assert types(down(hand), "displace 8c on 4 to the bottom") == Displace(Card("8c"), 3, "bottom")
    assert types(down(hand), "swap", "swap 5c on 4", "swap 8c on 1") is None
    said = " ".join(capsys.readouterr().out.split())
    assert "Swap which card?" in said
    assert "no wild card stands for 5c in the run" in said
    assert "in a set no wild card is displaced" in said


def test_whatever_fits_can_be_laid_as_it_is_told(
    types: Types, capsys: pytest.CaptureFixture[str]
) -> None:
    """If a wild card also stands for the card, it is swapped there."""
    hand = "8c Tc Ad Kh"
    types(down(hand))
    said = " ".join(capsys.readouterr().out.split())
    assert "fits: Tc on 4, Ad on 1 and 3 more, 8c on 4 (swap)." in said
    assert types(down(hand), "l 8c on 4", "1") == Displace(Card("8c"), 3, "top")
    assert types(down(hand), "l 8c", "2") == Displace(Card("8c"), 3, "bottom")
    assert types(down(hand), "l 8c on 4 bottom") == Displace(Card("8c"), 3, "bottom")
    assert types(down(hand), "l tc on 4") == LayOff(Card("Tc"), 3, "top")
    assert types(down(hand), "l 8c on 2", "l kh") is None
    said = " ".join(capsys.readouterr().out.split())
    assert "8c cannot be added to 9d Td Jd Qd" in said
    assert "Kh cannot be added to 3c 3d 3h" in said


LAST_RUNS = "2c 3c 4c 5c 7d 8d 9d Td 3h 4h 5h"


def test_in_the_last_hand_every_card_counts(
    types: Types, capsys: pytest.CaptureFixture[str]
) -> None:
    types(drawn(f"{LAST_RUNS} Kh", hand_number=7))
    assert "12 cards: 1 card short of going out; 5 May-Is left." in capsys.readouterr().out
    called = {"called": [1, 0, 0, 0], "granted": [1, 0, 0, 0], "hand_number": 7}
    types(position(f"{LAST_RUNS} 6h 6c", **called))
    assert "13 cards: 1 card short of going out; 4 May-Is left." in capsys.readouterr().out
    types(position(f"{LAST_RUNS} Ks Js", **called))
    assert "13 cards: 3 cards short of going out; 4 May-Is left." in capsys.readouterr().out


def test_the_table_in_words(types: Types, capsys: pytest.CaptureFixture[str]) -> None:
    types(down("8c 5c Tc Ad Kh"), "table")
    said = capsys.readouterr().out
    assert "  4  Greta  run  6c 7c As 9c" in said
    assert "Cards: You 5 (down), Greta 4 (down), Cary 11, Rita 11." in said
    types(down("8c 5c Tc Ad Kh"), "table", plain=True)
    said = " ".join(capsys.readouterr().out.split())
    assert "Meld 1, your set: threes of clubs, diamonds and hearts." in said
    assert (
        "Meld 4, Greta's run: six of clubs, seven of clubs, ace of spades, nine of clubs." in said
    )


def test_the_memory_tells_what_others_took_openly_and_the_pile_by_suit(
    types: Types, capsys: pytest.CaptureFixture[str]
) -> None:
    types(position(NEEDY), "memory")
    said = capsys.readouterr().out
    assert "Nobody else holds a card taken from the pile." in said
    assert "\n  Qh\n" in said
    card = position(NEEDY).hands[1].cards[0]
    types(position(NEEDY, known=[Hand(), Hand.of([card]), Hand(), Hand()]), "memory")
    assert f"Greta holds {card}, taken from the pile." in capsys.readouterr().out
