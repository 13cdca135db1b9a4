"""The choices of a decision, weighed against each other in the same imagined rounds.

Rounds come in chains, each begun anew from the belief. At first every choice is played; those that
are clearly behind are then given up, and the others are played until it is clear what was best, or
the rounds that were allowed are used up. A standard error is that of the difference from the best
choice, paired round by round, from the means of blocks of rounds, since neighbours in a chain are
alike; or from the means of chains, where all rounds of a chain are.
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

_CHAINS: Final = 24
_MORE_CHAINS: Final = 60  # where their rounds are alike,
_FEWEST: Final = 6  # and so many of them at least say how far they differ
_SHORTEST: Final = 8  # rounds of a chain: to begin one costs as much as some rounds
_AT_FIRST: Final = 4  # the part of all chains that every choice is played in: a fourth
_BETWEEN: Final = 3  # chains between two looks at who is behind
_BEHIND: Final = 4.0  # standard errors after which a choice is given up
_CLEAR: Final = 3.5  # standard errors after which nothing more is played
_BLOCK: Final = 16


Play = Callable[[list[bool], int, int], Codes]
"""Plays the ways that are alive, in so many rounds of the chain of that number: rounds x ways."""


class Weighed(NamedTuple):
    """What came of it: ``codes`` has a row for each round and a column for each choice.

    A choice that was given up has NO_ROUND from then on. ``best`` is the choice that is worth most.
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
        """Return what a choice is worth: what the best is worth, less the difference from it."""
        best = float(worth[self.plays(self.best) & MASK].mean())
        return best - self.behind(choice, worth)[0]

    def behind(self, choice: int, worth: Worths) -> tuple[float, float]:
        """Return by how much a choice is worth less than the best, and the standard error."""
        return _difference(self.codes[:, self.best], self.codes[:, choice], worth, self.block)

    def own_error(self, choice: int, worth: Worths) -> float:
        """Return the standard error of what a choice is worth."""
        if len(self.plays(choice)) < len(self.plays(self.best)):
            return math.hypot(self.own_error(self.best, worth), self.behind(choice, worth)[1])
        return _error(worth[self.plays(choice) & MASK], self.block)

    @property
    def least_errors(self) -> float:
        """How many standard errors make a difference: 2, and more where many choices were close.

        The best of many looks better than it is; this many keep the chance of seeing a difference
        where there is none at one in twenty.
        """
        rivals = int((self.codes[-1] != NO_ROUND).sum()) - 1
        return needed_errors(rivals)


def needed_errors(rivals: int) -> float:
    """Return how many standard errors make a difference among so many rivals of the best.

    >>> round(needed_errors(1), 2), round(needed_errors(5), 2)
    (2.0, 2.61)
    """
    return NormalDist().inv_cdf(1 - _CHANCE / max(1, rivals))


_CHANCE: Final = 1 - NormalDist().cdf(2.0)


class StoppedError(Exception):
    """The review is being stopped: what is weighed now is not wanted any more."""


def weighed(
    play: Play,
    owners: Sequence[int],
    played: int,
    graded: Worths,
    worlds: int,
    stopping: Callable[[], bool],
    *,
    alike: bool = False,
) -> Weighed:
    """Weigh the choices of a decision, of which number ``played`` was made.

    ``owners`` has the choice that each way belongs to. ``worlds`` is the most rounds that a choice
    is played in, ``graded`` the worth that says which choices are behind, ``alike`` whether all
    rounds of a chain are. There are two choices or more. StoppedError once ``stopping()``.
    """
    owner_of = np.array(owners)
    length = max(_SHORTEST, worlds // (_MORE_CHAINS if alike else _CHAINS))
    chains = max(1, worlds // length)
    first = max(_FEWEST if alike else 2, chains // _AT_FIRST)
    block = length if alike else min(_BLOCK, length // 4)
    alive = np.ones(len(owner_of), bool)
    rounds: list[Codes] = []
    while True:
        if stopping():
            raise StoppedError
        rounds.append(play(alive.tolist(), length, len(rounds)))
        done = len(rounds)
        if done >= chains:
            break
        if done < first or (done - first) % _BETWEEN:
            continue
        so_far = _by_choice(np.concatenate(rounds), owner_of, graded, length, block)
        left = _still_close(so_far, played, graded)
        if len(left) < 2:
            break
        alive &= np.isin(owner_of, left)
    return _by_choice(np.concatenate(rounds), owner_of, graded, length, block)


def _by_choice(
    ways: Codes, owners: NDArray[Any], graded: Worths, length: int, block: int
) -> Weighed:
    """Join the ways of a choice: it is worth what its best way is worth.

    Which way is best is seen in the other half of the chains, odd or even, so that chance does not
    speak for a choice because it has many ways.
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


def _still_close(found: Weighed, played: int, graded: Worths) -> list[int]:
    """Return the choices to go on with: the best, the one that was made, and those close to either.

    Fewer than two when all is clear.
    """
    left = [found.best]
    clear = True
    for choice in range(found.codes.shape[1]):
        if choice == found.best:
            continue
        behind, error = found.behind(choice, graded)
        if choice == played or behind <= _BEHIND * error:
            left.append(choice)
            clear = clear and behind > _CLEAR * error
    return [] if clear else left


def _difference(
    best: NDArray[np.int64], other: NDArray[np.int64], worth: Worths, block: int
) -> tuple[float, float]:
    """Return the mean difference in the rounds in which both were played, and its error."""
    both = (best != NO_ROUND) & (other != NO_ROUND)
    paired = worth[best[both] & MASK] - worth[other[both] & MASK]
    return float(paired.mean()), _error(paired, block)


def _error(values: NDArray[np.float64], block: int) -> float:
    """Return the standard error of the mean, from the means of blocks of neighbours."""
    return error_of_mean(values[: len(values) // block * block].reshape(-1, block).mean(axis=1))


def error_of_mean(values: NDArray[np.float64]) -> float:
    """Return the standard error of the mean of values that have nothing to do with each other."""
    return float(values.std(ddof=1)) / math.sqrt(len(values)) if len(values) > 1 else math.inf
