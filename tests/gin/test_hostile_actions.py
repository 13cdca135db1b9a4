"""Any input of a program: every action and seat is answered, and nothing breaks."""

from __future__ import annotations

import random
from functools import partial
from typing import Any

import pytest

from hollywood.cards import Card, Hand
from hollywood.errors import IllegalAction, PositionError
from hollywood.gin import BigGin, Finish, GinRound, Knock, LayOff, PassUpcard, Phase, ShowHand
from hollywood.melds import Meld, MeldKind
from hollywood.play import Action, Discard, DrawStock, Seat
from tests.effort import steps_of
from tests.gin.playing import FIRST, GIN, cards, keen, random_deal, random_rules, states
from tests.hostile import CARD, NO_CARDS, NO_CARDS_OF_A_MELD, NO_MELDS, NO_NUMBERS, NO_SEATS


def one_of_each_phase() -> dict[Phase, GinRound]:
    rng = random.Random(3)
    found: dict[Phase, GinRound] = {}
    while len(found) < len(Phase):
        for state in states(random_deal(random_rules(rng), rng), keen, rng):
            found.setdefault(state.table.phase, state)
    return found


PHASES = one_of_each_phase()
RUN: Any = "run"


def malformed() -> list[Action]:
    listed: Any = [Meld(RUN, cards("7h 8h 9h"))]
    return [
        *(Discard(card) for card in NO_CARDS),
        *(Knock(card, ()) for card in NO_CARDS),
        *(Knock(CARD, melds) for melds in NO_MELDS),
        *(BigGin(melds) for melds in NO_MELDS),
        *(ShowHand(melds) for melds in (*NO_MELDS, listed)),
        *(ShowHand((Meld(RUN, held),)) for held in NO_CARDS_OF_A_MELD),
        *(ShowHand((Meld(kind, cards("7h 8h 9h")),)) for kind in (*NO_CARDS, "S")),
        *(LayOff(card, 0) for card in NO_CARDS),
        *(LayOff(CARD, onto) for onto in NO_NUMBERS),
    ]


@pytest.mark.parametrize("phase", [phase for phase in Phase if phase is not Phase.OVER])
def test_a_malformed_action_is_refused_in_every_phase(phase: Phase) -> None:
    state = PHASES[phase]
    assert state.awaiting is not None
    for action in malformed():
        refused = state.refusal(state.awaiting, action)
        assert refused is not None
        assert refused.code == "malformed"
        assert refused.words.endswith(".")
        assert "\n" not in refused.words
        assert len(refused.words) < 120
        with pytest.raises(IllegalAction, match="has the wrong form"):
            state.after(state.awaiting, action)
        assert state.view(state.awaiting).refusal(action) == refused


@pytest.mark.parametrize("phase", Phase)
def test_what_is_no_action_is_refused(phase: Phase) -> None:
    state = PHASES[phase]
    things: list[Any] = [None, 5, "x", [], GinRound, Action()]
    for thing in things:
        for seat in (Seat(0), Seat(1)):
            assert state.why_illegal(seat, thing) is not None


def test_names_of_melds_may_be_plain_text() -> None:
    state = PHASES[Phase.LAYOFF]
    assert state.awaiting is not None
    shown = next(a for a in state.legal_actions(state.awaiting) if isinstance(a, ShowHand))
    for show in (shown, ShowHand(tuple(Meld(MeldKind(m.kind), m.cards) for m in shown.melds))):
        assert state.why_illegal(state.awaiting, show) is None


@pytest.mark.parametrize("count", [12, 4000])
def test_melds_of_more_cards_than_are_held_are_refused_at_once(count: int) -> None:
    run = Meld(MeldKind.RUN, (CARD,) * count)
    empty = (Meld(MeldKind.RUN, ()),) * count
    state = PHASES[Phase.DISCARD]
    assert state.awaiting is not None
    held = next(iter(state.hands[state.awaiting]))
    for action in (Knock(held, (run,)), BigGin((run,)), Knock(held, empty)):
        refused = state.refusal(state.awaiting, action)
        assert refused is not None
        assert refused.code == "wrong_melds"
        assert f"at least {count} cards" in refused.words
        asked = partial(state.refusal, state.awaiting, action)
        assert steps_of(asked) < 5_000 + 200 * count


@pytest.mark.parametrize("phase", Phase)
@pytest.mark.parametrize("seat", NO_SEATS, ids=lambda seat: type(seat).__name__)
def test_who_has_no_seat_may_do_nothing(phase: Phase, seat: Any) -> None:
    state = PHASES[phase]
    for action in (DrawStock(), PassUpcard(), Finish(), Discard(CARD)):
        refused = state.refusal(seat, action)
        assert refused is not None
        assert refused.code == "spectator"
        assert state.why_illegal(seat, action) == refused.words
        with pytest.raises(IllegalAction):
            state.after(seat, action)
    assert state.legal_actions(seat) == ()
    if seat is None:
        assert state.view(seat).hand == Hand()
        return
    with pytest.raises(PositionError, match=r"there is no .*seat.*: the seats are 0 to 1"):
        state.view(seat)
    with pytest.raises(PositionError):
        GinRound.deal(GIN, dealer=seat, deck=GIN.pack.cards)


@pytest.mark.parametrize(
    "change",
    [
        *({"hands": ()}, {"hands": (Hand(),)}, {"hands": (Hand(),) * 3}),
        *({"known": ()}, {"known": (Hand(),)}, {"known": (Hand(),) * 4}),
        *({"awaiting": []}, {"awaiting": 1.0}, {"awaiting": None}, {"dealer": True}),
        *({"knocker": []}, {"knocker": 2}, {"knocker": "x"}),
    ],
    ids=str,
)
def test_a_position_of_another_shape_is_refused(change: dict[str, Any]) -> None:
    deck = GIN.pack.cards
    position: dict[str, Any] = {
        "dealer": Seat(1),
        "phase": Phase.UPCARD,
        "awaiting": FIRST,
        "hands": (Hand.of(deck[:10]), Hand.of(deck[10:20])),
        "discards": [Card("Ks")],
        "stock": [card for card in deck[20:] if card != Card("Ks")],
    }
    assert GinRound.at(GIN, **position).awaiting == FIRST
    with pytest.raises(PositionError):
        GinRound.at(GIN, **(position | change))
