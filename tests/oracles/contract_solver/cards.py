"""A contract and a hand as the contract kernel sees them: masks of places, and windows of runs.

A *place* is where a card stands in a run: 1 an ace below the two, 2 to 13 the ranks, 14 an ace
above the king. A *window* is the range of places that one run would cover in one suit; the naturals
held there are free, every other place costs a wild card. Wild cards are all equal here, so they are
only counted; a card of a wild rank is never a natural.
"""

from __future__ import annotations

from typing import NamedTuple

_LAYER = 64
_LAYER_MASK = (1 << _LAYER) - 1
_LANE_MASK = 0x1FFF
_JOKER = 1 << 62
HIGH_ACE = 14
ACES = 1 << 1 | 1 << HIGH_ACE
NO_SUIT = -1

Lanes = tuple[tuple[int, ...], ...]
"""By suit, then layer: bit ``place`` of layer k says that more than k naturals can lie there."""


class Terms(NamedTuple):
    """What to lay down, and what a meld is.

    ``sets`` and ``runs`` are least lengths, the longest first, none below ``min_naturals``.
    """

    sets: tuple[int, ...]
    runs: tuple[int, ...]
    low: int  # the lowest place of a run
    high: int  # the highest place of a run
    min_naturals: int  # naturals that every meld must have
    same_rank_sets: bool  # whether two sets may share a rank
    gap: int  # places between two runs of one suit; 0: they may touch or overlap
    wild: int  # the wild cards, as bits of a one-deck hand
    barred_ranks: int = 0  # bit ``rank``: no set may have this rank
    barred_places: tuple[int, ...] = (0, 0, 0, 0)  # by suit: places where no run may lie

    @property
    def cards(self) -> int:
        """The fewest cards that can meet the contract."""
        return sum(self.sets) + sum(self.runs)

    @property
    def longest(self) -> int:
        """The length of the longest possible run."""
        return self.high - self.low + 1


class Pile(NamedTuple):
    """A hand, sorted for the search."""

    layers: tuple[int, ...]  # the naturals: bit ``card`` of layer k, more than k copies are held
    lanes: Lanes  # the naturals that can lie in runs
    ranks: tuple[int, ...]  # how many naturals of each rank, from 1; index 0 is 0
    wilds: int


class Window(NamedTuple):
    """A range of places for one run; ordered by need, so that a sorted list is best first."""

    need: int  # wild cards needed to fill it if all its naturals are free for it
    suit: int
    mask: int  # its places
    length: int


def pile_of(bits: int, terms: Terms) -> Pile:
    """Sort a hand; jokers that are not wild are of no use and not counted."""
    wilds = 0
    layers = []
    ranks = [0] * HIGH_ACE
    lanes: tuple[list[int], ...] = ([], [], [], [])
    in_runs = (1 << terms.high + 1) - (1 << terms.low)
    while bits:
        layer = bits & _LAYER_MASK
        bits >>= _LAYER
        wilds += (layer & terms.wild).bit_count()
        layer &= ~(terms.wild | _JOKER)
        layers.append(layer)
        for lane in lanes:
            held = layer & _LANE_MASK
            layer >>= 16
            places = (held << 1 | (held & 1) << HIGH_ACE) & in_runs
            if places:
                lane.append(places)
            while held:
                low = held & -held
                ranks[low.bit_length()] += 1
                held ^= low
    return Pile(tuple(layers), tuple(map(tuple, lanes)), tuple(ranks), wilds)


def windows(pile: Pile, terms: Terms, *, longer: bool, limit: int) -> list[Window]:
    """Return the windows worth trying that need at most ``limit`` wild cards, by need.

    These are the windows of exactly a requested length that hold a natural; if runs may touch, only
    one of those that hold the same naturals; and, if ``longer``, the longer ones that begin and end
    with a natural. Every other run is one of these with wild cards added at its ends.
    """
    lengths = sorted(set(terms.runs))
    found = []
    for suit, lane in enumerate(pile.lanes):
        if not lane:
            continue
        held = lane[0]
        for length in lengths:
            seen = set()
            for low in range(terms.low, terms.high - length + 2):
                mask = ((1 << length) - 1) << low
                naturals = mask & held
                if not naturals or naturals in seen or mask & terms.barred_places[suit]:
                    continue
                if not terms.gap:
                    seen.add(naturals)
                need = length - free(mask, lane)
                if need <= limit:
                    found.append(Window(need, suit, mask, length))
        if longer and lengths:
            barred = terms.barred_places[suit]
            found += [
                window for window in _longer(suit, lane, lengths, limit) if not window.mask & barred
            ]
    found.sort()
    return found


def _longer(suit: int, lane: tuple[int, ...], lengths: list[int], limit: int) -> list[Window]:
    places = [place for place in range(1, HIGH_ACE + 1) if lane[0] >> place & 1]
    found = []
    for number, low in enumerate(places):
        for high in places[number + 1 :]:
            length = high - low + 1
            if length <= lengths[0] or length in lengths:
                continue
            mask = ((1 << length) - 1) << low
            need = length - free(mask, lane)
            if need <= limit:
                found.append(Window(need, suit, mask, length))
    return found


def free(mask: int, lane: tuple[int, ...]) -> int:
    """Return how many naturals of ``lane`` fill the window; an ace lies at one end only."""
    naturals = (mask & lane[0]).bit_count()
    if lane[0] & mask & ACES == ACES and (len(lane) == 1 or not lane[1] & ACES):
        return naturals - 1
    return naturals


def without(lane: tuple[int, ...], mask: int) -> tuple[int, ...]:
    """Return ``lane`` after a run has taken the naturals in its window."""
    aces = lane[0] & ACES
    if aces == ACES and mask & ACES:
        if mask & ACES == ACES and len(lane) > 1 and lane[1] & ACES:
            lane = _one_less(lane, ACES)
        mask |= ACES
    return _one_less(lane, mask)


def _one_less(lane: tuple[int, ...], mask: int) -> tuple[int, ...]:
    return tuple(
        (here & ~mask) | (above & mask) for here, above in zip(lane, (*lane[1:], 0), strict=True)
    )


def touch(mask: int, other: int, gap: int) -> bool:
    """Say whether two windows of one suit have fewer than ``gap`` places between them."""
    return any((mask << step | mask >> step) & other for step in range(gap + 1))


def places_of(rank: int) -> int:
    """Return the places of a rank in a lane."""
    return ACES if rank == 1 else 1 << rank


def spare_lanes(lanes: Lanes, left: list[int], ranks: list[int]) -> Lanes:
    """Return the lanes without those of ``ranks`` whose naturals the sets use up.

    ``left`` says how many naturals each rank has beyond its sets' least lengths.
    """
    gone = 0
    for rank in ranks:
        if left[rank] <= 0:
            gone |= places_of(rank)
    return tuple(tuple(layer & ~gone for layer in lane) for lane in lanes) if gone else lanes


def take(
    window: Window, lanes: Lanes, left: list[int], ranks: list[int]
) -> tuple[int, Lanes, list[tuple[int, int]]]:
    """Let a run have the naturals in its window.

    Return the wild cards it needs, the lanes after it, and what it took from ``left`` (changed in
    place) of each rank of the sets, for the caller to put back.
    """
    suit, mask = window.suit, window.mask
    if suit == NO_SUIT:
        return window.length, lanes, []
    lane = lanes[suit]
    need = window.length - free(mask, lane)
    spent = []
    for rank in set(ranks):
        naturals = mask & lane[0] & places_of(rank)
        if rank and naturals:
            count = free(naturals, lane)
            need += max(0, count - left[rank])
            spent.append((rank, min(count, left[rank])))
    lanes = (*lanes[:suit], without(lane, mask), *lanes[suit + 1 :])
    if spent:
        for rank, count in spent:
            left[rank] -= count
        lanes = spare_lanes(lanes, left, ranks)
    return need, lanes, spent


def sums(parts: list[int]) -> list[int]:
    """Return the sum of the parts from each index on; 0 behind the last."""
    totals = [0]
    for part in reversed(parts):
        totals.append(totals[-1] + part)
    return totals[::-1]
