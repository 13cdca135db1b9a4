"""What a searching gin player learns about the other player from round to round.

A style has two parts, a type and a habit (:mod:`hollywood.strategy.gin.belief.opponents`), and each
part is learned separately, by Bayes. Two explanations compete: a *steady* player always has the
same one, and a *changing* player draws one anew for every round. The more each of them expected
what a round has shown, the more it counts.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Self

from hollywood.strategy.gin.belief.history import H_PRIOR, M_PRIOR
from hollywood.strategy.gin.belief.opponents import EAGER, FLOOR, HABITS, TYPES

Shares = tuple[float, ...]

_FORGOTTEN = 0.15
"""This share of what is believed before a round is what was believed before the match."""
_FIRST = 2.0
"""The beginning counts as this many rounds of a changing player."""
_LEAST = 0.02
"""A round makes nothing less likely than this, compared with the likeliest."""
_LEAST_STEADY = 0.1


def _shares(numbers: Sequence[float]) -> Shares:
    total = sum(numbers)
    return tuple(number / total for number in numbers)


class Learned(NamedTuple):
    """What is believed about one part of a style; each vector has a share for each possibility."""

    first: Shares  # before the match
    steady: Shares  # if the player always has the same one
    changing: Shares  # the sums of the rounds, if the player draws one for each round
    rounds: int = 0
    weight: float = 0.5  # the probability of a steady player

    @classmethod
    def begun(cls, first: Sequence[float]) -> Self:
        """Begin with what is believed before a match."""
        shares = _shares(first)
        return cls(shares, shares, (0.0,) * len(shares))

    @property
    def _expected(self) -> Shares:
        """What is expected of a player who changes."""
        return _shares([_FIRST * a + b for a, b in zip(self.first, self.changing, strict=True)])

    @property
    def shares(self) -> Shares:
        """What is believed about the next round."""
        return tuple(
            _FORGOTTEN * first
            + (1 - _FORGOTTEN) * (self.weight * steady + (1 - self.weight) * changing)
            for first, steady, changing in zip(self.first, self.steady, self._expected, strict=True)
        )

    def after(self, before: Sequence[float], found: Sequence[float]) -> Self:
        """Return what is believed after a round: it began with ``before`` and showed ``found``."""
        fits = [new / max(old, 1e-6) for old, new in zip(before, found, strict=True)]
        fits = [max(fit, _LEAST * max(fits)) for fit in fits]
        steady = [share * fit for share, fit in zip(self.steady, fits, strict=True)]
        changing = [share * fit for share, fit in zip(self._expected, fits, strict=True)]
        weight = self.weight * sum(steady)
        weight /= weight + (1 - self.weight) * sum(changing)
        return self._replace(
            steady=_shares(steady),
            changing=tuple(a + b for a, b in zip(self.changing, found, strict=True)),
            rounds=self.rounds + 1,
            weight=min(max(weight, _LEAST_STEADY), 1 - _LEAST_STEADY),
        )


_TYPES = Learned.begun([each[M_PRIOR] for each in TYPES])
_HABITS = Learned.begun([each[H_PRIOR] for each in HABITS])


class Impressions(NamedTuple):
    """What a searcher has learned about the other player, as numbers, for a bot that replaces it.

    They come from open information and from its own views.
    """

    round: tuple[int, ...] = ()  # the last one it decided in: dealer, upcard, turns
    types: Learned = _TYPES
    habits: Learned = _HABITS
    found: tuple[Shares, Shares] | None = None  # the types and habits as this round shows them

    @property
    def believed(self) -> tuple[Shares, Shares]:
        """The probabilities of the types and habits in this round, before it began."""
        habits = self.habits.shares
        if habits[EAGER] < FLOOR:
            others = (1 - FLOOR) / (1 - habits[EAGER])
            habits = tuple(
                FLOOR if each == EAGER else share * others for each, share in enumerate(habits)
            )
        return self.types.shares, habits

    def ends_with(self, last: tuple[int, ...]) -> bool:
        """Whether they are those of a round whose last moment was ``last``."""
        return bool(self.round) and self.round[:2] == last[:2] and self.round[2] < last[2]

    def at(self, this: tuple[int, ...]) -> Self:
        """Return them for the round ``this``: if it is a new one, with what the last one showed."""
        same = self.round[:2] == this[:2] and self.round[2:] <= this[2:]
        if same or self.found is None:
            return self._replace(round=this)
        (types, habits), found = self.believed, self.found
        return self._replace(
            round=this,
            types=self.types.after(types, found[0]),
            habits=self.habits.after(habits, found[1]),
            found=None,
        )

    def showing(self, tally: Sequence[int], habits_at: int) -> Self:
        """Return them with the tally of a belief (:class:`.history.Belief`) of this round."""
        types, habits = tally[: len(TYPES)], tally[habits_at : habits_at + len(HABITS)]
        return self._replace(found=(_shares(types), _shares(habits)))
