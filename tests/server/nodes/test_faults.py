"""Nodes killed, paused and cut off, and PostgreSQL stopped, while people play: nothing is lost.

The histories of all clients are compared with the database, which also says who wrote what.
"""

from __future__ import annotations

import signal
from pathlib import Path

from tests.server.faults.load import Load
from tests.server.nodes.cluster import Nodes, with_nodes
from tests.server.postgres import Cluster


async def _everything_once(nodes: Nodes, load: Load) -> None:
    one, two, three = nodes.all
    await nodes.killed(load, one)
    await nodes.paused(load, two)
    await nodes.cut_off(load, three, half_open=False)
    await nodes.cut_off(load, one, half_open=True)
    await nodes.database_restarted(load, signal.SIGQUIT)


def test_everything_once(postgres: Cluster, tmp_path: Path) -> None:
    nodes = with_nodes(postgres, tmp_path, _everything_once, seed=1)
    assert set(nodes.took) == {
        *("kill", "pause", "cut", "half-open cut", "restart of PostgreSQL"),
    }
    print(nodes.took)
