"""The tables of one variant of gin: everything about a suit, or a set of ranks, worked out once.

A *mask* is 13 bits, ace in bit 0 to king in bit 12: the ranks held in one suit, or the ranks of a
run whatever its suits. A hand is four masks side by side, 16 bits apart; the layout is drawn in
:mod:`hollywood.cards.card`.

A run of 2 * ``run_min`` cards or more can be cut into shorter runs, so the tables look at runs of
fewer cards only; what stays uncovered is the same.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

ALL_RANKS = 0x1FFF
IN_FOUR_SUITS = 0x0001_0001_0001_0001
"""A mask times this is the hand that holds those ranks in every suit."""

NEVER = 1 << 20
"""More points than any hand has."""

LOW, HIGH_LOW, ROUND_CORNER = "low", "high_low", "round_corner"


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Tables:
    """What the kernel must know of the rules; all lists but ``values`` are indexed by mask."""

    uncovered: list[int]
    """The least points of the suit that runs leave uncovered (empty when suits do not matter)."""
    savings: list[int]
    """How much less that is once the best card is thrown; negative when a run must break."""
    run_start: list[int]
    """The lowest rank (0 to 12) of the run that these ranks make, -1 when they make none."""
    run_growth: list[int]
    """The ranks that lengthen the run that these ranks make; 0 when they make none."""
    runs_within: dict[int, tuple[int, ...]]
    """The masks of all runs inside a mask, longest first; filled by :func:`runs_within`."""
    values: tuple[int, ...]
    """What a card counts as deadwood, by rank from 0 (ace)."""
    dearest: int
    """What the dearest card counts: no discard saves more."""
    threes: bool
    fours: bool
    """Are three, are four cards of a rank a set."""
    run_min: int
    any_suits: bool
    """Do runs ignore suits. Then only the number of cards of each rank matters."""
    spread: list[int]
    """The mask with three bits for each rank, so that adding four masks counts the ranks."""
    joining: tuple[int, ...]
    """The short runs that pass from the king to the ace, spread (empty when suits matter)."""
    known: dict[int, int]
    """Rank counts already worked out, with their least deadwood."""


@lru_cache(maxsize=64)
def tables_for(
    *,
    set_sizes: tuple[int, ...],
    run_min: int,
    any_suits: bool,
    ace: str,
    ace_points: int,
    face_points: int,
) -> Tables:
    """Return the tables of a variant, built on the first call."""
    values = (ace_points, *range(2, 11), face_points, face_points, face_points)
    starts = _run_starts(run_min, ace)
    joints = _joints(run_min, ace)
    uncovered = [] if any_suits else _uncovered(values, run_min, joints)
    spread = _spread() if any_suits else []
    return Tables(
        uncovered=uncovered,
        savings=_savings(uncovered),
        run_start=starts,
        run_growth=_growths(starts),
        runs_within={},
        values=values,
        dearest=max(values),
        threes=3 in set_sizes,
        fours=4 in set_sizes,
        run_min=run_min,
        any_suits=any_suits,
        spread=spread,
        joining=tuple(spread[run] for run in joints) if any_suits else (),
        known={},
    )


def runs_within(mask: int, tables: Tables) -> tuple[int, ...]:
    """Return the masks of all runs that the ranks of ``mask`` contain, longest first."""
    runs = tables.runs_within.get(mask)
    if runs is None:
        starts = tables.run_start
        found = []
        part = mask
        while part:
            if starts[part] >= 0:
                found.append(part)
            part = part - 1 & mask
        found.sort(key=lambda run: (-run.bit_count(), starts[run]))
        runs = tables.runs_within[mask] = tuple(found)
    return runs


def _run_starts(run_min: int, ace: str) -> list[int]:
    starts = [-1] * (ALL_RANKS + 1)
    for length in range(run_min, 14):
        starting_ranks = {LOW: 14 - length, HIGH_LOW: min(15 - length, 13), ROUND_CORNER: 13}[ace]
        for start in reversed(range(starting_ranks)):  # all thirteen cards start with the ace
            mask = (1 << length) - 1 << start
            starts[mask & ALL_RANKS | mask >> 13] = start
    return starts


def _growths(starts: list[int]) -> list[int]:
    growths = [0] * (ALL_RANKS + 1)
    for mask, start in enumerate(starts):
        if start >= 0:
            for rank in range(13):
                if not mask >> rank & 1 and starts[mask | 1 << rank] >= 0:
                    growths[mask] |= 1 << rank
    return growths


def _uncovered(values: tuple[int, ...], run_min: int, joints: list[int]) -> list[int]:
    """Work from the highest rank down: it stays uncovered, or it ends a run."""
    least = [0] * (ALL_RANKS + 1)
    for mask in range(1, ALL_RANKS + 1):
        top = mask.bit_length() - 1
        best = values[top] + least[mask ^ 1 << top]
        run = 0
        for length in range(1, min(2 * run_min, top + 2)):
            run |= 1 << top - length + 1
            if mask & run != run:
                break
            if length >= run_min and least[mask ^ run] < best:
                best = least[mask ^ run]
        least[mask] = best
    # At most one run passes from the king to the ace: a suit has one of each.
    around = least.copy()
    for run in joints:
        for mask in range(run, ALL_RANKS + 1):
            if mask & run == run and least[mask ^ run] < around[mask]:
                around[mask] = least[mask ^ run]
    return around


def _joints(run_min: int, ace: str) -> list[int]:
    """Return the runs of fewer than 2 * ``run_min`` cards in which the ace follows the king."""
    if ace == LOW:
        return []
    joints = []
    for length in range(run_min, 2 * run_min):
        for low_cards in range(1, length if ace == ROUND_CORNER else 2):
            high_cards = length - low_cards
            joints.append((1 << low_cards) - 1 | (1 << high_cards) - 1 << 13 - high_cards)
    return joints


def _savings(uncovered: list[int]) -> list[int]:
    savings = [-NEVER] * len(uncovered)
    for mask in range(1, len(uncovered)):
        left = min(uncovered[mask ^ 1 << rank] for rank in range(13) if mask >> rank & 1)
        savings[mask] = uncovered[mask] - left
    return savings


def _spread() -> list[int]:
    spread = [0] * (ALL_RANKS + 1)
    for mask in range(1, ALL_RANKS + 1):
        top = mask.bit_length() - 1
        spread[mask] = spread[mask ^ 1 << top] | 1 << 3 * top
    return spread
