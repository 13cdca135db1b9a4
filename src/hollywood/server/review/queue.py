"""Reviews of finished matches: made one at a time, in a separate process, and kept.

A review takes up to a minute of processor time. Those who ask for one wait in a bounded queue, and
ask for its progress now and then. A table has one review, whoever asks. In the queue people and
addresses take turns, and each has a maximum share. The newest reviews are kept in the store, up to
a limit. The queue is in memory: a restart loses the review in progress and those that waited, and
anybody still looking asks again.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import time
from collections import OrderedDict
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess

import msgspec

from hollywood.errors import HollywoodError
from hollywood.processes import spared
from hollywood.server.people.refusals import Refusal
from hollywood.server.protocol.review_forms import ReviewRound, ReviewState, ReviewSummary
from hollywood.server.review.shown import REVISION, part_from, summary_for
from hollywood.server.review.work import Told, work
from hollywood.server.rooms.looking_back import card_of, finished, match_log, seats_of
from hollywood.server.store.protocol import Store
from hollywood.server.store.rows import Listed, ReviewRow
from hollywood.server.workers.fairness import FairQueue, Owner, Shares

QUEUE = 20
"""The most reviews that may wait."""
OF_PERSON, OF_ADDRESS = 3, 8
"""The most reviews, waiting or in progress, that one person and one address may have asked for."""
KEPT = 2_000
"""The most reviews kept in the store; the oldest are deleted first."""
LARGEST = 4 * 1024 * 1024
"""The most bytes of a stored review."""
PATIENCE = 900.0
"""The most seconds a review may take."""
WORLDS = 0
"""Rounds imagined for a decision; 0 for the usual number."""
NICENESS = 10
"""The niceness of a review's process; bots have 5."""
_FAILURES = 200
"""The number of failures to remember."""
_ENDING = 5.0
_DEFECT = "something went wrong on our side; it is in the log"

_log = logging.getLogger(__name__)


class _Job(msgspec.Struct, eq=False):
    """A review that waits or is in progress."""

    table_id: str
    owner: Owner
    done: int = 0
    pieces: int = 0
    parts: tuple[bytes, ...] = ()  # of the rounds that are done


class Reviews:
    """The reviews of one server."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._jobs: dict[str, _Job] = {}  # by table: those that wait, and the one in progress
        self._waiting: FairQueue[_Job] = FairQueue()
        self._making: _Job | None = None
        self._shares = Shares(OF_PERSON, OF_ADDRESS)
        self._failed: OrderedDict[str, str] = OrderedDict()
        self._runner: asyncio.Task[None] | None = None
        self._process: BaseProcess | None = None
        self._closing = False
        self.made: int = 0
        self.failed: int = 0

    # What people ask.

    async def state(self, table_id: str, person: str | None, known: int = 0) -> ReviewState:
        """Return the progress of a table's review; NotForYou if its record may not be shown.

        While it is being made, there is a summary of what is done when that is more than the
        ``known`` number of rounds.
        """
        listed, names = await finished(self._store, table_id, person)
        return await self._state(listed, names, person, known)

    async def ask(self, table_id: str, owner: Owner) -> ReviewState:
        """Request the review of a table, unless it exists or is on its way; return its progress.

        Errors as for :meth:`state`; also Refusal if too many reviews wait, or too many of one
        owner.
        """
        listed, names = await finished(self._store, table_id, owner.person)
        known = table_id in self._jobs
        if not known and await self._store.review_part(table_id, 0, REVISION) is None:
            self._line_up(table_id, owner)
        return await self._state(listed, names, owner.person)

    async def round(self, table_id: str, part: int, person: str | None) -> ReviewRound:
        """Return a round of a review that is done; Refusal if there is none."""
        await finished(self._store, table_id, person)
        job = self._jobs.get(table_id)
        if job is not None and 0 < part < len(job.parts):
            body: bytes | None = job.parts[part]
        else:
            body = await self._store.review_part(table_id, part, REVISION) if part else None
        if body is None:
            raise Refusal("not_found", "this review has no such round", status=404)
        return await asyncio.to_thread(part_from, body, ReviewRound)

    # What the house asks.

    async def figures(self) -> dict[str, float]:
        """Return current counts, for the metrics."""
        return {
            "reviews_waiting": len(self._jobs),
            "reviews_made": self.made,
            "reviews_failed": self.failed,
            "reviews_kept": await self._store.reviews(),
        }

    async def close(self) -> None:
        """Abandon the review in progress and all that wait."""
        self._closing = True
        if self._process is not None:
            self._process.kill()
        if self._runner is not None:
            await self._runner
        self._jobs.clear()

    # Internals.

    async def _state(
        self, listed: Listed, names: tuple[str, ...], person: str | None, known: int = 0
    ) -> ReviewState:
        table_id = listed.table.id
        shown = ReviewState(
            stage="none",
            card=card_of(listed, names),
            names=names,
            winners=listed.status.winners,
            yours=seats_of(listed, person),
        )
        job = self._jobs.get(table_id)
        if job is not None:
            before = self._before(job)
            summary = None
            if len(job.parts) - 1 > known:
                summary = await asyncio.to_thread(part_from, job.parts[0], ReviewSummary)
                summary = summary_for(summary, shown.yours)
            return msgspec.structs.replace(
                shown,
                stage="waiting" if before else "working",
                waiting=before,
                done=job.done,
                pieces=job.pieces,
                summary=summary,
            )
        body = await self._store.review_part(table_id, 0, REVISION)
        if body is not None:
            summary = await asyncio.to_thread(part_from, body, ReviewSummary)
            summary = summary_for(summary, shown.yours)
            return msgspec.structs.replace(shown, stage="done", summary=summary)
        words = self._failed.get(table_id)
        return (
            shown if words is None else msgspec.structs.replace(shown, stage="failed", words=words)
        )

    def _before(self, job: _Job) -> int:
        """How many reviews come before a job, by the current turns."""
        if job is self._making:
            return 0
        if self._making is None:
            return self._waiting.in_order().index(job)
        return 1 + self._waiting.in_order(self._making.owner).index(job)

    def _line_up(self, table_id: str, owner: Owner) -> None:
        if self._closing:
            raise Refusal("closing", "the server is restarting", status=503, retry_after=2)
        if table_id in self._jobs:  # somebody else has asked in the meantime
            return
        if len(self._jobs) > QUEUE:
            raise Refusal(
                "too_many_reviews",
                f"{QUEUE} reviews are already waiting: try again in a few minutes",
                status=429,
                retry_after=60,
            )
        if not self._shares.take(owner):
            raise Refusal(
                "too_many_reviews",
                f"at most {OF_PERSON} reviews per person and {OF_ADDRESS} per address can run or "
                "wait at once: wait until one of yours is ready",
                status=429,
                retry_after=60,
            )
        self._failed.pop(table_id, None)
        job = self._jobs[table_id] = _Job(table_id, owner)
        self._waiting.add(owner, job)
        if self._runner is None or self._runner.done():
            self._runner = asyncio.get_running_loop().create_task(self._run())

    async def _run(self) -> None:
        """Make the waiting reviews, one after another."""
        while self._waiting and not self._closing:
            owner, job = self._waiting.pop()
            self._making, table_id = job, job.table_id
            began = time.monotonic()
            try:
                parts = await self._made(job)
                row = ReviewRow(
                    table_id=table_id, revision=REVISION, made_at=time.time(), parts=parts
                )
                await self._store.keep_review(row, KEPT)
                self.made += 1
                taken = round(time.monotonic() - began, 1)
                size = sum(map(len, parts))
                _log.info("review_made", extra={"table": table_id, "seconds": taken, "bytes": size})
            except HollywoodError as error:
                self._fail(table_id, str(error))
            except Exception:  # noqa: BLE001  (the next review is made whatever became of this)
                _log.error("review_defect", extra={"table": table_id}, exc_info=True)
                self._fail(table_id, _DEFECT)
            finally:
                self._making = None
                del self._jobs[table_id]
                self._shares.give_back(owner)
                self._waiting.served(owner)

    def _fail(self, table_id: str, words: str) -> None:
        if self._closing:
            return
        self.failed += 1
        _log.warning("review_not_made", extra={"table": table_id})
        self._failed[table_id] = words
        while len(self._failed) > _FAILURES:
            self._failed.popitem(last=False)

    async def _made(self, job: _Job) -> tuple[bytes, ...]:
        """Let a process make a review; HollywoodError if there is no process to make it."""
        entries = await self._store.entries(job.table_id)
        log = await asyncio.to_thread(match_log, entries)
        context = multiprocessing.get_context("spawn")
        listening, telling = context.Pipe(duplex=False)
        process = context.Process(target=work, args=(telling, log, WORLDS, NICENESS), daemon=True)
        try:
            await asyncio.to_thread(_start, process)
            telling.close()
            self._process = process
            if self._closing:  # in the meantime
                process.kill()
            return await self._heard(job, listening)
        finally:
            self._process = None
            if process.pid is not None:
                process.kill()
                await asyncio.to_thread(process.join, _ENDING)
            listening.close()

    async def _heard(self, job: _Job, listening: Connection) -> tuple[bytes, ...]:
        """Follow a process to its end."""
        until = time.monotonic() + PATIENCE
        while True:
            told = await asyncio.to_thread(_next, listening, until - time.monotonic())
            match told:
                case ("progress", (int(done), int(pieces))):
                    job.done, job.pieces = done, pieces
                case ("so_far", tuple(parts)):
                    if sum(map(len, parts)) <= LARGEST:
                        job.parts = parts
                case ("done", tuple(parts)):
                    if sum(map(len, parts)) > LARGEST:
                        raise HollywoodError("this review is too large to store")
                    return parts
                case ("refused", str(words)):
                    raise HollywoodError(words)
                case (_, kind):
                    _log.error("review_defect", extra={"table": job.table_id, "error": str(kind)})
                    raise HollywoodError(_DEFECT)


def _start(process: BaseProcess) -> None:
    with spared():
        process.start()


def _next(listening: Connection, seconds: float) -> Told:
    """Wait for the process to report; HollywoodError if it is late, or gone."""
    try:
        if not listening.poll(max(0.0, seconds)):
            raise HollywoodError(
                f"the review took more than {PATIENCE / 60:.0f} minutes and was stopped"
            )
        told: Told = listening.recv()
    except (EOFError, OSError):
        raise HollywoodError("the review was cut off, perhaps because memory ran out") from None
    return told
