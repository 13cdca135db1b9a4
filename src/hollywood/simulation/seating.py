"""Who sits where: names of players go round the table until every seat has one."""

from __future__ import annotations

from collections.abc import Sequence

from hollywood.errors import HollywoodError
from hollywood.gin.rules import GinRules
from hollywood.match.presets import AnyRules


def seated(rules: AnyRules, names: Sequence[str]) -> tuple[str, ...]:
    """Return a name for every seat: as many as there are seats, or fewer that go round evenly.

    Where the rules leave open how many play, as few sit down as the names fill. HollywoodError
    where they fill no table.
    """
    allowed = (rules.players,) if isinstance(rules, GinRules) else tuple(sorted(rules.players))
    if not all(names):
        raise HollywoodError("--players has an empty name: names separated by commas")
    for seats in allowed:
        if seats % len(names) == 0:
            return tuple(names) * (seats // len(names))
    *most, last = map(str, allowed)
    tables = f"{', '.join(most)} or {last}" if most else last
    some = "1 player" if len(names) == 1 else f"{len(names)} players"
    raise HollywoodError(
        f"{some} cannot fill a table for {tables}: "
        "name as many as sit there, or fewer that go round evenly"
    )
