"""People seen over nodes: who signs out, changes their name, or waits to play at once."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from functools import partial
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from hollywood.server.protocol.messages import PROTOCOL
from hollywood.server.review.queue import OF_PERSON
from hollywood.server.store.opening import open_store
from tests.analysis.setting import played_with
from tests.server.faults.clients import Client
from tests.server.faults.load import playing
from tests.server.faults.process import Guest, Server
from tests.server.kept import keep_match
from tests.server.nodes.several import GIN, Roaming, at, nodes
from tests.server.postgres import Cluster
from tests.waiting import comes, wait_until

QUICK = {"preset": "hollywood-gin", "clock": "live"}


class At(Guest):
    """A guest who asks another node than the one where they became one."""

    def at(self, node: Server) -> At:
        """Ask another node from now on."""
        self._server = node
        return self

    def tell(self, method: str, path: str, body: Any = None) -> None:
        """Ask for something that has no answer."""
        with contextlib.suppress(json.JSONDecodeError):
            self.ask(method, path, body)


def _players(running: list[Server], *guests: Guest, table: str) -> list[Roaming]:
    """Return clients at a table: the first comes in at the first node, and so on."""
    found = []
    for number, guest in enumerate(guests):
        here = running[number % len(running)]
        found.append(Roaming(table, guest, at(here), chance=random.Random(number)))
    return found


def _shown(client: Client) -> Any:
    return json.loads(client.history.shown)


def test_a_new_name_and_a_sign_out_at_another_node(postgres: Cluster, tmp_path: Path) -> None:
    async def play(running: list[Server]) -> None:
        ann, bob = At(running[0]), At(running[1])
        table = ann.open_table(**GIN)
        async with playing(_players(running, ann, bob, table=table)) as load:
            mine, his = load.clients
            for client in load.clients:
                client.playing = False
            await asyncio.to_thread(bob.ask, "PATCH", "/api/me", {"name": "Robert"})
            await asyncio.to_thread(ann.at(running[1]).ask, "PATCH", "/api/me", {"name": "Anna"})
            await comes(lambda: "Robert" in str(_shown(mine)) and "Anna" in str(_shown(mine)))
            account = {"login": "ann", "password": "a long enough word 17"}
            await asyncio.to_thread(ann.ask, "POST", "/api/account/register", account)
            await comes(lambda: any("signed_out" in each for each in mine.history.closings))
            assert his.history.closings == []

    with nodes(2, postgres, tmp_path) as running:
        asyncio.run(play(running))


def test_playing_at_once_and_the_lobby(postgres: Cluster, tmp_path: Path) -> None:
    async def play(running: list[Server]) -> None:
        ann, bob, cid = At(running[0]), At(running[1]), At(running[1])
        table = ann.ask("POST", "/api/tables/quick", QUICK)["id"]
        (waits,) = _players(running, ann, table=table)
        task = asyncio.create_task(waits.live())
        await waits.welcomed.wait()
        lobby = await asyncio.to_thread(cid.ask, "GET", "/api/tables")
        assert [each["card"]["id"] for each in lobby["open"]] == [table]
        found = await asyncio.to_thread(bob.ask, "POST", "/api/tables/quick", QUICK)
        assert found["id"] == table
        await asyncio.to_thread(ann.at(running[1]).tell, "DELETE", "/api/tables/quick")
        lobby = await asyncio.to_thread(cid.ask, "GET", "/api/tables")
        assert lobby["open"] == []
        task.cancel()

    with nodes(2, postgres, tmp_path) as running:
        asyncio.run(play(running))


def test_a_code_for_a_seat_at_another_node(postgres: Cluster, tmp_path: Path) -> None:
    """The code is known where the table is awake; the request with it is passed on."""

    async def play(running: list[Server]) -> None:
        ann, phone = At(running[0]), At(running[1])
        table = ann.open_table(**GIN)
        here = f"ws://127.0.0.1:{running[0].port}/ws/table/{table}"
        async with connect(here, additional_headers=ann.headers(), proxy=None) as socket:
            await socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "since": None}))
            await socket.send(json.dumps({"type": "ask_seat_code", "request": 1}))
            told = await _told(socket, "seat_code")
            form = {"code": told["code"]}
            await asyncio.to_thread(phone.tell, "POST", f"/api/tables/{table}/seat", form)
            assert (await _told(socket, "closing"))["code"] == "seat_moved"
        there = f"ws://127.0.0.1:{running[1].port}/ws/table/{table}"
        async with connect(there, additional_headers=phone.headers(), proxy=None) as socket:
            await socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "since": None}))
            assert (await _told(socket, "welcome"))["table"]["you"] == 0

    with nodes(2, postgres, tmp_path) as running:
        asyncio.run(play(running))


async def _told(socket: ClientConnection, kind: str) -> Any:
    """Return the next message of a kind."""
    while True:
        message = json.loads(await socket.recv())
        if message["type"] == kind:
            return message


def _is_asked_for(looks: At, review: str) -> bool:
    return bool(looks.ask("GET", review)["stage"] != "none")


def test_a_review_is_asked_for_at_any_node(postgres: Cluster, tmp_path: Path) -> None:
    """One node makes it, and all of them tell how far it is."""
    record = tmp_path / "match"
    played_with(record, "gin", ("target=20",), kinds=("greedy", "linear"), rounds=9)

    async def kept(where: str) -> list[str]:
        store = await open_store(where, node="test")
        try:
            return [await keep_match(store, record, preset="gin") for _ in range(OF_PERSON)]
        finally:
            await store.close()

    with nodes(2, postgres, tmp_path) as running:
        asks, looks = At(running[0]), At(running[1])
        for table in asyncio.run(kept(str(running[0].where))):
            review = f"/api/records/{table}/review"
            assert looks.ask("GET", review)["stage"] == "none"
            assert asks.ask("POST", review)["stage"] != "none"
            # A node that has just started is known to the other within a second.
            wait_until(partial(_is_asked_for, looks, review))
