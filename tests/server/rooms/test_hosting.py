"""The host's tools: who the host is, pauses, and letting somebody out; each both ways."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from hollywood.server.rooms.room import Room
from hollywood.server.rooms.rooms import Rooms
from hollywood.server.table.host import ANSWER_WITHIN, LONGEST_PAUSE, MOST_PAUSES
from hollywood.server.table.hosting import AWAY
from tests.server.rooms.house import Client, after, dealt, in_house, table_of


async def _three(rooms: Rooms, **form: Any) -> list[Client]:
    """Three people at a table of May-I, with a hand dealt; the first opened the table."""
    _, clients = await table_of(rooms, "liverpool", 3, **form)
    await dealt(clients)
    return clients


def _awaited(clients: list[Client]) -> Client:
    clients[0].read()
    (seat,) = clients[0].table["awaiting"]
    return next(client for client in clients if client.seat == seat)


def test_the_host_passes_on(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        clients = await _three(rooms)
        ann, bob, cy = clients
        assert [client.table["host"] for client in clients] == [0, 0, 0]
        ann.leave()
        await after(6, bob, cy)
        assert bob.table["host"] == 1
        await ann.join()
        bob.read()
        assert bob.table["host"] == 0
        await ann.does("leave")
        bob.read()
        assert bob.table["host"] == 1
        await ann.does("come_back")
        assert ann.table["host"] == 1, "who left is the last to be the host again"
        room = await _woken(rooms, bob)
        assert room.host() in {1, 2}
        assert room.seating.hosts() == (1, 2, 0), "the log does not tell who the host is"

    in_house(tmp_path, use)


async def _woken(rooms: Rooms, client: Client) -> Room:
    rooms.forget(client.room)
    room = await rooms.room(client.room.card.id)
    assert room is not None
    return room


def test_during_a_pause_no_clock_runs_and_nobody_moves(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        clients = await _three(rooms, clock="live", turn_seconds=60, hold_ms=0)
        ann, bob, cy = clients
        awaited = _awaited(clients)
        await after(10, *clients)
        assert (await bob.does("pause"))["code"] == "not_host"
        assert (await ann.does("pause"))["type"] == "done"
        (clock,) = ann.table["clocks"]
        assert clock["left_ms"] == pytest.approx(50_000, abs=50)
        assert ann.table["pause"] == {"left_ms": LONGEST_PAUSE * 1000, "wants_on": []}
        assert (await awaited.acts({"type": "draw"}))["code"] == "paused"
        other = next(client for client in clients if client is not awaited)
        await after(200, *clients)
        assert bob.table["absent"] == []
        assert (await bob.does("resume"))["type"] == "done"
        assert ann.table["pause"] is not None
        cy.read()
        assert cy.table["pause"]["wants_on"] == [1]
        assert cy.table["clocks"][0]["left_ms"] == pytest.approx(50_000, abs=50)
        assert (await cy.does("resume"))["type"] == "done", "all but the host want to go on"
        assert cy.table["pause"] is None
        await after(49, *clients)
        assert ann.table["absent"] == []
        await after(2, *clients)
        late = [absent["seat"] for absent in other.table["absent"]]
        assert late == [awaited.seat], "the clock has not gone on"

    in_house(tmp_path, use)


def test_a_pause_ends_and_is_not_begun_for_ever(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        ann, bob, _ = await _three(rooms)
        for _ in range(MOST_PAUSES - 1):
            await ann.does("pause")
            assert (await ann.does("resume"))["type"] == "done"
            assert ann.table["pause"] is None
        await ann.does("pause")
        await after(LONGEST_PAUSE - 1, bob)
        await bob.does("resume")  # shows the table
        assert bob.table["pause"]["left_ms"] == pytest.approx(1000, abs=50)
        await after(1.1, bob)
        assert bob.table["pause"] is None
        assert (await ann.does("pause"))["code"] == "many_pauses"

    in_house(tmp_path, use)


def test_bots_wait_during_a_pause(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        room, (ann,) = await table_of(rooms, "gin", 2, bots=("greedy",), entrance="bot", bot_ms=900)
        await dealt([ann])
        while ann.seat in room.table.match.awaiting:  # type: ignore[union-attr]
            done = await ann.acts({"type": "pass"})
            if done["type"] != "done":
                await ann.acts({"type": "draw"})
                board = ann.table["boards"][0]
                await ann.acts({"type": "discard", "card": board["drawn"]})
        await ann.does("pause")
        version = room.version
        await after(60, ann)
        assert room.version == version, "a bot has moved"
        await ann.does("resume")
        await after(3, ann)
        assert room.version > version, "no bot goes on"

    in_house(tmp_path, use)


def test_rated_and_days_tables_refuse(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        _, (ann, bob) = await table_of(rooms, "gin", 2, clock="live", rated=True)
        await dealt([ann, bob])
        assert (await ann.does("pause"))["code"] == "rated"
        assert (await ann.does("let_out", seat=1))["code"] == "rated"
        bob.leave()
        await after(25, ann)
        assert (await ann.does("let_out", seat=1))["code"] == "rated"
        _, (ann, bob, _) = await table_of(rooms, "liverpool", 3, clock="days")
        await dealt([ann, bob])
        assert (await ann.does("pause"))["code"] == "no_pause"
        bob.leave()
        await after(3600, ann)
        assert (await ann.does("let_out", seat=1))["code"] == "days_decide"

    in_house(tmp_path, use)


def test_who_is_away_is_let_out_at_once_and_comes_back(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        ann, bob, cy = await _three(rooms)
        bob.leave()
        await after(AWAY + 1, ann, cy)
        assert (await cy.does("let_out", seat=1))["code"] == "not_host"
        assert (await ann.does("let_out", seat=1))["type"] == "done"
        assert ann.table["seats"][1]["stands_in"] is True
        assert (await ann.does("let_out", seat=1))["code"] == "bot_plays"
        await bob.join()
        assert (await bob.does("come_back"))["type"] == "done"
        assert bob.table["seats"][1]["stands_in"] is False
        assert (await ann.does("let_out", seat=1))["code"] == "plays_on"

    in_house(tmp_path, use)


def test_who_is_there_is_asked_and_may_say_no(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        ann, bob, cy = await _three(rooms)
        assert (await bob.does("let_out", seat=1))["code"] == "own_seat"
        await ann.does("let_out", seat=1)
        bob.read()
        assert bob.table["asked_out"] == [{"seat": 1, "left_ms": ANSWER_WITHIN * 1000}]
        assert (await cy.does("let_out", seat=1))["code"] == "not_host"
        await bob.does("stay_in")
        assert bob.table["asked_out"] == []
        assert (await ann.does("let_out", seat=1))["code"] == "plays_on"
        await after(ANSWER_WITHIN + 1, bob)
        assert bob.table["seats"][1]["stands_in"] is False
        await ann.does("let_out", seat=2)
        assert (await cy.does("let_out", seat=2))["type"] == "done", "agreed, and nothing happened"
        assert cy.table["seats"][2]["stands_in"] is True
        assert cy.table["asked_out"] == []

    in_house(tmp_path, use)


def test_no_answer_means_that_a_bot_plays_and_a_move_is_an_answer(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        clients = await _three(rooms, hold_ms=0)
        host, awaited = clients[0], _awaited(clients)
        if awaited is host:
            await host.acts({"type": "draw"})
            await host.acts({"type": "discard", "card": host.table["boards"][0]["drawn"]})
            awaited = _awaited(clients)
        quiet_one = next(c for c in clients if c not in (host, awaited))
        await host.does("let_out", seat=awaited.seat)
        await host.does("let_out", seat=quiet_one.seat)
        assert (await awaited.acts({"type": "draw"}))["type"] == "done"
        await after(ANSWER_WITHIN - 1, *clients)
        assert not any(seat["stands_in"] for seat in host.table["seats"])
        await after(1.1, *clients)
        playing = [seat["seat"] for seat in host.table["seats"] if seat["stands_in"]]
        assert playing == [quiet_one.seat]

    in_house(tmp_path, use)


def test_before_the_match_the_host_frees_a_seat(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        room, clients = await table_of(rooms, "may-i", 4, joined=False)
        assert room.table is not None  # it begins when the last one sits down
        _, clients = await table_of(
            rooms, "gin", 2, changes={"first_dealer": "chosen"}, clock="none"
        )
        ann, bob = clients
        assert ann.table["stage"] == "gathering"
        assert (await bob.does("let_out", seat=0))["code"] == "not_host"
        assert (await ann.does("let_out", seat=7))["code"] == "no_such_seat"
        assert (await ann.does("let_out", seat=1))["type"] == "done"
        assert ann.table["seats"][1]["kind"] == "empty"
        assert (await ann.does("let_out", seat=1))["code"] == "nobody_there"
        bob.read()
        assert bob.table["you"] is None
        assert (await bob.does("pause"))["code"] == "not_seated"
        assert (await ann.does("pause"))["code"] == "not_begun"

    in_house(tmp_path, use)
