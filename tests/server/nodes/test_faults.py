"""Nodes killed, paused and cut off, and PostgreSQL stopped, while people play: nothing is lost.

The histories of all clients are compared with the database, which also says who wrote what. `make
soak-nodes` does it two hours long, and writes how long the take-overs took to build/nodes.json.
"""

from __future__ import annotations

import json
import signal
import statistics
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.faults.load import Load
from tests.server.nodes.cluster import Nodes, with_nodes
from tests.server.postgres import Cluster, cluster

PARTS = 50
"""Each part opens new tables: with more in one, matches would end."""
IN_A_PART = {"kill": 4, "pause": 10, "cut": 1, "half-open cut": 1, "restart": 1}
FIGURES = Path(__file__).parent.parent.parent.parent / "build" / "nodes.json"


@pytest.fixture
def postgres() -> Iterator[Cluster]:
    """A cluster of its own, since it is stopped."""
    with cluster() as running:
        yield running


async def _everything_once(nodes: Nodes, load: Load) -> None:
    await nodes.killed(load, await nodes.busiest())
    await nodes.paused(load, await nodes.busiest())
    await nodes.cut_off(load, await nodes.busiest(), half_open=False)
    await nodes.cut_off(load, await nodes.busiest(), half_open=True)
    await nodes.database_restarted(load, signal.SIGQUIT)


def test_everything_once(postgres: Cluster, tmp_path: Path) -> None:
    nodes = with_nodes(postgres, tmp_path, _everything_once, seed=1)
    assert set(nodes.took) == {"kill", "pause", "cut", "half-open cut", "restart"}


async def _everything_often(nodes: Nodes, load: Load) -> None:
    what = [name for name, times in IN_A_PART.items() for _ in range(times)]
    nodes.chance.shuffle(what)
    for each in what:
        victim = nodes.chance.choice(nodes.all)
        if each == "kill":
            await nodes.killed(load, victim)
        elif each == "pause":
            await nodes.paused(load, victim)
        elif each == "restart":
            await nodes.database_restarted(
                load, nodes.chance.choice((signal.SIGINT, signal.SIGQUIT))
            )
        else:
            await nodes.cut_off(load, victim, half_open=each != "cut")


@pytest.mark.soak
@pytest.mark.parametrize("part", range(PARTS))
def test_everything_often(part: int, postgres: Cluster, tmp_path: Path) -> None:
    nodes = with_nodes(
        postgres, tmp_path, _everything_often, tables=12, pause=0.5, seed=1000 + part
    )
    _add(nodes.took)


def _add(took: dict[str, list[float]]) -> None:
    """Add to the figures of the parts before."""
    told: dict[str, Any] = {"parts": 0, "seconds": {}}
    if FIGURES.exists():
        told = json.loads(FIGURES.read_text())
    told["parts"] += 1
    for what, seconds in took.items():
        told["seconds"].setdefault(what, []).extend(round(each, 3) for each in seconds)
    told["figures"] = {
        what: {
            "events": told["parts"] * IN_A_PART[what],
            "tables": len(seconds),
            "median": statistics.median(seconds),
            "p99": sorted(seconds)[int(0.99 * len(seconds))],
            "max": max(seconds),
        }
        for what, seconds in told["seconds"].items()
    }
    FIGURES.parent.mkdir(exist_ok=True)
    FIGURES.write_text(json.dumps(told, indent=1) + "\n")
