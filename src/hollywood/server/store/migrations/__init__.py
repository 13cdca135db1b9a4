"""The steps that a database takes from one version of its tables to the next.

``KNOWN`` has every version in order, the newest last. Starting compares the version in the database
with it, and needs Alembic only when there is a step to take.
"""

from __future__ import annotations

KNOWN = ("0001", "0002", "0003")
