"""What counts as a meld in the contract game, where wild cards stand for other cards."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from hollywood.cards import ACE, JOKER, RANKS, Card

HIGH_ACE = 14
"""The place of an ace above the king in a run; an ace below the two is at place 1."""


class Slot(msgspec.Struct, frozen=True):
    """One meld that a contract requires: its kind (``S`` set, ``R`` run) and minimum length."""

    kind: str
    least: int


@dataclass(frozen=True, kw_only=True)
class WildMeldRules:
    """The meld knobs of a contract game; hashable.

    ``wild`` lists the wild ranks in notation (``"A"``, ``"2"``; ``"XX"`` for jokers). Runs reach
    from place ``run_low`` to ``run_high``: 1 is an ace below the two, 2 to 13 are the ranks, 14 is
    an ace above the king. ``min_naturals`` is how many cards of a meld must not be wild; with
    ``more_wilds`` off, it is also half of them. With ``wild_neighbors`` off, no two wild cards lie
    next to each other in a run; in a set the order has no meaning. With ``fixed_lengths`` the melds
    of a lay down are exactly as long as the contract says.
    """

    set_min: int = 3
    run_min: int = 4
    wild: tuple[str, ...] = ("A",)
    min_naturals: int = 1
    more_wilds: bool = True
    wild_neighbors: bool = True
    run_low: int = 2
    run_high: int = 13
    duplicate_rank_sets: bool = True
    adjacent_same_suit_runs: bool = True
    run_gap: int = 1
    fixed_lengths: bool = False

    @property
    def gap(self) -> int:
        """The fewest places between two runs of one suit; 0: they may touch or overlap."""
        return 0 if self.adjacent_same_suit_runs else self.run_gap

    def naturals_due(self, length: int) -> int:
        """Return the fewest naturals that a meld of ``length`` cards may have."""
        return self.min_naturals if self.more_wilds else max(self.min_naturals, (length + 1) // 2)

    @property
    def only_by_trying(self) -> bool:
        """Whether the search for a lay down only bounds: the ways to lay down must be walked."""
        return not (self.more_wilds and self.wild_neighbors)

    def is_wild(self, card: Card) -> bool:
        """Return whether ``card`` is wild."""
        if card == JOKER:
            return "XX" in self.wild
        return RANKS[card.rank - 1] in self.wild

    def places(self, card: Card) -> tuple[int, ...]:
        """Return the places where a natural ``card`` may be in a run, low to high."""
        if card == JOKER:
            return ()
        candidates = (ACE, HIGH_ACE) if card.rank == ACE else (card.rank,)
        return tuple(place for place in candidates if self.run_low <= place <= self.run_high)
