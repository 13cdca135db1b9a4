"""The least deadwood if runs may mix suits: only the number of cards of each rank matters.

The *counts* of a hand are one integer with three bits for each rank, from the ace in bits 0 to 2 up
to the king in bits 36 to 38. The solver tries every choice of sets, and of runs that go around from
the king to the ace. The remaining runs are found rank by rank, with dynamic programming: a state is
the number of runs that are one card long, two cards long, and so on, up to those that are long
enough. A run that is long enough is extended whenever a card is free, because a new run that starts
there would not cover more.
"""

from __future__ import annotations

from hollywood.kernel.deadwood.tables import (
    FOURS,
    JOINTS,
    NEVER,
    RUN_MIN,
    THREES,
    VALUES,
    MeldTables,
)
from hollywood.kernel.engine.bits import zeros
from hollywood.kernel.engine.compiling import kernel

_KING = 36
_LOWEST_BITS = 0o1111111111111


@kernel
def deadwood(hand: int, tables: MeldTables) -> int:
    """Return the least deadwood of a hand of one deck, in points."""
    return _least(_counts(hand), tables)


@kernel
def deadwood_after_discard(hand: int, tables: MeldTables) -> int:
    """Return the least deadwood after discarding one card of ``hand``.

    A discard saves at most the points of the card. So cards of high value are tried first, and most
    of the others need not be tried.
    """
    counts = _counts(hand)
    whole = _least(counts, tables)
    best = NEVER
    for rank in range(12, -1, -1):
        one = 1 << 3 * rank
        if counts & 7 * one and whole - tables[VALUES + rank] < best:
            left = _least(counts - one, tables)
            if left < best:
                best = left
    return best


@kernel
def _counts(hand: int) -> int:
    return (
        _spread(hand & 0x1FFF)
        + _spread(hand >> 16 & 0x1FFF)
        + _spread(hand >> 32 & 0x1FFF)
        + _spread(hand >> 48)
    )


@kernel
def _spread(mask: int) -> int:
    """Return the mask with three bits for each rank, so that four of them add up to the counts."""
    mask = (mask | mask << 16) & 0x1F00_00FF
    mask = (mask | mask << 8) & 0x10_0F00_F00F
    mask = (mask | mask << 4) & 0x10_C30C_30C3
    return (mask | mask << 2) & 0x12_4924_9249


@kernel
def _least(counts: int, tables: MeldTables) -> int:
    """Return the least deadwood over every choice of runs that go around the corner."""
    best = _least_with_sets(counts, tables)
    joints = tables[JOINTS]
    if not joints or not counts & 7 or not counts >> _KING:
        return best
    # Depth first. There are at most four such runs, one for each ace, chosen in rising order.
    chosen = zeros(5)
    depth = 0
    while depth >= 0:
        number = chosen[depth]
        if number == joints or depth == 4:
            depth -= 1
            if depth >= 0:
                counts += _spread(tables[JOINTS + 1 + chosen[depth]])
                chosen[depth] += 1
            continue
        run = _spread(tables[JOINTS + 1 + number])
        held = (counts | counts >> 1 | counts >> 2) & _LOWEST_BITS
        if run & ~held:
            chosen[depth] += 1
            continue
        counts -= run
        points = _least_with_sets(counts, tables)
        if points < best:
            best = points
        depth += 1
        chosen[depth] = number
    return best


@kernel
def _least_with_sets(counts: int, tables: MeldTables) -> int:
    """Return the least deadwood over every choice of sets; no run goes around the corner."""
    best = _left_by_runs(counts, tables)
    some = counts & counts >> 1 & _LOWEST_BITS if tables[THREES] else 0
    some |= counts >> 2 & _LOWEST_BITS
    # Try every way to take no set, three or four cards of each rank in ``some``: first which ranks
    # have a set (the sub-masks of ``some``), then which of the sets have four cards.
    chosen = some
    while chosen:
        fours = chosen & counts >> 2 if tables[FOURS] else 0
        four = fours
        while True:
            threes = chosen ^ four
            if tables[THREES] or not threes:
                points = _left_by_runs(counts - 4 * four - 3 * threes, tables)
                if points < best:
                    best = points
            if not four:
                break
            four = four - 1 & fours
        chosen = chosen - 1 & some
    return best


@kernel
def _left_by_runs(counts: int, tables: MeldTables) -> int:
    """Return the least points that runs leave uncovered; no run goes around the corner."""
    run_min = tables[RUN_MIN]
    held = (counts | counts >> 1 | counts >> 2) & _LOWEST_BITS
    starts = held
    for place in range(1, run_min):
        starts &= held >> 3 * place
    points = 0
    if not starts:
        for rank in range(13):
            points += (counts >> 3 * rank & 7) * tables[VALUES + rank]
        return points
    # A state has three bits for each length below run_min, then the number of runs long enough.
    # ``states`` has two lists, one behind the other: up to this rank, and up to the next.
    last = 3 * (run_min - 1)
    short = (1 << last) - 1
    most_states = _most_states(run_min)
    states, costs = zeros(2 * most_states), zeros(2 * most_states)
    first, end, next_first = 0, 1, most_states
    for rank in range(13):
        cards = counts >> 3 * rank & 7
        value = tables[VALUES + rank]
        next_end = next_first
        for index in range(first, end):
            state = states[index]
            needed = 0
            part = state & short
            while part:
                needed += part & 7
                part >>= 3
            if needed > cards:
                continue
            going_on = state >> last
            if going_on > cards - needed:
                going_on = cards - needed
            free = cards - needed - going_on
            grown = (state & short) << 3
            grown = (grown & short | grown >> last << last) + (going_on << last)
            most = free if starts >> 3 * rank & 1 else 0
            for new in range(most + 1):
                cost = costs[index] + (free - new) * value
                next_end = _reach(states, costs, next_first, next_end, grown + new, cost)
        first, end, next_first = next_first, next_end, first
    points = NEVER
    for index in range(first, end):
        if not states[index] & short and costs[index] < points:
            points = costs[index]
    return points


@kernel
def _reach(states: list[int], costs: list[int], first: int, end: int, state: int, cost: int) -> int:
    """Note that a state can be reached at this cost; return where the list of states ends now."""
    for index in range(first, end):
        if states[index] == state:
            if cost < costs[index]:
                costs[index] = cost
            return end
    states[end] = state
    costs[end] = cost
    return end + 1


@kernel
def _most_states(run_min: int) -> int:
    """Return how many ways there are to have at most four runs, each of 1 to ``run_min`` cards."""
    return (run_min + 4) * (run_min + 3) * (run_min + 2) * (run_min + 1) // 24
