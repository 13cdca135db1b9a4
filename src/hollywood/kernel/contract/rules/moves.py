"""What follows from an action in the contract game: as :mod:`hollywood.contract.moves`.

An action is taken to be legal; :mod:`hollywood.kernel.contract.rules.legality` says what is.
"""

from __future__ import annotations

from hollywood.kernel.contract import state as at
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
    R_DISPLACE,
    R_HAND_ENDS,
    R_OUT_IN_ONE_TURN,
    R_PENALTY_CARDS,
    R_POINTS,
    R_SEATS,
    R_STOCK_ONLY_AFTER,
    R_TAKE_WHEN_DOWN,
    R_TURN_CAP,
    R_WILD,
    SET,
    TO_HAND,
    TO_HAND_AT_ONCE,
)
from hollywood.kernel.contract.rules.deal import add_card, deal, deal_from, from_stock, remove_card
from hollywood.kernel.contract.rules.fits import in_set_order, note_meld, put_on, swap_in
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
    kind = action[at.A_KIND]
    if kind == at.A_DRAW:
        state[at.S_DRAWN] = from_stock(state)
        add_card(state, seat, state[at.S_DRAWN])
        state[at.S_DREW] = 1
        state[at.S_PHASE] = at.PLAY
    elif kind == at.A_TAKE:
        state[at.S_TAKEN] = _off_the_pile(state, seat)
        state[at.S_PHASE] = at.PLAY
    elif kind == at.A_DISCARD:
        _discard(state, rules, seat, action[at.A_CARD])
    elif kind == at.A_LAY_OFF:
        put_on(state, rules, action[at.A_ONTO], action[at.A_CARD], action[at.A_END])
        _play_card(state, seat, action[at.A_CARD])
    elif kind == at.A_DISPLACE:
        freed = swap_in(state, rules, action[at.A_ONTO], action[at.A_CARD], action[at.A_END])
        _play_card(state, seat, action[at.A_CARD])
        if rules[R_DISPLACE] >= TO_HAND:
            add_card(state, seat, freed)
            state[at.S_KNOWN + PLACES * seat + freed] += 1
            if rules[R_DISPLACE] == TO_HAND_AT_ONCE:
                state[at.S_OWED] = freed
    elif kind == at.A_LAY_DOWN:
        _lay_down(state, rules, seat, action)
    elif kind == at.A_CALL:
        count = state[at.S_CALLS]
        state[at.S_CALL_SEATS + count] = seat
        state[at.S_CALL_MOMENTS + count] = action[at.A_MOMENT]
        state[at.S_CALLS] = count + 1
        state[at.S_CALLED + seat] += 1
    elif kind == at.A_WITHDRAW:
        _withdraw(state, seat)
    elif kind == at.A_ALLOW:
        _grant(state, rules)
    elif kind == at.A_DENY:
        state[at.S_CALLS] = 0
        state[at.S_DENIED] = 1
    finish(state, rules)


@kernel
def finish(state: list[int], rules: list[int]) -> None:
    """End the hand when somebody is out, nothing can be drawn, or it has lasted too long."""
    ending, winner = -1, NOBODY
    for seat in range(rules[R_SEATS]):
        if not state[at.S_SIZES + seat] and winner < 0:
            ending, winner = at.WENT_OUT, seat
    if ending < 0 and state[at.S_PHASE] == at.DRAW:
        if state[at.S_TURNS] >= rules[R_TURN_CAP]:
            ending = at.TURN_CAP
        elif not can_draw(state, rules) and (
            rules[R_HAND_ENDS] or not state[at.S_PILE_SIZE] or not pile_open(state, rules)
        ):
            ending = at.STOCK_EXHAUSTED
    if ending >= 0:
        state[at.S_PLAYED] = state[at.S_TURNS] + (state[at.S_PHASE] != at.DRAW)
        state[at.S_ENDING] = ending
        state[at.S_WINNER] = winner
        state[at.S_PHASE] = at.OVER
        state[at.S_CALLS] = 0
        state[at.S_DRAWN] = NO_CARD


@kernel
def reshufflable(table: list[int], rules: list[int]) -> int:
    """Return how many discards would become the stock if it were used up now."""
    if rules[R_HAND_ENDS] or not table[at.S_PILE_SIZE]:
        return 0
    return table[at.S_PILE_SIZE] - 1


@kernel
def can_draw(table: list[int], rules: list[int]) -> int:
    """Say whether a card can be drawn from the stock, if need be after a reshuffle."""
    return int(table[at.S_STOCK] > 0 or reshufflable(table, rules) > 0)


@kernel
def only_draws(table: list[int], rules: list[int]) -> int:
    """Return 1 if the player in turn has laid down and therefore may not take discards."""
    if rules[R_TAKE_WHEN_DOWN]:
        return 0
    return int(table[at.S_DOWN + table[at.S_TURN]] != at.NOT_DOWN)


@kernel
def pile_open(table: list[int], rules: list[int]) -> int:
    """Say whether the player in turn may take the top discard, if there is one."""
    if only_draws(table, rules):
        return 0
    must_take = table[at.S_DENIED] and rules[R_DENY_FORCES]
    return int(must_take or not table[at.S_GRANTED_NOW] or not rules[R_STOCK_ONLY_AFTER])


@kernel
def holder(table: list[int], rules: list[int]) -> int:
    """Return the caller whose call stands before all others; there is one."""
    seats, best, first = rules[R_SEATS], -1, 0
    for number in range(table[at.S_CALLS]):
        seat = table[at.S_CALL_SEATS + number]
        order = (seat - table[at.S_TURN]) % seats
        if not rules[R_CLOCKWISE]:
            order += table[at.S_CALL_MOMENTS + number] << 4
        if best < 0 or order < first:
            best, first = seat, order
    return best


@kernel
def price(state: list[int], rules: list[int], seat: int) -> int:
    """Return the penalty points of what ``seat`` holds; less than 0 if it went out in one turn."""
    points = 0
    went_out = state[at.S_ENDING] == at.WENT_OUT and state[at.S_WINNER] == seat
    if went_out and state[at.S_DOWN + seat] == state[at.S_PLAYED] - 1:
        points -= rules[R_OUT_IN_ONE_TURN]
    for card in range(PLACES):
        points += state[at.S_HANDS + PLACES * seat + card] * rules[R_POINTS + card]
    return points


@kernel
def _off_the_pile(state: list[int], seat: int) -> int:
    """Give ``seat`` the top discard, and return it."""
    state[at.S_PILE_SIZE] -= 1
    card = state[at.S_PILE + state[at.S_PILE_SIZE]]
    add_card(state, seat, card)
    state[at.S_KNOWN + PLACES * seat + card] += 1
    return card


@kernel
def _play_card(state: list[int], seat: int, card: int) -> None:
    """Take a card out of a hand, for the pile or for a meld.

    If the player holds two equal cards and took one of them, the one that was taken goes first.
    """
    remove_card(state, seat, card)
    state[at.S_DREW] = 0
    if state[at.S_KNOWN + PLACES * seat + card]:
        state[at.S_KNOWN + PLACES * seat + card] -= 1
    if state[at.S_TAKEN] == card:
        state[at.S_TAKEN] = NO_CARD
    if state[at.S_OWED] == card:
        state[at.S_OWED] = NO_CARD


@kernel
def _discard(state: list[int], rules: list[int], seat: int, card: int) -> None:
    _play_card(state, seat, card)
    size = state[at.S_PILE_SIZE]
    state[at.S_PILE + size] = card
    state[at.S_DISCARDERS + size] = seat
    state[at.S_PILE_SIZE] = size + 1
    state[at.S_PHASE] = at.DRAW
    state[at.S_TURN] = (seat + 1) % rules[R_SEATS]
    state[at.S_TURNS] += 1
    state[at.S_TAKEN] = state[at.S_DRAWN] = NO_CARD
    state[at.S_DENIED] = state[at.S_GRANTED_NOW] = 0


@kernel
def _lay_down(state: list[int], rules: list[int], seat: int, action: list[int]) -> None:
    """Put the melds on the table; a set may be named in any order, it lies in one."""
    state[at.S_DOWN + seat] = state[at.S_TURNS]
    for number in range(action[at.A_LAY]):
        source = at.A_LAY + 1 + M_LENGTH * number
        onto = state[at.S_MELDS]
        place = at.S_TABLE + M_LENGTH * onto
        size = action[source + M_SIZE]
        state[at.S_MELDS] = onto + 1
        state[place + M_OWNER] = seat
        state[place + M_KIND] = action[source + M_KIND]
        state[place + M_SIZE] = size
        for spot in range(M_CARDS, M_CARDS + size):
            card = action[source + spot]
            state[place + spot] = card
            _play_card(state, seat, card)
        if state[place + M_KIND] == SET:
            in_set_order(state, place, rules[R_WILD])
        note_meld(state, rules, onto)


@kernel
def _withdraw(state: list[int], seat: int) -> None:
    kept = 0
    for number in range(state[at.S_CALLS]):
        if state[at.S_CALL_SEATS + number] != seat:
            state[at.S_CALL_SEATS + kept] = state[at.S_CALL_SEATS + number]
            state[at.S_CALL_MOMENTS + kept] = state[at.S_CALL_MOMENTS + number]
            kept += 1
    state[at.S_CALLS] = kept


@kernel
def _grant(state: list[int], rules: list[int]) -> None:
    """The caller takes the discard, and the penalty cards with it."""
    caller = holder(state, rules)
    state[at.S_CALLS] = 0
    state[at.S_GRANTED_NOW] += 1
    state[at.S_GRANTED + caller] += 1
    _off_the_pile(state, caller)
    for _ in range(rules[R_PENALTY_CARDS]):
        add_card(state, caller, from_stock(state))
