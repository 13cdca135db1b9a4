"""What follows from an action in the contract game: as :mod:`hollywood.contract.moves`.

An action is taken to be legal; :mod:`hollywood.kernel.contract.rules.legality` says what is.
"""

from __future__ import annotations

from hollywood.kernel.contract.layout import (
    M_CARDS,
    M_KIND,
    M_LENGTH,
    M_OWNER,
    M_SIZE,
    NO_CARD,
    NOBODY,
    PLACES,
    R_CLOCKWISE,
    R_DENY_FORCES,
    R_HAND_ENDS,
    R_PENALTY_CARDS,
    R_POINTS,
    R_SEATS,
    R_STOCK_ONLY_AFTER,
    R_TURN_CAP,
    R_WILD,
    SET,
)
from hollywood.kernel.contract.rules.deal import add_card, deal, deal_from, from_stock, remove_card
from hollywood.kernel.contract.rules.fits import in_set_order, note_meld, put_on, swap_in
from hollywood.kernel.contract.state import (
    A_ALLOW,
    A_CALL,
    A_CARD,
    A_DENY,
    A_DISCARD,
    A_DISPLACE,
    A_DRAW,
    A_END,
    A_KIND,
    A_LAY,
    A_LAY_DOWN,
    A_LAY_OFF,
    A_MOMENT,
    A_ONTO,
    A_TAKE,
    A_WITHDRAW,
    DRAW,
    OVER,
    PLAY,
    S_CALL_MOMENTS,
    S_CALL_SEATS,
    S_CALLED,
    S_CALLS,
    S_DENIED,
    S_DISCARDERS,
    S_DOWN,
    S_DRAWN,
    S_ENDING,
    S_GRANTED,
    S_GRANTED_NOW,
    S_HANDS,
    S_KNOWN,
    S_MELDS,
    S_PHASE,
    S_PILE,
    S_PILE_SIZE,
    S_PLAYED,
    S_SIZES,
    S_STOCK,
    S_TABLE,
    S_TAKEN,
    S_TURN,
    S_TURNS,
    S_WINNER,
    STOCK_EXHAUSTED,
    TURN_CAP,
    WENT_OUT,
)
from hollywood.kernel.engine.compiling import kernel


@kernel
def start(state: list[int], rules: list[int], dealer: int, seed: int, number: int) -> None:
    """Deal a hand of unit ``number``; where the player in turn can draw nothing, it is over."""
    deal(state, rules, dealer, seed, number)
    finish(state, rules)


@kernel
def start_from(state: list[int], rules: list[int], dealer: int) -> None:
    """Deal from the deck in ``state``; where the player in turn can draw nothing, it is over."""
    deal_from(state, rules, dealer)
    finish(state, rules)


@kernel
def apply(state: list[int], rules: list[int], seat: int, action: list[int]) -> None:
    """Let everything happen that follows from the legal ``action`` of ``seat``."""
    kind = action[A_KIND]
    if kind == A_DRAW:
        state[S_DRAWN] = from_stock(state)
        add_card(state, seat, state[S_DRAWN])
        state[S_PHASE] = PLAY
    elif kind == A_TAKE:
        state[S_TAKEN] = _off_the_pile(state, seat)
        state[S_PHASE] = PLAY
    elif kind == A_DISCARD:
        _discard(state, rules, seat, action[A_CARD])
    elif kind == A_LAY_OFF:
        put_on(state, rules, action[A_ONTO], action[A_CARD], action[A_END])
        _play_card(state, seat, action[A_CARD])
    elif kind == A_DISPLACE:
        swap_in(state, rules, action[A_ONTO], action[A_CARD], action[A_END])
        _play_card(state, seat, action[A_CARD])
    elif kind == A_LAY_DOWN:
        _lay_down(state, rules, seat, action)
    elif kind == A_CALL:
        count = state[S_CALLS]
        state[S_CALL_SEATS + count] = seat
        state[S_CALL_MOMENTS + count] = action[A_MOMENT]
        state[S_CALLS] = count + 1
        state[S_CALLED + seat] += 1
    elif kind == A_WITHDRAW:
        _withdraw(state, seat)
    elif kind == A_ALLOW:
        _grant(state, rules)
    elif kind == A_DENY:
        state[S_CALLS] = 0
        state[S_DENIED] = 1
    finish(state, rules)


@kernel
def finish(state: list[int], rules: list[int]) -> None:
    """End the hand when somebody is out, nothing can be drawn, or it has lasted too long."""
    ending, winner = -1, NOBODY
    for seat in range(rules[R_SEATS]):
        if not state[S_SIZES + seat] and winner < 0:
            ending, winner = WENT_OUT, seat
    if ending < 0 and state[S_PHASE] == DRAW:
        if state[S_TURNS] >= rules[R_TURN_CAP]:
            ending = TURN_CAP
        elif not can_draw(state, rules) and (
            rules[R_HAND_ENDS] or not state[S_PILE_SIZE] or not pile_open(state, rules)
        ):
            ending = STOCK_EXHAUSTED
    if ending >= 0:
        state[S_PLAYED] = state[S_TURNS] + (state[S_PHASE] != DRAW)
        state[S_ENDING] = ending
        state[S_WINNER] = winner
        state[S_PHASE] = OVER
        state[S_CALLS] = 0
        state[S_DRAWN] = NO_CARD


@kernel
def reshufflable(table: list[int], rules: list[int]) -> int:
    """Return how many discards would become the stock if it were used up now."""
    if rules[R_HAND_ENDS] or not table[S_PILE_SIZE]:
        return 0
    return table[S_PILE_SIZE] - 1


@kernel
def can_draw(table: list[int], rules: list[int]) -> int:
    """Say whether a card can be drawn from the stock, if need be after a reshuffle."""
    return int(table[S_STOCK] > 0 or reshufflable(table, rules) > 0)


@kernel
def pile_open(table: list[int], rules: list[int]) -> int:
    """Say whether the player in turn may take the top discard, if there is one."""
    must_take = table[S_DENIED] and rules[R_DENY_FORCES]
    return int(must_take or not table[S_GRANTED_NOW] or not rules[R_STOCK_ONLY_AFTER])


@kernel
def holder(table: list[int], rules: list[int]) -> int:
    """Return the caller whose call stands before all others; there is one."""
    seats, best, first = rules[R_SEATS], -1, 0
    for number in range(table[S_CALLS]):
        seat = table[S_CALL_SEATS + number]
        order = (seat - table[S_TURN]) % seats
        if not rules[R_CLOCKWISE]:
            order += table[S_CALL_MOMENTS + number] << 4
        if best < 0 or order < first:
            best, first = seat, order
    return best


@kernel
def price(state: list[int], rules: list[int], seat: int) -> int:
    """Return the penalty points of what ``seat`` holds."""
    points = 0
    for card in range(PLACES):
        points += state[S_HANDS + PLACES * seat + card] * rules[R_POINTS + card]
    return points


@kernel
def _off_the_pile(state: list[int], seat: int) -> int:
    """Give ``seat`` the top discard, and return it."""
    state[S_PILE_SIZE] -= 1
    card = state[S_PILE + state[S_PILE_SIZE]]
    add_card(state, seat, card)
    state[S_KNOWN + PLACES * seat + card] += 1
    return card


@kernel
def _play_card(state: list[int], seat: int, card: int) -> None:
    """Take a card out of a hand, for the pile or for a meld.

    Where he holds two equal cards and one of them was taken, that one is reckoned to go first.
    """
    remove_card(state, seat, card)
    if state[S_KNOWN + PLACES * seat + card]:
        state[S_KNOWN + PLACES * seat + card] -= 1
    if state[S_TAKEN] == card:
        state[S_TAKEN] = NO_CARD


@kernel
def _discard(state: list[int], rules: list[int], seat: int, card: int) -> None:
    _play_card(state, seat, card)
    size = state[S_PILE_SIZE]
    state[S_PILE + size] = card
    state[S_DISCARDERS + size] = seat
    state[S_PILE_SIZE] = size + 1
    state[S_PHASE] = DRAW
    state[S_TURN] = (seat + 1) % rules[R_SEATS]
    state[S_TURNS] += 1
    state[S_TAKEN] = state[S_DRAWN] = NO_CARD
    state[S_DENIED] = state[S_GRANTED_NOW] = 0


@kernel
def _lay_down(state: list[int], rules: list[int], seat: int, action: list[int]) -> None:
    """Put the melds on the table; a set may be named in any order, it lies in one."""
    state[S_DOWN + seat] = state[S_TURNS]
    for number in range(action[A_LAY]):
        source = A_LAY + 1 + M_LENGTH * number
        onto = state[S_MELDS]
        at = S_TABLE + M_LENGTH * onto
        size = action[source + M_SIZE]
        state[S_MELDS] = onto + 1
        state[at + M_OWNER] = seat
        state[at + M_KIND] = action[source + M_KIND]
        state[at + M_SIZE] = size
        for spot in range(M_CARDS, M_CARDS + size):
            card = action[source + spot]
            state[at + spot] = card
            _play_card(state, seat, card)
        if state[at + M_KIND] == SET:
            in_set_order(state, at, rules[R_WILD])
        note_meld(state, rules, onto)


@kernel
def _withdraw(state: list[int], seat: int) -> None:
    kept = 0
    for number in range(state[S_CALLS]):
        if state[S_CALL_SEATS + number] != seat:
            state[S_CALL_SEATS + kept] = state[S_CALL_SEATS + number]
            state[S_CALL_MOMENTS + kept] = state[S_CALL_MOMENTS + number]
            kept += 1
    state[S_CALLS] = kept


@kernel
def _grant(state: list[int], rules: list[int]) -> None:
    """The caller takes the discard, and the penalty cards with it."""
    caller = holder(state, rules)
    state[S_CALLS] = 0
    state[S_GRANTED_NOW] += 1
    state[S_GRANTED + caller] += 1
    _off_the_pile(state, caller)
    for _ in range(rules[R_PENALTY_CARDS]):
        add_card(state, caller, from_stock(state))
