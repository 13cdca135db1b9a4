"""What one anonymous visitor can do to slow the others: each attack, bounded in time and number.

    python -m benchmarks.attackers NAME PORT SECONDS CONTEXT

An attack comes from an address of its own (127.0.0.2), at the lowest priority, since an attacker
would have a processor of their own. ``CONTEXT`` is JSON: what the server was prepared with. At the
end the answers are printed, counted by status.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from hollywood.server.protocol.messages import PROTOCOL

ADDRESS = "127.0.0.2"
HELLO = json.dumps({"type": "hello", "protocol": PROTOCOL})


class Attacker:
    """A visitor who is up to no good, until the time is over."""

    def __init__(self, port: int, seconds: float, context: dict[str, Any]) -> None:
        self.port, self.context = port, context
        self.answers: Counter[str] = Counter()
        self._until = time.monotonic() + seconds
        self.client = httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{port}",
            transport=httpx.AsyncHTTPTransport(
                local_address=ADDRESS, limits=httpx.Limits(max_connections=40)
            ),
            timeout=60,
        )

    @property
    def going(self) -> bool:
        """Whether there is time left."""
        return time.monotonic() < self._until

    async def ask(self, method: str, path: str, body: Any = None, **headers: str) -> Any:
        """Send a request and count the answer."""
        said = {"origin": f"http://127.0.0.1:{self.port}", **headers}
        if method != "GET":
            if "csrftoken" not in self.client.cookies:
                await self.client.get("/api/me")
            said["x-csrftoken"] = self.client.cookies["csrftoken"]
        try:
            answer = await self.client.request(method, path, json=body, headers=said)
        except httpx.HTTPError as error:
            self.answers[type(error).__name__] += 1
            return None
        self.answers[str(answer.status_code)] += 1
        return answer.json() if "json" in answer.headers.get("content-type", "") else None

    async def again(self, a_second: float, act: Callable[[], Awaitable[Any]]) -> None:
        """Begin an act so often, whether or not the last one is done; at most 60 at once."""
        running: set[asyncio.Task[Any]] = set()
        while self.going:
            if len(running) < 60:
                running.add(asyncio.create_task(act()))  # type: ignore[arg-type]
            await asyncio.sleep(1 / a_second)
            running = {task for task in running if not task.done()}
        for task in running:
            task.cancel()

    async def guest(self) -> None:
        """Become a new guest."""
        self.client.cookies.clear()
        await self.ask("POST", "/api/guest", {})

    def cookies(self) -> str:
        """The cookies of whoever it is now."""
        return "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())

    def socket(self, table: str) -> connect:
        """The socket of a table."""
        return connect(
            f"ws://127.0.0.1:{self.port}/ws/table/{table}",
            additional_headers={"cookie": self.cookies()},
            origin=f"http://127.0.0.1:{self.port}",  # type: ignore[arg-type]
            local_addr=(ADDRESS, 0),
            compression=None,
            max_size=None,
            proxy=None,
        )


async def rules(one: Attacker) -> None:
    """Rules to check whose value is a list of 63,000 characters, 240 a minute."""
    changes = {"target": [0] * 31_000}
    await one.again(
        4, lambda: one.ask("POST", "/api/rules/check", {"preset": "gin", "changes": changes})
    )


async def records(one: Attacker) -> None:
    """Rounds of a record, 20 a second."""
    table, count = one.context["long"], 0

    async def act() -> None:
        nonlocal count
        count += 1
        await one.ask("GET", f"/api/records/{table}/rounds/{count % one.context['rounds'] + 1}")

    await one.again(20, act)


async def long_match(one: Attacker) -> None:
    """The last round of a very long match, 30 at once, and its table woken beside them."""
    path = f"/api/records/{one.context['long']}/rounds/{one.context['rounds']}"
    while one.going:
        await asyncio.gather(
            *(one.ask("GET", path) for _ in range(30)),
            one.ask("GET", f"/api/records/{one.context['long']}/file"),
            _woken(one),
        )


async def _woken(one: Attacker) -> None:
    try:
        async with one.socket(one.context["long"]) as line:
            await line.send(HELLO)
            await line.recv()
    except (OSError, ConnectionClosed, InvalidHandshake) as error:
        one.answers[type(error).__name__] += 1


async def hints(one: Attacker) -> None:
    """Hints in a loop at 44 tables."""

    async def advised(line: ClientConnection) -> None:
        request, version = 0, 0
        await line.send(HELLO)
        await line.send('{"type":"ready","command_id":"r","round_number":1}')
        while one.going:
            message = json.loads(await line.recv())
            if message["type"] == "hinted":
                one.answers[message["code"] or "hint"] += 1
                await asyncio.sleep(0.05)
            table = message.get("table")
            if table is None and message["type"] != "hinted":
                continue
            version = version if table is None else table["version"]
            request += 1
            await line.send(json.dumps({"type": "hint", "request": request}))

    lines: list[ClientConnection] = []
    for _ in range(4):
        await one.guest()
        for _ in range(11):
            card = await one.ask("POST", "/api/tables", {"preset": "gin", "entrance": "bot"})
            if card is not None and "id" in card:
                lines.append(await one.socket(card["id"]))
    advising = [asyncio.create_task(advised(line)) for line in lines]
    while one.going:
        await asyncio.sleep(0.1)
    for task in advising:
        task.cancel()
    await asyncio.gather(*(line.close() for line in lines), return_exceptions=True)


async def reviews(one: Attacker) -> None:
    """Reviews of 21 matches, asked for again and again."""
    one.client.cookies["hollywood"] = one.context["cookie"]
    tables, count = one.context["matches"], 0

    async def act() -> None:
        nonlocal count
        count += 1
        await one.ask("POST", f"/api/records/{tables[count % len(tables)]}/review")

    await one.again(10, act)


async def connections(one: Attacker) -> None:
    """988 connections: idle, with half of the headers, or with a body that does not come."""
    begun = b"POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n"
    lines = []
    for number in range(988):
        try:
            _, writer = await asyncio.open_connection(
                "127.0.0.1", one.port, local_addr=(ADDRESS, 0)
            )
        except OSError as error:
            one.answers[type(error).__name__] += 1
            continue
        writer.write((b"", begun, begun + b"\r\n{")[number % 3])
        lines.append(writer)
        one.answers["connected"] += 1
    while one.going:
        await asyncio.sleep(0.1)
    for writer in lines:
        writer.transport.abort()


async def junk(one: Attacker) -> None:
    """Tables in the lobby, by one guest after another, and the lobby itself."""

    async def act() -> None:
        await one.guest()
        for _ in range(3):
            await one.ask("POST", "/api/tables", {"preset": "gin", "entrance": "lobby"})
        await one.ask("GET", "/api/tables")

    await one.again(4, act)


async def passwords(one: Attacker) -> None:
    """Wrong passwords for a login, 20 a second."""
    await one.again(
        20,
        lambda: one.ask("POST", "/api/account/login", {"login": "ann", "password": "wrong horse"}),
    )


async def reconnecting(one: Attacker) -> None:
    """A hundred messages over a socket, then the next socket."""
    await one.guest()
    card = await one.ask("POST", "/api/tables", {"preset": "gin", "entrance": "invite"})

    async def act() -> None:
        try:
            async with one.socket(card["id"]) as line:
                await line.send(HELLO)
                for number in range(100):
                    await line.send(json.dumps({"type": "ping", "sent": number}))
                while json.loads(await line.recv())["type"] not in {"trouble", "closing"}:
                    one.answers["messages"] += 1
        except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError) as error:
            one.answers[type(error).__name__] += 1

    await one.again(10, act)


async def health(one: Attacker) -> None:
    """`/healthz`, 200 a second."""
    await one.again(200, lambda: one.ask("GET", "/healthz"))


async def forged(one: Attacker) -> None:
    """Another address in every request, in two lines of `X-Forwarded-For` and in `Forwarded`."""
    count = 0

    async def act() -> None:
        nonlocal count
        count += 1
        origin = f"203.0.113.{count % 250}"
        said = {"x-forwarded-for": f"{origin}, 10.0.0.1", "forwarded": f"for={origin}"}
        await one.ask("GET", "/api/tables", **said)

    await one.again(100, act)


ATTACKS = {
    each.__name__: each
    for each in (
        *(rules, records, long_match, hints, reviews, connections, junk, passwords),
        *(reconnecting, health, forged),
    )
}


async def _attacked(name: str, port: int, seconds: float, context: dict[str, Any]) -> None:
    one = Attacker(port, seconds, context)
    try:
        await ATTACKS[name](one)
    finally:
        await one.client.aclose()
    print(json.dumps(one.answers))


if __name__ == "__main__":
    os.nice(19)
    asyncio.run(
        _attacked(sys.argv[1], int(sys.argv[2]), float(sys.argv[3]), json.loads(sys.argv[4]))
    )
