"""How long a discard is held: changed by the whole table, longer for who needs it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from hollywood.server.rooms.opening import RATED_SECONDS
from hollywood.server.rooms.rooms import Rooms
from hollywood.server.table import offers
from tests.server.rooms.house import Client, after, dealt, in_house, table_of
from tests.server.rooms.virtual import quiet

DRAW, TAKE = {"type": "draw"}, {"type": "take"}


async def _four(rooms: Rooms, **form: Any) -> list[Client]:
    """A table whose first discard is on offer for four seconds; first who is in turn."""
    _, clients = await table_of(rooms, "may-i", 4, hold_ms=4000, **form)
    await dealt(clients)
    turn = clients[0].table["awaiting"][0]
    return clients[turn:] + clients[:turn]


async def _discards(client: Client) -> None:
    """Let the player in turn take the card on offer and discard another one."""
    assert (await client.acts(TAKE))["type"] == "done"
    board = client.table["boards"][0]
    card = next(card for card in board["hands"][board["place"]] if card != board["taken"])
    assert (await client.acts({"type": "discard", "card": card}))["type"] == "done"


def _hold(client: Client) -> tuple[int, int | None, list[int]]:
    client.read()
    shown = client.table["hold"]
    return shown["hold_ms"], shown["proposed_ms"], shown["agreed"]


def _held_for(client: Client) -> tuple[int, int] | None:
    client.read()
    offer = client.table["offer"]
    return None if offer is None else (offer["left_ms"], offer["of_ms"])


def test_the_whole_table_changes_the_time(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        turn, a, b, c = await _four(rooms)
        for number, client in enumerate((a, turn, b)):
            assert (await client.does("set_hold", hold_ms=9000))["type"] == "done"
            agreed = [each.seat for each in (a, turn, b)[: number + 1]]
            assert _hold(c) == (4000, 9000, agreed)
        assert (await a.does("set_hold", hold_ms=9000))["type"] == "done"
        assert _hold(c) == (4000, 9000, [a.seat, turn.seat, b.seat])
        assert (await c.does("set_hold", hold_ms=9000))["type"] == "done"
        assert _hold(c) == (9000, None, [])
        assert _held_for(c) == (4000, 4000), "from the next discard on"
        await _discards(turn)
        assert _held_for(c) == (9000, 9000)
        rooms.forget(c.room)
        room = await rooms.room(c.room.card.id)
        assert room is not None
        assert room.hold_ms == 9000

    in_house(tmp_path, use)


def test_one_who_declines_and_another_proposal_end_a_proposal(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        turn, a, b, c = await _four(rooms)
        await a.does("set_hold", hold_ms=0)
        await b.does("set_hold", hold_ms=4000)
        assert _hold(c) == (4000, None, [])
        for client in (turn, a, b):
            await client.does("set_hold", hold_ms=0)
        await c.does("set_hold", hold_ms=8000)
        assert _hold(a) == (4000, 8000, [c.seat])

    in_house(tmp_path, use)


def test_nobody_loses_the_time_while_away_and_bots_agree(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        turn, a, b, c = await _four(rooms)
        c.leave()
        await after(6)
        await a.does("set_hold", hold_ms=1000)
        assert _hold(a) == (4000, 1000, [a.seat])
        await b.does("set_hold", hold_ms=1000)
        await turn.does("set_hold", hold_ms=1000)
        assert _hold(a) == (4000, 1000, [a.seat, b.seat, turn.seat])
        await c.join()
        await c.does("set_hold", hold_ms=1000)
        assert _hold(a) == (1000, None, [])
        _, (ann,) = await table_of(
            rooms, "may-i", 4, hold_ms=4000, bots=("greedy", "greedy", "greedy")
        )
        await ann.does("set_hold", hold_ms=2000)
        assert _hold(ann) == (2000, None, [])

    in_house(tmp_path, use)


def test_who_needs_longer_gets_it_and_all_see_that(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        turn, a, b, c = await _four(rooms)
        await b.send({"type": "need_time", "seconds": 10})
        await quiet()
        c.read()
        assert c.table["seats"][b.seat or 0]["longer"] == 10
        await _discards(turn)
        assert _held_for(c) == (14_000, 14_000)
        await after(4.1)
        assert (await a.acts(DRAW))["code"] == "hold"
        await b.send({"type": "pass_offer", "version": b.room.version})
        await quiet()
        assert _held_for(c) is None, "the others had their time"
        assert (await a.acts(DRAW))["type"] == "done"

    in_house(tmp_path, use)


def test_the_own_discard_needs_no_more_time(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        turn, _, _, c = await _four(rooms)
        await turn.send({"type": "need_time", "seconds": 20})
        await quiet()
        await _discards(turn)
        assert _held_for(c) == (4000, 4000)

    in_house(tmp_path, use)


def test_there_is_nothing_to_hold_in_gin(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        _, (ann, _bob) = await table_of(rooms, "gin", 2)
        assert (await ann.does("set_hold", hold_ms=0))["code"] == "no_may_i"
        assert ann.table["hold"] is None

    in_house(tmp_path, use)


def test_in_a_rated_match_the_extra_time_is_limited(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(offers, "MOST_LONGER", 15.0)

    async def use(rooms: Rooms) -> None:
        turn, a, b, c = await _four(rooms, rated=True, clock="live", turn_seconds=RATED_SECONDS)
        await b.send({"type": "need_time", "seconds": 10})
        for discarder, held in (  # whoever is next, and the discarder, are not waited for
            (turn, 14_000),
            (a, 4_000),
            (b, 4_000),
            (c, 9_000),
            (turn, 4_000),
        ):
            await _discards(discarder)
            assert _held_for(a) == (held, held)
            await after(held / 1000 + 0.1, discarder)

    in_house(tmp_path, use)
