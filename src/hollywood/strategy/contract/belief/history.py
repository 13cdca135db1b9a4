"""What the others may hold: histories of their unseen cards, continued as the hand goes on.

A history says, for each card that a seat got unseen, which card it was. Several histories are kept
at a time. Each covers all seats but one's own, so no card is in two places. Before each decision,
every history is made to fit what has happened: a card that was discarded or played had been held,
and a card that has been seen is not hidden. What a history does not determine is drawn at random.
"""

from __future__ import annotations

from typing import Final

from hollywood.kernel.contract.evidence import Evidence
from hollywood.kernel.contract.layout import (
    MOST_CARDS,
    MOST_SEATS,
    NO_CARD,
    PLACES,
    R_DEAL,
    R_SEATS,
)
from hollywood.kernel.contract.rules import story as of
from hollywood.kernel.contract.rules.story import is_choice
from hollywood.kernel.contract.state import S_SEAT
from hollywood.kernel.engine.bits import Vector, zeros
from hollywood.kernel.engine.chance import Stream, below
from hollywood.kernel.engine.compiling import kernel
from hollywood.strategy.contract.belief.belief import Belief
from hollywood.strategy.contract.belief.dealt import HIDDEN, UNSEEN

MOST_GOT: Final = 96
"""Cards that a seat gets unseen in a hand, at most. If a seat gets more, nothing is known."""
LATER: Final = 1 << 30
"""The row in which a card goes that is still held."""
C_WHOSE: Final = 0
"""1 more than the seat whose histories these are; 0: there are none yet."""
C_READ: Final = 1
"""How many rows of the story have been read."""
C_COUNT: Final = 2
"""How many histories there are."""
C_TOTAL: Final = 3
"""How many cards are unseen."""
C_LEFT: Final = 4
"""How many rows of the story may still be read again to change the histories: the work that is left
to the chain (:mod:`hollywood.strategy.contract.belief.chain`)."""
C_GOT: Final = 5  # by seat: how many cards it has got unseen
C_NUMBER: Final = C_GOT + MOST_SEATS  # by seat: how many rows are about it
C_CHOICES: Final = C_NUMBER + MOST_SEATS  # by seat: in how many of them it had a choice
C_FACTOR: Final = C_CHOICES + MOST_SEATS  # by seat: how many times less likely a misfit is
C_FIRST: Final = C_FACTOR + MOST_SEATS  # by seat: where its hidden cards are in the unseen ones
C_HIDDEN: Final = C_FIRST + MOST_SEATS  # by seat: how many hidden cards it has
C_FROM: Final = C_HIDDEN + MOST_SEATS  # by seat and card: the row about it in which it was got
C_ROWS: Final = C_FROM + MOST_SEATS * MOST_GOT  # by seat: the rows about it
C_KNOWN: Final = C_ROWS + MOST_SEATS * of.MOST_ROWS  # by seat: counts of what it took and holds
C_HISTORIES: Final = C_KNOWN + MOST_SEATS * PLACES
"""Here the histories begin, one after the other. Each has:"""
Z_MISFITS: Final = 0  # by seat: choices that do not fit this history
Z_CARD: Final = Z_MISFITS + MOST_SEATS  # by seat and card it got: which card it was
Z_PLACE: Final = Z_CARD + MOST_SEATS * MOST_GOT  # its place in the unseen cards, 0 when it is gone
Z_UNTIL: Final = Z_PLACE + MOST_SEATS * MOST_GOT  # the row in which it went
Z_OF: Final = Z_UNTIL + MOST_SEATS * MOST_GOT  # by place: seat and card
Z_UNSEEN: Final = Z_OF + MOST_CARDS + 1  # by place, from 1: the unseen cards
Z_LENGTH: Final = Z_UNSEEN + MOST_CARDS + 1
MOST_HISTORIES: Final = 64
HISTORIES_LENGTH: Final = C_HISTORIES + MOST_HISTORIES * Z_LENGTH


@kernel
def forget_histories(histories: Vector) -> None:
    """Forget everything: a hand begins."""
    histories[C_WHOSE] = 0


@kernel
def recall_histories(evidence: Evidence, count: int, belief: Belief, chance: Stream) -> int:
    """Make histories that the story allows, as like the last ones as can be.

    Returns 0 where it is not known what happened, 2 if these are the first ``count`` histories,
    otherwise 1. The unseen cards have been listed before.
    """
    rules, story = evidence.rules, evidence.story
    histories, unseen = belief.histories, belief.unseen
    seat = evidence.seen[S_SEAT]
    if not story[of.T_WHOLE]:
        return 0
    fresh = int(histories[C_WHOSE] != seat + 1)
    if fresh:
        _begin(rules, count, histories)
        histories[C_WHOSE] = seat + 1
    for number in range(histories[C_READ], story[of.T_ROWS]):
        if not _read(story, number, histories, chance):
            histories[C_WHOSE] = 0
            return 0
    histories[C_READ] = story[of.T_ROWS]
    histories[C_TOTAL] = unseen[UNSEEN]
    place = 1
    for other in range(rules[R_SEATS]):
        histories[C_FIRST + other] = place
        histories[C_HIDDEN + other] = 0 if other == seat else unseen[HIDDEN + other]
        place += histories[C_HIDDEN + other]
    for number in range(histories[C_COUNT]):
        base = C_HISTORIES + Z_LENGTH * number
        if not _hold(rules, seat, unseen, histories, base, chance):
            histories[C_WHOSE] = 0
            return 0
    return 1 + fresh


@kernel
def _begin(rules: Vector, count: int, histories: Vector) -> None:
    """Every seat has been dealt cards, and nothing else has happened."""
    histories[C_READ] = 0
    histories[C_COUNT] = min(count, MOST_HISTORIES)
    for seat in range(rules[R_SEATS]):
        histories[C_NUMBER + seat] = histories[C_CHOICES + seat] = histories[C_GOT + seat] = 0
        for card in range(PLACES):
            histories[C_KNOWN + PLACES * seat + card] = 0
        for _ in range(rules[R_DEAL]):
            _get(histories, seat, -1)


@kernel
def _get(histories: Vector, seat: int, row: int) -> None:
    """Let a seat get a card unseen."""
    spot = MOST_GOT * seat + histories[C_GOT + seat]
    histories[C_FROM + spot] = row
    histories[C_GOT + seat] += 1
    for number in range(histories[C_COUNT]):
        own = C_HISTORIES + Z_LENGTH * number + spot
        histories[own + Z_CARD] = NO_CARD
        histories[own + Z_PLACE] = 0
        histories[own + Z_UNTIL] = LATER


@kernel
def _read(story: Vector, number: int, histories: Vector, chance: Stream) -> int:
    """Read a row of the story; return 0 if it cannot be so."""
    row = of.T_FIRST + of.T_ROW * number
    kind, seat, card = story[row + of.T_KIND], story[row + of.T_SEAT], story[row + of.T_CARD]
    index = histories[C_NUMBER + seat]
    histories[C_ROWS + of.MOST_ROWS * seat + index] = number
    histories[C_NUMBER + seat] = index + 1
    histories[C_CHOICES + seat] += is_choice(kind)
    if kind == of.T_GOT:
        if histories[C_GOT + seat] + story[row + of.T_DID] > MOST_GOT:
            return 0
        for _ in range(story[row + of.T_DID]):
            _get(histories, seat, index)
    elif kind == of.T_TOOK:
        histories[C_KNOWN + PLACES * seat + card] += 1
    elif kind in (of.T_PLAYED, of.T_DISCARDED, of.T_DROPPED):
        if histories[C_KNOWN + PLACES * seat + card]:
            histories[C_KNOWN + PLACES * seat + card] -= 1
            return 1
        for each in range(histories[C_COUNT]):
            if not _lose(histories, C_HISTORIES + Z_LENGTH * each, seat, card, index, chance):
                return 0
    return 1


@kernel
def _lose(histories: Vector, base: int, seat: int, card: int, row: int, chance: Stream) -> int:
    """Let a card go that was got unseen: it was thought to be held, or it is one of the others."""
    first = base + MOST_GOT * seat
    found, held = -1, 0
    for spot in range(first, first + histories[C_GOT + seat]):
        if histories[Z_UNTIL + spot] == LATER:
            held += 1
            if histories[Z_CARD + spot] == card:
                found = spot
    if not held:
        return 0
    if found < 0:
        left = below(chance.state, chance.at, held)
        found = first
        while left or histories[Z_UNTIL + found] != LATER:
            left -= int(histories[Z_UNTIL + found] == LATER)
            found += 1
    histories[Z_CARD + found] = card
    histories[Z_PLACE + found] = 0
    histories[Z_UNTIL + found] = row
    return 1


@kernel
def _hold(
    rules: Vector, seat: int, unseen: Vector, histories: Vector, base: int, chance: Stream
) -> int:
    """Let the others hold the unseen cards that they were thought to hold, and others for the rest.

    In the histories the unseen cards then begin with those of one seat after the other.
    """
    left = zeros(PLACES)
    for place in range(1, unseen[UNSEEN] + 1):
        left[unseen[place]] += 1
    for other in range(rules[R_SEATS]):
        held = 0
        first = base + MOST_GOT * other
        for spot in range(first, first + histories[C_GOT + other]):
            if other != seat and histories[Z_UNTIL + spot] == LATER:
                held += 1
                card = histories[Z_CARD + spot]
                if card == NO_CARD or not left[card]:
                    histories[Z_CARD + spot] = NO_CARD
                else:
                    left[card] -= 1
        if held != histories[C_HIDDEN + other]:
            return 0
    rest, number = zeros(MOST_CARDS), 0
    for card in range(PLACES):
        for _ in range(left[card]):
            other = below(chance.state, chance.at, number + 1)
            rest[number] = rest[other]
            rest[other] = card
            number += 1
    place = 1
    for other in range(rules[R_SEATS]):
        first = base + MOST_GOT * other
        for spot in range(first, first + histories[C_GOT + other]):
            if other != seat and histories[Z_UNTIL + spot] == LATER:
                if histories[Z_CARD + spot] == NO_CARD:
                    number -= 1
                    histories[Z_CARD + spot] = rest[number]
                histories[base + Z_UNSEEN + place] = histories[Z_CARD + spot]
                histories[Z_PLACE + spot] = place
                histories[base + Z_OF + place] = spot
                place += 1
    for spot in range(number):
        histories[base + Z_UNSEEN + place + spot] = rest[spot]
    return 1
