"""Calls about the records of matches: written, checked, and shown round by round.

A record is a match that was played here, or one that was read from a file. The answers are those of
the server's addresses below ``/api/records``.
"""

from __future__ import annotations

import hashlib
import time
from typing import Annotated, Any

import msgspec

from hollywood.match.presets import PRESETS, AnyRules
from hollywood.offline.past import RecordId, past_of
from hollywood.play import Seat
from hollywood.records.reader import record_in
from hollywood.records.replay import replay
from hollywood.server.people.refusals import Refusal
from hollywood.server.protocol.forms import Form, RecordRound, TableListed
from hollywood.server.rooms.looking_back import may_look_from, round_shown
from hollywood.server.rooms.opening import changed_knobs, offline_card
from hollywood.server.rooms.record_work import FileAsked, RoundAsked, play_round, write_file
from hollywood.texts import ENGLISH

LARGEST = 4 * 1024 * 1024
"""The most bytes of a record that is read."""


class RecordWanted(Form, frozen=True, kw_only=True):
    """Ask for the record of a match that was played here."""

    table: RecordId
    language: str = ENGLISH


class RecordText(msgspec.Struct, frozen=True, kw_only=True):
    """A record as a file has it."""

    text: str


class RecordGiven(Form, frozen=True, kw_only=True):
    """A record from a file."""

    text: str
    language: str = ENGLISH


class RecordChecked(msgspec.Struct, frozen=True, kw_only=True):
    """A record whose every move, score, and deck is right; ``cut_off`` says if its end is missing.

    ``listed`` is what a list shows of it; its id depends only on the record.
    """

    listed: TableListed
    rounds: int
    actions: int
    over: bool
    cut_off: str | None


class RoundWanted(Form, frozen=True, kw_only=True):
    """Ask for a round of a finished match, from a seat of yours or with all hands open."""

    record: RecordId
    round_number: Annotated[int, msgspec.Meta(ge=1, le=100_000)]
    seat: Annotated[int, msgspec.Meta(ge=0, le=7)] | None = None
    language: str = ENGLISH


async def write(wanted: RecordWanted) -> RecordText:
    """Return the record of a match that was played here: byte for byte as a server writes it.

    Raise NotForYou if the match is not over.
    """
    past = await past_of(wanted.table)
    return RecordText(text=write_file(FileAsked(past.log, past.names, past.about)).decode())


def read(given: RecordGiven) -> RecordChecked:
    """Check a record from a file, move by move; RecordError if anything is wrong with it."""
    content = given.text.encode()
    if len(content) > LARGEST:
        raise Refusal("too_large", f"a record can have at most {LARGEST} bytes")
    record = record_in(content)
    match = replay(record).match
    card = offline_card(
        f"here-{hashlib.sha256(content).hexdigest()[:24]}",
        _preset_of(match.rules),
        match.rules,
        len(match.players),
        time.time(),
    )
    return RecordChecked(
        listed=TableListed(
            card=card,
            stage="over",
            seats=match.players,
            people=0,
            round_number=match.round_number,
            you=None,
            your_turn=False,
            moved_at=card.created_at,
            winners=match.course.winners if match.over else (),
        ),
        rounds=match.round_number,
        actions=sum(entry["type"] == "act" for entry in record.entries),
        over=match.over,
        cut_off=record.cut_off,
    )


async def round_(wanted: RoundWanted) -> RecordRound:
    """Return a finished round, step by step; NotForYou if it may not be seen."""
    past = await past_of(wanted.record)
    seat = None if wanted.seat is None else Seat(wanted.seat)
    may_look_from(seat, past.yours)
    played = play_round(RoundAsked(past.log, wanted.round_number, seat))
    number = wanted.round_number
    shown: Any = msgspec.Raw(round_shown(played, past.card, past.names, past.yours, number, seat))
    return shown  # type: ignore[no-any-return]


def _preset_of(rules: AnyRules) -> str:
    """Return the preset of the same game that differs least from some rules."""
    family = [name for name, preset in PRESETS.items() if preset.family == rules.family]
    return min(family, key=lambda name: len(changed_knobs(rules, name)))
