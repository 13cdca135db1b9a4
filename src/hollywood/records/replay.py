"""Replay is acting again: the record's actions at a new table must give the record's events.

The table is given the recorded secrets and contributions, so it deals the recorded decks; every
entry it writes is compared with the line it came from, the deck's commitment among them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from hollywood.contract import ContractAction
from hollywood.errors import HollywoodError, IllegalAction, RecordError
from hollywood.gin import GinAction
from hollywood.match.log import Entry
from hollywood.match.presets import rules_from_mapping
from hollywood.match.table import MatchTable
from hollywood.play import Seat
from hollywood.play.text import from_plain, to_plain
from hollywood.records.reader import Record

_ACTIONS: dict[str, Any] = {"gin": GinAction, "contract": ContractAction}


class _Header(msgspec.Struct, forbid_unknown_fields=True):
    type: str
    rules: dict[str, Any]
    players: tuple[str, ...]
    first_dealer: int


class _DealtBoard(msgspec.Struct):
    secret: str


class _Deal(msgspec.Struct):
    contributions: tuple[str, ...]
    boards: tuple[_DealtBoard, ...]


class _Act(msgspec.Struct):
    seat: int
    action: dict[str, Any]


def replay(record: Record, *, watch: Callable[[MatchTable, int], None] | None = None) -> MatchTable:
    """Play a record again and return its table, in the state the record ends in.

    ``watch`` is called with the table after every line and its number. RecordError, with the
    line's number and what does not fit, when playing again does not give what is written.
    """
    return _Replay(record, watch).run()


class _Replay:
    def __init__(self, record: Record, watch: Callable[[MatchTable, int], None] | None) -> None:
        self._record = record
        self._watch = watch
        self._number = 0
        self._secrets: tuple[bytes, ...] = ()

    def run(self) -> MatchTable:
        if not self._record.entries:
            raise RecordError("the record has no lines")
        first, *rest = self._record.entries
        table: MatchTable = self._line(1, self._open, first)
        for number, plain in enumerate(rest, start=2):
            kind = plain.get("type")
            if kind == "deal":
                self._line(number, self._deal, plain, table)
            elif kind == "act":
                self._line(number, self._act, plain, table)
            else:
                raise RecordError(f"line {number}: {kind!r} is neither a deal nor an action")
            if self._watch:
                self._watch(table, number)
        return table

    def _line(self, number: int, step: Callable[..., Any], *given: Any) -> Any:
        self._number = number
        try:
            return step(*given)
        except RecordError:
            raise
        except IllegalAction as error:
            raise RecordError(f"line {number}: this cannot be done here: {error}") from None
        except HollywoodError as error:
            raise RecordError(f"line {number}: {error}") from None

    def _open(self, plain: dict[str, Any]) -> MatchTable:
        header = from_plain(plain, _Header)
        return MatchTable.open(
            rules_from_mapping(header.rules),
            header.players,
            first_dealer=Seat(header.first_dealer),
            secrets=lambda _, board: self._secrets[board],
            log=self._compare,
        )

    def _deal(self, plain: dict[str, Any], table: MatchTable) -> None:
        deal = from_plain(plain, _Deal)
        self._secrets = tuple(_bytes(board.secret) for board in deal.boards)
        boards = 0 if table.match.over else len(table.match.course.deals())
        if boards != len(self._secrets):
            raise RecordError(
                f"line {self._number}: {len(self._secrets)} boards are dealt where {boards} can be"
            )
        table.deal([_bytes(given) for given in deal.contributions])

    def _act(self, plain: dict[str, Any], table: MatchTable) -> None:
        act = from_plain(plain, _Act)
        action = from_plain(act.action, _ACTIONS[table.match.rules.family])
        table.act(Seat(act.seat), action, stamped=True)

    def _compare(self, entry: Entry) -> None:
        written = self._record.entries[self._number - 1]
        found = _difference(written, to_plain(entry), "")
        if found:
            raise RecordError(f"line {self._number}: {found}")


def _bytes(text: str) -> bytes:
    try:
        return bytes.fromhex(text)
    except ValueError:
        raise HollywoodError(f"{text!r} is not written in hexadecimal") from None


def _difference(written: Any, played: Any, where: str) -> str | None:
    """Name the first place where what is written is not what playing again gives."""
    if isinstance(written, dict) and isinstance(played, dict):
        for key in dict.fromkeys([*played, *written]):
            inner = f"{where}.{key}" if where else key
            if key not in written:
                return f"{inner} is missing; playing it again gives {played[key]!r}"
            if key not in played:
                return f"{inner} does not belong there"
            if found := _difference(written[key], played[key], inner):
                return found
        return None
    if isinstance(written, list) and isinstance(played, list | tuple):
        for index, (left, right) in enumerate(zip(written, played, strict=False)):
            if found := _difference(left, right, f"{where}[{index}]"):
                return found
        if len(written) != len(played):
            return f"{where} has {len(written)} entries; playing it again gives {len(played)}"
        return None
    if type(written) is not type(played) or written != played:
        return f"{where} is {written!r}; playing it again gives {played!r}"
    return None
