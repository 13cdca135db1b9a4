"""People who keep the table waiting: how they are shown, what the others may do, and when."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import msgspec
import pytest

from hollywood.server.rooms.rooms import Rooms
from hollywood.server.table.absence import SHOWN_AFTER, ClockKind, Reason, next_change, patience
from tests.server.rooms.house import BOB, Client, after, dealt, in_house, played, table_of

TABLE = {
    ("live", "dropped"): (30, 120),
    ("live", "left"): (0, 30),
    ("live", "late"): (0, 0),
    ("live", "idle"): None,
    ("none", "dropped"): (120, 600),
    ("none", "left"): (0, 30),
    ("none", "late"): None,
    ("none", "idle"): (300, None),
    ("days", "dropped"): None,
    ("days", "left"): (0, 30),
    ("days", "late"): (0, 0),
    ("days", "idle"): None,
}


@pytest.mark.parametrize("clock", get_args(ClockKind))
@pytest.mark.parametrize("reason", get_args(Reason))
def test_the_table_of_patience(clock: ClockKind, reason: Reason) -> None:
    assert patience(clock, reason) == TABLE[clock, reason]
    moments = {float(moment) for moment in TABLE[clock, reason] or () if moment is not None}
    moments |= {SHOWN_AFTER} if reason == "dropped" else set()
    waited, changes = 0.0, []
    while (ahead := next_change(clock, reason, waited)) is not None:
        assert ahead > 0
        waited += ahead
        changes.append(waited)
    assert changes == sorted(moments - {0.0})


async def _two(rooms: Rooms, clock: str = "none") -> tuple[Client, Client]:
    """Two people at a table with a round dealt; the first waits for the second."""
    room, clients = await table_of(rooms, "gin", 2, clock=clock)
    await dealt(clients)
    assert room.table is not None
    (awaited,) = room.table.match.awaiting
    return clients[1 - awaited], clients[awaited]


def test_a_dropped_line_is_shown_after_five_seconds_whoever_is_to_play(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        for drops in (0, 1):
            pair = await _two(rooms)
            gone, here = pair[drops], pair[1 - drops]
            gone.leave()
            await after(4.9, here)
            assert here.table["seats"][gone.seat]["away"] is None
            await after(0.2, here)
            assert here.table["seats"][gone.seat]["away"] == "dropped"
            await gone.join()
            here.read()
            assert here.table["seats"][gone.seat]["away"] is None

    in_house(tmp_path, use)


@pytest.mark.parametrize(("clock", "stand_in", "claim"), [("live", 30, 120), ("none", 120, 600)])
def test_standing_in_and_claiming_take_patience(
    tmp_path: Path, clock: str, stand_in: int, claim: int
) -> None:
    async def use(rooms: Rooms) -> None:
        here, gone = await _two(rooms, clock)
        await played([here, gone])
        if here.table["awaiting"] == [here.seat]:
            here, gone = gone, here
        if clock == "live":
            here.room.clocks.clear()  # only the connection matters here
            here.room.card = msgspec.structs.replace(here.room.card, turn_seconds=3600)
        seat = gone.seat
        assert (await here.does("stand_in", seat=seat))["code"] == "be_patient"
        gone.leave()
        await after(stand_in - 1, here)
        answer = await here.does("stand_in", seat=seat)
        assert (answer["code"], answer["words"]) == (
            "be_patient",
            "Wait 1 more seconds; the player may come back.",
        )
        assert [absent["stand_in"] for absent in here.table["absent"]] == [False]
        await after(1.1, here)
        assert [absent["stand_in"] for absent in here.table["absent"]] == [True]
        assert here.table["absent"][0]["claim_ms"] == pytest.approx(
            (claim - stand_in) * 1000, abs=200
        )
        assert (await here.does("claim", seat=seat))["code"] == "be_patient"
        await after(claim - stand_in, here)
        assert here.table["absent"][0]["claim_ms"] == 0
        assert (await here.does("claim", seat=seat))["type"] == "done"
        outcome = here.table["outcome"]
        assert (outcome["winners"], outcome["claimed_from"]) == ([here.seat], seat)
        assert outcome["void"] is False
        assert (await here.does("claim", seat=seat))["code"] == "match_over"

    in_house(tmp_path, use)


def test_who_left_on_purpose_is_not_waited_for(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        here, gone = await _two(rooms)
        assert (await gone.does("leave"))["type"] == "done"
        gone.leave()
        await after(0.1, here)
        assert here.table["seats"][gone.seat]["away"] == "left"
        absent = here.table["absent"][0]
        assert (absent["reason"], absent["stand_in"]) == ("left", True)
        assert (await here.does("claim", seat=gone.seat))["code"] == "be_patient"
        assert (await here.does("stand_in", seat=gone.seat))["type"] == "done"
        assert here.table["seats"][gone.seat]["stands_in"] is True
        assert here.table["absent"] == []
        assert (await here.does("claim", seat=gone.seat))["code"] == "no_claim"

    in_house(tmp_path, use)


def test_a_bot_plays_for_him_until_he_comes_back(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        here, gone = await _two(rooms)
        gone.leave()
        await after(121, here)
        assert (await here.does("stand_in", seat=here.seat))["code"] == "own_seat"
        assert (await here.does("stand_in", seat=7))["code"] == "not_absent"
        assert (await here.does("stand_in", seat=gone.seat))["type"] == "done"
        assert here.room.version == 1
        assert here.table["seats"][gone.seat]["bot"] == "club"
        assert (await here.does("stand_in", seat=gone.seat))["code"] == "not_absent"
        await gone.join()
        assert (await gone.acts({"type": "pass"}))["code"] == "stood_in"
        await after(2, here, gone)
        assert here.room.version > 1, "the bot has not played"
        assert (await gone.does("come_back"))["type"] == "done"
        assert (await gone.does("come_back"))["type"] == "done"
        here.read()
        assert here.table["seats"][gone.seat]["bot"] is None
        assert here.table["seats"][gone.seat]["stands_in"] is False

    in_house(tmp_path, use)


def test_a_claim_is_only_between_two_people(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        _, clients = await table_of(rooms, "may-i", 4, hold_ms=0, clock="live")
        await dealt(clients)
        (awaited,) = clients[0].table["awaiting"]
        gone, here = clients[awaited], clients[awaited - 1]
        gone.leave()
        await after(200, here)
        assert here.table["absent"][0]["claim_ms"] is None
        assert here.table["absent"][0]["stand_in"] is True
        assert (await here.does("claim", seat=awaited))["code"] == "no_claim"
        watching = await Client(rooms, here.room, BOB if here.person != BOB else None).join()
        assert watching.table is not None

    in_house(tmp_path, use)


def test_nobody_is_absent_who_is_not_waited_for(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        gone, here = await _two(rooms)  # it is the turn of ``here``
        gone.leave()
        await after(1000, here)
        assert here.table["absent"] == []
        assert (await here.does("stand_in", seat=gone.seat))["code"] == "not_absent"
        assert (await here.does("claim", seat=gone.seat))["code"] == "not_absent"

    in_house(tmp_path, use)


def test_trouble_of_the_server_never_counts(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        here, gone = await _two(rooms, "live")
        gone.leave()
        await after(100, here)
        rooms.forget(here.room)
        room = await rooms.room(here.room.card.id)
        assert room is not None
        again = await Client(rooms, room, here.person).join()
        assert room.absence(gone.seat, room.now())[1] < 1  # type: ignore[arg-type]
        await after(0, again)

    in_house(tmp_path, use)
