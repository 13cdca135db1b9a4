"""Reading tables, their logs and what was said; each answer is from one moment."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from itertools import groupby
from typing import Any

import msgspec
from sqlalchemy import Connection, Select, exists, func, select

from hollywood.play import Seat
from hollywood.server.store import chains
from hollywood.server.store.protocol import Damaged
from hollywood.server.store.rows import (
    ChatRow,
    EntryRow,
    Listed,
    Status,
    TableRow,
    command_of,
)
from hollywood.server.store.schema import chat, entries, people, places, secret_values, tables

_log = logging.getLogger(__name__)

_seats = msgspec.json.Decoder(tuple[Seat, ...]).decode

_ENTRY = select(
    entries.c.seq,
    entries.c.at,
    entries.c.kind,
    entries.c.body,
    entries.c.version,
    entries.c.command_id,
    entries.c.person,
)
_LOG = _ENTRY.add_columns(entries.c.chain, tables.c.last_seq).select_from(
    tables.outerjoin(entries, entries.c.table_id == tables.c.id)
)
_PLACED = select(tables, places.c.seat, places.c.person_id, places.c.bot).outerjoin_from(
    tables, places, places.c.table_id == tables.c.id
)
_NEWEST = tables.c.created_at.desc(), tables.c.id


def table(connection: Connection, table_id: str) -> Listed | None:
    """Return a table; Damaged if it cannot be read."""
    asked = _PLACED.where(tables.c.id == table_id).order_by(places.c.seat)
    rows = connection.execute(asked).all()
    return _table(list(rows)) if rows else None


def log(connection: Connection, table_id: str) -> tuple[EntryRow, ...]:
    """Return the log of a table; Damaged if it is not as it was written."""
    rows = connection.execute(_LOG.where(tables.c.id == table_id).order_by(entries.c.seq)).all()
    if not rows:
        return ()
    written = [(_entry(row[:-2]), row.chain) for row in rows if row.seq is not None]
    chains.end_of(table_id, written, rows[0].last_seq)
    return tuple(entry for entry, _ in written)


def chain(connection: Connection, table_id: str, seq: int) -> bytes:
    """Return the checksum of the last entry of a log; ``seq`` is its number.

    If it has none, it was written before there were chains: then compute it.
    """
    if seq == 0:
        return chains.beginning(table_id)
    asked = select(entries.c.chain).where(entries.c.table_id == table_id, entries.c.seq == seq)
    found = connection.execute(asked).scalar()
    if found is not None:
        return bytes(found)
    earlier = entries.c.table_id == table_id, entries.c.seq <= seq
    rows = connection.execute(_ENTRY.where(*earlier).order_by(entries.c.seq))
    return chains.end_of(table_id, ((_entry(row), None) for row in rows))


def answered(
    connection: Connection, table_id: str, person: str | None, command_id: str
) -> EntryRow | None:
    """Return the entry that somebody's command made."""
    known = entries.c.command_id.in_((command_of(person, command_id), command_id))
    asked = _ENTRY.where(entries.c.table_id == table_id, known, entries.c.person == person)
    row = connection.execute(asked).first()
    return None if row is None else _entry(row)


def open_tables(connection: Connection, limit: int, since: float) -> tuple[Listed, ...]:
    """Return tables of the lobby at which somebody waits for players, changed ``since`` then."""
    asked = select(tables).where(*_waits_for_players(), tables.c.moved_at >= since)
    return _listed(connection, asked, limit, *_NEWEST)


def count_waiting(
    connection: Connection, owner: str, among: Sequence[str], since: float
) -> tuple[int, int]:
    """Count the open tables, changed ``since`` then: those of an owner, and those among some."""
    recent = tables.c.moved_at >= since
    waiting = select(func.count()).select_from(tables).where(*_waits_for_players(), recent)
    asked = select(
        waiting.where(tables.c.owner == owner).scalar_subquery(),
        waiting.where(tables.c.id.in_(among)).scalar_subquery(),
    )
    own, others = connection.execute(asked).one()
    return int(own), int(others)


def watchable_tables(connection: Connection, limit: int) -> tuple[Listed, ...]:
    """Return tables of the lobby that are in play."""
    asked = select(tables).where(
        tables.c.entrance == "lobby", tables.c.stage.in_(["between", "playing"])
    )
    return _listed(connection, asked, limit, *_NEWEST)


def tables_of(connection: Connection, person: str, over: bool, limit: int) -> tuple[Listed, ...]:
    """Return the tables a person sits at."""
    sits = exists().where(places.c.table_id == tables.c.id, places.c.person_id == person)
    ended = tables.c.stage == "over" if over else tables.c.stage != "over"
    return _listed(
        connection, select(tables).where(ended, sits), limit, tables.c.moved_at.desc(), tables.c.id
    )


def due_tables(
    connection: Connection, now: float, limit: int
) -> tuple[tuple[str, ...], float | None]:
    """Return tables that are due, oldest first, and when the next one after ``now`` is."""
    due = tables.c.due_at
    asked = select(tables.c.id).where(due <= now).order_by(due).limit(limit)
    after = select(func.min(due)).where(due > now)
    return tuple(connection.execute(asked).scalars()), connection.execute(after).scalar()


def said(connection: Connection, table_id: str, limit: int) -> tuple[ChatRow, ...]:
    """Return the last things said."""
    asked = (
        select(chat).where(chat.c.table_id == table_id).order_by(chat.c.number.desc()).limit(limit)
    )
    return tuple(_chat(row) for row in reversed(connection.execute(asked).all()))


def chat_of(connection: Connection, person_id: str) -> tuple[tuple[str, ChatRow], ...]:
    """Return everything a person has said."""
    asked = (
        select(chat)
        .where(chat.c.person_id == person_id)
        .order_by(chat.c.at, chat.c.table_id, chat.c.number)
    )
    return tuple((row.table_id, _chat(row)) for row in connection.execute(asked))


def secret(connection: Connection, name: str) -> bytes | None:
    """Return a secret, if it was made."""
    asked = select(secret_values.c.value).where(secret_values.c.name == name)
    found = connection.execute(asked).scalar()
    return None if found is None else bytes(found)


def counts(connection: Connection) -> dict[str, Any]:
    """Return how much there is. A log's last number is its length, so no counting is needed."""
    asked = select(
        select(func.count()).select_from(tables).scalar_subquery().label("tables"),
        select(func.count())
        .select_from(tables)
        .where(tables.c.stage.in_(["between", "playing"]))
        .scalar_subquery()
        .label("tables_in_play"),
        select(func.count()).select_from(people).scalar_subquery().label("people"),
        select(func.count(people.c.login)).scalar_subquery().label("accounts"),
        select(func.coalesce(func.sum(tables.c.last_seq), 0)).scalar_subquery().label("entries"),
    )
    return {name: int(value) for name, value in connection.execute(asked).mappings().one().items()}


def _waits_for_players() -> tuple[Any, ...]:
    """The conditions for a table of the lobby with a free seat and somebody who waits."""
    here = places.c.table_id == tables.c.id
    empty = exists().where(here, places.c.person_id.is_(None), places.c.bot.is_(None))
    waiting = exists().where(here, places.c.person_id.is_not(None))
    return tables.c.entrance == "lobby", tables.c.stage == "gathering", empty, waiting


def _listed(
    connection: Connection, which: Select[Any], limit: int | None = None, *order: Any
) -> tuple[Listed, ...]:
    """Return tables with their places, in one statement: one row per table and place."""
    rank = func.row_number().over(order_by=order or None).label("rank")
    chosen = which.add_columns(rank).order_by(rank).limit(limit).subquery()
    asked = (
        select(chosen, places.c.seat, places.c.person_id, places.c.bot)
        .outerjoin_from(chosen, places, places.c.table_id == chosen.c.id)
        .order_by(chosen.c.rank, places.c.seat)
    )
    rows = connection.execute(asked).all()
    found = []
    for _, of in groupby(rows, key=lambda row: row.rank):
        try:
            found.append(_table(list(of)))
        except Damaged as damaged:  # the others are listed
            _log.error("table_damaged", extra={"table": damaged.table_id, "reason": damaged.why})
    return tuple(found)


def _table(rows: list[Any]) -> Listed:
    """Return a table from its rows, one for each place; Damaged if they cannot be read."""
    try:
        return _read_table(rows)
    except (msgspec.MsgspecError, LookupError, TypeError, ValueError) as error:
        raise Damaged(rows[0].id, "its row cannot be read") from error


def _read_table(rows: list[Any]) -> Listed:
    row = rows[0]
    taken = [place for place in rows if place.seat is not None]
    seated = tuple(place.person_id for place in taken)

    def people_at(seats: bytes | None) -> tuple[str, ...]:
        found = () if seats is None else _seats(seats)
        return tuple(p for p in dict.fromkeys(seated[seat] for seat in found) if p is not None)

    return Listed(
        table=TableRow(
            id=row.id,
            created_at=row.created_at,
            owner=row.owner,
            entrance=row.entrance,
            family=row.family,
            settings=row.settings,
            node=row.node,
            fence=row.fence,
        ),
        status=Status(
            stage=row.stage,
            seated=seated,
            bots=tuple(place.bot for place in taken),
            awaited=people_at(row.awaited),
            asked=people_at(row.asked),
            until=row.until,
            resting=bool(row.resting),
            due_at=row.due_at,
            round_number=row.round_number,
            winners=_seats(row.winners),
            next_table=row.next_table,
        ),
        moved_at=row.moved_at,
    )


def _entry(row: Any) -> EntryRow:
    seq, at, kind, body, version, command_id, person_id = row
    return EntryRow(
        seq=seq,
        at=at,
        kind=kind,
        body=body,
        version=version,
        command_id=command_id,
        person=person_id,
    )


def _chat(row: Any) -> ChatRow:
    return ChatRow(
        number=row.number,
        seat=None if row.seat is None else Seat(row.seat),
        person=row.person_id,
        text=row.text,
        at=row.at,
        phrase=row.phrase,
    )
