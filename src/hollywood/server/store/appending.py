"""Writing appends to logs: any number of them in a few statements."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import msgspec
from sqlalchemy import ClauseElement, Connection, Dialect, bindparam, delete, insert, select, update

from hollywood.server.store import chains, reading
from hollywood.server.store.backend import driven
from hollywood.server.store.jobs import Known, Seating
from hollywood.server.store.protocol import Overtaken
from hollywood.server.store.rows import Append, MatchFact, RoundFact, Status, TableRow
from hollywood.server.store.schema import (
    entries,
    match_facts,
    places,
    ratings,
    round_facts,
    tables,
)

Row = dict[str, Any]

_encode = msgspec.json.Encoder().encode

_CHANGED = (
    *("stage", "awaited", "round_number", "winners", "next_table"),
    *("asked", "until", "resting", "due_at"),
)
_STANDS = (
    update(tables)
    .where(tables.c.id == bindparam("table"), tables.c.fence == bindparam("fence"))
    .values({name: bindparam(name) for name in _CHANGED})
)
_GOES_ON = _STANDS.where(tables.c.last_seq == bindparam("before")).values(
    last_seq=bindparam("last_seq"), moved_at=bindparam("moved_at")
)
_NOBODY_AT = delete(places).where(
    places.c.table_id == bindparam("table"), places.c.seat == bindparam("place")
)
_UNRATED = delete(ratings).where(  # if it has changed since it was read, the new one is refused
    ratings.c.person_id == bindparam("person"),
    ratings.c.family == bindparam("of"),
    ratings.c.matches == bindparam("before"),
)
_SEATING = select(places.c.person_id, places.c.bot).order_by(places.c.seat)


_ENTRIES, _PLACES, _ROUNDS, _MATCHES, _RATED = (
    insert(table).inline() for table in (entries, places, round_facts, match_facts, ratings)
)


@cache
def _words(statement: ClauseElement, dialect: Dialect) -> str:
    """Return a statement in the database's dialect: made once, run for every batch."""
    return str(statement.compile(dialect=dialect))


def _run(connection: Connection, statement: ClauseElement, rows: list[Row]) -> int:
    words = _words(statement, connection.dialect)
    with driven(connection) as cursor:
        if len(rows) == 1:
            cursor.execute(words, rows[0])
        else:
            cursor.executemany(words, rows)
        return int(cursor.rowcount)


def append_all(connection: Connection, known: Known, changes: Sequence[Append]) -> None:
    """Write the appends in order; Overtaken or IntegrityError if any of them cannot be written."""
    rows = _Rows()
    for change in changes:
        rows.take(connection, known, change)
    rows.write(connection)


def insert_table(connection: Connection, known: Known, table: TableRow, status: Status) -> None:
    """Write a new table."""
    seating = _seating(known, status)
    row = {
        **_standing(known, status, seating),
        "id": table.id,
        "created_at": table.created_at,
        "owner": known.now(table.owner),
        "entrance": table.entrance,
        "family": table.family,
        "settings": table.settings,
        "moved_at": table.created_at,
        "last_seq": 0,
        "node": table.node,
        "fence": table.fence,
    }
    connection.execute(insert(tables), [row])
    taken = [_place(table.id, seat, *sitter) for seat, sitter in enumerate(seating)]
    if taken:
        connection.execute(insert(places), taken)
    known.remember(table.id, seating)


def keep_match(connection: Connection, known: Known, table: TableRow, match: Append) -> bool:
    """Write a table with its whole log; false, and no change, if there is one of this id."""
    there = select(tables.c.id).where(tables.c.id == table.id)
    if connection.execute(there).first() is not None:
        return False
    insert_table(connection, known, table, match.status)
    append_all(connection, known, (match,))
    return True


class _Rows:
    """The rows of several appends."""

    def __init__(self) -> None:
        self.going_on: list[Row] = []
        self.standing: list[Row] = []
        self.entries: list[Row] = []
        self.left: list[Row] = []
        self.taken: dict[tuple[str, int], Row] = {}  # a seat may change hands twice
        self.rounds: list[Row] = []
        self.matches: list[Row] = []
        self.unrated: list[Row] = []
        self.rated: dict[tuple[str, str], Row] = {}

    def take(self, connection: Connection, known: Known, change: Append) -> None:
        table_id = change.table_id
        seating = _seating(known, change.status)
        standing = _standing(known, change.status, seating)
        standing["table"], standing["fence"] = table_id, change.fence
        if change.entries:
            first = change.entries[0].seq
            chain = known.chain(table_id, first - 1)
            if chain is None:
                chain = reading.chain(connection, table_id, first - 1)
            for seq, entry in enumerate(change.entries, first):
                if entry.seq != seq:
                    raise ValueError(f"entry {entry.seq} of a log cannot come after {seq - 1}")
                chain = chains.following(chain, entry)
                self.entries.append(
                    {
                        "table_id": table_id,
                        "seq": seq,
                        "at": entry.at,
                        "kind": entry.kind,
                        "body": entry.body,
                        "version": entry.version,
                        "command_id": entry.command_id,
                        "person": entry.person,
                        "chain": chain,
                    }
                )
            known.remember_chain(table_id, seq, chain)
            standing["before"] = first - 1
            standing["last_seq"] = first + len(change.entries) - 1
            standing["moved_at"] = change.entries[-1].at
            self.going_on.append(standing)
        else:
            self.standing.append(standing)
        self._seat(connection, known, table_id, seating)
        if change.rounds or change.matches or change.ratings:
            self._account(known, change, seating)

    def write(self, connection: Connection) -> None:
        going_on, standing = len(self.going_on), len(self.standing)
        if going_on and _run(connection, _GOES_ON, self.going_on) != going_on:
            raise Overtaken("that table has gone on, or is another node's, or does not exist")
        if standing and _run(connection, _STANDS, self.standing) != standing:
            raise Overtaken("that table is another node's, or does not exist")
        for statement, rows in (
            (_ENTRIES, self.entries),
            (_NOBODY_AT, self.left),
            (_PLACES, list(self.taken.values())),
            (_ROUNDS, self.rounds),
            (_MATCHES, self.matches),
            (_UNRATED, self.unrated),
            (_RATED, list(self.rated.values())),
        ):
            if rows:
                _run(connection, statement, rows)

    def _seat(self, connection: Connection, known: Known, table_id: str, seating: Seating) -> None:
        """Write the places that have changed."""
        before = known.seating(table_id)
        if before == seating:
            return
        if before is None:
            found = connection.execute(_SEATING.where(places.c.table_id == table_id))
            before = tuple((person, bot) for person, bot in found)
        for seat in range(max(len(before), len(seating))):
            was = before[seat] if seat < len(before) else None
            sits = seating[seat] if seat < len(seating) else None
            if was == sits:
                continue
            self.taken.pop((table_id, seat), None)
            if was is not None:
                self.left.append({"table": table_id, "place": seat})
            if sits is not None:
                self.taken[table_id, seat] = _place(table_id, seat, *sits)
        known.remember(table_id, seating)

    def _account(self, known: Known, change: Append, seating: Seating) -> None:
        """Write what people did, except people who were erased or have given up the seat."""

        def whose(fact: RoundFact | MatchFact) -> str | None:
            gave_up = known.has_moved(fact.person) and seating[fact.seat][0] is None
            return None if gave_up else known.now(fact.person)

        for played in change.rounds:
            if (person := whose(played)) is not None:
                self.rounds.append(
                    {
                        "table_id": change.table_id,
                        "round_number": played.round_number,
                        "seat": played.seat,
                        "person_id": person,
                        "family": played.family,
                        "preset": played.preset,
                        "at": played.at,
                        "facts": _encode(played.facts),
                    }
                )
        for ended in change.matches:
            if (person := whose(ended)) is not None:
                self.matches.append(
                    {
                        "table_id": change.table_id,
                        "seat": ended.seat,
                        "person_id": person,
                        "family": ended.family,
                        "preset": ended.preset,
                        "at": ended.at,
                        "rated": ended.rated,
                        "won": ended.won,
                        "facts": _encode(ended.facts),
                    }
                )
        for rating in change.ratings:
            if known.has_moved(rating.person):
                continue  # an account keeps its own rating, not its guest's
            self.unrated.append(
                {"person": rating.person, "of": rating.family, "before": rating.matches - 1}
            )
            self.rated[rating.person, rating.family] = {
                "person_id": rating.person,
                "family": rating.family,
                "mu": rating.mu,
                "sigma": rating.sigma,
                "matches": rating.matches,
                "history": _encode(rating.history),
            }


def _seating(known: Known, status: Status) -> Seating:
    """Return who sits where now: a guest who joined an account that sits there too has no seat."""
    people: list[str | None] = []
    for person in status.seated:
        now = known.now(person)
        twice = now != person and (now in status.seated or now in people)
        people.append(None if twice else now)
    return tuple(zip(people, status.bots, strict=True))


def _standing(known: Known, status: Status, seating: Seating) -> Row:
    sitting = [person for person, _ in seating]

    def seats(people: Sequence[str]) -> bytes:
        found = []
        for person in people:
            now = known.now(person)
            if now in sitting and now is not None:
                seat = sitting.index(now)
                if now == person or sitting[status.seated.index(person)] is not None:
                    found.append(seat)
            elif now is not None:
                raise ValueError("the table waits for somebody who has no seat there")
        return _encode(found)

    return {
        "stage": status.stage,
        "awaited": seats(status.awaited),
        "asked": seats(status.asked),
        "until": status.until,
        "resting": status.resting,
        "due_at": status.due_at,
        "round_number": status.round_number,
        "winners": _encode(status.winners),
        "next_table": status.next_table,
    }


def _place(table_id: str, seat: int, person: str | None, bot: str | None) -> Row:
    return {"table_id": table_id, "seat": seat, "person_id": person, "bot": bot}
