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
from typing import Final, NamedTuple, Protocol, TypeVar

from hollywood.analysis import columns
from hollywood.analysis.codes import MASK, NO_ROUND, Codes
from hollywood.analysis.columns import Column
from hollywood.analysis.gin.stakes import Worths
from hollywood.play import Seat

_SHORTEST: Final = 8  # rounds of a chain: starting one costs as much as several rounds
_BLOCK: Final = 16
_SURELY: Final = 2.5  # standard errors at which a loss is surely too small to look for


V_co = TypeVar("V_co", covariant=True)
A_co = TypeVar("A_co", covariant=True)


class Seen(Protocol[V_co, A_co]):
    """A decision, with nothing but what its player knew."""

    @property
    def line(self) -> int:
        """The line of the record, from which all random choices follow."""

    @property
    def seat(self) -> Seat:
        """The player's seat in the round."""

    @property
    def view(self) -> V_co:
        """What the player knew."""

    @property
    def action(self) -> A_co:
        """What the player did; ``None`` for a discard left alone in May-I."""


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
"""Plays the live ways in a number of rounds of the chain with this number: a column for each."""


class Weighed(NamedTuple):
    """The result of weighing: ``codes`` has a column for each choice and a row for each round.

    A dropped choice has NO_ROUND from then on. ``best`` is the choice with the highest value.
    """

    codes: Codes
    best: int
    block: int

    def plays(self, choice: int) -> Column:
        """Return the codes of the rounds in which a choice was played."""
        return columns.without(self.codes[choice], NO_ROUND)

    def worth(self, choice: int, worth: Worths) -> float:
        """Return the value of a choice: the value of the best minus the difference from it."""
        best = columns.mean(_values(self.plays(self.best), worth))
        return best - self.behind(choice, worth)[0]

    def behind(self, choice: int, worth: Worths) -> tuple[float, float]:
        """Return by how much a choice is worse than the best, and the standard error."""
        return _difference(self.codes[self.best], self.codes[choice], worth, self.block)

    def between(self, better: int, other: int, worth: Worths) -> tuple[float, float]:
        """Return by how much a choice is better than another, and the standard error."""
        return _difference(self.codes[better], self.codes[other], worth, self.block)

    def own_error(self, choice: int, worth: Worths) -> float:
        """Return the standard error of the value of a choice."""
        if len(self.plays(choice)) < len(self.plays(self.best)):
            return math.hypot(self.own_error(self.best, worth), self.behind(choice, worth)[1])
        return columns.error_by_blocks(_values(self.plays(choice), worth), self.block)

    @property
    def least_errors(self) -> float:
        """Return how many standard errors are a difference: 2, or more if many choices are close.

        The best of many looks better than it is. This threshold keeps the chance of a false
        difference at one in twenty.
        """
        rivals = sum(int(each[-1]) != NO_ROUND for each in self.codes) - 1
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
    length = max(_SHORTEST, worlds // pace.chains)
    chains = max(1, worlds // length)
    first = max(pace.fewest, chains // pace.first)
    block = length if pace.alike else min(_BLOCK, length // 4)
    alive = [True] * len(owners)
    rounds: list[Codes] = []
    while True:
        if stopping():
            raise StoppedError
        rounds.append(play(list(alive), length, len(rounds)))
        done = len(rounds)
        if done >= chains:
            break
        if done < first or (done - first) % pace.between:
            continue
        so_far = _by_choice(_one_by_one(rounds), owners, graded, length, block)
        left = _still_close(so_far, played, graded, pace, nothing)
        if len(left) < 2:
            break
        alive = [lives and owner in left for lives, owner in zip(alive, owners, strict=True)]
    return _by_choice(_one_by_one(rounds), owners, graded, length, block)


def weighed_again(
    play: Play,
    owners: Sequence[int],
    pair: tuple[int, int],
    graded: Worths,
    worlds: int,
    stopping: Callable[[], bool],
    *,
    pace: Pace = LONG_CHAINS,
) -> Weighed:
    """Weigh two choices that are known before any of these rounds is played, and no others.

    The number of rounds is fixed, so neither the selection of the choices nor the moment to stop
    favors one of them: the difference is right on average. In the result, the first of the ``pair``
    is choice 0, the second is choice 1. StoppedError once ``stopping()``.
    """
    length = max(_SHORTEST, worlds // pace.chains)
    alive = [owner in pair for owner in owners]
    rounds: list[Codes] = []
    for number in range(max(2, worlds // length)):
        if stopping():
            raise StoppedError
        rounds.append(play(list(alive), length, number))
    ways = [way for way, lives in zip(_one_by_one(rounds), alive, strict=True) if lives]
    of_pair = [pair.index(owner) for owner in owners if owner in pair]
    block = length if pace.alike else min(_BLOCK, length // 4)
    return _by_choice(ways, of_pair, graded, length, block)


def _one_by_one(rounds: Sequence[Codes]) -> Codes:
    """Return the codes of all chains, one after another."""
    return [columns.joined(parts) for parts in zip(*rounds, strict=True)]


def _by_choice(
    ways: Codes, owners: Sequence[int], graded: Worths, length: int, block: int
) -> Weighed:
    """Join the ways of each choice; a choice has the value of its best way.

    The best way is selected in the other half of the chains, odd or even, so that chance does not
    favor a choice with many ways.
    """
    codes: Codes = []
    for choice in range(max(owners) + 1):
        own = [way for way, owner in zip(ways, owners, strict=True) if owner == choice]
        if len(own) == 1:
            codes += own
            continue
        even, odd = (
            own[_best_of([columns.every_other(way, length, other) for way in own], graded)]
            for other in (1, 0)
        )
        codes.append(columns.by_turns(even, odd, length))
    leader = codes[_best_of(codes, graded)]
    ahead = [_difference(leader, each, graded, block)[0] for each in codes]
    return Weighed(codes, ahead.index(min(ahead)), block)


def _best_of(ways: Codes, graded: Worths) -> int:
    found = [_mean(way, graded) for way in ways]
    return found.index(max(found))


def _mean(way: Column, graded: Worths) -> float:
    played = columns.without(way, NO_ROUND)
    return columns.mean(_values(played, graded)) if len(played) else -math.inf


def _values(codes: Column, worth: Worths) -> Column:
    return columns.looked_up(worth, columns.masked(codes, MASK))


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
    for choice in range(len(found.codes)):
        if choice == found.best:
            continue
        behind, error = found.behind(choice, graded)
        if played in {choice, found.best} and behind + _SURELY * error < nothing:
            return []
        if choice == played or behind <= pace.behind * error:
            left.append(choice)
            clear = clear and behind > pace.clear * error
    return [] if clear else left


def _difference(best: Column, other: Column, worth: Worths, block: int) -> tuple[float, float]:
    """Return the mean difference over the rounds in which both were played, and its error."""
    of_best, of_other = columns.both_without(best, other, NO_ROUND)
    paired = columns.minus(_values(of_best, worth), _values(of_other, worth))
    return columns.mean(paired), columns.error_by_blocks(paired, block)
