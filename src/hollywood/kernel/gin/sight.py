"""What one seat may know of a round of gin, as a view vector; nothing else is copied into it."""

from __future__ import annotations

from hollywood.kernel.engine.compiling import inlined, kernel
from hollywood.kernel.gin.layout import (
    BIG_GIN,
    DISCARD,
    GIN,
    LAYOFF,
    NO_CARD,
    NOBODY,
    R_ACE_ASKS,
    R_DRAWS_EITHER,
    R_KNOCK_LIMIT,
    R_LAYOFF,
    R_LAYOFF_ON_GIN,
    R_OKLAHOMA,
    R_STOCK_FLOOR,
    R_UPCARD_OPTION,
    S_AWAITING,
    S_DEALER,
    S_DRAWN,
    S_ENDING,
    S_HANDS,
    S_HAS_SHOWN,
    S_KNOCKER,
    S_KNOWN,
    S_PHASE,
    S_PILE,
    S_PILE_SIZE,
    S_PILED,
    S_SHOWN,
    S_SPREAD,
    S_STOCK,
    S_TAKEN,
    S_TURNS,
    S_UPCARD,
    V_DEALER,
    V_DRAWN,
    V_HAND,
    V_KNOWN,
    V_LAYOFFS_ALLOWED,
    V_LEFT,
    V_LIMIT,
    V_MELDS,
    V_MUST_KNOCK,
    V_PHASE,
    V_PILE_OPEN,
    V_SEAT,
    V_SEEN,
    V_STOCK,
    V_TAKEN,
    V_TOP,
    V_TURNS,
    V_UPCARD,
)


@inlined
def sight(state: list[int], rules: list[int], seat: int, view: list[int]) -> None:
    """Fill ``view`` with what ``seat`` may know."""
    known = state[S_KNOWN + 1 - seat]
    hand = state[S_HANDS + seat]
    view[V_PHASE] = state[S_PHASE]
    view[V_SEAT] = seat
    view[V_DEALER] = state[S_DEALER]
    view[V_HAND] = hand
    view[V_TOP] = top_of_pile(state)
    view[V_UPCARD] = state[S_UPCARD]
    view[V_TAKEN] = state[S_TAKEN]
    view[V_DRAWN] = state[S_DRAWN] if seat == state[S_AWAITING] else NO_CARD
    view[V_STOCK] = state[S_STOCK]
    view[V_TURNS] = state[S_TURNS]
    view[V_LIMIT] = knock_limit(state, rules)
    view[V_PILE_OPEN] = pile_open(state, rules)
    view[V_MUST_KNOCK] = must_knock(state, rules)
    view[V_LAYOFFS_ALLOWED] = layoffs_allowed(state, rules)
    view[V_KNOWN] = known
    view[V_SEEN] = hand | state[S_PILED] | known
    view[V_LEFT] = 0
    view[V_MELDS] = 0
    view[V_MELDS + 1] = 0
    view[V_MELDS + 2] = 0
    if state[S_KNOCKER] != NOBODY:
        _after_the_knock(state, seat, view)


@kernel
def _after_the_knock(state: list[int], seat: int, view: list[int]) -> None:
    """Add what lies open once somebody has knocked."""
    knocker = state[S_KNOCKER]
    left = state[S_HANDS + knocker]
    melds = S_SPREAD if state[S_PHASE] == LAYOFF else S_SHOWN
    view[V_LEFT] = left
    seen = left
    for meld in range(3):
        view[V_MELDS + meld] = state[melds + meld]
        seen |= state[S_SPREAD + meld] | state[S_SHOWN + meld]
    if knocker != seat:
        view[V_KNOWN] |= left
    if state[S_HAS_SHOWN]:
        shown = state[S_HANDS + 1 - knocker]
        seen |= shown
        if knocker == seat:
            view[V_KNOWN] |= shown
    view[V_SEEN] |= seen


@inlined
def top_of_pile(state: list[int]) -> int:
    """Return the card that could be taken from the pile, -1 if it has none."""
    size = state[S_PILE_SIZE]
    return state[S_PILE + size - 1] if size else NO_CARD


@inlined
def knock_limit(state: list[int], rules: list[int]) -> int:
    """Return the most deadwood to knock with in this round."""
    if not rules[R_OKLAHOMA]:
        return rules[R_KNOCK_LIMIT]
    rank = 1 + (state[S_UPCARD] & 15)
    if rank == 1:
        return rules[R_ACE_ASKS]
    return rank if rank < 10 else 10


@inlined
def pile_open(state: list[int], rules: list[int]) -> int:
    """Return 1 if a player who is to draw may take the discard: not when both just declined it."""
    return 1 if state[S_TURNS] or not rules[R_UPCARD_OPTION] or rules[R_DRAWS_EITHER] else 0


@inlined
def must_knock(state: list[int], rules: list[int]) -> int:
    """Return 1 if the last discard of the round was taken, as it may be only to knock with."""
    if state[S_PHASE] != DISCARD or state[S_TAKEN] == NO_CARD:
        return 0
    return 1 if state[S_STOCK] <= rules[R_STOCK_FLOOR] else 0


@inlined
def layoffs_allowed(state: list[int], rules: list[int]) -> int:
    """Return 1 if the defender may lay off on this knock; on big gin nobody ever does."""
    if state[S_ENDING] == BIG_GIN:
        return 0
    return rules[R_LAYOFF_ON_GIN] if state[S_ENDING] == GIN else rules[R_LAYOFF]
