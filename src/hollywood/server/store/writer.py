"""The one thread that writes, and group commit: what waits together is committed together.

While a transaction is being committed, changes queue up; the next transaction takes them all. So
they share the cost of one fsync, and a change alone waits for nobody.

All changes of a batch are written with a statement or two. If one of them cannot be written (its
log has gone on, or its command was done before), the transaction is rolled back, and the batch is
written again change by change, each in a savepoint: only the bad one fails. If the database fails,
nothing of the batch is written and every caller is told so. The connection is discarded, and the
next batch opens a new one.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
import time
from typing import Any

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, IntegrityError

from hollywood.server.store.appending import append_all
from hollywood.server.store.backend import Backend, is_gone, unavailable, why
from hollywood.server.store.jobs import Change, Job, Known, settle
from hollywood.server.store.protocol import Overtaken, StoreUnavailable, Uncertain
from hollywood.server.store.rows import Append

_WAITING = 10_000
_BATCH = 500
_AGAIN = 1.0  # seconds until the next try at emptying files, after it was blocked
_QUIET = 0.5  # seconds without a change after which the database's log is put away

_log = logging.getLogger(__name__)

Outcome = tuple[Job, Any, BaseException | None]


class Writer:
    """Writes for one event loop."""

    def __init__(
        self, backend: Backend, connection: Connection, *, waiting: int = _WAITING
    ) -> None:
        self._backend = backend
        self._connection: Connection | None = connection
        self._known = Known()
        self._most = waiting
        self._queue: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._closed = False
        self._unscrubbed = False
        self._scrub_at = 0.0
        self._untidy = False
        self._committing = False
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._run, name="hollywood-writer", daemon=True)
        self._thread.start()

    @property
    def waiting(self) -> int:
        """How many changes wait for their turn."""
        return self._queue.qsize()

    async def write(
        self,
        change: Append | Change,
        *,
        scrub: bool = False,
    ) -> Any:
        """Write a change; it is on disk when this returns."""
        if self._closed:
            raise StoreUnavailable("the server is closing: nothing more is written")
        if self._queue.qsize() >= self._most:
            raise StoreUnavailable(
                f"the server is busy: {self._most} changes wait to be written; "
                "try again in a moment"
            )
        job = Job(change, self._loop.create_future(), scrub)
        self._queue.put(job)
        return await job.future

    async def close(self) -> None:
        """Write what is waiting, then close the connection."""
        if not self._closed:
            self._closed = True
            self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        going = True
        while going:
            batch, going = self._gather()
            if batch:
                outcomes = self._write(batch)
                self._loop.call_soon_threadsafe(settle, outcomes)
                self._untidy = True
            if self._untidy and self._connection is not None:
                self._tidy(self._connection, idle=not batch)
            if self._unscrubbed and (not going or time.monotonic() >= self._scrub_at):
                self._scrub()
        self._discard()

    def _gather(self) -> tuple[list[Job], bool]:
        """Wait for a change and take all others that wait; false if it is time to stop."""
        batch: list[Job] = []
        try:
            waits = self._untidy or self._unscrubbed
            job = self._queue.get(timeout=_QUIET if waits else None)
            while job is not None:
                batch.append(job)
                if len(batch) == _BATCH:
                    return batch, True
                job = self._queue.get_nowait()
        except queue.Empty:
            return batch, True
        return batch, False

    def _write(self, batch: list[Job]) -> list[Outcome]:
        mark = self._known.mark()
        try:
            try:
                outcomes = self._attempt(batch, mark)
            except DBAPIError as error:
                # A connection lost while idle: a new one is tried at once, unless the old one may
                # have committed.
                if not error.connection_invalidated or self._committing:
                    raise
                self._known.undo(mark)
                self._discard()
                outcomes = self._attempt(batch, mark)
        except Exception as error:  # noqa: BLE001  (told to everyone who waits)
            _log.error("%d changes were not written: %s", len(batch), why(error))
            self._known.undo(mark)
            self._discard()
            failed = unavailable("nothing can be written", error)
            if self._committing and isinstance(error, DBAPIError) and error.connection_invalidated:
                failed = Uncertain(str(failed))
            failed.__cause__ = error
            return [(job, None, failed) for job in batch]
        if any(job.scrub for job, _, refused in outcomes if refused is None):
            self._unscrubbed = True
            self._scrub()
        return outcomes

    def _attempt(self, batch: list[Job], mark: int) -> list[Outcome]:
        self._committing = False
        if self._connection is None:
            self._connection = self._backend.connect()
            _log.warning("the database is connected again")
        try:
            return self._together(self._connection, batch)
        except Exception as error:
            if is_gone(error):
                raise
            self._known.undo(mark)
            return self._one_by_one(self._connection, batch)

    def _together(self, connection: Connection, batch: list[Job]) -> list[Outcome]:
        """Write a batch in one transaction; any error rolls it back."""
        outcomes: list[Outcome] = []
        with connection.begin():
            appends: list[Append] = []
            for job in batch:
                if isinstance(job.change, Append):
                    appends.append(job.change)
                    outcomes.append((job, None, None))
                    continue
                if appends:
                    append_all(connection, self._known, appends)
                    appends = []
                outcomes.append((job, job.change(connection, self._known), None))
            if appends:
                append_all(connection, self._known, appends)
            self._committing = True
        return outcomes

    def _one_by_one(self, connection: Connection, batch: list[Job]) -> list[Outcome]:
        """Write a batch in one transaction, without the changes that cannot be written."""
        outcomes: list[Outcome] = []
        with connection.begin():
            for job in batch:
                mark = self._known.mark()
                try:
                    with connection.begin_nested():
                        result = self._alone(connection, job)
                except Exception as error:
                    if is_gone(error):
                        raise
                    self._known.undo(mark)
                    outcomes.append((job, None, _refusal(error)))
                else:
                    outcomes.append((job, result, None))
            self._committing = True
        return outcomes

    def _alone(self, connection: Connection, job: Job) -> Any:
        if isinstance(job.change, Append):
            append_all(connection, self._known, [job.change])
            return None
        return job.change(connection, self._known)

    def _tidy(self, connection: Connection, *, idle: bool) -> None:
        """Keep the database's log short; nobody's answer waits for it."""
        try:
            self._untidy = not self._backend.tidy(connection, idle=idle)
        except Exception as error:  # noqa: BLE001  (nothing is lost by it; this comes again)
            _log.error("the database's log was not put away: %s", why(error))
            self._discard()

    def _scrub(self) -> None:
        """Remove erased data from the files; try again later if that is blocked or fails."""
        self._scrub_at = time.monotonic() + _AGAIN
        try:
            if self._connection is None:
                self._connection = self._backend.connect()
            self._unscrubbed = not self._backend.scrub(self._connection)
        except Exception as error:  # noqa: BLE001  (what was erased is erased; this comes again)
            _log.error("what was erased is still in the files: %s", why(error))
            self._discard()

    def _discard(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.invalidate()
            connection.close()


def _refusal(error: Exception) -> Exception:
    """Return the error for the caller whose change was not written."""
    if not isinstance(error, IntegrityError):
        return error
    overtaken = Overtaken("that has been written before, or what it belongs to is gone")
    overtaken.__cause__ = error
    return overtaken
