"""The steps that bring a database from one version of its tables to the next.

``KNOWN`` has every version in order, the newest last. At startup the version in the database is
compared with it; Alembic is loaded only if there is a step to take.
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
)
