"""The steps that bring a database from one version of its tables to the next.

``KNOWN`` has every version in order, the newest last. At startup the version in the database is
compared with it; Alembic is loaded only if there is a step to take.

Nodes of neighbouring versions run on one database, so each change takes two steps in two releases.
The first only adds: tables, and columns that may be empty or have a default, so that programs that
do not know them go on. A later one takes away what no program uses any more. Such a step names, as
``NEEDS``, the version that a program must know at least, since it no longer uses what goes:
:mod:`hollywood.server.store.revisions` takes it only if no older node lives, and no older program
starts after it.
"""

from __future__ import annotations

KNOWN = (
    "0001",
    "0002",
    "0003",
    "0004",
    "0005",
    "0006",
    "0007",
    "0008",
    "0009",
    "0010",
    "0011",
    "0012",
    "0015",
    "0016",
)
