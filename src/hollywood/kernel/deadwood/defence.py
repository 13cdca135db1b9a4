"""What a defender can lay off, solved together with the defender's own melds.

Layoffs on different melds are independent of each other, so they are listed meld by meld. On one
meld they may form a chain (a 7 on 4-5-6, then the 8).
"""

from __future__ import annotations

from hollywood.kernel.deadwood.deadwood import deadwood
from hollywood.kernel.deadwood.tables import (
    ANY_SUITS,
    FOURS,
    IN_FOUR_SUITS,
    NEVER,
    RUN_GROWTH,
    MeldTables,
)
from hollywood.kernel.engine.bits import highest
from hollywood.kernel.engine.compiling import kernel

Steps = tuple[tuple[int, int], ...]
"""Layoffs in an order that is legal: each is a card, as a hand of one, and a meld's number."""


@kernel
def taken_by(meld: int, tables: MeldTables) -> int:
    """Return the cards, held or not, that can be laid off on ``meld`` as it is now."""
    ranks = (meld | meld >> 16 | meld >> 32 | meld >> 48) & 0x1FFF
    if not ranks & ranks - 1:
        return ranks * IN_FOUR_SUITS & ~meld if tables[FOURS] else 0
    growth = tables[RUN_GROWTH + ranks]
    if tables[ANY_SUITS]:
        return growth * IN_FOUR_SUITS
    return growth << (highest(meld) & 48)


def layoffs(hand: int, spread: tuple[int, ...], tables: MeldTables) -> dict[int, Steps]:
    """Return every set of cards that can be laid off, each with the steps to do it.

    The steps prefer the first meld of the spread that can take a card, and the low end of a run.
    """
    reached: dict[int, Steps] = {hand: ()}
    for onto, meld in enumerate(spread):
        for rest, steps in list(reached.items()):
            pending = [(rest, meld, steps)]
            visited = {(rest, meld)}
            while pending:
                rest, grown, steps = pending.pop()
                reached.setdefault(rest, steps)
                fitting = taken_by(grown, tables) & rest
                while fitting:
                    card = 1 << fitting.bit_length() - 1
                    fitting ^= card
                    state = (rest ^ card, grown | card)
                    if state not in visited:
                        visited.add(state)
                        pending.append((*state, (*steps, (card, onto))))
    return {hand ^ rest: steps for rest, steps in reached.items()}


def best_layoffs(
    hand: int, spread: tuple[int, ...], tables: MeldTables
) -> tuple[int, list[tuple[int, Steps]]]:
    """Return the least deadwood, and every set of layoffs that reaches it, the smallest first.

    Deadwood is what the defender's own melds leave of the other cards. The empty set, no layoff, is
    one of the sets.
    """
    best = NEVER
    chosen: list[tuple[int, Steps]] = []
    for laid, steps in layoffs(hand, spread, tables).items():
        points = deadwood(hand ^ laid, tables)
        if points < best:
            best, chosen = points, []
        if points == best:
            chosen.append((laid, steps))
    chosen.sort(key=lambda choice: (len(choice[1]), choice[0]))
    return best, chosen
