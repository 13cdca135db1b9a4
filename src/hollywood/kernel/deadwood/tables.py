"""The tables of one variant of gin: everything about a suit, or a set of ranks, worked out once.

A *mask* is 13 bits, ace in bit 0 to king in bit 12: the ranks held in one suit, or the ranks of a
run whatever its suits. A hand is four masks side by side, 16 bits apart; the layout is drawn in
:mod:`hollywood.cards.card`.

A run of 2 * ``run_min`` cards or more can be cut into shorter runs, so the tables look at runs of
fewer cards only; what stays uncovered is the same.
"""

from __future__ import annotations

from functools import lru_cache

ALL_RANKS = 0x1FFF
IN_FOUR_SUITS = 0x0001_0001_0001_0001
"""A mask times this is the hand that holds those ranks in every suit."""

NEVER = 1 << 14
"""More points than any hand has."""

LOW, HIGH_LOW, ROUND_CORNER = "low", "high_low", "round_corner"


# Where things are in the tables of a variant. The first five parts are indexed by mask.
UNCOVERED = 0
"""The least points of the suit that runs leave uncovered in it."""
SAVINGS = 1 << 13
"""How much less that is once the best card is thrown; negative when a run must break."""
RUN_START = 2 << 13
"""The lowest rank (0 to 12) of the run that these ranks make, -1 when they make none."""
RUN_GROWTH = 3 << 13
"""The ranks that lengthen the run that these ranks make; 0 when they make none."""
THROWS = 4 << 13
"""The cards that save so much when they are thrown."""
VALUES = 5 << 13
"""What a card counts as deadwood, by rank from 0 (ace)."""
DEAREST = VALUES + 13
"""What the dearest card counts: no discard saves more."""
THREES = DEAREST + 1
FOURS = DEAREST + 2
"""Are three, are four cards of a rank a set: 1 or 0."""
RUN_MIN = DEAREST + 3
"""The least length of a run."""
ANY_SUITS = DEAREST + 4
"""Do runs ignore suits: 1 or 0. Then only the number of cards of each rank matters."""
JOINTS = DEAREST + 5
"""How many short runs pass from the king to the ace; their masks follow."""

MeldTables = list[int]
"""All that the kernel must know of melds, one after the other.

Interpreted it is a list; compiled, an array of int16
(:func:`hollywood.kernel.engine.vectors.as_array`), so that the parts that are
asked all the time stay in the nearest cache.
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
    """Return the tables of a variant, built on the first call."""
    values = (ace_points, *range(2, 11), face_points, face_points, face_points)
    starts = _run_starts(run_min, ace)
    joints = _joints(run_min, ace)
    uncovered = _uncovered(values, run_min, joints)
    savings, throws = _savings(uncovered)
    return [
        *uncovered,
        *savings,
        *starts,
        *_growths(starts),
        *throws,
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
    """Return the masks of all runs that the ranks of ``mask`` contain, longest first."""
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


def _savings(uncovered: list[int]) -> tuple[list[int], list[int]]:
    """Return what the best throw saves of each mask, and which throws save that."""
    savings, throws = [-NEVER], [0]
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
        throws.append(cards)
    return savings, throws
