"""Who is present: tabs that come and go in any order, and what the others see of it."""

from __future__ import annotations

import itertools
import random
from pathlib import Path
from typing import Any

from hollywood.server.rooms.rooms import Rooms
from hollywood.server.table.audience import Audience
from hollywood.server.table.viewers import MOST_BYTES, MOST_MESSAGES, Viewer
from tests.server.rooms.house import ANN, BOB, EVE, Client, after, dealt, in_house, table_of


def test_the_old_tab_closing_late_takes_nobody_away() -> None:
    audience = Audience(0)
    old, new = Viewer(ANN), Viewer(ANN)
    assert audience.add(old) is True
    assert audience.add(new) is False
    assert audience.remove(old, 5) is False
    assert audience.gone_since(ANN) is None
    assert audience.remove(new, 7) is True
    assert audience.gone_since(ANN) == 7


def test_in_every_order_of_tabs_presence_is_that_of_the_tabs_left() -> None:
    for count in (1, 2, 3):
        steps = [*range(count), *(~tab for tab in range(count))]
        for order in set(itertools.permutations(steps)):
            if any(order.index(~tab) < order.index(tab) for tab in range(count)):
                continue
            audience, tabs = Audience(0), [Viewer(ANN) for _ in range(count)]
            there: set[int] = set()
            for now, step in enumerate(order, 1):
                if step >= 0:
                    assert audience.add(tabs[step]) is (not there)
                    there.add(step)
                else:
                    there.discard(~step)
                    assert audience.remove(tabs[~step], now) is (not there)
                assert (audience.gone_since(ANN) is None) is bool(there)
            assert audience.gone_since(ANN) == len(order)


def test_a_tab_that_closes_twice_counts_once() -> None:
    audience, tab, other = Audience(0), Viewer(ANN), Viewer(BOB)
    audience.add(tab)
    audience.add(other)
    audience.remove(tab, 3)
    assert tab not in audience
    assert audience.viewers == (other,)


def test_who_never_came_is_absent_since_the_table_was_woken() -> None:
    audience = Audience(12)
    assert audience.gone_since(ANN) == 12
    assert audience.gone_since(None) == 12


def test_a_reload_is_not_seen_by_the_others(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        room, (ann, bob) = await table_of(rooms, "gin", 2)
        await dealt([ann, bob])
        for _ in range(5):
            tab = await Client(rooms, room, BOB).join(since=room.version)
            bob.leave()
            bob.leave()
            await after(20, ann)
            assert ann.table["seats"][1]["away"] is None
            assert room.present(bob.seat)  # type: ignore[arg-type]
            bob = tab

    in_house(tmp_path, use)


def test_all_tabs_of_a_person_are_shown_the_same(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        room, (ann, bob) = await table_of(rooms, "gin", 2)
        second = await Client(rooms, room, ANN).join()
        ann.read()
        ann.frames.clear()
        second.frames.clear()
        await dealt([ann, bob])
        second.read()
        mine = [frame for frame in ann.frames if not frame.startswith(b'{"type":"done"')]
        assert mine == second.frames
        assert second.table["you"] == ann.seat

    in_house(tmp_path, use)


def test_spectators_are_counted(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        room, (ann, _) = await table_of(rooms, "gin", 2)
        eve = await Client(rooms, room, EVE).join()
        nobody = await Client(rooms, room, None).join()
        await after(0, ann, eve)
        assert ann.table["watching"] == eve.table["watching"] == 2
        nobody.leave()
        await after(0, ann)
        assert ann.table["watching"] == 1

    in_house(tmp_path, use)


def test_who_does_not_read_is_let_go_and_holds_up_nobody(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        room, (ann, bob) = await table_of(rooms, "gin", 2)
        slow = Client(rooms, room, EVE)
        await rooms.join(room, slow.viewer, None)
        for number in range(MOST_MESSAGES + 50):
            await bob.send({"type": "say", "text": f"line {number}"})
            assert len(slow.viewer._queue) <= MOST_MESSAGES + 1
            bob.read()
            ann.read()
        assert slow.viewer.closing
        messages = slow.read()
        assert [message["type"] for message in messages] == ["closing"]
        assert messages[0]["code"] == "too_slow"
        assert messages[0]["retry_ms"] == 1000
        assert not bob.viewer.closing
        said = [message for message in ann.messages if message["type"] == "said"]
        assert len(said) == MOST_MESSAGES + 50
        again = await Client(rooms, room, EVE).join()
        assert len(again.messages[0]["chat"]) == 100

    in_house(tmp_path, use)


def test_what_waits_for_one_who_does_not_read_is_bounded() -> None:
    chance, viewer = random.Random(1), Viewer(EVE)
    for _ in range(10_000):
        viewer.send_bytes(b"x" * chance.randrange(1, 9000))
        assert sum(len(message) for _, message in viewer._queue) <= MOST_BYTES + 200
        assert len(viewer._queue) <= MOST_MESSAGES + 1
    assert viewer.closing


def test_coming_back_brings_the_events_that_were_missed(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        room, (ann, bob) = await table_of(rooms, "gin", 2, changes={"upcard_option": False})
        await dealt([ann, bob])
        (turn,) = ann.table["awaiting"]
        player = (ann, bob)[turn]
        await player.acts({"type": "draw"})
        kept: list[Any] = []
        for since in range(room.version + 1):
            back = await Client(rooms, room, player.person).join(since)
            welcome = back.messages[0]
            assert welcome["complete"] is True
            assert len(welcome["events"]) == room.version - since
            kept = [event for update in player.updates() for event in update["events"]]
            assert welcome["events"] == kept[since:]
            back.leave()
        for odd in (None, room.version + 5):  # first a version that never existed: the whole round
            new = await Client(rooms, room, player.person).join(odd)
            assert new.messages[0]["complete"] is False
            assert new.messages[0]["events"] == kept

    in_house(tmp_path, use)
