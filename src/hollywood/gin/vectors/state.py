"""A round of gin with all cards known, as a state of the kernel."""

from __future__ import annotations

from hollywood.cards import Card
from hollywood.gin import Ending, GinRound, Phase
from hollywood.kernel.gin import layout as at
from hollywood.play import Seat

_PHASES = {phase: number for number, phase in enumerate(Phase)}
_ENDINGS = {ending: number for number, ending in enumerate(Ending)}


def open_state(play: GinRound) -> list[int]:
    """Return the state of a round; the stock is the last cards of the deck, top first."""
    table = play.table
    state = [0] * at.S_LENGTH
    state[at.S_PHASE] = _PHASES[table.phase]
    state[at.S_AWAITING] = _or_none(table.awaiting)
    state[at.S_DEALER] = table.dealer
    state[at.S_UPCARD] = table.upcard
    state[at.S_STOCK] = table.stock
    state[at.S_TURNS] = table.turns
    state[at.S_TAKEN] = _or_none(table.taken)
    state[at.S_DRAWN] = _or_none(play.drawn)
    state[at.S_KNOCKER] = _or_none(table.knocker)
    state[at.S_ENDING] = -1 if table.ending is None else _ENDINGS[table.ending]
    state[at.S_FACE_DOWN] = _or_none(play.thrown_down)
    for seat, (hand, known) in enumerate(zip(play.hands, table.known, strict=True)):
        state[at.S_HANDS + seat] = hand.bits
        state[at.S_KNOWN + seat] = known.bits
    for number, meld in enumerate(table.spread):
        state[at.S_SPREAD + number] = meld.hand.bits
    for number, meld in enumerate(table.shown or ()):
        state[at.S_SHOWN + number] = meld.hand.bits
    state[at.S_HAS_SHOWN] = int(table.shown is not None)
    state[at.S_PILE_SIZE] = len(table.discards)
    for place, card in enumerate(table.discards):
        state[at.S_PILE + place] = card
        state[at.S_PILED] |= 1 << card
    for place, card in enumerate(play.stock, start=52 - table.stock):
        state[at.S_DECK + place] = card
    state[at.S_SHUFFLED] = 52 - table.stock
    return state


def _or_none(value: Card | Seat | None) -> int:
    """Return a card or a seat, or -1 if there is none."""
    return -1 if value is None else int(value)
