"""The people whom each person has muted."""

from __future__ import annotations

from sqlalchemy import Connection, delete, func, insert, select

from hollywood.server.store.jobs import Known
from hollywood.server.store.people import somebody, who_now
from hollywood.server.store.schema import mutes, people


def mute(
    connection: Connection, known: Known, person_id: str, muted_id: str, at: float, most: int
) -> bool:
    """Keep that a person mutes another; false if that person mutes ``most`` others already."""
    person, muted = somebody(connection, known, person_id), who_now(connection, known, muted_id)
    if muted is None or muted == person:
        return True
    drop(connection, known, person, muted)
    count = select(func.count()).where(mutes.c.person_id == person)
    if connection.execute(count).scalar_one() >= most:
        return False
    connection.execute(insert(mutes), [{"person_id": person, "muted_id": muted, "at": at}])
    return True


def drop(connection: Connection, known: Known, person_id: str, muted_id: str) -> None:
    """Forget that a person mutes another."""
    of = mutes.c.person_id == known.now(person_id), mutes.c.muted_id == known.now(muted_id)
    connection.execute(delete(mutes).where(*of))


def muted_by(connection: Connection, person_id: str) -> tuple[tuple[str, str], ...]:
    """Return the ids and the names of the people whom a person mutes, in order of name."""
    asked = (
        select(people.c.id, people.c.name)
        .join(mutes, mutes.c.muted_id == people.c.id)
        .where(mutes.c.person_id == person_id)
        .order_by(people.c.name, people.c.id)
    )
    return tuple((row.id, row.name) for row in connection.execute(asked))
