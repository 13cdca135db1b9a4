"""Replay repeats the recorded actions at a new table, which must give the recorded events.

The table gets the recorded secrets and contributions, so it deals the recorded decks. Every entry
it writes, including the deck's commitment, is compared with the line it came from.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from hollywood.cards import Card
from hollywood.cards.shuffle import Kind
from hollywood.contract import ContractAction, ContractResult
from hollywood.errors import HollywoodError, IllegalAction, RecordError
from hollywood.gin import GinAction, GinResult
from hollywood.match.decks import Seals
from hollywood.match.log import Entry, VoidDeal
from hollywood.match.match import Match
from hollywood.match.presets import rules_from_mapping
from hollywood.match.table import MatchTable
from hollywood.play import Seat
from hollywood.play.text import from_plain, to_plain
from hollywood.records.reader import Record

_ACTIONS: dict[str, Any] = {"gin": GinAction, "contract": ContractAction}
_ENDS: dict[str, Any] = {"round_over": GinResult, "hand_over": ContractResult}

_LATER_FACTS = frozenset({"in_one_turn"})
"""Facts of a result that older records do not have; no rule of those records needs them."""


class _Header(msgspec.Struct, forbid_unknown_fields=True):
    type: str
    rules: dict[str, Any]
    players: tuple[str, ...]
    first_dealer: int | None


class _DealtBoard(msgspec.Struct):
    secret: str
    deck: tuple[Card, ...] = ()


class _Deal(msgspec.Struct):
    contributions: tuple[str, ...]
    boards: tuple[_DealtBoard, ...]
    shuffle: Kind = 1
    sealed: tuple[str, ...] = ()
    void: tuple[VoidDeal, ...] = ()


class _Act(msgspec.Struct):
    seat: int
    action: dict[str, Any]


class _Undo(msgspec.Struct):
    seat: int


def replay(record: Record, *, watch: Callable[[MatchTable, int], None] | None = None) -> MatchTable:
    """Replay a record and return its table, in the state at the end of the record.

    ``watch`` is called after every entry, with the table and the entry's number from 1: that of its
    line, if the record has nothing but entries. RecordError, with the number of the line in the
    file and the mismatch, if the replay does not give what is written, or if the record's headers
    do not fit the match.
    """
    table = _Replay(record.entries, watch, record.numbers).run()
    about = record.about
    try:
        about.check(len(table.match.players))
    except HollywoodError as error:
        raise RecordError(f"the headers do not fit: {error}") from None
    won = tuple(map(int, table.match.course.winners)) if table.match.over else None
    if about.winners is not None and about.winners != won:
        raise RecordError(
            f"the headers say that the winners are {list(about.winners)}; "
            f"playing it again gives {None if won is None else list(won)}"
        )
    return table


def go_on(
    entries: Sequence[Mapping[str, Any]],
    *,
    watch: Callable[[MatchTable, int], None] | None = None,
) -> MatchTable:
    """Return the table of a match at the end of its log, repeating only the last deal.

    Earlier rounds are entered by their results, so a long match is ready at once; :func:`replay`
    checks every move. ``watch`` is called after every line of the last deal. RecordError as for
    :func:`replay`.
    """
    deals = [index for index, plain in enumerate(entries) if plain.get("type") == "deal"]
    run = _Replay(entries, watch)
    if len(deals) < 2:
        return run.run()
    return run.run_from(deals[-1])


class _Replay:
    def __init__(
        self,
        entries: Sequence[Mapping[str, Any]],
        watch: Callable[[MatchTable, int], None] | None,
        numbers: Sequence[int] = (),
    ) -> None:
        self._entries = entries
        self._numbers = numbers  # of the lines in the file
        self._watch = watch
        self._number = 0
        self._secrets: tuple[bytes, ...] = ()

    def run(self) -> MatchTable:
        if not self._entries:
            raise RecordError("the record has no lines")
        table: MatchTable = self._line(1, self._open, self._entries[0])
        return self._act_again(table, 1)

    def run_from(self, deal: int) -> MatchTable:
        """Start with the deal at index ``deal``, from the sheet given by the results before it."""
        opened: MatchTable = self._line(1, self._open, self._entries[0])
        match, version = opened.match, 0
        results: dict[int, Any] = {}
        for number, plain in enumerate(self._entries[1:deal], start=2):
            match, events = self._line(number, self._result, plain, match, results)
            version += events
        table = MatchTable(match, secrets=self._secret, log=self._compare, version=version)
        return self._act_again(table, deal)

    def _result(
        self, plain: Mapping[str, Any], match: Match, results: dict[int, Any]
    ) -> tuple[Match, int]:
        """Enter the results that a line completes; return the match and the number of events."""
        if plain["type"] == "deal":
            results.clear()
            if (dealer := plain.get("first_dealer")) is not None:
                match = Match.open(match.rules, match.players, first_dealer=Seat(dealer))
            number = match.round_number + 1
            events = sum(len(board["events"]) for board in plain["boards"])
            return msgspec.structs.replace(match, round_number=number), events
        deals = match.course.deals()
        (board,) = (n for n, each in enumerate(deals) if plain["seat"] in each.seats)
        for event in plain["events"]:
            if event["type"] in _ENDS:
                results[board] = from_plain(event["result"], _ENDS[event["type"]])
        if len(results) == len(deals):
            course = match.course.after([results[n] for n in range(len(deals))])
            match = msgspec.structs.replace(match, course=course)
            results.clear()
        return match, len(plain["events"])

    def _act_again(self, table: MatchTable, start: int) -> MatchTable:
        for number, plain in enumerate(self._entries[start:], start=start + 1):
            kind = plain.get("type")
            if kind == "deal":
                self._line(number, self._deal, plain, table)
            elif kind == "act":
                self._line(number, self._act, plain, table)
            elif kind == "undo":
                self._line(number, self._undo, plain, table)
            else:
                raise RecordError(
                    f"line {self._at(number)}: {kind!r} is neither a deal nor an action nor an undo"
                )
            if self._watch:
                self._watch(table, number)
        return table

    def _at(self, number: int) -> int:
        """The line of the file where an entry is."""
        return self._numbers[number - 1] if self._numbers else number

    def _line(self, number: int, step: Callable[..., Any], *given: Any) -> Any:
        self._number = number
        try:
            return step(*given)
        except RecordError:
            raise
        except IllegalAction as error:
            raise RecordError(
                f"line {self._at(number)}: this action is not possible here: {error}"
            ) from None
        except HollywoodError as error:
            raise RecordError(f"line {self._at(number)}: {error}") from None

    def _open(self, plain: dict[str, Any]) -> MatchTable:
        header = from_plain(plain, _Header)
        return MatchTable.open(
            rules_from_mapping(header.rules),
            header.players,
            first_dealer=None if header.first_dealer is None else Seat(header.first_dealer),
            secrets=self._secret,
            log=self._compare,
        )

    def _secret(self, number: int, board: int) -> bytes:
        del number
        return self._secrets[board]

    def _deal(self, plain: dict[str, Any], table: MatchTable) -> None:
        deal = from_plain(plain, _Deal)
        if deal.boards and deal.boards[0].deck:
            table.deal_from([board.deck for board in deal.boards])
            return
        self._secrets = tuple(_bytes(board.secret) for board in deal.boards)
        boards = 0 if table.match.over else len(table.match.course.deals())
        if boards != len(self._secrets):
            here = self._at(self._number)
            raise RecordError(
                f"line {here}: {len(self._secrets)} boards are dealt, {boards} can be"
            )
        for void in deal.void:
            for text in (*void.secrets, *void.contributions):
                _bytes(text)
        seals = Seals(sealed=deal.sealed, void=deal.void) if deal.shuffle == 2 else None
        table.deal([_bytes(given) for given in deal.contributions], seals)

    def _act(self, plain: dict[str, Any], table: MatchTable) -> None:
        act = from_plain(plain, _Act)
        action = from_plain(act.action, _ACTIONS[table.match.rules.family])
        table.act(Seat(act.seat), action, stamped=True)

    def _undo(self, plain: dict[str, Any], table: MatchTable) -> None:
        table.take_back(Seat(from_plain(plain, _Undo).seat))

    def _compare(self, entry: Entry) -> None:
        written, played = self._entries[self._number - 1], to_plain(entry)
        if "rules" in written:
            written = {**written, "rules": _all_knobs(written["rules"], played["rules"])}
        found = _difference(written, played, "")
        if found:
            raise RecordError(f"line {self._at(self._number)}: {found}")


def _bytes(text: str) -> bytes:
    try:
        return bytes.fromhex(text)
    except ValueError:
        raise HollywoodError(f"{text!r} is not hexadecimal") from None


def _all_knobs(written: Mapping[str, Any], played: Mapping[str, Any]) -> dict[str, Any]:
    """Return the written rules with every knob; one that did not exist then has its usual value."""
    inner = {
        name: _all_knobs(part, played[name])
        for name, part in written.items()
        if isinstance(part, dict) and isinstance(played.get(name), dict)
    }
    return {**played, **written, **inner}


def _difference(written: Any, played: Any, where: str) -> str | None:
    """Name the first place where the record differs from the replay."""
    if isinstance(written, dict) and isinstance(played, dict):
        for key in dict.fromkeys([*played, *written]):
            inner = f"{where}.{key}" if where else key
            if key not in written and key in _LATER_FACTS:
                continue
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
