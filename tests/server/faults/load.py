"""Tables in play: guests at them, spectators beside them, and how they come to rest."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager

from tests.server.faults.checker import History
from tests.server.faults.clients import Client
from tests.server.faults.process import Guest, Server
from tests.waiting import comes

# Long enough that no match ends.
_GIN = {"preset": "hollywood-gin", "clock": "none"}
_MAY_I = {"preset": "may-i", "clock": "none", "players": 4, "hold_ms": 100, "bot_ms": 0}


class Load:
    """All clients of several tables."""

    def __init__(self, clients: list[Client]) -> None:
        self.clients = clients

    @property
    def histories(self) -> list[History]:
        """What they all did and were told."""
        return [client.history for client in self.clients]

    def by_table(self) -> dict[str, list[Client]]:
        """The clients of each table."""
        found: dict[str, list[Client]] = {}
        for client in self.clients:
            found.setdefault(client.history.table, []).append(client)
        return found

    def moves(self) -> dict[str, int]:
        """How many actions were acknowledged at each table."""
        return {
            table: sum(client.history.done() for client in clients)
            for table, clients in self.by_table().items()
        }

    def unanswered(self) -> int:
        """How many commands wait for their answers."""
        return sum(len(client.history.unanswered) for client in self.clients)

    async def all_welcome(self) -> None:
        """Wait until everybody is at their table."""
        await comes(lambda: all(client.welcomed.is_set() for client in self.clients))
        self.in_order()

    async def go_on(self, since: dict[str, int]) -> None:
        """Wait until there was another move at every table whose match is not over."""

        def all_moved() -> bool:
            self.in_order()
            over = self._over()
            return all(done > since[table] or table in over for table, done in self.moves().items())

        await comes(all_moved)

    def _over(self) -> set[str]:
        """The tables that have played their match to its end."""
        return {
            table
            for table, clients in self.by_table().items()
            if any(client.welcomed.is_set() and client.table.stage == "over" for client in clients)
        }

    async def moved(self, number: int) -> None:
        """Wait until there were this many moves at every table."""
        await comes(lambda: min(self.moves().values()) >= number)

    def in_order(self) -> None:
        """Fail at once if anybody was told something impossible."""
        found = [fault for history in self.histories for fault in history.faults]
        assert not found, found

    async def rest(self) -> None:
        """Let the players stop, and wait until everything is answered and nothing more comes."""
        for client in self.clients:
            client.playing = False
        await self.all_welcome()
        await comes(
            lambda: (
                not self.unanswered()
                and not self._heard_within(0.7)
                and self._agree()
                and self._people_are_awaited()
            )
        )

    def _heard_within(self, seconds: float) -> bool:
        return time.monotonic() - max(client.heard for client in self.clients) < seconds

    def _people_are_awaited(self) -> bool:
        """Whether no table with a round in play waits for a bot."""
        return all(
            set(clients[0].table.awaiting) <= {client.table.you for client in clients}
            for clients in self.by_table().values()
            if clients[0].table.stage == "playing"
        )

    def _agree(self) -> bool:
        return all(
            len({client.history.version for client in clients}) == 1
            for clients in self.by_table().values()
        )


def tables_for(
    server: Server, *, gin: int, may_i: int, pause: float, chance: random.Random
) -> list[Client]:
    """Open tables with two people and a spectator each, and bots at those of May-I."""
    clients = []
    for number in range(gin + may_i):
        guests = [Guest(server), Guest(server)]
        if number < gin:
            table = guests[0].open_table(**_GIN)
        else:
            table = guests[0].open_table(**_MAY_I, bots=["greedy"] * 2)
        clients += [
            Client(table, guest, server.port, pause=pause, chance=chance)
            for guest in (*guests, None)
        ]
    return clients


@asynccontextmanager
async def playing(clients: Iterable[Client]) -> AsyncIterator[Load]:
    """Let everybody come to their table, sit down and play until the block ends."""
    load = Load(list(clients))
    async with asyncio.TaskGroup() as group:
        tasks = [group.create_task(client.live()) for client in load.clients]
        await load.all_welcome()
        for client in load.clients:
            if client.history.person is not None and client.table.you is None:
                sent = await client.answered(await client.send({"type": "sit"}))
                assert sent.code is None, sent.code
        yield load
        for task in tasks:
            task.cancel()
