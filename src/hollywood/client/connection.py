"""The connection of one bot account: requests that wait when they must, streams that come back.

Everything is asynchronous. Messages are those of the protocol (``docs/protocol.md``), as plain
dictionaries. A request that finds the server away, or comes too soon, is sent again later; since a
command has an id, it is done only once.
"""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import AsyncIterator, Mapping
from types import TracebackType
from typing import Any, Self

import httpx

from hollywood import __version__
from hollywood.errors import HollywoodError

Message = dict[str, Any]
"""A message of the protocol."""

SILENCE = 20.0
"""Seconds without a line after which a stream is dead; the server writes one every five."""
FIRST_WAIT, LONGEST_WAIT = 0.2, 15.0
"""Seconds until the next try, doubled after each."""
_LATER = frozenset({429, 502, 503, 504})


class Refused(HollywoodError):
    """What the server refuses: ``code`` for programs, the text for people, the HTTP status."""

    def __init__(self, code: str, words: str, status: int) -> None:
        super().__init__(words)
        self.code = code
        self.status = status


class Client:
    """A bot account at a server; use it as an asynchronous context manager.

    ``server`` is the address of the site, as ``https://cards.example``.
    """

    def __init__(self, server: str, token: str, *, transport: Any = None) -> None:
        """``transport`` is one of httpx, for tests and proxies."""
        if not server.startswith(("http://", "https://")):
            raise HollywoodError(f"{server!r} is no server: write http:// or https:// before it")
        if not token.isascii() or not token.isprintable():
            raise HollywoodError("this is no token: copy it again from your account's page")
        self.server: str = server.rstrip("/")
        self._http = httpx.AsyncClient(
            base_url=self.server,
            headers={
                "authorization": f"Bearer {token}",
                "user-agent": f"hollywood-client/{__version__}",
            },
            timeout=httpx.Timeout(10.0, read=SILENCE, pool=None),
            limits=httpx.Limits(max_connections=None),
            transport=transport,
        )

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Hang up."""
        await self._http.aclose()

    # The account.

    async def account(self) -> Message:
        """Return the account's ``name``, its ``owner``, and the ``scopes`` of the token."""
        return dict(await self._ask("GET", "/api/bots/me"))

    async def bots(self) -> list[Message]:
        """Return the bots that listen for challenges now."""
        return list(await self._ask("GET", "/api/bots"))

    # Challenges.

    async def challenge(self, *names: str, preset: str, **options: Any) -> Message:
        """Challenge bots to a match; return the challenge, whose ``id`` is its table.

        A level such as ``club`` is a bot of the house, which accepts at once and plays unrated.

        ``options`` are those of a table: ``clock``, ``turn_seconds``, ``rated``, ``players``...
        """
        form = {"to": list(names), "preset": preset, **options}
        return dict(await self._ask("POST", "/api/challenges", form))

    async def challenges(self) -> Message:
        """Return the challenges that wait: ``incoming`` and ``outgoing``."""
        return dict(await self._ask("GET", "/api/challenges"))

    async def accept(self, challenge: str) -> None:
        """Accept a challenge: sit down at its table."""
        await self._ask("POST", f"/api/challenges/{challenge}/accept")

    async def decline(self, challenge: str) -> None:
        """Decline a challenge."""
        await self._ask("POST", f"/api/challenges/{challenge}/decline")

    async def withdraw(self, challenge: str) -> None:
        """Withdraw a challenge of yours."""
        await self._ask("DELETE", f"/api/challenges/{challenge}")

    # Tables.

    async def tables(self) -> list[Message]:
        """Return the tables where you have a seat and the match is not over."""
        return list((await self._ask("GET", "/api/tables/mine"))["running"])

    async def act(self, table: str, version: int, action: Mapping[str, Any]) -> Message:
        """Make a move that was decided at this version; Refused if it is not allowed."""
        command = {"command_id": _new_id(), "version": version, "action": dict(action)}
        return dict(await self._ask("POST", f"/api/tables/{table}/act", command))

    async def say(self, table: str, text: str) -> None:
        """Say something to a table."""
        await self._ask("POST", f"/api/tables/{table}/say", {"text": text})

    async def send(self, table: str, kind: str, **fields: Any) -> Message:
        """Send a command or another message to a table: ``send(table, "ready", round_number=1)``.

        ``command_id`` is added if it is not among the fields, and the message is a command.
        """
        message = {"type": kind, **fields}
        if kind not in _NO_COMMANDS:
            message.setdefault("command_id", _new_id())
        return dict(await self._ask("POST", f"/api/tables/{table}/send", message))

    # Streams.

    async def events(self) -> AsyncIterator[Message]:
        """Yield what happens to the account, forever: it comes back after every interruption.

        After each interruption everything that is so comes again: a bot sees where it plays.
        """
        async for message in self._stream("/api/events", dict):
            yield message

    async def watch(self, table: str) -> AsyncIterator[Message]:
        """Yield what happens at a table, until the server says not to come back.

        While this runs, the bot is at the table. Each connection begins with a ``welcome``.
        """
        known: dict[str, Any] = {}
        async for message in self._stream(f"/api/tables/{table}/stream", lambda: known):
            shown = message.get("table")
            if isinstance(shown, dict):
                known["since"] = shown["version"]
            if message["type"] == "welcome":
                known["history"] = message["history"]
            yield message

    async def _stream(self, path: str, asked: Any) -> AsyncIterator[Message]:
        """Yield the messages of a stream, and of those that follow it; Refused if it is refused."""
        wait = FIRST_WAIT
        while True:
            closing: Message | None = None
            try:
                async with self._http.stream("GET", path, params=asked()) as answer:
                    if answer.status_code != httpx.codes.OK:
                        await answer.aread()
                        wait = await _later(answer, wait)
                        continue
                    async for line in answer.aiter_lines():
                        if line:
                            wait = FIRST_WAIT
                            message: Message = json.loads(line)
                            yield message
                            closing = message if message["type"] == "closing" else None
            except (httpx.TransportError, json.JSONDecodeError):
                pass  # it was cut off
            if closing is not None and closing["retry_ms"] is None:
                return
            pause = wait if closing is None else max(closing["retry_ms"] / 1000, 0.05)
            await asyncio.sleep(_about(pause))
            wait = min(2 * wait, LONGEST_WAIT)

    async def _ask(self, method: str, path: str, body: Any = None) -> Any:
        """Ask until there is an answer; Refused if it says no."""
        wait = FIRST_WAIT
        while True:
            try:
                answer = await self._http.request(method, path, json=body)
            except httpx.TransportError:
                await asyncio.sleep(_about(wait))
                wait = min(2 * wait, LONGEST_WAIT)
                continue
            if answer.is_success:
                return None if answer.status_code == httpx.codes.NO_CONTENT else answer.json()
            wait = await _later(answer, wait)


_NO_COMMANDS = frozenset(
    {"pass_offer", "prefer", "need_time", "commit", "reveal", "say", "say_phrase", "consider"}
    | {"plan", "ping"}
)


def _about(seconds: float) -> float:
    """Return about so many seconds: those who were cut off together must not come together."""
    return seconds * (0.8 + secrets.randbelow(400) / 1000)


def _new_id() -> str:
    return secrets.token_urlsafe(12)


async def _later(answer: httpx.Response, wait: float) -> float:
    """Wait if an answer says so, and return the next wait; Refused for any other answer."""
    if answer.status_code in _LATER:
        try:
            told = float(answer.headers.get("retry-after", ""))
        except ValueError:
            told = 0.0
        await asyncio.sleep(max(told, wait))
        return min(2 * wait, LONGEST_WAIT)
    try:
        problem = answer.json()
        code, words = str(problem["code"]), str(problem["words"])
    except (ValueError, LookupError, TypeError):
        code, words = "http", f"the server answers {answer.status_code}: is this its address?"
    raise Refused(code, words, answer.status_code)
