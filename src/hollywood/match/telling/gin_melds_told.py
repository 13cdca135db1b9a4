"""Sets, runs, and card values in gin, in the reader's language."""

from __future__ import annotations

from collections.abc import Iterator

from hollywood.cards import RANKS
from hollywood.gin.rules import GinRules
from hollywood.texts.saying import Speech

_CIRCLE = tuple(RANKS)


def melds(rules: GinRules, say: Speech) -> Iterator[str]:
    """Describe sets and runs, with examples, and how deadwood is counted."""
    sizes = say.listed([say("spell", n=size) for size in sorted(rules.set_sizes)], "or")
    yield say("gin-set", sizes=sizes, exactly="yes" if len(rules.set_sizes) == 1 else "no")
    ranks = _CIRCLE[6 : 6 + rules.run_min]
    suits = "h" * rules.run_min if rules.run_suits == "same" else "hcdsh"
    example = " ".join(f"{name}{suit}" for name, suit in zip(ranks, suits, strict=False))
    yield say(f"gin-run-{rules.run_suits}", n=rules.run_min, example=example)
    yield ace_in_runs(rules, say)
    yield say("gin-one-meld")
    yield say("gin-deadwood", ace=rules.ace_points, face=rules.face_points)


def ace_in_runs(rules: GinRules, say: Speech) -> str:
    """Describe where an ace may be in a run, with examples."""
    low, high, corner = (_example_run(rules.run_min, below) for below in (0, 99, 1))
    return say(f"gin-ace-{rules.ace}", low=low, high=high, corner=corner)


def _example_run(length: int, above: int) -> str:
    """Name the ranks of a run with an ace: at its low end (0), its high end (99), or in between."""
    if above == 0:
        return "-".join(_CIRCLE[:length])
    if above == 99:
        return "-".join([*_CIRCLE[-(length - 1) :], "A"])
    return "-".join([*_CIRCLE[-(length - 2) :], "A", "2"])
