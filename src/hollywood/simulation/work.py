"""Chunks are handed out ahead of time, and their results are taken in order.

Only a few chunks are out at a time, so memory stays bounded however long the simulation is.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager
from typing import NamedTuple, Protocol

from hollywood.simulation.chunks import Chunk
from hollywood.simulation.game import Game, Spec
from hollywood.simulation.games import game_of
from hollywood.simulation.packing import packed
from hollywood.simulation.summary import Reading, Summary, reading_of, summarised

POLL_SECONDS = 0.1


class Done(NamedTuple):
    """The result of a chunk: its statistics and, if requested, its packed rows."""

    summary: Summary
    data: bytes


class Worker:
    """Plays chunks; ``keep`` is whether the rows are wanted."""

    def __init__(self, spec: Spec, *, keep: bool, game: Game | None = None) -> None:
        self.game: Game = game_of(spec) if game is None else game
        self.reading: Reading = reading_of(spec, self.game)
        self._keep = keep

    def play(self, first: int, count: int) -> Done:
        """Play units ``first`` to ``first + count - 1``."""
        rows = self.game.play(first, count)
        summary = summarised(self.reading, self.game.columns, rows)
        return Done(summary, packed(rows) if self._keep else b"")


class Job(Protocol):
    """A chunk in progress, such as a :class:`concurrent.futures.Future`."""

    def result(self, timeout: float | None = None) -> Done:
        """Return the result; TimeoutError if it takes more than ``timeout`` seconds."""

    def cancel(self) -> bool:
        """Cancel the job; False if it has already started."""


class Crew(Protocol):
    """Workers that play chunks."""

    @property
    def workers(self) -> int:
        """The number of chunks played at the same time."""

    @property
    def ahead(self) -> int:
        """The number of chunks that may be out at the same time."""

    def submit(self, chunk: Chunk) -> Job:
        """Submit a chunk to be played."""


CrewContext = AbstractContextManager[Crew]


def in_order(
    chunks: Iterable[Chunk],
    crew: Crew,
    *,
    stopping: Callable[[], bool],
    waiting: Callable[[], object],
) -> Iterator[tuple[Chunk, Done]]:
    """Yield chunks and their results, in order; once ``stopping()``, only those in progress.

    ``waiting`` is called repeatedly while there is nothing to yield.
    """
    out: deque[tuple[Chunk, Job]] = deque()
    coming = iter(chunks)
    while not stopping():
        while len(out) < crew.ahead:
            chunk = next(coming, None)
            if chunk is None:
                break
            out.append((chunk, crew.submit(chunk)))
        if not out:
            return
        done = _come(out[0][1], stopping, waiting)
        if done is not None:
            yield out.popleft()[0], done
    while out and out[-1][1].cancel():  # from the end, because jobs start in order
        out.pop()
    for chunk, job in out:
        done = _come(job, _never, waiting)
        assert done is not None
        yield chunk, done


def _come(job: Job, stopping: Callable[[], bool], waiting: Callable[[], object]) -> Done | None:
    """Wait for a job; None if the simulation has to stop before the job is done."""
    while not stopping():
        try:
            return job.result(POLL_SECONDS)
        except TimeoutError:
            waiting()
    return None


def _never() -> bool:
    return False
