"""Bots in files: a Python file with a function ``decide``, or a class ``Bot`` that has one."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

from hollywood.client.connection import Message
from hollywood.client.playing import Player
from hollywood.errors import HollywoodError
from hollywood.own_code import FILE, module_of


class Loaded(NamedTuple):
    """A bot from a file: makes a player for a table's card, and says which challenges it wants."""

    new_player: Callable[[Message], Player]
    accepts: Callable[[Message], bool] | None


def load(path: Path) -> Loaded:
    """Load a bot; HollywoodError, in one line, for a file that is none.

    The file has a class ``Bot``, of which each table gets its own, or the functions themselves:
    ``decide(table, must)``, and if you like ``said(line)`` and ``accepts(challenge)``. A ``Bot``
    may take the table's card.
    """
    module = _module(path)
    accepts = getattr(module, "accepts", None)
    bot: Any = getattr(module, "Bot", None)
    if isinstance(bot, type):
        _must_decide(path, bot)
        make: Any = bot
        takes_card = len(inspect.signature(make).parameters) > 0
        return Loaded(lambda card: make(card) if takes_card else make(), accepts)
    _must_decide(path, module)
    player: Any = module
    return Loaded(lambda _: player, accepts)


def _module(path: Path) -> ModuleType:
    if not path.exists():
        raise FileNotFoundError(2, "No such file or directory", str(path))
    if path.suffix != FILE or not path.is_file():
        raise HollywoodError(f"{path} is no Python file: name a file that ends in .py")
    sys.path.insert(0, str(path.parent.resolve()))
    try:
        return module_of(path)
    except Exception as error:
        raise HollywoodError(f"{path} cannot be loaded: {type(error).__name__}: {error}") from error


def _must_decide(path: Path, bot: Any) -> None:
    decide = getattr(bot, "decide", None)
    if not callable(decide):
        raise HollywoodError(f"{path} has no function decide(table, must), nor a class Bot with it")
