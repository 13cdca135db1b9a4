"""The review of a whole record: decisions graded, luck calculated, players summarized."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

import msgspec

from hollywood.analysis.contract.luck import HandLuck
from hollywood.analysis.crew import (
    AnyWorker,
    Done,
    Order,
    Watch,
    done_by,
    family_of,
    worker_for,
)
from hollywood.analysis.gin.luck import RoundLuck
from hollywood.analysis.gin.match_stakes import match_worth
from hollywood.analysis.gin.stakes import MatchJudge
from hollywood.analysis.gin.tasks import Graded, Task
from hollywood.analysis.grades import Mark
from hollywood.analysis.learning import to_learn_from
from hollywood.analysis.report import Decision, Review, RoundReview
from hollywood.analysis.telling import Telling
from hollywood.contract.rules import ContractRules
from hollywood.gin.rules import GinRules
from hollywood.kernel.engine.compiling import can_compile
from hollywood.match.telling.told import one_line
from hollywood.records import Record
from hollywood.texts import speech

WORST = 5


_CONTRACT_WORLDS, _FEWEST_WORLDS = 320, 160
_USUAL_LINES = 700
"""Of a long match of May-I; in a longer one, fewer rounds for each decision cost the same."""


def usual_worlds(record: Record) -> int:
    """Return the default number of simulated rounds for a decision of a match.

    A hand of the contract game is several times as long as a round of gin and has more decisions.
    The hands of a whole match are limited.
    """
    if family_of(record) != "contract":
        return 2400 if can_compile() else 48
    if not can_compile():
        return 24
    fitting = _CONTRACT_WORLDS * _USUAL_LINES // len(record.entries)
    return min(_CONTRACT_WORLDS, max(_FEWEST_WORLDS, fitting))


class Reviewing:
    """A review ready to run: the record has been read and checked, and the kernel is loaded.

    RecordError if the record is not valid. The same seed and ``worlds`` give the same review,
    whatever the number of workers.
    """

    def __init__(
        self,
        record: Record,
        *,
        seed: int,
        worlds: int | None = None,
        match: MatchJudge | None = match_worth,
    ) -> None:
        """Prepare to simulate up to ``worlds`` rounds for a decision; None is the default number.

        ``match`` returns the value of results in a match of gin; without it, only points count.
        """
        self._order = Order(record, seed, worlds or usual_worlds(record), match)
        self._worker = worker_for(self._order)
        self._tasks = self._worker.tasks()
        self._worker.warm_up()

    @property
    def rules(self) -> GinRules | ContractRules:
        """The rules of the match."""
        return self._worker.story.rules

    @property
    def pieces(self) -> int:
        """The number of pieces of work."""
        return len(self._tasks)

    def run(self, workers: int, watch: Watch) -> Review:
        """Run the review; if stopped, it covers the rounds that are done.

        With 0 ``workers``, it runs in this thread.
        """
        done: list[Done] = []
        for piece in done_by(self._order, self._worker, self._tasks, workers, watch):
            done.append(piece)
            here, later = self._tasks[len(done) - 1], self._tasks[len(done) :]
            if watch.so_far and later and later[0].round != here.round:
                watch.so_far(self._summed_up(done))
        return self._summed_up(done)

    def _summed_up(self, done: Sequence[Done]) -> Review:
        return _summed_up(self._order, self._worker, self._tasks, done)


def _summed_up(
    order: Order, worker: AnyWorker, tasks: Sequence[Task], done: Sequence[Done]
) -> Review:
    story, summary = worker.story, worker.summary()
    telling = Telling(summary.family, summary.unit, speech())
    parts = dict(zip(tasks, done, strict=False))
    number = 0
    for place, its_tasks in groupby(tasks, key=lambda task: task.round):
        pieces = [parts.get(task) for task in its_tasks]
        if any(piece is None for piece in pieces):
            break
        (luck,) = (piece for piece in pieces if isinstance(piece, RoundLuck | HandLuck))
        graded = [piece.decisions for piece in pieces if isinstance(piece, Graded)]
        decisions = _numbered((each for part in graded for each in part), number)
        decisions = tuple(_with_reason(each, telling, story.match.players) for each in decisions)
        number += len(decisions)
        summary.add(place, decisions, luck)
    rounds = tuple(_with_result(each, telling, story.match.players) for each in summary.rounds)
    graded_ones = [each for one in rounds for each in one.decisions]
    players = story.match.players
    return Review(
        players=players,
        family=summary.family,
        rules=one_line(story.rules),
        over=story.match.over,
        winners=tuple(players[seat] for seat in story.match.course.winners),
        cut_off=order.record.cut_off,
        match_unit=summary.unit,
        seed=order.seed,
        worlds=order.worlds,
        compiled=can_compile(),
        finished=len(rounds) == len(story.rounds),
        people=tuple(summary.person(seat) for seat in range(len(players))),
        rounds=rounds,
        worst=worst_of(graded_ones),
        moments=tuple(each.number for each in to_learn_from(graded_ones)),
    )


def worst_of(decisions: Iterable[Decision]) -> tuple[int, ...]:
    """Return the numbers of the worst decisions, worst first, without those that lost nothing."""
    lost = [each for each in decisions if each.mark is not Mark.NONE]
    lost.sort(key=lambda each: (-each.error, each.number))
    return tuple(each.number for each in lost[:WORST])


def _numbered(decisions: Iterable[Decision], after: int) -> tuple[Decision, ...]:
    """Number decisions by their lines."""
    ordered = sorted(decisions, key=lambda each: each.line)
    return tuple(
        msgspec.structs.replace(each, number=number)
        for number, each in enumerate(ordered, start=after + 1)
    )


def _with_reason(one: Decision, telling: Telling, players: Sequence[str]) -> Decision:
    """Add the reason for a mistake in words."""
    return msgspec.structs.replace(one, reason=telling.reason(one, players[one.seat]))


def _with_result(one: RoundReview, telling: Telling, players: Sequence[str]) -> RoundReview:
    """Add how a round ended in words."""
    return msgspec.structs.replace(one, result=telling.ended(one, players))
