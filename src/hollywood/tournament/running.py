"""Plays a tournament round by round, from its journal on."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from hollywood.arena.running import Job, Pair, play_jobs
from hollywood.tournament.journal import Journal
from hollywood.tournament.pairing import meetings_of, next_round
from hollywood.tournament.plan import Meeting, Plan
from hollywood.tournament.standing import Held, Standing

_MOST_TIMES = 4  # how often a knockout is lengthened until somebody is ahead

Progress = Callable[[int, int], object]
"""Called with the number of pairs that are played, and how many are expected."""


class Ended(NamedTuple):
    """A tournament as far as it was played: whole rounds only."""

    standing: Standing
    interrupted: bool
    earlier: int  # the pairs that an earlier run had played


def play(
    plan: Plan,
    journal: Journal,
    *,
    workers: int,
    progress: Progress,
    keep: bool = False,
    records: Path | None = None,
) -> Ended:
    """Play what the journal lacks; Ctrl-C ends it, and what was played stays in the journal."""
    hall = _Hall(plan, journal, workers=workers, progress=progress, keep=keep, records=records)
    standing = Standing(plan)
    earlier = len(journal.pairs)
    while (meetings := next_round(plan, standing)) is not None:
        held = hall.hold(meetings)
        if held is None:
            return Ended(standing, interrupted=True, earlier=earlier)
        standing.add(held)
    return Ended(standing, interrupted=False, earlier=earlier)


class _Hall:
    """Where the meetings of a tournament are held."""

    def __init__(
        self,
        plan: Plan,
        journal: Journal,
        *,
        workers: int,
        progress: Progress,
        keep: bool,
        records: Path | None,
    ) -> None:
        self._plan, self._journal = plan, journal
        self._workers, self._keep, self._records = workers, keep, records
        self._progress = progress
        self._expected = meetings_of(plan) * plan.pairs

    def hold(self, meetings: Sequence[Meeting]) -> list[Held] | None:
        """Hold the meetings of a round, and lengthen those of a knockout in which none is ahead.

        ``None`` after Ctrl-C.
        """
        plan, held = self._plan, dict[Meeting, Held]()
        undecided = list(meetings)
        for time in range(1, _MOST_TIMES + 1):
            numbers = range((time - 1) * plan.pairs, time * plan.pairs)
            if not self._play(undecided, numbers):
                return None
            for meeting in undecided:
                keys = ((meeting.round, meeting.table, each) for each in range(time * plan.pairs))
                held[meeting] = Held(meeting, tuple(self._journal.pairs[key] for key in keys))
            undecided = [meeting for meeting in undecided if _tied(plan, held[meeting])]
            if not undecided:
                break
            self._expected += len(undecided) * plan.pairs
        return [held[meeting] for meeting in meetings]

    def _play(self, meetings: Sequence[Meeting], numbers: Sequence[int]) -> bool:
        """Play the pairs of some meetings that the journal lacks; False after Ctrl-C."""
        by_seed = {self._plan.spec(meeting).seed: meeting for meeting in meetings}

        def finished(job: Job, pair: Pair) -> None:
            self._journal.add(by_seed[job.spec.seed], job.pair, pair)
            done = len(self._journal.pairs)
            self._progress(done, max(self._expected, done))

        return play_jobs(self._jobs(meetings, numbers), self._workers, finished, keep=self._keep)

    def _jobs(self, meetings: Sequence[Meeting], numbers: Sequence[int]) -> Iterator[Job]:
        for number in numbers:
            for meeting in meetings:
                if (meeting.round, meeting.table, number) not in self._journal.pairs:
                    yield Job(self._plan.spec(meeting), number, self._folder(meeting))

    def _folder(self, meeting: Meeting) -> str | None:
        if self._records is None:
            return None
        path = self._records / f"round-{meeting.round:02}-table-{meeting.table:02}"
        path.mkdir(parents=True, exist_ok=True)
        return str(path)


def _tied(plan: Plan, held: Held) -> bool:
    return plan.system == "knockout" and len(held.best) > 1
