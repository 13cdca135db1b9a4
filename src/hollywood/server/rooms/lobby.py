"""The lobby: how many tables may wait there for players, and in which order they are listed.

Opening a table costs nothing. So a person may have only a few that wait, and an address some more.
In a list the addresses take turns, so that nobody can push the tables of others off it. Tables
where somebody is present come first, and one that nobody has touched for long is not listed.

Addresses are in memory only. After a restart a table counts for the person who opened it.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager

from hollywood.server.people.refusals import Refusal
from hollywood.server.store.protocol import Store
from hollywood.server.store.rows import Listed, PersonRow
from hollywood.server.table.clocks import DAY

OF_GUEST, OF_ACCOUNT, OF_ADDRESS = 2, 6, 16
"""The most tables of the lobby that may wait for players at once."""
LOOKED_AT = 200
"""The newest tables from which those of a list are chosen."""
LISTED_FOR = 3 * DAY
"""Seconds for which a table is listed after its last change, if nobody is there."""
_REMEMBERED = 5_000


class LobbyShares:
    """The share of each person and each address in the lobby of one server."""

    def __init__(self, store: Store, is_attended: Callable[[str], bool]) -> None:
        """``is_attended`` says whether somebody seated at a table is present."""
        self._store, self._is_attended = store, is_attended
        self._from: OrderedDict[str, str] = OrderedDict()  # addresses, by table
        self._opening = asyncio.Lock()

    @asynccontextmanager
    async def one_more(self, person: PersonRow, address: str) -> AsyncIterator[None]:
        """Hold a place for one more table while the block opens it; Refusal if too many wait."""
        async with self._opening:
            here = tuple(table for table, origin in self._from.items() if origin == address)
            own, from_here = await self._store.count_waiting(
                person.id, here[-10 * OF_ADDRESS :], time.time() - LISTED_FOR
            )
            most = OF_GUEST if person.login is None else OF_ACCOUNT
            if own >= most:
                raise Refusal(
                    "too_many_open",
                    f"you have {own} tables in the lobby that wait for players: get up at one of "
                    "them first, or open a table for invited people",
                )
            if from_here >= OF_ADDRESS:
                raise Refusal(
                    "too_many_open",
                    f"{from_here} tables in the lobby were opened from your network and wait for "
                    "players: sit down at one of them",
                )
            yield

    def opened(self, table_id: str, address: str) -> None:
        """Remember for a while where a table was opened from."""
        self._from[table_id] = address
        while len(self._from) > _REMEMBERED:
            self._from.popitem(last=False)

    async def waiting(self) -> list[Listed]:
        """Return the tables that wait for players, in the order of a list."""
        since = time.time() - LISTED_FOR
        return self._in_turns(await self._store.open_tables(LOOKED_AT, since))

    async def in_play(self) -> list[Listed]:
        """Return the tables to watch, in the order of a list."""
        return self._in_turns(await self._store.watchable_tables(LOOKED_AT))

    def _in_turns(self, tables: Sequence[Listed]) -> list[Listed]:
        """Return some tables, the newest first, so that each address has its turn."""
        attended = {each.table.id: self._is_attended(each.table.id) for each in tables}
        before: Counter[tuple[bool, str]] = Counter()
        places: dict[str, tuple[bool, int]] = {}
        for each in tables:
            name = each.table.id
            origin = self._from.get(name) or f"person {each.table.owner}"
            key = attended[name], origin
            places[name] = not attended[name], before[key]
            before[key] += 1
        return sorted(tables, key=lambda each: places[each.table.id])
