"""What the batches of both games share: stepping, sampling, and valuing finished rounds."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

import numpy as np
from numpy.typing import NDArray

from hollywood.envs.equity import gained
from hollywood.errors import HollywoodError
from hollywood.kernel.engine.chance import LENGTH, begin
from hollywood.kernel.engine.compiling import can_compile, compiled
from hollywood.kernel.engine.telling import NO_EVENTS, Told
from hollywood.kernel.engine.vectors import empty_vector
from hollywood.match.course import Course

if TYPE_CHECKING:
    from hollywood.envs.batched import Batch

P = TypeVar("P")

_SAMPLES = 1
"""The stream of the sampled actions; decks and opponents have other numbers."""
_TOLD = 2
"""How a paused row says that the rewards of its round are told."""


class Calls(NamedTuple):
    """The functions of the kernel that play a batch, and places in its rows."""

    step: Any
    resume: Any
    draw: Any
    paused: int
    """Where a row says that a finished round waits to be valued."""
    over: int
    """Where it says that the episode ended with that round."""


class KernelBatch(ABC):
    """A bundle of the kernel for all games, and the functions that play them.

    The equity of a match is no matter of the kernel: where it is the reward, the kernel pauses a
    game whose round is finished, and the course of that match is followed here.
    """

    def __init__(self, batch: Batch, bundle: Any, calls: Calls) -> None:
        """``bundle`` has the vectors of all games."""
        self._batch = batch
        self._bundle = bundle
        self._calls = calls
        self._compiled = can_compile()
        self._step = compiled(calls.step)
        self._draw = compiled(calls.draw)
        self._chance = empty_vector(LENGTH)
        self._choices: Any = np.zeros(batch.games, np.int64)
        self._rows = np.asarray(bundle.rows).reshape(batch.games, -1)
        self._values = batch.game.reward == "equity"
        self._episodes: list[int] = []
        self._courses: list[Course] = []

    def begin(self, seed: int) -> None:
        """Deal the first episodes."""
        self._bundle = self._bundle._replace(asked=self._bundle.asked._replace(seed=seed))
        begin(self._chance, 0, seed, 0, _SAMPLES)
        if self._values:
            self._episodes = list(range(self._batch.games))
            self._courses = [self.first_course(number) for number in self._episodes]
        self._step(self._choices, 1, self._bundle)
        self._value_rounds()

    def step(self, actions: NDArray[np.int64] | Sequence[int]) -> int:
        """Take a step; return the first game whose action is illegal, or -1."""
        chosen: Any = np.ascontiguousarray(actions, np.int64)
        if chosen.shape != self._choices.shape:
            raise HollywoodError(
                f"there are {len(self._choices)} games, and actions of shape {chosen.shape}"
            )
        chosen = chosen if self._compiled else chosen.tolist()
        refused = int(self._step(chosen, 0, self._bundle))
        if refused < 0:
            self._value_rounds()
        return refused

    def sample(self) -> NDArray[np.int64]:
        """Return legal actions."""
        self._draw(self._choices, self._chance, self._bundle)
        drawn: NDArray[np.int64] = self._choices
        return drawn

    @abstractmethod
    def first_course(self, episode: int) -> Course:
        """Return the course of a match before the first round of an episode."""

    @abstractmethod
    def course_after(self, course: Course, row: NDArray[np.int64]) -> Course:
        """Return a course after the finished round that a row tells of."""

    def _value_rounds(self) -> None:
        """Value the rounds that have finished, and play on, until all games wait for a decision."""
        waiting = self._values
        while waiting:
            for number in self._rows[:, self._calls.paused].nonzero()[0]:
                self._value(int(number))
            waiting = bool(compiled(self._calls.resume)(self._bundle))

    def _value(self, number: int) -> None:
        row, batch = self._rows[number], self._batch
        before = self._courses[number]
        after = self._courses[number] = self.course_after(before, row)
        if row[self._calls.paused] == _TOLD:
            worths = gained(before, after)
            learner = self.learner_of(self._episodes[number])
            batch.rewards[number] += worths if learner is None else worths[learner]
        if row[self._calls.over]:
            self._episodes[number] += batch.games
            self._courses[number] = self.first_course(self._episodes[number])

    def learner_of(self, episode: int) -> int | None:
        """Return the learner's seat in an episode; ``None`` if all seats learn."""
        if self._batch.alone:
            return None
        players = self._batch.game.players
        return episode % players if self._batch.seat is None else self._batch.seat

    def dealer_of(self, episode: int) -> int:
        """Return the seat that deals the first round of an episode."""
        return self.turn_of(episode) % self._batch.game.players

    def turn_of(self, episode: int) -> int:
        """Return what decides the dealer: if the seats learn in turns, it changes more slowly."""
        in_turns = not self._batch.alone and self._batch.seat is None
        return episode // self._batch.game.players if in_turns else episode


def told_of(batch: Batch) -> Told:
    """Return the arrays of a batch as the kernel writes to them."""
    waiting: Any = batch.waiting
    return Told(
        batch.observations.reshape(-1),
        batch.masks.reshape(-1),
        batch.rewards.reshape(-1),
        batch.ended,
        waiting,
        batch.last.reshape(-1),
        batch.information.reshape(-1),
        batch.last_information.reshape(-1),
    )


def recall_of(batch: Batch) -> int:
    """Return how many events the kernel remembers for a batch."""
    return batch.game.recall if batch.informed else NO_EVENTS


def opponent_named(name: str | None, policies: Mapping[str, P]) -> P:
    """Return the policy of the opponents; without a name, one that is never asked."""
    wanted = "random" if name is None else name
    if wanted not in policies:
        raise HollywoodError(
            f"there is no opponent {wanted!r} in the kernel: there are {', '.join(policies)}"
        )
    return policies[wanted]
