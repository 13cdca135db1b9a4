"""Nodes are killed, stopped and paused under load: play goes on, and nothing is lost."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from pathlib import Path

from tests.server.faults.history import faults_in
from tests.server.faults.load import Load, playing
from tests.server.faults.process import Server, soak
from tests.server.nodes.several import at_tables, nodes
from tests.server.postgres import Cluster

KILLS = 20 if soak() else 2


async def _over(load: Load, running: list[Server]) -> None:
    """End everything, and compare what the clients know with the logs."""
    await load.rest()
    for node in running:
        await asyncio.to_thread(node.stop)
    assert await faults_in(running[0].where, load.histories) == []


def test_killed(postgres: Cluster, tmp_path: Path) -> None:
    async def play(running: list[Server]) -> None:
        chance = random.Random(1)
        async with playing(at_tables(running, 8, chance)) as load:
            for number in range(KILLS):
                await asyncio.sleep(chance.uniform(0.3, 0.8))
                victim = running[number % len(running)]
                before = load.moves()
                await asyncio.to_thread(victim.kill)
                await load.go_on(before)
                await asyncio.to_thread(victim.start)
                await load.all_welcome()
            await _over(load, running)

    with nodes(2, postgres, tmp_path) as running:
        asyncio.run(play(running))


def test_paused_beyond_the_lease(postgres: Cluster, tmp_path: Path) -> None:
    """A node that wakes up again writes nothing, and shows nobody an old state."""

    async def play(running: list[Server]) -> None:
        chance = random.Random(2)
        async with playing(at_tables(running, 6, chance)) as load:
            await load.moved(2)
            for client in load.clients:
                client.heard = 0
            victim = running[0]
            os.kill(victim.pid, signal.SIGSTOP)
            await asyncio.sleep(4)
            for client in load.clients:
                if client.port == victim.port:
                    client.hang_up()
            before = load.moves()
            await asyncio.sleep(1)
            os.kill(victim.pid, signal.SIGCONT)
            await load.go_on(before)
            await load.all_welcome()
            await _over(load, running)

    with nodes(2, postgres, tmp_path) as running:
        asyncio.run(play(running))


def test_stopped(postgres: Cluster, tmp_path: Path) -> None:
    async def play(running: list[Server]) -> None:
        chance = random.Random(3)
        async with playing(at_tables(running, 6, chance)) as load:
            await load.moved(2)
            before = load.moves()
            assert await asyncio.to_thread(running[0].stop) == 0
            await load.go_on(before)
            await asyncio.to_thread(running[0].start)
            await _over(load, running)

    with nodes(2, postgres, tmp_path) as running:
        asyncio.run(play(running))
