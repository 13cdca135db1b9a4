"""What a page says in one language: its controls as patterns, and the names of the cards.

A player with these patterns knows the texts of the catalogs and nothing about the program.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache, cached_property

from fluent.syntax import ast

from tests.texts.catalogues import messages

RANKS = "A23456789TJQK"
SUITS = "cdhs"
_VALUES = {"card": r"\S+"}
"""What stands for a value; a card on a button is one word, such as 7♥."""


class Spoken:
    """The texts of the pages in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._messages = messages(language, pages=True)

    def any(self, *names: str) -> str:
        """Return a pattern that matches these texts with any values, and nothing else."""
        return f"^(?:{'|'.join(map(self.part, names))})$"

    def begins(self, *names: str) -> str:
        """Return a pattern that matches whatever begins with one of these texts."""
        return f"^(?:{'|'.join(map(self.part, names))})"

    def part(self, name: str) -> str:
        """Return a pattern that finds a text anywhere."""
        value = self._messages[name].value
        assert value is not None
        return _pattern(value, _VALUES)

    def text(self, name: str, **values: str) -> str:
        """Return a text that has no plural forms, with these values."""
        value = self._messages[name].value
        assert value is not None
        return "".join(
            each.value if isinstance(each, ast.TextElement) else values[each.expression.id.name]  # type: ignore[union-attr]
            for each in value.elements
        )

    @cached_property
    def cards(self) -> Mapping[str, str]:
        """The names of the cards: ``{"7h": "Seven of hearts"}``, without jokers."""
        ranks = {rank: self.text(f"card-rank-{rank}") for rank in RANKS}
        suits = {suit: self.text(f"card-suit-{suit}") for suit in SUITS}
        return {
            rank + suit: self.text("card-name", rank=ranks[rank], suit=suits[suit])
            for rank in RANKS
            for suit in SUITS
        }

    @cached_property
    def codes(self) -> Mapping[str, str]:
        """The cards by their names."""
        return {name: card for card, name in self.cards.items()}


def _pattern(pattern: ast.Pattern, values: Mapping[str, str]) -> str:
    """A pattern of a text, in the words that Python and a browser share."""
    parts = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            # A page may use another kind of space.
            parts.append(r"\s+".join(map(re.escape, re.split(r"\s+", element.value))))
        elif isinstance(element.expression, ast.SelectExpression):
            variants = [_pattern(each.value, values) for each in element.expression.variants]
            parts.append(f"(?:{'|'.join(variants)})")
        elif isinstance(element.expression, ast.VariableReference):
            parts.append(values.get(element.expression.id.name, ".+?"))
        else:
            raise TypeError(f"no pattern is known for {element.expression}")
    return "".join(parts)


@cache
def spoken(language: str) -> Spoken:
    """Return the texts of a language, such as ``de``."""
    return Spoken(language)
