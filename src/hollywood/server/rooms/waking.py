"""Waking a table: reading its log back into the state it was left in.

A table whose log cannot be replayed (it was damaged, or written by rules that have changed) is
refused, with an error in the server's log; the other tables go on.
"""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Callable
from itertools import islice
from typing import TYPE_CHECKING, Any

import msgspec

from hollywood.errors import HollywoodError
from hollywood.match.table import MatchTable
from hollywood.play import Seat
from hollywood.records import go_on
from hollywood.server.protocol.lengths import encoded
from hollywood.server.protocol.messages import Done, TableCard
from hollywood.server.rooms.opening import read_card
from hollywood.server.rooms.room import ANSWERS_KEPT, Room
from hollywood.server.store.protocol import Damaged
from hollywood.server.store.rows import EntryRow, id_of_command
from hollywood.server.table.entries import (
    MATCH_KINDS,
    opens_an_offer,
    read_room_entry,
    starts_a_clock,
)
from hollywood.server.table.seating import Seating
from hollywood.server.table.timing import settle_in

if TYPE_CHECKING:
    from hollywood.server.rooms.tables import Tables

_log = logging.getLogger(__name__)


UNREADABLE = (
    "This table cannot be opened: its log is inconsistent. Nothing is lost; the server's log has "
    "the reason, for the person who runs it."
)
DAMAGED = (
    "This table is closed: what the server has kept of it is damaged. The other tables are not "
    "affected. The person who runs the server can restore it from a backup."
)


class Unreadable(HollywoodError):
    """A table whose log cannot be read; the other tables are not affected."""

    def __init__(self, code: str, words: str) -> None:
        super().__init__(words)
        self.code = code


async def wake(house: Tables, table_id: str) -> Room | None:
    """Return the room of a table as its log leaves it; ``None`` if there is no such table.

    Elsewhere if another node has it.
    """
    fence = await house.take(table_id)
    try:
        listed = await house.store.table(table_id)
        if listed is None:
            return None
        entries = await house.store.entries(table_id)
        card = read_card(listed.table, {})
    except Damaged as error:
        _log.error("table_damaged", extra={"table": table_id, "reason": error.why})
        raise Unreadable("damaged", DAMAGED) from error
    owner = listed.table.owner
    people = {person for person in (*listed.status.seated, owner) if person is not None}
    names = await house.store.names(tuple(people))
    card = msgspec.structs.replace(card, owner=names.get(owner or "", ""))
    try:
        seating, table = await house.aside(read_log, card, entries)
    except HollywoodError as error:
        _log.error("table_unreadable", extra={"table": table_id}, exc_info=error)
        raise Unreadable("unreadable", UNREADABLE) from error
    seating = seating.owned_by(listed.status.seated)
    if seating.invited():
        invited = await house.store.names(seating.invited())
        seating, names = seating.kept_only_for(invited), {**names, **invited}
    newest = islice((row for row in reversed(entries) if row.command_id is not None), ANSWERS_KEPT)
    answers = [
        ((row.person, name), encoded(Done(command_id=name, version=row.version)))
        for row in reversed(tuple(newest))
        if (name := id_of_command(row.command_id or ""))
    ]
    room = Room(
        card,
        house=house,
        seating=seating,
        table=table,
        seq=len(entries),
        names=names,
        answers=answers,
        moved_at=_last_at(entries, starts_a_clock),
        offered_at=_last_at(entries, opens_an_offer),
        turns=turns_played(entries),
        fence=listed.table.fence if fence is None else fence,
    )
    room.status = listed.status
    if card.clock == "days":
        room.holidays = await house.store.holidays(tuple(people))
        settle_in(room)
    if card.rated:
        seated = tuple(person for person in listed.status.seated if person is not None)
        room.ratings = await house.ratings_for(seated, card.family)
    return room


def read_log(card: TableCard, entries: tuple[EntryRow, ...]) -> tuple[Seating, MatchTable | None]:
    """Return who sits where and the match, as a log leaves them; HollywoodError if unreadable."""
    seating, lines = Seating.of(card.players), []
    for number, row in enumerate(entries, 1):
        if row.seq != number:
            raise HollywoodError(f"entry {number} of the log is missing")
        if row.kind in MATCH_KINDS:
            lines.append(_plain(row))
            seating = seating.dealt() if row.kind == "deal" else seating
        else:
            seating = seating.after(read_room_entry(row.body))
    if not lines:
        return seating, None
    try:
        table = go_on(lines)
    except (LookupError, TypeError, AttributeError) as error:  # a line without a required field
        raise HollywoodError(f"the log cannot be played again: {type(error).__name__}") from error
    if table.version != entries[-1].version:
        raise HollywoodError("the log leads to another version than it says")
    return seating, table


def _last_at(
    entries: tuple[EntryRow, ...], fits: Callable[[str, str | None], bool]
) -> float | None:
    """Return when the last entry was written whose kind, and kind of action, fits."""
    for row in reversed(entries):
        action = _plain(row)["action"]["type"] if row.kind == "act" else None
        if fits(row.kind, action):
            return row.at
    return None


def turns_played(entries: tuple[EntryRow, ...]) -> Counter[Seat]:
    """Count the turns that people have played themselves, by seat."""
    turns: Counter[Seat] = Counter()
    for row in entries:
        if row.kind == "act" and row.person is not None:
            acted = _plain(row)
            turns[acted["seat"]] += acted["action"]["type"] in {"draw", "take"}
    return turns


def _plain(row: EntryRow) -> dict[str, Any]:
    try:
        plain: dict[str, Any] = msgspec.json.decode(row.body, type=dict[str, Any])
    except (msgspec.MsgspecError, UnicodeDecodeError):
        raise HollywoodError(f"entry {row.seq} of the log cannot be read") from None
    return plain
