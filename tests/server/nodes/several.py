"""Several nodes over one PostgreSQL, and clients who come in at any of them."""

from __future__ import annotations

import contextlib
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect

from tests.server.faults.clients import Client
from tests.server.faults.process import Guest, Server
from tests.server.postgres import Cluster

GIN = {"preset": "hollywood-gin", "clock": "none", "changes": {"target": 1000}}
"""Long enough that no match ends."""


class Roaming(Client):
    """A client that comes in at any of the nodes that can be reached, which ``nodes`` returns."""

    def __init__(
        self,
        table: str,
        guest: Guest | None,
        nodes: Callable[[], Sequence[Server]],
        *,
        pause: float = 0.05,
        chance: random.Random,
    ) -> None:
        super().__init__(table, guest, 0, pause=pause, chance=chance)
        self._nodes = nodes
        self._where_to = chance

    def _connected(self) -> connect:
        self.port = self._where_to.choice(self._nodes()).port
        return super()._connected()


def at(*servers: Server) -> Callable[[], Sequence[Server]]:
    """Return what says that these servers can be reached, always."""
    return lambda: servers


@contextlib.contextmanager
def nodes(
    number: int, postgres: Cluster, folder: Path, *, limits: Mapping[str, int] | None = None
) -> Iterator[list[Server]]:
    """Run nodes on a new database until the block ends."""
    where = postgres.new_database()
    running = [
        Server(where, folder / f"node{n}.log", limits=limits, node=True) for n in range(number)
    ]
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


def at_tables(
    running: Sequence[Server],
    number: int,
    chance: random.Random,
    *,
    reachable: Callable[[], Sequence[Server]] | None = None,
    pause: float = 0.05,
    every_fourth: Mapping[str, Any] = GIN,
) -> list[Client]:
    """Open tables at all nodes in turn, for two people and a spectator who come in anywhere.

    They come in where ``reachable`` says. The last of every four tables is ``every_fourth``.
    """
    clients: list[Client] = []
    for place in range(number):
        node = running[place % len(running)]
        guests = [Guest(node), Guest(node)]
        table = guests[0].open_table(**(every_fourth if place % 4 == 3 else GIN))
        clients += [
            Roaming(table, guest, reachable or at(*running), pause=pause, chance=chance)
            for guest in (*guests, None)
        ]
    return clients


def owner(where: str, postgres: Cluster, table: str) -> str | None:
    """Return the id of the node that has a table."""
    name = where.rpartition("/")[2]
    ((node,),) = postgres.run(name, f"SELECT node FROM tables WHERE id = '{table}'")
    return None if node is None else str(node)
