"""What a typed line means: a command, in full or shortened, and its arguments."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from hollywood.cli.terminal.card_words import is_card
from hollywood.errors import HollywoodError


class NotUnderstood(HollywoodError):
    """A line that is not a command."""


class Command(NamedTuple):
    """A command by its full name, and the text after it."""

    name: str
    rest: str = ""


COMMON: Mapping[str, tuple[str, ...]] = {
    "hand": ("h",),
    "sheet": ("s", "score", "scores"),
    "rules": ("r",),
    "table": (),
    "last": (),
    "sort": (),
    "hint": (),
    "luck": (),
    "proof": (),
    "goal": (),
    "help": ("?",),
    "quit": ("q", "exit", "bye"),
}
"""The commands of every game, each with its other names."""

GIN: Mapping[str, tuple[str, ...]] = {
    "draw": ("d",),
    "take": ("t",),
    "pass": ("p",),
    "discard": ("x", "throw"),
    "knock": ("k",),
    "gin": ("g",),
    "big": (),
    "lay": ("l", "layoff"),
    "best": ("b",),
    "show": (),
    "finish": ("f", "done"),
}

CONTRACT: Mapping[str, tuple[str, ...]] = {
    "may-i": ("m", "may", "mayi", "call", "buy"),
    "pass": ("p",),
    "maybe": (),
    "withdraw": ("w",),
    "want": (),
    "allow": ("a",),
    "deny": ("n",),
    "draw": ("d",),
    "take": ("t",),
    "down": (),
    "lay": ("l", "layoff"),
    "swap": ("displace",),
    "discard": ("x", "throw"),
    "auto": (),
    "ask": (),
}

_PHRASES = (
    (r"^may[ -]?i\b", "may-i"),
    (r"^(lay|put)[ -]down\b", "down"),
    (r"^lay[ -]off\b", "lay"),
    (r"^big[ -]gin\b", "big"),
    (r"^go gin\b", "gin"),
)


class Vocabulary:
    """The commands for a table.

    >>> words = Vocabulary(GIN)
    >>> words.read("X 7H")
    Command(name='discard', rest='7h')
    >>> words.read("kn 7h") == Command("knock", "7h"), words.read("7h") == words.read("x 7h")
    (True, True)
    """

    def __init__(self, *tables: Mapping[str, Iterable[str]]) -> None:
        self._names: dict[str, str] = {}
        for table in tables or (GIN,):
            for name, others in table.items():
                for word in (name, *others):
                    self._names[word] = name

    def read(self, line: str) -> Command:
        """Return the command a line means; NotUnderstood, with a message, for none or several."""
        if line.strip("?") == "" and line:
            return Command("help")
        line = line.lower().rstrip("?!. ")
        if is_card(line):
            return Command("discard", line)
        for pattern, words in _PHRASES:
            line = re.sub(pattern, words, line)
        word, _, rest = line.partition(" ")
        if word not in self._names and is_card(word):
            raise NotUnderstood("Name one card at a time.")
        return Command(self._named(word), rest.strip())

    def _named(self, word: str) -> str:
        if word in self._names:
            return self._names[word]
        found = sorted({name for known, name in self._names.items() if known.startswith(word)})
        if len(found) == 1 and word:
            return found[0]
        shown = word if len(word) <= 20 else f"{word[:20]}..."
        if found and word:
            raise NotUnderstood(f"{shown!r} could mean {' or '.join(found)}.")
        raise NotUnderstood(f"{shown!r} is not a command here.")
