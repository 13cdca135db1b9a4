"""The watchdog repairs, counts and logs a stuck table, and touches no other."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hollywood.play import Seat
from hollywood.server.bots import turns
from hollywood.server.bots.table import Thinking
from hollywood.server.rooms.room import Room
from hollywood.server.rooms.rooms import SWEEP, Rooms
from hollywood.server.rooms.watchdog import STOOD_STILL, stands_still
from hollywood.server.web.metrics import Metrics
from tests.server.logged import logged
from tests.server.rooms.house import Client, after, dealt, in_house, stood_still, table_of
from tests.server.rooms.interleaving import Minds

ROUNDS = 2 * SWEEP + 0.1


@pytest.fixture
def logs() -> Iterator[list[Any]]:
    """What is logged."""
    with logged() as caught:
        yield caught


async def _at_a_bots_turn(rooms: Rooms) -> tuple[Room, Client]:
    """A table for two at which it is the bot's turn, while it pauses."""
    rooms.bots = Minds()
    room, (ann,) = await table_of(rooms, "gin", 2, bots=("greedy",), bot_ms=900)
    await dealt([ann])
    while room.table is None or 1 not in room.table.match.awaiting:
        await ann.acts({"type": "pass"})
        await after(0.1, ann)
    return room, ann


def _forgiven(rooms: Rooms, logs: list[Any], **counts: int) -> None:
    """The stuck tables were counted, shown and logged; the house starts again."""
    assert stood_still(rooms) == counts
    page = Metrics().page({}, rooms.counted, [])
    for code, times in counts.items():
        assert f'hollywood_{STOOD_STILL}_total{{code="{code}"}} {times}.0'.encode() in page
    told = [entry["awaited"] for entry in logs if entry["event"] == "table_stood_still"]
    assert sorted(told) == sorted(code for code, times in counts.items() for _ in range(times))
    for code in counts:
        rooms.counted[STOOD_STILL, code] = 0


def test_a_mark_that_was_left_is_noticed_and_the_bot_is_asked_again(
    tmp_path: Path, logs: list[Any]
) -> None:
    async def use(rooms: Rooms) -> None:
        room, _ = await _at_a_bots_turn(rooms)
        for task in tuple(room._tasks):
            task.cancel()
        await after(0.1)
        room.thinking[room.table.match.awaiting[0]] = Thinking(room.version)  # type: ignore[union-attr]
        version = room.version
        await room.move_on()  # it seems to be thinking already
        assert stands_still(room) == "bot"
        await after(ROUNDS + 1)
        assert room.version > version
        assert not room.thinking
        _forgiven(rooms, logs, bot=1)

    in_house(tmp_path, use)


def test_a_table_that_cannot_be_mended_is_opened_anew(
    tmp_path: Path, logs: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def use(rooms: Rooms) -> None:
        room, ann = await _at_a_bots_turn(rooms)
        honest, version = turns.let_bots_think, room.version

        def fails(there: Room) -> None:
            if there is not room:
                honest(there)

        monkeypatch.setattr(turns, "let_bots_think", fails)
        for task in tuple(room._tasks):
            task.cancel()
        await after(ROUNDS + SWEEP, ann)
        assert ann.messages[-1]["code"] == "reopened"
        again = await rooms.room(room.card.id)
        assert again is not None
        assert again is not room
        await Client(rooms, again, ann.person).join()
        await after(1)
        assert again.version > version
        _forgiven(rooms, logs, bot=2)

    in_house(tmp_path, use)


def test_a_hold_that_nobody_ends_is_noticed(tmp_path: Path, logs: list[Any]) -> None:
    async def use(rooms: Rooms) -> None:
        room, clients = await table_of(rooms, "may-i", 4, hold_ms=20_000)
        await dealt(clients)
        room._set_timer(None)
        assert stands_still(room) == "hold"
        await after(ROUNDS, *clients)
        assert stands_still(room) is None
        assert room.wakes_at is not None
        await after(20)
        assert room.offer is not None
        assert room.offer.over
        _forgiven(rooms, logs, hold=1)

    in_house(tmp_path, use)


def test_a_clock_that_nobody_looks_at_is_noticed(tmp_path: Path, logs: list[Any]) -> None:
    async def use(rooms: Rooms) -> None:
        room, clients = await table_of(rooms, "gin", 2, clock="live", turn_seconds=60)
        await dealt(clients)
        room._set_timer(None)
        assert stands_still(room) == "clock"
        await after(61, *clients)
        other = next(c for c in clients if c.seat not in clients[0].table["awaiting"])
        assert other.table["absent"] != []
        _forgiven(rooms, logs, clock=1)

    in_house(tmp_path, use)


def test_a_deal_that_is_due_is_noticed(tmp_path: Path, logs: list[Any]) -> None:
    async def use(rooms: Rooms) -> None:
        room, clients = await table_of(rooms, "gin", 2)
        for client in clients:
            assert client.seat is not None
            room.ready.add(Seat(client.seat))
        assert stands_still(room) == "deal"
        await after(ROUNDS, *clients)
        assert room.table is not None
        assert room.table.match.in_play
        _forgiven(rooms, logs, deal=1)

    in_house(tmp_path, use)


def test_what_waits_for_people_alone_does_not_stand_still(tmp_path: Path) -> None:
    """Nor does a table without viewers, or one whose bot takes its time."""

    async def use(rooms: Rooms) -> None:
        room, clients = await table_of(rooms, "may-i", 4, hold_ms=20_000)
        assert stands_still(room) is None
        await dealt(clients)
        assert room.offer is not None
        for client in clients:
            client.leave()
        await after(50)  # nobody is there to hold it for
        assert room in rooms._rooms.values()
        assert stands_still(room) is None
        for client in clients:
            await Client(rooms, room, client.person).join()
        await after(100)
        assert room.offer.over
        pausing, _ = await _at_a_bots_turn(rooms)
        assert stands_still(pausing) is None

    in_house(tmp_path, use)
