"""Prepares the levels that search for a game before their first move.

Compiling their code takes half a minute, once on each machine; loading it again takes a second. The
tables of score values take a little longer for each set of rules.
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
"""The game that is prepared for each family by default."""


def make_ready(rules: AnyRules) -> None:
    """Let a minimal player decide in a deal of its own, which loads everything it needs."""
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
    """Prepare a family of games, named on the command line, at low priority.

    It stops when standard input closes, so it never outlives the process that started it.
    """
    os.nice(10)
    threading.Thread(target=_end_with_the_input, daemon=True).start()
    make_ready(rules_for(USUAL[sys.argv[1]]))


def _end_with_the_input() -> None:
    sys.stdin.buffer.read()
    os._exit(1)
