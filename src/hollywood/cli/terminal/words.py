"""What a typed line means: a command, in full or shortened, and its arguments.

The words are in the catalogs: those of the person's language, and the English ones, which are
understood in every language. The short letters are the same everywhere.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

from hollywood.cli.terminal.card_words import folded, is_card
from hollywood.errors import HollywoodError
from hollywood.texts import ENGLISH, speech


class NotUnderstood(HollywoodError):
    """A line that is not a command."""


class Command(NamedTuple):
    """A command by its English name, and the text after it."""

    name: str
    rest: str = ""


COMMON = (
    *("hand", "sheet", "rules", "table", "memory", "last", "sort"),
    *("hint", "luck", "proof", "goal", "help", "quit"),
)
"""The commands of every game."""

GIN = (
    *("draw", "take", "pass", "discard", "knock", "gin"),
    *("big", "lay", "best", "show", "finish"),
)

CONTRACT = (
    *("may-i", "pass", "maybe", "withdraw", "want", "allow", "deny", "draw"),
    *("take", "down", "lay", "swap", "undo", "discard", "auto", "ask"),
    *("nearer", "never", "stay"),
)


def words_of(command: str, language: str) -> list[str]:
    """Return a language's words for a command, folded, the usual one first."""
    say = speech(language)
    return folded(say(f"command-{command}")).split()


@cache
def meanings(language: str) -> dict[str, frozenset[str]]:
    """Return the words that may follow a command or a name, by what they mean: on, with, top."""
    names = (
        *("on", "with", "meld", "top", "bottom", "none", "yes", "quick", "all", "more"),
        *("by-meld", "by-suit", "by-rank", "others", "go-on", "me", "random"),
        *("undercut", "dead", "swept", "out"),
    )
    found = {}
    for name in names:
        own: set[str] = set()
        for each in {ENGLISH, language}:
            say = speech(each)
            own |= set(folded(say(f"typed-{name}")).split())
        found[name] = frozenset(own)
    return found


def means(word: str, meaning: str, language: str) -> bool:
    """Whether a typed word has a meaning: ``means("ja", "yes", "de")``."""
    return folded(word) in meanings(language)[meaning]


def pattern_of(meaning: str, language: str) -> str:
    """Return a pattern for the words of a meaning, the longest first."""
    words = sorted(meanings(language)[meaning], key=len, reverse=True)
    return "|".join(map(re.escape, words))


class Vocabulary:
    """The commands for a table.

    >>> words = Vocabulary(COMMON, GIN)
    >>> words.read("X 7H")
    Command(name='discard', rest='7h')
    >>> words.read("kn 7h") == Command("knock", "7h"), words.read("7h") == words.read("x 7h")
    (True, True)
    >>> Vocabulary(GIN, language="de").read("klopfen 7h")
    Command(name='knock', rest='7h')
    """

    def __init__(self, *tables: Iterable[str], language: str = ENGLISH) -> None:
        self.language = language
        names = [name for table in tables for name in table]
        self._own = {word: name for name in names for word in words_of(name, language)}
        self._english = {word: name for name in names for word in words_of(name, ENGLISH)}
        self._phrases = [*_phrases(language), *_phrases(ENGLISH)]

    def read(self, line: str) -> Command:
        """Return the command a line means; NotUnderstood, with a message, for none or several."""
        if line.strip("?") == "" and line:
            return Command("help")
        line = " ".join(folded(line).rstrip("?!. ").split())
        if is_card(line, self.language):
            return Command("discard", line)
        for phrase, name in self._phrases:
            if line == phrase or line.startswith(f"{phrase} "):
                return Command(name, line[len(phrase) :].strip())
        word, _, rest = line.partition(" ")
        if word not in self._own and word not in self._english and is_card(word, self.language):
            say = speech(self.language)
            raise NotUnderstood(say("word-one-card"))
        return Command(self._named(word), rest.strip())

    def means(self, word: str, name: str) -> bool:
        """Whether a word, in full or shortened, is a command: ``means("go", "goal")``."""
        words = {*words_of(name, self.language), *words_of(name, ENGLISH)}
        return any(each.startswith(word) for each in words)

    def _named(self, word: str) -> str:
        found: list[str] = []
        for known in (self._own, self._english):
            if word in known:
                return known[word]
        for known in (self._own, self._english):
            found = found or sorted(
                {known[each] for each in known if word and each.startswith(word)}
            )
        if len(found) == 1:
            return found[0]
        say = speech(self.language)
        shown = word if len(word) <= 20 else f"{word[:20]}..."
        if found:
            usual = [say(f"command-{name}").split()[0] for name in found]
            raise NotUnderstood(say("word-unclear", word=shown, words=say.listed(usual, "or")))
        raise NotUnderstood(say("word-unknown", word=shown))


@cache
def _phrases(language: str) -> list[tuple[str, str]]:
    """Phrases of several words, the longest first, each with its command."""
    found = []
    for name in ("may-i", "down", "lay", "big", "gin"):
        say = speech(language)
        found += [(phrase.strip(), name) for phrase in folded(say(f"phrases-{name}")).split(",")]
    return sorted(found, key=lambda pair: -len(pair[0]))
