"""One node and two on PostgreSQL: the processor time of a move, and how long it takes.

    .venv/bin/python benchmarks/table_nodes.py --seconds 20 --runs 3

The two kinds of server run in turn, under the same load. The people are beside them on the same
cores, so what a machine could do is computed from the processor time that a move costs: two nodes
on two cores do ``2 * cost with one / cost with two`` times the moves of one node on one core. About
half of the sockets of two nodes are passed on from one to the other.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).parent))
sys.path.insert(0, str(Path(__file__).parent.parent))

from table_people import Guest, Person, Seen, sit_down

from tests.server.postgres import cluster

_PROGRAM = """
import sys
from limits import RateLimitItemPerSecond
from hollywood.server.web.many import serve_many
from hollywood.server.web.serving import serve
from hollywood.server.web.settings import RateLimits, Settings

if __name__ == "__main__":
    anything = RateLimitItemPerSecond(10**9)
    fields = RateLimits.__dataclass_fields__.values()
    limits = RateLimits(
        **{each.name: 10**6 if isinstance(each.default, int) else anything for each in fields}
    )
    settings = Settings(where=sys.argv[1], limits=limits, log="quiet")
    ready = lambda port: print(port, flush=True)
    if sys.argv[2] == "1":
        serve(settings, "127.0.0.1", 0, ready)
    else:
        serve_many(settings, "127.0.0.1", 0, int(sys.argv[2]), ready)
"""
TABLES, MOVES = 150, 250
_SETTLING = 5.0


class Run(NamedTuple):
    """What one run has found: processor milliseconds of a move, and milliseconds until seen."""

    cost: float
    moves: float
    p50: float
    p99: float


@contextmanager
def house(where: str, nodes: int, folder: Path) -> Iterator[tuple[int, list[int]]]:
    """Run a server; its port, and the processes that serve."""
    program = folder / "program.py"
    program.write_text(_PROGRAM)
    words = [sys.executable, str(program), where, str(nodes)]
    process = subprocess.Popen(words, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        port = int(process.stdout.readline())
        children = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
        serving = [int(pid) for pid in children if b"spawn_main" in _words(pid)]
        yield port, [process.pid] if nodes == 1 else serving
    finally:
        process.terminate()
        process.wait(timeout=60)


def _words(pid: str) -> bytes:
    return Path(f"/proc/{pid}/cmdline").read_bytes()


def _cpu(pids: list[int]) -> float:
    found = 0.0
    for pid in pids:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        found += (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return found


async def _under_load(port: int, pids: list[int], seconds: float) -> Run:
    stop, tasks, seen = asyncio.Event(), [], Seen()
    for _ in range(TABLES):
        guests = Guest(port), Guest(port)
        form = {"preset": "hollywood-gin", "entrance": "invite"}
        table = guests[0].ask("POST", "/api/tables", form)["id"]
        await sit_down(port, table, guests[1])
        for guest in guests:
            person = Person(seen, port, table, pause=TABLES / MOVES)
            tasks.append(asyncio.create_task(person.play(guest, stop)))
        await asyncio.sleep(0)
    while seen.counts["connected"] < 2 * TABLES:
        await asyncio.sleep(0.1)
    await asyncio.sleep(_SETTLING)
    seen.moves.clear()
    done, cpu, began = seen.counts["done"], _cpu(pids), time.perf_counter()
    await asyncio.sleep(seconds)
    moves, passed = seen.counts["done"] - done, time.perf_counter() - began
    spent, ordered = _cpu(pids) - cpu, sorted(seen.moves)
    stop.set()
    await asyncio.gather(*tasks, return_exceptions=True)
    return Run(
        1000 * spent / moves,
        moves / passed,
        1000 * ordered[len(ordered) // 2],
        1000 * ordered[int(0.99 * len(ordered))],
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=20.0, help="seconds of each run")
    parser.add_argument("--runs", type=int, default=3, help="runs of each kind")
    options = parser.parse_args()
    found: dict[int, list[Run]] = {1: [], 2: []}
    with cluster() as postgres:
        folder = postgres._folder
        for _ in range(options.runs):
            for nodes, runs in found.items():
                with house(postgres.new_database(), nodes, folder) as (port, pids):
                    runs.append(asyncio.run(_under_load(port, pids, options.seconds)))
                    print(nodes, json.dumps(runs[-1]._asdict()), flush=True)
    one, two = (statistics.median(run.cost for run in found[nodes]) for nodes in (1, 2))
    told: dict[str, Any] = {
        "cost_of_a_move_ms": {"one": round(one, 3), "two": round(two, 3)},
        "two_cores_to_one": round(2 * one / two, 2),
        "p99_ms": {n: statistics.median(run.p99 for run in runs) for n, runs in found.items()},
    }
    print(json.dumps(told))


if __name__ == "__main__":
    main()
