"""Actions, events, results and rules survive their written form."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from hollywood.cards import Card, Hand
from hollywood.contract import (
    CONTRACT_PRESETS,
    AllowMayI,
    CallMayI,
    ContractAction,
    ContractEvent,
    ContractResult,
    ContractRules,
    DenyMayI,
    Displace,
    LayDown,
    LayOff,
    WithdrawMayI,
)
from hollywood.errors import HollywoodError
from hollywood.play import Discard, DrawStock, Seat, TakeDiscard
from hollywood.play.text import from_json, from_plain, to_json, to_plain
from tests.contract.setting import at_random, dealt, melds, ruled

ACTIONS = [
    (DrawStock(), {"type": "draw"}),
    (TakeDiscard(), {"type": "take"}),
    (Discard(Card("7h")), {"type": "discard", "card": "7h"}),
    (CallMayI(3), {"type": "call", "moment": 3}),
    (WithdrawMayI(), {"type": "withdraw"}),
    (AllowMayI(), {"type": "allow"}),
    (DenyMayI(), {"type": "deny"}),
    (
        LayDown(melds("S 3c 3d Ah")),
        {"type": "lay_down", "melds": [{"kind": "S", "cards": ["3c", "3d", "Ah"]}]},
    ),
    (LayOff(Card("7h"), 2, "top"), {"type": "lay_off", "card": "7h", "onto": 2, "at": "top"}),
    (LayOff(Card("7h"), 2), {"type": "lay_off", "card": "7h", "onto": 2, "at": None}),
    (
        Displace(Card("7h"), 0, "bottom"),
        {"type": "displace", "card": "7h", "onto": 0, "wild_to": "bottom"},
    ),
]


@pytest.mark.parametrize(("action", "plain"), ACTIONS)
def test_actions(action: Any, plain: dict[str, Any]) -> None:
    assert json.loads(to_json(action)) == plain
    assert from_plain(plain, ContractAction) == action
    assert from_json(to_json(action), ContractAction) == action


def test_a_call_needs_no_moment() -> None:
    assert from_json('{"type": "call"}', ContractAction) == CallMayI(0)


@pytest.mark.parametrize(
    "text",
    [
        '{"type": "knock"}',
        '{"type": "lay_off", "card": "7h"}',
        '{"type": "lay_off", "card": "7h", "onto": 0, "at": "left"}',
        '{"type": "discard", "card": "17h"}',
        '{"type": "lay_down", "melds": [{"kind": "Q", "cards": []}]}',
    ],
)
def test_what_is_no_action(text: str) -> None:
    with pytest.raises(HollywoodError):
        from_json(text, ContractAction)


def test_every_event_of_a_hand_as_each_viewer_gets_it() -> None:
    kinds: set[str] = set()
    for seed in range(8):
        play = dealt(ruled("turn_cap=150"), hand_number=seed % 6 + 1, seed=seed)
        for before, seat, action in at_random(play, random.Random(seed)):
            assert from_json(to_json(action), ContractAction) == action
            for event in before.news:
                for viewer in (None, Seat(0), Seat(2)):
                    shown = event.seen_by(viewer)
                    assert from_json(to_json(shown), ContractEvent) == shown
                kinds.add(type(event).__name__)
            play = before.after(seat, action)
        result = play.result
        assert result is not None
        assert from_json(to_json(result), ContractResult) == result
        assert from_json(to_json(play.news[-1]), ContractEvent) == play.news[-1]
    assert kinds >= {"Dealt", "Drew", "DrewPenalty", "Took", "MayICalled", "MayIWithdrawn"}
    assert kinds >= {"MayIDenied", "MayIGranted", "Reshuffled", "LaidDown", "LaidOffOn"}
    assert kinds >= {"Displaced", "Discarded"}


def test_hidden_cards_are_null() -> None:
    play = dealt().after(Seat(1), DrawStock())
    assert to_plain(play.news[0].seen_by(Seat(2))) == {"type": "drew", "seat": 1, "card": None}


@pytest.mark.parametrize("name", CONTRACT_PRESETS)
def test_rules(name: str) -> None:
    rules = CONTRACT_PRESETS[name]
    assert ContractRules.from_mapping(rules.to_mapping()) == rules


def test_views_can_be_written() -> None:
    plain = to_plain(dealt().view(Seat(1)))
    assert Hand.of(map(Card, plain["hand"])) == dealt().hands[1]
    assert set(plain) == {"table", "seat", "hand", "drawn"}
