"""Reads texts: the part of Fluent that the catalogs of Python use, and nothing beyond it.

A text is words with values (``{ $n }``), quantities (``{ CARDS($n) }``), and choices by a value
(``{ $n -> ... }``). Anything else is an error, so that a text never reads differently from what
Fluent's own tools make of it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple, TypeAlias

__all__ = ["Choice", "Pattern", "Quantity", "UnreadableText", "Value", "entries_of", "pattern_of"]

PLAIN = "plain"
"""The form of a quantity that asks for none."""


class UnreadableText(ValueError):
    """A text with something that the catalogs do not use, or a mistake."""


class Value(NamedTuple):
    """The place of a value."""

    name: str


class Quantity(NamedTuple):
    """The place of another text, which counts a value in a grammatical form."""

    text: str
    value: str
    form: str


class Choice(NamedTuple):
    """The variants of a text by a value: a number, a plural category, or a word."""

    value: str
    variants: Mapping[str | int, Pattern]
    other: Pattern


Pattern: TypeAlias = "tuple[str | Value | Quantity | Choice, ...]"
"""A text: its parts in order."""

_ENTRY = re.compile(r"^(?=[a-zA-Z][\w-]*\s*=)", re.MULTILINE)
_NAME = re.compile(r"([a-zA-Z][\w-]*)\s*=")
_COMMENT = re.compile(r"^#.*", re.MULTILINE)

_WORDS = re.compile(r"[^{}\n]+")
_NEXT_LINE = re.compile(r"\n[ \n]*(?=[^ \n\[*}.])(?<=[ ])")  # it is indented
_VALUE = re.compile(r"\$([a-zA-Z][\w-]*)")
_QUANTITY = re.compile(
    r"([A-Z][A-Z0-9_-]*)\(\s*\$([a-zA-Z][\w-]*)\s*(?:,\s*form:\s*\"([\w-]+)\"\s*)?\)"
)
_LITERAL = re.compile(r'"[^"\\\n]*"')
_ARROW = re.compile(r"->[ ]*(?=\n)")
_VARIANT = re.compile(r"(\*?)\[\s*([\w-]+)\s*\]")
_OPEN, _CLOSE, _BLANK = re.compile(r"\{"), re.compile(r"\}"), re.compile(r"[ \n]*")


def entries_of(source: str) -> dict[str, str]:
    """Return what stands after the sign ``=`` of each text of a catalog, by the text's name."""
    entries: dict[str, str] = {}
    for entry in _ENTRY.split(_COMMENT.sub("", source)):
        if named := _NAME.match(entry):
            if named[1] in entries:
                raise UnreadableText(f"{named[1]} stands there twice")
            entries[named[1]] = entry[named.end() :]
        elif entry.strip():
            raise UnreadableText(f"not a text: {entry.split(maxsplit=1)[0]}")
    return entries


def pattern_of(source: str) -> Pattern:
    """Read what stands after the sign ``=``; UnreadableText if it has what the catalogs do not use.

    >>> pattern_of("{ $player } has { CARDS($n) }.")
    (Value(name='player'), ' has ', Quantity(text='cards', value='n', form='plain'), '.')
    """
    reader = _Reader(source.rstrip(" \n"))
    read = reader.pattern()
    reader.must_be_at_the_end()
    return read


class _Reader:
    """Reads one text from left to right."""

    def __init__(self, source: str) -> None:
        self._source, self._at = source, 0

    def pattern(self) -> Pattern:
        """Read up to the next variant, the end of a choice, or the end of the text."""
        self._next(_BLANK)
        parts: list[str | Value | Quantity | Choice] = []
        words = ""
        while True:
            if self._next(_NEXT_LINE):
                words = f"{words.rstrip(' ')} "
            elif found := self._next(_WORDS):
                words += found[0]
            elif self._next(_OPEN):
                part = self._placed()
                if isinstance(part, str):
                    words += part
                else:
                    parts += [words, part] if words else [part]
                    words = ""
            else:
                break
        if not self._source[: self._at].endswith("}"):  # the last part may be a literal blank
            words = words.rstrip(" ")
        if words:
            parts.append(words)
        if not parts:
            raise self._wrong("nothing is said")
        return tuple(parts)

    def must_be_at_the_end(self) -> None:
        if self._at < len(self._source):
            raise self._wrong("this is not read here")

    def _placed(self) -> str | Value | Quantity | Choice:
        """Read what stands between braces, and the closing one."""
        self._next(_BLANK)
        placed: str | Value | Quantity | Choice
        if found := self._next(_VALUE):
            self._next(_BLANK)
            placed = self._choice(found[1]) if self._next(_ARROW) else Value(found[1])
        elif found := self._next(_QUANTITY):
            placed = Quantity(found[1].lower(), found[2], found[3] or PLAIN)
        elif found := self._next(_LITERAL):
            placed = found[0][1:-1]
        else:
            raise self._wrong("neither a value, nor a quantity, nor a choice")
        self._next(_BLANK)
        if not self._next(_CLOSE):
            raise self._wrong("the brace is not closed")
        return placed

    def _choice(self, value: str) -> Choice:
        variants: dict[str | int, Pattern] = {}
        other: Pattern | None = None
        self._next(_BLANK)
        while found := self._next(_VARIANT):
            key = int(found[2]) if found[2].isdecimal() else found[2]
            if key in variants:
                raise self._wrong(f"[{key}] stands there twice")
            variants[key] = self.pattern()
            if found[1]:
                if other is not None:
                    raise self._wrong("two variants are the usual one")
                other = variants[key]
            self._next(_BLANK)
        if other is None:
            raise self._wrong("no variant is the usual one")
        return Choice(value, variants, other)

    def _next(self, pattern: re.Pattern[str]) -> re.Match[str] | None:
        found = pattern.match(self._source, self._at)
        if found:
            self._at = found.end()
        return found

    def _wrong(self, why: str) -> UnreadableText:
        rest = self._source[self._at :].partition("\n")[0]
        return UnreadableText(f"{why}: {rest!r}")
