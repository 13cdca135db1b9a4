"""The rules that people keep with their accounts, by name."""

from __future__ import annotations

from sqlalchemy import Connection, delete, func, insert, select

from hollywood.server.store.jobs import Known
from hollywood.server.store.people import somebody
from hollywood.server.store.schema import saved_rules


def of_person(connection: Connection, person_id: str) -> tuple[bytes, ...]:
    """Return a person's rules, the last kept last."""
    of = saved_rules.c
    asked = select(of.rules).where(of.person_id == person_id).order_by(of.saved_at, of.name)
    return tuple(bytes(rules) for rules in connection.execute(asked).scalars())


def keep(
    connection: Connection,
    known: Known,
    person_id: str,
    name: str,
    rules: bytes,
    at: float,
    most: int,
) -> bool:
    """Keep rules in place of those of the same name; false if there are ``most`` others."""
    person = somebody(connection, known, person_id)
    drop(connection, person, name)
    theirs = select(func.count()).where(saved_rules.c.person_id == person)
    if connection.execute(theirs).scalar_one() >= most:
        return False
    row = {"person_id": person, "name": name, "rules": rules, "saved_at": at}
    connection.execute(insert(saved_rules), [row])
    return True


def drop(connection: Connection, person_id: str, name: str) -> None:
    """Forget rules, if there are any of this name."""
    of = saved_rules.c
    connection.execute(delete(saved_rules).where(of.person_id == person_id, of.name == name))
