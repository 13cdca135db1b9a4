"""Connections that are cut, slow, half open, or to somebody who does not read."""

from __future__ import annotations

import asyncio
import json
import random
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from tests.server.faults.checker import Sent
from tests.server.faults.choosing import choice
from tests.server.faults.clients import Client
from tests.server.faults.detour import detour
from tests.server.faults.history import faults_in
from tests.server.faults.load import Load, playing, tables_for
from tests.server.faults.process import Guest, Server, serving
from tests.waiting import PATIENCE, comes

QUICK = {
    "hollywood.server.table.absence.SHOWN_AFTER": 0.3,
    "hollywood.server.socket.AT_ONCE": 10**9,
}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with serving(tmp_path / "data", tmp_path, changed=QUICK) as running:
        yield running


def looking_on(server: Server, table: str, sock: socket.socket | None = None) -> connect:
    """The bare socket of a spectator that does nothing by itself."""
    return connect(
        f"ws://127.0.0.1:{server.port}/ws/table/{table}",
        compression=None,
        ping_interval=None,
        open_timeout=PATIENCE,
        close_timeout=1,
        max_queue=1,
        proxy=None,
        sock=sock,
    )


def _table(server: Server, *ports: int) -> list[Client]:
    """Two players and a spectator that do nothing by themselves, each on a port."""
    chance = random.Random(3)
    guests = [Guest(server), Guest(server)]
    table = guests[0].open_table(preset="hollywood-gin")
    clients = [
        Client(table, guest, port, pause=0.01, chance=chance)
        for guest, port in zip((*guests, None), ports, strict=True)
    ]
    for client in clients:
        client.playing = False
    return clients


async def _dealt(load: Load) -> None:
    """Let both players be ready, so that a round is in play."""
    # A seated player may not have been shown the other yet.
    await comes(lambda: all(client.table.stage != "gathering" for client in load.clients))
    for client in load.clients[:2]:
        await client.answered(await client.send(_next(client)))
    for client in load.clients:
        await client.shows(1)


def _next(client: Client) -> dict[str, object]:
    """The player's next action, except a knock, so that the round goes on."""
    for board in client.table.boards:
        if board.options is not None:
            board.options.knocks = []
    command = choice(client.table, random.Random(1))
    assert command is not None
    return command


async def _all_see(load: Load, sent: Sent) -> None:
    """Wait until everybody has been shown what was done."""
    assert sent.version is not None, sent.code
    for client in load.clients:
        await client.shows(sent.version)


def _who_is_in_turn(load: Load) -> Client | None:
    """Return nobody if a round is over."""
    turns = (client for client in load.clients if client.table.you in client.table.awaiting)
    return next(turns, None)


def _in_turn(load: Load) -> Client:
    found = _who_is_in_turn(load)
    assert found is not None
    return found


def _away(client: Client) -> str | None:
    """How a client sees the player of the first seat."""
    return client.table.seats[0].away


async def _clean(server: Server, load: Load) -> None:
    assert await asyncio.to_thread(server.stop) == 0
    assert await faults_in(server.where, load.histories) == []


async def _answer_lost(server: Server) -> None:
    async with detour(server.port) as way:
        clients = _table(server, way.port, way.port, server.port)
        async with playing(clients) as load:
            await _dealt(load)
            for _ in range(12):
                mover, version = _in_turn(load), load.clients[2].table.version
                way.losing_answers = True
                name = await mover.send(_next(mover))
                await load.clients[2].shows(version + 1)  # it is done, and the client does not know
                sent = mover.history.commands[name]
                assert not sent.answered
                way.losing_answers = False
                way.cut()
                await mover.answered(name)
                assert (sent.code, sent.times) == (None, 2)
                for client in load.clients:
                    await client.shows(load.clients[2].table.version)
            await load.rest()
        assert [client.history.snapshots for client in clients] == [0, 0, 0]
        await _clean(server, load)


def test_a_command_whose_answer_was_lost_is_done_once(server: Server) -> None:
    asyncio.run(_answer_lost(server))


async def _request_lost(server: Server) -> None:
    async with detour(server.port) as way:
        clients = _table(server, way.port, way.port, server.port)
        async with playing(clients) as load:
            await _dealt(load)
            for _ in range(6):
                mover = _in_turn(load)
                way.hold()
                name = await mover.send(_next(mover))
                await asyncio.sleep(0.05)
                way.cut()
                way.go_on()
                sent = await mover.answered(name)
                assert (sent.code, sent.times) == (None, 2)
                await _all_see(load, sent)
            await load.rest()
        await _clean(server, load)


def test_a_command_that_never_arrived_is_done_when_it_is_sent_again(server: Server) -> None:
    asyncio.run(_request_lost(server))


async def _bad_lines(server: Server) -> None:
    chance = random.Random(11)
    async with detour(server.port) as way:
        clients = tables_for(server, gin=5, may_i=2, pause=0.05, chance=chance)
        for client in clients:
            client.port = way.port
        async with playing(clients) as load:
            while sum(client.history.connects for client in clients) < 4 * len(clients):
                way.delay = chance.choice((0, 0, 0.02, 0.1))
                await asyncio.sleep(chance.uniform(0.2, 0.8))
                way.losing_answers = chance.random() < 0.3
                if chance.random() < 0.3:
                    way.hold()
                await asyncio.sleep(chance.uniform(0, 0.2))
                if way.losing_answers or chance.random() < 0.5:
                    way.cut()  # what TCP has lost never comes later: the connection ends with it
                way.losing_answers = False
                way.go_on()
            way.delay = 0
            await load.go_on(load.moves())
            await load.rest()
        await _clean(server, load)


def test_bad_lines_lose_nothing(server: Server) -> None:
    asyncio.run(_bad_lines(server))


async def _missed(server: Server) -> None:
    clients = _table(server, *[server.port] * 3)
    async with playing(clients) as load:
        await _dealt(load)
        async with looking_on(server, clients[0].history.table) as late:
            # After the page is loaded, and before its socket says hello, the table moves on.
            for _ in range(3):
                mover = _in_turn(load)
                await _all_see(load, await mover.answered(await mover.send(_next(mover))))
            await late.send(json.dumps({"type": "hello", "protocol": 2, "since": 1}))
            welcome = json.loads(await late.recv())
        now = load.clients[0].table.version
        assert welcome["table"]["version"] == now > 1
        assert welcome["complete"]
        assert len(welcome["events"]) == now - 1
        # With moves all the time, somebody comes and goes: no gap, whenever they come in.
        for client in load.clients[:2]:
            client.play()
        chance, watcher = random.Random(5), load.clients[2]
        watcher.again = 0.02
        for _ in range(60):
            await asyncio.sleep(chance.uniform(0, 0.05))
            watcher.hang_up()
            await watcher.welcomed.wait()
        await load.rest()
        assert watcher.history.connects > 60
    await _clean(server, load)


def test_a_move_between_page_and_socket_is_not_lost(server: Server) -> None:
    asyncio.run(_missed(server))


async def _old_socket(server: Server) -> None:
    async with detour(server.port) as way:
        clients = _table(server, way.port, server.port, server.port)
        ann, bob, _ = clients
        async with playing(clients) as load:
            await _dealt(load)
            way.hold()  # the server still believes in this connection
            ann.port = server.port
            ann.hang_up()
            await ann.welcomed.wait()
            assert server.figure("hollywood_sockets") == 4
            way.cut()
            way.go_on()
            await comes(lambda: server.figure("hollywood_sockets") == 3)
            await asyncio.sleep(0.6)  # twice as long as it takes to be shown as gone
            assert _away(bob) is None
            ann.port = 1  # and now she really cannot reconnect
            ann.hang_up()
            await comes(lambda: _away(bob) == "dropped")
            ann.port = server.port
            await comes(lambda: _away(bob) is None)
            await load.rest()
        await _clean(server, load)


def test_an_old_socket_that_closes_late_makes_nobody_absent(server: Server) -> None:
    asyncio.run(_old_socket(server))


async def _deaf(server: Server) -> None:
    clients = _table(server, *[server.port] * 3)
    table = clients[0].history.table
    async with playing(clients) as load:
        await _dealt(load)
        ear = socket.socket()
        ear.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        ear.connect(("127.0.0.1", server.port))
        ear.setblocking(False)
        async with looking_on(server, table, sock=ear) as deaf:
            await deaf.send('{"type":"hello","protocol":2}')
            await comes(lambda: server.figure("hollywood_sockets") == 4)
            while server.figure("hollywood_sockets") == 4:
                for _ in range(40):
                    for client in load.clients[:2]:
                        command = choice(client.table, random.Random(1))
                        if command is not None:
                            await _all_see(load, await client.answered(await client.send(command)))
            deaf.transport.abort()
        await load.rest()
    await _clean(server, load)


def test_a_client_that_stops_reading_is_let_go_and_the_others_play_on(server: Server) -> None:
    asyncio.run(_deaf(server))


async def _many(server: Server) -> None:
    clients = _table(server, *[server.port] * 3)
    table = clients[0].history.table
    async with playing(clients) as load:
        await _dealt(load)

        async def come_and_go(number: int) -> None:
            async with looking_on(server, table) as line:
                if number % 4:
                    await line.send('{"type":"hello","protocol":2}')
                if number % 4 == 2:
                    await line.recv()
                if number % 4 == 3:
                    line.transport.abort()

        async def settled() -> tuple[float, int, int]:
            await asyncio.sleep(0.3)
            return server.figure("hollywood_sockets"), server.tasks(), server.descriptors()

        await asyncio.gather(*map(come_and_go, range(20)))
        _, tasks, descriptors = await settled()
        for first in range(0, 200, 20):
            await asyncio.gather(*map(come_and_go, range(first, first + 20)))
        # At most one connection of the store or one request may still be open at this moment.
        while (now := await settled()) > (3, tasks + 3, descriptors + 8) or now[0] != 3:
            pass
        assert now[1] <= tasks + 3
        assert now[2] <= descriptors + 8
        await load.rest()
    await _clean(server, load)


def test_quick_comings_and_goings_leave_nothing_behind(server: Server) -> None:
    asyncio.run(_many(server))
