"""Who sits where: names of players go round the table until every seat has one."""

from __future__ import annotations

from collections.abc import Sequence

from hollywood.errors import HollywoodError
from hollywood.match.filling import seats_filled
from hollywood.match.presets import AnyRules


def seated(rules: AnyRules, names: Sequence[str]) -> tuple[str, ...]:
    """Return a name for every seat: as many as there are seats, or fewer that go round evenly.

    Where the rules leave open how many play, as few sit down as the names fill. HollywoodError
    where they fill no table.
    """
    if not all(names):
        raise HollywoodError("--players has an empty name: names separated by commas")
    return tuple(names) * (seats_filled(rules, len(names)) // len(names))
