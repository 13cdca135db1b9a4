"""Any consistent position can be set up, and an inconsistent one is refused by name."""

from __future__ import annotations

import random
from typing import Any

import pytest
from msgspec.structs import replace

from hollywood.cards import Card, Hand, parse_cards
from hollywood.contract import Call, ContractRound, Phase
from hollywood.errors import PositionError
from hollywood.play import Seat
from tests.contract.setting import (
    LEFT,
    MAY_I,
    ME,
    OVER,
    all_cards,
    at_random,
    dealt,
    lying,
    ruled,
    sitting,
)


def test_every_position_of_a_hand_can_be_set_up_again() -> None:
    for seed in range(6):
        rules = ruled("turn_cap=120", "may_i.per_turn=2")
        start = dealt(rules, hand_number=seed + 1, seed=seed)
        for play, _, _ in at_random(start, random.Random(seed)):
            again = ContractRound.behind(
                play.table, hands=play.hands, stock=play.stock, drawn=play.drawn, key=play.key
            )
            assert again == replace(play, news=())


def test_hidden_cards_can_be_imagined_behind_a_view() -> None:
    play = dealt(seed=3)
    view = play.view(ME)
    unseen = Hand.of(MAY_I.pack.cards).minus([*view.hand, *view.table.discards]).cards
    hands = [Hand.of(unseen[:11]), view.hand, Hand.of(unseen[11:22]), Hand.of(unseen[22:33])]
    imagined = ContractRound.behind(view.table, hands=hands, stock=unseen[33:])
    assert imagined.view(ME) == view


def test_what_is_left_out_follows() -> None:
    on_table = lying(OVER, "S Qc Qd Qh", "S Jc Jd Jh")
    play = sitting("3c 4c", discards="4d 9h Kd", on_table=on_table, phase=Phase.DRAW)
    table = play.table
    assert (table.turn, table.turns, table.dealer) == (ME, 4, Seat(0))
    assert table.down == (None, None, None, 2)
    assert table.discarders == (2, 3, 0)
    taken = sitting("3c 4c Kd", taken=Card("Kd"), turns=5, dealer=Seat(3))
    assert taken.table.known[ME] == Hand.parse("Kd")
    whole = ContractRound.at(
        MAY_I, hands=dealt().hands, discards=dealt().table.discards, turn=Seat(1)
    )
    assert Hand.of(whole.stock) == Hand.of(dealt().stock)
    assert all_cards(whole) == Hand.of(MAY_I.pack.cards)


DEAL = dealt(seed=3)
QUEENS = lying(OVER, "S Qc Qd Qh", "S Jc Jd Jh")


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"hand_number": 8}, "there is no hand 8"),
        ({"dealer": Seat(4)}, "seat 4 cannot deal"),
        ({"phase": Phase.OVER}, "finished hand"),
        ({"turns": 3}, "after 3 turns seat 0 is in turn"),
        ({"turns": 1001}, "turn_cap"),
        ({"discarders": ()}, "discarders"),
        ({"granted": (0, 0)}, "one entry for each"),
        ({"phase": Phase.PLAY}, "seat 1 holds 11 cards; it must be 12"),
        ({"granted": (0, 0, 1, 0), "called": (0, 0, 1, 0)}, "seat 2 holds 11 cards"),
        ({"granted": (0, 0, 6, 0), "called": (0, 0, 6, 0)}, "more than 5 calls"),
        ({"called": (0, 0, 0, -1)}, "fewer calls"),
        ({"granted_now": 1}, "granted in this turn"),
        ({"known": (Hand.parse("2c 2c 2d"),) * 4}, "must be in that hand"),
        ({"taken": Card("2c")}, "still on offer"),
        ({"drawn": Card("2c")}, "still on offer"),
        ({"stock": ()}, "59 cards cannot be found"),
        ({"stock": (*DEAL.stock[1:], DEAL.stock[5])}, "the pack holds it"),
        ({"discards": (*DEAL.table.discards, Card("Ac"), Card("Ac"), Card("Ac"))}, "the pack"),
        ({"calls": (Call(ME, 0),)}, "seat 1 cannot have called"),
        ({"calls": (Call(LEFT, 0), Call(LEFT, 1))}, "cannot have called"),
        ({"calls": (Call(LEFT, 2), Call(OVER, 1))}, "run backwards"),
        ({"calls": (Call(LEFT, 0),), "denied": True}, "after a denial"),
        ({"melds": QUEENS}, "the pack holds it|cannot be found|it must be"),
        ({"down": (None, None, 7, None)}, "not their turn"),
    ],
)
def test_what_no_play_could_have_led_to(changes: dict[str, Any], words: str) -> None:
    position: dict[str, Any] = {
        "hands": DEAL.hands,
        "discards": DEAL.table.discards,
        "stock": DEAL.stock,
        "turn": ME,
    }
    assert ContractRound.at(MAY_I, **position).hands == DEAL.hands
    with pytest.raises(PositionError, match=words):
        ContractRound.at(MAY_I, **(position | changes))


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"hand": "", "phase": Phase.DRAW}, "seat 1 holds no card"),
        ({"on_table": lying(OVER, "S Qc Qd Jh")}, "is no meld"),
        ({"on_table": lying(OVER, "S Qc Qd Qh"), "down": (None,) * 4}, "has not laid down"),
        ({"on_table": QUEENS, "hand_number": 7}, "last hand"),
        ({"drawn": Card("3c"), "taken": Card("3c")}, "not both"),
        ({"taken": Card("3c"), "known": (Hand(),) * 4}, "known"),
        ({"calls": (Call(LEFT, 0),)}, "no call can stand"),
        ({"rules": ruled("may_i=none"), "called": (0, 0, 1, 0)}, "may_i=none"),
        ({"players": 3}, "3 cannot play"),
    ],
)
def test_what_no_puzzle_may_show(changes: dict[str, Any], words: str) -> None:
    position: dict[str, Any] = {"hand": "3c 4c", "rules": MAY_I, "discards": "9h Kd"}
    assert sitting(**position).awaiting == ME
    with pytest.raises(PositionError, match=words):
        sitting(**(position | changes))


def test_the_table_must_show_the_hidden_sizes() -> None:
    for hands, stock in ((DEAL.hands[::-1], DEAL.stock[1:]), ((Hand(),) * 4, DEAL.stock)):
        with pytest.raises(PositionError):
            ContractRound.behind(DEAL.table, hands=hands, stock=stock)


def test_the_contract_must_lie_there_whole() -> None:
    """A complete position shows all melds of every player who is down."""
    on_table = lying(OVER, "S Qc Qd Qh")
    rest = Hand.of(MAY_I.pack.cards).minus(parse_cards("Qc Qd Qh")).cards
    hands = [Hand.of(rest[n * 11 : n * 11 + 11]) for n in range(3)] + [Hand.of(rest[33:36])]
    with pytest.raises(PositionError, match="melds of SS"):
        ContractRound.at(MAY_I, hands=hands, discards=rest[36:37], melds=on_table, turn=ME)


def test_there_is_no_such_seat() -> None:
    with pytest.raises(PositionError, match="seats are 0 to 3"):
        DEAL.view(Seat(4))
