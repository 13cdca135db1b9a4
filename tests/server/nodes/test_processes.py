"""Nodes of one machine behind one port: started together, again when one dies, ended together."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sys
from pathlib import Path

from tests import processes
from tests.ports import free_port
from tests.server.faults.history import faults_in
from tests.server.faults.load import playing
from tests.server.faults.process import Guest, Server
from tests.server.nodes.several import GIN, Roaming, at
from tests.server.postgres import Cluster
from tests.waiting import PATIENCE, wait_until


def _nodes_of(where: str, postgres: Cluster) -> set[str]:
    name = where.rpartition("/")[2]
    living = "SELECT id FROM nodes WHERE until > extract(epoch FROM clock_timestamp())"
    return {str(row[0]) for row in postgres.run(name, living)}


def test_two_nodes_behind_one_port(postgres: Cluster, tmp_path: Path) -> None:
    """One is killed: play goes on, and there are two again. A signal ends all."""
    where, server = postgres.new_database(), Server("", tmp_path / "log")
    server.port = free_port()
    words = ["serve", "--processes", "2", "--database", where, "--port", server.port]
    with (tmp_path / "log").open("w") as log:
        process = processes.start(
            [sys.executable, "-m", "hollywood.cli.main", *words, "--log", "json"],
            stdout=log,
            stderr=log,
        )
    wait_until(lambda: "The table is open at" in server.log)
    first = _nodes_of(where, postgres)
    assert len(first) == 2
    nodes = [pid for pid in processes.children(process.pid) if _serves(pid)]
    assert len(nodes) == 2

    async def play() -> None:
        chance = random.Random(7)
        ann, bob = Guest(server), Guest(server)
        tables = [ann.open_table(**GIN) for _ in range(4)]
        clients = [
            Roaming(table, guest, at(server), chance=chance)
            for table in tables
            for guest in (ann, bob)
        ]
        async with playing(clients) as load:
            await load.moved(2)
            os.kill(nodes[0], signal.SIGKILL)
            await load.go_on(load.moves())
            await asyncio.to_thread(
                wait_until, lambda: len(_nodes_of(where, postgres) - first) == 1
            )
            await load.rest()
            process.send_signal(signal.SIGTERM)
            assert await asyncio.to_thread(process.wait, PATIENCE) == 0
        assert await faults_in(where, load.histories) == []

    asyncio.run(play())
    assert _nodes_of(where, postgres) == set(), "they have given back their leases"


def _serves(pid: int) -> bool:
    return b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()


def test_sqlite_is_refused_in_one_line(tmp_path: Path) -> None:
    for words in (["--node"], ["--processes", "2"], ["--drain"]):
        program = [sys.executable, "-m", "hollywood.cli.main", "serve", "--data", tmp_path, *words]
        refused = processes.run(program, check=False)
        assert refused.returncode != 0
        assert "several servers need PostgreSQL" in refused.stderr
        assert len(refused.stderr.strip().splitlines()) == 1
