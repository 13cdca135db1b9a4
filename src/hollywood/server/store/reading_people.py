"""Reading people: who they are, how they are rated, what they have done."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, Select, func, select

from hollywood.play import Seat
from hollywood.server.store.people import login_key
from hollywood.server.store.rows import Holiday, MatchFact, PersonRow, RatingRow, RoundFact
from hollywood.server.store.schema import (
    holidays,
    match_facts,
    people,
    ratings,
    round_facts,
    sessions,
)

_history = msgspec.json.Decoder(tuple[tuple[float, int], ...]).decode
_mapping = msgspec.json.Decoder(dict[str, Any]).decode


def person(connection: Connection, person_id: str) -> PersonRow | None:
    """Return a person."""
    return _person(connection, select(people).where(people.c.id == person_id))


def person_with_login(connection: Connection, login: str) -> PersonRow | None:
    """Return the person with a login."""
    return _person(connection, select(people).where(people.c.login_key == login_key(login)))


def person_of_session(connection: Connection, token_hash: str, now: float) -> PersonRow | None:
    """Return the person of a session that has not expired."""
    return _person(
        connection,
        select(people)
        .join(sessions)
        .where(
            sessions.c.token_hash == token_hash,
            sessions.c.until > now,
            sessions.c.table_id.is_(None),
        ),
    )


def person_of_seat_session(
    connection: Connection, token_hash: str, table_id: str, now: float
) -> PersonRow | None:
    """Return the person whose seat at a table a session plays, if it has not expired."""
    return _person(
        connection,
        select(people)
        .join(sessions)
        .where(
            sessions.c.token_hash == token_hash,
            sessions.c.until > now,
            sessions.c.table_id == table_id,
        ),
    )


def living_sessions(connection: Connection, hashes: tuple[str, ...], now: float) -> frozenset[str]:
    """Return those of these sessions that have not ended, of whatever kind."""
    asked = select(sessions.c.token_hash).where(
        sessions.c.token_hash.in_(hashes), sessions.c.until > now
    )
    return frozenset(connection.execute(asked).scalars())


def is_played_elsewhere(connection: Connection, person_id: str, table_id: str, now: float) -> bool:
    """Say whether another device plays a person's seat at a table."""
    asked = select(sessions.c.token_hash).where(
        sessions.c.person_id == person_id,
        sessions.c.table_id == table_id,
        sessions.c.until > now,
    )
    return connection.execute(asked).first() is not None


def names(connection: Connection, person_ids: tuple[str, ...]) -> dict[str, str]:
    """Return the names of people."""
    asked = select(people.c.id, people.c.name).where(people.c.id.in_(person_ids))
    return {row.id: row.name for row in connection.execute(asked)}


def ratings_at(
    connection: Connection, person_ids: tuple[str, ...], family: str
) -> dict[str, RatingRow]:
    """Return people's ratings at a family."""
    asked = select(ratings).where(ratings.c.person_id.in_(person_ids), ratings.c.family == family)
    return {row.person_id: _rating(row) for row in connection.execute(asked)}


def meetings(
    connection: Connection, person_ids: tuple[str, ...], family: str, since: float
) -> dict[frozenset[str], int]:
    """Count the rated matches, since then, in which two of these people both played."""
    one, other = match_facts.alias("one"), match_facts.alias("other")
    asked = (
        select(one.c.person_id, other.c.person_id, func.count())
        .join(other, one.c.table_id == other.c.table_id)
        .where(
            one.c.person_id.in_(person_ids),
            other.c.person_id.in_(person_ids),
            one.c.person_id < other.c.person_id,
            one.c.rated,
            one.c.family == family,
            one.c.at >= since,
        )
        .group_by(one.c.person_id, other.c.person_id)
    )
    return {frozenset((a, b)): count for a, b, count in connection.execute(asked)}


def ratings_of(connection: Connection, person_id: str) -> tuple[RatingRow, ...]:
    """Return a person's ratings, by family."""
    asked = select(ratings).where(ratings.c.person_id == person_id).order_by(ratings.c.family)
    return tuple(_rating(row) for row in connection.execute(asked))


def rounds_of(connection: Connection, person_id: str) -> tuple[RoundFact, ...]:
    """Return what a person did in every round."""
    of = round_facts.c
    asked = (
        select(round_facts)
        .where(of.person_id == person_id)
        .order_by(of.at, of.table_id, of.round_number, of.seat)
    )
    return tuple(
        RoundFact(
            person=row.person_id,
            round_number=row.round_number,
            seat=Seat(row.seat),
            family=row.family,
            preset=row.preset,
            at=row.at,
            facts=_mapping(row.facts),
        )
        for row in connection.execute(asked)
    )


def matches_of(connection: Connection, person_id: str) -> tuple[MatchFact, ...]:
    """Return how every match went for a person."""
    of = match_facts.c
    asked = (
        select(match_facts).where(of.person_id == person_id).order_by(of.at, of.table_id, of.seat)
    )
    return tuple(
        MatchFact(
            person=row.person_id,
            seat=Seat(row.seat),
            family=row.family,
            preset=row.preset,
            at=row.at,
            rated=row.rated,
            won=row.won,
            facts=_mapping(row.facts),
        )
        for row in connection.execute(asked)
    )


def holidays_of(
    connection: Connection, person_ids: tuple[str, ...]
) -> dict[str, tuple[Holiday, ...]]:
    """Return people's holidays."""
    of = holidays.c
    asked = select(holidays).where(of.person_id.in_(person_ids)).order_by(of.person_id, of.begins)
    found: dict[str, tuple[Holiday, ...]] = {}
    for row in connection.execute(asked):
        found[row.person_id] = (*found.get(row.person_id, ()), Holiday(row.begins, row.ends))
    return found


def _person(connection: Connection, asked: Select[Any]) -> PersonRow | None:
    row = connection.execute(asked).one_or_none()
    return None if row is None else person_from(row)


def person_from(row: Any) -> PersonRow:
    """Return the person of a row that has the columns of ``people``."""
    return PersonRow(
        id=row.id,
        name=row.name,
        created_at=row.created_at,
        login=row.login,
        password=row.password,
        settings=_mapping(row.settings),
    )


def _rating(row: Any) -> RatingRow:
    return RatingRow(
        person=row.person_id,
        family=row.family,
        mu=row.mu,
        sigma=row.sigma,
        matches=row.matches,
        history=_history(row.history),
    )
