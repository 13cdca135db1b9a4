"""The pieces of work of a contract review.

As in :mod:`hollywood.analysis.gin.tasks`, a piece depends only on the record, the seed, and the
number of simulated hands.
"""

from __future__ import annotations

import threading

from hollywood.analysis.contract.decisions import decide_contract
from hollywood.analysis.contract.kernel_side import ContractKernel, Outcomes
from hollywood.analysis.contract.luck import HandLuck, contract_luck_of
from hollywood.analysis.contract.moments import ContractStory
from hollywood.analysis.contract.summary import ContractSummary
from hollywood.analysis.gin.tasks import LUCK, Graded, Stopped, Task

_LUCK, _DEALS = 3, 6
"""Simulated hands for each draw, and for all deals of a hand, as multiples of a decision's."""


class ContractWorker:
    """Does pieces; several threads may share it."""

    def __init__(self, story: ContractStory, *, seed: int, worlds: int) -> None:
        self.story = story
        self.stopped: Stopped = threading.Event()
        self.worlds = worlds
        self._kernel = ContractKernel(story.rules, len(story.match.players), seed)

    def tasks(self) -> list[Task]:
        """All pieces, hand by hand."""
        return [
            Task(number, place)
            for number, play in enumerate(self.story.rounds)
            for place in (LUCK, *range(len(play.moments)))
        ]

    def warm_up(self) -> None:
        """Compile what the pieces need, before several workers ask for it."""
        for play in self.story.rounds[:1]:
            self._kernel.deals(play.number, play.dealer, 1)
            if not play.dealt.over:
                self._kernel.lay_open(play.dealt, None, (), 1, play.line)
            for moment in play.moments[:1]:
                totals = play.course.sheet.totals
                choices = self._kernel.choices(moment.view, moment.action, totals)
                alive = [True] * len(choices.all)
                self._kernel.weigh(moment.view, choices, totals, alive, 1, moment.line, 0)

    def do(self, task: Task) -> HandLuck | Graded:
        """Do a piece; StoppedError when it is no longer needed."""
        play = self.story.rounds[task.round]
        if task.moment == LUCK:
            deals = self._deals(task.round)
            return contract_luck_of(
                self._kernel, play, deals, _LUCK * self.worlds, stopping=self.stopped.is_set
            )
        moment = play.moments[task.moment]
        decision = decide_contract(
            self._kernel,
            play,
            moment,
            worlds=self.worlds,
            stopping=self.stopped.is_set,
        )
        return Graded((decision,))

    def summary(self) -> ContractSummary:
        """Return the object that summarizes the pieces."""
        return ContractSummary(self.story)

    def _deals(self, number: int) -> Outcomes:
        play = self.story.rounds[number]
        return self._kernel.deals(play.number, play.dealer, _DEALS * self.worlds)
