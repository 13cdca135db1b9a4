"""The view vector: what one seat may know about a round of gin, and nothing else."""

from __future__ import annotations

from hollywood.kernel.engine.compiling import inlined, kernel
from hollywood.kernel.gin import layout as at


@inlined
def sight(state: list[int], rules: list[int], seat: int, view: list[int]) -> None:
    """Write to ``view`` what ``seat`` may know."""
    known = state[at.S_KNOWN + 1 - seat]
    hand = state[at.S_HANDS + seat]
    view[at.V_PHASE] = state[at.S_PHASE]
    view[at.V_SEAT] = seat
    view[at.V_DEALER] = state[at.S_DEALER]
    view[at.V_HAND] = hand
    view[at.V_TOP] = top_of_pile(state)
    view[at.V_UPCARD] = state[at.S_UPCARD]
    view[at.V_TAKEN] = state[at.S_TAKEN]
    view[at.V_DRAWN] = state[at.S_DRAWN] if seat == state[at.S_AWAITING] else at.NO_CARD
    view[at.V_STOCK] = state[at.S_STOCK]
    view[at.V_TURNS] = state[at.S_TURNS]
    view[at.V_LIMIT] = knock_limit(state, rules)
    view[at.V_PILE_OPEN] = pile_open(state, rules)
    view[at.V_MUST_KNOCK] = must_knock(state, rules)
    view[at.V_LAYOFFS_ALLOWED] = layoffs_allowed(state, rules)
    view[at.V_KNOWN] = known
    view[at.V_SEEN] = hand | state[at.S_PILED] | known
    view[at.V_LEFT] = 0
    view[at.V_PILE] = state[at.S_PILED]
    view[at.V_MINE] = state[at.S_KNOWN + seat]
    view[at.V_TO_ACT] = int(seat == state[at.S_AWAITING])
    view[at.V_MELDS] = 0
    view[at.V_MELDS + 1] = 0
    view[at.V_MELDS + 2] = 0
    if state[at.S_KNOCKER] != at.NOBODY:
        _after_the_knock(state, seat, view)


@kernel
def _after_the_knock(state: list[int], seat: int, view: list[int]) -> None:
    """Add what is shown after a knock."""
    knocker = state[at.S_KNOCKER]
    left = state[at.S_HANDS + knocker]
    melds = at.S_SPREAD if state[at.S_PHASE] == at.LAYOFF else at.S_SHOWN
    view[at.V_LEFT] = left
    seen = left
    for meld in range(3):
        view[at.V_MELDS + meld] = state[melds + meld]
        seen |= state[at.S_SPREAD + meld] | state[at.S_SHOWN + meld]
    if knocker != seat:
        view[at.V_KNOWN] |= left
    if state[at.S_HAS_SHOWN]:
        shown = state[at.S_HANDS + 1 - knocker]
        seen |= shown
        if knocker == seat:
            view[at.V_KNOWN] |= shown
    view[at.V_SEEN] |= seen


@inlined
def top_of_pile(state: list[int]) -> int:
    """Return the top card of the pile, or -1 if the pile is empty."""
    size = state[at.S_PILE_SIZE]
    return state[at.S_PILE + size - 1] if size else at.NO_CARD


@inlined
def knock_limit(state: list[int], rules: list[int]) -> int:
    """Return the most deadwood that a player may knock with in this round."""
    if not rules[at.R_OKLAHOMA]:
        return rules[at.R_KNOCK_LIMIT]
    rank = 1 + (state[at.S_UPCARD] & 15)
    if rank == 1:
        return rules[at.R_ACE_ASKS]
    return rank if rank < 10 else 10


@inlined
def pile_open(state: list[int], rules: list[int]) -> int:
    """Return 1 if a player who draws may take the top of the pile, else 0.

    After both players have declined the upcard, the rules say whether it may still be taken.
    """
    return (
        1 if state[at.S_TURNS] or not rules[at.R_UPCARD_OPTION] or rules[at.R_DRAWS_EITHER] else 0
    )


@inlined
def must_knock(state: list[int], rules: list[int]) -> int:
    """Return 1 if the last discard of the round was taken, which is allowed only to knock."""
    if state[at.S_PHASE] != at.DISCARD or state[at.S_TAKEN] == at.NO_CARD:
        return 0
    return 1 if state[at.S_STOCK] <= rules[at.R_STOCK_FLOOR] else 0


@inlined
def layoffs_allowed(state: list[int], rules: list[int]) -> int:
    """Return 1 if the defender may lay off on this knock, else 0; never on big gin."""
    if state[at.S_ENDING] == at.BIG_GIN:
        return 0
    return rules[at.R_LAYOFF_ON_GIN] if state[at.S_ENDING] == at.GIN else rules[at.R_LAYOFF]
