"""Any input of a program: every action and seat is answered, and nothing breaks."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from hollywood.cards import Hand, parse_cards
from hollywood.contract import CallMayI, ContractRound, Displace, LayDown, LayOff, Phase
from hollywood.errors import IllegalAction, PositionError
from hollywood.melds.wild import WildKind, WildMeld
from hollywood.play import Action, Discard, DrawStock, Seat, TakeDiscard
from tests.contract.setting import LEFT, MAY_I, ME, code, dealt, lying, ruled, sitting
from tests.effort import steps_of
from tests.hostile import CARD, NO_CARDS, NO_CARDS_OF_A_MELD, NO_MELDS, NO_NUMBERS, NO_SEATS

ON_TABLE = lying(1, "S Jc Jd Jh", "R 5c As 7c 8c")
PLAYS = {
    "draw": dealt(),
    "play": sitting("7h 6c 9c Ks", on_table=ON_TABLE, hand_number=2, turns=12),
}
SET: Any = "S"
TOP: Any = "top"


def malformed() -> list[Action]:
    listed: Any = [WildMeld(SET, tuple(parse_cards("7h 7c 7d")))]
    return [
        *(Discard(card) for card in NO_CARDS),
        *(CallMayI(moment) for moment in NO_NUMBERS),
        *(LayDown(melds) for melds in (*NO_MELDS, listed)),
        *(LayDown((WildMeld(SET, held),)) for held in NO_CARDS_OF_A_MELD),
        *(LayDown((WildMeld(kind, (CARD,)),)) for kind in (*NO_CARDS, "X", "set")),
        *(LayOff(card, 0, TOP) for card in NO_CARDS),
        *(LayOff(CARD, onto, TOP) for onto in NO_NUMBERS),
        *(LayOff(CARD, 0, at) for at in NO_CARDS if at is not None),
        *(Displace(card, 0, TOP) for card in NO_CARDS),
        *(Displace(CARD, onto, TOP) for onto in NO_NUMBERS),
        *(Displace(CARD, 0, at) for at in (*NO_CARDS, "x") if at is not None),
    ]


@pytest.mark.parametrize("play", PLAYS.values(), ids=PLAYS)
def test_a_malformed_action_is_refused(play: ContractRound) -> None:
    for action in malformed():
        for seat in (ME, LEFT):
            refused = play.refusal(seat, action)
            assert refused is not None
            assert refused.code == "malformed"
            assert refused.words.endswith(".")
            assert len(refused.words) < 130
            with pytest.raises(IllegalAction, match="has the wrong form"):
                play.after(seat, action)
            assert play.view(seat).refusal(action) == refused


@pytest.mark.parametrize("play", PLAYS.values(), ids=PLAYS)
def test_what_is_no_action_is_refused(play: ContractRound) -> None:
    things: list[Any] = [None, 5, "x", [], ContractRound, Action()]
    for thing in things:
        for seat in map(Seat, range(4)):
            assert play.why_illegal(seat, thing) is not None


@pytest.mark.parametrize("count", [5, 4000])
def test_melds_of_more_cards_than_are_held_are_refused_at_once(count: int) -> None:
    for melds in (
        (WildMeld(WildKind.RUN, (CARD,) * count),),
        (WildMeld(WildKind.SET, ()),) * count,
    ):
        refused = PLAYS["play"].refusal(ME, LayDown(melds))
        assert refused is not None
        assert refused.code == "not_in_hand"
        assert f"at least {count} cards" in refused.words
        assert steps_of(partial(PLAYS["play"].refusal, ME, LayDown(melds))) < 5_000 + 200 * count


def test_a_refusal_names_few_cards() -> None:
    hand = "2c 3c 4c 5c 6c 7c 8c 9c Tc 4h 5h 6h 7h 8h 9h"
    words = sitting(hand, granted=(0, 2, 0, 0)).why_illegal(ME, Discard(parse_cards("Ks")[0]))
    assert words is not None
    assert words.endswith("and 4 more.")


@pytest.mark.parametrize("play", PLAYS.values(), ids=PLAYS)
@pytest.mark.parametrize("seat", NO_SEATS, ids=lambda seat: type(seat).__name__)
def test_who_has_no_seat_may_do_nothing(play: ContractRound, seat: Any) -> None:
    for action in (DrawStock(), TakeDiscard(), CallMayI(), Discard(CARD)):
        assert code(play, seat, action) == "spectator"
        with pytest.raises(IllegalAction):
            play.after(seat, action)
    assert list(play.legal_actions(seat)) == []
    if seat is None:
        assert play.view(seat).hand == Hand()
        return
    with pytest.raises(PositionError, match=r"there is no .*seat.*: the seats are 0 to 3"):
        play.view(seat)
    with pytest.raises(PositionError):
        ContractRound.deal(MAY_I, players=4, dealer=seat, hand_number=1, deck=MAY_I.pack.cards)


def test_both_games_tell_a_spectator_the_same() -> None:
    assert dealt().why_illegal(Seat(9), DrawStock()) == "There is no seat 9: the seats are 0 to 3."
    over = dealt(ruled("turn_cap=20"))
    while not over.over:
        assert over.awaiting is not None
        actions = list(over.legal_actions(over.awaiting))
        over = over.after(over.awaiting, next(a for a in actions if not isinstance(a, LayDown)))
    assert over.table.phase is Phase.OVER
    assert code(over, ME, Discard(CARD)) == "hand_over"
