"""The bridge between this package and the page, when a browser runs it.

The other end is ``web/src/engine/bridge.ts``. Only text crosses: JSON, and the names of calls and
channels. The worker gives its end to :func:`connect`. From then on

- the page makes calls: :func:`begin` starts one, and :func:`stop` cancels it. A call is a task of
  asyncio, so several are on their way at once. One that works long without waiting for anything
  should ``await asyncio.sleep(0)`` now and then: only then can it be cancelled, and only then do
  others go on.
- Python tells the page something without being asked: :func:`emit` sends a message on a channel.
- Python keeps data in the browser: :class:`Storage` is the database of the page. Its coroutines end
  when the data is on the disk.

Where no browser is, as in tests, anything with the methods of :class:`Page` can be connected.
"""

from __future__ import annotations

import asyncio
import builtins
import sys
import traceback
from collections.abc import Awaitable, Sequence
from typing import Any, Protocol

import msgspec

from hollywood.errors import HollywoodError
from hollywood.offline.calls import call
from hollywood.play.text import from_json, to_json


class Page(Protocol):
    """The browser's end of the bridge."""

    def emit(self, channel: str, text: str) -> None:
        """Send a message on a channel to whoever listens to it."""

    def report(self, number: int, done: int, pieces: int) -> None:
        """Tell how far a call is."""

    def answer(self, number: int, text: str) -> None:
        """Give the answer to a call."""

    def fail(self, number: int, words: str) -> None:
        """Say that a call had no answer, because of a defect of ours."""

    def storage(self, what: str, arguments: str) -> Awaitable[str]:
        """Call a function of the storage with a JSON list; return a :class:`_Stored`."""


class StorageTrouble(HollywoodError):
    """The browser could not keep or find something.

    ``code`` is one of ``full``, ``forbidden``, ``newer``, ``blocked``, ``overtaken``, ``failed``;
    the page has the words for each.
    """

    def __init__(self, code: str) -> None:
        super().__init__(f"the browser cannot keep this: {code}")
        self.code = code


class _Stored(msgspec.Struct, frozen=True):
    value: msgspec.Raw = msgspec.Raw(b"null")
    trouble: str = ""


class _Bridge:
    def __init__(self, page: Page) -> None:
        self.page = page
        self.running: dict[int, asyncio.Task[None]] = {}


_bridge: _Bridge | None = None


def connect(page: Page) -> None:
    """Connect the bridge to the page; an earlier one is forgotten."""
    global _bridge  # noqa: PLW0603
    _bridge = _Bridge(page)


def _connected() -> _Bridge:
    if _bridge is None:
        raise RuntimeError("the bridge is not connected to a page")
    return _bridge


def begin(number: int, name: str, body: str) -> None:
    """Start a call with a number of the page's choice. Its answer comes through the page."""
    bridge = _connected()
    task = asyncio.get_running_loop().create_task(_answer(bridge, number, name, body))
    bridge.running[number] = task
    task.add_done_callback(lambda _: bridge.running.pop(number, None))


def stop(number: int) -> None:
    """Cancel a call; it gets no answer. Nothing happens if it has ended."""
    if task := _connected().running.get(number):
        task.cancel()


async def _answer(bridge: _Bridge, number: int, name: str, body: str) -> None:
    def report(done: int, pieces: int) -> None:
        bridge.page.report(number, done, pieces)

    try:
        answer = await call(name, body.encode(), report)
    except Exception as defect:  # noqa: BLE001
        traceback.print_exc(file=sys.stderr)
        bridge.page.fail(number, f"{type(defect).__name__}: {defect}")
    else:
        bridge.page.answer(number, answer.decode())


def emit(channel: str, message: bytes) -> None:
    """Send a message, JSON, to the page: to whoever listens to the channel."""
    _connected().page.emit(channel, message.decode())


class Storage:
    """The database of this browser. Values are JSON. All methods raise StorageTrouble.

    ``store`` is ``tables``, ``records``, ``books``, ``trainer``, or ``settings``.
    """

    async def get(self, store: str, key: str) -> bytes | None:
        """Return a value, or ``None``."""
        found = await self._ask("get", store, key)
        return None if found == b"null" else found

    async def list(self, store: str) -> list[bytes]:
        """Return all values of a store, in the order of their keys."""
        return _items(await self._ask("list", store))

    async def put(self, store: str, key: str, value: bytes) -> None:
        """Keep a value under a key, in place of an earlier one."""
        await self._ask("put", store, key, msgspec.Raw(value))

    async def delete(self, store: str, key: str) -> None:
        """Delete a value, if there is one."""
        await self._ask("delete", store, key)

    async def entries(self, table: str, start: int = 0) -> builtins.list[bytes]:
        """Return the entries of a table's log in order, from number ``start``."""
        return _items(await self._ask("entries", table, start))

    async def append(
        self, table: str, seq: int, entries: Sequence[bytes], state: bytes | None = None
    ) -> None:
        """Add entries to a table's log, the first with the number ``seq``, all or none.

        ``state`` replaces what the store ``tables`` has for the table, in the same step. The log
        must have just ``seq`` entries; otherwise another tab has written, and the code is
        ``overtaken``.
        """
        raw = [msgspec.Raw(entry) for entry in entries]
        more = () if state is None else (msgspec.Raw(state),)
        await self._ask("append", table, seq, raw, *more)

    async def delete_table(self, table: str) -> None:
        """Delete a table and its log."""
        await self._ask("deleteTable", table)

    async def _ask(self, what: str, *arguments: Any) -> bytes:
        page = _connected().page
        stored = from_json(await page.storage(what, to_json(arguments).decode()), _Stored)
        if stored.trouble:
            raise StorageTrouble(stored.trouble)
        return bytes(stored.value)


def _items(values: bytes) -> list[bytes]:
    return [bytes(value) for value in from_json(values, list[msgspec.Raw])]
