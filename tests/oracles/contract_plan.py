"""How near a hand is to its contract: what is missing, and which cards help or are useful.

A plan gives every meld of the contract its naturals: a rank to each set, a range of places to each
run. Only the plans that leave the fewest places open count. A card that fills an open place of one
of them brings the hand nearer by one; a card that none of them uses can go. Wild cards fill open
places, so they are only counted.

This is a player's estimate, made to be fast; :mod:`hollywood.melds` decides whether a contract can
be laid down.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations, combinations_with_replacement
from typing import NamedTuple

from hollywood.cards import Card, Hand
from hollywood.melds.wild_rules import HIGH_ACE, WildMeldRules
from tests.oracles.contract_solver import terms_of
from tests.oracles.contract_solver.cards import pile_of

_ONE_RANK = 1 | 1 << 16 | 1 << 32 | 1 << 48
_EVERY_CARD = _ONE_RANK * 0x1FFF
_CACHE = 1 << 16

Lanes = tuple[tuple[int, ...], ...]
"""By suit, then copy: bit ``place`` of the naturals that can lie there in a run."""


class Aim(NamedTuple):
    """What to lay down: the lengths of sets and runs, longest first, and the rules of melds."""

    sets: tuple[int, ...]
    runs: tuple[int, ...]
    melds: WildMeldRules


class _Span(NamedTuple):
    """The limits of runs: the lowest and highest place, and the places between two of a suit."""

    low: int
    high: int
    gap: int


class Plan(NamedTuple):
    """What the best plans for a hand have in common; cards are bits of a one-deck hand."""

    open: int  # places without a natural
    missing: int  # open places that the wild cards held do not fill
    helps: int  # naturals that fill an open place
    used: int  # naturals held that have a place in some best plan
    filling: int  # wild cards held that may lie in the melds at all


class _Cover(NamedTuple):
    """The most places that can be filled, and what then fills open places or is used."""

    filled: int
    helps: int
    used: int


@lru_cache(maxsize=_CACHE)
def plan_for(bits: int, aim: Aim) -> Plan:
    """Return what the best plans for the hand with these bits have in common."""
    pile = pile_of(bits, terms_of((), aim.melds))
    lanes, ranks, wilds = pile.lanes, pile.ranks, pile.wilds
    span = _Span(aim.melds.run_low, aim.melds.run_high, aim.melds.gap)
    best = _Cover(0, 0, 0)
    most_in_runs = _runs(lanes, aim.runs, span).filled
    for chosen in _set_choices(ranks, aim):
        covers = [min(length, count) for _, length, count in chosen]
        if sum(covers) + most_in_runs < best.filled:
            continue
        helps = used = 0
        for (rank, _, _), length, cover in zip(chosen, aim.sets, covers, strict=True):
            cards = _ONE_RANK << rank - 1 if rank else _EVERY_CARD
            if rank:
                used |= cards
            if cover < length:
                helps |= cards
        for left in _lanes_left(lanes, ranks, chosen, aim.melds) if aim.runs else (lanes,):
            runs = _runs(left, aim.runs, span)
            best = _better(
                best, _Cover(sum(covers) + runs.filled, helps | runs.helps, used | runs.used)
            )
    places = sum(aim.sets) + sum(aim.runs) - best.filled
    filling = min(wilds, _most_wilds(aim))
    return Plan(places, max(0, places - filling), best.helps, best.used, filling)


def _most_wilds(aim: Aim) -> int:
    """How many wild cards the rules allow in melds of these lengths."""
    half = [length // 2 for length in (*aim.sets, *aim.runs)]
    apart = [*aim.sets, *((length + 1) // 2 for length in aim.runs)]
    allowed: Iterable[int] = (*aim.sets, *aim.runs)
    if not aim.melds.wild_neighbors:
        allowed = apart
    if not aim.melds.more_wilds:
        allowed = map(min, allowed, half)
    return sum(allowed)


def join_plans(plans: Iterable[Plan]) -> Plan:
    """Return what the best of several plans have in common."""
    found = list(plans)
    nearest = min(plan.open for plan in found)
    filling = max(plan.filling for plan in found)
    helps = used = 0
    for plan in found:
        if plan.open == nearest:
            helps, used = helps | plan.helps, used | plan.used
    return Plan(nearest, max(0, nearest - filling), helps, used, filling)


def _better(one: _Cover, other: _Cover) -> _Cover:
    """Return the better of two covers; equal ones are merged."""
    if one.filled != other.filled:
        return one if one.filled > other.filled else other
    return _Cover(one.filled, one.helps | other.helps, one.used | other.used)


def _set_choices(ranks: Sequence[int], aim: Aim) -> Iterator[tuple[tuple[int, int, int], ...]]:
    """Yield every choice of (rank, length, cards left for it) for the sets, the fullest first."""
    held = sorted((r for r in range(1, len(ranks)) if ranks[r]), key=lambda r: -ranks[r])
    number = len(aim.sets)
    if aim.melds.duplicate_rank_sets:
        choices: Iterator[tuple[int, ...]] = combinations_with_replacement(held, number)
    else:
        choices = combinations(held, min(number, len(held)))
    for choice in choices:
        left = dict.fromkeys(choice, 0)
        chosen = []
        for rank, length in zip(choice, aim.sets, strict=False):
            chosen.append((rank, length, max(0, ranks[rank] - left[rank])))
            left[rank] += length
        chosen += [(0, length, 0) for length in aim.sets[len(chosen) :]]
        yield tuple(chosen)
    if number and not held:
        yield tuple((0, length, 0) for length in aim.sets)


def _lanes_left(
    lanes: Lanes,
    ranks: Sequence[int],
    chosen: Sequence[tuple[int, int, int]],
    melds: WildMeldRules,
) -> Iterator[Lanes]:
    """Yield what the sets leave for the runs: of their ranks only the spare cards."""
    spare = {rank: ranks[rank] for rank, _, _ in chosen if rank}
    for rank, length, _ in chosen:
        if rank:
            spare[rank] -= length
    ways: list[Lanes] = [lanes]
    for rank, count in spare.items():
        gone = sum(1 << place for place in melds.places(Card(rank - 1)))
        bare = [
            tuple(tuple(layer & ~gone for layer in lane if layer & ~gone) for lane in way)
            for way in ways
        ]
        if count <= 0:
            ways = [tuple(way) for way in bare]
            continue
        suits = [suit for suit in range(4) if lanes[suit] and lanes[suit][0] & gone]
        ways = [
            tuple(
                (*lane, gone)
                if not lane and suit in kept
                else (lane[0] | gone, *lane[1:])
                if suit in kept
                else lane
                for suit, lane in enumerate(way)
            )
            for way in bare
            for kept in combinations(suits, min(count, len(suits)))
        ]
    yield from ways


@lru_cache(maxsize=_CACHE)
def _runs(lanes: Lanes, lengths: tuple[int, ...], span: _Span) -> _Cover:
    """Cover as many places as possible of runs of these lengths, one suit after another."""
    if not lengths or not lanes:
        return _Cover(0, 0, 0)
    suit = 4 - len(lanes)
    best = _Cover(0, 0, 0)
    for here, elsewhere in _shares(lengths):
        one = _runs_in_suit(lanes[0], here, span, span.low)
        rest = _runs(lanes[1:], elsewhere, span)
        both = _Cover(
            one.filled + rest.filled,
            _cards(one.helps, suit) | rest.helps,
            _cards(one.used, suit) | rest.used,
        )
        best = _better(best, both)
    return best


@lru_cache(maxsize=_CACHE)
def _shares(lengths: tuple[int, ...]) -> tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]:
    """Return every way to divide the runs into those of one suit and those of the others."""
    ways = set()
    for chosen in range(1 << len(lengths)):
        ways.add(
            (
                tuple(length for i, length in enumerate(lengths) if chosen >> i & 1),
                tuple(length for i, length in enumerate(lengths) if not chosen >> i & 1),
            )
        )
    return tuple(sorted(ways))


@lru_cache(maxsize=_CACHE)
def _runs_in_suit(
    lane: tuple[int, ...], lengths: tuple[int, ...], span: _Span, first: int
) -> _Cover:
    """Cover places of runs in one suit; of equally long ones, the next begins at ``first`` or up.

    Helps and uses are bits by place. A run without a natural covers nothing and needs nothing.
    """
    if not lengths or not lane:
        return _Cover(0, 0, 0)
    length, later = lengths[0], lengths[1:]
    best = _Cover(0, 0, 0)
    for low in range(first, span.high - length + 2):
        window = (1 << length) - 1 << low
        naturals = window & lane[0]
        if not naturals:
            continue
        left = tuple(
            here & ~window | above & window
            for here, above in zip(lane, (*lane[1:], 0), strict=True)
        )
        for step in range(1, span.gap + 1):
            left = tuple(here & ~(window << step | window >> step) for here in left)
        alike = bool(later) and later[0] == length
        rest = _runs_in_suit(tuple(filter(None, left)), later, span, low if alike else span.low)
        cover = _Cover(
            naturals.bit_count() + rest.filled,
            window & ~naturals | rest.helps,
            naturals | rest.used,
        )
        best = _better(best, cover)
    return best


def _cards(places: int, suit: int) -> int:
    """Turn bits by place into bits of a one-deck hand."""
    return (places >> 1 & 0x1FFF | places >> HIGH_ACE & 1) << 16 * suit


def count_unseen(helps: int, seen: Hand, decks: int) -> int:
    """How many copies of the helpful cards have not been seen."""
    total, bits = 0, seen.bits
    for layer in range(decks):
        total += (helps & ~(bits >> 64 * layer)).bit_count()
    return total
