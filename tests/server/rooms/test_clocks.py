"""The time for a turn: when it starts, for whom, and what follows when it is over."""

from __future__ import annotations

from pathlib import Path

import pytest

from hollywood.server.rooms.rooms import Rooms
from tests.server.rooms.house import Client, after, dealt, in_house, table_of

DAY = 86_400


async def _two(rooms: Rooms, preset: str = "gin", **form: object) -> tuple[Client, Client]:
    """Two at a table with a round dealt: who waits, and who is to play."""
    _, clients = await table_of(rooms, preset, 2, **form)  # type: ignore[arg-type]
    await dealt(clients)
    (awaited,) = clients[0].table["awaiting"]
    return clients[1 - awaited], clients[awaited]


def test_a_live_clock_runs_for_who_is_to_play(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        here, slow = await _two(rooms, clock="live", turn_seconds=20)
        clock = {"seat": slow.seat, "left_ms": 20_000, "of_ms": 20_000, "resting": False}
        assert here.table["clocks"] == [clock]
        await after(7)
        assert (await slow.acts({"type": "draw"}))["code"] == "upcard_first"
        await here.send({"type": "prefer", "auto_pass": True})
        here.read()
        assert here.table["clocks"] == [{**clock, "left_ms": 13_000}]
        assert (await slow.acts({"type": "pass"}))["type"] == "done"
        assert slow.table["clocks"] == [{**clock, "seat": here.seat}]

    in_house(tmp_path, use)


def test_drawing_does_not_start_the_clock_anew(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        here, slow = await _two(
            rooms, clock="live", turn_seconds=20, changes={"upcard_option": False}
        )
        await after(15)
        assert (await slow.acts({"type": "draw"}))["type"] == "done"
        assert slow.table["clocks"][0]["left_ms"] == 5_000
        await after(5.1, here)
        assert here.table["clocks"][0]["left_ms"] == 0

    in_house(tmp_path, use)


def test_who_is_late_is_replaced_or_loses_by_claim(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        here, slow = await _two(rooms, clock="live", turn_seconds=20)
        await after(19.9, here)
        assert here.table["absent"] == []
        assert (await here.does("claim", seat=slow.seat))["code"] == "be_patient"
        await after(0.2, here)
        (absent,) = here.table["absent"]
        late = {"seat": slow.seat, "reason": "late", "stand_in": True, "stand_in_ms": 0}
        assert absent == {**late, "claim_ms": 0, "void": True}
        assert slow.table["absent"] == []
        assert (await here.does("claim", seat=slow.seat))["type"] == "done"
        assert here.table["clocks"] == []

    in_house(tmp_path, use)


def test_who_is_late_may_still_play_while_nobody_minds(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        here, slow = await _two(rooms, clock="live", turn_seconds=20)
        await after(500, here)
        assert (await slow.acts({"type": "pass"}))["type"] == "done"
        assert (await here.does("claim", seat=slow.seat))["code"] in {"not_absent", "be_patient"}

    in_house(tmp_path, use)


def test_no_clock_runs_inside_a_hold(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        _, clients = await table_of(rooms, "may-i", 4, clock="live", turn_seconds=20, hold_ms=6000)
        await dealt(clients)
        assert clients[0].table["clocks"] == []
        await after(6.1, *clients)
        (clock,) = clients[0].table["clocks"]
        assert clock["left_ms"] == pytest.approx(20_000, abs=110)

    in_house(tmp_path, use)


def test_nobody_holds_up_a_deal_for_longer_than_a_turn(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        room, (ann, bob) = await table_of(rooms, "gin", 2, clock="live", turn_seconds=20)
        assert (await ann.does("ready", round_number=1))["type"] == "done"
        await after(19.9, bob)
        assert bob.table["stage"] == "between"
        await after(0.2, bob)
        assert bob.table["stage"] == "playing"
        assert room.version == 1

    in_house(tmp_path, use)


def test_without_a_clock_a_deal_waits_for_all_who_are_there(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        _, (ann, bob) = await table_of(rooms, "gin", 2)
        await ann.does("ready", round_number=1)
        await after(100, ann)
        assert ann.table["stage"] == "between"
        bob.leave()
        await after(0, ann)
        assert ann.table["stage"] == "playing"

    in_house(tmp_path, use)


def test_without_a_clock_a_deal_waits_two_minutes_for_who_dawdles(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        _, (ann, bob) = await table_of(rooms, "gin", 2)
        await ann.does("ready", round_number=1)
        await after(119.9, bob)
        assert bob.table["stage"] == "between"
        await after(0.2, bob)
        assert bob.table["stage"] == "playing"

    in_house(tmp_path, use)


def test_days_go_on_while_the_table_sleeps(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        here, slow = await _two(rooms, clock="days", turn_days=2)
        assert here.table["clocks"][0]["left_ms"] == 2 * DAY * 1000
        for client in (here, slow):
            client.leave()
        await after(DAY)
        assert here.room.card.id not in rooms._rooms, "the table is not put to sleep"
        room = await rooms.room(here.room.card.id)
        assert room is not None
        again = await Client(rooms, room, here.person).join()
        left = again.table["clocks"][0]["left_ms"]
        assert left == pytest.approx(DAY * 1000, abs=1000)
        assert (await again.does("claim", seat=slow.seat))["code"] == "be_patient"
        await after(DAY + 1, again)
        assert (await again.does("claim", seat=slow.seat))["type"] == "done"

    in_house(tmp_path, use)


def test_leaving_and_coming_back_gains_no_days(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        here, slow = await _two(rooms, clock="days", turn_days=2)
        here.leave()
        await after(1.5 * DAY)
        assert (await slow.does("leave"))["type"] == "done"
        assert (await slow.does("come_back"))["type"] == "done"
        rooms.forget(slow.room)
        room = await rooms.room(here.room.card.id)
        assert room is not None
        again = await Client(rooms, room, here.person).join()
        left = again.table["clocks"][0]["left_ms"]
        assert left == pytest.approx(0.5 * DAY * 1000, abs=1000)

    in_house(tmp_path, use)


def test_against_bots_alone_no_clock_runs(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        _, (ann,) = await table_of(rooms, "gin", 2, clock="live", bots=("greedy",), bot_ms=0)
        await dealt([ann])
        await after(1, ann)
        assert ann.table["stage"] == "playing"
        assert ann.table["clocks"] == []

    in_house(tmp_path, use)


def test_a_bots_pause_is_the_same_whatever_it_holds(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        room, (ann,) = await table_of(rooms, "gin", 2, bots=("greedy",), bot_ms=800)
        pauses: list[float] = []
        for _ in range(300):
            table = room.table
            assert table is not None
            if room.outcome is not None or len(pauses) > 25:
                break
            if not table.match.in_play:
                await dealt([ann])
                continue
            if table.match.awaiting == (1,):
                since, version = room.now(), room.version
                while room.version == version:
                    await after(0.01)
                pauses.append(round(room.now() - since, 3))
                continue
            view = table.view(ann.seat)  # type: ignore[arg-type]
            assert view is not None
            actions = list(view.legal_actions())
            await ann.acts(actions[0])
        assert len(pauses) > 10
        assert max(pauses) - min(pauses) < 0.02
        assert min(pauses) == pytest.approx(0.8, abs=0.02)

    in_house(tmp_path, use)
