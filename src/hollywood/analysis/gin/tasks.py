"""The pieces of work of a gin review; any worker can do any piece at any time.

A piece depends only on the record, the seed, and the number of simulated rounds, so a review is the
same for any number of workers.
"""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from hollywood.analysis.columns import Column
from hollywood.analysis.gin.choices import DECISIONS, choices_of
from hollywood.analysis.gin.decisions import decide
from hollywood.analysis.gin.kernel_side import Chain, Kernel, Strongest
from hollywood.analysis.gin.layoffs import answers, judge
from hollywood.analysis.gin.learned import learned_before
from hollywood.analysis.gin.luck import RoundLuck, luck_of
from hollywood.analysis.gin.moments import Story
from hollywood.analysis.gin.stakes import MatchJudge, Stakes, stakes_of
from hollywood.analysis.gin.summary import GinSummary
from hollywood.analysis.report import Decision
from hollywood.strategy.gin.belief.history import Styles

if TYPE_CHECKING:
    from multiprocessing.synchronize import Event  # a browser has no processes

_LUCK_SHARE = 4
_DEALS = 3
_LEAST, _MOST_LUCK, _MOST_DEALS = 16, 4_096, 20_000


Stopped: TypeAlias = "threading.Event | Event"
"""Set by threads or processes when the current work is no longer needed."""


class Task(NamedTuple):
    """A piece: the luck of a round, its answers to a knock, or (from 0) one of its moments."""

    round: int
    moment: int


LUCK, ANSWERS = -2, -1


class Graded(NamedTuple):
    """Decisions that were graded."""

    decisions: tuple[Decision, ...]


class Worker:
    """Does pieces; several threads may share it."""

    def __init__(self, story: Story, *, seed: int, worlds: int, match: MatchJudge | None) -> None:
        self.story = story
        self.stopped: Stopped = threading.Event()
        self.worlds = worlds
        self._kernel = Kernel(story.rules, seed)
        self._seed = seed
        self._learned: list[
            tuple[Styles, Styles]
        ] = []  # by round and seat, found when it is needed
        self._stakes = [
            tuple(
                stakes_of(
                    play.course,
                    seat,
                    play.seats[play.dealer],
                    other,
                    match,
                    doubled=play.dealt.table.multiplier > story.rules.multiplier,
                )
                for seat, other in (play.seats, play.seats[::-1])
            )
            for play in story.rounds
        ]

    def tasks(self) -> list[Task]:
        """All pieces, round by round."""
        found = []
        for number, play in enumerate(self.story.rounds):
            found += [Task(number, LUCK), Task(number, ANSWERS)]
            found += [
                Task(number, place)
                for place, moment in enumerate(play.moments)
                if moment.before.table.phase in DECISIONS
            ]
        return found

    def warm_up(self) -> None:
        """Compile what the pieces need, before several workers ask for it."""
        for play in self.story.rounds[:1]:
            for moment in play.moments[:1]:
                choices = choices_of(moment.view, moment.action)
                alive = [True] * len(choices.owners)
                self._kernel.weigh(moment.view, choices.ways, alive, 1, Chain(0, 0))
                again = Strongest(self.stakes(0, moment.seat).graded)
                self._kernel.weigh(moment.view, choices.ways, alive, 1, Chain(0, 0), again)
        self._styles(0, 0)

    def do(self, task: Task) -> RoundLuck | Graded:
        """Do a piece; StoppedError when it is no longer needed."""
        play = self.story.rounds[task.round]
        if task.moment == LUCK:
            worlds = min(_MOST_LUCK, max(_LEAST, self.worlds // _LUCK_SHARE))
            return luck_of(
                self._kernel,
                play,
                self.stakes(task.round, 0),
                self._deals(task.round),
                worlds,
                stopping=self.stopped.is_set,
            )
        if task.moment == ANSWERS:
            return Graded(
                tuple(
                    judge(
                        play,
                        moment,
                        after,
                        self.stakes(task.round, moment.seat),
                    )
                    for moment, after in answers(play)
                )
            )
        moment = play.moments[task.moment]
        decision = decide(
            self._kernel,
            play,
            moment,
            self.stakes(task.round, moment.seat),
            worlds=self.worlds,
            stopping=self.stopped.is_set,
            styles=self._styles(task.round, moment.seat),
        )
        return Graded((decision,))

    def summary(self) -> GinSummary:
        """Return the object that summarizes the pieces."""
        units = (self.stakes(number, 0).unit for number in range(len(self.story.rounds)))
        return GinSummary(self.story, next((unit for unit in units if unit), None))

    def stakes(self, number: int, seat: int) -> Stakes:
        """Return the stakes of a seat in a round, counted from 0."""
        return self._stakes[number][seat]

    def _styles(self, number: int, seat: int) -> Styles | None:
        """Return the styles of the other player, as a seat knows them from earlier rounds."""
        if not self._learned:
            self._learned = learned_before(self.story.rounds, self._seed)
        return self._learned[number][seat] if self._learned else None

    def _deals(self, number: int) -> Column:
        """Return whole rounds, different for each round, so that their errors are independent."""
        return self._kernel.deals(min(_MOST_DEALS, max(_LEAST, _DEALS * self.worlds)), number)
