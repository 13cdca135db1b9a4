"""The tables of one variant of gin: everything about the cards of a suit, computed once.

A *mask* is 13 bits, from the ace in bit 0 to the king in bit 12. It is the ranks held in one suit,
or the ranks of a run of any suits. A hand is four masks, 16 bits apart; see
:mod:`hollywood.cards.card` for the layout.

A run of 2 * ``run_min`` cards or more can be split into shorter runs that cover the same cards. So
the tables need only runs of fewer cards.
"""

from __future__ import annotations

from functools import lru_cache

ALL_RANKS = 0x1FFF
IN_FOUR_SUITS = 0x0001_0001_0001_0001
"""A mask times this is the hand that has those ranks in every suit."""

NEVER = 1 << 14
"""More points than any hand can have."""

LOW, HIGH_LOW, ROUND_CORNER = "low", "high_low", "round_corner"


# The places in the tables of a variant. The first five parts are indexed by mask.
UNCOVERED = 0
"""The least points that runs leave uncovered in the suit."""
SAVINGS = 1 << 13
"""How many points the best discard saves; negative if it must break a run."""
RUN_START = 2 << 13
"""The lowest rank (0 to 12) of the run of these ranks, -1 if they are not a run."""
RUN_GROWTH = 3 << 13
"""The ranks that extend the run of these ranks; 0 if they are not a run."""
DISCARDS = 4 << 13
"""The ranks whose discard saves the most, which is ``SAVINGS``."""
VALUES = 5 << 13
"""The deadwood points of a card, by rank from 0 (ace)."""
DEAREST = VALUES + 13
"""The points of the most expensive card: no discard saves more."""
THREES = DEAREST + 1
"""1 if three cards of a rank are a set, else 0."""
FOURS = DEAREST + 2
"""1 if four cards of a rank are a set, else 0."""
RUN_MIN = DEAREST + 3
"""The least length of a run."""
ANY_SUITS = DEAREST + 4
"""1 if a run may mix suits, else 0. Then only the number of cards of each rank matters."""
JOINTS = DEAREST + 5
"""The number of short runs that go around from the king to the ace; their masks follow."""

MeldTables = list[int]
"""Everything that the kernel needs to know about melds, in one table.

It is a list in interpreted code and an array of int16 in compiled code
(:func:`hollywood.kernel.engine.vectors.as_array`), so that the parts that are read all the time
stay in the fastest cache.
"""


@lru_cache(maxsize=64)
def tables_for(
    *,
    set_sizes: tuple[int, ...],
    run_min: int,
    any_suits: bool,
    ace: str,
    ace_points: int,
    face_points: int,
) -> MeldTables:
    """Return the tables of a variant. They are built on the first call."""
    values = (ace_points, *range(2, 11), face_points, face_points, face_points)
    starts = _run_starts(run_min, ace)
    joints = _joints(run_min, ace)
    uncovered = _uncovered(values, run_min, joints)
    savings, discards = _savings(uncovered)
    return [
        *uncovered,
        *savings,
        *starts,
        *_growths(starts),
        *discards,
        *values,
        max(values),
        int(3 in set_sizes),
        int(4 in set_sizes),
        run_min,
        int(any_suits),
        len(joints),
        *joints,
    ]


def runs_within(mask: int, tables: MeldTables) -> list[int]:
    """Return the masks of all runs within the ranks of ``mask``, longest first."""
    found = []
    for start in range(13):
        run = 0
        for step in range(13):
            rank = 1 << (start + step) % 13
            if not mask & rank:
                break
            run |= rank
            if tables[RUN_START + run] == start:
                found.append(run)
    found.sort(key=lambda run: (-run.bit_count(), tables[RUN_START + run]))
    return found


def _run_starts(run_min: int, ace: str) -> list[int]:
    starts = [-1] * (ALL_RANKS + 1)
    for length in range(run_min, 14):
        starting_ranks = {LOW: 14 - length, HIGH_LOW: min(15 - length, 13), ROUND_CORNER: 13}[ace]
        for start in reversed(range(starting_ranks)):  # so a run of 13 cards starts with the ace
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
    """Return the least uncovered points of every mask: its top rank is uncovered or ends a run."""
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
    # At most one run goes around from the king to the ace, because a suit has one of each.
    around = least.copy()
    for run in joints:
        for mask in range(run, ALL_RANKS + 1):
            if mask & run == run and least[mask ^ run] < around[mask]:
                around[mask] = least[mask ^ run]
    return around


def _joints(run_min: int, ace: str) -> list[int]:
    """Return the runs shorter than 2 * ``run_min`` in which the ace follows the king."""
    if ace == LOW:
        return []
    joints = []
    for length in range(run_min, 2 * run_min):
        for low_cards in range(1, length if ace == ROUND_CORNER else 2):
            high_cards = length - low_cards
            joints.append((1 << low_cards) - 1 | (1 << high_cards) - 1 << 13 - high_cards)
    return joints


def _savings(uncovered: list[int]) -> tuple[list[int], list[int]]:
    """Return what the best discard from each mask saves, and which ranks save that much."""
    savings, discards = [-NEVER], [0]
    for mask in range(1, len(uncovered)):
        least, cards, rest = NEVER, 0, mask
        while rest:
            rank = rest & -rest
            rest ^= rank
            left = uncovered[mask ^ rank]
            if left < least:
                least, cards = left, rank
            elif left == least:
                cards |= rank
        savings.append(uncovered[mask] - least)
        discards.append(cards)
    return savings, discards
