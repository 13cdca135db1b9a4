"""Score books that people share by a link: read, waited for, and merged line by line.

A book has two secrets: its id, with which anybody may read it, and a longer one, with which
anybody may also edit it. Of the second only a hash is stored. An edit is a copy of the book, or of
the lines that changed; it is merged as two copies on one device are
(:mod:`hollywood.book.merging`), so no line of anybody is lost, whatever the order. A book that
nobody has opened for ninety days is forgotten.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from collections import Counter
from collections.abc import Awaitable, Callable

import msgspec
from msgspec.structs import replace

from hollywood.book.merging import highest, merge
from hollywood.book.model import Book
from hollywood.book.reading import checked
from hollywood.server.people.refusals import Refusal
from hollywood.server.protocol.score_forms import BookLinks, SharedBook
from hollywood.server.store.protocol import Store
from hollywood.server.store.rows import PersonRow, SharedBookRow

MOST = 50
"""The most books that a person shares at once."""
MOST_LINES = 400
"""The most lines of a shared book, deleted ones included."""
LARGEST = 192 * 1024
"""The most bytes of a shared book."""
KEPT = 90 * 24 * 3600.0
"""How long a book is kept after it was last opened, in seconds."""
LONGEST_WAIT = 25.0
"""How long somebody may wait for a change, in seconds."""
MOST_WAITING = 100
"""The most who wait for changes of one book at once."""
_FURTHEST = 10_000
"""How far the count of an edit may be ahead: nobody can put a line beyond everybody's reach."""
_DAY = 24 * 3600.0
_TRIES = 8

_read = msgspec.json.Decoder(Book).decode


class SharedBooks:
    """All shared books of a house."""

    def __init__(self, store: Store, tell: Callable[[str], Awaitable[None]] | None = None) -> None:
        """``tell`` tells other nodes that a book has changed."""
        self._store = store
        self._tell_others = tell
        self._changed: dict[str, asyncio.Event] = {}
        self._waiting: Counter[str] = Counter()
        self._closed = False

    def close(self) -> None:
        """Let nobody wait any longer."""
        self._closed = True
        for event in self._changed.values():
            event.set()

    async def share(self, person: PersonRow, book: Book) -> BookLinks:
        """Share a book; Refusal if the person shares too many, or it is too large."""
        body = await asyncio.to_thread(_prepared, book)
        watch, write = secrets.token_urlsafe(16), secrets.token_urlsafe(24)
        now = time.time()
        row = SharedBookRow(
            id=watch,
            write_hash=_hash(write),
            person_id=person.id,
            version=1,
            body=body,
            used_at=now,
        )
        if not await self._store.add_shared_book(row, MOST, now - KEPT):
            raise Refusal(
                "books_too_many", f"you share {MOST} score sheets: end one first", status=409
            )
        return BookLinks(watch=watch, write=write, version=1)

    async def read(self, link: str, after: int | None = None) -> SharedBook:
        """Return the book of a link; with ``after``, wait a while for a later version."""
        row = await self._row(link)
        if after is not None and row.version <= after:
            await self._wait(row.id)
            row = await self._row(link)
        return _shown(row, link)

    async def write(self, link: str, book: Book) -> SharedBook:
        """Merge a copy, or changed lines, into the book of a link that may write."""
        for _ in range(_TRIES):
            row = await self._row(link)
            if row.write_hash != _hash(link):
                raise Refusal("read_only", "with this link you can only read", status=403)
            body = await asyncio.to_thread(_merged, row.body, book)
            if body == row.body:
                return _shown(row, link)
            now = time.time()
            if await self._store.change_shared_book(row.id, row.version, body, now):
                await self._tell(row.id)
                changed = replace(row, version=row.version + 1, body=body, used_at=now)
                return _shown(changed, link)
        raise Refusal("busy", "too many write on this sheet at once: try again", status=409)

    async def end(self, link: str) -> None:
        """Forget the book of a link that may write."""
        row = await self._row(link)
        if row.write_hash != _hash(link):
            raise Refusal("read_only", "with this link you can only read", status=403)
        await self._store.drop_shared_book(row.id)
        await self._tell(row.id)

    async def _row(self, link: str) -> SharedBookRow:
        row = await self._store.shared_book(link, _hash(link))
        now = time.time()
        if row is None or row.used_at < now - KEPT:
            raise Refusal("no_book", "there is no shared score sheet at this link", status=404)
        if row.used_at < now - _DAY:
            await self._store.use_shared_book(row.id, now)
        return row

    async def _wait(self, name: str) -> None:
        """Wait for a change of a book, or until it has been long enough."""
        if self._waiting[name] >= MOST_WAITING:
            raise Refusal(
                "too_many_waiting", "too many watch this sheet at once", status=429, retry_after=30
            )
        if self._closed:
            return
        event = self._changed.setdefault(name, asyncio.Event())
        self._waiting[name] += 1
        try:
            async with asyncio.timeout(LONGEST_WAIT):
                await event.wait()
        except TimeoutError:
            pass
        finally:
            self._waiting[name] -= 1
            if not self._waiting[name]:
                del self._waiting[name]
                if self._changed.get(name) is event:
                    del self._changed[name]

    async def _tell(self, name: str) -> None:
        self.changed(name)
        if self._tell_others is not None:
            await self._tell_others(name)

    def changed(self, name: str) -> None:
        """Let those go on who wait for a change of a book."""
        event = self._changed.pop(name, None)
        if event is not None:
            event.set()


def _prepared(book: Book) -> bytes:
    return _written(replace(checked(book), log=()))


def _merged(body: bytes, book: Book) -> bytes:
    """Return a stored book with a copy merged into it; up to 30 ms, so not on the event loop."""
    kept, book = _read(body), replace(checked(book), log=())
    if highest(book) > highest(kept) + _FURTHEST:
        raise Refusal("book_ahead", "this copy is too far ahead of the shared one")
    return _written(merge(kept, book))


def _written(book: Book) -> bytes:
    body = msgspec.json.encode(book)
    if len(book.lines) > MOST_LINES or len(body) > LARGEST:
        raise Refusal("book_too_large", f"a shared sheet has room for {MOST_LINES} lines")
    return body


def _shown(row: SharedBookRow, link: str) -> SharedBook:
    return SharedBook(
        watch=row.id,
        version=row.version,
        may_write=row.write_hash == _hash(link),
        book=_read(row.body),
    )


def _hash(link: str) -> str:
    return hashlib.sha256(link.encode()).hexdigest()
