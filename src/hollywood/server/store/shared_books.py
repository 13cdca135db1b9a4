"""Score books that people share by a link, each with a version that grows with every change."""

from __future__ import annotations

from sqlalchemy import Connection, delete, func, insert, or_, select, update

from hollywood.server.store.jobs import Known
from hollywood.server.store.people import somebody
from hollywood.server.store.rows import SharedBookRow
from hollywood.server.store.schema import shared_books

_OF = shared_books.c


def add(
    connection: Connection, known: Known, book: SharedBookRow, most: int, unused_since: float
) -> bool:
    """Add a book; false if the person shares ``most`` already. Unused ones are forgotten first."""
    connection.execute(delete(shared_books).where(_OF.used_at < unused_since))
    person = somebody(connection, known, book.person_id)
    theirs = select(func.count()).where(_OF.person_id == person)
    if connection.execute(theirs).scalar_one() >= most:
        return False
    row = {
        "id": book.id,
        "write_hash": book.write_hash,
        "person_id": person,
        "version": book.version,
        "body": book.body,
        "used_at": book.used_at,
    }
    connection.execute(insert(shared_books), [row])
    return True


def find(connection: Connection, name: str, write_hash: str) -> SharedBookRow | None:
    """Return the book with this id, or with this hash of its secret."""
    asked = select(shared_books).where(or_(_OF.id == name, _OF.write_hash == write_hash))
    row = connection.execute(asked).first()
    if row is None:
        return None
    return SharedBookRow(
        id=row.id,
        write_hash=row.write_hash,
        person_id=row.person_id,
        version=row.version,
        body=bytes(row.body),
        used_at=row.used_at,
    )


def change(connection: Connection, name: str, version: int, body: bytes, at: float) -> bool:
    """Write the next version of a book; false if ``version`` is no longer its version."""
    done = connection.execute(
        update(shared_books)
        .where(_OF.id == name, _OF.version == version)
        .values(version=version + 1, body=body, used_at=at)
    )
    return done.rowcount == 1


def use(connection: Connection, name: str, at: float) -> None:
    """Remember that somebody has looked at a book."""
    connection.execute(update(shared_books).where(_OF.id == name).values(used_at=at))


def drop(connection: Connection, name: str) -> None:
    """Forget a book."""
    connection.execute(delete(shared_books).where(_OF.id == name))


def of_person(connection: Connection, person_id: str) -> tuple[bytes, ...]:
    """Return the books a person shares, the last used last."""
    asked = select(_OF.body).where(_OF.person_id == person_id).order_by(_OF.used_at, _OF.id)
    return tuple(bytes(body) for body in connection.execute(asked).scalars())
