"""What follows from an action in gin, for every setting of the rules.

This does the same as :mod:`hollywood.gin.moves` and :mod:`hollywood.gin.table`; tests play both
side by side. Nothing here checks whether an action is legal.
"""

from __future__ import annotations

from hollywood.kernel.engine.compiling import inlined, kernel
from hollywood.kernel.gin import layout as at
from hollywood.kernel.gin.deal import top_of_stock


@inlined
def apply(state: list[int], rules: list[int], action: list[int]) -> None:
    """Apply the legal ``action`` of the seat to act."""
    kind = action[at.A_KIND]
    if kind == at.A_DRAW:
        _draw(state)
    elif kind == at.A_DISCARD:
        _discard(state, rules, action[at.A_CARD])
    elif kind == at.A_TAKE:
        _take(state)
    elif kind == at.A_PASS:
        _decline(state, rules)
    elif kind == at.A_LAY_OFF:
        _lay_off(state, action[at.A_CARD], action[at.A_ONTO])
    elif kind == at.A_SHOW:
        _show(state, rules, action)
    elif kind == at.A_FINISH:
        _end(state)
    else:
        _knock(state, rules, action)


@inlined
def _draw(state: list[int]) -> None:
    card = top_of_stock(state)
    state[at.S_HANDS + state[at.S_AWAITING]] |= 1 << card
    state[at.S_STOCK] -= 1
    state[at.S_DRAWN] = card
    state[at.S_PHASE] = at.DISCARD


@inlined
def _take(state: list[int]) -> None:
    seat = state[at.S_AWAITING]
    size = state[at.S_PILE_SIZE] - 1
    card = state[at.S_PILE + size]
    state[at.S_PILE_SIZE] = size
    state[at.S_PILED] ^= 1 << card
    state[at.S_HANDS + seat] |= 1 << card
    state[at.S_KNOWN + seat] |= 1 << card
    state[at.S_TAKEN] = card
    state[at.S_PHASE] = at.DISCARD


@inlined
def _discard(state: list[int], rules: list[int], card: int) -> None:
    """Discard and end the turn; end the round if the stock or the turn limit is reached."""
    seat = state[at.S_AWAITING]
    turns = state[at.S_TURNS] + 1
    state[at.S_HANDS + seat] ^= 1 << card
    state[at.S_KNOWN + seat] &= ~(1 << card)
    _to_pile(state, card)
    state[at.S_TAKEN] = at.NO_CARD
    state[at.S_DRAWN] = at.NO_CARD
    state[at.S_TURNS] = turns
    state[at.S_AWAITING] = 1 - seat
    spent = state[at.S_STOCK] <= rules[at.R_STOCK_FLOOR]
    if not spent and turns < rules[at.R_TURN_CAP]:
        state[at.S_PHASE] = at.DRAW
    elif spent and rules[at.R_LAST_CHANCE]:
        state[at.S_PHASE] = at.LAST_CHANCE
    else:
        _undecided(state, rules)


@inlined
def _to_pile(state: list[int], card: int) -> None:
    size = state[at.S_PILE_SIZE]
    state[at.S_PILE + size] = card
    state[at.S_PILE_SIZE] = size + 1
    state[at.S_PILED] |= 1 << card


@kernel
def _decline(state: list[int], rules: list[int]) -> None:
    if state[at.S_PHASE] == at.LAST_CHANCE:
        _undecided(state, rules)
        return
    seat = state[at.S_AWAITING]
    state[at.S_PHASE] = at.DRAW if seat == state[at.S_DEALER] else at.UPCARD
    state[at.S_AWAITING] = 1 - seat


@kernel
def _undecided(state: list[int], rules: list[int]) -> None:
    state[at.S_ENDING] = (
        at.DEAD_HAND if state[at.S_STOCK] <= rules[at.R_STOCK_FLOOR] else at.TURN_CAP
    )
    _end(state)


@inlined
def _end(state: list[int]) -> None:
    state[at.S_PHASE] = at.OVER
    state[at.S_AWAITING] = at.NOBODY


@kernel
def _knock(state: list[int], rules: list[int], action: list[int]) -> None:
    """Lay down the spread; the rest of the hand is deadwood. Big gin has no discard."""
    seat = state[at.S_AWAITING]
    left = state[at.S_HANDS + seat]
    for meld in range(at.MOST_MELDS):
        left &= ~action[at.A_MELDS + meld]
        state[at.S_SPREAD + meld] = action[at.A_MELDS + meld]
    card = action[at.A_CARD]
    ending = at.BIG_GIN
    if card != at.NO_CARD:
        left ^= 1 << card
        ending = at.KNOCK if left else at.GIN
        if rules[at.R_FACE_DOWN]:
            state[at.S_FACE_DOWN] = card
        else:
            _to_pile(state, card)
    state[at.S_HANDS + seat] = left
    state[at.S_KNOWN + seat] = 0
    state[at.S_TAKEN] = at.NO_CARD
    state[at.S_DRAWN] = at.NO_CARD
    state[at.S_TURNS] += 1
    state[at.S_KNOCKER] = seat
    state[at.S_ENDING] = ending
    state[at.S_PHASE] = at.LAYOFF
    state[at.S_AWAITING] = 1 - seat


@kernel
def _lay_off(state: list[int], card: int, onto: int) -> None:
    seat = state[at.S_AWAITING]
    state[at.S_HANDS + seat] ^= 1 << card
    melds = at.S_SPREAD
    count = at.S_LAYOFFS
    layoffs = at.S_LAYOFF_LIST
    if seat == state[at.S_KNOCKER]:
        melds = at.S_SHOWN
        count = at.S_KNOCKER_LAYOFFS
        layoffs = at.S_KNOCKER_LAYOFF_LIST
    else:
        state[at.S_KNOWN + seat] &= ~(1 << card)
    state[melds + onto] |= 1 << card
    state[layoffs + state[count]] = 64 * onto + card
    state[count] += 1


@kernel
def _show(state: list[int], rules: list[int], action: list[int]) -> None:
    """Show the defender's hand. If the rules say so, the knocker may now lay off."""
    left = state[at.S_HANDS + state[at.S_AWAITING]]
    for meld in range(at.MOST_MELDS):
        left &= ~action[at.A_MELDS + meld]
        state[at.S_SHOWN + meld] = action[at.A_MELDS + meld]
    state[at.S_HANDS + state[at.S_AWAITING]] = left
    state[at.S_HAS_SHOWN] = 1
    state[at.S_KNOWN] = 0
    state[at.S_KNOWN + 1] = 0
    if rules[at.R_KNOCKER_LAYOFF] and state[at.S_ENDING] == at.KNOCK and action[at.A_MELDS]:
        state[at.S_PHASE] = at.KNOCKER_LAYOFF
        state[at.S_AWAITING] = state[at.S_KNOCKER]
    else:
        _end(state)
