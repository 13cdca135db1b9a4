"""docs/scale.md prints what the model says, and the model does what it claims."""

from __future__ import annotations

import re
import sys
from pathlib import Path

from benchmarks.scale import CROWDS, Crowd, Node, plan, simulate
from tests import processes

ROOT = Path(__file__).parent.parent.parent
NODE = Node(1.0, 0.25, 2000, 4000, 100, 10)


def test_the_page_prints_what_the_model_says() -> None:
    (printed,) = re.findall(r"```text\n(.*?)```", (ROOT / "docs/scale.md").read_text(), re.DOTALL)
    assert processes.run([sys.executable, ROOT / "benchmarks/scale.py"]).stdout == printed


def test_a_crowd_needs_what_its_moves_cost() -> None:
    needed = plan(NODE, Crowd("some", 160_000, 0.5, 0.1))
    assert (needed.moves, needed.node_cores, needed.machines) == (8000, 16, 1)
    assert needed.shards == 1
    assert round(needed.network_mbit) == 256
    assert plan(NODE, CROWDS[0]).shards > plan(NODE, CROWDS[1]).shards


def test_a_simulation_can_be_repeated() -> None:
    crowd = Crowd("some", 200_000, 1.0, 0.1)
    needed = plan(NODE, crowd)
    once, again = (simulate(NODE, needed, crowd) for _ in range(2))
    assert once == again != simulate(NODE, needed, crowd, seed=2)
    assert once.machine.p99 >= once.node.p99 > 3
    slower = simulate(NODE._replace(wake_ms=100), needed, crowd)
    assert slower.machine.p99 > once.machine.p99
