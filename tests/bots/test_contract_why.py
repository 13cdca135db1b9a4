"""What is said for a play of the contract game, where it is known what is right to say."""

from __future__ import annotations

import msgspec
import pytest

from hollywood.bots.contract.search import Tried
from hollywood.bots.contract.why import explain_contract, reasons_for
from hollywood.bots.hint_english import hint_in_english
from hollywood.bots.hints import Reason
from hollywood.cards import Card, Hand
from hollywood.contract.sight import ContractView
from hollywood.match.presets import rules_for
from hollywood.play import Discard
from tests.bots.tables import dealt

LAST = "Ac 2c 3c 4c 7d 8d 9d Td 3h 4h 6h Ks"
"""All must be melded at once; the king is of no use, the ace and the ten are."""


def holding(cards: str) -> ContractView:
    play = dealt(rules_for("may-i"), hand=7)
    assert play.awaiting is not None
    view = play.view(play.awaiting)
    assert isinstance(view, ContractView)
    return msgspec.structs.replace(view, hand=Hand.parse(cards))


@pytest.mark.parametrize(
    ("card", "reasons"),
    [
        ("Ks", (Reason(cause="spare", points=15, count=1, cards=(Card("Ks"),)),)),
        ("Ac", (Reason(cause="lighter", points=25, cards=(Card("Ac"),)),)),
        ("Td", ()),
    ],
)
def test_what_a_throw_leaves(card: str, reasons: tuple[Reason, ...]) -> None:
    """Who gives the contract up throws what counts most; nothing speaks for a useful ten."""
    assert reasons_for(holding(LAST), Discard(Card(card))) == reasons


def told(*numbers: tuple[float, float, float | None]) -> str:
    """The hint to throw the king rather than the ten, by their penalty, worth and chance."""
    tried = [
        Tried(Discard(Card(card)), 100, *each)
        for card, each in zip(("Ks", "Td"), numbers, strict=True)
    ]
    return hint_in_english(explain_contract(holding(LAST), tried[0].action, tried))


def test_a_play_is_compared_by_what_the_search_went_by() -> None:
    """Not by the own penalty alone, which it may raise for a better end."""
    said = told((31.0, -30.0, None), (29.5, -34.2, None))
    assert "31.0 penalty points are to be expected; 4.2 points better than to throw Td" in said
    assert "about as good: to throw Td" in told((31.0, -30.0, None), (20.0, -30.1, None))


def test_in_the_last_hands_a_play_is_compared_by_the_first_places_it_brings() -> None:
    """It may risk points for them, and many points may be none."""
    said = told((60.0, 20.0, 0.4), (40.0, 15.0, 0.3))
    assert "60.0 penalty points are to be expected; 10.0 more matches in a hundred are won" in said
    assert said.endswith("than if you throw Td.")
    assert "about as good: to throw Td" in told((10.0, 40.0, 0.004), (90.0, 0.0, 0.0))
