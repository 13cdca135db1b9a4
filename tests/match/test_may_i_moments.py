"""At the table the first to act is the first to call; only a driver may create a tie."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from hollywood.bots import Driver
from hollywood.contract import CallMayI, ContractRound, MayICalled, WithdrawMayI, holder
from hollywood.errors import IllegalAction
from hollywood.match.table import MatchTable
from hollywood.play import Action, Bot, Seat, View
from hollywood.records import Recorder, read_record, replay
from tests.matches import open_table

TURN, NEAR, NEXT, FAR = Seat(1), Seat(2), Seat(3), Seat(4)
"""Seat 1 is in turn; the others follow clockwise, seat 0 last."""


def dealt(**more: Any) -> MatchTable:
    table = open_table("may-i", (), 5, **more)
    table.deal()
    assert table.match.awaiting == (TURN,)
    return table


def lying(table: MatchTable) -> ContractRound:
    play = table.match.boards[0].round
    assert isinstance(play, ContractRound)
    return play


def listed_call(table: MatchTable, seat: Seat) -> Action:
    return next(a for a in lying(table).legal_actions(seat) if isinstance(a, CallMayI))


def moments(table: MatchTable) -> list[tuple[Seat, int]]:
    return [(call.seat, call.moment) for call in lying(table).table.calls]


def test_the_first_to_act_is_the_first_to_call_wherever_he_sits() -> None:
    table = dealt()
    for seat in (FAR, NEAR, NEXT):
        table.act(seat, listed_call(table, seat))
    assert moments(table) == [(FAR, 0), (NEAR, 1), (NEXT, 2)]
    assert holder(lying(table).table) == FAR


@pytest.mark.parametrize("moment", [10**18, -5, 2**31, float("nan"), float("inf"), "x", None, True])
def test_no_caller_chooses_his_moment(moment: Any) -> None:
    table = dealt()
    table.act(FAR, CallMayI(moment))
    table.act(NEAR, CallMayI(moment))
    assert moments(table) == [(FAR, 0), (NEAR, 1)]


def test_who_takes_his_call_back_leaves_nothing_and_comes_last() -> None:
    table = dealt()
    table.act(FAR, CallMayI())
    table.act(FAR, WithdrawMayI())
    table.act(NEAR, CallMayI())
    table.act(FAR, CallMayI())
    assert moments(table) == [(NEAR, 0), (FAR, 1)]
    table.act(NEAR, WithdrawMayI())
    table.act(NEAR, CallMayI())
    assert moments(table) == [(FAR, 1), (NEAR, 2)]
    assert holder(lying(table).table) == FAR


def test_a_late_moment_that_was_withdrawn_bars_nobody() -> None:
    play = lying(dealt()).after(FAR, CallMayI(2**31 - 1))
    assert play.why_illegal(NEAR, CallMayI(7)) is not None
    play = play.after(FAR, WithdrawMayI())
    assert play.table.moment == 0
    assert play.why_illegal(NEAR, CallMayI(7)) is None


def test_stamped_calls_keep_their_moment_and_may_tie() -> None:
    table = dealt()
    table.act(FAR, CallMayI(40), stamped=True)
    with pytest.raises(IllegalAction, match="Moment 39 is past"):
        table.act(NEXT, CallMayI(39), stamped=True)
    table.act(NEAR, CallMayI(40), stamped=True)
    table.act(NEXT, CallMayI(3))
    assert moments(table) == [(FAR, 40), (NEAR, 40), (NEXT, 41)]
    assert holder(lying(table).table) == NEAR


def test_the_latest_possible_moment_is_no_wall() -> None:
    table = dealt()
    table.act(FAR, CallMayI(2**31 - 1), stamped=True)
    table.act(NEXT, CallMayI())
    assert moments(table) == [(FAR, 2**31 - 1), (NEXT, 2**31 - 1)]


@pytest.mark.parametrize("moment", [2**31, 10**18, -(2**31), 1.0, float("nan"), "x", None])
def test_a_moment_is_a_small_whole_number(moment: Any) -> None:
    play = lying(dealt())
    refused = play.refusal(FAR, CallMayI(moment))
    assert refused is not None
    assert refused.code == "malformed"
    table = dealt()
    with pytest.raises(IllegalAction, match="moment"):
        table.act(FAR, CallMayI(moment), stamped=True)


class Caller:
    """Calls whenever asked."""

    def __init__(self, seat: Seat) -> None:
        self.name = f"caller {seat}"

    def choose(self, view: View) -> Action | None:
        return CallMayI(10**9)


def test_whoever_called_before_the_driver_asks_stays_first() -> None:
    table = dealt()
    table.act(FAR, CallMayI())
    bots: dict[Seat, Bot] = {seat: Caller(seat) for seat in (NEAR, NEXT)}
    Driver(table, bots).play_on()
    assert moments(table) == [(FAR, 0), (NEAR, 1), (NEXT, 1)]
    assert holder(lying(table).table) == FAR


def test_a_record_keeps_ties_and_moments(tmp_path: Path) -> None:
    with Recorder.new(tmp_path / "match") as recorder:
        table = dealt(log=recorder)
        table.act(FAR, CallMayI(5), stamped=True)
        table.act(NEAR, CallMayI(5), stamped=True)
        table.act(NEXT, CallMayI())
        table.act(NEXT, WithdrawMayI())
        table.act(NEXT, CallMayI(8), stamped=True)
    again = replay(read_record(tmp_path / "match"))
    assert again.match == table.match
    assert moments(again) == [(FAR, 5), (NEAR, 5), (NEXT, 8)]
    assert holder(lying(again).table) == NEAR
    called = [e.event.moment for e in again.events(None) if isinstance(e.event, MayICalled)]
    assert called == [5, 5, 6, 8]
