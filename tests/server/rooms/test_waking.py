"""A table is woken as it was left: at every version of whole matches, and never from a bad log."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import text

from hollywood.errors import HollywoodError
from hollywood.play import Seat
from hollywood.play.text import to_json
from hollywood.server.protocol.messages import PROTOCOL, TableCard
from hollywood.server.protocol.shown import TableShown
from hollywood.server.rooms.hearing import greeted
from hollywood.server.rooms.room import Room
from hollywood.server.rooms.rooms import Rooms
from hollywood.server.rooms.waking import Unreadable, read_log, turns_played
from hollywood.server.sight.tables import show_proofs, show_sheet_of, show_table
from hollywood.server.store.rows import EntryRow
from tests.server.rooms.house import ANN, EVE, Client, dealt, in_house, table_of
from tests.server.rooms.virtual import quiet
from tests.server.rooms.whole import MATCHES, SOAK, whole_match


def _lasting(shown: TableShown) -> TableShown:
    """The table without what only the waking room knows: who is present and ready, and times."""
    seats = tuple(msgspec.structs.replace(s, away=None, ready=False) for s in shown.seats)
    return msgspec.structs.replace(
        shown, seats=seats, clocks=(), offer=None, absent=(), watching=0, spectators=(), rematch=()
    )


def _looks(room: Room) -> list[bytes]:
    """What each viewer would be shown, and what all are."""
    viewers = [None, *map(Seat, range(room.card.players))]
    shown = [to_json(_lasting(show_table(room, viewer))) for viewer in viewers]
    return [*shown, to_json(show_sheet_of(room)), to_json(show_proofs(room))]


@pytest.mark.parametrize("match", MATCHES, ids=str)
def test_woken_at_every_version_it_is_the_same(
    tmp_path: Path, match: tuple[str, int, dict[str, Any]]
) -> None:
    async def use(rooms: Rooms) -> None:
        live: dict[int, tuple[list[bytes], Any, Any, int]] = {}

        async def watch(room: Room, _: object) -> None:
            assert room.table is not None
            live[room.seq] = (_looks(room), room.seating, room.table.match, room.version)

        room, _, _ = await whole_match(rooms, *match, watch=watch)
        rows = await rooms.store.entries(room.card.id)
        assert len(rows) == room.seq
        often = 1 if SOAK else max(1, len(live) // 60)
        for seq in [*[*live][::often], room.seq]:
            looks, seating, state, version = live[seq]
            woken_seating, table = read_log(room.card, rows[:seq])
            assert table is not None
            assert woken_seating == seating
            # What only bots remember of the round before is not read again.
            kept, read = (
                msgspec.structs.replace(each, news=(), last_boards=())
                for each in (state, table.match)
            )
            assert read == kept
            assert table.version == version == rows[seq - 1].version
            woken = Room(
                room.card,
                house=rooms,
                seating=seating,
                table=table,
                seq=seq,
                names=room.names,
                turns=turns_played(rows[:seq]),
            )
            assert _looks(woken) == looks
        assert room.outcome is not None

    in_house(tmp_path, use)


def test_while_seats_are_taken_it_is_the_same(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        room, clients = await table_of(rooms, "may-i", 4, joined=False)
        rows = await rooms.store.entries(room.card.id)
        for seq in range(1, 5):
            seating, table = read_log(room.card, rows[:seq])
            assert table is None
            assert len(seating.people()) == seq
        assert clients

    in_house(tmp_path, use)


def test_a_game_goes_on_across_any_number_of_wakings(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        chance = random.Random(4)
        room, clients = await table_of(rooms, "hollywood-gin", 2)
        eve = await Client(rooms, room, EVE).join()
        from tests.server.rooms.players import next_move

        for step in range(120):
            if room.outcome is not None:
                break
            assert room.table is not None
            if step % 3 == 2:
                looks, seq = _looks(room), room.seq
                rooms.forget(room)
                assert clients[0].read()[-1]["code"] == "reopened"
                assert eve.viewer.closing or eve.room is not room
                found = await rooms.room(room.card.id)
                assert found is not None
                assert found is not room
                room = found
                assert (_looks(room), room.seq) == (looks, seq)
                for number, client in enumerate(clients):
                    clients[number] = await Client(rooms, room, client.person).join(room.version)
                    assert clients[number].messages[0]["complete"] is True
            assert room.table is not None
            if not room.table.match.in_play:
                await dealt(clients)
                continue
            seat, action = next_move(room.table.match, chance)
            assert (await clients[seat].acts(action))["type"] == "done"
        assert room.version > 60

    in_house(tmp_path, use)


def test_two_who_come_at_once_wake_one_room(tmp_path: Path) -> None:
    import asyncio

    async def use(rooms: Rooms) -> None:
        room, _ = await table_of(rooms, "gin", 2)
        rooms.forget(room)
        found = await asyncio.gather(*(rooms.room(room.card.id) for _ in range(5)))
        assert len(set(map(id, found))) == 1
        assert await rooms.room("t-nothing") is None

    in_house(tmp_path, use)


async def _played(rooms: Rooms) -> tuple[TableCard, tuple[EntryRow, ...]]:
    room, _, _ = await whole_match(rooms, "gin", 2, {"target": 30}, most=60)
    return room.card, await rooms.store.entries(room.card.id)


def _damaged(rows: tuple[EntryRow, ...], chance: random.Random) -> tuple[EntryRow, ...] | None:
    """A log with one fault in it; ``None`` if it would read the same."""
    index = chance.randrange(len(rows))
    row, body = rows[index], bytearray(rows[index].body)
    kind = chance.randrange(7)
    if kind == 0:
        return (*rows[:index], *rows[index + 1 :]) if index + 1 < len(rows) else None
    if kind == 1:
        body[chance.randrange(len(body))] = chance.randrange(256)
    elif kind == 2:
        del body[chance.randrange(len(body)) :]
    elif kind == 3:
        body = bytearray(chance.choice([b"[]", b"{}", b"null", b"7", b'{"type":"act"}', b"\xff"]))
    elif kind == 4:
        plain = json.loads(row.body)
        del plain[chance.choice(list(plain))]
        body = bytearray(json.dumps(plain).encode())
    elif kind == 5:
        row = msgspec.structs.replace(row, version=row.version + 1)
        if index + 1 < len(rows):
            return None
    else:
        other = chance.choice(rows)
        body = bytearray(other.body)
    if bytes(body) == row.body and row is rows[index]:
        return None
    changed = msgspec.structs.replace(row, body=bytes(body))
    return (*rows[:index], changed, *rows[index + 1 :])


def test_a_damaged_log_is_refused_or_reads_the_same_or_is_no_more_than_data(
    tmp_path: Path,
) -> None:
    """It always ends in a refusal: no other error escapes."""

    async def use(rooms: Rooms) -> int:
        card, rows = await _played(rooms)
        chance, refused = random.Random(8), 0
        for _ in range(1500 if SOAK else 250):
            damaged = _damaged(rows, chance)
            if damaged is None:
                continue
            try:
                read_log(card, damaged)
            except HollywoodError:
                refused += 1
        return refused

    assert in_house(tmp_path, use) > 100


def test_a_gap_in_the_log_is_seen_whatever_is_missing(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        card, rows = await _played(rooms)
        for index in range(len(rows) - 1):
            with pytest.raises(HollywoodError, match=f"entry {index + 1} of the log is missing"):
                read_log(card, (*rows[:index], *rows[index + 1 :]))

    in_house(tmp_path, use)


@pytest.mark.parametrize(
    ("chain", "code", "words"),
    [("chain", "damaged", "is damaged"), ("null", "unreadable", "its log is inconsistent")],
)
def test_a_damaged_table_is_refused_and_the_others_go_on(
    tmp_path: Path, chain: str, code: str, words: str
) -> None:
    # With their checksums, and as entries from before there were checksums.
    async def use(rooms: Rooms) -> None:
        room, _, _ = await whole_match(rooms, "gin", 2, {"target": 30}, most=30)
        other, clients = await table_of(rooms, "gin", 2)
        rooms.forget(room)
        rows = await rooms.store.entries(room.card.id)
        body = rows[-1].body.replace(b'"seat":0', b'"seat":9').replace(b'"seat":1', b'"seat":0')
        assert body != rows[-1].body
        writer = rooms.store._writer  # type: ignore[attr-defined]
        await writer.write(lambda c, _: c.execute(text(f"update entries set chain = {chain}")))
        await writer.write(
            lambda connection, _: connection.execute(
                text("update entries set body = :body where table_id = :id and seq = :seq"),
                {"body": body, "id": room.card.id, "seq": len(rows)},
            )
        )
        for _ in range(2):
            with pytest.raises(Unreadable, match=words) as refused:
                await rooms.room(room.card.id)
            assert refused.value.code == code
        await dealt(clients)
        assert other.version == 1

    in_house(tmp_path, use)


@pytest.mark.parametrize("column", ["settings", "awaited", "winners"])
def test_a_table_whose_row_is_damaged_is_closed_and_the_others_are_listed(
    tmp_path: Path, column: str
) -> None:
    async def use(rooms: Rooms) -> None:
        room, _ = await table_of(rooms, "gin", 2)
        other, _ = await table_of(rooms, "gin", 2)
        rooms.forget(room)
        writer = rooms.store._writer  # type: ignore[attr-defined]
        change = text(f"update tables set {column} = :body where id = :id")
        given = {"body": b'{"\xff', "id": room.card.id}
        await writer.write(lambda connection, _: connection.execute(change, given))
        with pytest.raises(Unreadable, match="is damaged") as refused:
            await rooms.room(room.card.id)
        assert refused.value.code == "damaged"
        found = await rooms.store.tables_of(ANN, over=False, limit=10)
        shown = await rooms.listed(found, ANN)
        assert [table.card.id for table in shown] == [other.card.id]

    in_house(tmp_path, use)


def test_a_page_is_told_that_the_house_went_back(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        room, clients = await table_of(rooms, "gin", 2)
        await dealt(clients)
        assert room.version > 0
        rooms.history = "now"

        async def hears(**named: object) -> list[dict[str, object]]:
            page = Client(rooms, room, ANN)
            hello = to_json({"type": "hello", "protocol": PROTOCOL, "since": room.version, **named})
            assert await greeted(rooms, room.card.id, page.viewer, hello) is room
            await quiet()
            return page.read()

        for known in ({}, {"history": None}, {"history": "now"}):
            welcome, *more = await hears(**known)
            assert (welcome["history"], welcome["complete"]) == ("now", True)
            assert all(message["type"] == "update" for message in more)
        welcome, trouble, *_ = await hears(history="before")
        assert (welcome["history"], welcome["complete"]) == ("now", False)
        assert (trouble["type"], trouble["code"]) == ("trouble", "went_back")

    in_house(tmp_path, use)
