"""How long bots think about their moves. Runs in the browser, and in any Python."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from hollywood import MatchTable, Seat, make_bot, play_on, rules_for
from hollywood.match.decks import seeded_secrets

NAMES = ("Ann", "Bob", "Cleo", "Dan")


def moves(preset: str, people: int, rounds: int, level: str = "club") -> list[float]:
    """Play the same rounds each time between bots of a level; return milliseconds a decision."""
    taken: list[float] = []

    def timed(choose: Callable[[Any], Any]) -> Callable[[Any], Any]:
        def choosing(view: Any) -> Any:
            started = time.perf_counter()
            action = choose(view)
            taken.append((time.perf_counter() - started) * 1000)
            return action

        return choosing

    names = NAMES[:people]
    table = MatchTable.open(
        rules_for(preset), names, first_dealer=Seat(0), secrets=seeded_secrets(preset)
    )
    bots: dict[Seat, Any] = {}
    for seat, name in enumerate(names):
        bot: Any = make_bot(level, seat_name=name, seed=seat)
        bot.choose = timed(bot.choose)
        bots[Seat(seat)] = bot
    for _ in range(rounds):
        table.deal()
        play_on(table, bots)
    return taken
