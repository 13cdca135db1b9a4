"""When nothing can be written: refused, unchanged, and the next try works."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any, cast

import pytest

from hollywood.match.match import Match
from hollywood.play import Seat
from hollywood.server.rooms.room import Room
from hollywood.server.rooms.rooms import Rooms
from hollywood.server.store.protocol import Store
from hollywood.server.table import timing
from hollywood.server.table.live import LiveTable
from tests.server.rooms.failing import FailingStore
from tests.server.rooms.house import Client, after, dealt, in_house, table_of
from tests.server.rooms.players import next_move

PASS = {"type": "pass"}


def _break(rooms: Rooms) -> FailingStore:
    store = FailingStore(rooms.store)
    rooms.store = cast("Store", store)
    return store


def _state(room: Room) -> tuple[Match | None, Any, int, int]:
    return None if room.table is None else room.table.match, room.seating, room.version, room.seq


async def _two(rooms: Rooms, **form: Any) -> tuple[Room, Client, Client]:
    room, clients = await table_of(rooms, "gin", 2, **form)
    await dealt(clients)
    (awaited,) = clients[0].table["awaiting"]
    return room, clients[1 - awaited], clients[awaited]


def test_a_move_that_is_not_saved_is_not_made_and_can_be_made_again(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        room, here, player = await _two(rooms)
        store, before = _break(rooms), _state(room)
        store.broken = {"append"}
        here.read()
        frames = len(here.frames)
        for _ in range(3):
            refused = await player.acts(PASS, command_id="again")
            assert (refused["code"], refused["version"]) == ("not_saved", 1)
            assert "not done" in refused["words"]
        here.read()
        assert len(here.frames) == frames, "the others heard of what did not happen"
        assert _state(room) == before
        store.broken = set()
        assert (await player.acts(PASS, command_id="again"))["type"] == "done"
        assert room.version == 2
        assert not here.viewer.closing

    in_house(tmp_path, use)


def test_where_nothing_can_be_read_either_it_is_the_same(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        room, here, player = await _two(rooms)
        store, before = _break(rooms), _state(room)
        store.broken = {"append", "answered"}
        assert (await player.acts(PASS, 77, command_id="a"))["code"] == "not_saved"
        assert (await here.acts(PASS, command_id="b"))["code"] == "not_saved"
        assert _state(room) == before
        store.broken = set()
        assert (await player.acts(PASS, 77, command_id="a"))["code"] == "stale"
        assert (await player.acts(PASS))["type"] == "done"

    in_house(tmp_path, use)


def test_a_whole_match_is_played_over_a_store_that_fails_now_and_then(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        room, clients = await table_of(rooms, "gin", 2, changes={"target": 20})
        store, chance, number = _break(rooms), random.Random(2), 0
        while room.outcome is None:
            assert room.table is not None
            if not room.table.match.in_play:
                store.broken = set()
                await dealt(clients)
                continue
            seat, action = next_move(room.table.match, chance)
            number += 1
            for tries in range(10):
                store.broken = {"append"} if chance.random() < 0.4 and tries < 9 else set()
                before = _state(room)
                answer = await clients[seat].acts(action, command_id=f"m{number}")
                if answer["type"] == "done":
                    break
                assert answer["code"] == "not_saved"
                assert _state(room) == before
        assert store.failures > 5
        rows = await rooms.store.entries(room.card.id)
        assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
        assert rows[-1].version == room.version

    in_house(tmp_path, use)


def test_a_bot_whose_move_is_not_saved_moves_later(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        room, (ann,) = await table_of(rooms, "gin", 2, bots=("greedy",), bot_ms=1000)
        store = _break(rooms)
        await dealt([ann])
        assert room.table is not None
        if room.table.match.awaiting == (0,):
            assert (await ann.acts(PASS))["type"] == "done"
        version = room.version
        store.broken = {"append"}
        await after(3.5, ann)
        assert room.version == version
        assert not ann.viewer.closing, "the table was shut because a bot could not move"
        store.broken = set()
        await after(1.5, ann)
        assert room.version > version

    in_house(tmp_path, use)


def test_a_deal_that_is_not_saved_is_dealt_later(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        room, (ann, bob) = await table_of(rooms, "gin", 2)
        store = _break(rooms)
        given = await ann.seals(), await bob.seals()
        await ann.does("ready", round_number=1)
        sealed = room.commitments()
        store.broken = {"append"}
        refused = await bob.does("ready", "r", round_number=1)
        assert refused["code"] == "not_saved"
        assert room.seating.mix.closed is None
        store.broken = set()
        await after(1.5, ann)
        await ann.reveals()
        store.broken = {"append"}
        await bob.reveals()
        assert room.version == 0
        store.broken = set()
        await after(1.5, ann)
        assert room.version == 1
        assert room.table is not None
        assert tuple(proof.commitment for proof in room.table.proofs) == sealed
        assert room.table.proofs[0].contributions == given

    in_house(tmp_path, use)


def test_a_wish_that_is_not_saved_is_refused_and_its_call_made_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def use(rooms: Rooms) -> None:
        _, clients = await table_of(rooms, "may-i", 4, hold_ms=9000)
        await dealt(clients)
        turn = clients[0].table["awaiting"][0]
        wisher, card = clients[turn - 1], clients[0].table["offer"]["card"]
        store = _break(rooms)
        store.broken = {"append"}
        await wisher.send({"type": "prefer", "auto_pass": False, "want": [card]})
        assert wisher.read()[-1]["code"] == "not_saved"
        assert wisher.table["want"] == []
        store.broken = set()
        call_for = timing._call_for
        tries: list[Seat] = []

        async def fails_once(asked: LiveTable, seat: Seat) -> None:
            store.broken = set() if tries else {"append"}
            tries.append(seat)
            await call_for(asked, seat)

        monkeypatch.setattr(timing, "_call_for", fails_once)
        await wisher.send({"type": "prefer", "auto_pass": False, "want": [card]})
        await after(0.5, wisher)
        assert wisher.table["boards"][0]["calls"] == []
        await after(1.5, wisher)
        assert [call["seat"] for call in wisher.table["boards"][0]["calls"]] == [wisher.seat]
        assert tries == [wisher.seat] * 2
        assert wisher.table["want"] == [card]

    in_house(tmp_path, use)


def test_something_said_that_is_not_kept_is_not_heard(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        _, (ann, bob) = await table_of(rooms, "gin", 2)
        store = _break(rooms)
        store.broken = {"say"}
        await ann.send({"type": "say", "text": "hello"})
        assert ann.read()[-1]["code"] == "not_saved"
        assert not [m for m in bob.read() if m["type"] == "said"]
        store.broken = set()
        await ann.send({"type": "say", "text": "hello"})
        assert [m["line"]["text"] for m in bob.read() if m["type"] == "said"] == ["hello"]

    in_house(tmp_path, use)


def test_a_log_that_went_on_elsewhere_is_read_anew(tmp_path: Path) -> None:
    """Two rooms of one table, as with two servers: the late one writes nothing."""

    async def use(rooms: Rooms) -> None:
        room, here, player = await _two(rooms)
        del rooms._rooms[room.card.id]
        second = await rooms.room(room.card.id)
        assert second is not None
        ahead = await Client(rooms, second, player.person).join()
        assert (await ahead.acts(PASS))["type"] == "done"
        refused = await player.acts(PASS)
        assert refused["code"] == "overtaken"
        assert here.read()[-1]["code"] == "reopened"
        assert second.version == 2
        assert not ahead.viewer.closing
        assert len(await rooms.store.entries(room.card.id)) == second.seq

    in_house(tmp_path, use)
