"""Produces a text: Fluent reads its catalog, and Babel formats its numbers and lists.

Both take longer to import than most commands take to run, so they are imported when the first text
is needed.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import lru_cache
from pathlib import Path
from typing import Any, Literal

from hollywood.texts import FOLDER

_ENTRY = re.compile(r"^(?=-?[a-zA-Z][\w-]*\s*=)", re.MULTILINE)
_NAME = re.compile(r"(-?[a-zA-Z][\w-]*)\s*=")
_COMMENT = re.compile(r"^#.*", re.MULTILINE)
_LINES = re.compile(r"[ \t]*\n\s*")
_QUANTITIES = "quantities.ftl"
_PAGES = "pages"
_SAID_TOO = frozenset(
    f"{area}.ftl"
    for area in ("commands", "game", "hinted", "later", "levels", "moments", "review", "why", "you")
)
"""Texts of the pages that Python uses too. They take values but no terms."""
_MOST_KEPT = 4096  # texts, of a few hundred bytes each


class Speech:
    """All texts of Python in one language: ``say("points", n=3)``.

    A text is parsed when it is first used, because parsing all of them takes longer than most
    commands. Texts may use the terms of their language and, as functions, its quantities.
    """

    def __init__(self, language: str) -> None:
        from babel import Locale
        from fluent.runtime import FluentBundle, FluentResource

        self.language = language
        self._locale = Locale(language)
        self._read = FluentResource
        # When a rule changes, only a sentence or two change; all others come from this cache.
        self._kept = lru_cache(_MOST_KEPT)(self._said)
        self._sources: dict[str, str] = {}
        functions: dict[str, Any] = {}
        folder = FOLDER / language
        for path in catalogues(folder):
            entries = entries_of(path.read_text(encoding="utf-8"))
            if path.name == _QUANTITIES:
                functions = {name.upper(): self._function(name) for name in entries}
            self._sources |= entries
        self._bundle = FluentBundle([language], functions=functions, use_isolating=False)
        for name in [name for name in self._sources if name.startswith("-")]:
            self._bundle.add_resource(self._read(self._sources.pop(name)))

    def __contains__(self, name: object) -> bool:
        return name in self._sources

    def __call__(self, name: str, /, **values: str | int) -> str:
        """Return a text with its values; LookupError if there is none, or if a value is missing."""
        return self._kept(name, tuple(values.items()))

    def _said(self, name: str, values: tuple[tuple[str, str | int], ...]) -> str:
        if not self._bundle.has_message(name):
            self._bundle.add_resource(self._read(self._sources[name]))
        pattern = self._bundle.get_message(name).value
        if pattern is None:
            raise LookupError(f"the text {name} cannot be read in {self.language}")
        said, problems = self._bundle.format_pattern(pattern, {"form": "plain", **dict(values)})
        if problems:
            raise LookupError(f"the text {name} in {self.language}: {problems[0]}")
        return _LINES.sub(" ", str(said))

    def listed(self, items: Iterable[str], last: Literal["and", "or"] = "and") -> str:
        """Join words as in a sentence.

        >>> from hollywood.texts import speech
        >>> speech("en").listed(["3", "4", "5"], "or"), speech("de").listed(["Ann", "Bob"])
        ('3, 4, or 5', 'Ann und Bob')
        """
        from babel.lists import format_list

        style: Literal["standard", "or"] = "standard" if last == "and" else "or"
        return format_list(list(items), style=style, locale=self._locale)

    def decimal(self, value: float, places: int) -> str:
        """Write a number with this many decimal places.

        >>> from hollywood.texts import speech
        >>> speech("en").decimal(1234.5, 2), speech("de").decimal(1234.5, 2)
        ('1,234.50', '1.234,50')
        """
        from babel.numbers import format_decimal

        pattern = f"#,##0.{'0' * places}" if places else "#,##0"
        return format_decimal(value, format=pattern, locale=self._locale)

    def _function(self, name: str) -> Callable[..., str]:
        def quantity(n: Any, form: Any = "plain") -> str:
            return self(name, n=n, form=form)

        return quantity


def catalogues(folder: Path) -> list[Path]:
    """Return the catalogs of a language that Python reads; few of them belong to the pages."""
    return [
        path
        for path in sorted(folder.rglob("*.ftl"))
        if path.parent.name != _PAGES or path.name in _SAID_TOO
    ]


def entries_of(source: str) -> dict[str, str]:
    """Return the source of each message and term of a catalog, by name."""
    bare = _COMMENT.sub("", source)
    entries: dict[str, str] = {}
    for entry in _ENTRY.split(bare):
        if found := _NAME.match(entry):
            entries[found[1]] = entry.rstrip() + "\n"
    return entries


def sentence(text: str) -> str:
    """Begin with a capital letter."""
    return text[:1].upper() + text[1:]
