"""`/ws/events` at a real server: what a program is told, after a restart too, and who is let in."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection

from hollywood.client import Client
from hollywood.server.web.live_streams import MOST_HEARD
from tests.server.faults.process import Server, serving
from tests.server.live.playing import SHORT, Owner, listening, url
from tests.waiting import PATIENCE

GIN = {"preset": "gin", **SHORT}


async def told(socket: ClientConnection) -> dict[str, Any]:
    """The next event."""
    async with asyncio.timeout(PATIENCE):
        return dict(json.loads(await socket.recv()))


async def last(socket: ClientConnection) -> dict[str, Any]:
    """What a socket is told before it is closed, which must be all."""
    closing = await told(socket)
    async with asyncio.timeout(PATIENCE):
        await socket.wait_closed()
    assert closing["type"] == "closing"
    return closing


def test_events_come_as_they_happen_and_all_again_after_a_restart(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        ask = asyncio.to_thread
        owner = await ask(Owner, server)
        token = await ask(owner.bot, "shark")
        form = {"to": ["shark"], **GIN}
        async with listening(server, token) as socket, listening(server, token) as other:
            first = (await ask(owner.ask, "POST", "/api/challenges", form))["id"]
            came = await told(socket)
            assert (came["type"], came["challenge"]["id"]) == ("challenge", first)
            assert came["challenge"]["to"] == ["shark"]
            assert await told(other) == came, "every socket of a program is told"
            await ask(owner.ask, "DELETE", f"/api/challenges/{first}")
            assert await told(socket) == {"type": "challenge_over", "id": first}

            waits = (await ask(owner.ask, "POST", "/api/challenges", form))["id"]
            played = (await ask(owner.ask, "POST", "/api/challenges", form))["id"]
            assert [(await told(socket))["challenge"]["id"] for _ in "ab"] == [waits, played]
            async with Client(url(server), token) as shark:
                await shark.accept(played)
            news = {each["type"]: each for each in [await told(socket), await told(socket)]}
            assert news["challenge_over"]["id"] == played
            assert news["table"]["table"]["card"]["id"] == played

            assert await ask(server.stop) == 0
            closing = await last(socket)
            assert closing["code"] == "restart"
            assert closing["retry_ms"] > 0
        await ask(server.start)
        async with listening(server, token) as socket:
            again = {each["type"]: each for each in [await told(socket), await told(socket)]}
            assert again["challenge"]["challenge"]["id"] == waits
            assert again["table"]["table"]["card"]["id"] == played
            resigned = {"type": "resign", "command_id": "r"}
            await ask(owner.ask, "POST", f"/api/tables/{played}/send", resigned)
            assert await told(socket) == {"type": "table_over", "id": played}

            await ask(owner.revoke, "shark")
            closing = await last(socket)
            assert (closing["code"], closing["retry_ms"]) == ("signed_out", None)

    with serving(tmp_path / "kept", tmp_path) as server:
        asyncio.run(play(server))


def test_who_may_not_listen_is_told_why(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        owner = await asyncio.to_thread(Owner, server)
        player = await asyncio.to_thread(owner.bot, "shark", "play", "chat", "challenge")
        reader = await asyncio.to_thread(owner.token, "shark", "read")
        refused = {None: "no_token", "hwd_" + "x" * 43: "bad_token", player: "scope"}
        for token, code in refused.items():
            async with listening(server, token) as socket:
                closing = await last(socket)
                assert (closing["code"], closing["retry_ms"]) == (code, None)
        async with listening(server, reader) as socket, listening(server, reader) as quiet:
            await quiet.send("anything")
            for number in range(MOST_HEARD):
                await socket.send(str(number))
            assert (await last(socket))["code"] == "trouble"
            form = {"to": ["shark"], **GIN}
            await asyncio.to_thread(owner.ask, "POST", "/api/challenges", form)
            assert (await told(quiet))["type"] == "challenge", "the other one goes on"

    with serving(tmp_path / "kept", tmp_path) as server:
        asyncio.run(play(server))


def test_the_sockets_of_a_program_are_counted(tmp_path: Path) -> None:
    async def play(server: Server) -> None:
        owner = await asyncio.to_thread(Owner, server)
        token = await asyncio.to_thread(owner.bot, "shark")
        other = await asyncio.to_thread(owner.bot, "whale")
        async with listening(server, token), listening(server, token):
            async with listening(server, token) as third:
                closing = await last(third)
                assert (closing["code"], closing["retry_ms"]) == ("too_many_sockets", 5000)
            async with listening(server, other) as another:
                await (await another.ping())
        async with listening(server, token) as again:
            form = {"to": ["shark"], **GIN}
            await asyncio.to_thread(owner.ask, "POST", "/api/challenges", form)
            assert (await told(again))["type"] == "challenge"

    with serving(tmp_path / "kept", tmp_path, limits={"sockets_by_person": 2}) as server:
        asyncio.run(play(server))
