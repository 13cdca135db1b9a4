"""The house as one of several nodes: what it passes on, and what it hears from the others."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import time
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from functools import partial
from typing import Any

import httpcore
import msgspec

from hollywood.errors import HollywoodError
from hollywood.server.nodes.node import Node
from hollywood.server.nodes.passing import (
    CONNECTION_ERRORS,
    HELD,
    OWN_OF_HOP,
    STREAM,
    TRY_EVERY,
    Passing,
)
from hollywood.server.notices.sending import Notices
from hollywood.server.people.shared_books import SharedBooks
from hollywood.server.rooms.rooms import Rooms
from hollywood.server.store.protocol import StoreUnavailable
from hollywood.server.store.rows import NodeRow
from hollywood.server.web.house import House
from hollywood.server.web.limits import Limits
from hollywood.server.web.tries import Tries
from hollywood.server.workers.fairness import Name, Shares

Answer = Callable[[Any, Any, Any], Awaitable[None]]

_INNER = "/inner/"
_LONGEST_QUESTION = 1 << 20
_TOLD_AT_ONCE = 20
_MOST_TOLD = 60
"""Addresses and people with many sockets of which the other nodes are told."""
_TOLD_AGAIN = 15.0
"""Seconds after which other nodes are told again what they should know."""

_log = logging.getLogger(__name__)


def drain_when_told(node: Node, rooms: Rooms) -> None:
    """Hand over all tables when this node is drained, and end this process as a signal would."""

    async def drained() -> None:
        await rooms.hand_over()
        os.kill(os.getpid(), signal.SIGTERM)

    node.drained = drained


def hear_news(node: Node, books: SharedBooks, notices: Notices) -> None:
    """Hear what other nodes tell about score books and people."""

    async def book(name: str) -> None:
        books.changed(name)

    async def reachable(person: str) -> None:
        notices.reachable(person)

    node.on("book", book)
    node.on("reachable", reachable)


class SharedSockets:
    """Who has many sockets open, told among nodes when it changes, and now and then anyway."""

    def __init__(self, sockets: Shares) -> None:
        self._sockets = sockets
        self._told: dict[Name, int] = {}
        self._told_at = 0.0
        self._heard_at: dict[str, float] = {}

    def to_tell(self, now: float) -> list[tuple[str, str, int]] | None:
        """Return who has many here; ``None`` if the others know it."""
        much = self._sockets.much(_MOST_TOLD)
        if much == self._told and (not much or now - self._told_at < _TOLD_AGAIN):
            return None
        self._told, self._told_at = much, now
        return [(*name, used) for name, used in much.items()]

    def heard(self, node: str, told: Iterable[tuple[str, str, int]], now: float) -> None:
        """Count what another node has told; forget what nodes told that say no more."""
        self._heard_at[node] = now
        self._sockets.heard(node, {(kind, who): used for kind, who, used in told})
        for gone in [each for each, at in self._heard_at.items() if now - at > 3 * _TOLD_AGAIN]:
            self._sockets.heard(gone, {})
            del self._heard_at[gone]


async def share_limits(node: Node, limits: Limits, tries: Tries) -> None:
    """Tell other nodes every second what is counted here, and count what they tell."""

    async def counted(told: list[tuple[str, str, str, int]]) -> None:
        limits.heard(told)

    async def tried(logins: list[str]) -> None:
        tries.heard(logins)

    loop, sockets = asyncio.get_running_loop(), SharedSockets(limits.sockets)

    async def many_open(by: str, told: list[tuple[str, str, int]]) -> None:
        sockets.heard(by, told, loop.time())

    node.on("counted", counted)
    node.on("tried", tried)
    node.on("many_open", many_open)
    limits.shared = True
    while True:
        await asyncio.sleep(1)
        told, logins = limits.to_tell(), tries.to_tell()
        if node.others:
            opened = sockets.to_tell(loop.time())
            if opened is not None:
                await node.tell("many_open", by=node.id, told=opened)
            for first in range(0, len(told), _TOLD_AT_ONCE):
                await node.tell("counted", told=told[first : first + _TOLD_AT_ONCE])
            for first in range(0, len(logins), _TOLD_AT_ONCE):
                await node.tell("tried", logins=logins[first : first + _TOLD_AT_ONCE])


async def tell_nodes(house: House, what: str, **said: Any) -> None:
    """Tell other nodes, if there are any."""
    if house.node is not None:
        await house.node.tell(what, **said)


async def question_answered(passing: Passing, scope: Any, receive: Any, send: Any) -> bool:
    """Answer a question of another node; false if a request is none."""
    if scope["type"] != "http" or not scope["path"].startswith(_INNER):
        return False
    if not passing.may_enter(scope) or not scope["passed"]:
        return False
    what, status, body = scope["path"].removeprefix(_INNER), 200, b"null"
    try:
        asked = await _body(receive, _LONGEST_QUESTION) or b"{}"
        given = msgspec.json.decode(asked, type=dict[str, Any])
        body = msgspec.json.encode(await passing.node.answered(what, given))
    except (LookupError, TypeError, ValueError, HollywoodError) as error:
        _log.warning("node_not_answered", extra={"error": f"{what}: {type(error).__name__}"})
        status = 400
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
    return True


async def pass_on(
    passing: Passing, here: Answer, most: int, scope: Any, receive: Any, send: Any
) -> None:
    """Let the node answer a request whose business it is; ``here`` answers it in this one.

    ``most`` is the longest body that is passed on, in bytes.
    """
    method, path = scope["method"], scope["path"]
    node = None if scope["passed"] else await _for_request(passing, method, path)
    if node is None:
        await here(scope, receive, send)
        return
    body = await _body(receive, most)
    until = time.monotonic() + HELD
    while node is not None and body is not None and time.monotonic() < until:
        try:
            if STREAM.fullmatch(path) is not None:
                await _stream_on(passing, node, scope, receive, send)
                return
            answer = await passing.pass_on(node, scope, body)
        except CONNECTION_ERRORS:
            await asyncio.sleep(TRY_EVERY)
            node = await _for_request(passing, method, path)
            continue
        scope["passed_on"] = True
        headers = _headers(answer)
        headers.append((b"content-length", b"%d" % len(answer.content)))
        await send({"type": "http.response.start", "status": answer.status, "headers": headers})
        await send({"type": "http.response.body", "body": answer.content, "more_body": False})
        return
    again = [{"type": "http.request", "body": body or b"", "more_body": body is None}]
    await here(scope, partial(_received, again, receive), send)


async def _stream_on(passing: Passing, node: NodeRow, scope: Any, receive: Any, send: Any) -> None:
    """Pass a stream on, until one of its ends hangs up."""

    async def told() -> None:
        async with passing.stream_on(node, scope) as answer:
            scope["passed_on"] = True
            headers = _headers(answer)
            start = {"type": "http.response.start", "status": answer.status, "headers": headers}
            await send(start)
            with suppress(httpcore.NetworkError, httpcore.ProtocolError, httpcore.TimeoutException):
                async for part in answer.aiter_stream():
                    await send({"type": "http.response.body", "body": part, "more_body": True})
            await send({"type": "http.response.body", "body": b"", "more_body": False})

    telling = asyncio.create_task(told())
    leaving = asyncio.create_task(gone(receive))
    try:
        await asyncio.wait({telling, leaving}, return_when=asyncio.FIRST_COMPLETED)
        if telling.done():
            telling.result()
    finally:
        telling.cancel()
        leaving.cancel()


async def gone(receive: Any) -> None:
    """Wait until the visitor has hung up."""
    while (await receive())["type"] != "http.disconnect":
        pass


def _headers(answer: httpcore.Response) -> list[tuple[bytes, bytes]]:
    return [pair for pair in answer.headers if pair[0].lower() not in OWN_OF_HOP]


async def _for_request(passing: Passing, method: str, path: str) -> Any:
    try:
        return await passing.for_request(method, path)
    except StoreUnavailable:
        return None  # the house says so


async def _body(receive: Any, most: int) -> bytes | None:
    """Return the body of a request; ``None`` if it is too long, or the visitor is gone."""
    body, more = b"", True
    while more:
        message = await receive()
        if message["type"] != "http.request":
            return None
        body, more = body + message.get("body", b""), message.get("more_body", False)
        if len(body) > most:
            return None
    return body


async def _received(before: list[Any], receive: Any) -> Any:
    """Return what was received before, and then what comes."""
    return before.pop() if before else await receive()
