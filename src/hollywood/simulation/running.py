"""A whole simulation: chunks are played, counted, and stored until all are done or it stops."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from hollywood.errors import HollywoodError
from hollywood.simulation.chunks import chunk_count, chunk_length, cut
from hollywood.simulation.files import make_whole, parts_of
from hollywood.simulation.game import Spec
from hollywood.simulation.journal import Journal
from hollywood.simulation.manifest import manifest
from hollywood.simulation.packing import unpacked
from hollywood.simulation.summary import Summary, summarised
from hollywood.simulation.work import CrewContext, Worker, in_order


class Watch(NamedTuple):
    """Callbacks to the caller of the simulation."""

    stopping: Callable[[], bool]
    progress: Callable[[int, int], object]  # total units done, and how many of them before this run


class Outcome(msgspec.Struct, kw_only=True):
    """What has been done, and the results."""

    summary: Summary
    units: int
    interrupted: bool
    workers: int
    seconds: float = 0.0  # of play, in this run
    rounds_before: int = 0  # rounds of the earlier runs that this one continued

    @property
    def rounds_per_second(self) -> float | None:
        """Return how many rounds per second this run played."""
        played = self.summary.rounds - self.rounds_before
        return played / self.seconds if self.seconds else None


def simulate(
    spec: Spec,
    total: int,
    worker: Worker,
    crew: CrewContext,
    *,
    watch: Watch,
    out: Path | None = None,
    resume: bool = False,
    longest: int | None = None,
) -> Outcome:
    """Play ``total`` units with a crew; write their rows to ``out``.

    If stopped, the simulation ends cleanly with the work so far: ``out`` holds it, and the journal
    beside it remains, so the simulation can continue. ``longest`` limits the units of a chunk.
    """
    length = chunk_length(spec.rules["family"], spec.unit, total)
    length = length if longest is None else min(length, longest)
    contents = manifest(spec, worker.game.columns, total, length)
    chunks = chunk_count(total, length)
    with _journal(out, contents, resume=resume) as journal:
        summary = _before(journal, worker)
        begin = journal.chunks if journal else 0
        outcome = Outcome(
            summary=summary,
            units=min(begin * length, total),
            interrupted=False,
            workers=0,
            rounds_before=summary.rounds,
        )
        if begin < chunks:
            _play(outcome, crew, cut(total, length, begin=begin), watch, journal)
        outcome.interrupted = outcome.units < total
        if journal is not None and out is not None:
            with _disk(out):
                if not outcome.units:
                    journal.remove()
                    return outcome
                journal.sync()
                make_whole(journal, out, worker.game.columns, contents)
                if not outcome.interrupted:
                    journal.remove()
    return outcome


def _play(
    outcome: Outcome,
    crew: CrewContext,
    chunks: Any,
    watch: Watch,
    journal: Journal | None,
) -> None:
    before = outcome.units
    with crew as workers:
        outcome.workers = workers.workers
        began = time.perf_counter()

        def tell() -> None:
            watch.progress(outcome.units, before)

        for chunk, done in in_order(chunks, workers, stopping=watch.stopping, waiting=tell):
            if journal is not None:
                with _disk(journal.folder):
                    journal.append(chunk.number, done.data)
            outcome.summary.merge(done.summary)
            outcome.units += chunk.units
            tell()
        outcome.seconds = time.perf_counter() - began


def _journal(
    out: Path | None, contents: dict[str, Any], *, resume: bool
) -> AbstractContextManager[Journal | None]:
    if out is None:
        return nullcontext()
    with _disk(out):
        return Journal(parts_of(out), contents, exist_ok=resume)


def _before(journal: Journal | None, worker: Worker) -> Summary:
    """Return the results of the chunks that earlier runs left in the journal."""
    summary = Summary()
    if journal is not None:
        for data in journal.read():
            summary.merge(summarised(worker.reading, worker.game.columns, unpacked(data)))
    return summary


class _disk:  # noqa: N801
    """Turns an OSError into one line: which file could not be written, and why."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def __enter__(self) -> None:
        return None

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        if isinstance(error, OSError):
            raise HollywoodError(
                f"{self._path} cannot be written: {error.strerror or error}"
            ) from None
