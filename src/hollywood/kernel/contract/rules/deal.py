"""The deck and the stock: how a hand is dealt, and where its next card comes from.

A deck is shuffled as far as it is needed, card by card, and so is a stock made of discards. One
place after the other takes a card at random from those behind it; so a deck that is shuffled to its
end at once is the same deck.
"""

from __future__ import annotations

from hollywood.kernel.contract import state as at
from hollywood.kernel.contract.layout import (
    JOKER,
    NO_CARD,
    NOBODY,
    PLACES,
    R_DEAL,
    R_DECKS,
    R_HAND_NUMBER,
    R_JOKERS,
    R_SEATS,
)
from hollywood.kernel.contract.piles import in_pile, pile_of
from hollywood.kernel.engine.chance import begin, below
from hollywood.kernel.engine.compiling import inlined, kernel


@kernel
def deal(state: list[int], rules: list[int], dealer: int, seed: int, number: int) -> None:
    """Deal a hand of unit ``number`` of a simulation: the whole state follows from these."""
    fresh_deck(state, rules, seed, number)
    deal_from(state, rules, dealer)


@kernel
def stream_of(hand_number: int, seat: int) -> int:
    """Return the stream of chance of a seat in that hand of a match; of its deck, for nobody."""
    return 16 * (hand_number - 1) + seat + 1


@kernel
def fresh_deck(state: list[int], rules: list[int], seed: int, number: int) -> None:
    """Put the whole pack in order, to be shuffled as it is needed."""
    begin(state, at.S_CHANCE, seed, number, stream_of(rules[R_HAND_NUMBER], NOBODY))
    spot = at.S_DECK
    for _ in range(rules[R_DECKS]):
        for suit in range(4):
            for card in range(16 * suit, 16 * suit + 13):
                state[spot] = card
                spot += 1
    for _ in range(rules[R_JOKERS]):
        state[spot] = JOKER
        spot += 1
    state[at.S_NEXT] = 0
    state[at.S_SHUFFLED] = 0
    state[at.S_STOCK] = spot - at.S_DECK


@kernel
def finish_shuffle(state: list[int]) -> None:
    """Shuffle what is not shuffled yet; the cards to come are the same ones."""
    end = state[at.S_NEXT] + state[at.S_STOCK]
    while state[at.S_SHUFFLED] < end:
        _settle(state, state[at.S_SHUFFLED], end)


@kernel
def deal_from(state: list[int], rules: list[int], dealer: int) -> None:
    """Deal from the deck in ``state``, one card at a time, beginning at the dealer's left."""
    seats = rules[R_SEATS]
    state[at.S_SEAT] = NOBODY
    state[at.S_PHASE] = at.DRAW
    state[at.S_TURN] = (dealer + 1) % seats
    state[at.S_DEALER] = dealer
    state[at.S_TURNS] = state[at.S_RESHUFFLES] = state[at.S_DENIED] = state[at.S_GRANTED_NOW] = 0
    state[at.S_CALLS] = state[at.S_MELDS] = state[at.S_PLAYED] = state[at.S_PREPARED] = 0
    state[at.S_TAKEN] = state[at.S_DRAWN] = state[at.S_OWED] = NO_CARD
    state[at.S_DREW] = 0
    state[at.S_ENDING] = -1
    state[at.S_WINNER] = NOBODY
    for seat in range(seats):
        state[at.S_SIZES + seat] = state[at.S_HELD + seat] = 0
        state[at.S_GRANTED + seat] = state[at.S_CALLED + seat] = 0
        state[at.S_DOWN + seat] = at.NOT_DOWN
    for place in range(at.KEY * seats):
        state[at.S_KEYS + place] = 0
    for place in range(PLACES * seats):
        state[at.S_HANDS + place] = 0
        state[at.S_KNOWN + place] = 0
    seat = dealer
    for _ in range(seats * rules[R_DEAL]):
        seat = seat + 1 if seat + 1 < seats else 0
        add_card(state, seat, next_card(state))
    state[at.S_PILE] = next_card(state)
    state[at.S_DISCARDERS] = NOBODY
    state[at.S_PILE_SIZE] = 1


@kernel
def next_card(state: list[int]) -> int:
    """Take the top card of the stock, which has one."""
    place = state[at.S_NEXT]
    if place >= state[at.S_SHUFFLED]:
        _settle(state, place, place + state[at.S_STOCK])
    state[at.S_NEXT] = place + 1
    state[at.S_STOCK] -= 1
    return state[at.S_DECK + place]


@kernel
def peek(state: list[int], ahead: int) -> int:
    """Return the card of the stock below ``ahead`` others; it has one."""
    place = state[at.S_NEXT] + ahead
    while state[at.S_SHUFFLED] <= place:
        _settle(state, state[at.S_SHUFFLED], state[at.S_NEXT] + state[at.S_STOCK])
    return state[at.S_DECK + place]


@kernel
def _settle(state: list[int], place: int, end: int) -> None:
    """Choose the card for the first place of the deck that has none for good."""
    if end - place > 1:
        other = at.S_DECK + place + below(state, at.S_CHANCE, end - place)
        card = state[other]
        state[other] = state[at.S_DECK + place]
        state[at.S_DECK + place] = card
    state[at.S_SHUFFLED] = place + 1


@kernel
def from_stock(state: list[int]) -> int:
    """Take the top card of the stock, after a reshuffle if the stock is used up."""
    if not state[at.S_STOCK]:
        _reshuffle(state)
    return next_card(state)


@kernel
def _reshuffle(state: list[int]) -> None:
    """Make all discards but the top one the stock, in the order prepared if there is one."""
    count = state[at.S_PILE_SIZE] - 1
    prepared = state[at.S_PREPARED] == count
    for place in range(count):
        card = state[at.S_PREPARED + 1 + place] if prepared else state[at.S_PILE + place]
        state[at.S_DECK + place] = card
    state[at.S_NEXT] = state[at.S_PREPARED] = 0
    state[at.S_SHUFFLED] = count if prepared else 0
    state[at.S_STOCK] = count
    state[at.S_PILE] = state[at.S_PILE + count]
    state[at.S_DISCARDERS] = state[at.S_DISCARDERS + count]
    state[at.S_PILE_SIZE] = 1
    state[at.S_RESHUFFLES] += 1


@inlined
def top_discard(state: list[int]) -> int:
    """Return the card on top of the discard pile, which is not empty."""
    return state[at.S_PILE + state[at.S_PILE_SIZE] - 1]


@kernel
def add_card(state: list[int], seat: int, card: int) -> None:
    """Put a card in a hand."""
    spot = at.S_HANDS + PLACES * seat + card
    state[at.S_KEYS + at.KEY * seat + pile_of(card, state[spot])] |= in_pile(card, state[spot])
    state[spot] += 1
    state[at.S_SIZES + seat] += 1
    state[at.S_HELD + seat] |= 1 << card


@kernel
def remove_card(state: list[int], seat: int, card: int) -> None:
    """Take a card out of a hand that holds it; nobody's memory of what was taken changes."""
    spot = at.S_HANDS + PLACES * seat + card
    state[spot] -= 1
    state[at.S_SIZES + seat] -= 1
    if not state[spot]:
        state[at.S_HELD + seat] ^= 1 << card
    state[at.S_KEYS + at.KEY * seat + pile_of(card, state[spot])] ^= in_pile(card, state[spot])
