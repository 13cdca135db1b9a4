"""The moments of a match that teach most: large sure losses, from different rounds if possible."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol, TypeVar

from hollywood.analysis.grades import Mark

MOMENTS = 3


class Moment(Protocol):
    """A decision, as far as it matters here."""

    @property
    def number(self) -> int:
        """Its number in the match."""

    @property
    def round_number(self) -> int:
        """The round that it belongs to."""

    @property
    def error(self) -> float:
        """What it lost, in plain wins."""

    @property
    def mark(self) -> Mark:
        """The mark for it."""


M = TypeVar("M", bound=Moment)


def to_learn_from(decisions: Iterable[M]) -> tuple[M, ...]:
    """Return up to three mistakes, the largest first.

    The largest mistake of a round goes before all second mistakes. The moments of several players
    can be chosen from the moments of each: nothing else can be among them.
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
