"""Puzzles by their kind, and how good an answer is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, Literal

from hollywood.analysis.grades import Mark
from hollywood.analysis.options import graded_loss
from hollywood.analysis.report import Decision
from hollywood.puzzles.arranging import Arranged, defense_puzzle, melds_puzzle
from hollywood.puzzles.choosing import call_puzzle, discard_puzzle
from hollywood.puzzles.kinds import Difficulty, Kind, Puzzle

Rank = Literal["right", "nearly", "wrong"]

_MAKERS: Final[Mapping[Kind, Callable[[Difficulty, str], Puzzle]]] = {
    "discard": discard_puzzle,
    "defense": defense_puzzle,
    "melds": melds_puzzle,
    "may-i": call_puzzle,
}
_WRONG: Final = frozenset({Mark.BAD, Mark.VERY_BAD})
_NEARLY_POINTS: Final = 3
"""The most deadwood too much of an answer that is nearly right."""


def puzzle_of(kind: Kind, difficulty: Difficulty, seed: str) -> Puzzle:
    """Make a puzzle; the same one each time."""
    return _MAKERS[kind](difficulty, seed)


def rank_of_choice(decision: Decision) -> Rank:
    """Return how good the choice made is.

    One that is behind by no more than a standard error is as good as the best, as far as the
    simulated rounds can tell. Otherwise the mark of the review counts.
    """
    loss, error = graded_loss(decision.options[decision.played])
    if decision.played == 0 or loss <= error:
        return "right"
    return "wrong" if decision.mark in _WRONG else "nearly"


def rank_of_arrangement(found: Arranged) -> Rank:
    """Return how good an arrangement or an answer to a knock is, by its deadwood."""
    more = found.points - found.least
    return "right" if not more else "nearly" if more <= _NEARLY_POINTS else "wrong"
