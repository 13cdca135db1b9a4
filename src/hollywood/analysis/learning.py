"""The most instructive moments of a match: large, certain losses, ideally in different rounds."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol, TypeVar

from hollywood.analysis.grades import Mark

MOMENTS = 3


class Moment(Protocol):
    """The properties of a decision that are needed here."""

    @property
    def number(self) -> int:
        """The number of the decision in the match."""

    @property
    def round_number(self) -> int:
        """The round of the decision."""

    @property
    def error(self) -> float:
        """How much the decision lost, in plain wins."""

    @property
    def mark(self) -> Mark:
        """The mark for the decision."""


M = TypeVar("M", bound=Moment)


def to_learn_from(decisions: Iterable[M]) -> tuple[M, ...]:
    """Return up to three mistakes, the largest first.

    The largest mistake of every round comes before any second mistake of a round. To choose among
    several players, choose among the moments returned for each: no other moment can be in the
    result.
    """
    mistakes = [each for each in decisions if each.mark is not Mark.NONE]
    mistakes.sort(key=lambda each: (-each.error, each.number))
    largest: dict[int, M] = {}
    for each in mistakes:
        largest.setdefault(each.round_number, each)
    first = list(largest.values())
    rest = [each for each in mistakes if largest[each.round_number] is not each]
    chosen = [*first, *rest][:MOMENTS]
    return tuple(sorted(chosen, key=lambda each: (-each.error, each.number)))
