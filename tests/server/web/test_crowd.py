"""Connections: an address has a share, idle ones make room, and what does not come is cut."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import re
import socket
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from hollywood.server.web.crowd import RESERVE, Crowd
from tests.server.faults.process import Server, serving
from tests.waiting import PATIENCE, wait_until


class Caller:
    """A connection that exists only for the crowd."""

    def __init__(self, peer: str, *, idle: bool = True) -> None:
        self.peer, self.port, self.idle, self.was_cut = peer, 0, idle, False

    def cut(self) -> None:
        self.was_cut = True


def test_an_address_has_a_share_and_its_own_oldest_idle_connection_makes_room() -> None:
    async def use() -> None:
        told: Counter[str] = Counter()
        crowd = Crowd(3, lambda line: line.peer == "10.0.0.1", told.update, most=100)
        other = Caller("192.0.2.1")
        busy = Caller("192.0.2.7", idle=False)
        older, newer, last = (Caller("192.0.2.7") for _ in range(3))
        assert all(map(crowd.enter, (other, busy, older, newer, last)))
        assert [each.was_cut for each in (other, busy, older, newer, last)] == [0, 0, 1, 0, 0]
        newer.idle = last.idle = False
        refused = Caller("192.0.2.7")
        assert not crowd.enter(refused)
        assert refused.was_cut
        crowd.leave(busy)
        assert crowd.enter(Caller("192.0.2.7"))
        assert all(crowd.enter(Caller("10.0.0.1", idle=False)) for _ in range(10))
        assert len(crowd) == 14

    asyncio.run(use())


def test_a_full_server_takes_the_place_from_who_has_the_most() -> None:
    async def use() -> None:
        told: list[str] = []
        crowd = Crowd(50, lambda _: False, told.append, most=12)
        honest = [Caller(f"192.0.2.{number}") for number in range(2)]
        greedy = [Caller("198.51.100.1") for _ in range(10)]
        for each in (*honest, *greedy):
            assert crowd.enter(each)
        assert told == []
        late = Caller("192.0.2.9")
        assert crowd.enter(late)
        assert [each.was_cut for each in greedy] == [True, *[False] * 9]
        for each in greedy:
            each.idle = False
        assert crowd.enter(Caller("192.0.2.10"))  # of the others, the oldest makes room
        assert honest[0].was_cut
        for each in (*honest, late):
            each.idle = False
        spare = [Caller(f"203.0.113.{number}", idle=False) for number in range(RESERVE + 2)]
        entered = [crowd.enter(each) for each in spare]
        assert entered == [True, *[False] * (RESERVE + 1)]  # the last idle one made room
        assert [each.was_cut for each in spare] == [*[False] * (RESERVE + 1), True]
        assert set(told) == {"connections"}

    asyncio.run(use())


def test_the_log_says_it_once_and_counts_the_rest(caplog: pytest.LogCaptureFixture) -> None:
    async def use() -> None:
        crowd = Crowd(1, lambda _: False, lambda _: None)
        for _ in range(100):
            crowd.enter(Caller("192.0.2.7", idle=False))

    asyncio.run(use())
    assert [(each.message, vars(each)["code"]) for each in caplog.records] == [
        ("connections_cut", "connections_of_address")
    ]
    assert "192.0.2" not in caplog.text


STALLED = (
    b"POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    b"Content-Length: 100\r\n\r\n{"
)
"""A request whose body does not come."""


OPENING = (
    b"GET /ws/table/none HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
    b"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
"""A request for a socket."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with room for 40, that waits only a moment for what should come."""
    folder: Path = tmp_path_factory.mktemp("crowd")
    changed = {
        "hollywood.server.web.crowd.MOST": 40,
        "hollywood.server.web.request_lines.HEADERS_WITHIN": 0.5,
        "hollywood.server.web.request_lines.BODY_WITHIN": 0.5,
        "hollywood.server.web.request_lines.STUCK": 0.5,
    }
    with serving(folder / "data", folder, changed=changed) as running:
        yield running


def _sent(server: Server, data: bytes) -> socket.socket:
    line = socket.create_connection(("127.0.0.1", server.port))
    line.settimeout(PATIENCE)
    line.sendall(data)
    return line


def _cut(server: Server) -> set[str]:
    """The reasons for which connections were cut."""
    metrics = http.client.HTTPConnection("127.0.0.1", server.port)
    metrics.request("GET", "/metrics")
    page = metrics.getresponse().read().decode()
    metrics.close()
    return set(re.findall(r'hollywood_http_refusals_total{code="(\w+)"}', page))


def _status(server: Server, path: str) -> int:
    asked = http.client.HTTPConnection("127.0.0.1", server.port)
    asked.request("GET", path)
    answer = asked.getresponse()
    answer.read()
    asked.close()
    return answer.status


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "late_headers"),
        (b"GET / HTTP/1.1\r\nHost: x\r\nX-A: ", "late_headers"),
        (STALLED, "late_body"),
    ],
)
def test_what_does_not_come_is_not_waited_for(server: Server, data: bytes, code: str) -> None:
    with _sent(server, data) as line, contextlib.suppress(ConnectionResetError):
        while line.recv(65536):  # until the server ends it
            pass
    assert code in _cut(server)
    assert '"event": "defect"' not in server.log


def test_an_answer_that_nobody_takes_is_not_kept(server: Server) -> None:
    asking = b"GET /api/schema/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n" * 200
    with _sent(server, asking):
        wait_until(lambda: "late_reading" in _cut(server))


def test_a_socket_is_not_limited_as_a_request_is(server: Server) -> None:
    with _sent(server, OPENING) as line:
        told = b""
        while b"\r\n\r\n" not in told:
            told += line.recv(1000)
        assert told.startswith(b"HTTP/1.1 101 ")
        line.settimeout(1.5)  # three times as long as a body may take
        with pytest.raises(TimeoutError):
            line.recv(1000)


def test_hundreds_of_idle_connections_keep_nobody_out(server: Server) -> None:
    with ExitStack() as stack:
        for number in range(200):
            stack.enter_context(_sent(server, b"GET /api/me HTTP/1.1\r\n"))
            if number % 20 == 0:
                assert _status(server, "/api/presets") == 200
        assert _status(server, "/healthz") == 200


def test_a_full_server_still_says_that_it_is_well(server: Server) -> None:
    """Sockets are not cut for others."""

    def statuses() -> list[int]:
        with ExitStack() as stack:
            for _ in range(50):
                line = stack.enter_context(_sent(server, OPENING))
                line.recv(100)
            return [_status(server, path) for path in ("/healthz", "/api/presets")]

    wait_until(lambda: statuses() == [200, 503])
    wait_until(lambda: _status(server, "/api/presets") == 200)
