"""How many machines a million people at once would need, on paper and by simulation.

    python benchmarks/scale.py             # the model and the simulation, from the measured figures
    python benchmarks/scale.py --measure   # measure one node on PostgreSQL on this machine first

The figures of one server are in ``benchmarks/scale.json``. Measured are the processor time that a
move costs the node and PostgreSQL, what PostgreSQL writes for it, what is sent for it, the memory
of a table with two people, and what it costs when a table comes back after its node was killed.
"""

from __future__ import annotations

import argparse
import asyncio
import heapq
import json
import math
import os
import random
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, NamedTuple

HERE = Path(__file__).parent
MEASURED = HERE / "scale.json"
TABLES, MOVES, SECONDS = 100, 60.0, 40.0  # of the measurement


class Node(NamedTuple):
    """What one node was measured to need."""

    move_ms: float  # of a processor, for a move at a table of two
    database_ms: float  # of a processor of PostgreSQL, for a move
    written_bytes: float  # by PostgreSQL into its log, for a move
    sent_bytes: float  # to people, for a move
    table_kb: float  # of memory, for a table with two people connected
    wake_ms: float  # of a processor, until a table with its two people is back on another node


class Crowd(NamedTuple):
    """How many people there are, and what they do."""

    name: str
    people: int
    at_tables: float  # the part that plays with other people; the rest plays in the browser alone
    moves: float  # a second, by each of those at tables


CROWDS = (
    Crowd("all at tables with others", 1_000_000, 1.0, 0.1),
    Crowd("half alone in the browser", 1_000_000, 0.5, 0.1),
)
BUSY = 0.5  # how much of a processor is used at most, so that one shard can do another's work
NODE_CORES, DATABASE_CORES = 16, 16  # of one machine
DATABASE_WRITES = 100e6  # bytes a second into the log of one PostgreSQL, at most


class Plan(NamedTuple):
    """What a crowd needs."""

    moves: float
    node_cores: float
    machines: int
    memory_gb: float
    shards: int
    network_mbit: float


def plan(node: Node, crowd: Crowd) -> Plan:
    """Compute what a crowd needs; a table has two people."""
    playing = crowd.people * crowd.at_tables
    moves = playing * crowd.moves
    cores = moves * node.move_ms / 1000 / BUSY
    by_work = moves * node.database_ms / 1000 / BUSY / DATABASE_CORES
    by_writes = moves * node.written_bytes / DATABASE_WRITES
    return Plan(
        moves=moves,
        node_cores=cores,
        machines=math.ceil(cores / NODE_CORES),
        memory_gb=playing / 2 * node.table_kb / 1e6,
        shards=math.ceil(max(by_work, by_writes)),
        network_mbit=moves * node.sent_bytes * 8 / 1e6,
    )


LEASE = 3.0
RETRY = (
    0.5  # seconds until a page comes back, on average; at random between half and one and a half
)


class Back(NamedTuple):
    """How many seconds tables are away after what had them has died."""

    median: float
    p99: float


class Shards(NamedTuple):
    """What the simulation of shards has found."""

    fullest: float  # the moves of the fullest shard, to the mean
    waiting: float  # the part of the people who wait while one shard is away
    node: Back
    machine: Back


def simulate(node: Node, needed: Plan, crowd: Crowd, seed: int = 1) -> Shards:
    """Put tables on shards by their ids; lose a shard, a node, and a machine of nodes.

    Tables are not alike: how fast one plays is log-normal, with a tenth of them four times as fast
    as the median.
    """
    chance = random.Random(seed)
    tables = int(crowd.people * crowd.at_tables / 2)
    busy = [0.0] * needed.shards
    for _ in range(tables):
        busy[chance.randrange(needed.shards)] += chance.lognormvariate(0, 1.08)
    cores = math.ceil(needed.machines / needed.shards) * NODE_CORES  # of a shard
    of_core = tables // (cores * needed.shards)
    return Shards(
        fullest=max(busy) * len(busy) / sum(busy),
        waiting=1 / needed.shards,
        node=_taken_over(node, of_core, cores, 1, chance),
        machine=_taken_over(node, of_core * NODE_CORES, cores, NODE_CORES, chance),
    )


def _taken_over(node: Node, tables: int, cores: int, lost: int, chance: random.Random) -> Back:
    """Let the other cores of a shard take tables over, beside their work and that of the lost."""
    free = max(0.1, 1 - BUSY * cores / (cores - lost))
    arrivals = sorted(
        LEASE * chance.uniform(0.75, 1.0) + RETRY * chance.uniform(0.5, 1.5) for _ in range(tables)
    )
    ready = [0.0] * (cores - lost)
    back = []
    for arrives in arrivals:
        done = max(heapq.heappop(ready), arrives) + node.wake_ms / 1000 / free
        back.append(done)
        heapq.heappush(ready, done)
    back.sort()
    return Back(statistics.median(back), back[int(0.99 * len(back))])


def page(node: Node) -> list[str]:
    """Return what there is to say, line by line."""
    lines = [
        f"a move                    {node.move_ms:.2f} ms of a core of a node",
        f"                          {node.database_ms:.2f} ms of a core of PostgreSQL",
        f"                          {node.written_bytes:,.0f} bytes written",
        f"                          {node.sent_bytes:,.0f} bytes sent",
        f"a table with two people   {node.table_kb:.0f} kB",
        f"  back on another node      {node.wake_ms:.1f} ms of a core",
        f"one core, half busy       {BUSY * 1000 / node.move_ms:,.0f} moves a second",
    ]
    for crowd in CROWDS:
        needed = plan(node, crowd)
        found = simulate(node, needed, crowd)
        one, many = (f"median {each.median:.1f} s, p99 {each.p99:.1f} s" for each in found[2:])
        lines += [
            "",
            f"{crowd.people:,} people, {crowd.name}",
            f"  moves a second            {needed.moves:,.0f}",
            f"  cores of nodes            {needed.node_cores:,.0f}",
            f"  machines of {NODE_CORES} cores      {needed.machines}",
            f"  memory of nodes           {needed.memory_gb:,.0f} GB",
            f"  PostgreSQL shards         {needed.shards}",
            f"  network                   {needed.network_mbit:,.0f} Mbit/s",
            f"  the fullest shard         {100 * found.fullest - 100:.1f} % above the mean",
            f"  one shard is away         {100 * found.waiting:.1f} % of the tables wait",
            f"  a node dies               its tables are away: {one}",
            f"  a machine dies            its tables are away: {many}",
        ]
    return lines


# ------------------------------------------------------------------------------ measuring


def measure() -> dict[str, Any]:
    """Measure one node on PostgreSQL on this machine."""
    sys.path[:0] = [str(HERE), str(HERE.parent)]
    from measuring import machine  # type: ignore[import-not-found]

    from tests import processes
    from tests.server.postgres import cluster

    with tempfile.TemporaryDirectory() as folder, cluster() as postgres:
        try:
            node = asyncio.run(_measured(postgres, Path(folder)))
        finally:
            processes.end_all(lasting=False)
    return {
        "machine": machine("hollywood", "litestar", "uvicorn"),
        "load_of_the_machine": round(os.getloadavg()[0], 1),
        "node": {name: round(value, 3) for name, value in node._asdict().items()},
    }


async def _measured(postgres: Any, folder: Path) -> Node:
    import table_people  # type: ignore[import-not-found]
    from table_people import Guest, Person, Seen, sit_down

    from tests.ending import processes as running
    from tests.server.faults.process import Server

    sent, read = [0], table_people._read

    def counted(words: str) -> Any:
        sent[0] += len(words)
        return read(words)

    table_people._read = counted
    server = Server(postgres.new_database(), folder / "log")
    await asyncio.to_thread(server.start)

    def of_database() -> list[int]:
        (first,) = (each for each in running() if each.pid == postgres._server.pid)
        return [first.pid, *(each.pid for each in running() if each.parent == first.pid)]

    def written() -> int:
        ((at,),) = postgres.run("postgres", "SELECT pg_current_wal_lsn() - '0/0'::pg_lsn")
        return int(at)

    seen, people, before = Seen(), [], _memory(server.pid)
    for _ in range(TABLES):
        guests = Guest(server.port), Guest(server.port)
        form = {"preset": "hollywood-gin", "entrance": "invite"}
        table = guests[0].ask("POST", "/api/tables", form)["id"]
        await sit_down(server.port, table, guests[1])
        people += [(guest, table) for guest in guests]

    def come(stop: asyncio.Event) -> list[asyncio.Task[None]]:
        return [
            asyncio.create_task(
                Person(seen, server.port, table, pause=TABLES / MOVES).play(guest, stop)
            )
            for guest, table in people
        ]

    stop = asyncio.Event()
    tasks = come(stop)
    while seen.counts["connected"] < len(people):
        await asyncio.sleep(0.1)
    await asyncio.sleep(8)
    done, bytes_written, bytes_sent = seen.counts["done"], written(), sent[0]
    spent, spent_there = _cpu([server.pid]), _cpu(of_database())
    await asyncio.sleep(SECONDS)
    moves = seen.counts["done"] - done
    found = {
        "move_ms": 1000 * (_cpu([server.pid]) - spent) / moves,
        "database_ms": 1000 * (_cpu(of_database()) - spent_there) / moves,
        "written_bytes": (written() - bytes_written) / moves,
        "sent_bytes": (sent[0] - bytes_sent) / moves,
        "table_kb": (_memory(server.pid) - before) / TABLES,
    }
    stop.set()
    await asyncio.gather(*tasks, return_exceptions=True)  # the server may have cut some
    asyncio.get_running_loop().set_exception_handler(lambda *_: None)  # or cuts one just now
    await asyncio.to_thread(server.kill)
    await asyncio.to_thread(server.start)
    began, there = _cpu([server.pid]), seen.counts["connected"]
    stop = asyncio.Event()
    welcomes = seen.counts["welcome"]
    tasks = come(stop)
    while seen.counts["welcome"] < welcomes + len(people):
        await asyncio.sleep(0.01)
    found["wake_ms"] = 1000 * (_cpu([server.pid]) - began) / TABLES
    assert seen.counts["connected"] == there + len(people)
    stop.set()
    await asyncio.gather(*tasks, return_exceptions=True)
    await asyncio.to_thread(server.stop)
    return Node(**found)


def _cpu(pids: list[int]) -> float:
    """The seconds of a processor that processes have used, with children that have gone."""
    found = 0.0
    for pid in pids:
        try:
            fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        except FileNotFoundError:
            continue  # it has just gone
        found += sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK")
    return found


def _memory(pid: int) -> int:
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1])
    raise LookupError("VmRSS")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--measure", action="store_true", help="measure this machine first")
    if parser.parse_args().measure:
        began = time.perf_counter()
        MEASURED.write_text(json.dumps(measure(), indent=1) + "\n")
        print(f"measured in {time.perf_counter() - began:.0f} s", file=sys.stderr)
    told = json.loads(MEASURED.read_text())
    print("\n".join(page(Node(**told["node"]))))


if __name__ == "__main__":
    main()
