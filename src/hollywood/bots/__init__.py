"""Players that see only views: what a seat may know, and nothing else.

Every bot is a :class:`~hollywood.play.Bot`. :func:`~hollywood.bots.names.make_bot` makes one by
name, and :func:`~hollywood.bots.driver.play_on` moves the bots of a table. The names below are
loaded on first use.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from hollywood.bots.driver import Driver, play_on
    from hollywood.bots.greedy import GreedyBot
    from hollywood.bots.names import BOT_NAMES, BOT_PEOPLE, GIN_ONLY, make_bot
    from hollywood.bots.random_bot import RandomBot

_HOME_OF = {
    "BOT_NAMES": "names",
    "BOT_PEOPLE": "names",
    "GIN_ONLY": "names",
    "Driver": "driver",
    "GreedyBot": "greedy",
    "RandomBot": "random_bot",
    "make_bot": "names",
    "play_on": "driver",
}

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


def __getattr__(name: str) -> Any:
    """Load a public name the first time it is used."""
    if name in _HOME_OF:
        return getattr(import_module(f"hollywood.bots.{_HOME_OF[name]}"), name)
    raise AttributeError(f"module 'hollywood.bots' has no attribute {name!r}")
