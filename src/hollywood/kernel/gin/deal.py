"""The deal of gin, from a deck that is shuffled only as far as it is needed.

Each player gets ten cards (or as many as the rules say), one at a time, beginning with the
non-dealer. The next card is the upcard; the rest is the stock. The shuffle is that of Fisher and
Yates: it draws the card for one place after the other from those that are left. Most rounds end
before half of the stock is gone, so most places never need a draw. The deck is the same as if it
had been shuffled completely.
"""

from __future__ import annotations

from hollywood.kernel.engine.chance import begin, below
from hollywood.kernel.engine.compiling import inlined, kernel
from hollywood.kernel.gin import layout as at

CARDS = 52


@inlined
def deal(
    state: list[int], rules: list[int], dealer: int, seed: int, number: int, stream: int
) -> None:
    """Deal a round; its deck comes from the random stream ``stream`` of game ``number``."""
    begin_deck(state, seed, number, stream)
    deal_from(state, rules, dealer)


@kernel
def begin_deck(state: list[int], seed: int, number: int, stream: int) -> None:
    """Write an unshuffled deck, ready to be shuffled as far as it is needed."""
    place = at.S_DECK
    for suit in range(4):
        for rank in range(13):
            state[place] = 16 * suit + rank
            place += 1
    state[at.S_SHUFFLED] = 0
    begin(state, at.S_CHANCE, seed, number, stream)


@kernel
def deal_from(state: list[int], rules: list[int], dealer: int) -> None:
    """Deal from the deck in the state; its first S_SHUFFLED places are already shuffled."""
    size = rules[at.R_HAND_SIZE]
    shuffle_to(state, 2 * size + 1)
    first = 0
    second = 0
    for place in range(at.S_DECK, at.S_DECK + 2 * size, 2):
        first |= 1 << state[place]
        second |= 1 << state[place + 1]
    upcard = state[at.S_DECK + 2 * size]
    state[at.S_PHASE] = at.UPCARD if rules[at.R_UPCARD_OPTION] else at.DRAW
    state[at.S_AWAITING] = 1 - dealer
    state[at.S_DEALER] = dealer
    state[at.S_UPCARD] = upcard
    state[at.S_STOCK] = CARDS - 1 - 2 * size
    state[at.S_TURNS] = 0
    state[at.S_TAKEN] = at.NO_CARD
    state[at.S_DRAWN] = at.NO_CARD
    state[at.S_KNOCKER] = at.NOBODY
    state[at.S_ENDING] = -1
    state[at.S_HANDS + 1 - dealer] = first
    state[at.S_HANDS + dealer] = second
    state[at.S_KNOWN] = 0
    state[at.S_KNOWN + 1] = 0
    for meld in range(at.MOST_MELDS):
        state[at.S_SPREAD + meld] = 0
        state[at.S_SHOWN + meld] = 0
    state[at.S_HAS_SHOWN] = 0
    state[at.S_FACE_DOWN] = at.NO_CARD
    state[at.S_LAYOFFS] = 0
    state[at.S_KNOCKER_LAYOFFS] = 0
    state[at.S_PILE_SIZE] = 1
    state[at.S_PILE] = upcard
    state[at.S_PILED] = 1 << upcard


@inlined
def top_of_stock(state: list[int]) -> int:
    """Return the top card of the stock."""
    place = CARDS - state[at.S_STOCK]
    if place >= state[at.S_SHUFFLED]:
        shuffle_to(state, place + 1)
    return state[at.S_DECK + place]


@inlined
def shuffle_to(state: list[int], places: int) -> None:
    """Shuffle until the first ``places`` places of the deck have their final card."""
    done = state[at.S_SHUFFLED]
    if done >= places:
        return
    for place in range(done, places):
        other = place + below(state, at.S_CHANCE, CARDS - place)
        card = state[at.S_DECK + other]
        state[at.S_DECK + other] = state[at.S_DECK + place]
        state[at.S_DECK + place] = card
    state[at.S_SHUFFLED] = places


@kernel
def finish_shuffle(state: list[int]) -> None:
    """Shuffle the rest of the deck, so that all of it can be read."""
    shuffle_to(state, CARDS)
