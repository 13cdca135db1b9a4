"""Rules as data: frozen dataclasses of named knobs, each with its permitted values.

A rules class declares its knobs with :func:`knob`. The domain given there is the single source for
checks, error texts, ``--set name=value``, and the tables in ``docs/rules.md``.
"""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Protocol, Self

import msgspec

from hollywood.errors import RulesError
from hollywood.texts import ENGLISH, Problem, speech
from hollywood.texts.saying import Speech

LONGEST_NAME = 60
"""The most characters of a knob's name, including its group and the dot."""
LONGEST_TYPED = 1_000
"""The most characters of a typed value; longer text is not read."""

_LONGEST_QUOTE = 60
_LONGEST_NUMBER = 20  # characters
_AROUND = 8  # spaces, quotes, and the comma around one entry


class Domain(Protocol):
    """The values a knob may have.

    ``longest`` bounds the work: :class:`Rules` refuses a longer value before reading it.
    """

    def read(self, value: Any) -> Any:
        """Return ``value`` in its canonical form; ValueError if it is not permitted."""

    def allowed(self, language: str = ENGLISH) -> str:
        """Return the permitted values in words."""

    @property
    def longest(self) -> int:
        """The most characters of a permitted value, with room for typed spaces."""


class OneOf(msgspec.Struct, frozen=True):
    """One of a few named values."""

    values: tuple[str, ...]

    def read(self, value: Any) -> Any:
        """See :class:`Domain`."""
        text = str(value) if isinstance(value, int) and not isinstance(value, bool) else value
        if not isinstance(text, str) or text not in self.values:
            raise ValueError
        return text

    def allowed(self, language: str = ENGLISH) -> str:
        """See :class:`Domain`."""
        say = speech(language)
        return either(self.values, say)

    @property
    def longest(self) -> int:
        """See :class:`Domain`."""
        return max(map(len, self.values))


class Whole(msgspec.Struct, frozen=True):
    """A whole number from ``low`` to ``high``."""

    low: int
    high: int

    def read(self, value: Any) -> Any:
        """See :class:`Domain`."""
        if isinstance(value, bool) or not isinstance(value, int):
            raise ValueError
        if not self.low <= value <= self.high:
            raise ValueError
        return value

    def allowed(self, language: str = ENGLISH) -> str:
        """See :class:`Domain`."""
        say = speech(language)
        return say("allowed-whole", low=str(self.low), high=str(self.high))

    @property
    def longest(self) -> int:
        """See :class:`Domain`."""
        return _LONGEST_NUMBER


class Flag(msgspec.Struct, frozen=True):
    """Yes or no."""

    def read(self, value: Any) -> Any:
        """See :class:`Domain`."""
        if isinstance(value, bool):
            return value
        words = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}
        if isinstance(value, str) and value.lower() in words:
            return words[value.lower()]
        raise ValueError

    def allowed(self, language: str = ENGLISH) -> str:
        """See :class:`Domain`."""
        say = speech(language)
        return say("allowed-flag")

    @property
    def longest(self) -> int:
        """See :class:`Domain`."""
        return len("false")


class Maybe(msgspec.Struct, frozen=True):
    """Another domain, or none."""

    domain: Domain

    def read(self, value: Any) -> Any:
        """See :class:`Domain`."""
        if value is None or (isinstance(value, str) and value.lower() in ("none", "null")):
            return None
        return self.domain.read(value)

    def allowed(self, language: str = ENGLISH) -> str:
        """See :class:`Domain`."""
        say = speech(language)
        return say("allowed-maybe", values=self.domain.allowed(language))

    @property
    def longest(self) -> int:
        """See :class:`Domain`."""
        return max(len("none"), self.domain.longest)


class ListOf(msgspec.Struct, frozen=True):
    """A list of values of another domain; in text, commas separate them."""

    domain: Domain
    fewest: int = 1
    most: int = 20
    distinct: bool = False

    def read(self, value: Any) -> Any:
        """See :class:`Domain`."""
        if isinstance(value, str):
            value = [parse_value(part.strip()) for part in value.split(",")]
        elif isinstance(value, int):
            value = [value]
        if not isinstance(value, list | tuple):
            raise ValueError
        if not self.fewest <= len(value) <= self.most:
            raise ValueError
        entries = tuple(self.domain.read(entry) for entry in value)
        if self.distinct and len(set(entries)) < len(entries):
            raise ValueError
        return entries

    def allowed(self, language: str = ENGLISH) -> str:
        """See :class:`Domain`."""
        say = speech(language)
        values = self.domain.allowed(language)
        text = "allowed-distinct" if self.distinct else "allowed-list"
        return say(text, fewest=self.fewest, most=self.most, values=values)

    @property
    def longest(self) -> int:
        """See :class:`Domain`."""
        return (self.most + 1) * (self.domain.longest + _AROUND)


class Part(msgspec.Struct, frozen=True):
    """A group of knobs inside another: a rules class of its own."""

    rules: type[Rules]

    def read(self, value: Any) -> Any:
        """See :class:`Domain`."""
        if isinstance(value, self.rules):
            return value
        if isinstance(value, Mapping):
            return self.rules.from_mapping(value)
        raise ValueError

    def allowed(self, language: str = ENGLISH) -> str:
        """See :class:`Domain`."""
        say = speech(language)
        names = ", ".join(entry.name for entry in dataclasses.fields(self.rules))
        return say("allowed-part", names=names)

    @property
    def longest(self) -> int:
        """See :class:`Domain`."""
        knobs = knobs_of(self.rules)
        return sum(len(each.name) + each.metadata["domain"].longest + _AROUND for each in knobs)


class Clash(Problem, RulesError):
    """Settings that contradict each other or cannot be read, with a message in every language.

    ``about`` is the knob at which a form shows the problem. ``hand`` is the number of the hand,
    from 1, if it concerns one hand of a contract game.
    """

    about: str = ""
    hand: int | None = None

    def at(self, about: str, hand: int | None = None) -> Self:
        """Say where a form shows it."""
        self.about, self.hand = about, hand
        return self


class ValueRefused(RulesError):
    """A knob cannot have a value; there is a message for it in every language."""

    name = shown = ""
    domain: Domain | None = None
    at_a_table = False

    @classmethod
    def of(cls, name: str, shown: str, domain: Domain, *, at_a_table: bool = False) -> Self:
        """Refuse a value, given as shown; with ``at_a_table``, fewer values are permitted."""
        refused = cls(_refusal(name, shown, domain, ENGLISH, at_a_table=at_a_table))
        refused.name, refused.shown, refused.domain = name, shown, domain
        refused.at_a_table = at_a_table
        return refused

    def told(self, language: str) -> str:
        """Say in a language what is wrong and what is permitted."""
        if self.domain is None:
            return str(self)
        at_a_table = self.at_a_table
        return _refusal(self.name, self.shown, self.domain, language, at_a_table=at_a_table)


def _refusal(name: str, shown: str, domain: Domain, language: str, *, at_a_table: bool) -> str:
    say = speech(language)
    text = "setting-at-table" if at_a_table else "setting-refused"
    return say(text, name=name, value=shown, allowed=domain.allowed(language))


def knob(default: Any, domain: Domain) -> Any:
    """Declare a knob: its default and its permitted values. Its meaning is in the catalogs."""
    return field(default=default, metadata={"domain": domain})


@dataclass(frozen=True, kw_only=True)
class Rules:
    """Base class of every rules class: checks, reads, changes, and writes its knobs."""

    _title: ClassVar[str] = "the rules"

    def __post_init__(self) -> None:
        for entry in knobs_of(type(self)):
            value = getattr(self, entry.name)
            domain: Domain = entry.metadata["domain"]
            try:
                if not within(value, domain.longest):
                    raise ValueError
                object.__setattr__(self, entry.name, domain.read(value))
            except RulesError:
                raise
            except (ValueError, TypeError, OverflowError, RecursionError):
                raise ValueRefused.of(entry.name, _shown(value), domain) from None
        for problem in self.contradictions():
            raise problem

    def contradictions(self) -> Iterable[Clash]:
        """Describe every pair of contradictory values; each text names both knobs."""
        return ()

    @classmethod
    def from_mapping(cls, mapping: Mapping[str, Any], *, base: Self | None = None) -> Self:
        """Build rules from plain values, on top of ``base``; RulesError for invalid values."""
        names = {entry.name for entry in knobs_of(cls)}
        if not isinstance(mapping, Mapping):
            raise RulesError(f"{cls._title} cannot be {_shown(mapping)}: knobs with their values")
        for name in mapping:
            if name not in names:
                near = _nearest(str(name), names)
                raise RulesError(f"{cls._title} have no knob {_shown(name)!r}: {near}")
        values = {} if base is None else {n: getattr(base, n) for n in names}
        for name, value in mapping.items():
            old = values.get(name)
            if isinstance(old, Rules) and isinstance(value, Mapping):
                value = type(old).from_mapping(value, base=old)
            values[name] = value
        return cls(**values)

    def with_settings(self, settings: Iterable[str]) -> Self:
        """Return these rules with all ``name=value`` texts applied, or raise RulesError."""
        changes: dict[str, Any] = {}
        for setting in settings:
            name, equals, text = setting.partition("=")
            if not equals:
                raise Clash("setting-unread", setting=repr(setting))
            group, dot, inner = name.strip().partition(".")
            part = changes if not dot else changes.setdefault(group, {})
            if not isinstance(part, dict) or (inner or group) in part:
                raise Clash("setting-twice", name=name.strip())
            part[inner or group] = parse_value(text.strip())
        return type(self).from_mapping(changes, base=self)

    def to_mapping(self) -> dict[str, Any]:
        """Return every knob as plain JSON values; ``from_mapping`` reads it back."""
        return {entry.name: _plain(getattr(self, entry.name)) for entry in knobs_of(type(self))}


def knobs_of(rules: type[Rules]) -> tuple[dataclasses.Field[Any], ...]:
    """Return the declared knobs in order; ``metadata`` has their ``domain``."""
    return dataclasses.fields(rules)


def parse_value(text: str) -> Any:
    """Read a typed value: JSON if it is JSON, otherwise the text itself.

    A text of more than :data:`LONGEST_TYPED` characters is returned as it is.
    """
    if len(text) > LONGEST_TYPED:
        return text
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return text


def within(value: Any, most: int) -> bool:
    """Whether a plain value has at most ``most`` characters; each entry counts as one.

    It looks at no more than ``most`` entries, however many and however deep there are.

    >>> within("," * 63_000, 100), within([[[7]]], 100), within(10**190, 100)
    (False, True, False)
    """
    left, inside = most, [value]
    while inside:
        each = inside.pop()
        if isinstance(each, str | bytes):
            left -= len(each)
        elif isinstance(each, int):
            left -= each.bit_length() * 3 // 10 + 1  # its digits
        elif isinstance(each, Mapping | list | tuple):
            left -= 1 + len(each)
            if left >= 0:
                inside += [*each, *each.values()] if isinstance(each, Mapping) else each
        else:
            left -= 1
        if left < 0:
            return False
    return True


def _shown(value: Any) -> str:
    """Return a value as JSON, shortened so that an error can quote it."""
    if value is None:
        return "none"
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return value if len(value) <= _LONGEST_QUOTE else f"{value[:_LONGEST_QUOTE]}..."
    if not within(value, _LONGEST_QUOTE):
        return f"a {_kind(value)} that large"
    text = str(value)
    return text if len(text) <= _LONGEST_QUOTE else f"{text[:_LONGEST_QUOTE]}..."


def _kind(value: Any) -> str:
    if isinstance(value, int):
        return "number"
    return "group" if isinstance(value, Mapping) else "list"


def _plain(value: Any) -> Any:
    if hasattr(value, "to_mapping"):
        return value.to_mapping()
    if isinstance(value, tuple):
        return [_plain(entry) for entry in value]
    return value


def either(values: Sequence[str], say: Speech) -> str:
    """Write the values to choose from, with no comma before the last one."""
    *most, last = values
    return say.listed([", ".join(most), last], "or") if most else last


def _nearest(name: str, names: set[str]) -> str:
    import difflib

    if len(name) > LONGEST_NAME:
        return f"a name has at most {LONGEST_NAME} characters"
    close = difflib.get_close_matches(name, sorted(names), n=1)
    return f"did you mean {close[0]}?" if close else f"it has {', '.join(sorted(names))}"
