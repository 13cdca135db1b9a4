"""How many seats a table needs so that players can take turns filling all of them."""

from __future__ import annotations

from hollywood.errors import HollywoodError
from hollywood.gin.rules import GinRules
from hollywood.match.presets import AnyRules


def seats_filled(rules: AnyRules, players: int, called: str = "players") -> int:
    """Return the fewest seats the rules allow that the players can fill evenly, taking turns.

    HollywoodError if no table fits; the error calls the players ``called``.

    >>> from hollywood.match.presets import rules_for
    >>> seats_filled(rules_for("may-i"), 3)
    6
    """
    allowed = (rules.players,) if isinstance(rules, GinRules) else tuple(sorted(rules.players))
    for seats in allowed:
        if players and seats % players == 0:
            return seats
    *most, last = map(str, allowed)
    tables = f"{', '.join(most)} or {last}" if most else last
    raise HollywoodError(
        f"{players} {called} cannot fill a table for {tables}: "
        "name as many as sit there, or fewer that go round evenly"
    )
