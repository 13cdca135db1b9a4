"""The rules as the pages show them: games to choose from, knobs to set, and the resulting text.

There is one form for all knobs: names are dotted in a group (``may_i.limit``), and an optional
group is itself a flag, on or off. A typed value is read as on the command line.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, Literal, NamedTuple, TypeVar

import msgspec

from hollywood.bots.levels import LEVELS
from hollywood.bots.strengths import strengths
from hollywood.contract.domains import PointTable
from hollywood.contract.presets import HOUSE_PRESETS
from hollywood.errors import RulesError
from hollywood.gin.rules import GinRules
from hollywood.match.presets import PRESETS, rules_for
from hollywood.match.telling.knobs_told import about
from hollywood.match.telling.notes import notes_on
from hollywood.match.telling.told import one_line, rules_told
from hollywood.play.knobs import (
    Clash,
    Domain,
    Flag,
    ListOf,
    Maybe,
    OneOf,
    Part,
    Rules,
    ValueRefused,
    Whole,
    knobs_of,
    parse_value,
)
from hollywood.server.protocol.forms import (
    KnobShown,
    PresetRules,
    PresetShown,
    RulesChecked,
    RulesForm,
)
from hollywood.server.rooms.opening import AT_A_TABLE, table_rules
from hollywood.texts import ENGLISH, speech, told

AnyForm = TypeVar("AnyForm", bound=RulesForm)

MOST_PLAYERS = 8

TITLES = {
    "hollywood-gin": "Hollywood gin",
    "hollywood-rummy": "Hollywood rummy (gin on three columns)",
    "hollywood-rounds": "Hollywood gin by rounds",
    "gin": "Gin rummy",
    "oklahoma": "Oklahoma gin",
    "straight-gin": "Straight gin",
    "round-the-corner": "Round-the-corner gin",
    "eaai": "Gin rummy for programs (EAAI)",
    "may-i": "May-I",
    "liverpool": "Liverpool rummy",
    "shanghai": "Shanghai rummy",
    "carioca": "Carioca",
    "nine-contracts": "Nine contracts",
    "few-wilds": "May-I with few wild cards",
    "wide-gap": "May-I with wide gaps",
    "joker-to-hand": "May-I with jokers to the hand",
}


class _Asked(NamedTuple):
    """How a form asks for a knob."""

    kind: Literal["flag", "choice", "number", "list", "text"]
    none: bool = False
    values: tuple[str, ...] = ()
    low: int | None = None
    high: int | None = None


class _Words(NamedTuple):
    """The knobs of a family in one language."""

    family: str
    language: str

    def about(self, name: str) -> str:
        return about(self.family, name, self.language)

    @property
    def switch(self) -> str:
        say = speech(self.language)
        return say("allowed-switch")


@cache
def preset_shown(name: str, language: str = ENGLISH) -> PresetShown:
    """Return a game of the house as a list shows it, in an offered language."""
    rules = rules_for(name)
    return PresetShown(
        name=name,
        title=TITLES[name],
        family="gin" if isinstance(rules, GinRules) else "contract",
        house=name in HOUSE_PRESETS,
        headline=one_line(rules, language),
        players=_usual_players(name),
        bots=tuple(LEVELS),
        strengths=strengths(rules.family),
    )


@cache
def preset_rules(name: str, language: str = ENGLISH) -> PresetRules:
    """Return everything about a game of the house; RulesError if no game has this name."""
    rules = rules_for(name)
    return PresetRules(
        preset=preset_shown(name, language),
        sections=rules_told(rules, language),
        notes=notes_on(name, language),
        knobs=_usual_knobs(name, language),
    )


def check(form: RulesForm, language: str = ENGLISH) -> RulesChecked:
    """Return the text of rules under construction, or the problem with them."""
    try:
        form = as_typed(form)
        rules, _ = table_rules(form)
    except RulesError as error:
        knob, hand = _place(error)
        return RulesChecked(
            headline=None,
            problem=told(error, language),
            about=knob,
            hand=hand,
            players=(),
            sections=(),
        )
    return RulesChecked(
        headline=one_line(rules, language),
        problem=None,
        players=players_for(form),
        sections=rules_told(rules, language),
    )


def _place(problem: RulesError) -> tuple[str | None, int | None]:
    """Return the knob that a problem is about, and the hand of a contract game, if it says so."""
    match problem:
        case Clash(about=knob, hand=hand):
            return knob or None, hand
        case ValueRefused(name=name):
            return name or None, None
        case _:
            return None, None


def as_typed(form: AnyForm) -> AnyForm:
    """Return a form with its changes as the rules read them; RulesError if one is invalid.

    >>> form = RulesForm(preset="gin", changes={"shutout": True, "target": "99"})
    >>> as_typed(form).changes
    {'shutout': {}, 'target': 99}
    """
    rules = rules_for(form.preset)
    knobs = {entry.name: _part(entry.metadata["domain"]) for entry in knobs_of(type(rules))}
    parts = {name for name, part in knobs.items() if part is not None}
    changes = {  # a value whose knob does not exist is refused by name, and not read
        name: _read(value) if name.partition(".")[0] in knobs else value
        for name, value in form.changes.items()
    }
    for name in parts.intersection(changes):
        changes[name] = _switched(changes[name])
        if changes[name] is None and any(other.startswith(f"{name}.") for other in changes):
            raise Clash("setting-off", name=name)
    return msgspec.structs.replace(form, changes=changes)


def players_for(form: RulesForm) -> tuple[int, ...]:
    """Return how many may play by these rules."""
    return tuple(count for count in range(2, MOST_PLAYERS + 1) if _possible(form, count))


@cache
def _usual_players(name: str) -> tuple[int, ...]:
    return players_for(RulesForm(preset=name))


@cache
def _usual_knobs(name: str, language: str) -> tuple[KnobShown, ...]:
    rules = rules_for(name)
    words = _Words(rules.family, language)
    return tuple(_knobs(type(rules), rules.to_mapping(), "", words))


def _possible(form: RulesForm, players: int) -> bool:
    try:
        return table_rules(msgspec.structs.replace(form, players=players))[1] == players
    except RulesError:
        return False


def _knobs(
    kind: type[Rules], values: Mapping[str, Any] | None, prefix: str, words: _Words
) -> Iterator[KnobShown]:
    """Yield the knobs of a kind of rules; without ``values`` their group is off in this preset."""
    for entry in knobs_of(kind):
        domain: Domain = AT_A_TABLE.get(entry.name, entry.metadata["domain"])
        asked, part = _asked(domain), _part(domain)
        value = None if values is None else values[entry.name]
        name = prefix + entry.name
        yield KnobShown(
            name=name,
            words=words.about(name),
            kind=asked.kind,
            allowed=words.switch if part else domain.allowed(words.language),
            none=asked.none,
            value=value is not None if part else _plain(domain, value),
            values=asked.values,
            low=asked.low,
            high=asked.high,
        )
        if part is not None:
            yield from _knobs(part, value, f"{name}.", words)


def _asked(domain: Domain) -> _Asked:
    match domain:
        case Maybe():
            return _asked(domain.domain)._replace(none=_part(domain) is None)
        case Flag() | Part():
            return _Asked("flag")
        case OneOf():
            return _Asked("choice", values=domain.values)
        case Whole():
            return _Asked("number", low=domain.low, high=domain.high)
        case ListOf():
            return _Asked("list")._replace(values=_asked(domain.domain).values)
        case _:
            return _Asked("text")


def _part(domain: Domain) -> type[Rules] | None:
    """Return the rules of a group of knobs, if the domain is one."""
    if isinstance(domain, Maybe):
        domain = domain.domain
    return domain.rules if isinstance(domain, Part) else None


def _plain(domain: Domain, value: Any) -> Any:
    """Return a value as a form holds it; a table of points is one line."""
    return msgspec.json.encode(value).decode() if isinstance(domain, PointTable) else value


def _read(value: Any) -> Any:
    return parse_value(value.strip()) if isinstance(value, str) else value


def _switched(value: Any) -> Any:
    """Return a group that was switched on or off as the rules read it, anything else unchanged."""
    if isinstance(value, dict) or value is None:
        return value
    try:
        return {} if Flag().read(value) else None
    except ValueError:
        return None if value in ("none", "null") else value


assert list(TITLES) == list(PRESETS)
