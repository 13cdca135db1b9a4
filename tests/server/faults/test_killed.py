"""`kill -9` of the server at random moments under load: nothing acknowledged is lost.

After each kill it is started on the same data; the clients reconnect by themselves, name the last
version they have seen, and send everything unanswered again.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.faults.history import faults_in
from tests.server.faults.load import playing, tables_for
from tests.server.faults.process import Server, serving, soak
from tests.server.postgres import Cluster, cluster
from tests.waiting import comes

KILLS = 10 if soak() else 4
PARTS = 10 if soak() else 1
"""Each part opens new tables and makes this many kills: with more, matches would end."""

Note = Callable[[str, object], None]


async def _killed(
    server: Server, kills: int, seed: int, *, gin: int, may_i: int
) -> list[tuple[float, float]]:
    """Kill and start the server again and again; return how long each recovery took.

    That is the seconds until it answered, and until everybody was back.
    """
    chance = random.Random(seed)
    took = []
    pause = (gin + may_i) / 100  # about a hundred moves a second
    clients = tables_for(server, gin=gin, may_i=may_i, pause=pause, chance=chance)
    async with playing(clients) as load:
        for number in range(kills):
            await asyncio.sleep(chance.uniform(0.1, 0.8))
            await comes(load.unanswered)
            if number:  # at the first kill a command is certainly in progress
                await asyncio.sleep(chance.choice((0, 0.001, 0.002, 0.004, 0.008)))
            before = load.moves()
            server.kill()  # and the bots' processes do not outlive it
            for client in load.clients:
                client.welcomed.clear()
            began = time.monotonic()
            await asyncio.to_thread(server.start)
            ready = time.monotonic() - began
            await load.all_welcome()
            took.append((ready, time.monotonic() - began))
            await load.go_on(before)
        await load.rest()
    server.kill()
    assert "table_unreadable" not in server.log
    assert "room_failed" not in server.log
    assert await faults_in(server.where, load.histories) == []
    return took


def _killed_in_parts(
    server: Server, kills: int, seed: int, *, gin: int, may_i: int
) -> list[tuple[float, float]]:
    """Do so in every part, each on the data that the previous parts left."""
    took = []
    for part in range(PARTS):
        if part:
            server.start()
        took += asyncio.run(_killed(server, kills, 10 * part + seed, gin=gin, may_i=may_i))
    return took


@pytest.mark.parametrize(
    ("seed", "gin", "may_i"), [(0, 32, 8), (1, 10, 2), (2, 10, 2), (3, 0, 12), (4, 10, 2)]
)
def test_killed_at_random_moments(
    seed: int, gin: int, may_i: int, tmp_path: Path, record_testsuite_property: Note
) -> None:
    with serving(tmp_path / "data", tmp_path) as server:
        took = _killed_in_parts(server, KILLS, seed, gin=gin, may_i=may_i)
    record_testsuite_property(f"{seed}_longest_start", max(ready for ready, _ in took))
    record_testsuite_property(f"{seed}_longest_recovery", max(back for _, back in took))


@pytest.fixture
def postgres() -> Iterator[Cluster]:
    with cluster() as running:
        yield running


def test_killed_on_postgresql(postgres: Cluster, tmp_path: Path) -> None:
    with serving(postgres.new_database(), tmp_path) as server:
        _killed_in_parts(server, 3, 5, gin=6, may_i=2)
