"""Playing at once: who is sent to whose table, and who stops waiting."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from hollywood.errors import RulesError
from hollywood.server.protocol.forms import NewTableForm, QuickForm
from hollywood.server.rooms.room import Room
from hollywood.server.rooms.rooms import SWEEP, Rooms
from hollywood.server.table.absence import SHOWN_AFTER
from hollywood.server.table.timing import AWAKE
from tests.server.rooms.house import ANN, BOB, CY, Client, after, in_house

GIN = QuickForm(preset="gin")
RATED = QuickForm(preset="gin", clock="live", turn_seconds=30, rated=True)


async def _asks(rooms: Rooms, who: str, form: QuickForm = GIN) -> Room:
    """The table that a person who wants to play at once is sent to."""
    person = await rooms.store.person(who)
    assert person is not None
    card = await rooms.quick_table(person, form) or await rooms.open_quick(person, form)
    room = await rooms.room(card.id)
    assert room is not None
    return room


async def _waits(rooms: Rooms, who: str, form: QuickForm = GIN) -> Client:
    """Somebody who waits at their own table."""
    room = await _asks(rooms, who, form)
    assert room.seating.seat_of(who) == 0
    return await Client(rooms, room, who).join()


@pytest.mark.parametrize("form", [GIN, RATED], ids=["casual", "rated"])
def test_two_who_want_the_same_play_together(where: str, form: QuickForm) -> None:
    async def use(rooms: Rooms) -> None:
        ann = await _waits(rooms, ANN, form)
        room = await _asks(rooms, BOB, form)
        assert room is ann.room
        assert (room.card.quick, room.card.rated, room.card.entrance) == (True, form.rated, "lobby")
        bob = await Client(rooms, room, BOB).join()
        assert (await bob.does("sit"))["type"] == "done"
        assert room.table is not None
        assert (await _asks(rooms, CY, form)) is not room
        assert (await _asks(rooms, ANN, form)) is not room, "at play, and wants another match"

    in_house(where, use)


def test_nobody_is_sent_to_himself_and_asking_again_opens_nothing(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        ann = await _waits(rooms, ANN)
        other_tab = await _asks(rooms, ANN)
        assert other_tab is ann.room
        again, found = await asyncio.gather(_asks(rooms, ANN), _asks(rooms, BOB))
        assert again is found is ann.room

    in_house(tmp_path, use)


@pytest.mark.parametrize(
    "other",
    [
        {"preset": "hollywood-gin"},
        {"clock": "live", "turn_seconds": 60},
        {"clock": "live", "turn_seconds": 30},
        {"clock": "live", "turn_seconds": 30, "rated": True},
        {"preset": "may-i"},
    ],
)
def test_who_wants_something_else_waits_elsewhere(tmp_path: Path, other: dict[str, Any]) -> None:
    async def use(rooms: Rooms) -> None:
        form = QuickForm(**{"preset": "gin", **other})
        ann = await _waits(rooms, ANN)
        bob = await _waits(rooms, BOB, form)
        assert bob.room is not ann.room
        assert await _asks(rooms, CY, form) is bob.room
        # A person with a new wish waits for the other game only.
        assert await _asks(rooms, ANN, form) is bob.room
        assert ann.room.seating.people() == ()

    in_house(tmp_path, use)


def test_an_open_table_of_the_lobby_will_do_if_somebody_is_there(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        ann = await rooms.store.person(ANN)
        assert ann is not None

        async def opened(**form: Any) -> Room:
            given = {"preset": "gin", "entrance": "lobby", **form}
            card = await rooms.open_table(ann, NewTableForm(**given))
            room = await rooms.room(card.id)
            assert room is not None
            await Client(rooms, room, ANN).join()
            return room

        await opened(entrance="invite")
        await opened(changes={"target": 50})
        await opened(players=4)
        assert await rooms.quick_table(await _person(rooms, BOB), GIN) is None
        room = await opened()
        assert await rooms.quick_table(await _person(rooms, ANN), GIN) is None, "sent to herself"
        assert await _asks(rooms, BOB) is room
        for viewer in room.viewers():
            room.leave(viewer)
        await after(SHOWN_AFTER + 0.1)
        assert await rooms.quick_table(await _person(rooms, BOB), GIN) is None

    in_house(tmp_path, use)


async def _person(rooms: Rooms, who: str) -> Any:
    return await rooms.store.person(who)


def test_who_leaves_the_page_or_gets_up_waits_no_longer(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        ann = await _waits(rooms, ANN)
        bob = await Client(rooms, ann.room, BOB).join()
        ann.leave()
        await after(SHOWN_AFTER - 0.1)
        assert await _asks(rooms, BOB) is ann.room, "a reload is not noticed"
        await after(0.2)
        assert (await bob.does("sit"))["code"] == "offer_withdrawn"
        open_tables = await rooms.listed(await rooms.store.open_tables(9), None)
        assert len(open_tables) == 1
        assert await rooms.shown_in_lobby(open_tables) == frozenset()
        bob.leave()
        mine = await rooms.store.tables_of(ANN, over=False, limit=9)
        assert len(mine) == 1
        await after(AWAKE + 3 * SWEEP)
        assert await rooms.store.tables_of(ANN, over=False, limit=9) == ()
        bob = await _waits(rooms, BOB)
        await rooms.give_up_quick(BOB)
        bob.read()
        assert bob.table["seats"][0]["kind"] == "empty"
        assert (await _asks(rooms, ANN)) is not bob.room

    in_house(tmp_path, use)


def test_of_two_who_wait_the_newer_goes_to_the_older(tmp_path: Path) -> None:
    """As after a lost connection: the first to come waits, and nobody goes back and forth."""

    async def use(rooms: Rooms) -> None:
        ann = await _waits(rooms, ANN)
        ann.leave()
        await after(SHOWN_AFTER + 0.1)
        bob = await _waits(rooms, BOB)
        assert bob.room is not ann.room
        await ann.join()
        assert await _asks(rooms, ANN) is ann.room
        assert await _asks(rooms, BOB) is ann.room
        assert bob.room.seating.people() == ()
        assert (await (await Client(rooms, ann.room, BOB).join()).does("sit"))["type"] == "done"

    in_house(tmp_path, use)


def test_who_is_joined_meanwhile_stays(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        ann = await _waits(rooms, ANN)
        other = QuickForm(preset="hollywood-gin")
        async with ann.room.lock:  # somebody is about to sit down
            asked = asyncio.ensure_future(_asks(rooms, ANN, other))
            cy = await Client(rooms, ann.room, CY).join()
            sits = asyncio.ensure_future(cy.does("sit"))
            await asyncio.sleep(0)
        assert (await sits)["type"] in {"done", "refused"}
        room = await asked
        assert (room is ann.room) == (ann.room.table is not None)

    in_house(tmp_path, use)


def test_what_cannot_be_played_is_refused(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        for form, words in (
            (QuickForm(preset="poker"), "there is no preset"),
            (QuickForm(preset="gin", rated=True), "needs a clock"),
            (QuickForm(preset="gin", clock="live", turn_seconds=10, rated=True), "too few"),
        ):
            with pytest.raises(RulesError, match=words):
                await _asks(rooms, ANN, form)

    in_house(tmp_path, use)
