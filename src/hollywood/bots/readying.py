"""Making the levels that search ready for a game before they are asked for their first move.

Compiling what they run takes half a minute, once on a machine; loading it again a second. The
tables of what a score is worth take a moment more for each set of rules.
"""

from __future__ import annotations

import os
import sys
import threading

from hollywood.bots.informed import stake_of
from hollywood.bots.levels import SEARCHING
from hollywood.bots.search_bot import SearchBot
from hollywood.gin.rules import GinRules
from hollywood.match.decks import seeded_secrets
from hollywood.match.presets import AnyRules, rules_for
from hollywood.match.table import MatchTable
from hollywood.play import Seat

_TURNS, _WORLDS = 50, 8
USUAL = {"gin": "hollywood-gin", "contract": "may-i"}
"""The game of each family that is made ready where nobody says which."""


def make_ready(rules: AnyRules) -> None:
    """Let a player that hardly thinks decide at a deal of its own: what it needs is then there."""
    players = rules.players if isinstance(rules, GinRules) else min(rules.players)
    names = [f"Seat {number}" for number in range(1, players + 1)]
    table = MatchTable.open(
        rules, names, first_dealer=Seat(0), secrets=seeded_secrets("hollywood-ready/1")
    )
    table.deal()
    seat = table.match.awaiting[0]
    gin, contract = SEARCHING["fast"]
    bot = SearchBot("ready", gin._replace(worlds=_WORLDS), contract._replace(turns=_TURNS), 0)
    stake, view = stake_of(table.match, seat), table.view(seat)
    if stake is not None:
        bot.at_stake(stake)
    assert view is not None, "who is awaited has a seat in this round"
    bot.choose(view)


def main() -> None:
    """Make a family of games ready, named on the command line, politely beside all else.

    It is given up when the standard input ends: with whoever has asked for it.
    """
    os.nice(10)
    threading.Thread(target=_end_with_the_input, daemon=True).start()
    make_ready(rules_for(USUAL[sys.argv[1]]))


def _end_with_the_input() -> None:
    sys.stdin.buffer.read()
    os._exit(1)
