"""Statistics of a simulation: tallies that are updated as rows arrive; rows are not kept.

Each chunk is counted where it is played. Counts are whole numbers and are only added, so the
results do not depend on the order or on how the simulation was divided.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from hollywood.simulation.game import Column, Game, Spec
from hollywood.simulation.tally import Tally

Rows = NDArray[np.int64]


class Table:
    """Rows with names for their columns."""

    def __init__(self, columns: Sequence[Column], rows: Rows) -> None:
        self._places = {column.name: place for place, column in enumerate(columns)}
        self._words = {column.name: column.words for column in columns}
        self._rows = rows

    def __len__(self) -> int:
        return len(self._rows)

    def __contains__(self, name: str) -> bool:
        return name in self._places

    def __getitem__(self, name: str) -> Rows:
        return self._rows[:, self._places[name]]

    def number(self, name: str, word: str) -> int:
        """Return the number that stands for ``word`` in a column."""
        return self._words[name].index(word)


class Summary:
    """Tallies by name."""

    def __init__(self) -> None:
        self.rounds: int = 0
        self._tallies: defaultdict[str, Tally] = defaultdict(Tally)

    def add(self, name: str, values: Rows) -> None:
        """Count values under a name."""
        self._tallies[name].add(values)

    def take(self, name: str, tally: Tally) -> None:
        """Add a whole tally under a name."""
        self._tallies[name].merge(tally)

    def __getitem__(self, name: str) -> Tally:
        return self._tallies[name] if name in self._tallies else Tally()

    def merge(self, other: Summary) -> None:
        """Add the counts of ``other``."""
        self.rounds += other.rounds
        for name, tally in other._tallies.items():
            self.take(name, tally)


class Reading(Protocol):
    """How the rows of one kind of game are counted, and what the counts mean."""

    def count(self, summary: Summary, table: Table) -> None:
        """Add rows to the tallies."""

    def figures(self, summary: Summary) -> dict[str, Any]:
        """Return the statistics from the tallies, as plain values."""


def reading_of(spec: Spec, game: Game) -> Reading:
    """Return the reading for a game."""
    words = {column.name: column.words for column in game.columns}
    if spec.rules["family"] == "gin":
        from hollywood.simulation.gin_summary import GinReading

        return GinReading(spec, words)
    from hollywood.simulation.contract_summary import ContractReading

    return ContractReading(spec, words)


def summarised(reading: Reading, columns: Sequence[Column], rows: Rows) -> Summary:
    """Return the tallies of some rows."""
    summary = Summary()
    summary.rounds = len(rows)
    reading.count(summary, Table(columns, rows))
    return summary
