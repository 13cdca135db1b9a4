"""Stored reviews: in parts, only the newest ones."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, delete, func, insert, select

from hollywood.server.store.rows import ReviewRow
from hollywood.server.store.schema import reviews


def keep(connection: Connection, review: ReviewRow, most: int) -> None:
    """Keep a review in place of its table's earlier one, and only the newest ``most`` of all."""
    connection.execute(delete(reviews).where(reviews.c.table_id == review.table_id))
    rows = [
        {
            "table_id": review.table_id,
            "part": part,
            "revision": review.revision,
            "made_at": review.made_at,
            "body": body,
        }
        for part, body in enumerate(review.parts)
    ]
    connection.execute(insert(reviews), rows)
    too_old = _beyond(connection, most)
    if too_old:
        connection.execute(delete(reviews).where(reviews.c.table_id.in_(too_old)))


def part(connection: Connection, table_id: str, number: int, revision: int) -> bytes | None:
    """Return a part of a review; ``None`` if there is none, or only one of another revision."""
    asked = select(reviews.c.body).where(
        reviews.c.table_id == table_id,
        reviews.c.part == number,
        reviews.c.revision == revision,
    )
    found = connection.execute(asked).scalar()
    return None if found is None else bytes(found)


def count(connection: Connection) -> int:
    """Return how many reviews are kept."""
    asked = select(func.count()).select_from(reviews).where(reviews.c.part == 0)
    return int(connection.execute(asked).scalar_one())


def _beyond(connection: Connection, most: int) -> Sequence[str]:
    """Return the tables of the oldest reviews, beyond the newest ``most``."""
    asked = (
        select(reviews.c.table_id)
        .where(reviews.c.part == 0)
        .order_by(reviews.c.made_at.desc(), reviews.c.table_id)
        .offset(most)
        .limit(1000)
    )
    return connection.execute(asked).scalars().all()
