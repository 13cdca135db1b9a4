"""The players of an arena, by name: built-in bots, Python classes, programs, and engines.

================================  ===================================================
``greedy``                        a built-in bot
``python:mybots:Careful``         a class in a module, in this process
``child:mybots:Careful``          the same class in a process of its own
``program:./mybot.py --fast``     a program that speaks JSON (``docs/bots.md``)
``engine:./myengine``             a program that speaks the line protocol of engines
================================  ===================================================

Each of them can be given a name for the tables: ``Careful=program:./mybot.py``.
"""

from __future__ import annotations

import re
import shlex
import shutil
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import PurePath
from typing import Final, Literal

import msgspec

from hollywood.arena.own_class import load_class
from hollywood.bots import make_bot
from hollywood.errors import HollywoodError
from hollywood.writing import LONGEST_NAME, NameRefused, as_name, readable

PROGRAM, ENGINE, PYTHON, CHILD = "program:", "engine:", "python:", "child:"
OUTSIDE: Final = (PROGRAM, ENGINE, PYTHON, CHILD)
"""How the players begin that are not built in."""

Kind = Literal["bot", "python", "child", "program", "engine"]
_NAMED = re.compile(r"(?P<name>[^=:]+)=(?P<player>.+)", re.DOTALL)


class Player(msgspec.Struct, frozen=True, kw_only=True):
    """A player by name; which of the fields are used depends on its kind.

    ``bot`` is a built-in bot, ``target`` a Python class as in ``mybots:Careful``, and ``command``
    what is run. ``called`` is the name it was given, if any.
    """

    name: str
    bot: str | None = None
    target: str | None = None
    command: tuple[str, ...] = ()
    speaks: Literal["json", "lines", "views"] = "json"
    called: str | None = None

    @property
    def kind(self) -> Kind:
        """What kind of player it is."""
        if self.bot is not None:
            return "bot"
        if not self.command:
            return "python"
        kinds: dict[str, Kind] = {"json": "program", "lines": "engine", "views": "child"}
        return kinds[self.speaks]


def player_named(name: str, family: str) -> Player:
    """Read a player's name; HollywoodError if the game has no such player."""
    found = _NAMED.fullmatch(name)
    called = None
    text = name
    if found is not None:
        called, text = _called(found["name"]), found["player"]
    if text.startswith((PYTHON, CHILD)):
        apart = text.startswith(CHILD)
        target = text.removeprefix(CHILD if apart else PYTHON)
        load_class(target)
        command = (sys.executable, "-m", "hollywood.arena.apart", target) if apart else ()
        return Player(name=name, target=target, command=command, speaks="views", called=called)
    if text.startswith((PROGRAM, ENGINE)):
        speaks: Literal["json", "lines"] = "json" if text.startswith(PROGRAM) else "lines"
        return Player(name=name, command=_command(text), speaks=speaks, called=called)
    make_bot(text, seat_name=text, seed=0, family=family)
    return Player(name=name, bot=text, called=called)


def is_outside(name: str) -> bool:
    """Whether a player is more than a built-in bot: it has a name of its own, or is not built in.

    >>> is_outside("club"), is_outside("program:./mybot.py"), is_outside("Mine=club")
    (False, True, True)
    """
    return _NAMED.fullmatch(name) is not None or name.startswith(OUTSIDE)


def split_players(text: str) -> list[str]:
    """Return the names in a list with commas; a comma inside quotes belongs to the name.

    >>> split_players("greedy, 'program:./mybot.py --weights 1,2'")
    ['greedy', 'program:./mybot.py --weights 1,2']
    """
    names = [""]
    quote = ""
    for letter in text:
        if letter == "," and not quote:
            names.append("")
            continue
        if letter in "'\"" and quote in {"", letter}:
            quote = "" if quote else letter
        names[-1] += letter
    return [_unquoted(name.strip()) for name in names]


def _unquoted(name: str) -> str:
    whole = len(name) > 1 and name[0] == name[-1] and name[0] in "'\""
    return name[1:-1] if whole and name[0] not in name[1:-1] else name


def _called(text: str) -> str:
    try:
        return as_name(text, longest=LONGEST_NAME - 20)
    except NameRefused as refused:
        raise HollywoodError(f"{text!r} cannot be a name: {refused}") from None


def _command(text: str) -> tuple[str, ...]:
    kind, _, words = text.partition(":")
    try:
        command = tuple(shlex.split(words))
    except ValueError as error:
        raise HollywoodError(f"{text!r} cannot be read as a command: {error}") from None
    if not command:
        raise HollywoodError(f"{kind}: has to name a command, as in '{kind}:./mybot.py --fast'")
    if any("\0" in word for word in command) or shutil.which(command[0]) is None:
        raise HollywoodError(
            f"there is no program {command[0]!r} that can be run: "
            f"name a command, as in '{kind}:python3 mybot.py'"
        )
    return command


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
    if player.called is not None:
        return player.called
    if player.bot is not None:
        return player.bot
    if player.target is not None:
        words = [player.target.rpartition(":")[2]]
    else:
        words = [PurePath(word).name for word in player.command]
    text = readable(" ".join(words), lambda _: "")
    try:
        return as_name(text[: LONGEST_NAME - 20], longest=LONGEST_NAME)
    except NameRefused:
        return "program"
