"""What is said for a throw of the contract game, where one reason is known to be the right one."""

from __future__ import annotations

import msgspec
import pytest

from hollywood.bots.contract_why import reasons_for
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
