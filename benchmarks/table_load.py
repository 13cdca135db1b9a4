"""The table under load: many people at many tables, durable moves, on this machine alone.

    make bench-table                              # the two loads, ten minutes each
    make bench-table ARGS="--seconds 30"

The server is the program that everybody runs, with SQLite on disk; the people are in this process
beside it, on the same cores. Measured are the time from sending a move until it is on the other
player's screen and until it is answered, memory over time, the start, and an idle table; and beside
each load, the cost of one durable write on this disk. The first load then runs again on a server
whose database is in memory (``/dev/shm``): the rest is the program's own cost. Afterwards the
database is read: every acknowledged command must be in it once. Results go to
``benchmarks/table.md``.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import resource
import sqlite3
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).parent))

from measuring import machine
from table_disk import disk_probed
from table_house import House, house, seconds_to_first_page
from table_people import Guest, Person, Seen, sit_down, socket_of


class Load(NamedTuple):
    """The number of tables with two players, the spectators of each, and moves a second in all."""

    tables: int
    spectators: int
    moves: float
    in_memory: bool = False  # the database in memory, not on disk

    @property
    def connections(self) -> int:
        """How many sockets that is."""
        return self.tables * (2 + self.spectators)


LOADS = (Load(500, 2, 400), Load(1250, 2, 300), Load(500, 2, 400, in_memory=True))
_MEMORY = "/dev/shm"  # a disk of memory
_SHORTER = 0.2  # of the time, for the load in memory
IDLE_TABLES = 1000
_SETTLING = 10.0  # seconds of play before measuring


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=600.0, help="seconds of each load")
    parser.add_argument("--only", type=int, help="only the load with this number, from 1")
    options = parser.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    loads = LOADS if options.only is None else LOADS[options.only - 1 : options.only]
    found: dict[str, Any] = {
        "machine": machine("hollywood", "litestar", "uvicorn"),
        "seconds": options.seconds,
        "loads": [],
    }
    with tempfile.TemporaryDirectory(dir=Path.cwd()) as folder:
        place = Path(folder)
        starts = [seconds_to_first_page(place / "start") for _ in range(6)]
        found["start"] = {"cold": starts[0], "warm": statistics.median(starts[1:])}
        found["idle_kb"] = idle_table_kb(place / "idle")
        print(json.dumps({"start": found["start"], "idle_kb": found["idle_kb"]}), flush=True)
        for number, load in enumerate(loads):
            found["loads"].append(under(load, place / f"load{number}", options.seconds))
            print(json.dumps(found["loads"][-1]), flush=True)
    folder_of_results = Path(__file__).parent
    kept = folder_of_results / "table.json"
    if kept.exists():
        found["former"] = json.loads(kept.read_text())
        found["former"].pop("former", None)
    kept.write_text(json.dumps(found, indent=1) + "\n")
    (folder_of_results / "table.md").write_text("\n".join(_page(found)) + "\n")


def idle_table_kb(data: Path) -> float:
    """The memory of one table that is awake, dealt, and has no viewers, in kB."""
    data.mkdir(parents=True)

    async def fill(at: House) -> float:
        guest, other = Guest(at.port), Guest(at.port)
        for _ in range(50):
            await _dealt(at, guest, other)
        before = at.status("VmRSS")
        for _ in range(IDLE_TABLES):
            await _dealt(at, guest, other)
        return (at.status("VmRSS") - before) / IDLE_TABLES

    with house(data) as at:
        return asyncio.run(fill(at))


async def _dealt(at: House, guest: Guest, other: Guest) -> None:
    """Open a table, deal its first round, and leave."""
    card = guest.ask("POST", "/api/tables", {"preset": "hollywood-gin", "entrance": "invite"})
    await sit_down(at.port, card["id"], other)
    ready = '{"type":"ready","command_id":"%s","round_number":1}'
    for name, person in (("a", guest), ("b", other)):
        async with socket_of(at.port, card["id"], person.headers) as socket:
            await socket.send('{"type":"hello","protocol":2}')
            await socket.send(ready % name)
            while json.loads(await socket.recv())["type"] not in {"done", "refused"}:
                pass


def under(load: Load, place: Path, seconds: float) -> dict[str, Any]:
    """Put a server under a load and return the measurements."""
    if load.in_memory:
        with tempfile.TemporaryDirectory(dir=_MEMORY) as folder:
            return _measured(load, Path(folder), seconds * _SHORTER)
    return _measured(load, place, seconds)


def _measured(load: Load, place: Path, seconds: float) -> dict[str, Any]:
    data, seen = place / "data", Seen()
    data.mkdir(parents=True)
    with disk_probed(place) as writes, house(data) as at:
        found = asyncio.run(_under(load, at, seen, seconds))
    lost, doubled = _audit(data, seen)
    return {
        **found,
        "durable_write": _spread(writes),
        "acknowledged": len(seen.acknowledged),
        "lost": lost,
        "doubled": doubled,
    }


async def _under(load: Load, at: House, seen: Seen, seconds: float) -> dict[str, Any]:
    stop, tasks = asyncio.Event(), []
    pause = load.tables / load.moves
    for _ in range(load.tables):
        guests = Guest(at.port), Guest(at.port)
        form = {"preset": "hollywood-gin", "entrance": "invite", "changes": {"target": 1000}}
        table = guests[0].ask("POST", "/api/tables", form)["id"]
        await sit_down(at.port, table, guests[1])
        for guest in guests:
            person = Person(seen, at.port, table, pause=pause)
            tasks.append(asyncio.create_task(person.play(guest, stop)))
        for _ in range(load.spectators):
            person = Person(seen, at.port, table, pause=pause)
            tasks.append(asyncio.create_task(person.watch(stop)))
        await asyncio.sleep(0)
    while seen.counts["connected"] < load.connections:
        await asyncio.sleep(0.1)
    await asyncio.sleep(_SETTLING)
    seen.moves.clear()
    seen.answers.clear()
    done, cpu, started = seen.counts["done"], at.cpu_seconds(), time.perf_counter()
    own = time.process_time()
    memory = []
    while (passed := time.perf_counter() - started) < seconds:
        memory.append((passed, at.status("VmRSS")))
        await asyncio.sleep(min(5.0, seconds - passed + 0.01))
    passed = time.perf_counter() - started
    found = {
        **load._asdict(),
        "connections": load.connections,
        "seconds": passed,
        "moves_a_second": (seen.counts["done"] - done) / passed,
        "to_the_other_screen": _spread(seen.moves),
        "to_the_answer": _spread(seen.answers),
        "server_cores": (at.cpu_seconds() - cpu) / passed,
        "people_cores": (time.process_time() - own) / passed,
        "memory_mb": {"first": memory[0][1] / 1024, "last": memory[-1][1] / 1024}
        | {"most": at.status("VmHWM") / 1024, "a_minute": _slope(memory) * 60 / 1024},
        "counts": dict(seen.counts),
    }
    stop.set()
    await asyncio.gather(*tasks)
    return found


def _spread(seconds: list[float]) -> dict[str, float]:
    """The middle and the tail of some times, in milliseconds."""
    ordered = sorted(seconds)

    def at(part: float) -> float:
        return round(1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))], 2)

    return {"count": len(ordered)} | {
        name: at(part)
        for name, part in (("p50", 0.5), ("p95", 0.95), ("p99", 0.99), ("p99.9", 0.999), ("max", 1))
    }


def _slope(points: list[tuple[float, int]]) -> float:
    """The growth in kB a second over the second half, when everything has warmed up."""
    half = points[len(points) // 2 :]
    if len(half) < 3:
        return 0.0
    return statistics.linear_regression(*zip(*half, strict=True)).slope


def _audit(data: Path, seen: Seen) -> tuple[int, int]:
    """Count the acknowledged commands missing from the database, and those it has twice."""
    database = sqlite3.connect(f"file:{data}/hollywood.sqlite3?mode=ro", uri=True)
    rows = database.execute(
        "SELECT table_id, command_id, count(*) FROM entries WHERE command_id IS NOT NULL"
        " GROUP BY table_id, command_id"
    ).fetchall()
    database.close()
    written = {(table, command.rpartition(":")[2]): count for table, command, count in rows}
    lost = sum(each not in written for each in seen.acknowledged)
    return lost, sum(count > 1 for count in written.values())


def _times(spread: dict[str, float]) -> str:
    return f"{spread['p50']:g}, **{spread['p99']:g}**, {spread['p99.9']:g}, {spread['max']:g}"


def _page(found: dict[str, Any]) -> list[str]:
    lines = [
        "# The table under load",
        "",
        "Made by `make bench-table`. Server and people share the cores of one machine; every",
        "move is on disk (SQLite, `synchronous=FULL`) before it is answered. A message leaves a",
        "multiple of 5 ms after its question, so that its time says nothing about hidden cards.",
        "",
        *_section(found),
    ]
    if "former" in found:
        lines += ["", "## The run before", "", *_section(found["former"])]
    return lines


def _section(found: dict[str, Any]) -> list[str]:
    """One run: the machine, a column for each load, and the start."""
    start, loads = found["start"], found["loads"]
    lines = [
        f"{found['seconds']:g} seconds of each load; "
        + "; ".join(f"{what} {value}" for what, value in found["machine"].items())
        + ".",
        "",
        "| | "
        + " | ".join(
            f"{load['connections']:,} connections, {load['tables']:,} tables"
            + (f", database in memory, {load['seconds']:.0f} s" if load["in_memory"] else "")
            for load in loads
        )
        + " |",
        "|---|" + "---|" * len(loads),
    ]

    def row(title: str, cells: list[str]) -> None:
        lines.append(f"| {title} | " + " | ".join(cells) + " |")

    row("moves a second", [f"{load['moves_a_second']:.0f}" for load in loads])
    for title, name in (
        ("from sending to the other player's screen", "to_the_other_screen"),
        ("from sending to the answer", "to_the_answer"),
    ):
        row(
            f"{title}, ms: p50, p99, p99.9, most",
            [_times(load[name]) for load in loads],
        )
    row(
        "one durable write of 4 kB beside it, ms: p50, p99, p99.9, most",
        [_times(load["durable_write"]) for load in loads],
    )
    row(
        "acknowledged moves; lost; doubled",
        [f"{load['acknowledged']:,}; {load['lost']}; {load['doubled']}" for load in loads],
    )
    row(
        "cores of the server; of the people",
        [f"{load['server_cores']:.2f}; {load['people_cores']:.2f}" for load in loads],
    )
    row(
        "memory, MB: at first, at last, growth a minute at last",
        [
            f"{load['memory_mb']['first']:.0f}, {load['memory_mb']['last']:.0f}, "
            f"{load['memory_mb']['a_minute']:+.2f}"
            for load in loads
        ],
    )
    lines += [
        "",
        f"From the start of `hollywood serve` to its first page: {start['warm']:.2f} s; the first",
        f"time, with a new database, {start['cold']:.2f} s.",
        f"An idle table in memory, with a round dealt: {found['idle_kb']:.1f} kB.",
    ]
    return lines


if __name__ == "__main__":
    main()
