"""Every way to divide a hand into melds and deadwood, over integers.

The lowest remaining card is in one of the melds that begin with it, or is deadwood. A branch is cut
when the exact least deadwood of the rest already exceeds the limit, so no branch is walked in vain.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from hollywood.kernel.deadwood.deadwood import deadwood
from hollywood.kernel.deadwood.tables import (
    ANY_SUITS,
    FOURS,
    IN_FOUR_SUITS,
    RUN_MIN,
    THREES,
    VALUES,
    MeldTables,
    runs_within,
)


def melds_in(hand: int, tables: MeldTables) -> list[int]:
    """Return every meld that ``hand`` contains, as hands: sets first, then runs, longest first."""
    c = hand & 0x1FFF
    d = hand >> 16 & 0x1FFF
    h = hand >> 32 & 0x1FFF
    s = hand >> 48
    melds = []
    ranks = c & d & (h | s) | h & s & (c | d)
    while ranks:
        rank = ranks & -ranks
        ranks ^= rank
        held = hand & rank * IN_FOUR_SUITS
        if not c & d & h & s & rank:
            if tables[THREES]:
                melds.append(held)
            continue
        if tables[FOURS]:
            melds.append(held)
        if tables[THREES]:
            melds.extend(held ^ rank << suit for suit in (48, 32, 16, 0))
    if tables[ANY_SUITS]:
        for run in runs_within(c | d | h | s, tables):
            melds.extend(_choices_of_suits(hand, run))
        return melds
    for suit, lane in ((0, c), (16, d), (32, h), (48, s)):
        if lane.bit_count() >= tables[RUN_MIN]:
            melds.extend(run << suit for run in runs_within(lane, tables))
    return melds


def _choices_of_suits(hand: int, run: int) -> Iterator[int]:
    """Yield every way to take one held card of each rank of ``run``."""
    cards_by_rank = []
    while run:
        rank = run & -run
        run ^= rank
        cards_by_rank.append([rank << suit for suit in (0, 16, 32, 48) if hand >> suit & rank])
    for cards in product(*cards_by_rank):
        yield sum(cards)


def arrangements(
    hand: int, limit: int, tables: MeldTables
) -> Iterator[tuple[tuple[int, ...], int, int]]:
    """Yield (melds, cards left, their points) for every arrangement of at most ``limit`` points."""
    if deadwood(hand, tables) > limit:
        return
    beginning_with: dict[int, list[int]] = {}
    for meld in melds_in(hand, tables):
        beginning_with.setdefault(meld & -meld, []).append(meld)
    pending: list[tuple[int, tuple[int, ...], int, int]] = [(hand, (), 0, 0)]
    while pending:
        rest, melds, left, points = pending.pop()
        choices: list[int] = []
        while rest:
            card = rest & -rest
            choices = [meld for meld in beginning_with.get(card, ()) if not meld & ~rest]
            if choices:
                break
            rest ^= card
            left |= card
            points += tables[VALUES + (card.bit_length() - 1 & 15)]
        if not choices:
            yield melds, left, points
            continue
        card = rest & -rest
        value = tables[VALUES + (card.bit_length() - 1 & 15)]
        if points + value + deadwood(rest ^ card, tables) <= limit:
            pending.append((rest ^ card, melds, left | card, points + value))
        pending.extend(
            (rest ^ meld, (*melds, meld), left, points)
            for meld in reversed(choices)
            if points + deadwood(rest ^ meld, tables) <= limit
        )
