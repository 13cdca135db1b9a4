"""Produces a text: from its catalog, with its values, as its language writes numbers and lists."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from decimal import Decimal
from functools import lru_cache
from typing import Literal

from hollywood.texts import FOLDER
from hollywood.texts.catalogs import catalogs
from hollywood.texts.grammar import GRAMMARS
from hollywood.texts.reading import PLAIN, Choice, Pattern, Quantity, Value, entries_of, pattern_of

_MOST_KEPT = 4096  # texts, of a few hundred bytes each


class Speech:
    """All texts of Python in one language: ``say("points", n=3)``.

    A text is read when it is first used, because reading all of them takes longer than most
    commands.
    """

    def __init__(self, language: str) -> None:
        self.language = language
        self._grammar = GRAMMARS[language]
        # When a rule changes, only a sentence or two change; all others come from this cache.
        self._kept = lru_cache(_MOST_KEPT)(self._said)
        self._sources: dict[str, str] = {}
        self._patterns: dict[str, Pattern] = {}
        for path in catalogs(FOLDER / language):
            self._sources |= entries_of(path.read_text(encoding="utf-8"))

    def __contains__(self, name: object) -> bool:
        return name in self._sources

    def __call__(self, name: str, /, **values: str | int) -> str:
        """Return a text with its values; LookupError if there is none, or if a value is missing."""
        return self._kept(name, tuple(values.items()))

    def listed(self, items: Iterable[str], last: Literal["and", "or"] = "and") -> str:
        """Join words as in a sentence.

        >>> from hollywood.texts import speech
        >>> speech("en").listed(["3", "4", "5"], "or"), speech("de").listed(["Ann", "Bob"])
        ('3, 4, or 5', 'Ann und Bob')
        """
        return self._grammar.listed(list(items), last)

    def decimal(self, value: float, places: int) -> str:
        """Write a number with this many decimal places.

        >>> from hollywood.texts import speech
        >>> speech("en").decimal(1234.5, 2), speech("de").decimal(1234.5, 2)
        ('1,234.50', '1.234,50')
        """
        return self._grammar.number(Decimal(str(value)), places)

    def _said(self, name: str, values: tuple[tuple[str, str | int], ...]) -> str:
        pattern = self._patterns.get(name)
        if pattern is None:
            pattern = self._patterns[name] = pattern_of(self._sources[name])
        try:
            return self._filled(pattern, {"form": PLAIN, **dict(values)})
        except KeyError as missing:
            raise LookupError(f"the text {name} in {self.language} lacks {missing}") from None

    def _filled(self, pattern: Pattern, values: Mapping[str, str | int]) -> str:
        said = ""
        for part in pattern:
            match part:
                case str():
                    said += part
                case Value(name):
                    said += self._written(values[name])
                case Quantity(text, name, form):
                    said += self(text, n=values[name], form=form)
                case Choice():
                    said += self._filled(self._chosen(part, values[part.value]), values)
        return said

    def _chosen(self, choice: Choice, value: str | int) -> Pattern:
        found = choice.variants.get(value)
        if found is None and isinstance(value, int):
            found = choice.variants.get(self._grammar.plural(value))
        return choice.other if found is None else found

    def _written(self, value: str | int) -> str:
        return value if isinstance(value, str) else self._grammar.number(value)


def sentence(text: str) -> str:
    """Begin with a capital letter."""
    return text[:1].upper() + text[1:]
