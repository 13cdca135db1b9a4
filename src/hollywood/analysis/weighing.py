"""Compares the choices of a decision in the same simulated rounds.

Rounds come in chains, each started anew from the belief. At first every choice is played. Choices
that are clearly behind are then dropped, and the others are played until the best choice is clear
or the allowed rounds are used up. A standard error is that of the difference from the best choice,
paired round by round. It is computed from the means of blocks of rounds, because neighbors in a
chain are similar, or from the means of whole chains if all rounds of a chain are similar.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from statistics import NormalDist
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from hollywood.analysis.codes import MASK, NO_ROUND, Codes
from hollywood.analysis.gin.stakes import Worths

_SHORTEST: Final = 8  # rounds of a chain: starting one costs as much as several rounds
_BLOCK: Final = 16
_SURELY: Final = 2.5  # standard errors at which a loss is surely too small to look for


class Pace(NamedTuple):
    """How the rounds of a decision are spent."""

    chains: int
    first: int  # the part of all chains in which every choice is played, as its denominator
    fewest: int  # chains in which every choice is played
    between: int  # chains between two checks which choices are behind
    behind: float  # standard errors at which a choice is dropped
    clear: float  # standard errors at which nothing more is played
    alike: bool  # whether all rounds of a chain are similar, so that chains are compared


LONG_CHAINS: Final = Pace(24, 4, 2, 3, 4.0, 3.5, alike=False)
SHORT_CHAINS: Final = Pace(40, 5, 6, 2, 3.5, 3.0, alike=True)
"""For rounds that cost much: a decision that is clear, or surely about nothing, ends early."""


Play = Callable[[list[bool], int, int], Codes]
"""Plays the live ways in a number of rounds of the chain with this number: rounds x ways."""


class Weighed(NamedTuple):
    """The result of weighing: ``codes`` has a row for each round and a column for each choice.

    A dropped choice has NO_ROUND from then on. ``best`` is the choice with the highest value.
    """

    codes: Codes
    best: int
    block: int

    def plays(self, choice: int) -> NDArray[np.int64]:
        """Return the codes of the rounds in which a choice was played."""
        column = self.codes[:, choice]
        played: NDArray[np.int64] = column[column != NO_ROUND]
        return played

    def worth(self, choice: int, worth: Worths) -> float:
        """Return the value of a choice: the value of the best minus the difference from it."""
        best = float(worth[self.plays(self.best) & MASK].mean())
        return best - self.behind(choice, worth)[0]

    def behind(self, choice: int, worth: Worths) -> tuple[float, float]:
        """Return by how much a choice is worse than the best, and the standard error."""
        return _difference(self.codes[:, self.best], self.codes[:, choice], worth, self.block)

    def own_error(self, choice: int, worth: Worths) -> float:
        """Return the standard error of the value of a choice."""
        if len(self.plays(choice)) < len(self.plays(self.best)):
            return math.hypot(self.own_error(self.best, worth), self.behind(choice, worth)[1])
        return _error(worth[self.plays(choice) & MASK], self.block)

    @property
    def least_errors(self) -> float:
        """Return how many standard errors are a difference: 2, or more if many choices are close.

        The best of many looks better than it is. This threshold keeps the chance of a false
        difference at one in twenty.
        """
        rivals = int((self.codes[-1] != NO_ROUND).sum()) - 1
        return needed_errors(rivals)


def needed_errors(rivals: int) -> float:
    """Return how many standard errors count as a difference with this many rivals of the best.

    >>> round(needed_errors(1), 2), round(needed_errors(5), 2)
    (2.0, 2.61)
    """
    return NormalDist().inv_cdf(1 - _CHANCE / max(1, rivals))


_CHANCE: Final = 1 - NormalDist().cdf(2.0)


class StoppedError(Exception):
    """The review is being stopped; the current result is no longer needed."""


def weighed(
    play: Play,
    owners: Sequence[int],
    played: int,
    graded: Worths,
    worlds: int,
    stopping: Callable[[], bool],
    *,
    pace: Pace = LONG_CHAINS,
    nothing: float = 0.0,
) -> Weighed:
    """Weigh the choices of a decision; number ``played`` was the one made.

    ``owners`` has the choice of each way. ``worlds`` is the maximum number of rounds for a choice.
    ``graded`` is the value that decides which choices are behind. A difference that is surely less
    than ``nothing`` is not pursued. There must be at least two choices. StoppedError once
    ``stopping()``.
    """
    owner_of = np.array(owners)
    length = max(_SHORTEST, worlds // pace.chains)
    chains = max(1, worlds // length)
    first = max(pace.fewest, chains // pace.first)
    block = length if pace.alike else min(_BLOCK, length // 4)
    alive = np.ones(len(owner_of), bool)
    rounds: list[Codes] = []
    while True:
        if stopping():
            raise StoppedError
        rounds.append(play(alive.tolist(), length, len(rounds)))
        done = len(rounds)
        if done >= chains:
            break
        if done < first or (done - first) % pace.between:
            continue
        so_far = _by_choice(np.concatenate(rounds), owner_of, graded, length, block)
        left = _still_close(so_far, played, graded, pace, nothing)
        if len(left) < 2:
            break
        alive &= np.isin(owner_of, left)
    return _by_choice(np.concatenate(rounds), owner_of, graded, length, block)


def _by_choice(
    ways: Codes, owners: NDArray[Any], graded: Worths, length: int, block: int
) -> Weighed:
    """Join the ways of each choice; a choice has the value of its best way.

    The best way is selected in the other half of the chains, odd or even, so that chance does not
    favor a choice with many ways.
    """
    number = int(owners.max()) + 1
    codes = np.empty((len(ways), number), np.int64)
    odd = (np.arange(len(ways)) // length) % 2 == 1
    for choice in range(number):
        own = np.flatnonzero(owners == choice)
        if len(own) == 1:
            codes[:, choice] = ways[:, own[0]]
            continue
        for half in (odd, ~odd):
            codes[half, choice] = ways[half, own[_best_of(ways[:, own][~half], graded)]]
    means = [_mean(codes[:, choice], graded) for choice in range(number)]
    leader = int(np.argmax(means))
    ahead = [
        _difference(codes[:, leader], codes[:, each], graded, block)[0] for each in range(number)
    ]
    return Weighed(codes, int(np.argmin(ahead)), block)


def _best_of(ways: Codes, graded: Worths) -> int:
    return int(np.argmax([_mean(ways[:, way], graded) for way in range(ways.shape[1])]))


def _mean(column: NDArray[np.int64], graded: Worths) -> float:
    played = column[column != NO_ROUND]
    return float(graded[played & MASK].mean()) if len(played) else -math.inf


def _still_close(
    found: Weighed, played: int, graded: Worths, pace: Pace, nothing: float
) -> list[int]:
    """Return the choices to continue with: the best, the one made, and those close to either.

    Fewer than two if the result is clear, or if the difference that decides whether the choice made
    was right is surely less than ``nothing``: that of the choice made from the best or, if it is
    the best, of any other.
    """
    left = [found.best]
    clear = True
    for choice in range(found.codes.shape[1]):
        if choice == found.best:
            continue
        behind, error = found.behind(choice, graded)
        if played in {choice, found.best} and behind + _SURELY * error < nothing:
            return []
        if choice == played or behind <= pace.behind * error:
            left.append(choice)
            clear = clear and behind > pace.clear * error
    return [] if clear else left


def _difference(
    best: NDArray[np.int64], other: NDArray[np.int64], worth: Worths, block: int
) -> tuple[float, float]:
    """Return the mean difference over the rounds in which both were played, and its error."""
    both = (best != NO_ROUND) & (other != NO_ROUND)
    paired = worth[best[both] & MASK] - worth[other[both] & MASK]
    return float(paired.mean()), _error(paired, block)


def _error(values: NDArray[np.float64], block: int) -> float:
    """Return the standard error of the mean, from the means of blocks of neighbors."""
    return error_of_mean(values[: len(values) // block * block].reshape(-1, block).mean(axis=1))


def error_of_mean(values: NDArray[np.float64]) -> float:
    """Return the standard error of the mean of independent values."""
    return float(values.std(ddof=1)) / math.sqrt(len(values)) if len(values) > 1 else math.inf
