"""Several nodes over one PostgreSQL, and clients who come in at any of them."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator, Iterator, Sequence
from pathlib import Path

from websockets.asyncio.client import connect

from tests.server.faults.clients import Client
from tests.server.faults.load import Load
from tests.server.faults.process import Guest, Server
from tests.server.postgres import Cluster

GIN = {"preset": "hollywood-gin", "clock": "none"}
"""Long enough that no match ends."""


class Roaming(Client):
    """A client that comes back at any of several nodes."""

    def __init__(
        self, table: str, guest: Guest | None, nodes: Sequence[Server], chance: random.Random
    ) -> None:
        self._nodes = nodes
        self._pick = chance
        super().__init__(table, guest, nodes[0].port, pause=0.05, chance=chance)

    def _connected(self) -> connect:
        self.port = self._pick.choice(self._nodes).port
        return super()._connected()


@contextlib.contextmanager
def nodes(number: int, postgres: Cluster, folder: Path) -> Iterator[list[Server]]:
    """Run nodes on a new database until the block ends."""
    where = postgres.new_database()
    running = [Server(where, folder / f"node{n}.log", node=True) for n in range(number)]
    try:
        for node in running:
            node.start()
        yield running
        for node in running:
            assert "table_stood_still" not in node.log, node.log
            assert "room_failed" not in node.log, node.log
            assert "Traceback" not in node.log, node.log[node.log.index("Traceback") - 500 :]
    finally:
        for node in running:
            node.end()


def at_tables(running: Sequence[Server], number: int, chance: random.Random) -> list[Client]:
    """Open tables at all nodes in turn, for two people and a spectator who come in anywhere."""
    clients: list[Client] = []
    for place in range(number):
        node = running[place % len(running)]
        guests = [Guest(node), Guest(node)]
        table = guests[0].open_table(**GIN)
        clients += [Roaming(table, guest, running, chance) for guest in (*guests, None)]
    return clients


@contextlib.asynccontextmanager
async def seated(clients: Sequence[Client]) -> AsyncIterator[Load]:
    """Let everybody come, sit down and play until the block ends."""
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


def owner(where: str, postgres: Cluster, table: str) -> str | None:
    """Return the id of the node that has a table."""
    name = where.rpartition("/")[2]
    ((node,),) = postgres.run(name, f"SELECT node FROM tables WHERE id = '{table}'")
    return None if node is None else str(node)
