"""The bots by name."""

from __future__ import annotations

import difflib

from hollywood.bots.greedy import GreedyBot
from hollywood.bots.random_bot import RandomBot
from hollywood.errors import HollywoodError
from hollywood.play import Bot

BOT_NAMES = ("random", "greedy")


def make_bot(name: str, *, seat_name: str, seed: int | str) -> Bot:
    """Return a bot of the kind ``name`` that sits down as ``seat_name``.

    ``seed`` is all the chance a bot has; the greedy one has none.

    >>> make_bot("greedy", seat_name="Ada", seed=1).name
    'Ada'
    """
    if name == "random":
        return RandomBot(seat_name, seed)
    if name == "greedy":
        return GreedyBot(seat_name)
    close = difflib.get_close_matches(name, BOT_NAMES, n=1)
    meant = f"did you mean {close[0]}? " if close else ""
    raise HollywoodError(f"there is no bot {name!r}: {meant}There are {', '.join(BOT_NAMES)}")
