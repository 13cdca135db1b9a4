"""A node that is drained hands its tables over, and one that is cut off from the database too."""

from __future__ import annotations

import asyncio
import random
import sys
from pathlib import Path

from tests import processes
from tests.server.faults.history import faults_in
from tests.server.faults.load import playing
from tests.server.faults.process import Server
from tests.server.nodes.several import at_tables, nodes, owner
from tests.server.postgres import Cluster
from tests.waiting import PATIENCE, comes


def test_drained(postgres: Cluster, tmp_path: Path) -> None:
    """Play goes on at the other node before the first one has ended, and it ends by itself."""

    async def play(running: list[Server]) -> None:
        chance = random.Random(5)
        clients = at_tables(running, 6, chance)
        tables = {client.history.table for client in clients}
        where = str(running[0].where)
        async with playing(clients) as load:
            await load.moved(2)
            process = running[0]._process
            assert process is not None
            draining = asyncio.create_task(asyncio.to_thread(_drain, where, postgres))
            await comes(lambda: len({owner(where, postgres, table) for table in tables}) == 1)
            await load.go_on(load.moves())
            status, words = await asyncio.to_thread(running[0].page, "/healthz")
            assert status == 503
            assert '"draining":true' in words
            assert await asyncio.to_thread(process.wait, PATIENCE) == 0
            assert await draining == "Drained nodes: 1\n"
            running[0].end()
            await load.go_on(load.moves())
            assert not any("elsewhere" in each for h in load.histories for each in h.closings)
            await load.rest()
            await asyncio.to_thread(running[1].stop)
        assert await faults_in(where, load.histories) == []

    with nodes(2, postgres, tmp_path) as running:
        asyncio.run(play(running))


def _drain(where: str, postgres: Cluster) -> str:
    """Drain the node that has begun first, as an operator does."""
    nodes = postgres.run(where.rpartition("/")[2], "SELECT address FROM nodes ORDER BY started")
    told = ["serve", "--drain", "--database", where, "--inner", str(nodes[0][0])]
    return processes.run([sys.executable, "-m", "hollywood.cli.main", *told]).stdout


def test_the_database_restarts(postgres: Cluster, tmp_path: Path) -> None:
    """Nodes wait for it; what was acknowledged is there, and people need no help."""

    async def play(running: list[Server]) -> None:
        chance = random.Random(6)
        async with playing(at_tables(running, 4, chance)) as load:
            for _ in range(2):
                await load.go_on(load.moves())
                await asyncio.to_thread(postgres.stop)
                await asyncio.sleep(chance.uniform(0, 5))
                await asyncio.to_thread(postgres.start)
            await load.go_on(load.moves())
            await load.rest()
            for node in running:
                await asyncio.to_thread(node.stop)
        assert await faults_in(str(running[0].where), load.histories) == []

    with nodes(2, postgres, tmp_path) as running:
        asyncio.run(play(running))
