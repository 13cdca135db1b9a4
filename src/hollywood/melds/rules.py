"""What counts as a meld and what the cards outside melds are worth: the part of the rules melds need."""

from __future__ import annotations

from dataclasses import dataclass

from hollywood.cards import ACE, TEN, Card


@dataclass(frozen=True, kw_only=True)
class MeldRules:
    """The meld knobs of a gin game; hashable, so that tables can be built once per variant.

    ``ace`` is ``low`` (A-2-3), ``high_low`` (also Q-K-A) or ``round_corner`` (also K-A-2).
    """

    set_sizes: tuple[int, ...] = (3, 4)
    run_min: int = 3
    run_suits: str = "same"
    ace: str = "low"
    ace_points: int = 1
    face_points: int = 10

    def points(self, card: Card) -> int:
        """What ``card`` counts as deadwood."""
        if card.rank == ACE:
            return self.ace_points
        return card.rank if card.rank <= TEN else self.face_points
