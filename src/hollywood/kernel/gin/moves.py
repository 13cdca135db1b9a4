"""What follows from an action of gin: the turn cycle over the state, for every knob of the rules.

It is the twin of :mod:`hollywood.gin.moves` and :mod:`hollywood.gin.table`; tests play both side by
side. Nothing here asks whether the action is legal.
"""

from __future__ import annotations

from hollywood.kernel.engine.compiling import inlined, kernel
from hollywood.kernel.gin.deal import top_of_stock
from hollywood.kernel.gin.layout import (
    A_CARD,
    A_DISCARD,
    A_DRAW,
    A_FINISH,
    A_KIND,
    A_LAY_OFF,
    A_MELDS,
    A_ONTO,
    A_PASS,
    A_SHOW,
    A_TAKE,
    BIG_GIN,
    DEAD_HAND,
    DISCARD,
    DRAW,
    GIN,
    KNOCK,
    KNOCKER_LAYOFF,
    LAST_CHANCE,
    LAYOFF,
    MOST_MELDS,
    NO_CARD,
    NOBODY,
    OVER,
    R_FACE_DOWN,
    R_KNOCKER_LAYOFF,
    R_LAST_CHANCE,
    R_STOCK_FLOOR,
    R_TURN_CAP,
    S_AWAITING,
    S_DEALER,
    S_DRAWN,
    S_ENDING,
    S_HANDS,
    S_HAS_SHOWN,
    S_KNOCKER,
    S_KNOCKER_LAYOFF_LIST,
    S_KNOCKER_LAYOFFS,
    S_KNOWN,
    S_LAYOFF_LIST,
    S_LAYOFFS,
    S_PHASE,
    S_PILE,
    S_PILE_SIZE,
    S_PILED,
    S_SHOWN,
    S_SPREAD,
    S_STOCK,
    S_TAKEN,
    S_THROWN_DOWN,
    S_TURNS,
    TURN_CAP,
    UPCARD,
)


@inlined
def apply(state: list[int], rules: list[int], action: list[int]) -> None:
    """Carry out the awaited seat's legal ``action``."""
    kind = action[A_KIND]
    if kind == A_DRAW:
        _draw(state)
    elif kind == A_DISCARD:
        _discard(state, rules, action[A_CARD])
    elif kind == A_TAKE:
        _take(state)
    elif kind == A_PASS:
        _decline(state, rules)
    elif kind == A_LAY_OFF:
        _lay_off(state, action[A_CARD], action[A_ONTO])
    elif kind == A_SHOW:
        _show(state, rules, action)
    elif kind == A_FINISH:
        _end(state)
    else:
        _knock(state, rules, action)


@inlined
def _draw(state: list[int]) -> None:
    card = top_of_stock(state)
    state[S_HANDS + state[S_AWAITING]] |= 1 << card
    state[S_STOCK] -= 1
    state[S_DRAWN] = card
    state[S_PHASE] = DISCARD


@inlined
def _take(state: list[int]) -> None:
    seat = state[S_AWAITING]
    size = state[S_PILE_SIZE] - 1
    card = state[S_PILE + size]
    state[S_PILE_SIZE] = size
    state[S_PILED] ^= 1 << card
    state[S_HANDS + seat] |= 1 << card
    state[S_KNOWN + seat] |= 1 << card
    state[S_TAKEN] = card
    state[S_PHASE] = DISCARD


@inlined
def _discard(state: list[int], rules: list[int], card: int) -> None:
    """Pass the turn, or end the round if the stock or the turn limit is reached."""
    seat = state[S_AWAITING]
    turns = state[S_TURNS] + 1
    state[S_HANDS + seat] ^= 1 << card
    state[S_KNOWN + seat] &= ~(1 << card)
    _throw(state, card)
    state[S_TAKEN] = NO_CARD
    state[S_DRAWN] = NO_CARD
    state[S_TURNS] = turns
    state[S_AWAITING] = 1 - seat
    spent = state[S_STOCK] <= rules[R_STOCK_FLOOR]
    if not spent and turns < rules[R_TURN_CAP]:
        state[S_PHASE] = DRAW
    elif spent and rules[R_LAST_CHANCE]:
        state[S_PHASE] = LAST_CHANCE
    else:
        _undecided(state, rules)


@inlined
def _throw(state: list[int], card: int) -> None:
    size = state[S_PILE_SIZE]
    state[S_PILE + size] = card
    state[S_PILE_SIZE] = size + 1
    state[S_PILED] |= 1 << card


@kernel
def _decline(state: list[int], rules: list[int]) -> None:
    if state[S_PHASE] == LAST_CHANCE:
        _undecided(state, rules)
        return
    seat = state[S_AWAITING]
    state[S_PHASE] = DRAW if seat == state[S_DEALER] else UPCARD
    state[S_AWAITING] = 1 - seat


@kernel
def _undecided(state: list[int], rules: list[int]) -> None:
    state[S_ENDING] = DEAD_HAND if state[S_STOCK] <= rules[R_STOCK_FLOOR] else TURN_CAP
    _end(state)


@inlined
def _end(state: list[int]) -> None:
    state[S_PHASE] = OVER
    state[S_AWAITING] = NOBODY


@kernel
def _knock(state: list[int], rules: list[int], action: list[int]) -> None:
    """The spread lies open; what is left of the hand is deadwood. Big gin throws no card."""
    seat = state[S_AWAITING]
    left = state[S_HANDS + seat]
    for meld in range(MOST_MELDS):
        left &= ~action[A_MELDS + meld]
        state[S_SPREAD + meld] = action[A_MELDS + meld]
    card = action[A_CARD]
    ending = BIG_GIN
    if card != NO_CARD:
        left ^= 1 << card
        ending = KNOCK if left else GIN
        if rules[R_FACE_DOWN]:
            state[S_THROWN_DOWN] = card
        else:
            _throw(state, card)
    state[S_HANDS + seat] = left
    state[S_KNOWN + seat] = 0
    state[S_TAKEN] = NO_CARD
    state[S_DRAWN] = NO_CARD
    state[S_TURNS] += 1
    state[S_KNOCKER] = seat
    state[S_ENDING] = ending
    state[S_PHASE] = LAYOFF
    state[S_AWAITING] = 1 - seat


@kernel
def _lay_off(state: list[int], card: int, onto: int) -> None:
    seat = state[S_AWAITING]
    state[S_HANDS + seat] ^= 1 << card
    melds = S_SPREAD
    count = S_LAYOFFS
    layoffs = S_LAYOFF_LIST
    if seat == state[S_KNOCKER]:
        melds = S_SHOWN
        count = S_KNOCKER_LAYOFFS
        layoffs = S_KNOCKER_LAYOFF_LIST
    else:
        state[S_KNOWN + seat] &= ~(1 << card)
    state[melds + onto] |= 1 << card
    state[layoffs + state[count]] = 64 * onto + card
    state[count] += 1


@kernel
def _show(state: list[int], rules: list[int], action: list[int]) -> None:
    """The defender's hand lies open; where the rules say so, the knocker may lay off in turn."""
    left = state[S_HANDS + state[S_AWAITING]]
    for meld in range(MOST_MELDS):
        left &= ~action[A_MELDS + meld]
        state[S_SHOWN + meld] = action[A_MELDS + meld]
    state[S_HANDS + state[S_AWAITING]] = left
    state[S_HAS_SHOWN] = 1
    state[S_KNOWN] = 0
    state[S_KNOWN + 1] = 0
    if rules[R_KNOCKER_LAYOFF] and state[S_ENDING] == KNOCK and action[A_MELDS]:
        state[S_PHASE] = KNOCKER_LAYOFF
        state[S_AWAITING] = state[S_KNOCKER]
    else:
        _end(state)
