"""Who else reads a knob: the kernel, and the tests. Each check returns what is missing."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from typing import Any

from benchmarks.open_spiel_translation import PLAYED
from hollywood.contract.vectors import rules as contract_vector
from hollywood.gin.vectors import rules as gin_vector
from hollywood.kernel.contract import layout as contract_layout
from hollywood.kernel.gin import layout as gin_layout
from hollywood.play.knobs import Rules
from tests.contract import test_vector as contract_changes
from tests.contract.setting import ruled
from tests.gin import test_vector as gin_changes
from tests.gin.playing import MATCH_KNOBS, ROUND_KNOBS
from tests.knobs.exempt import NOT_IN_OPEN_SPIEL, ONLY_IN_A_ROUND, silent
from tests.knobs.family import Family, last, value_of
from tests.knobs.source import files, names_read, settings
from tests.lockstep import contract_knobs, gin_rules

_DRAWN = 60
"""The number of random rules tried; each knob has two values among far fewer."""


def vector(family: Family) -> set[str]:
    """It is in a group of the vector of rules; a test changes it, and sees the vector change."""
    changed = _changed(family)
    if family.name != "gin":
        groups = (contract_vector.IN_PLAY, contract_vector.MAY_I_IN_PLAY, contract_vector.PRICE)
        known = frozenset().union(*groups)
        return {
            name
            for name in family.names - _outside(family)
            if last(name) not in known or name not in changed
        }
    return {
        name
        for name in family.names - _outside(family)
        if not any(name.partition(".")[0] in group for group in gin_changes.GROUPS)
        or name not in changed
    }


def kernel(family: Family) -> set[str]:
    """The kernel or a strategy reads a place of the vector where it is written."""
    read = names_read(*files("kernel", "strategy", without=("layout.py",)))
    needless = _outside(family) | gin_vector.IN_TABLES if family.name == "gin" else _outside(family)
    return {name for name in family.names - needless if not _written(family, name) & read}


def in_equity(family: Family) -> set[str]:
    """A test of match equity sets it, unless no sheet depends on it."""
    named = settings("tests/equity")
    needless = _outside(family) | gin_vector.IN_PLAY.keys() | gin_vector.IN_TABLES
    return {
        name for name in family.names - needless - ONLY_IN_A_ROUND.keys() if last(name) not in named
    }


def cases(family: Family) -> set[str]:
    """A test of the engine sets it; a knob of a round of gin has a line in ``test_knobs.py``."""
    named = settings("tests/gin", "tests/contract", "tests/match")
    missing = {name for name in family.names - silent(family) if last(name) not in named}
    if family.name == "gin":
        missing |= (
            {name for name in family.names if "." not in name} - ROUND_KNOBS.keys() - MATCH_KNOBS
        )
    return missing


def lockstep(family: Family) -> set[str]:
    """The random rules of the lockstep tests differ in it."""
    chance = random.Random(1)
    draw: Callable[[random.Random], Rules]
    draw = gin_rules.any_rules if family.name == "gin" else contract_knobs.drawn
    drawn = [draw(chance) for _ in range(_DRAWN)]
    return {
        name
        for name in family.names - _outside(family)
        if len({value_of(rules, name) for rules in drawn}) < 2
    }


def open_spiel(family: Family) -> set[str]:
    """The translation to OpenSpiel reads its value, or it is exempt."""
    return family.names - PLAYED.keys() - NOT_IN_OPEN_SPIEL


def _outside(family: Family) -> set[str]:
    """Knobs that the kernel need not know, each with its reason there."""
    if family.name == "gin":
        return set(gin_vector.NOT_IN_KERNEL)
    return {name for name in family.names if last(name) in contract_vector.NOT_COVERED}


def _changed(family: Family) -> set[str]:
    """Knobs for which a test has two values that the kernel must tell apart."""
    if family.name != "gin":
        return {name for name in family.names if last(name) in contract_changes.OTHERWISE}
    known = set(gin_changes.CHANGES)
    for name, first, second in gin_changes.MORE_CHANGES:
        if isinstance(first, Rules):
            known |= {
                f"{name}.{part}"
                for part in first.to_mapping()
                if getattr(first, part) != getattr(second, part)
            }
    return known


def _written(family: Family, name: str) -> set[str]:
    """The names of the places of the vector where a knob is written."""
    if name not in _changed(family):
        return set()
    if family.name == "gin":
        groups = (gin_vector.IN_PLAY, gin_vector.IN_PRICE, gin_vector.IN_MATCH)
        written = [group.get(name.partition(".")[0], ()) for group in groups]
        return {_named(gin_layout, place) for places in written for place, _ in places}
    usual = contract_changes.book(ruled())
    other = contract_changes.book(ruled(*contract_changes.OTHERWISE[last(name)]))
    return {
        _named(contract_layout, place)
        for before, after in zip(usual, other, strict=True)
        for place, (first, second) in enumerate(zip(before, after, strict=True))
        if first != second
    }


def _named(layout: Any, place: int) -> str:
    """The name of the place, or of its row of places."""
    return max(each for each in _names(layout) if each[0] <= place)[1]


@cache
def _names(layout: Any) -> tuple[tuple[int, str], ...]:
    return tuple(
        (number, name)
        for name, number in vars(layout).items()
        if name.startswith("R_") and name != "R_LENGTH"
    )
