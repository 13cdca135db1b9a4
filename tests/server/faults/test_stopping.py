"""A server that is told to stop says so, ends cleanly, and continues where it was."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
from pathlib import Path

from tests import processes
from tests.ports import free_port
from tests.server.faults.history import faults_in
from tests.server.faults.load import playing, tables_for
from tests.server.faults.process import Server, serving, soak
from tests.waiting import PATIENCE, comes

STOPS = 20 if soak() else 2


async def _stopped(server: Server, seed: int) -> None:
    chance = random.Random(seed)
    clients = tables_for(server, gin=12, may_i=3, pause=0.15, chance=chance)
    async with playing(clients) as load:
        for number in range(1, STOPS + 1):
            await asyncio.sleep(chance.uniform(0.5, 1.2))
            before, children = load.moves(), server.children()
            assert children, "the bots have not begun to think"
            assert await asyncio.to_thread(server.stop) == 0
            await comes(lambda: not any(client.welcomed.is_set() for client in load.clients))
            for client in load.clients:
                assert client.history.closings == ["restart 50"] * number
            await asyncio.to_thread(server.start)
            await load.all_welcome()
            await load.go_on(before)
        await load.rest()
    assert await asyncio.to_thread(server.stop) == 0
    assert await faults_in(server.where, load.histories) == []
    assert "Traceback" not in server.log, server.log[server.log.index("Traceback") - 500 :][:3000]
    assert '"level": "error"' not in server.log


def test_stopped_under_load(tmp_path: Path) -> None:
    """What is in progress ends by itself: nothing has to be cut off."""
    patient = {"hollywood.server.web.serving._DRAINING": int(PATIENCE)}
    with serving(tmp_path / "data", tmp_path, changed=patient) as server:
        asyncio.run(_stopped(server, 1))


def test_a_second_server_is_refused_the_folder_in_one_line(tmp_path: Path) -> None:
    with serving(tmp_path / "data", tmp_path) as server:
        second = _serve("--port", str(free_port()), "--data", str(server.where))
        assert second.returncode != 0
        assert "is in use by another hollywood server" in second.stderr
        assert len(second.stderr.strip().splitlines()) == 1, second.stderr
        assert server.page("/healthz")[0] == 200


def test_a_second_server_is_refused_the_port_in_one_line(tmp_path: Path) -> None:
    with serving(tmp_path / "data", tmp_path) as server:
        second = _serve("--port", str(server.port), "--data", str(tmp_path / "other"))
        assert second.returncode != 0
        assert f"port {server.port} of 127.0.0.1 is in use" in second.stderr
        assert len(second.stderr.strip().splitlines()) == 1, second.stderr


def _serve(*arguments: str) -> subprocess.CompletedProcess[str]:
    words = [sys.executable, "-m", "hollywood.cli.main", "serve", "--log", "text", *arguments]
    return processes.run(words, check=False)
