"""Telling nodes to hand over their tables and end, from another process."""

from __future__ import annotations

import time

from hollywood.errors import HollywoodError
from hollywood.server.store.owning import NOW
from hollywood.server.store.postgres import plain_address

_LIVING = f"FROM nodes WHERE until > {NOW} AND (address = %(at)s OR address LIKE %(host)s)"
_EVERY = 0.2


def drain(database: str, inner: str, patience: float = 60.0) -> int:
    """Drain the nodes at an inner address, and wait for their end; return how many they were.

    ``inner`` is a host, for all nodes there, or a host and a port. Raise HollywoodError, in one
    line, if the database does not answer or they do not end.
    """
    import psycopg

    at = {"at": inner, "host": f"{inner}:%"}
    try:
        with psycopg.connect(plain_address(database), autocommit=True) as connection:
            change = f"UPDATE nodes SET draining = true {_LIVING.removeprefix('FROM nodes ')}"
            drained = connection.execute(change.encode(), at).rowcount
            until = time.monotonic() + patience
            while connection.execute(f"SELECT 1 {_LIVING} LIMIT 1".encode(), at).fetchone():
                if time.monotonic() > until:
                    raise HollywoodError(f"nodes at {inner} have not ended in {patience:.0f} s")
                time.sleep(_EVERY)
    except psycopg.Error as error:
        words = str(error).strip().splitlines()
        raise HollywoodError(f"the database cannot be asked: {words[0] if words else ''}") from None
    return drained
