"""Looking for damage in the whole of a house, or of a backup."""

from __future__ import annotations

from pathlib import Path

import msgspec

from hollywood.server.store.backups import verify
from hollywood.server.store.portable import is_backup
from hollywood.server.store.snapshot import Chains, rows_of, snapshot


class Checked(msgspec.Struct, frozen=True, kw_only=True):
    """What was found: the rows of each table, damaged logs by table, and damage of the files."""

    where: str
    counts: dict[str, int]
    damaged: dict[str, str]
    broken: list[str]

    @property
    def sound(self) -> bool:
        """Whether nothing is damaged."""
        return not (self.damaged or self.broken)


def check(where: str | Path) -> Checked:
    """Read everything in a house, which may be in use, or in a backup, and check it.

    Raise HollywoodError, in one line, if it cannot be read at all.
    """
    if isinstance(where, Path) and is_backup(where):
        return Checked(where=str(where), counts=verify(where).counts, damaged={}, broken=[])
    with snapshot(where) as house:
        broken, logs, counts = house.broken(), Chains(), {}
        for table, named in house.columns().items():
            counts[table] = sum(1 for _ in logs.watch(table, named, rows_of(house, table, named)))
        return Checked(where=house.where, counts=counts, damaged=logs.damaged, broken=broken)
