"""Chunks are handed out ahead of time, and what comes of them is taken in order.

Only a few chunks are out at a time, so that memory stays bounded however long the simulation is.
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
from hollywood.simulation.summary import Summary, reading_of, summarised

POLL_SECONDS = 0.1


class Done(NamedTuple):
    """What comes of a chunk: its figures and, where they are wanted, its packed rows."""

    summary: Summary
    data: bytes


class Worker:
    """One who plays chunks; ``keep`` says whether the rows are wanted."""

    def __init__(self, spec: Spec, *, keep: bool, game: Game | None = None) -> None:
        self.game = game_of(spec) if game is None else game
        self.reading = reading_of(spec, self.game)
        self._keep = keep

    def play(self, first: int, count: int) -> Done:
        """Play units ``first`` to ``first + count - 1``."""
        rows = self.game.play(first, count)
        summary = summarised(self.reading, self.game.columns, rows)
        return Done(summary, packed(rows) if self._keep else b"")


class Job(Protocol):
    """A chunk in work, as :class:`concurrent.futures.Future` is one."""

    def result(self, timeout: float | None = None) -> Done:
        """Return what comes of it; TimeoutError if that takes more than ``timeout`` seconds."""

    def cancel(self) -> bool:
        """Take it back; False if it is in work already."""


class Crew(Protocol):
    """Workers that play chunks."""

    @property
    def workers(self) -> int:
        """How many chunks are played at the same time."""

    @property
    def ahead(self) -> int:
        """How many chunks may be out at the same time."""

    def submit(self, chunk: Chunk) -> Job:
        """Have a chunk played."""


CrewContext = AbstractContextManager[Crew]


def in_order(
    chunks: Iterable[Chunk],
    crew: Crew,
    *,
    stopping: Callable[[], bool],
    waiting: Callable[[], object],
) -> Iterator[tuple[Chunk, Done]]:
    """Yield chunks and what comes of them, in order; once ``stopping()``, only what is in work.

    ``waiting`` is called again and again while there is nothing to yield.
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
    while out and out[-1][1].cancel():  # from the end: jobs are begun in order
        out.pop()
    for chunk, job in out:
        done = _come(job, _never, waiting)
        assert done is not None
        yield chunk, done


def _come(job: Job, stopping: Callable[[], bool], waiting: Callable[[], object]) -> Done | None:
    """Wait for a job; None when the simulation is to stop before it is done."""
    while not stopping():
        try:
            return job.result(POLL_SECONDS)
        except TimeoutError:
            waiting()
    return None


def _never() -> bool:
    return False
