"""What the strongest level would have learned about the other player from earlier rounds.

The first look at a decision knows one round only. The second look continues as the strongest level
does, and that level remembers: against somebody who plays for gin, other choices are right.
"""

from __future__ import annotations

from collections.abc import Sequence

from hollywood.analysis.gin.choices import DECISIONS
from hollywood.analysis.gin.moments import Played
from hollywood.bots.gin.search import GinSearcher
from hollywood.bots.ways import Ways
from hollywood.kernel.engine.compiling import can_compile
from hollywood.play import Seat
from hollywood.strategy.gin.belief.history import Styles

_WAYS = Ways(worlds=200)
"""Enough to tell the styles of players apart."""
_LAST = 3
"""How many decisions of a round are looked at: the last ones know most of it."""


def learned_before(rounds: Sequence[Played], seed: int) -> list[tuple[Styles, Styles]]:
    """Return the styles of the other player, by round and seat, as the rounds before showed them.

    Interpreted, this would take too long: nothing is learned.
    """
    searchers: dict[tuple[Seat, Seat], GinSearcher] = {}
    found = []
    for play in rounds:
        both = []
        for seat in (Seat(0), Seat(1)):
            pair = play.seats[seat], play.seats[1 - seat]
            searcher = searchers.setdefault(pair, GinSearcher(_WAYS, seed))
            if can_compile():
                own = [each for each in play.moments if each.seat == seat]
                own = [each for each in own if each.before.table.phase in DECISIONS]
                for moment in own[-_LAST:]:
                    searcher.choose(moment.view)
            both.append(searcher.styles)
        found.append((both[0], both[1]))
    return found
