"""Where everything of a round of the contract game is in the vectors of the kernel.

A round is one vector of integers, the *state*. What one seat may know is a vector of the same form,
its *view*: what is hidden from the seat is left out of it, so that one code says what is legal for
both. An action is a third vector. Rules and melds are in :mod:`hollywood.kernel.contract.layout`.
"""

from __future__ import annotations

from typing import Final

from hollywood.kernel.contract.layout import (
    LAY_LENGTH,
    M_LENGTH,
    MOST_CARDS,
    MOST_MELDS,
    MOST_SEATS,
    PLACES,
)

DRAW, PLAY, OVER = range(3)
"""Phases, as in :class:`hollywood.contract.pieces.Phase`."""

WENT_OUT, STOCK_EXHAUSTED, TURN_CAP = range(3)
"""Endings, as in :class:`hollywood.contract.result.Ending`; -1 while there is none."""

NOT_DOWN: Final = -1

# ---------------------------------------------------------------------------- the state

(
    S_SEAT,  # whose view this is; nobody's in the state itself
    S_PHASE,
    S_TURN,
    S_DEALER,
    S_TURNS,  # completed
    S_STOCK,  # how many cards it has
    S_RESHUFFLES,
    S_TAKEN,  # taken from the pile in this turn and not played yet
    S_DRAWN,  # drawn from the stock in the turn that is going on
    S_OWED,  # a wild card from the table that must be laid off next
    S_DREW,  # has the player in turn drawn from the stock and played no card yet
    S_DENIED,  # has the player in turn denied a call
    S_GRANTED_NOW,  # calls granted in this turn
    S_CALLS,  # how many stand
    S_MELDS,  # how many lie on the table
    S_PILE_SIZE,
    S_ENDING,
    S_WINNER,
    S_PLAYED,  # turns begun and turns completed are alike in the result of a finished hand
) = range(19)
S_SIZES: Final = 19  # cards in each hand
S_DOWN: Final = S_SIZES + MOST_SEATS  # the completed turns when each seat laid down
S_GRANTED: Final = S_DOWN + MOST_SEATS
S_CALLED: Final = S_GRANTED + MOST_SEATS
S_CALL_SEATS: Final = S_CALLED + MOST_SEATS  # of the calls that stand, in the order heard
S_CALL_MOMENTS: Final = S_CALL_SEATS + MOST_SEATS
S_OPEN_END: Final = S_CALL_MOMENTS + MOST_SEATS  # all before this lies open, but for what is drawn

S_HELD: Final = S_OPEN_END  # of each hand, a mask of the cards in it
KEY: Final = 4
S_KEYS: Final = S_HELD + MOST_SEATS  # of each hand, KEY words that are no other hand's: its piles
S_HANDS: Final = S_KEYS + KEY * MOST_SEATS  # PLACES counts for each seat
S_KNOWN: Final = S_HANDS + PLACES * MOST_SEATS  # taken and still held: PLACES counts each
S_PILE: Final = S_KNOWN + PLACES * MOST_SEATS  # bottom to top
S_DISCARDERS: Final = S_PILE + MOST_CARDS  # who discarded each card; NOBODY for the upcard

S_MASKS: Final = S_DISCARDERS + MOST_CARDS
"""Four masks for each meld on the table: the cards that can be added to it."""
TOP, BOTTOM, SWAP_TOP, SWAP_BOTTOM = range(4)
"""Those that fit above it, or into a set; below it; and in the place of a wild card that then goes
above it (or where the rules say so, to the hand), or below it."""
MASKS: Final = 4

S_TABLE: Final = S_MASKS + MASKS * MOST_MELDS
"""The melds on the table, M_LENGTH places each."""

# A view ends here; the rest is hidden from everybody.
V_LENGTH: Final = S_TABLE + M_LENGTH * MOST_MELDS
S_NEXT: Final = V_LENGTH  # where in the deck the top of the stock is
S_SHUFFLED: Final = S_NEXT + 1  # the places of the deck before this have their card for good
S_CHANCE: Final = S_SHUFFLED + 1  # the generator that shuffles the rest as it is needed
S_DECK: Final = S_CHANCE + 4  # the cards of the stock, top first, from S_NEXT
S_PREPARED: Final = S_DECK + MOST_CARDS
"""How many cards the next stock made of discards has, and then these cards, top first; with 0 they
are shuffled. So a round can follow another engine's order."""
S_LENGTH: Final = S_PREPARED + 1 + MOST_CARDS

# ---------------------------------------------------------------------------- an action

(
    A_DRAW,
    A_TAKE,
    A_ALLOW,
    A_DENY,
    A_DISCARD,
    A_LAY_OFF,
    A_DISPLACE,
    A_LAY_DOWN,
    A_CALL,
    A_WITHDRAW,
    A_NOTHING,  # a seat that is not in turn and leaves the discard alone
) = range(11)
"""Kinds of action, as in :mod:`hollywood.contract.actions`."""

AT_BOTTOM, AT_TOP, NO_END = 0, 1, -1
"""Ends of a run; a set has none, nor has the hand to which a wild card may go."""

A_LAY: Final = 0
"""An action begins with what is laid down: how many melds, then M_LENGTH places for each, so that
an action can be given where a lay down is asked for."""
A_KIND: Final = LAY_LENGTH
A_CARD: Final = A_KIND + 1
A_ONTO: Final = A_KIND + 2  # the number of the meld, from 0
A_END: Final = A_KIND + 3  # where a laid off card, or a displaced wild card, goes
A_MOMENT: Final = A_KIND + 4
A_LENGTH: Final = A_KIND + 5

ROW: Final = 5
"""A listed action is as many numbers, from A_KIND on."""
MOST_MOVES: Final = 5_000
"""No more than 53 cards can be discarded; to no meld can more than 67 cards and ends be added."""
