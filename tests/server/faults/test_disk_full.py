"""The disk is full: moves are refused with a reason, all else goes on; later moves work again."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.faults.clients import Client
from tests.server.faults.disks import Disk, mountable, quota, small_disk
from tests.server.faults.history import faults_in
from tests.server.faults.load import Load, playing, tables_for
from tests.server.faults.process import Guest, Server, serving, soak
from tests.waiting import comes, wait_until

TIMES = 10 if soak() else 2
WAYS = [quota, small_disk] if mountable() else [quota]


@pytest.fixture(params=WAYS, ids=lambda way: way.__name__)
def disk(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Disk]:
    with request.param(tmp_path / "disk") as made:
        yield made


@pytest.fixture
def server(disk: Disk, tmp_path: Path) -> Iterator[Server]:
    with serving(disk.folder, tmp_path, log_kept=False) as running:
        yield running


def _refused(load: Load) -> int:
    return sum(
        sent.code == "not_saved" for history in load.histories for sent in history.commands.values()
    )


async def _refused_often(load: Load, times: int) -> None:
    await comes(lambda: _refused(load) >= times)


async def _full(server: Server, disk: Disk) -> None:
    chance = random.Random(2)
    clients = tables_for(server, gin=8, may_i=4, pause=0.1, chance=chance)
    async with playing(clients) as load:
        spectators = [client for client in clients if client.history.person is None]
        for number in range(1, TIMES + 1):
            await asyncio.sleep(1)
            before, connects = _refused(load), [c.history.connects for c in clients]
            disk.fill(server)
            await _refused_often(load, before + 20 * number)
            stuck = load.moves()
            await asyncio.sleep(1.5)  # and bots have had to move in the meantime
            assert load.moves() == stuck, "a move was acknowledged without being on disk"
            await asyncio.to_thread(_the_rest_goes_on, server, clients[0].history.table)
            assert [c.history.connects for c in clients] == connects, "a line was lost"
            late = Client(spectators[0].history.table, None, server.port, pause=0, chance=chance)
            async with playing([late]):
                assert late.table.version == spectators[0].table.version
            disk.free(server)
            await comes(lambda: server.page("/healthz")[0] == 200)
            await load.go_on(stuck)
        await load.rest()
    assert await asyncio.to_thread(server.stop) == 0
    assert await faults_in(server.where, load.histories) == []


def _the_rest_goes_on(server: Server, table: str) -> None:
    wait_until(lambda: server.page("/healthz")[0] == 503)  # it looks only now and then
    status, words = server.page("/healthz")
    assert (status, json.loads(words)["database_writable"]) == (503, False)
    for page in ("/api/presets", f"/api/tables/{table}", "/metrics"):
        assert server.page(page)[0] == 200, page


def test_a_full_disk(server: Server, disk: Disk) -> None:
    asyncio.run(_full(server, disk))


async def _bots_wait(server: Server, disk: Disk) -> None:
    guest = Guest(server)
    table = guest.open_table(entrance="bot", preset="hollywood-gin", bot_ms=0, bots=["greedy"])
    person = Client(table, guest, server.port, pause=0.02, chance=random.Random(1))
    watcher = Client(table, None, server.port, pause=0, chance=random.Random(1))
    async with playing([person, watcher]) as load:
        await comes(lambda: person.history.done() >= 2)
        await load.rest()
        thinking = server.children()
        _send(signal.SIGSTOP, thinking)
        person.play()
        await comes(lambda: person.table.you not in person.table.awaiting)
        disk.fill(server)  # while the bot thinks
        await asyncio.to_thread(_use_up, server)
        assert person.table.you not in person.table.awaiting
        version = watcher.table.version
        _send(signal.SIGCONT, thinking)
        await asyncio.sleep(1.5)  # it has decided by then
        assert watcher.table.version == version, "the bot moved, and it is not on disk"
        assert (person.history.connects, watcher.history.connects) == (1, 1), "a line was lost"
        disk.free(server)
        await watcher.shows(version + 3)  # the bot has moved, and so has the person
        await load.rest()
    assert await asyncio.to_thread(server.stop) == 0
    assert await faults_in(server.where, load.histories) == []


def _send(number: signal.Signals, to: set[int]) -> None:
    for pid in to:
        os.kill(pid, number)


def _use_up(server: Server) -> None:
    """Write until nothing more can be written, not even in space that was already reserved."""
    with contextlib.suppress(OSError):
        for _ in range(3000):
            Guest(server)
    wait_until(lambda: server.page("/healthz")[0] == 503)


def test_a_bot_whose_move_cannot_be_saved_moves_later(server: Server, disk: Disk) -> None:
    asyncio.run(_bots_wait(server, disk))
