"""The devices on which people have signed in to their accounts."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select, update

from hollywood.server.store.jobs import Known
from hollywood.server.store.people import login_key, somebody
from hollywood.server.store.schema import devices, people


def is_known(connection: Connection, token_hash: str, login: str, since: float) -> bool:
    """Say whether somebody has signed in to this account on this device since ``since``."""
    asked = (
        select(people.c.id)
        .join(devices)
        .where(
            devices.c.token_hash == token_hash,
            devices.c.used_at > since,
            people.c.login_key == login_key(login),
        )
    )
    return connection.execute(asked).first() is not None


def note_use(connection: Connection, token_hash: str, person_id: str, at: float) -> bool:
    """Note that an account's device is in use; false if it is not one of the account's."""
    done = connection.execute(
        update(devices)
        .where(devices.c.token_hash == token_hash, devices.c.person_id == person_id)
        .values(used_at=at)
    )
    return bool(done.rowcount)


def add(
    connection: Connection, known: Known, token_hash: str, person_id: str, at: float, most: int
) -> None:
    """Keep a device, and only the account's ``most`` recently used devices."""
    person = somebody(connection, known, person_id)
    row = {"token_hash": token_hash, "person_id": person, "used_at": at}
    connection.execute(insert(devices), [row])
    theirs = devices.c.person_id == person
    newest = (
        select(devices.c.token_hash)
        .where(theirs)
        .order_by(devices.c.used_at.desc(), devices.c.token_hash)
        .limit(most)
    )
    connection.execute(delete(devices).where(theirs, devices.c.token_hash.not_in(newest)))
