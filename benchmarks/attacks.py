"""What one visitor can do to the others: honest people play, and an attack runs beside them.

    make bench-attacks                                # every attack, some minutes in all
    make bench-attacks ARGS="--only junk --seconds 5"

The server is the program that everybody runs, with its usual limits and SQLite on disk, on an
address of this machine; each honest person and the attacker have an address of their own. For each
attack a new server starts. Quiet time and attack take turns, and what counts is the ratio of the
two: how long an honest move takes until it is on the other player's screen. Somebody plays against
a bot too. Results go to ``benchmarks/attacks.md``.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from benchmarks.attackers import ATTACKS
from tests.matches import recorded
from tests.server.kept import keep_guest, keep_match

sys.path.insert(0, str(Path(__file__).parent))

from measuring import machine
from table_house import House, house
from table_people import Guest, Person, Seen, sit_down

TABLES = 6
PAUSE = 0.25
ROUNDS = 200
MATCHES = 21
TURNS = 3
"""How often quiet time and attack take turns."""
SETTLING = 1.5
"""Seconds after the beginning of each that are not measured."""


@dataclass
class Measured:
    """Seconds of honest moves, and of a bot's moves, while it was quiet or not."""

    moves: list[float] = field(default_factory=list)
    bots: list[float] = field(default_factory=list)


class AgainstABot(Person):
    """Somebody who plays against a bot; ``waits`` are the times until it was their turn again."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.waits: list[float] = []
        self._handed_over: float | None = None

    def _take(self, message: Any, *, plays: bool) -> None:
        super()._take(message, plays=plays)
        now, table = time.perf_counter(), self._state
        if message.table is None or table is None or table.stage != "playing":
            return
        if table.you not in table.awaiting:
            self._handed_over = self._handed_over or now
        elif self._handed_over is not None:
            self.waits.append(now - self._handed_over)
            self._handed_over = None


def main() -> None:
    """Measure, and write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=8.0, help="seconds of each quiet time")
    parser.add_argument("--only", choices=sorted(ATTACKS), nargs="*", help="only these attacks")
    options = parser.parse_args()
    found: dict[str, Any] = {"machine": machine("hollywood", "uvicorn"), "attacks": {}}
    with tempfile.TemporaryDirectory() as folder:
        prepared = Path(folder) / "prepared"
        context = asyncio.run(_prepare(prepared))
        for name in options.only or ATTACKS:
            place = Path(folder) / name
            shutil.copytree(prepared, place / "data")
            with house(place / "data", limited=True) as at:
                found["attacks"][name] = asyncio.run(_under(name, at, options.seconds, context))
            print(json.dumps({name: found["attacks"][name]}), flush=True)
    if options.only:
        return
    results = Path(__file__).parent
    (results / "attacks.json").write_text(json.dumps(found, indent=1) + "\n")
    (results / "attacks.md").write_text("\n".join(_page(found)) + "\n")


async def _prepare(data: Path) -> dict[str, Any]:
    """Write what the attacks need: a guest with finished matches, one of them very long."""
    from hollywood.server.store.opening import open_store

    data.parent.mkdir(parents=True, exist_ok=True)
    long, short = data.parent / "long", data.parent / "short"
    recorded(long, "gin", ("target=10000",), rounds=ROUNDS)
    recorded(short, "gin", ("target=100",), rounds=None)
    store = await open_store(data)
    try:
        person, cookie = await keep_guest(store, "mallory")
        people = (person, None)
        return {
            "cookie": cookie,
            "rounds": ROUNDS,
            "long": await keep_match(store, long, preset="gin", people=people),
            "matches": [
                await keep_match(store, short, preset="gin", people=people) for _ in range(MATCHES)
            ],
        }
    finally:
        await store.close()


async def _under(name: str, at: House, seconds: float, context: dict[str, Any]) -> dict[str, Any]:
    """Let honest people play, and measure them in quiet time and under an attack, in turns."""
    seen, stop, tasks = Seen(), asyncio.Event(), []
    for number in range(TABLES):
        guests = [Guest(at.port, f"127.0.1.{2 * number + each + 1}") for each in range(2)]
        form = {"preset": "hollywood-gin", "entrance": "invite", "changes": {"target": 1000}}
        table = guests[0].ask("POST", "/api/tables", form)["id"]
        await sit_down(at.port, table, guests[1])
        for guest in guests:
            person = Person(seen, at.port, table, pause=PAUSE)
            tasks.append(asyncio.create_task(person.play(guest, stop)))
    loner = Guest(at.port, "127.0.2.1")
    form = {"preset": "hollywood-gin", "entrance": "bot", "bot_ms": 0}
    table = loner.ask("POST", "/api/tables", form)["id"]
    against = AgainstABot(Seen(), at.port, table, pause=PAUSE)
    tasks.append(asyncio.create_task(against.play(loner, stop)))
    await asyncio.sleep(4)
    quiet, attacked = Measured(), Measured()
    answers, memory = [], at.status("VmRSS")
    for _ in range(TURNS):
        await _measure(quiet, seen, against, seconds)
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "benchmarks.attackers", name, str(at.port)),
            *(str(seconds + 2 * SETTLING), json.dumps(context)),
            stdout=subprocess.PIPE,
        )
        await _measure(attacked, seen, against, seconds)
        told, _ = await process.communicate()
        answers.append(json.loads(told))
        await asyncio.sleep(SETTLING)
    stop.set()
    await asyncio.gather(*tasks)
    return {
        "quiet": _spread(quiet),
        "attacked": _spread(attacked),
        "answers": {
            status: sum(each.get(status, 0) for each in answers)
            for status in sorted({status for each in answers for status in each})
        },
        "memory_mb": {"before": memory / 1024, "after": at.status("VmRSS") / 1024},
        "load": os.getloadavg()[0],
    }


async def _measure(into: Measured, seen: Seen, against: AgainstABot, seconds: float) -> None:
    await asyncio.sleep(SETTLING)
    moves, bots = len(seen.moves), len(against.waits)
    await asyncio.sleep(seconds)
    into.moves += seen.moves[moves:]
    into.bots += against.waits[bots:]


def _spread(measured: Measured) -> dict[str, float]:
    """The middle and the tail, in milliseconds."""
    moves, bots = sorted(measured.moves), sorted(measured.bots)
    return {
        "moves": len(moves),
        "p50": round(1000 * moves[len(moves) // 2], 2),
        "p99": round(1000 * moves[int(0.99 * len(moves))], 2),
        "most": round(1000 * moves[-1], 2),
        "bot": round(1000 * bots[len(bots) // 2], 1) if bots else 0.0,
    }


def _page(found: dict[str, Any]) -> list[str]:
    lines = [
        "# What one visitor can do to the others",
        "",
        f"Made by `make bench-attacks`. {TABLES} honest pairs make {TABLES / PAUSE:.0f} moves a",
        "second in all; quiet time and the attack took turns on the same server. Attacker, people",
        f"and server share the cores of one machine ({os.cpu_count()}), and other programs ran on",
        "it: only the ratios say something. The times are those of an honest move until it is on",
        "the other player's screen, in ms.",
        "",
        "; ".join(f"{what} {value}" for what, value in found["machine"].items()) + ".",
        "",
    ]
    columns = (
        *("attack", "quiet: p50, p99", "attacked: p50, p99", "ratio of p99"),
        *("a bot's turn: quiet, attacked", "memory, MB", "load", "answers to the attacker"),
    )
    lines += [f"| {' | '.join(columns)} |", "|---" * len(columns) + "|"]
    for name, each in found["attacks"].items():
        quiet, attacked, memory = each["quiet"], each["attacked"], each["memory_mb"]
        answers = ", ".join(f"{count} × {status}" for status, count in each["answers"].items())
        what = (ATTACKS[name].__doc__ or "").splitlines()[0].rstrip(".")
        lines.append(
            f"| {what} | {quiet['p50']:g}, {quiet['p99']:g} | {attacked['p50']:g}, "
            f"{attacked['p99']:g} | **{attacked['p99'] / quiet['p99']:.1f}** | {quiet['bot']:g}, "
            f"{attacked['bot']:g} | {memory['before']:.0f}, {memory['after']:.0f} | "
            f"{each['load']:.1f} | {answers} |"
        )
    return lines


if __name__ == "__main__":
    main()
