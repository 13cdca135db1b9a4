"""The reasons given for a play of the contract game, where the right reasons are known."""

from __future__ import annotations

import msgspec
import pytest

from hollywood.bots.contract.search import Tried
from hollywood.bots.contract.why import explain_contract, reasons_for
from hollywood.bots.hints import Play, Reason
from hollywood.cards import Card, Hand
from hollywood.cli.terminal.hinting import hint_told
from hollywood.contract.actions import CallMayI, LayDown
from hollywood.contract.pieces import Phase
from hollywood.contract.sight import ContractView
from hollywood.match.presets import rules_for
from hollywood.play import Discard, TakeDiscard
from hollywood.texts import speech
from tests.bots.tables import dealt
from tests.contract.setting import ME, meld, sitting

LAST = "Ac 2c 3c 4c 7d 8d 9d Td 3h 4h 6h Ks"
"""All must be melded at once; the king is of no use, the ace and the ten are."""


def holding(cards: str) -> ContractView:
    play = dealt(rules_for("may-i"), hand=7)
    assert play.awaiting is not None
    view = play.view(play.awaiting)
    assert isinstance(view, ContractView)
    table = msgspec.structs.replace(view.table, phase=Phase.PLAY)
    return msgspec.structs.replace(view, table=table, hand=Hand.parse(cards))


@pytest.mark.parametrize(
    ("card", "reasons"),
    [
        ("Ks", (Reason(cause="spare", points=15, count=1, cards=(Card("Ks"),)),)),
        ("Ac", (Reason(cause="lighter", points=25, cards=(Card("Ac"),)),)),
        ("Td", ()),
    ],
)
def test_what_a_throw_leaves(card: str, reasons: tuple[Reason, ...]) -> None:
    """A player who gives up the contract discards the highest card; nothing favors a useful ten."""
    assert reasons_for(holding(LAST), Discard(Card(card))) == reasons


def test_in_the_last_hand_a_call_brings_nobody_nearer() -> None:
    """The card fits, but the one that comes with it from the stock must fit, too."""
    eleven = "2c 3c 4c 5c 7d 8d 9d 3h 4h 5h Ks"
    play = sitting(eleven, hand_number=7, discards="Td", phase=Phase.DRAW)
    nearer = Reason(cause="nearer", count=1, cards=(Card("Td"),))
    assert reasons_for(play.view(ME), TakeDiscard()) == (nearer,)
    assert reasons_for(play.view(ME), CallMayI(0)) == ()


def told(*numbers: tuple[float, float, float | None]) -> str:
    """The hint to discard the king rather than the ten, by their penalty, value and chance."""
    tried = [
        Tried(Discard(Card(card)), 100, *each)
        for card, each in zip(("Ks", "Td"), numbers, strict=True)
    ]
    return hint_told(
        explain_contract(holding(LAST), tried[0].action, tried), "strongest", None, speech()
    )


def test_a_play_is_compared_by_what_the_search_went_by() -> None:
    """Not by one's own penalty alone, which a play may raise for a better end."""
    said = told((31.0, -30.0, None), (29.5, -34.2, None))
    assert "expect 31.0 penalty points; 4.2 points better than if you discard Td" in said
    assert "about as good as if you discard Td" in told((31.0, -30.0, None), (20.0, -30.1, None))


def test_in_the_last_hands_a_play_is_compared_by_the_first_places_it_brings() -> None:
    """It may risk points for them, and many points may be none."""
    said = told((60.0, 20.0, 0.4), (40.0, 15.0, 0.3))
    assert "expect 60.0 penalty points; you win 10.0 more matches in a hundred" in said
    assert said.endswith("than if you discard Td.")
    assert "about as good as if you discard Td" in told((10.0, 40.0, 0.004), (90.0, 0.0, 0.0))


def rival_of(*cards: str) -> Discard:
    """What the first discard is compared with; each is a point worse than the one before."""
    tried = [
        Tried(Discard(Card(card)), 100, 30.0, -float(place), None)
        for place, card in enumerate(cards)
    ]
    hint = explain_contract(holding(LAST), tried[0].action, tried)
    assert hint.rival is not None
    assert isinstance(hint.rival.action, Discard)
    return hint.rival.action


def test_a_discard_is_compared_with_the_obvious_one() -> None:
    """The king is of no use, and no other useless card counts as much."""
    assert rival_of("Td", "Ac", "Ks") == Discard(Card("Ks"))
    assert rival_of("Ks", "4c", "Td") == Discard(Card("4c"))
    assert rival_of("4c", "4h", "Td") == Discard(Card("Td"))
    assert rival_of("4c", "4h") == Discard(Card("4h"))


def test_to_lay_down_is_compared_with_a_discard() -> None:
    view = holding(LAST)
    lays = [
        LayDown((meld("R", "Ac 2c 3c 4c"),)),
        LayDown((meld("R", "7d 8d 9d Td"),)),
    ]
    tried = [Tried(lay, 100, 30.0, 0.0, None) for lay in lays]
    tried.append(Tried(Discard(Card("Ks")), 100, 30.0, -4.0, None))
    hint = explain_contract(view, lays[0], tried)
    assert (hint.rival, hint.gain) == (Play(action=Discard(Card("Ks"))), 4.0)
