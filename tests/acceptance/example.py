"""One example of the file, with its rules."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from hollywood.cards import Card, Hand
from hollywood.contract import ContractRules
from hollywood.gin import GinRules
from hollywood.match.presets import PRESETS, AnyRules


class Example:
    """``given`` is the input, ``expected`` the required output."""

    def __init__(self, vector: dict[str, Any]) -> None:
        self.given: dict[str, Any] = vector["in"]
        self.expected: dict[str, Any] = vector["out"]
        self._preset: str = vector["preset"]
        self._settings = _in_our_words(vector.get("rules") or {})

    @property
    def rules(self) -> AnyRules:
        """The preset with the example's own settings."""
        return self._with({})

    @property
    def gin(self) -> GinRules:
        """The rules of a gin example."""
        return self.changed()

    @property
    def contract(self) -> ContractRules:
        """The rules of an example of the contract game."""
        rules = self.rules
        assert isinstance(rules, ContractRules)
        return rules

    def changed(self, **knobs: Any) -> GinRules:
        """The rules of a gin example with some knobs set; knobs without a value stay."""
        rules = self._with({name: value for name, value in knobs.items() if value is not None})
        assert isinstance(rules, GinRules)
        return rules

    def _with(self, more: dict[str, Any]) -> AnyRules:
        base, settings = PRESETS[self._preset], {**self._settings, **more}
        if isinstance(base, GinRules):
            return GinRules.from_mapping(settings, base=base)
        return ContractRules.from_mapping(settings, base=base)

    def says(self, **answers: Any) -> None:
        """Compare the answers with the example; what it does not mention may be anything."""
        expected = {name: self.expected[name] for name in answers if name in self.expected}
        found = {name: answers[name] for name in expected}
        assert found == expected
        assert expected, f"the example says nothing of {', '.join(answers)}"


def _in_our_words(settings: dict[str, Any]) -> dict[str, Any]:
    """Name the kind of a shutout as the package does: replace, add or double."""
    shutout = settings.get("shutout")
    if not isinstance(shutout, dict):
        return settings
    named = {name: value for name, value in shutout.items() if value is not None}
    for kind in ("replace_game_bonus", "add", "double"):
        if kind.partition("_")[0] in named.get("kind", ""):
            named["kind"] = kind
    return {**settings, "shutout": named}


def cards(texts: Iterable[str]) -> list[Card]:
    """Read a list of cards in its order."""
    return [Card(text) for text in texts]


def hand(texts: Iterable[str]) -> Hand:
    """Read a list of cards as a hand."""
    return Hand.of(cards(texts))


def group(of: Iterable[Any]) -> tuple[str, ...]:
    """Write cards in sorted order, to compare groups of them."""
    return tuple(sorted(str(card) for card in of))


def groups(of: Iterable[Iterable[Any]]) -> list[tuple[str, ...]]:
    """Write several groups of cards in sorted order."""
    return sorted(group(each) for each in of)
