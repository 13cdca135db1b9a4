"""The players of an arena, by name: built-in bots and programs.

``greedy`` is a bot. ``program:./mybot.py --fast`` runs that command in a new process for each game.
"""

from __future__ import annotations

import shlex
import shutil
from collections import Counter
from collections.abc import Sequence
from pathlib import PurePath

import msgspec

from hollywood.bots import make_bot
from hollywood.errors import HollywoodError
from hollywood.writing import LONGEST_NAME, NameRefused, as_name, readable

PROGRAM = "program:"


class Player(msgspec.Struct, frozen=True, kw_only=True):
    """A player by name; ``bot`` is a built-in bot, otherwise ``command`` runs a program."""

    name: str
    bot: str | None = None
    command: tuple[str, ...] = ()


def player_named(name: str, family: str) -> Player:
    """Read a player's name; HollywoodError if the game has no such bot or program."""
    if not name.startswith(PROGRAM):
        make_bot(name, seat_name=name, seed=0, family=family)
        return Player(name=name, bot=name)
    try:
        command = tuple(shlex.split(name.removeprefix(PROGRAM)))
    except ValueError as error:
        raise HollywoodError(f"{name!r} cannot be read as a command: {error}") from None
    if not command:
        raise HollywoodError("program: is to name a command, as in 'program:./mybot.py --fast'")
    if any("\0" in word for word in command) or shutil.which(command[0]) is None:
        raise HollywoodError(
            f"there is no program {command[0]!r} that can be run: "
            "name a command, as in 'program:python3 mybot.py'"
        )
    return Player(name=name, command=command)


def labels(players: Sequence[Player]) -> tuple[str, ...]:
    """Return short, distinct labels for the players.

    >>> [greedy] = [player_named("greedy", "gin")]
    >>> labels([greedy, greedy, player_named("random", "gin")])
    ('greedy 1', 'greedy 2', 'random')
    """
    short = [_short(player) for player in players]
    times, number = Counter(short), Counter[str]()
    told = []
    for name in short:
        number[name] += 1
        told.append(name if times[name] == 1 else f"{name} {number[name]}")
    return tuple(told)


def seat_names(players: Sequence[Player], placed: Sequence[int]) -> list[str]:
    """Return distinct names for the seats of a table, by seat."""
    named = labels(players)
    seats = Counter(placed)
    return [
        named[player] if seats[player] == 1 else f"{named[player]}, seat {seat + 1}"
        for seat, player in enumerate(placed)
    ]


def _short(player: Player) -> str:
    if player.bot is not None:
        return player.bot
    words = [PurePath(word).name for word in player.command]
    text = readable(" ".join(words), lambda _: "")
    try:
        return as_name(text[: LONGEST_NAME - 20], longest=LONGEST_NAME)
    except NameRefused:
        return "program"
