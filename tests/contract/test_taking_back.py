"""Taking back a lay down or an addition: the round is exactly as it was before."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from hollywood.contract import (
    CONTRACT_PRESETS,
    ContractRound,
    Displace,
    LayDown,
    LayOff,
    TakenBack,
    fold,
    to_take_back,
)
from hollywood.errors import IllegalAction
from hollywood.play import Seat
from tests.contract.setting import at_random, dealt, ruled

ADDED = LayDown | LayOff | Displace


@pytest.mark.parametrize(
    ("name", "displaced"),
    [
        *((name, CONTRACT_PRESETS[name].displace_ace) for name in CONTRACT_PRESETS),
        ("may-i", "runs_only_to_hand"),
        ("may-i", "runs_only_to_hand_played_at_once"),
    ],
)
def test_taking_back_gives_exactly_the_round_before(name: str, displaced: str) -> None:
    knobs = ("players=4", "turn_cap=120", f"displace_ace={displaced}")
    rules = ruled(*knobs, base=CONTRACT_PRESETS[name])
    chance = random.Random(name)
    done, in_a_row = set(), 0
    for seed in range(12):
        start = dealt(rules, players=4, hand_number=1 + seed % 3, seed=seed)
        undoable: list[ContractRound] = []  # the rounds before what can be undone, oldest first
        for before, seat, action in at_random(start, chance):
            play = before.after(seat, action)
            seats = {other for other in map(Seat, range(4)) if to_take_back(play.table, other)}
            if not isinstance(action, ADDED) or play.over:
                undoable = []
                assert not seats
                continue
            undoable.append(before)
            assert seats == {seat}
            in_a_row = max(in_a_row, len(undoable))
            done.add(type(action))
            _take_all_back(play, seat, undoable)
    assert {LayDown, LayOff} <= done
    assert (Displace in done) == (displaced != "never")
    assert in_a_row > 1


def _take_all_back(play: ContractRound, seat: Seat, undoable: list[ContractRound]) -> None:
    for wanted in reversed(undoable):
        with pytest.raises(IllegalAction, match="nothing to take back"):
            play.taken_back(Seat((seat + 1) % 4))
        back = play.taken_back(seat)
        (event,) = back.news
        assert isinstance(event, TakenBack)
        assert replace(back, news=()) == replace(wanted, news=())
        for viewer in (None, *map(Seat, range(4))):
            assert fold(play.view(viewer), event.seen_by(viewer)) == wanted.view(viewer)
        play = back
    with pytest.raises(IllegalAction, match="nothing to take back"):
        play.taken_back(seat)


def test_a_hand_set_up_midway_takes_nothing_back() -> None:
    """Its table does not know how it came about."""
    play = ContractRound.at(
        CONTRACT_PRESETS["may-i"],
        hands=dealt(CONTRACT_PRESETS["may-i"], players=4).hands,
        discards=[],
        whole=False,
    )
    assert to_take_back(play.table, play.table.turn) is None
