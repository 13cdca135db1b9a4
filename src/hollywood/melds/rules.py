"""What counts as a meld and what the cards outside melds are worth."""

from __future__ import annotations

from dataclasses import dataclass, fields
from functools import cached_property
from typing import Any

from hollywood.cards import Card
from hollywood.kernel.deadwood.tables import VALUES, MeldTables, tables_for


@dataclass(frozen=True, kw_only=True)
class MeldRules:
    """The meld knobs of a gin game; hashable, so tables are built once for each variant.

    ``ace`` is ``low`` (A-2-3), ``high_low`` (also Q-K-A), or ``round_corner`` (also K-A-2).
    """

    set_sizes: tuple[int, ...] = (3, 4)
    run_min: int = 3
    run_suits: str = "same"
    ace: str = "low"
    ace_points: int = 1
    face_points: int = 10

    def points(self, card: Card) -> int:
        """What ``card`` counts as deadwood."""
        return self.tables[VALUES + card.rank - 1]

    @cached_property
    def tables(self) -> MeldTables:
        """The tables the kernel uses; equal rules share them."""
        return tables_for(
            set_sizes=self.set_sizes,
            run_min=self.run_min,
            any_suits=self.run_suits == "any",
            ace=self.ace,
            ace_points=self.ace_points,
            face_points=self.face_points,
        )

    @cached_property
    def _hash(self) -> int:
        return hash(tuple(getattr(self, field.name) for field in fields(self)))

    def __hash__(self) -> int:
        """Return the hash, computed once because the rules are part of many cache keys."""
        return self._hash

    def __getstate__(self) -> dict[str, Any]:
        """Leave the tables out of pickles and copies."""
        return {field.name: getattr(self, field.name) for field in fields(self)}
