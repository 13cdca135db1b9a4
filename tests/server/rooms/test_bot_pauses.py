"""What people do while a bot pauses: it answers the current table, and never waits forever."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from hollywood.contract import CallMayI, ContractRound, ContractTable, Phase
from hollywood.match.table import MatchTable
from hollywood.play import Seat
from hollywood.server.bots.moments import THINKS
from hollywood.server.bots.questions import Question, Thought
from hollywood.server.rooms.room import Room
from hollywood.server.rooms.rooms import Rooms
from hollywood.server.sight.messages import update_for
from hollywood.server.table.offers import unanswered
from hollywood.server.workers.fairness import NOBODY, Owner
from tests.server.rooms.house import ANN, after, in_house
from tests.server.rooms.interleaving import Evening, Minds
from tests.server.rooms.virtual import VirtualLoop

HOLD, PAUSE = 4.0, 1.5


def _at_an_offer(folder: Path, use: Callable[[Evening], Awaitable[None]], *, bots: int = 3) -> None:
    """Let Ann do something at a table with bots: she may call for another player's discard."""

    async def run(rooms: Rooms) -> None:
        rooms.bots = Minds()
        fixed = {"hold_ms": int(HOLD * 1000), "bot_ms": int(PAUSE * 1000), "clock": "none"}
        evening = await Evening.begin(rooms, 4, bots, random.Random(1), changes={}, **fixed)
        room = evening.room
        seat = room.seating.seat_of(ANN)
        while room.offer is None or room.offer.over or seat not in unanswered(room, room.offer):
            await evening.go_on()
        await use(evening)

    in_house(folder, run)


def _hold_left(evening: Evening) -> float:
    """How many seconds of the hold are left."""
    assert evening.room.offer is not None
    return evening.room.offer.until - evening.room.now()


def _table(evening: Evening) -> ContractTable:
    assert isinstance(evening.room.table, MatchTable)
    play = evening.room.table.match.boards[0].round
    assert isinstance(play, ContractRound)
    return play.table


@pytest.mark.parametrize("late", [0.01, 0.7, 1.49])
def test_a_call_within_a_pause_is_answered_a_pause_later(tmp_path: Path, late: float) -> None:
    async def use(evening: Evening) -> None:
        await after(_hold_left(evening) + THINKS + 0.01 + late)
        await evening._do("call", ANN)
        version = evening.room.version
        assert _table(evening).calls
        await after(PAUSE - 0.01)
        assert evening.room.version == version, "the bot has answered without a pause"
        await after(0.02)
        assert evening.room.version > version
        assert not _table(evening).calls

    _at_an_offer(tmp_path, use)


def test_a_call_that_is_taken_back_after_the_hold_lets_the_bot_play(tmp_path: Path) -> None:
    async def use(evening: Evening) -> None:
        await after(_hold_left(evening) - 0.5)
        await evening._do("call", ANN)
        await after(0.5 + 0.6)
        await evening._do("withdraw", ANN)
        version = evening.room.version
        seat = evening.room.seating.seat_of(ANN)
        assert all(call.seat != seat for call in _table(evening).calls)
        await after(2 * PAUSE)
        assert evening.room.version > version

    _at_an_offer(tmp_path, use)


@pytest.mark.parametrize("thought", [0.0, 0.5])
def test_nobody_holds_up_a_bot_by_calling_again_and_again(tmp_path: Path, thought: float) -> None:
    class Slow(Minds):
        async def choose(self, asked: Question, rules: Any, owner: Owner = NOBODY) -> Thought:
            await asyncio.sleep(thought)
            return await super().choose(asked, rules, owner)

    async def use(evening: Evening) -> None:
        evening.rooms.bots = Slow()
        await after(_hold_left(evening) + thought + 0.01)
        start, granted = evening.room.now(), _table(evening).granted
        for what in ("call", "withdraw") * 20:
            await after(0.35)
            table = _table(evening)
            if table.phase is not Phase.DRAW or table.granted != granted or table.denied:
                break
            await evening._do(what, ANN)
        assert start + PAUSE < evening.room.now() < start + 2 * PAUSE + 3 * thought + 0.4

    _at_an_offer(tmp_path, use)


def test_a_person_who_comes_back_is_not_called_for(tmp_path: Path) -> None:
    """A bot that stood in may still be thinking about a call; the seat is no longer its own."""

    class Callers(Minds):
        async def choose(self, asked: Question, rules: Any, owner: Owner = NOBODY) -> Thought:
            await asyncio.sleep(1.0)
            thought = await super().choose(asked, rules, owner)
            return Thought(CallMayI()) if thought.action is None else thought

    async def run(rooms: Rooms) -> None:
        rooms.bots = Minds()
        evening = await Evening.begin(
            rooms, 4, 1, random.Random(1), changes={}, hold_ms=4000, bot_ms=0, clock="none"
        )
        room, bob = evening.room, evening.people[1]
        seat = room.seating.seat_of(bob)
        while seat not in room.kept_waiting_by() or (
            room.offer is not None and not room.offer.over
        ):
            await evening.go_on()
        await evening._do("leave", bob)
        await evening._do("stand_in", ANN)
        assert seat is not None
        assert room.seating.places[seat].machine is not None
        rooms.bots = Callers()
        while room.offer is None or None not in room.thinking or seat not in room.callers():
            if evening._waits_for_people():
                await evening._play()
            await asyncio.sleep(0.5)
        await evening._do("come_back", bob)
        await after(1.0)
        assert None not in room.thinking
        assert seat not in [call.seat for call in _table(evening).calls]

    in_house(tmp_path, run)


def test_a_bot_that_does_what_it_may_not_is_played_for(tmp_path: Path) -> None:
    class Cheats(Minds):
        async def choose(self, asked: Question, rules: Any, owner: Owner = NOBODY) -> Thought:
            del asked, rules, owner
            return Thought(None)

    async def use(evening: Evening) -> None:
        evening.rooms.bots = Cheats()
        version = evening.room.version
        await after(_hold_left(evening) + 2 * PAUSE)
        assert evening.room.version > version
        assert evening.rooms.counted["bot_failures", ""] >= 1

    _at_an_offer(tmp_path, use)


def test_a_hold_that_runs_out_while_the_table_is_shown_ends_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between the check of what is due and the next timer, some time passes."""

    async def use(evening: Evening) -> None:
        offer, loop = evening.room.offer, asyncio.get_running_loop()
        assert offer is not None
        assert isinstance(loop, VirtualLoop)
        await asyncio.sleep(offer.until - evening.room.now() - 0.005)

        def slow(room: Room, seat: Seat | None, since: int | None, **more: Any) -> Any:
            if _table(
                evening
            ).calls:  # the call that is wished for; the wish itself is shown before
                loop.clock += 0.01
            return update_for(room, seat, since, **more)

        with monkeypatch.context() as patch:
            patch.setattr("hollywood.server.rooms.room.update_for", slow)
            await evening._do("want", ANN)
        assert _table(evening).calls
        assert not offer.over
        await after(0.01)
        assert offer.over

    _at_an_offer(tmp_path, use, bots=2)
