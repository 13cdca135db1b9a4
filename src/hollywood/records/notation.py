"""A match in a notation that any program can write and anybody can read (``docs/notation.md``).

Tags in brackets say what the match is and how each round was dealt; a line for each action follows.
A deal is sealed, with the secrets of our shuffle, or open: the hands, the upcard, and the stock as
far as it is known. Reading plays the match at a table, whose log is the record.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from hollywood.errors import HollywoodError, RecordError
from hollywood.match.log import Entry
from hollywood.match.presets import PRESETS, rules_from_mapping
from hollywood.match.table import MatchTable
from hollywood.play import Seat
from hollywood.play.text import from_plain, to_plain
from hollywood.records.about import NOTHING, About
from hollywood.records.lines import FIRST_CHECK, write_plain
from hollywood.records.notation_actions import action_of, words_of
from hollywood.records.notation_deals import NotedDeal, deal_tags
from hollywood.records.reader import Record, records_in
from hollywood.records.replay import replay

NOTATION_VERSION = 1
_TAG = re.compile(r"\[([A-Za-z]+)((?:\s.*)?)\]\Z", re.DOTALL)
_JSON = json.JSONDecoder()
_TEXTS = {"Date": "date", "Place": "place", "Event": "event", "Preset": "preset"}


def write_notation(record: Record) -> str:
    """Return a record in the notation: from it the same record can be made again.

    RecordError if the record is not valid.
    """
    lines = [f"[Hollywood {NOTATION_VERSION}]", *_header(record)]

    def line(table: MatchTable, number: int) -> None:
        entry = record.entries[number - 1]
        if entry["type"] == "deal":
            lines.extend(("", *deal_tags(entry, table.match)))
        elif entry["type"] == "act":
            lines.append(f"{entry['seat']} {words_of(entry['action'])}")
        else:
            lines.append(f"{entry['seat']} undo")

    replay(record, watch=line)
    return "\n".join(lines) + "\n"


def _header(record: Record) -> Iterator[str]:
    first, about = record.entries[0], record.about
    rules = rules_from_mapping(first["rules"])
    preset = about.preset
    if preset not in PRESETS or PRESETS[preset].family != rules.family:
        preset = nearest_preset(rules)
    for name, field in _TEXTS.items():
        if said := getattr(about, field):
            yield _tag(name, said)
    yield _tag("Rules", preset)
    usual = PRESETS[preset].to_mapping()
    for knob, value in rules.to_mapping().items():
        if value != usual[knob]:
            yield _tag("Rule", knob, value)
    for seat, name in enumerate(first["players"]):
        kind = about.kinds[seat] if about.kinds else ""
        rating = about.ratings[seat] if about.ratings else None
        yield _tag("Player", name, *((kind, rating) if kind or rating is not None else ()))
    yield _tag("FirstDealer", first["first_dealer"])
    if about.winners is not None:
        yield _tag("Winners", *about.winners)
    for name, text in about.more.items():
        yield _tag("More", name, text)


def nearest_preset(rules: Any) -> str:
    """Return the preset of the same family that differs least from some rules."""
    own = rules.to_mapping()

    def differences(name: str) -> int:
        return sum(own[knob] != value for knob, value in PRESETS[name].to_mapping().items())

    return min((n for n, each in PRESETS.items() if each.family == rules.family), key=differences)


def _tag(name: str, *values: Any) -> str:
    return f"[{' '.join((name, *(json.dumps(each, ensure_ascii=False) for each in values)))}]"


def read_notation(content: bytes, path: Path = Path("the match")) -> tuple[Record, ...]:
    """Read the matches of a file as records; RecordError, with the line's number, if one is wrong.

    Each match is played at a table, so every action is legal.
    """
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise RecordError(f"{path} is not text in UTF-8") from None
    found: list[_Match] = []
    lines = text.splitlines()
    for number, line in enumerate(lines, 1):
        try:
            _read_line(line.strip(), found)
            if number == len(lines) and found:
                found[-1].end()
        except HollywoodError as error:
            raise RecordError(f"line {number}: {error}") from None
    if not found:
        raise RecordError(f"{path} has no match in it: one begins with [Hollywood 1]")
    content = b"".join(match.record for match in found)
    return tuple(replace(each, noted=True, numbers=()) for each in records_in(content, path))


def _read_line(words: str, found: list[_Match]) -> None:
    if not words or words.startswith("#"):
        return
    tag = _read_tag(words) if words.startswith("[") else None
    if tag and tag[0] == "Hollywood":
        if found:
            found[-1].end()
        found.append(_Match(tag[1]))
    elif not found:
        raise RecordError("a match begins with [Hollywood 1]")
    elif tag:
        found[-1].tag(*tag)
    else:
        found[-1].act(words)


def _read_tag(words: str) -> tuple[str, list[Any]]:
    found = _TAG.match(words)
    if found is None:
        raise RecordError(f"{words[:40]!r} is not a tag such as [Round 1]")
    values, rest = [], found[2].strip()
    while rest:
        try:
            value, end = _JSON.raw_decode(rest)
        except (ValueError, RecursionError):
            raise RecordError(f"[{found[1]}] has values as in JSON, not {rest[:40]!r}") from None
        values.append(value)
        rest = rest[end:].lstrip()
    return found[1], values


class _Match:
    """A match as far as it has been read: its headers, its table, and the lines of its record."""

    def __init__(self, version: Sequence[Any]) -> None:
        if list(version) != [NOTATION_VERSION]:
            raise RecordError(f"this hollywood reads version {NOTATION_VERSION} of the notation")
        self._about: dict[str, Any] = {"type": "about", "more": {}}
        self._base = ""
        self._rules: dict[str, Any] = {}
        self._players: list[list[Any]] = []
        self._first_dealer: Any = 0
        self._table: MatchTable | None = None
        self._deal: NotedDeal | None = None
        self._secrets: tuple[bytes, ...] = ()
        self._check = FIRST_CHECK
        self.record = b""

    def tag(self, name: str, values: list[Any]) -> None:
        """Read a tag; HollywoodError if it has no place here, or other values."""
        if self._deal is not None and name != "Round":
            self._deal.tag(name, values)
        elif name == "Round":
            number = self._opened().match.round_number + (1 if self._deal is None else 2)
            self._make_deal()
            if values != [number]:
                raise RecordError(f"round {number} comes next")
            self._deal = NotedDeal()
        elif self._table is None:
            self._header_tag(name, values)
        else:
            raise RecordError(f"[{name}] has no place here")

    def _header_tag(self, name: str, values: list[Any]) -> None:
        one = values[0] if len(values) == 1 else None
        if name in _TEXTS and isinstance(one, str):
            self._about[_TEXTS[name]] = one
        elif name == "Winners":
            self._about["winners"] = values
        elif name == "Player" and len(values) in {1, 2, 3} and isinstance(values[0], str):
            self._players.append([*values, "", None] if len(values) == 1 else [*values, None])
        elif name == "FirstDealer" and len(values) == 1:
            self._first_dealer = one
        elif name == "Rules" and isinstance(one, str) and one in PRESETS:
            self._base = one
        elif name == "Rule" and len(values) == 2 and isinstance(values[0], str):
            self._rules[values[0]] = values[1]
        elif name == "More" and len(values) == 2 and isinstance(values[0], str):
            self._about["more"][values[0]] = values[1]
        else:
            raise RecordError(f"[{name}] is not a tag of a match, or has other values")

    def _opened(self) -> MatchTable:
        """The table; the headers end here."""
        if self._table is not None:
            return self._table
        for name, place, nothing in (("kinds", 1, ""), ("ratings", 2, None)):
            given = [each[place] for each in self._players]
            if any(each != nothing for each in given):
                self._about[name] = given
        about = from_plain(self._about, About)
        base = PRESETS.get(self._base)
        if base is None:
            raise RecordError('[Rules] must name a game, such as [Rules "gin"]')
        rules: Any = type(base).from_mapping(self._rules, base=base)  # type: ignore[arg-type]
        dealer = from_plain(self._first_dealer, int | None)
        self._table = MatchTable.open(
            rules,
            [each[0] for each in self._players],
            first_dealer=None if dealer is None else Seat(dealer),
            secrets=lambda _, board: self._secrets[board],
            log=self._write,
        )
        about.check(len(self._players))
        if about != NOTHING:
            self._add(to_plain(about))
        return self._table

    def _make_deal(self) -> None:
        deal, self._deal = self._deal, None
        if deal is not None:
            self._secrets = deal.secrets
            deal.make(self._opened())

    def act(self, words: str) -> None:
        """Read an action, and let the table make it."""
        table = self._opened()
        self._make_deal()
        seat, _, rest = words.partition(" ")
        if not (seat.isdecimal() and len(seat) == 1):
            raise RecordError(f"{words[:40]!r} is not an action such as '0 discard 7h'")
        if rest.strip() == "undo":
            table.take_back(Seat(int(seat)))
            return
        action = action_of(rest, table.match.rules.family)
        table.act(Seat(int(seat)), action, stamped=True)

    def end(self) -> None:
        """Make the last deal, if nobody acted after it."""
        self._opened()
        self._make_deal()

    def _write(self, entry: Entry) -> None:
        self._add(to_plain(entry))

    def _add(self, plain: dict[str, Any]) -> None:
        line, self._check = write_plain(plain, self._check)
        self.record += line + b"\n"
