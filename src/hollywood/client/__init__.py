"""Programs that play live, over the network: needs ``pip install hollywood[client]``.

:class:`Client` speaks with a server for one bot account; :func:`play` plays its matches with a
``decide`` of yours. ``docs/live-bots.md`` has the whole story. The names below are loaded on first
use.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from hollywood.client.connection import Client, Message, Refused
    from hollywood.client.playing import Player, Playing, play

_HOME_OF = {
    "Client": "connection",
    "Message": "connection",
    "Refused": "connection",
    "Player": "playing",
    "Playing": "playing",
    "play": "playing",
}

__all__ = ["Client", "Message", "Player", "Playing", "Refused", "play"]


def __getattr__(name: str) -> Any:
    """Load a public name the first time it is used."""
    if name in _HOME_OF:
        return getattr(import_module(f"hollywood.client.{_HOME_OF[name]}"), name)
    raise AttributeError(f"module 'hollywood.client' has no attribute {name!r}")
