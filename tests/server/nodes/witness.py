"""The database as a witness: who wrote each entry of a log, under which fence, and when.

The nodes need not be believed: each connects as another user of PostgreSQL, and a trigger that only
these tests have writes down the user with every entry and every change of owner, and what the table
said of its owner then.
"""

from __future__ import annotations

from typing import NamedTuple

from tests.server.faults.checker import Wrote
from tests.server.postgres import Cluster

_WATCH = """
CREATE TABLE witness (
    number bigserial PRIMARY KEY, table_id text, seq integer, fence bigint, node text, writer text,
    at double precision DEFAULT extract(epoch FROM clock_timestamp())
);
CREATE INDEX ON witness (table_id, number);
CREATE FUNCTION watch() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$ BEGIN
    INSERT INTO witness (table_id, seq, fence, node, writer)
        SELECT NEW.table_id, NEW.seq, fence, node, session_user FROM tables WHERE id = NEW.table_id;
    RETURN NULL;
END $$;
CREATE TRIGGER watch AFTER INSERT ON entries FOR EACH ROW EXECUTE FUNCTION watch();
CREATE FUNCTION watch_owner() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$ BEGIN
    INSERT INTO witness (table_id, seq, fence, node, writer)
        VALUES (NEW.id, 0, NEW.fence, NEW.node, session_user);
    RETURN NULL;
END $$;
CREATE TRIGGER watch_owner AFTER UPDATE ON tables FOR EACH ROW
    WHEN (NEW.fence <> OLD.fence) EXECUTE FUNCTION watch_owner();
"""
_OWNED = """
SELECT DISTINCT ON (table_id) table_id, fence, writer FROM witness WHERE seq > 0
ORDER BY table_id, number DESC
"""


class Owned(NamedTuple):
    """A table, and the fence under which it was last written."""

    table: str
    fence: int


class Witness:
    """What happens in a database, once its tables are made."""

    def __init__(self, postgres: Cluster, where: str) -> None:
        self._postgres = postgres
        self._name = where.rpartition("/")[2]

    def begin(self) -> None:
        """Watch from now on."""
        self._postgres.run(self._name, _WATCH)

    def wrote(self) -> list[Wrote]:
        """Everything that was written since, in the order of writing."""
        asked = "SELECT table_id, seq, fence, writer, node FROM witness ORDER BY number"
        return [
            Wrote(table, seq, fence, writer, node or "")
            for table, seq, fence, writer, node in self._postgres.run(self._name, asked)
        ]

    def owned_by(self, user: str) -> list[Owned]:
        """The tables that a node was the last to write to."""
        found = self._postgres.run(self._name, _OWNED)
        return [Owned(table, fence) for table, fence, writer in found if writer == user]

    def taken_over(self, owned: Owned) -> float | None:
        """When another node first took a table under a later fence, in seconds since 1970."""
        ((at,),) = self._postgres.run(
            self._name,
            f"SELECT min(at) FROM witness WHERE table_id = '{owned.table}' "
            f"AND node IS NOT NULL AND fence > {owned.fence}",
        )
        return None if at is None else float(at)
