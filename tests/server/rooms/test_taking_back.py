"""A lay down or an addition is taken back: all see the board go back, also after a restart."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from hollywood.contract import Displace, LayDown, LayOff
from hollywood.server.rooms.room import Room
from hollywood.server.rooms.rooms import Rooms
from hollywood.server.rooms.waking import read_log
from hollywood.server.table.commands import MOST_TAKEN_BACK
from tests.server.rooms.house import EVE, Client, after, dealt, in_house, table_of
from tests.server.rooms.players import next_move

Boards = list[Any]
ADDED: Any = LayDown | LayOff | Displace


async def _until_laid(rooms: Rooms, *kinds: Any) -> tuple[Room, list[Client], int, list[Boards]]:
    """Play until somebody lays cards in these ways, one after the other.

    Return who did, and what everybody saw before the first of them.
    """
    room, clients = await table_of(rooms, "may-i", 4, hold_ms=0)
    viewers = [*clients, await Client(rooms, room, EVE).join()]
    chance = random.Random(3)
    seen: list[list[Boards]] = []
    done: list[Any] = []
    while True:
        assert room.table is not None
        if not room.table.match.in_play:
            await dealt(clients)
            done.clear()
        seat, action = next_move(room.table.match, chance, wild=0, callers=0)
        seen.append([client.table["boards"] for client in viewers])
        done.append(action)
        assert (await clients[seat].acts(action))["type"] == "done"
        for client in viewers:
            client.read()
        last = done[-len(kinds) :]
        if (
            room.table.match.in_play
            and len(last) == len(kinds)
            and all(map(isinstance, last, kinds))
        ):
            return room, viewers, seat, seen[-len(kinds)]


async def _take_back(client: Client, version: int | None = None) -> dict[str, Any]:
    return await client.does(
        "take_back", version=client.room.version if version is None else version
    )


@pytest.mark.parametrize("kind", [LayDown, LayOff | Displace], ids=["lay down", "addition"])
@pytest.mark.parametrize("woken", [False, True], ids=["awake", "after a restart"])
def test_everybody_sees_the_board_go_back(tmp_path: Path, kind: Any, woken: bool) -> None:
    async def use(rooms: Rooms) -> None:
        room, viewers, seat, before = await _until_laid(rooms, kind)
        if woken:
            rooms.forget(room)
            again = await rooms.room(room.card.id)
            assert again is not None
            room = again
            viewers = [await Client(rooms, room, client.person).join() for client in viewers]
        player, others = viewers[seat], [v for v in viewers if v is not viewers[seat]]
        laid = [client.table["boards"] for client in viewers]
        assert laid != before
        options = [client.table["boards"][0]["options"] for client in viewers]
        assert [o is not None and o["take_back"] for o in options] == [v is player for v in viewers]

        for other in others:
            code = "not_seated" if other.person == EVE else "nothing_to_take_back"
            assert (await _take_back(other))["code"] == code
        assert (await _take_back(player, room.version - 1))["code"] == "stale"
        assert room.version == player.table["version"]

        assert (await _take_back(player))["type"] == "done"
        for client, boards in zip(viewers, before, strict=True):
            client.read()
            assert client.table["boards"] == boards
            (told,) = client.messages[-1]["events"] if client is not player else [None]
            assert told is None or told["event"]["type"] == "taken_back"
        rows = await rooms.store.entries(room.card.id)
        assert rows[-1].kind == "undo"
        _, table = read_log(room.card, rows)
        assert table is not None
        assert room.table is not None
        assert table.match == room.table.match
        if kind is LayDown:
            assert (await _take_back(player))["code"] == "nothing_to_take_back"

    in_house(tmp_path, use)


def test_what_was_taken_back_twice_is_back_at_the_draw(tmp_path: Path) -> None:
    """A lay down and an addition in one turn: one after the other, the newest first."""

    async def use(rooms: Rooms) -> None:
        _, viewers, seat, before = await _until_laid(rooms, ADDED, ADDED)
        player = viewers[seat]
        for _ in range(2):
            assert (await _take_back(player))["type"] == "done"
        assert player.table["boards"] == before[seat]
        assert (await _take_back(player))["code"] == "nothing_to_take_back"

    in_house(tmp_path, use)


def test_nobody_takes_back_for_ever(tmp_path: Path) -> None:
    """Everybody who comes is sent the events of the deal: one player must not add to them alone."""

    async def use(rooms: Rooms) -> None:
        room, viewers, seat, _ = await _until_laid(rooms, LayDown)
        player = viewers[seat]
        assert room.table is not None
        laid: Any = room.table.all_events(room.version - 1)[0].event
        again = LayDown(laid.melds)
        for _ in range(MOST_TAKEN_BACK):
            assert (await _take_back(player))["type"] == "done"
            assert (await player.acts(again))["type"] == "done"
        assert (await _take_back(player))["code"] == "too_often"
        rooms.forget(room)
        woken = await rooms.room(room.card.id)
        assert woken is not None
        player = await Client(rooms, woken, player.person).join()
        assert (await _take_back(player))["code"] == "too_often", "also after a restart"

    in_house(tmp_path, use)


def test_taking_back_gains_no_days(tmp_path: Path) -> None:
    """With days for a turn, the time for it does not begin again, also after a restart."""

    async def use(rooms: Rooms) -> None:
        room, viewers, seat, _ = await _until_laid(rooms, LayDown)
        before = room.moved_at
        await after(5)
        assert (await _take_back(viewers[seat]))["type"] == "done"
        rooms.forget(room)
        woken = await rooms.room(room.card.id)
        assert woken is not None
        assert room.moved_at == before
        assert woken.moved_at == pytest.approx(before, abs=1)

    in_house(tmp_path, use)


def test_nobody_calls_and_withdraws_for_ever(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        room, clients = await table_of(rooms, "may-i", 4, hold_ms=30_000)
        await dealt(clients)
        assert room.table is not None
        caller, other = (clients[seat] for seat in room.callers()[:2])
        for _ in range(MOST_TAKEN_BACK):
            assert (await caller.acts({"type": "call"}))["type"] == "done"
            assert (await caller.acts({"type": "withdraw"}))["type"] == "done"
        assert (await caller.acts({"type": "call"}))["code"] == "too_often"
        assert (await other.acts({"type": "call"}))["type"] == "done"

    in_house(tmp_path, use)
