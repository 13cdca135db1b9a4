"""What the sender of notices asks the tables: does a table still wait for somebody out of sight?"""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace

from hollywood.server.rooms.rooms import Rooms
from hollywood.server.table.calling import due_notices
from hollywood.server.table.clocks import calendar
from tests.server.rooms.house import Client, dealt, in_house, table_of


def test_a_table_in_sight_needs_no_notice(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        room, clients = await table_of(rooms, "gin", 2, clock="days")
        await dealt(clients)
        (notice,) = due_notices(room, calendar())
        (player,) = (client for client in clients if client.person == notice.person)
        (other,) = (client for client in clients if client is not player)
        assert notice.here
        assert not await rooms.still_calls(notice)
        await player.send({"type": "look", "here": False})
        (away,) = due_notices(room, calendar())
        assert away == replace(notice, here=False)
        assert await rooms.still_calls(notice)
        tab = await Client(rooms, room, player.person).join()  # another one, in sight
        assert not await rooms.still_calls(notice)
        tab.leave()
        assert await rooms.still_calls(notice)
        done = await player.acts({"type": "pass"})
        assert done["type"] == "done"
        assert not await rooms.still_calls(notice)  # somebody else is to play
        await other.send({"type": "look", "here": False})
        assert (await other.acts({"type": "pass"}))["type"] == "done"
        (again,) = due_notices(room, calendar())
        assert again.person == notice.person
        assert again.key != notice.key  # it is another decision
        assert not await rooms.still_calls(replace(notice, table="elsewhere"))

    in_house(tmp_path, use)
