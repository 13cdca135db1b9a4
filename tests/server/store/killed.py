"""Kills a writing server again and again, and checks each time that its promises were kept.

Run as a separate program, which imports once and forks: some appends later, SIGKILL.
"""

from __future__ import annotations

import asyncio
import importlib
import json
import os
import random
import signal
import sys
from collections.abc import Callable

from hollywood.server.store import sqlite
from hollywood.server.store.opening import open_store
from tests.server.store.rows import append, status, table

TABLES = 8


async def _write(where: str, told: int) -> None:
    store = await open_store(where)
    if await store.table("t0") is None:
        for number in range(TABLES):
            await store.create_table(table(f"t{number}"), status(None, None))

    async def play(number: int) -> None:
        seq = len(await store.entries(f"t{number}"))
        while True:
            seq += 1
            await store.append(append(f"t{number}", seq))
            os.write(told, f"{number} {seq}\n".encode())

    await asyncio.gather(*map(play, range(TABLES)))


async def _look(where: str, told: int) -> None:
    store = await open_store(where)
    logs = [
        [(row.seq, row.command_id) for row in await store.entries(f"t{number}")]
        for number in range(TABLES)
    ]
    await store.close()
    os.write(told, json.dumps(logs).encode())


def _forked(run: Callable[[int], None]) -> tuple[int, int]:
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        try:
            run(writing)
        finally:
            os._exit(0)
    os.close(writing)
    return child, reading


def _rest(reading: int) -> bytes:
    with os.fdopen(reading, "rb") as pipe:
        return pipe.read()


def main(where: str, cycles: int) -> None:
    """Print how many appends were acknowledged, and what was wrong with the logs."""
    importlib.import_module("sqlalchemy.dialects.postgresql.psycopg")
    sqlite._LONG = 20  # SQLite begins a new log again and again
    chance = random.Random(7)
    acknowledged = [0] * TABLES
    total, wrong = 0, []
    for cycle in range(cycles):
        child, reading = _forked(lambda told: asyncio.run(_write(where, told)))
        heard = b""
        for _ in range(chance.randint(1, 40)):
            heard += os.read(reading, 256)
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        heard += _rest(reading)
        for spoken in heard.decode().splitlines():
            number, seq = map(int, spoken.split())
            acknowledged[number] = max(acknowledged[number], seq)
            total += 1
        child, reading = _forked(lambda told: asyncio.run(_look(where, told)))
        logs = json.loads(_rest(reading))
        os.waitpid(child, 0)
        for number, log in enumerate(logs):
            if len(log) < acknowledged[number]:
                wrong.append(f"cycle {cycle}: table {number} lost what was acknowledged")
            if log != [[seq, f"c{seq}"] for seq in range(1, len(log) + 1)]:
                wrong.append(f"cycle {cycle}: table {number} has a gap or a double")
    print(json.dumps({"acknowledged": total, "wrong": wrong}))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
