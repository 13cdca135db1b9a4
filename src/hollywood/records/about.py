"""What a record says about its match that does not follow from the play: when, where, and who.

It is written in lines of type ``about``, after the first line or later. A later line adds to the
earlier ones, and a field that it names again has the later value.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Annotated, Any

import msgspec

from hollywood.errors import HollywoodError
from hollywood.play.text import from_plain, to_plain

DATE = re.compile(r"\d{4}(-\d\d(-\d\d([T ]\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)?)?)?)?\Z")

LONGEST_TEXT = 200
"""The most characters of a header's text."""

Text = Annotated[str, msgspec.Meta(max_length=LONGEST_TEXT)]
Seats = Annotated[tuple[int, ...], msgspec.Meta(max_length=8)]


class About(
    msgspec.Struct,
    frozen=True,
    kw_only=True,
    tag="about",
    omit_defaults=True,
    forbid_unknown_fields=True,
):
    """The headers of a record, all optional.

    ``date`` is as in ISO 8601: a year, a month, a day, or a time. ``preset`` names the game that
    the rules started from. ``kinds`` and ``ratings`` are by seat: ``person``, the name of a bot's
    level, or what a program calls itself; a rating is a number, or ``None`` for a player without.
    ``winners`` are the seats that won, which must be those of the match. ``more`` has what else
    somebody wants to say.
    """

    date: Text = ""
    place: Text = ""
    event: Text = ""
    preset: Text = ""
    kinds: Annotated[tuple[Text, ...], msgspec.Meta(max_length=8)] = ()
    ratings: Annotated[tuple[float | None, ...], msgspec.Meta(max_length=8)] = ()
    winners: Seats | None = None
    more: dict[Text, Text] = {}

    def __post_init__(self) -> None:
        if self.date and not DATE.match(self.date):
            raise ValueError(f"{self.date!r} is not a date such as 2026-11-27")
        if len(self.more) > 50:
            raise ValueError("a record has at most 50 headers of its own")

    def and_then(self, later: About) -> About:
        """Return these headers with those of a later line."""
        changed = {
            name: getattr(later, name)
            for name in self.__struct_fields__
            if getattr(later, name) != getattr(NOTHING, name)
        }
        if later.more:
            changed["more"] = {**self.more, **later.more}
        return msgspec.structs.replace(self, **changed)

    def check(self, players: int) -> None:
        """HollywoodError unless what is said by seat is said of each of the players."""
        for name, given in (("kinds", self.kinds), ("ratings", self.ratings)):
            if given and len(given) != players:
                raise HollywoodError(f"{name} has {len(given)} entries for {players} players")

    def said(self) -> dict[str, Any]:
        """Return what is said, as plain values by name."""
        plain: dict[str, Any] = to_plain(self)
        del plain["type"]
        return plain


NOTHING = About()


def read_about(plain: Mapping[str, Any]) -> About:
    """Read the headers of a line; HollywoodError if they are not valid."""
    return from_plain(plain, About)


def all_of(lines: Iterable[About]) -> About:
    """Return the headers of several lines as one."""
    found = NOTHING
    for line in lines:
        found = found.and_then(line)
    return found
