"""Which node has a table, on PostgreSQL: taken, given back, looked up.

A node's row says until when it lives, by the clock of the database. Taking a table raises its
fence, so whatever an earlier owner still writes is refused. So the fences alone keep two nodes from
writing; the clock only decides how soon the tables of a dead one are taken over.
"""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, text

from hollywood.server.store.jobs import Known
from hollywood.server.store.notices import notice_of
from hollywood.server.store.rows import NodeRow, NoticeRow

CHANNEL = "hollywood"
"""Where nodes hear news of each other."""

_WRITER = "hollywood "

NOW = "extract(epoch FROM clock_timestamp())"
_LIVES = f"EXISTS (SELECT 1 FROM nodes WHERE id = tables.node AND until > {NOW})"
_ME = f"EXISTS (SELECT 1 FROM nodes WHERE id = :node AND until > {NOW} AND NOT draining)"

_FREE = f"(node IS NULL OR node = :node OR NOT {_LIVES})"

_TAKE = text(
    "UPDATE tables SET node = :node, fence = fence + 1 "
    f"WHERE id = :table AND {_FREE} AND {_ME} RETURNING fence"
)
_CUT_OFF = text(
    "SELECT pg_terminate_backend(activity.pid) FROM tables JOIN pg_stat_activity AS activity "
    "ON activity.application_name = :writer || tables.node "
    f"WHERE tables.id = :table AND tables.node <> :node AND NOT {_LIVES}"
)
_GIVE_BACK = text(
    "UPDATE tables SET node = NULL, fence = fence + 1 "
    "WHERE id = :table AND node = :node AND fence = :fence"
)
_DRAIN = text("UPDATE nodes SET draining = true WHERE id = :node")
_GIVE_BACK_ALL = text("UPDATE tables SET node = NULL, fence = fence + 1 WHERE node = :node")
_OWNER = text("SELECT node FROM tables WHERE id = :table")
LIVING = (
    f"SELECT {', '.join(NodeRow.__struct_fields__)} FROM nodes "
    f"WHERE until > {NOW} ORDER BY started, id"
)
"""Asks for the nodes that live, the oldest first."""
_DUE = f"SELECT id FROM tables WHERE due_at <= :now AND {_FREE} ORDER BY due_at LIMIT :most"
_DUE_NOTICES = text(
    "UPDATE notices SET due_at = :again WHERE (person_id, table_id) IN ("
    "SELECT person_id, table_id FROM notices JOIN tables ON tables.id = notices.table_id "
    f"WHERE notices.due_at <= :now AND {_FREE} ORDER BY notices.due_at LIMIT :most "
    "FOR UPDATE OF notices SKIP LOCKED) RETURNING *"
)
_NEXT_NOTICE = text(
    "SELECT min(notices.due_at) FROM notices JOIN tables ON tables.id = notices.table_id "
    f"WHERE {_FREE}"
)


def writer_of(node: str) -> str:
    """Return the name of the connection that writes for a node."""
    return _WRITER + node


def take(connection: Connection, known: Known, table_id: str, node: str) -> int | None:
    """Take a table for a node; return its new fence, ``None`` if another live node has it.

    A node without a lease, or one that is being drained, takes none. The connection of an owner
    whose lease has lapsed is cut: if it stands still between a change and its COMMIT, it would keep
    the table's row locked for as long as it likes.
    """
    connection.execute(_CUT_OFF, {"writer": _WRITER, "table": table_id, "node": node})
    known.forget(table_id)
    return connection.execute(_TAKE, {"table": table_id, "node": node}).scalar()


def give_back(connection: Connection, tables: Sequence[tuple[str, int]], node: str) -> None:
    """Let others take tables, each named with the fence under which the node has it."""
    rows = [{"table": table, "fence": fence, "node": node} for table, fence in tables]
    if rows:
        connection.execute(_GIVE_BACK, rows)


def leave(connection: Connection, node: str) -> None:
    """Let others take all tables of a node, which is gone then."""
    connection.execute(_GIVE_BACK_ALL, {"node": node})
    connection.execute(text("DELETE FROM nodes WHERE id = :node"), {"node": node})


def drain(connection: Connection, node: str) -> None:
    """Let all nodes know that this one takes no more tables."""
    connection.execute(_DRAIN, {"node": node})


def owner(connection: Connection, table_id: str) -> str | None:
    """Return the node that has a table, dead or alive; ``None`` without one."""
    return connection.execute(_OWNER, {"table": table_id}).scalar()


def living(connection: Connection) -> tuple[NodeRow, ...]:
    """Return the nodes that live, the oldest first."""
    return tuple(NodeRow(**row) for row in connection.execute(text(LIVING)).mappings())


def due_notices(
    connection: Connection, now: float, most: int, node: str, held: float
) -> tuple[NoticeRow, ...]:
    """Take notices that are due about tables that no other live node has, the longest due first.

    They are due again ``held`` seconds later, for the case that this node does not settle them.
    """
    asked = {"now": now, "most": most, "node": node, "again": now + held}
    rows = connection.execute(_DUE_NOTICES, asked).all()
    return tuple(map(notice_of, sorted(rows, key=lambda row: (row.made_at, row.person_id))))


def next_notice(connection: Connection, node: str) -> float | None:
    """Return when the next notice is due about a table that no other live node has."""
    found = connection.execute(_NEXT_NOTICE, {"node": node}).scalar()
    return None if found is None else float(found)


def tell(connection: Connection, news: str) -> None:
    """Send news to all nodes that listen, when the transaction is committed."""
    connection.execute(
        text("SELECT pg_notify(:channel, :news)"), {"channel": CHANNEL, "news": news}
    )


def due(connection: Connection, now: float, limit: int, node: str) -> tuple[str, ...]:
    """Return tables that are due and that no other live node has, oldest first."""
    asked = text(_DUE)
    return tuple(connection.execute(asked, {"now": now, "node": node, "most": limit}).scalars())
