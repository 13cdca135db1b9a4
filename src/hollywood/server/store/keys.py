"""Passkeys, the challenges they sign, and recovery codes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Select, delete, func, insert, select, update

from hollywood.server.store.jobs import Known
from hollywood.server.store.people import somebody
from hollywood.server.store.rows import PasskeyRow
from hollywood.server.store.schema import challenges, passkeys, recovery_codes


def add_passkey(connection: Connection, known: Known, key: PasskeyRow, most: int) -> bool:
    """Keep a passkey; false if it is known already, or if its person has ``most`` others."""
    person = somebody(connection, known, key.person)
    there = select(passkeys.c.id).where(passkeys.c.id == key.id)
    count = select(func.count()).where(passkeys.c.person_id == person)
    if connection.execute(there).first() or connection.execute(count).scalar_one() >= most:
        return False
    row = {
        "id": key.id,
        "person_id": person,
        "public_key": key.public_key,
        "counter": key.counter,
        "name": key.name,
        "created_at": key.created_at,
        "used_at": key.used_at,
    }
    connection.execute(insert(passkeys), [row])
    return True


def passkey(connection: Connection, key_id: str) -> PasskeyRow | None:
    """Return a passkey."""
    return next(iter(_found(connection, select(passkeys).where(passkeys.c.id == key_id))), None)


def passkeys_of(connection: Connection, person_id: str) -> tuple[PasskeyRow, ...]:
    """Return a person's passkeys, in the order in which they were made."""
    asked = select(passkeys).where(passkeys.c.person_id == person_id)
    return _found(connection, asked.order_by(passkeys.c.created_at, passkeys.c.id))


def use_passkey(connection: Connection, key_id: str, counter: int, at: float) -> bool:
    """Note that a passkey has signed; false if it has counted further before, or is gone."""
    done = connection.execute(
        update(passkeys)
        .where(passkeys.c.id == key_id)
        .where((passkeys.c.counter < counter) | ((passkeys.c.counter == 0) & (counter == 0)))
        .values(counter=counter, used_at=at)
    )
    return bool(done.rowcount)


def rename_passkey(connection: Connection, key_id: str, person_id: str, name: str) -> bool:
    """Give a person's passkey another name; false if there is none."""
    of = passkeys.c.id == key_id, passkeys.c.person_id == person_id
    return bool(connection.execute(update(passkeys).where(*of).values(name=name)).rowcount)


def drop_passkey(connection: Connection, key_id: str, person_id: str) -> bool:
    """Forget a person's passkey; false if there is none."""
    of = passkeys.c.id == key_id, passkeys.c.person_id == person_id
    return bool(connection.execute(delete(passkeys).where(*of)).rowcount)


def keep_challenge(
    connection: Connection, challenge: str, what: str, now: float, until: float
) -> None:
    """Keep the hash of a challenge, and forget those whose time is up."""
    connection.execute(delete(challenges).where(challenges.c.until <= now))
    connection.execute(insert(challenges), [{"hash": challenge, "what": what, "until": until}])


def take_challenge(connection: Connection, challenge: str, now: float) -> str | None:
    """Return what a challenge is for, and forget it; ``None`` for an old or unknown one."""
    asked = select(challenges.c.what).where(
        challenges.c.hash == challenge, challenges.c.until > now
    )
    what = connection.execute(asked).scalar()
    done = connection.execute(delete(challenges).where(challenges.c.hash == challenge))
    return str(what) if what is not None and done.rowcount else None


def keep_codes(
    connection: Connection, known: Known, person_id: str, hashes: Sequence[str], at: float
) -> None:
    """Replace all recovery codes of a person."""
    person = somebody(connection, known, person_id)
    connection.execute(delete(recovery_codes).where(recovery_codes.c.person_id == person))
    rows = [{"hash": each, "person_id": person, "made_at": at} for each in hashes]
    connection.execute(insert(recovery_codes), rows)


def take_code(connection: Connection, code: str, person_id: str) -> bool:
    """Use up a recovery code of a person; false if it is not one of theirs."""
    of = recovery_codes.c.hash == code, recovery_codes.c.person_id == person_id
    return bool(connection.execute(delete(recovery_codes).where(*of)).rowcount)


def codes_left(connection: Connection, person_id: str) -> int:
    """Return how many recovery codes a person has left."""
    asked = select(func.count()).where(recovery_codes.c.person_id == person_id)
    return int(connection.execute(asked).scalar_one())


def _found(connection: Connection, asked: Select[Any]) -> tuple[PasskeyRow, ...]:
    return tuple(
        PasskeyRow(
            id=row.id,
            person=row.person_id,
            public_key=bytes(row.public_key),
            counter=row.counter,
            name=row.name,
            created_at=row.created_at,
            used_at=row.used_at,
        )
        for row in connection.execute(asked)
    )
