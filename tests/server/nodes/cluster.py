"""Three nodes over one PostgreSQL, each behind its own line to it, and what can happen to them.

A node can be killed, paused longer than its lease, or cut off from the database: at once, or so
that both ends think the line is open. PostgreSQL can be stopped and started. Clients come in at any
node that a proxy would send them to: one that can be reached.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from tests.server.faults.detour import Detour, detour
from tests.server.faults.history import faults_in
from tests.server.faults.load import Load, playing
from tests.server.faults.process import Server
from tests.server.nodes.several import at_tables
from tests.server.nodes.witness import Owned, Witness
from tests.server.postgres import Cluster
from tests.waiting import comes

LEASE = 3.0
_MAY_I = {
    "preset": "may-i",
    "clock": "none",
    "players": 4,
    "bots": ["greedy"] * 2,
    "hold_ms": 100,
    "bot_ms": 0,
}


@dataclass
class Node:
    """A server, the user that it is for PostgreSQL, and its line to it."""

    server: Server
    user: str
    way: Detour
    reachable: bool = True


@dataclass
class Nodes:
    """The nodes, and how long each take-over took, in seconds.

    It is over when another node has taken the table; the next move may come later.
    """

    postgres: Cluster
    where: str
    all: list[Node]
    witness: Witness
    chance: random.Random
    took: dict[str, list[float]] = field(default_factory=dict)

    def reachable(self) -> list[Server]:
        """The nodes that a proxy would send people to."""
        return [node.server for node in self.all if node.reachable]

    async def busiest(self) -> Node:
        """The node that has the most tables."""
        having = [
            len(await asyncio.to_thread(self.witness.owned_by, node.user)) for node in self.all
        ]
        return self.all[having.index(max(having))]

    async def killed(self, load: Load, node: Node) -> None:
        """Kill a node, wait until its tables go on elsewhere, and start it again."""
        async with self._missing(load, node, "kill"):
            await asyncio.to_thread(node.server.kill)
        await asyncio.to_thread(node.server.start)

    async def paused(self, load: Load, node: Node) -> None:
        """Stop a node until its tables go on elsewhere and beyond, then let it go on.

        What it has not sent yet, and thinks that it may still do, comes after all.
        """
        os.kill(node.server.pid, signal.SIGSTOP)
        try:
            async with self._missing(load, node, "pause"):
                self._hang_up(load, node)
            await asyncio.sleep(self.chance.uniform(0, 0.5))
        finally:
            os.kill(node.server.pid, signal.SIGCONT)

    async def cut_off(self, load: Load, node: Node, *, half_open: bool) -> None:
        """Cut a node off from the database until its tables go on elsewhere."""
        async with self._missing(load, node, "half-open cut" if half_open else "cut"):
            if half_open:
                node.way.hold()
            else:
                node.way.shut()
            # Whoever asks for its health sends nobody there.
        node.way.cut()  # what TCP has lost never comes later: the connections end with it
        node.way.go_on()

    async def database_restarted(self, load: Load, how: signal.Signals) -> None:
        """Stop PostgreSQL and start it again; every table goes on."""
        before = load.moves()
        await asyncio.to_thread(self.postgres.stop, how)
        await asyncio.to_thread(self.postgres.start)
        began = time.monotonic()
        await load.go_on(before)
        self.took.setdefault("restart", []).append(time.monotonic() - began)

    @contextlib.asynccontextmanager
    async def _missing(self, load: Load, node: Node, what: str) -> AsyncIterator[None]:
        """A node can do nothing from some moment on: wait until its tables go on elsewhere."""
        node.reachable = False
        before = load.moves()
        # PostgreSQL is on this machine, so its clock is ours.
        began, owned = time.time(), await asyncio.to_thread(self.witness.owned_by, node.user)
        owned = [each for each in owned if each.table in before]
        yield
        for each in owned:
            at = await self._taken_over(load, each)
            self.took.setdefault(what, []).append(at - began)
        await load.go_on(before)
        node.reachable = True

    async def _taken_over(self, load: Load, owned: Owned) -> float:
        found: list[float] = []

        async def look() -> None:
            while not found:
                load.in_order()
                at = await asyncio.to_thread(self.witness.taken_over, owned)
                found.extend([] if at is None else [at])
                await asyncio.sleep(0.05)

        looking = asyncio.create_task(look())
        await comes(looking.done, f"nobody takes over {owned}")
        await looking
        return found[0]

    @staticmethod
    def _hang_up(load: Load, node: Node) -> None:
        """Those who are connected to a node, or are coming in, notice that it does not answer."""
        for client in load.clients:
            if client.port == node.server.port:
                client.hang_up()

    async def over(self, load: Load) -> None:
        """Let everybody rest, end all nodes, and compare everything with the database."""
        await load.rest()
        for node in self.all:
            assert await asyncio.to_thread(node.server.stop) == 0
        wrote = await asyncio.to_thread(self.witness.wrote)
        assert wrote
        found = await faults_in(self.where, load.histories, wrote)
        assert not found, found[:20]
        for node in self.all:
            for word in (
                *("Traceback", "defect", "table_unreadable", "room_failed", "table_stood_still"),
            ):
                log = node.server.log
                assert word not in log, log[max(0, log.index(word) - 1000) :][:4000]


Play = Callable[[Nodes, Load], Awaitable[None]]


async def _played(
    postgres: Cluster, folder: Path, play: Play, *, tables: int, pause: float, seed: int
) -> Nodes:
    where = postgres.new_database()
    witness = Witness(postgres, where)
    chance = random.Random(seed)
    async with contextlib.AsyncExitStack() as stack:
        running: list[Node] = []
        for number in range(1, 4):
            user = f"node{number}"
            way = await stack.enter_async_context(detour(postgres.port))
            address = where.replace("hollywood@", f"{user}@")
            address = address.replace(f":{postgres.port}/", f":{way.port}/")
            server = Server(address, folder / f"{user}.log", node=True)
            stack.callback(server.end)
            running.append(Node(server, user, way))
        await asyncio.to_thread(make_users, postgres, [node.user for node in running])
        await asyncio.to_thread(running[0].server.start)
        await asyncio.to_thread(witness.begin)
        for node in running[1:]:
            await asyncio.to_thread(node.server.start)
        nodes = Nodes(postgres, where, running, witness, chance)
        clients = await asyncio.to_thread(
            at_tables,
            [node.server for node in running],
            tables,
            chance,
            reachable=nodes.reachable,
            pause=pause,
            every_fourth=_MAY_I,
        )
        async with playing(clients) as load:
            await load.moved(2)
            await play(nodes, load)
            await nodes.over(load)
    return nodes


def with_nodes(
    postgres: Cluster, folder: Path, play: Play, *, tables: int = 8, pause: float = 0.05, seed: int
) -> Nodes:
    """Let people play at three nodes while ``play`` does something to them; check everything."""
    return asyncio.run(_played(postgres, folder, play, tables=tables, pause=pause, seed=seed))


def make_users(postgres: Cluster, users: Sequence[str]) -> None:
    """Make users of PostgreSQL, one for each node."""
    there = {name for (name,) in postgres.run("postgres", "SELECT rolname FROM pg_roles")}
    for user in users:
        if user not in there:
            postgres.run("postgres", f"CREATE ROLE {user} SUPERUSER LOGIN")
