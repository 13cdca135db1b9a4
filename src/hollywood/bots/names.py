"""The bots by name: the levels offered to people, and those kept for scripts and measurements.

A kind of bot is loaded when the first one is made: the names alone are needed more often.
"""

from __future__ import annotations

import difflib

from hollywood.bots.levels import LEVELS, SEARCHING, Warmth
from hollywood.bots.ways import ContractWays, Ways
from hollywood.errors import HollywoodError
from hollywood.play import Bot
from hollywood.strategy import KERNEL

ANY_GAME = (*LEVELS, "random", "greedy")
"""The bots that play every game, the levels first."""

GIN_ONLY = ("linear", "camper")
"""The bots that only play gin; in another game they raise an error."""

FOR_POINTS = "points"
"""Suffix for the name of a bot that searches, as in ``fast:points``: whatever the score, it plays
for the points of the round."""

BOT_NAMES = (*ANY_GAME, *GIN_ONLY)

BOT_PEOPLE = ("Greta", "Cary", "Ava", "Clark", "Rita", "Fred", "Mae", "Bette")
"""What bots are called at a table in the browser, by seat."""


def make_bot(name: str, *, seat_name: str, seed: int | str, family: str | None = None) -> Bot:
    """Return a bot of the kind ``name``, called ``seat_name`` at the table.

    ``seed`` is a bot's only source of randomness; bots that only follow a policy have none.
    ``family`` is the family of the rules, if known. HollywoodError for an unknown bot, or one that
    does not play this family.

    >>> make_bot("club", seat_name="Ada", seed=1).name
    'Ada'
    """
    if name.startswith(KERNEL):
        from hollywood.bots.theirs import kernel_bot

        return kernel_bot(seat_name, name, seed, family)
    level = LEVELS.get(name)
    if level is not None:
        gin, contract = level.gin, level.contract
        if isinstance(gin, Warmth) and isinstance(contract, Warmth):
            from hollywood.bots.policy_bot import PolicyBot

            return PolicyBot(seat_name, gin, contract, seed)
        assert isinstance(gin, Ways)
        assert isinstance(contract, ContractWays)
        from hollywood.bots.search_bot import SearchBot

        return SearchBot(seat_name, gin, contract, seed)
    if name == "random":
        from hollywood.bots.random_bot import RandomBot

        return RandomBot(seat_name, seed)
    if name == "greedy":
        from hollywood.bots.greedy import GreedyBot

        return GreedyBot(seat_name)
    searching, _, stakes = name.partition(":")
    if searching in SEARCHING and stakes == FOR_POINTS:
        from hollywood.bots.search_bot import SearchBot

        return SearchBot(seat_name, *SEARCHING[searching], seed, for_points=True)
    if name in GIN_ONLY:
        if family not in {None, "gin"}:
            *most, last = ANY_GAME
            others = f"{', '.join(most)} or {last}"
            raise HollywoodError(f"the {name} bot plays gin only: choose {others} for this game")
        from hollywood.bots.gin.policy import GinBot

        return GinBot(seat_name, name, seed)
    close = difflib.get_close_matches(name, BOT_NAMES, n=1)
    meant = f"did you mean {close[0]}? " if close else ""
    raise HollywoodError(f"there is no bot {name!r}: {meant}There are {', '.join(BOT_NAMES)}")
