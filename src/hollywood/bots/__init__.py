"""Players that see only views: what a seat may know, and nothing else.

Every bot is a :class:`~hollywood.play.Bot`. :func:`~hollywood.bots.names.make_bot` makes one by
name, and :func:`~hollywood.bots.driver.play_on` moves the bots of a table.
"""

from hollywood.bots.driver import Driver, play_on
from hollywood.bots.greedy import GreedyBot
from hollywood.bots.names import BOT_NAMES, BOT_PEOPLE, GIN_ONLY, make_bot
from hollywood.bots.random_bot import RandomBot

__all__ = [
    "BOT_NAMES",
    "BOT_PEOPLE",
    "GIN_ONLY",
    "Driver",
    "GreedyBot",
    "RandomBot",
    "make_bot",
    "play_on",
]
