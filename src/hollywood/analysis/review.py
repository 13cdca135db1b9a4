"""A whole record reviewed: every decision graded, all luck counted, every player summed up."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from itertools import groupby

import msgspec

from hollywood.analysis.crew import Order, Watch, done_by, worker_for
from hollywood.analysis.grades import Mark, Status, error_rate
from hollywood.analysis.luck import RoundLuck
from hollywood.analysis.match_stakes import match_worth
from hollywood.analysis.moments import Played
from hollywood.analysis.report import Decision, PlayerReview, Review, RoundReview, Spot
from hollywood.analysis.stakes import PERCENT, MatchJudge
from hollywood.analysis.tasks import Done, Graded, Task, Worker
from hollywood.analysis.words import result_in_words
from hollywood.gin import price
from hollywood.kernel.compiling import can_compile
from hollywood.match.english import one_line
from hollywood.records import Record

WORST = 5


def usual_worlds() -> int:
    """Return how many rounds are imagined for a decision unless it is said."""
    return 2400 if can_compile() else 48


class Reviewing:
    """A review that is about to be made: the record is read and found good, the kernel is ready.

    RecordError where the record does not hold, HollywoodError for another game. The same seed and
    ``worlds`` give the same review, whatever the number of workers.
    """

    def __init__(
        self, record: Record, *, seed: int, worlds: int, match: MatchJudge | None = match_worth
    ) -> None:
        """Make ready to imagine up to ``worlds`` rounds for a decision.

        ``match`` says what results are worth in the match; without it points are all that counts.
        """
        self._order = Order(record, seed, worlds, match)
        self._worker = worker_for(self._order)
        self._tasks = self._worker.tasks()
        self._worker.warm_up()

    @property
    def pieces(self) -> int:
        """How many pieces of work there are."""
        return len(self._tasks)

    def run(self, workers: int, watch: Watch) -> Review:
        """Review; stopped, it tells of the rounds that are done."""
        done = done_by(self._order, self._worker, self._tasks, workers, watch)
        return _summed_up(self._order, self._worker, self._tasks, done)


def _summed_up(order: Order, worker: Worker, tasks: Sequence[Task], done: Sequence[Done]) -> Review:
    story = worker.story
    parts = dict(zip(tasks, done, strict=False))
    rounds: list[RoundReview] = []
    luck: list[RoundLuck] = []
    base: dict[int, float] = {}
    number = 0
    for place, its_tasks in groupby(tasks, key=lambda task: task.round):
        pieces = [parts.get(task) for task in its_tasks]
        if any(piece is None for piece in pieces):
            break
        (its_luck,) = (piece for piece in pieces if isinstance(piece, RoundLuck))
        graded = [piece.decisions for piece in pieces if isinstance(piece, Graded)]
        decisions = _numbered((each for part in graded for each in part), number)
        number += len(decisions)
        rounds.append(_round(story.rounds[place], decisions, its_luck, story.match.players, base))
        luck.append(its_luck)
    all_decisions = [each for one in rounds for each in one.decisions]
    people = tuple(
        _player(worker, seat, name, rounds, luck) for seat, name in enumerate(story.match.players)
    )
    units = {stakes.unit for n in range(len(rounds)) if (stakes := worker.stakes(n, 0)).unit}
    winners = story.match.course.winners
    return Review(
        players=story.match.players,
        family="gin",
        rules=one_line(story.rules),
        over=story.match.over,
        winners=tuple(story.match.players[seat] for seat in winners),
        cut_off=order.record.cut_off,
        match_unit=next(iter(units), None),
        seed=order.seed,
        worlds=order.worlds,
        compiled=can_compile(),
        finished=len(rounds) == len(story.rounds),
        people=people,
        rounds=tuple(rounds),
        worst=worst_of(all_decisions),
    )


def worst_of(decisions: Iterable[Decision]) -> tuple[int, ...]:
    """Return the numbers of the worst decisions, the worst first; those without a loss are none."""
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


def _round(
    play: Played,
    decisions: tuple[Decision, ...],
    luck: RoundLuck,
    players: Sequence[str],
    base: dict[int, float],
) -> RoundReview:
    """Put a round together; ``base`` has the points of the rounds before, by match seat."""
    first, second = play.seats
    points, winner, ending = 0, None, None
    if play.end.result is not None:
        score = price(play.end.result, play.end.rules)
        ending = "none" if score.winner is None else score.kind.value
        if score.winner is not None:
            winner = play.seats[score.winner]
            points = score.points if score.winner == 0 else -score.points
    so_far = base.get(first, 0.0)
    for seat, sign in ((first, 1), (second, -1)):
        base[seat] = base.get(seat, 0.0) + sign * points
    return RoundReview(
        number=play.number,
        board=play.board,
        seats=(first, second),
        dealer=play.seats[play.dealer],
        finished=play.end.result is not None,
        result=result_in_words(play.end.result, play.end.rules, (players[first], players[second])),
        winner=winner,
        ending=ending,
        points=points,
        penalties=(),
        curve=tuple(
            Spot(line=spot.line, points=so_far + spot.points, match=spot.match)
            for spot in luck.curve
        ),
        luck=luck.chances,
        decisions=decisions,
    )


def _player(
    worker: Worker, seat: int, name: str, rounds: Sequence[RoundReview], luck: Sequence[RoundLuck]
) -> PlayerReview:
    own = [each for one in rounds for each in one.decisions if each.seat == seat]
    counted = [each for each in own if each.status is Status.COUNTED]
    played = [one for one in rounds if seat in one.seats and one.finished]
    chances = [each for one in played for each in one.luck]
    points = sum(one.points if seat == one.seats[0] else -one.points for one in played)
    gained = sum(each.points if each.seat == seat else -each.points for each in chances)
    result, luck_match, luck_error = _in_match(worker, seat, rounds, luck)
    return PlayerReview(
        seat=seat,
        name=name,
        decisions=len(own),
        forced=sum(each.status is Status.FORCED for each in own),
        too_close=sum(each.status is Status.TOO_CLOSE for each in own),
        counted=len(counted),
        marks={mark: sum(each.mark is mark for each in own) for mark in Mark if mark != Mark.NONE},
        error_rate=error_rate(each.error for each in counted),
        lost_points=sum(each.lost_points for each in own),
        lost_match=None
        if any(each.lost_match is None for each in own)
        else sum(each.lost_match or 0.0 for each in own),
        points=points,
        luck_points=gained,
        luck_points_error=math.sqrt(sum(each.points_error**2 for each in chances)),
        adjusted_points=points - gained,
        result_match=result,
        luck_match=luck_match,
        luck_match_error=luck_error,
        adjusted_match=None if result is None or luck_match is None else result - luck_match,
    )


def _in_match(
    worker: Worker, seat: int, rounds: Sequence[RoundReview], luck: Sequence[RoundLuck]
) -> tuple[float | None, float | None, float | None]:
    """Return how the match stands for a player of two, his luck in it, and its standard error.

    Nothing where the worth of the match is not known, or others play beside the two.
    """
    done = [(one, each) for one, each in zip(rounds, luck, strict=True) if one.finished]
    if len(worker.story.match.players) != 2 or not done:
        return None, None, None
    unit, end = worker.stakes(0, 0).unit, done[-1][1].end_match
    if end is None or unit is None:
        return None, None, None
    chances = [each for one, _ in done for each in one.luck]
    gained = sum((each.match or 0.0) * (1 if each.seat == seat else -1) for each in chances)
    if seat != done[-1][0].seats[0]:
        end = 100 - end if unit == PERCENT else -end
    return end, gained, math.sqrt(sum((each.match_error or 0.0) ** 2 for each in chances))
