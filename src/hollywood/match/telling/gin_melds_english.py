"""Sets, runs and what cards count in gin, in plain English."""

from __future__ import annotations

from collections.abc import Iterator

from hollywood.cards import RANKS
from hollywood.gin.rules import GinRules
from hollywood.match.telling.wording import joined, number, points

_CIRCLE = tuple(RANKS)


def melds(rules: GinRules) -> Iterator[str]:
    """Tell what a set and a run are, with examples, and what deadwood counts."""
    sizes = joined([number(size) for size in sorted(rules.set_sizes)], "or")
    exactly = "exactly " if len(rules.set_sizes) == 1 else ""
    yield f"A set is {exactly}{sizes} cards of one rank."
    ranks = _CIRCLE[6 : 6 + rules.run_min]
    suits = "h" * rules.run_min if rules.run_suits == "same" else "hcdsh"
    example = " ".join(f"{name}{suit}" for name, suit in zip(ranks, suits, strict=False))
    of_what = (
        "of one suit in sequence" if rules.run_suits == "same" else "in sequence, of any suits"
    )
    yield f"A run is {number(rules.run_min)} or more cards {of_what}, such as {example}."
    yield ace_in_runs(rules)
    yield "A card belongs to one meld only."
    yield (
        f"As deadwood an ace counts {points(rules.ace_points)}, a jack, queen or king "
        f"{rules.face_points}, every other card its number."
    )


def ace_in_runs(rules: GinRules) -> str:
    """Tell where an ace may stand in a run, with examples.

    >>> ace_in_runs(GinRules())
    'The ace is low: A-2-3 is a run, Q-K-A is not.'
    """
    low, high, round_corner = (_example_run(rules.run_min, below) for below in (0, 99, 1))
    return {
        "low": f"The ace is low: {low} is a run, {high} is not.",
        "high_low": f"The ace is low or high: {low} and {high} are runs, {round_corner} is not.",
        "round_corner": f"Runs go round the corner: {low}, {high} and {round_corner} are all runs.",
    }[rules.ace]


def _example_run(length: int, above: int) -> str:
    """Name the ranks of a run with an ace: at its low end (0), its high end (99), or past it."""
    if above == 0:
        return "-".join(_CIRCLE[:length])
    if above == 99:
        return "-".join([*_CIRCLE[-(length - 1) :], "A"])
    return "-".join([*_CIRCLE[-(length - 2) :], "A", "2"])
