"""A hand of the contract game with all cards face up, as a state of the kernel."""

from __future__ import annotations

from hollywood.contract import ContractRound
from hollywood.contract.vectors.view import view_vector
from hollywood.kernel.contract import layout
from hollywood.kernel.contract import state as at
from hollywood.kernel.contract.rules.deal import add_card
from hollywood.play import Seat


def open_state(play: ContractRound, rules: list[int]) -> list[int]:
    """Return the state of a hand in play, with the stock in order.

    ``rules`` are those of the hand, from :func:`hollywood.contract.vectors.rules.rules_vector`.
    """
    turn = play.table.turn
    view = view_vector(play.view(turn), rules)
    state = view + [0] * (at.S_LENGTH - at.V_LENGTH)
    state[at.S_SEAT] = layout.NOBODY
    for seat in map(Seat, range(play.table.seats)):
        if seat != turn:
            state[at.S_SIZES + seat] = 0
            for card in play.hands[seat]:
                add_card(state, seat, int(card))
    for place, card in enumerate(play.stock):
        state[at.S_DECK + place] = int(card)
    state[at.S_SHUFFLED] = len(play.stock)
    return state
