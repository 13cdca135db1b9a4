"""Who deals first if the rules let the players choose: one of them is asked, for a while."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from hollywood.server.protocol.forms import NewTableForm
from hollywood.server.rooms.room import Room
from hollywood.server.rooms.rooms import Rooms
from hollywood.server.table.state import CHOOSING
from tests.server.rooms.house import ANN, BOB, EVE, Client, after, in_house, table_of

CHOSEN: dict[str, Any] = {"changes": {"first_dealer": "chosen"}}


async def _dealer(room: Room) -> int | None:
    """Who deals first by the log; ``None`` if the first deal draws it."""
    (entry,) = [r for r in await room.house.store.entries(room.card.id) if r.kind == "match"]
    dealer: int | None = json.loads(entry.body)["first_dealer"]
    return dealer


@pytest.mark.parametrize("dealer", [0, 1])
def test_the_first_who_sits_there_is_asked(tmp_path: Path, dealer: int) -> None:
    async def use(rooms: Rooms) -> None:
        room, (ann, bob) = await table_of(rooms, "gin", 2, **CHOSEN)
        for client in (ann, bob):
            client.read()
            assert (client.table["chooser"], client.table["stage"]) == (0, "gathering")
        eve = await Client(rooms, room, EVE).join()
        assert (await eve.does("choose_dealer", seat=0))["code"] == "not_seated"
        assert (await eve.does("sit"))["code"] == "table_full"
        assert (await bob.does("choose_dealer", seat=0))["code"] == "not_asked"
        assert (await ann.does("choose_dealer", seat=2))["code"] == "no_such_seat"
        assert (await ann.does("choose_dealer", seat=dealer))["type"] == "done"
        assert (ann.table["chooser"], ann.table["stage"]) == (None, "between")
        assert await _dealer(room) == dealer
        assert (await ann.does("choose_dealer", seat=0))["code"] == "no_choice"

    in_house(tmp_path, use)


@pytest.mark.parametrize("preset", ["gin", "may-i"])
def test_with_bots_one_is_asked_too(tmp_path: Path, preset: str) -> None:
    async def use(rooms: Rooms) -> None:
        person = await rooms.store.person(ANN)
        assert person is not None
        card = await rooms.open_table(person, NewTableForm(preset=preset, entrance="bot", **CHOSEN))
        room = await rooms.room(card.id)
        assert room is not None
        ann = await Client(rooms, room, ANN).join()
        assert ann.table["chooser"] == 0
        assert (await ann.does("choose_dealer", seat=1))["type"] == "done"
        assert await _dealer(room) == 1

    in_house(tmp_path, use)


def test_the_deal_draws_lots_when_nobody_has_chosen(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        room, (ann, _) = await table_of(rooms, "gin", 2, **CHOSEN)
        await after(CHOOSING - 1, ann)
        assert ann.table["stage"] == "gathering"
        await after(1.1, ann)
        assert ann.table["stage"] == "between"
        assert await _dealer(room) is None

    in_house(tmp_path, use)


def test_another_is_asked_while_the_first_is_away(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        room, (ann, bob) = await table_of(rooms, "gin", 2, **CHOSEN)
        ann.leave()
        await after(0, bob)
        assert bob.table["chooser"] == 1
        rooms.forget(room)
        woken = await rooms.room(room.card.id)
        assert woken is not None
        bob = await Client(rooms, woken, BOB).join()
        assert bob.table["chooser"] == 1
        assert (await bob.does("choose_dealer", seat=None))["type"] == "done"
        assert bob.table["stage"] == "between"

    in_house(tmp_path, use)


def test_who_gets_up_before_the_choice_leaves_a_free_seat(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        room, (ann, bob) = await table_of(rooms, "gin", 2, **CHOSEN)
        await bob.does("leave")
        ann.read()
        assert (ann.table["chooser"], ann.table["seats"][1]["kind"]) == (None, "empty")
        assert (await ann.does("choose_dealer", seat=0))["code"] == "no_choice"
        await after(CHOOSING + 1, ann)
        assert room.table is None

    in_house(tmp_path, use)


@pytest.mark.parametrize("rule", ["random", "random_or_chosen"])
def test_where_lots_may_be_drawn_nobody_is_asked(tmp_path: Path, rule: str) -> None:
    async def use(rooms: Rooms) -> None:
        room, _ = await table_of(rooms, "gin", 2, changes={"first_dealer": rule})
        assert room.table is not None

    in_house(tmp_path, use)
