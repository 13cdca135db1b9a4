"""Accounts of programs: their owners, their tokens, and the challenges they have not answered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Select, delete, func, insert, select

from hollywood.server.store import people as people_store
from hollywood.server.store.jobs import Known
from hollywood.server.store.people import add_person, erase_person, somebody
from hollywood.server.store.reading_people import person_from
from hollywood.server.store.rows import ChallengeRow, PersonRow, ProgramRow, TokenRow
from hollywood.server.store.schema import bots, people, sessions, table_challenges


def add_bot(connection: Connection, known: Known, bot: PersonRow, owner_id: str, most: int) -> bool:
    """Add an account of a program; false if its owner has ``most`` already.

    HollywoodError if somebody has its login.
    """
    owner = somebody(connection, known, owner_id)
    count = select(func.count()).where(bots.c.owner_id == owner)
    if connection.execute(count).scalar_one() >= most:
        return False
    add_person(connection, bot)
    connection.execute(insert(bots), [{"person_id": bot.id, "owner_id": owner}])
    return True


def bots_of(connection: Connection, owner_id: str) -> tuple[PersonRow, ...]:
    """Return the programs of an owner, in the order in which they were made."""
    asked = (
        select(people)
        .join(bots, bots.c.person_id == people.c.id)
        .where(bots.c.owner_id == owner_id)
        .order_by(people.c.created_at, people.c.id)
    )
    return tuple(map(person_from, connection.execute(asked)))


def owners_of(connection: Connection, person_ids: Sequence[str]) -> dict[str, tuple[str, str]]:
    """Return the id and the name of each program's owner."""
    asked = (
        select(bots.c.person_id, people.c.id, people.c.name)
        .join(people, people.c.id == bots.c.owner_id)
        .where(bots.c.person_id.in_(person_ids))
    )
    return {bot: (owner, name) for bot, owner, name in connection.execute(asked)}


def drop_bot(connection: Connection, known: Known, bot_id: str, owner_id: str) -> bool:
    """Erase an owner's program; false if the owner has none like this."""
    mine = select(bots.c.person_id).where(bots.c.person_id == bot_id, bots.c.owner_id == owner_id)
    if connection.execute(mine).first() is None:
        return False
    erase_person(connection, known, bot_id)
    return True


def program(connection: Connection, token_hash: str, now: float) -> ProgramRow | None:
    """Return the program that a token belongs to."""
    asked = (
        select(people, bots.c.owner_id, sessions.c.scopes)
        .join(sessions, sessions.c.person_id == people.c.id)
        .join(bots, bots.c.person_id == people.c.id)
        .where(sessions.c.token_hash == token_hash, sessions.c.until > now)
        .where(sessions.c.scopes.is_not(None))
    )
    row = connection.execute(asked).first()
    if row is None:
        return None
    scopes = frozenset(row.scopes.split())
    return ProgramRow(person=person_from(row), owner=row.owner_id, scopes=scopes)


def add_token(
    connection: Connection, known: Known, token: TokenRow, until: float, most: int
) -> bool:
    """Keep a token of a program; false if the program has ``most`` already."""
    count = select(func.count()).where(sessions.c.person_id == token.person)
    if connection.execute(count).scalar_one() >= most:
        return False
    people_store.add_session(
        connection,
        known,
        token.token_hash,
        token.person,
        token.created_at,
        until,
        None,
        token.name,
        "token",
        scopes=" ".join(token.scopes),
    )
    return True


def tokens_of(connection: Connection, person_ids: Sequence[str]) -> tuple[TokenRow, ...]:
    """Return the tokens of programs, the oldest first."""
    asked = (
        select(sessions)
        .where(sessions.c.person_id.in_(person_ids), sessions.c.scopes.is_not(None))
        .order_by(sessions.c.created_at, sessions.c.token_hash)
    )
    return tuple(
        TokenRow(
            token_hash=row.token_hash,
            person=row.person_id,
            name=row.browser or "",
            scopes=tuple(row.scopes.split()),
            created_at=row.created_at,
            used_at=row.used_at,
        )
        for row in connection.execute(asked)
    )


def add_challenges(
    connection: Connection, known: Known, rows: Sequence[ChallengeRow], since: float
) -> None:
    """Keep challenges, and forget those from before ``since``."""
    connection.execute(delete(table_challenges).where(table_challenges.c.made_at < since))
    connection.execute(
        insert(table_challenges),
        [
            {
                "table_id": row.table_id,
                "person_id": somebody(connection, known, row.person),
                "by_id": somebody(connection, known, row.by),
                "made_at": row.made_at,
            }
            for row in rows
        ],
    )


def drop_challenges(connection: Connection, table_id: str, person_id: str | None) -> None:
    """Forget the challenges at a table, or only that of one person."""
    of = [table_challenges.c.table_id == table_id]
    if person_id is not None:
        of.append(table_challenges.c.person_id == person_id)
    connection.execute(delete(table_challenges).where(*of))


def challenges_to(connection: Connection, person_id: str, since: float) -> tuple[ChallengeRow, ...]:
    """Return the challenges to somebody, made ``since`` then, the oldest first."""
    return _challenges(connection, _since(since).where(table_challenges.c.person_id == person_id))


def challenges_by(connection: Connection, person_id: str, since: float) -> tuple[ChallengeRow, ...]:
    """Return the challenges by somebody, made ``since`` then, the oldest first."""
    return _challenges(connection, _since(since).where(table_challenges.c.by_id == person_id))


def _since(since: float) -> Select[Any]:
    of = table_challenges.c
    asked = select(table_challenges).where(of.made_at >= since)
    return asked.order_by(of.made_at, of.table_id, of.person_id)


def _challenges(connection: Connection, asked: Select[Any]) -> tuple[ChallengeRow, ...]:
    return tuple(
        ChallengeRow(table_id=row.table_id, person=row.person_id, by=row.by_id, made_at=row.made_at)
        for row in connection.execute(asked)
    )
