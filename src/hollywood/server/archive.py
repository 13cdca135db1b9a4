"""Finished matches, step by step: from a seat that was one's own, or all open.

A match is played again from its log, one round of it; what is shown goes through the same views as
at the table. While a match goes on nothing of it is shown here to anybody.
"""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from hollywood.errors import HollywoodError
from hollywood.match.table import MatchTable
from hollywood.play import Seat
from hollywood.records.lines import FIRST_CHECK, write_plain
from hollywood.records.replay import go_on
from hollywood.server.entries import MATCH_KINDS
from hollywood.server.forms import Frame, RecordRound
from hollywood.server.messages import TableCard
from hollywood.server.opening import read_card
from hollywood.server.sight.boards import show_boards
from hollywood.server.sight.sheets import show_sheet
from hollywood.server.sight.tables import show_decks
from hollywood.server.store.protocol import Store
from hollywood.server.store.rows import EntryRow, Listed


class NotForYou(HollywoodError):
    """A record that is not there, not over, or not to be seen from this seat."""


async def record_round(
    store: Store, table_id: str, round_number: int, seat: Seat | None, person: str | None
) -> RecordRound:
    """Return a round of a finished match; NotForYou when it is not to be seen."""
    listed, names = await finished(store, table_id, person)
    yours = tuple(Seat(s) for s, owner in enumerate(listed.status.seated) if owner == person)
    if seat is not None and seat not in yours:
        raise NotForYou("You can see a match from a seat that was yours, or with all hands open.")
    card = card_of(listed, names)
    entries = await store.entries(table_id)
    return await asyncio.to_thread(_shown, card, entries, names, yours, round_number, seat)


async def record_file(store: Store, table_id: str, person: str | None) -> bytes:
    """Return the record of a finished match, in the form of :mod:`hollywood.records`."""
    _, names = await finished(store, table_id, person)
    entries = await store.entries(table_id)
    return await asyncio.to_thread(_written, entries, names)


async def finished(
    store: Store, table_id: str, person: str | None
) -> tuple[Listed, tuple[str, ...]]:
    """Return a finished table and what its seats are called, no two alike.

    NotForYou where a person may not look back at it, or not yet.
    """
    listed = await store.table(table_id)
    if listed is None:
        raise NotForYou("There is no such match.")
    status = listed.status
    if status.stage != "over":
        raise NotForYou("This match is not over; its record opens when it is.")
    if not read_card(listed.table, {}).spectators and person not in status.seated:
        raise NotForYou("This table was closed to spectators; its record is for its players.")
    known = await store.names(tuple(owner for owner in status.seated if owner is not None))
    names: list[str] = []
    for seat, (owner, bot) in enumerate(zip(status.seated, status.bots, strict=True), 1):
        name = bot or (known.get(owner, "") if owner is not None else "") or f"Player {seat}"
        taken = {other.casefold() for other in names}
        names.append(name if name.casefold() not in taken else f"{name} ({seat})")
    return listed, tuple(names)


def card_of(listed: Listed, names: tuple[str, ...]) -> TableCard:
    """Return the card of a table whose seats are called ``names``."""
    called = {
        owner: name
        for owner, name in zip(listed.status.seated, names, strict=True)
        if owner is not None
    }
    return read_card(listed.table, called)


def plain_entries(entries: tuple[EntryRow, ...]) -> list[dict[str, Any]]:
    """Return the entries of the match itself, as the lines of its record have them."""
    return [msgspec.json.decode(row.body) for row in entries if row.kind in MATCH_KINDS]


def _written(entries: tuple[EntryRow, ...], names: tuple[str, ...]) -> bytes:
    lines, check = [], FIRST_CHECK
    for plain in plain_entries(entries):
        if plain["type"] == "match":
            plain["players"] = list(names)
        line, check = write_plain(plain, check)
        lines.append(line + b"\n")
    return b"".join(lines)


def _shown(
    card: TableCard,
    entries: tuple[EntryRow, ...],
    names: tuple[str, ...],
    yours: tuple[Seat, ...],
    round_number: int,
    seat: Seat | None,
) -> RecordRound:
    plain = plain_entries(entries)
    starts = [index for index, line in enumerate(plain) if line["type"] == "deal"]
    if not starts:
        raise NotForYou("No round was dealt in this match.")
    if not 1 <= round_number <= len(starts):
        raise NotForYou(f"This match has the rounds 1 to {len(starts)}.")
    end = starts[round_number] if round_number < len(starts) else len(plain)
    frames: list[Frame] = []

    def watch(table: MatchTable, _: int) -> None:
        version = frames[-1].version if frames else table.kept_since
        everything = table.all_events(version)
        events = everything if seat is None else tuple(e.seen_by(seat) for e in everything)
        boards = show_boards(table.match, seat, all_open=seat is None)
        frames.append(Frame(version=table.version, events=events, boards=boards))

    table = go_on(plain[:end], watch=watch)
    return RecordRound(
        card=card,
        names=names,
        seat=seat,
        yours=yours,
        open=seat is None,
        round_number=round_number,
        rounds=len(starts),
        frames=tuple(frames),
        sheet=show_sheet(table.match.course),
        proofs=show_decks(table),
    )


__all__ = ["NotForYou", "card_of", "finished", "plain_entries", "record_file", "record_round"]
