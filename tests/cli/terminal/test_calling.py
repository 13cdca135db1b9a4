"""May-I at the terminal: wanted cards, doubtful calls, and one's own discards."""

from __future__ import annotations

from pathlib import Path

import pytest

from hollywood.cards import Card
from hollywood.cli.terminal.contract.wishes import Wishes
from hollywood.contract import CallMayI
from hollywood.contract.standing import helps_by_call
from hollywood.play import Discard, Seat
from tests.cli.terminal.conftest import Types
from tests.cli.terminal.person import Person, Pipe
from tests.cli.terminal.test_contract_typing import NEEDY, drawn, position

OFFER = "8d is on the pile, Greta's turn. May you? Type m to ask, Enter to pass."
STANDS = "You have asked for 8d; Greta will answer. Enter keeps the call, w withdraws it."


@pytest.fixture
def person(tmp_path: Path) -> Person:
    """Somebody who is asked about the 8d, in Greta's turn."""
    found = Person(Pipe("may-i", "--seed", "3", "--bot", "greedy", home=tmp_path))
    assert found.question == OFFER
    return found


def words(text: str) -> str:
    return " ".join(text.split())


def test_a_call_is_answered_at_once(person: Person) -> None:
    said = words(person.say("m"))
    assert "You call May-I for 8d. Greta" in said
    assert STANDS not in said
    person.terminal.kill()


def test_a_call_with_a_doubt_is_taken_back(person: Person) -> None:
    assert words(person.say("maybe")).endswith(f"You call May-I for 8d. {STANDS} >")
    assert STANDS in words(person.say("d"))  # refused, and asked again
    said = words(person.say("w"))
    assert "You withdraw the call. Greta draws" in said
    assert "You get 8d" not in said
    person.terminal.kill()


def test_a_call_with_a_doubt_stands(person: Person) -> None:
    person.say("maybe")
    said = words(person.say(""))
    assert "Greta allows it. You get 8d" in said
    person.terminal.kill()


def test_a_call_that_cannot_be_taken_back(tmp_path: Path) -> None:
    words_ = ("may-i", "--seed", "3", "--bot", "greedy", "--set", "may_i.withdraw=false")
    person = Person(Pipe(*words_, home=tmp_path))
    assert "You cannot withdraw a call at this table" in words(person.say("maybe"))
    assert "You call May-I for 8d. Greta" in words(person.say("m"))
    person.terminal.kill()


def test_wanted_cards_are_called_for(person: Person) -> None:
    assert "You are asked about every discard." in words(person.say("want"))
    assert "Always call: Qd Qc." in words(person.say("want qd, queen of clubs"))
    assert "Always call: Qd Qc." in words(person.say("table"))
    person.say("auto")  # no more questions about the 8d
    said = words(person.seen)
    assert "You call May-I for Qd." in said
    assert "Qd is on the pile" not in said
    assert "Qc is on the pile" not in said
    assert "You get Qd" in said  # and each is called for once
    assert "You get Qc" in said
    assert "Always call" not in words(person.say("table"))
    person.say("want 2s")
    assert "There is no card to always call for." in words(person.say("want none"))
    assert "is not a card" in words(person.say("want nonsense"))
    person.terminal.kill()


def test_wanting_what_lies_open_calls_for_it(person: Person) -> None:
    assert "You call May-I for 8d. Greta" in words(person.say("want 8d"))
    person.terminal.kill()


def test_ones_own_discard_is_offered_on_request(
    types: Types, capsys: pytest.CaptureFixture[str]
) -> None:
    own = position(NEEDY, turn=Seat(1))
    assert types(own, "m") is None
    assert "May you?" not in capsys.readouterr().out
    others = position(NEEDY, turn=Seat(2))
    assert types(others, "want qh") == CallMayI(0)
    assert types(others, "want kh", "") is None


def test_throwing_a_wanted_card_forgets_it(
    types: Types, capsys: pytest.CaptureFixture[str]
) -> None:
    assert types(drawn(NEEDY + " 6s"), "want 6s 9c", "6s") == Discard(Card("6s"))
    assert "Always call: 6s 9c." in capsys.readouterr().out


@pytest.mark.parametrize(
    ("lines", "does"),
    [
        (["nearer"], "ask"),  # Qh helps: the question stays
        (["nearer may-i"], CallMayI(0)),
        (["never queens"], "pass"),
        (["want queens", "never qh"], CallMayI(0)),
        (["auto"], "pass"),
    ],
)
def test_a_wish_answers_the_open_discard(
    types: Types, capsys: pytest.CaptureFixture[str], lines: list[str], does: object
) -> None:
    offer = position(NEEDY, turn=Seat(2))
    assert types(offer, *lines, *(["m"] if does == "ask" else [])) == (
        None if does == "pass" else CallMayI(0)
    )
    asked = words(capsys.readouterr().out).count("May you?")
    assert asked == (2 if does == "ask" else 1)


def test_wishes_end_with_the_hand_unless_they_stay() -> None:
    wishes = Wishes(rest="pass", want=[Card("Qh")], never=[Card("2c")])
    view = position(NEEDY, turn=Seat(2)).view(Seat(0))
    assert wishes.answer(view, Card("Qh"), own=False) == "call"
    wishes.done.add(Card("Qh"))
    assert wishes.answer(view, Card("Qh"), own=False) == "pass"
    wishes.stay = True
    wishes.begin_hand()
    assert wishes.answer(view, Card("Qh"), own=False) == "call"
    wishes.stay = False
    wishes.begin_hand()
    assert not wishes
    assert wishes.answer(view, Card("Qh"), own=False) == "ask"
    assert wishes.answer(view, Card("Qh"), own=True) == "pass"


def test_nearer_asks_only_about_what_helps() -> None:
    hands = {NEEDY: True, "3c 3d 3h 9c 9d Ah 4s 5h 7c 8d Kd": False}
    for hand, helps in hands.items():
        view = position(hand, turn=Seat(2)).view(Seat(0))
        assert helps_by_call(view, Card("Qh")) is helps
        asks, calls = Wishes(rest="ask-if-nearer"), Wishes(rest="call-if-nearer")
        assert asks.answer(view, Card("Qh"), own=False) == ("ask" if helps else "pass")
        assert calls.answer(view, Card("Qh"), own=False) == ("call" if helps else "pass")


def test_hints_have_reasons(types: Types, capsys: pytest.CaptureFixture[str]) -> None:
    types(position(NEEDY, turn=Seat(2)), "hint quick")
    types(drawn(NEEDY + " 6s"), "hint quick")
    types(drawn("3c 3d 3h 9c 9d Ah 4s 5h 7c 8d Kd Qc"), "hint quick")
    types(position("3c 3d 3h 9c 9d 9s 4s 5h 7c 8d Kd"), "hint quick")
    said = words(capsys.readouterr().out)
    assert (
        "The club player would let it pass: Qh brings you no closer to the contract." in said
        or "The club player would ask “May I?”: with Qh you are only 2 cards short" in said
        or "The club player would ask “May I?”." in said
    )
    assert "short with or without it, and it counts" in said
    assert "no longer count against you." in said
    assert "The club player would draw from the stock: you have enough for the contract." in said
