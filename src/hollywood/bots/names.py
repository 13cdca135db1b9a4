"""The bots by name: the levels that people are offered, and those kept for scripts and figures."""

from __future__ import annotations

import difflib

from hollywood.bots.contract.search import ContractWays
from hollywood.bots.gin.policy import GinBot
from hollywood.bots.gin.search import Ways
from hollywood.bots.greedy import GreedyBot
from hollywood.bots.levels import LEVELS, SEARCHING, Warmth
from hollywood.bots.policy_bot import PolicyBot
from hollywood.bots.random_bot import RandomBot
from hollywood.bots.search_bot import SearchBot
from hollywood.errors import HollywoodError
from hollywood.play import Bot

ANY_GAME = (*LEVELS, "random", "greedy")
"""The bots that play every game of the house, the levels first."""

GIN_ONLY = ("linear", "camper")
"""The bots that play gin alone; asked for a move of another game they say so."""

FOR_POINTS = "points"
"""After the name of a bot that searches, as in ``fast:points``: whatever the score is, it plays for
the points of the round."""

BOT_NAMES = (*ANY_GAME, *GIN_ONLY)


def make_bot(name: str, *, seat_name: str, seed: int | str, family: str | None = None) -> Bot:
    """Return a bot of the kind ``name`` that sits down as ``seat_name``.

    ``seed`` is all the chance a bot has; those that go by their policy alone have none.
    ``family`` is that of the rules it sits down to, if they are known yet: HollywoodError for a bot
    that does not play them, as for one that there is not.

    >>> make_bot("club", seat_name="Ada", seed=1).name
    'Ada'
    """
    level = LEVELS.get(name)
    if level is not None:
        gin, contract = level.gin, level.contract
        if isinstance(gin, Warmth) and isinstance(contract, Warmth):
            return PolicyBot(seat_name, gin, contract, seed)
        assert isinstance(gin, Ways)
        assert isinstance(contract, ContractWays)
        return SearchBot(seat_name, gin, contract, seed)
    if name == "random":
        return RandomBot(seat_name, seed)
    if name == "greedy":
        return GreedyBot(seat_name)
    searching, _, stakes = name.partition(":")
    if searching in SEARCHING and stakes == FOR_POINTS:
        return SearchBot(seat_name, *SEARCHING[searching], seed, for_points=True)
    if name in GIN_ONLY:
        if family not in {None, "gin"}:
            others = " or ".join(ANY_GAME)
            raise HollywoodError(f"the {name} bot plays gin only: choose {others} for this game")
        return GinBot(seat_name, name, seed)
    close = difflib.get_close_matches(name, BOT_NAMES, n=1)
    meant = f"did you mean {close[0]}? " if close else ""
    raise HollywoodError(f"there is no bot {name!r}: {meant}There are {', '.join(BOT_NAMES)}")
