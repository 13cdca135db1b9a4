"""Records of the arena's games: one file for each game, which verifies and can be reviewed.

A file appears when its game is over. A game that ended by forfeit is a record that stops there.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from msgspec.structs import replace

from hollywood.arena.spec import Table
from hollywood.contract.events import Dealt, HandOver
from hollywood.errors import HollywoodError
from hollywood.match.log import Entry, Opened, RoundDealt
from hollywood.play import Event
from hollywood.records.lines import FIRST_CHECK, write_line

_PART = ".part"


class Recording:
    """The log of one game; call it with each entry, then :meth:`write` it.

    In single hands of the contract game a pair plays one contract in the middle of the match.
    ``before`` is the number of contracts before it: the record leaves them out, so that its first
    hand is the one that was played.
    """

    def __init__(self, before: int = 0) -> None:
        self._before = before
        self._entries: list[Entry] = []

    def __call__(self, entry: Entry) -> None:
        """Keep an entry."""
        self._entries.append(entry)

    def write(self, path: Path) -> None:
        """Write the record; HollywoodError if it cannot be written."""
        check, lines = FIRST_CHECK, []
        for entry in self._told():
            line, check = write_line(entry, check)
            lines.append(line + b"\n")
        part = path.with_name(path.name + _PART)
        try:
            part.write_bytes(b"".join(lines))
            part.replace(path)
        except OSError as error:
            raise HollywoodError(f"{path} cannot be written: {error.strerror or error}") from None

    def _told(self) -> Iterator[Entry]:
        for entry in self._entries:
            yield self._first(entry) if self._before else entry

    def _first(self, entry: Entry) -> Entry:
        """Return an entry as if the contracts before had never been."""
        if isinstance(entry, Opened):
            rules = dict(entry.rules)
            for knob in ("contracts", "deal"):
                rules[knob] = rules[knob][self._before :]
            return replace(entry, rules=rules)
        if isinstance(entry, RoundDealt):
            boards = tuple(
                replace(board, events=tuple(map(self._moved, board.events)))
                for board in entry.boards
            )
            return replace(entry, boards=boards)
        return replace(entry, events=tuple(map(self._moved, entry.events)))

    def _moved(self, event: Event) -> Event:
        if isinstance(event, Dealt):
            return replace(event, hand_number=event.hand_number - self._before)
        if isinstance(event, HandOver):
            result = replace(event.result, hand_number=event.result.hand_number - self._before)
            return replace(event, result=result)
        return event


def record_name(table: Table) -> str:
    """Return the name of the file of a game: its pair and its rotation, both from 1.

    >>> record_name(Table(pair=0, rotation=1, placed=(1, 0), seed="7|0"))
    'pair-000001-2.txt'
    """
    return f"pair-{table.pair + 1:06}-{table.rotation + 1}.txt"


def new_folder(path: Path) -> None:
    """Make a folder for records; HollywoodError if there are records in it."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise HollywoodError(f"{path} cannot be made: {error.strerror or error}") from None
    if any(path.glob("pair-*.txt")):
        raise HollywoodError(f"{path} already has records: name another folder")
