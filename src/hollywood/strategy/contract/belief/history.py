"""What the others may hold: pasts of theirs, kept and told what has happened since.

A past of a seat says of each card that it got unseen which one it was. There are some at a time,
each of all seats but one's own, so that no card is at two places. When one looks again, each is
made to fit what has happened: cards that have been thrown or played were held, and no card is
thought to be hidden that has been seen. Where a past does not say it, chance decides.
"""

from __future__ import annotations

from typing import Final

from hollywood.kernel.contract.layout import (
    MOST_CARDS,
    MOST_SEATS,
    NO_CARD,
    PLACES,
    R_DEAL,
    R_SEATS,
)
from hollywood.kernel.contract.rules.story import (
    MOST_ROWS,
    T_CARD,
    T_DID,
    T_DROPPED,
    T_FIRST,
    T_GOT,
    T_KIND,
    T_PLAYED,
    T_ROW,
    T_ROWS,
    T_SEAT,
    T_THREW,
    T_TOOK,
    T_WHOLE,
    is_choice,
)
from hollywood.kernel.engine.bits import zeros
from hollywood.kernel.engine.chance import below
from hollywood.kernel.engine.compiling import kernel
from hollywood.strategy.contract.belief.dealt import HIDDEN, UNSEEN

Vector = list[int]

MOST_GOT: Final = 96
"""Cards that a seat gets unseen in a hand, at most; of one with more nothing is known."""
LATER: Final = 1 << 30
"""The row in which a card goes that is still held."""
C_WHOSE: Final = 0
"""1 more than the seat that thinks so; 0: nothing has been thought yet."""
C_READ: Final = 1
"""How many rows of the story have been read."""
C_PARTS: Final = 2
"""How many pasts there are."""
C_TOTAL: Final = 3
"""How many cards are unseen."""
C_GOT: Final = 4  # by seat: how many cards it has got unseen
C_NUMBER: Final = C_GOT + MOST_SEATS  # by seat: how many rows are about it
C_CHOICES: Final = C_NUMBER + MOST_SEATS  # by seat: in how many of them it had a choice
C_TIMES: Final = C_CHOICES + MOST_SEATS  # by seat: how many times less likely an odd one is
C_FIRST: Final = C_TIMES + MOST_SEATS  # by seat: where its hidden cards are in the unseen ones,
C_HIDDEN: Final = C_FIRST + MOST_SEATS  # and how many they are
C_FROM: Final = C_HIDDEN + MOST_SEATS  # by seat and card: the row about it in which it was got
C_ROWS: Final = C_FROM + MOST_SEATS * MOST_GOT  # by seat: the rows about it
C_KNOWN: Final = C_ROWS + MOST_SEATS * MOST_ROWS  # by seat: counts of what it took and holds
C_PAST: Final = C_KNOWN + MOST_SEATS * PLACES
"""Here the pasts begin, one after the other. Each has:"""
Z_ODD: Final = 0  # by seat: choices that do not fit its past
Z_CARD: Final = Z_ODD + MOST_SEATS  # by seat and card it got: which it was,
Z_PLACE: Final = Z_CARD + MOST_SEATS * MOST_GOT  # its place in the unseen ones, 0 when gone,
Z_UNTIL: Final = Z_PLACE + MOST_SEATS * MOST_GOT  # and the row in which it went
Z_OF: Final = Z_UNTIL + MOST_SEATS * MOST_GOT  # by place: seat and card
Z_UNSEEN: Final = Z_OF + MOST_CARDS + 1  # by place, from 1: the unseen cards
Z_LENGTH: Final = Z_UNSEEN + MOST_CARDS + 1
MOST_PARTS: Final = 64
PAST_LENGTH: Final = C_PAST + MOST_PARTS * Z_LENGTH


@kernel
def forget_past(past: Vector) -> None:
    """Nothing is known yet: a hand begins."""
    past[C_WHOSE] = 0


@kernel
def recall_past(
    story: Vector,
    rules: Vector,
    seat: int,
    parts: int,
    unseen: Vector,
    past: Vector,
    chance: Vector,
    at: int,
) -> int:
    """Let there be pasts of the others that the story allows, as like the last ones as can be.

    Return 0 where nothing is known of what happened, and 2 if these are the first. ``unseen`` has
    been listed for ``seat``.
    """
    if not story[T_WHOLE]:
        return 0
    fresh = int(past[C_WHOSE] != seat + 1)
    if fresh:
        _begin(rules, parts, past)
        past[C_WHOSE] = seat + 1
    for number in range(past[C_READ], story[T_ROWS]):
        if not _read(story, number, past, chance, at):
            past[C_WHOSE] = 0
            return 0
    past[C_READ] = story[T_ROWS]
    past[C_TOTAL] = unseen[UNSEEN]
    place = 1
    for other in range(rules[R_SEATS]):
        past[C_FIRST + other] = place
        past[C_HIDDEN + other] = 0 if other == seat else unseen[HIDDEN + other]
        place += past[C_HIDDEN + other]
    for part in range(past[C_PARTS]):
        if not _hold(rules, seat, unseen, past, C_PAST + Z_LENGTH * part, chance, at):
            past[C_WHOSE] = 0
            return 0
    return 1 + fresh


@kernel
def _begin(rules: Vector, parts: int, past: Vector) -> None:
    """Every seat has been dealt cards, and nothing else has happened."""
    past[C_READ] = 0
    past[C_PARTS] = min(parts, MOST_PARTS)
    for seat in range(rules[R_SEATS]):
        past[C_NUMBER + seat] = past[C_CHOICES + seat] = past[C_GOT + seat] = 0
        for card in range(PLACES):
            past[C_KNOWN + PLACES * seat + card] = 0
        for _ in range(rules[R_DEAL]):
            _get(past, seat, -1)


@kernel
def _get(past: Vector, seat: int, row: int) -> None:
    """Let a seat get a card unseen."""
    spot = MOST_GOT * seat + past[C_GOT + seat]
    past[C_FROM + spot] = row
    past[C_GOT + seat] += 1
    for part in range(past[C_PARTS]):
        own = C_PAST + Z_LENGTH * part + spot
        past[own + Z_CARD] = NO_CARD
        past[own + Z_PLACE] = 0
        past[own + Z_UNTIL] = LATER


@kernel
def _read(story: Vector, number: int, past: Vector, chance: Vector, at: int) -> int:
    """Read a row of the story; return 0 if it cannot be so."""
    row = T_FIRST + T_ROW * number
    kind, seat, card = story[row + T_KIND], story[row + T_SEAT], story[row + T_CARD]
    index = past[C_NUMBER + seat]
    past[C_ROWS + MOST_ROWS * seat + index] = number
    past[C_NUMBER + seat] = index + 1
    past[C_CHOICES + seat] += is_choice(kind)
    if kind == T_GOT:
        if past[C_GOT + seat] + story[row + T_DID] > MOST_GOT:
            return 0
        for _ in range(story[row + T_DID]):
            _get(past, seat, index)
    elif kind == T_TOOK:
        past[C_KNOWN + PLACES * seat + card] += 1
    elif kind in (T_PLAYED, T_THREW, T_DROPPED):
        if past[C_KNOWN + PLACES * seat + card]:
            past[C_KNOWN + PLACES * seat + card] -= 1
            return 1
        for part in range(past[C_PARTS]):
            if not _lose(past, C_PAST + Z_LENGTH * part, seat, card, index, chance, at):
                return 0
    return 1


@kernel
def _lose(past: Vector, part: int, seat: int, card: int, row: int, chance: Vector, at: int) -> int:
    """Let a card go that was got unseen: it was thought to be held, or it is one of the others."""
    first = part + MOST_GOT * seat
    found, held = -1, 0
    for spot in range(first, first + past[C_GOT + seat]):
        if past[Z_UNTIL + spot] == LATER:
            held += 1
            if past[Z_CARD + spot] == card:
                found = spot
    if not held:
        return 0
    if found < 0:
        left = below(chance, at, held)
        found = first
        while left or past[Z_UNTIL + found] != LATER:
            left -= int(past[Z_UNTIL + found] == LATER)
            found += 1
    past[Z_CARD + found] = card
    past[Z_PLACE + found] = 0
    past[Z_UNTIL + found] = row
    return 1


@kernel
def _hold(
    rules: Vector, seat: int, unseen: Vector, past: Vector, part: int, chance: Vector, at: int
) -> int:
    """Let the others hold the unseen cards that they were thought to hold, and others for the rest.

    In the past the unseen cards then begin with those of one seat after the other.
    """
    left = zeros(PLACES)
    for place in range(1, unseen[UNSEEN] + 1):
        left[unseen[place]] += 1
    for other in range(rules[R_SEATS]):
        held = 0
        first = part + MOST_GOT * other
        for spot in range(first, first + past[C_GOT + other]):
            if other != seat and past[Z_UNTIL + spot] == LATER:
                held += 1
                card = past[Z_CARD + spot]
                if card == NO_CARD or not left[card]:
                    past[Z_CARD + spot] = NO_CARD
                else:
                    left[card] -= 1
        if held != past[C_HIDDEN + other]:
            return 0
    rest, number = zeros(MOST_CARDS), 0
    for card in range(PLACES):
        for _ in range(left[card]):
            other = below(chance, at, number + 1)
            rest[number] = rest[other]
            rest[other] = card
            number += 1
    place = 1
    for other in range(rules[R_SEATS]):
        first = part + MOST_GOT * other
        for spot in range(first, first + past[C_GOT + other]):
            if other != seat and past[Z_UNTIL + spot] == LATER:
                if past[Z_CARD + spot] == NO_CARD:
                    number -= 1
                    past[Z_CARD + spot] = rest[number]
                past[part + Z_UNSEEN + place] = past[Z_CARD + spot]
                past[Z_PLACE + spot] = place
                past[part + Z_OF + place] = spot
                place += 1
    for spot in range(number):
        past[part + Z_UNSEEN + place + spot] = rest[spot]
    return 1
