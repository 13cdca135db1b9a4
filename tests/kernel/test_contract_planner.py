"""What the planning player does where the right choice is known."""

from __future__ import annotations

from typing import Any

import pytest

from hollywood.cards import Card, Hand
from hollywood.contract import CONTRACT_PRESETS
from hollywood.contract.vectors.rules import rules_vector
from hollywood.kernel.contract import state as at
from hollywood.kernel.contract.layout import (
    M_CARDS,
    M_KIND,
    M_LENGTH,
    M_OWNER,
    M_SIZE,
    NO_CARD,
    PLACES,
    RUN,
    SET,
)
from hollywood.kernel.contract.rules.deal import add_card
from hollywood.kernel.contract.rules.fits import note_meld
from hollywood.kernel.contract.scratch import MEMORY_LENGTH
from hollywood.kernel.engine.compiling import compiled
from hollywood.kernel.engine.vectors import empty_vector, vector
from hollywood.strategy.contract.policies.lay_down import lay_well, rate
from hollywood.strategy.contract.policies.laying import best_lay
from hollywood.strategy.contract.policies.planner import planner
from hollywood.strategy.contract.policies.weights import WEIGHTS

RULES = CONTRACT_PRESETS["may-i"]
LEARNED = vector(WEIGHTS)


def rules(hand: int) -> Any:
    return vector(rules_vector(RULES, seats=4, hand_number=hand))


def playing(cards: str, *, down: bool = False) -> Any:
    """The view of seat 0, which has drawn and holds ``cards``; nobody else is down."""
    view = empty_vector(at.V_LENGTH)
    view[at.S_PHASE] = at.PLAY
    view[at.S_TURNS] = 8
    view[at.S_STOCK] = 40
    view[at.S_TAKEN] = view[at.S_DRAWN] = view[at.S_OWED] = NO_CARD
    for seat in range(4):
        view[at.S_DOWN + seat] = at.NOT_DOWN
        view[at.S_SIZES + seat] = 11
    view[at.S_SIZES] = 0
    for card in cards.split():
        add_card(view, 0, int(Card(card)))
    if down:
        view[at.S_DOWN] = 4
    return view


def lay(view: Any, hand: int, kind: int, cards: str) -> None:
    number = int(view[at.S_MELDS])
    spot = at.S_TABLE + M_LENGTH * number
    view[at.S_MELDS] = number + 1
    view[spot + M_OWNER], view[spot + M_KIND] = 0, kind
    named = [int(Card(card)) for card in cards.split()]
    view[spot + M_SIZE] = len(named)
    view[spot + M_CARDS : spot + M_CARDS + len(named)] = named
    note_meld(view, rules(hand), number)


def knows(view: Any, seat: int, cards: str) -> None:
    for card in cards.split():
        view[at.S_KNOWN + PLACES * seat + int(Card(card))] += 1


def decided(view: Any, hand: int) -> Any:
    action = empty_vector(at.A_LENGTH)
    compiled(planner)(view, rules(hand), LEARNED, action, empty_vector(MEMORY_LENGTH))
    return action


def thrown(view: Any, hand: int) -> str:
    action = decided(view, hand)
    assert action[at.A_KIND] == at.A_DISCARD
    return str(Card(int(action[at.A_CARD])))


@pytest.mark.parametrize("took", ["Qc Qs", "Jd Td"])
def test_who_is_down_does_not_throw_what_another_waits_for(took: str) -> None:
    """Neither fits the table; the queen, which goes with the card taken, is kept."""
    view = playing("Qd Kh", down=True)
    lay(view, 2, SET, "2c 2d 2h")
    lay(view, 2, RUN, "4s 5s 6s 7s")
    assert thrown(view, 2) == "Qd"
    knows(view, 1, took)
    assert thrown(view, 2) == "Kh"


def test_who_is_down_throws_the_dear_card() -> None:
    view = playing("3d 9h Kc", down=True)
    lay(view, 1, SET, "2c 2d 2h")
    assert thrown(view, 1) == "Kc"


def test_who_is_down_lays_off_before_he_throws() -> None:
    view = playing("3d 9h Kc", down=True)
    lay(view, 1, SET, "3c 3s 3h")
    action = decided(view, 1)
    assert (action[at.A_KIND], action[at.A_CARD]) == (at.A_LAY_OFF, int(Card("3d")))


def test_it_lays_down_so_that_fewest_cards_stay() -> None:
    """Never more than the way that melds the most points leaves after all layoffs.

    With kings, queens and fours in hand, and queens on the table, the fours are melded.
    """
    fewer = 0
    for number, cards in enumerate(
        (
            "Kc Kd Kh Qc Qd Qh 4c 4d 4h 9s 2d 7h",
            "Kc Kd Kh Qc Qd Qh Ac 4d 4h 9s 2d 7h",
            "5c 5d 5h 5s 6c 7c 8c 6d 6h 6s Kh 2d",
            "Tc Td Th 4c 5c 6c 7c 7d 7h 8c 9c 2s",
            "Jc Jd Jh Js 8h 9h Th Ac Ad 3s 3d 6c",
        )
    ):
        for hand in (1, 2):
            view, work = playing(cards), empty_vector(MEMORY_LENGTH)
            lay(view, hand, RUN, "3c 4c 5c 6c")
            lay(view, hand, SET, "Qs Qs Qc")
            plain, well = empty_vector(at.A_LENGTH), empty_vector(at.A_LENGTH)
            state = empty_vector(at.S_LENGTH)
            if not compiled(best_lay)(view, rules(hand), 0, plain, work):
                continue
            assert compiled(lay_well)(view, rules(hand), 0, LEARNED, well, work)
            left = [
                compiled(rate)(view, rules(hand), 0, LEARNED, action, state, work)
                for action in (plain, well)
            ]
            assert left[1] <= left[0], (number, hand)
            fewer += left[1] < left[0]
    assert fewer


def test_the_hand_is_as_it_was_after_rating() -> None:
    view, work = playing("Kc Kd Kh Qc Qd Qh 4c 4d 4h 9s 2d 7h"), empty_vector(MEMORY_LENGTH)
    before, action = list(view), empty_vector(at.A_LENGTH)
    assert compiled(lay_well)(view, rules(1), 0, LEARNED, action, work)
    assert list(view) == before


def test_no_call_in_the_last_hand_with_all_that_is_needed() -> None:
    """There every card must be melded at once: a call brings two, and one of them is random."""
    view = playing("2c 3c 4c 5c 7d 8d 9d Td 2h 3h 4h")
    view[at.S_PHASE], view[at.S_TURN], view[at.S_SIZES + 1] = at.DRAW, 2, 11
    view[at.S_PILE_SIZE] = 1
    view[at.S_PILE] = int(Card("6d"))
    view[at.S_DISCARDERS] = 1
    assert decided(view, 7)[at.A_KIND] == at.A_NOTHING


FAR = "Ac 2c 4d 6h 9s Kd Qh 3s 8c Jd 5h Th"
NEAR = "Ac 2c 3c 4c 7d 8d 9d Td 3h 4h 6h Ks"


def test_far_from_the_last_contract_the_ace_goes_first() -> None:
    """It counts 25 for every player who does not go out; it is kept while still useful."""
    assert thrown(playing(FAR), 7) == "Ac"
    assert thrown(playing(NEAR), 7) == "Ks"
    assert thrown(playing(FAR), 6) != "Ac"


def test_the_later_the_sooner_the_last_contract_is_given_up() -> None:
    view = playing("Ac 2c 3c 4c 7d 8d 9d Td 3h Js 6s Kd")
    assert thrown(view, 7) != "Ac"
    view[at.S_TURNS] = 48
    assert thrown(view, 7) == "Ac"


def test_the_deal_is_read_as_written() -> None:
    view = playing("2c 3c")
    assert int(view[at.S_HELD]) == Hand.parse("2c 3c").bits
