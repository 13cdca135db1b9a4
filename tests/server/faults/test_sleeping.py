"""Tables without viewers fall asleep, and the server's memory is free again."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from tests.server.faults.clients import Client
from tests.server.faults.history import faults_in
from tests.server.faults.load import playing
from tests.server.faults.process import Guest, Server, serving
from tests.waiting import comes

TABLES = 300
QUICK = {"hollywood.server.table.timing.AWAKE": 2.0, "hollywood.server.rooms.rooms.SWEEP": 0.5}


async def _played_a_little(server: Server) -> None:
    chance = random.Random(9)
    guest = Guest(server)
    histories = []
    for _ in range(0, TABLES, 30):
        clients = []
        for _ in range(30):
            table = await asyncio.to_thread(
                guest.open_table,
                entrance="bot",
                preset="hollywood-gin",
                bots=["greedy"],
                bot_ms=0,
            )
            clients.append(Client(table, guest, server.port, pause=0.01, chance=chance))
        async with playing(clients) as load:
            await load.moved(2)
            await load.rest()
            assert server.figure("hollywood_tables") >= 30
        histories += load.histories
    await comes(lambda: server.figure("hollywood_tables") == 0)
    # And each of them wakes up where it was.
    again = [
        Client(history.table, guest, server.port, pause=0.01, chance=chance)
        for history in histories[::30]
    ]
    for client in again:
        client.playing = False  # until it has been looked at
    async with playing(again) as load:
        assert server.figure("hollywood_tables") == len(again)
        for client, history in zip(again, histories[::30], strict=True):
            assert client.table.version == history.version
    assert await asyncio.to_thread(server.stop) == 0
    assert await faults_in(server.where, histories[1::7]) == []


def test_tables_fall_asleep(tmp_path: Path) -> None:
    with serving(tmp_path / "data", tmp_path, changed=QUICK) as server:
        asyncio.run(_played_a_little(server))
