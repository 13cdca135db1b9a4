"""Random rounds: no card is lost, every round ends, and the written form is read back."""

import random
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hollywood.gin import (
    GIN_PRESETS,
    Ending,
    GinAction,
    GinEvent,
    GinRound,
    GinRules,
    Phase,
    ScoreKind,
    price,
)
from hollywood.play.text import from_json, to_json
from tests.gin.playing import (
    FIRST,
    GIN,
    SECOND,
    Chooser,
    anything,
    keen,
    patient,
    random_deal,
    random_rules,
    states,
)

ACTION: Any = GinAction
EVENT: Any = GinEvent


def check_cards(state: GinRound) -> None:
    """Every card of the pack is in one place, and the table counts the stock."""
    melds = (*state.table.spread, *(state.table.shown or ()))
    lying = [
        *state.hands[0],
        *state.hands[1],
        *state.stock,
        *state.discard_pile,
        *(card for meld in melds for card in meld.cards),
    ]
    assert len(lying) == len(set(lying)) == len(state.rules.pack)
    assert state.table.stock == len(state.stock)
    for hand, known in zip(state.hands, state.table.known, strict=True):
        assert hand.holds(known)
    if state.drawn is not None:
        assert state.awaiting is not None
        assert state.drawn in state.hands[state.awaiting]


def play(rules: GinRules, choose: Chooser, rng: random.Random) -> Ending:
    last = None
    for state in states(random_deal(rules, rng), choose, rng):
        check_cards(state)
        assert state.over == (state.table.phase is Phase.OVER) == (state.result is not None)
        last = state
    assert last is not None
    assert last.result is not None
    held = [len(hand) for hand in last.final_hands]
    extra = last.result.ending is Ending.BIG_GIN
    assert sorted(held) == [rules.hand_size, rules.hand_size + extra]
    score = price(last.result, rules)
    assert (score.winner is None) == (score.points == 0 == score.boxes) or rules.gin_bonus == 0
    assert (score.kind is ScoreKind.DRAW) == (score.winner is None)
    return last.result.ending


@pytest.mark.parametrize("choose", [anything, keen])
@pytest.mark.parametrize("name", GIN_PRESETS)
def test_rounds_of_every_preset_end(name: str, choose: Chooser) -> None:
    rng = random.Random(str(name))
    for _ in range(10):
        play(GIN_PRESETS[name], choose, rng)


@given(st.integers(0, 2**32), st.sampled_from([anything, keen]))
def test_rounds_under_any_rules_end(seed: int, choose: Chooser) -> None:
    rng = random.Random(seed)
    play(random_rules(rng), choose, rng)


def test_every_ending_occurs() -> None:
    rng = random.Random(7)
    rules = replace(GIN, big_gin=31, run_suits="any")
    endings = {play(rules, patient, rng) for _ in range(6)}
    endings |= {play(replace(GIN, turn_cap=20), anything, rng) for _ in range(10)}
    endings |= {play(GIN, how, rng) for how in (anything, keen) for _ in range(5)}
    endings |= {play(replace(GIN, knock_limit=0), keen, rng) for _ in range(30)}
    assert endings == set(Ending)


def test_actions_and_events_are_read_back_as_they_were_written() -> None:
    rng = random.Random(11)
    kinds: set[type] = set()
    for _ in range(80):
        for state in states(random_deal(random_rules(rng), rng), keen, rng):
            for event in state.news:
                for viewer in (FIRST, SECOND, None):
                    seen = event.seen_by(viewer)
                    assert from_json(to_json(seen), EVENT) == seen
                kinds.add(type(event))
            if state.awaiting is not None:
                for action in state.legal_actions(state.awaiting)[:30]:
                    assert from_json(to_json(action), ACTION) == action
                    kinds.add(type(action))
    assert {kind.__name__ for kind in kinds} >= {
        *("Dealt", "Passed", "Drew", "Took", "Discarded", "Knocked", "LaidOffOn", "Shown"),
        *("RoundOver", "PassUpcard", "DrawStock", "TakeDiscard", "Discard", "Knock", "BigGin"),
        *("LayOff", "ShowHand", "Finish"),
    }
