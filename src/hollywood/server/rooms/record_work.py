"""The questions to the worker of the records: functions of plain values, run in another process."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

import msgspec

from hollywood.errors import RecordError
from hollywood.match.table import MatchTable
from hollywood.play import Seat
from hollywood.play.text import to_json, to_plain
from hollywood.records.about import NOTHING, About
from hollywood.records.lines import FIRST_CHECK, write_plain
from hollywood.records.reader import record_in
from hollywood.records.replay import go_on, replay
from hollywood.server.protocol.forms import Frame
from hollywood.server.sight.boards import show_boards
from hollywood.server.sight.sheets import show_sheet
from hollywood.server.sight.tables import show_decks


class RoundAsked(NamedTuple):
    """A round of a match: its log as a list in JSON, and the seat to look from."""

    log: bytes
    round_number: int
    seat: Seat | None


class RoundPlayed(NamedTuple):
    """A round played again: the JSON of its parts; ``None`` if there are none."""

    rounds: int
    parts: dict[str, bytes] | None

    @property
    def size(self) -> int:
        """The size in bytes."""
        return sum(map(len, (self.parts or {}).values()))


class FinishedMatch(NamedTuple):
    """A finished match as its record tells it: its rules, and what a log holds of it.

    ``lines`` are the entries of the match: the kind of each, its JSON, and the version after it.
    ``bare`` is the record without headers.
    """

    rules: dict[str, Any]
    names: tuple[str, ...]
    winners: tuple[Seat, ...]
    rounds: int
    bare: bytes
    lines: tuple[tuple[str, bytes, int], ...]


class FileAsked(NamedTuple):
    """A match: its log as a list in JSON, the names of its seats, and the headers of its record."""

    log: bytes
    names: tuple[str, ...]
    about: About = NOTHING


def play_round(asked: RoundAsked) -> RoundPlayed:
    """Play one round of a match again; HollywoodError if the log is inconsistent."""
    plain: list[dict[str, Any]] = msgspec.json.decode(asked.log)
    starts = [index for index, line in enumerate(plain) if line["type"] == "deal"]
    if not 1 <= asked.round_number <= len(starts):
        return RoundPlayed(len(starts), None)
    end = starts[asked.round_number] if asked.round_number < len(starts) else len(plain)
    seat = asked.seat
    frames: list[Frame] = []

    def watch(table: MatchTable, _: int) -> None:
        version = frames[-1].version if frames else table.kept_since
        everything = table.all_events(version)
        events = everything if seat is None else tuple(e.seen_by(seat) for e in everything)
        boards = show_boards(table.match, seat, all_open=seat is None)
        frames.append(Frame(version=table.version, events=events, boards=boards))

    table = go_on(plain[:end], watch=watch)
    parts = {
        "frames": to_json(frames),
        "sheet": to_json(show_sheet(table.match.course)),
        "proofs": to_json(show_decks(table)),
    }
    return RoundPlayed(len(starts), parts)


def check_match(record: bytes) -> FinishedMatch:
    """Replay every move of a record; RecordError if it is not the whole record of a match."""
    found = record_in(record)
    if found.cut_off is not None:
        raise RecordError(found.cut_off)
    if any(board.get("deck") for each in found.entries for board in each.get("boards", ())):
        raise RecordError("the decks were given, and nothing proves them")
    versions = {1: 0}

    def watch(table: MatchTable, number: int) -> None:
        versions[number] = table.version

    match = replay(found, watch=watch).match
    if not match.over:
        raise RecordError("the match is not over")
    names = match.players
    lines = []
    for number, plain in enumerate(found.entries, 1):
        # A log names nobody.
        seats = {"players": [f"Seat {seat}" for seat in range(1, len(names) + 1)]}
        body = to_json({**plain, **seats} if number == 1 else plain)
        lines.append((plain["type"], body, versions[number]))
    return FinishedMatch(
        rules=match.rules.to_mapping(),
        names=names,
        winners=match.course.winners,
        rounds=match.round_number,
        bare=_written(found.entries),
        lines=tuple(lines),
    )


def write_file(asked: FileAsked) -> bytes:
    """Return a match as its record file.

    The headers follow the first line; the winners come last, so a part of the file does not have
    them.
    """
    entries: list[dict[str, Any]] = msgspec.json.decode(asked.log)
    for plain in entries:
        if plain["type"] == "match":
            plain["players"] = list(asked.names)
    about, won = asked.about, asked.about.winners
    if about != NOTHING:
        entries.insert(1, to_plain(msgspec.structs.replace(about, winners=None)))
    if won is not None:
        entries.append(to_plain(About(winners=won)))
    return _written(entries)


def _written(entries: Iterable[dict[str, Any]]) -> bytes:
    lines, check = [], FIRST_CHECK
    for plain in entries:
        line, check = write_plain(plain, check)
        lines.append(line + b"\n")
    return b"".join(lines)
