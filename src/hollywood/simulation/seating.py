"""Seating: the names of players are repeated around the table until every seat has one."""

from __future__ import annotations

from collections.abc import Sequence

from hollywood.errors import HollywoodError
from hollywood.match.filling import seats_filled
from hollywood.match.presets import AnyRules


def seated(rules: AnyRules, names: Sequence[str]) -> tuple[str, ...]:
    """Return a name for every seat; fewer names than seats are repeated if they divide evenly.

    If the rules allow several numbers of players, the fewest seats that the names fill are used.
    HollywoodError if the names fill no table.
    """
    if not all(names):
        raise HollywoodError("--players has an empty name: names separated by commas")
    return tuple(names) * (seats_filled(rules, len(names)) // len(names))
