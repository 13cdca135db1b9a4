"""The events of a hand of May-I as every seat remembers them.

They are those of :mod:`hollywood.envs.contract.history`. ``who`` is 1 for the seat itself, 2 for
the one to its left, and so on, and 0 for nobody. A card is its place plus 1, and 0 is no card, or
one that the seat did not see.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from hollywood.kernel.contract import state as at
from hollywood.kernel.contract.layout import (
    JOKER,
    M_CARDS,
    M_KIND,
    M_LENGTH,
    M_SIZE,
    NOBODY,
    PLACES,
    R_DISPLACE,
    R_HAND_NUMBER,
    R_PENALTY_CARDS,
    R_SEATS,
    RUN,
    TO_HAND,
)
from hollywood.kernel.contract.rules.deal import peek, top_discard
from hollywood.kernel.contract.rules.fits import wild_spot
from hollywood.kernel.contract.rules.moves import holder
from hollywood.kernel.engine.bits import Vector
from hollywood.kernel.engine.compiling import inlined, kernel
from hollywood.kernel.engine.telling import event_of, memory_length, remember

WIDTH: Final = 5
"""The numbers of an event in a row."""

(
    _DEALT,
    _HELD,
    _UPCARD,
    _DREW,
    _PENALTY,
    _TOOK,
    _CALLED,
    _DECLINED,
    _WITHDRAWN,
    _DENIED,
    _GRANTED,
    _RESHUFFLED,
    _LAID_SET,
    _LAID_RUN,
    _LAID_OFF,
    _DISPLACED,
    _FREED,
    _DISCARDED,
    _HAND_OVER,
    _LEFT,
) = range(1, 21)


class Memories(NamedTuple):
    """The memories of all seats, one after the other."""

    numbers: Vector
    recall: int
    first: int
    """Where the memory of seat 0 begins."""
    seats: int


@kernel
def tell_deal(state: list[int], rules: list[int], heard: Memories) -> None:
    """Remember the deal, and a hand that is over at once."""
    _all(state[at.S_DEALER], _DEALT, 0, rules[R_HAND_NUMBER], 0, heard)
    for seat in range(heard.seats):
        for card in range(PLACES):
            for _ in range(state[at.S_HANDS + PLACES * seat + card]):
                _one(seat, seat, _HELD, card, heard)
    _all(NOBODY, _UPCARD, _number(top_discard(state)), state[at.S_STOCK], 0, heard)
    _tell_end(state, rules, heard)


@kernel
def tell_before(
    state: list[int], rules: list[int], seat: int, action: list[int], heard: Memories
) -> int:
    """Remember what an action of ``seat`` shows; ``state`` is the state before it.

    Returns the seat that gets cards by it: of a call that is allowed, the caller.
    """
    kind = action[at.A_KIND]
    if kind == at.A_TAKE:
        _all(seat, _TOOK, _number(top_discard(state)), 0, 0, heard)
    elif kind == at.A_DISCARD:
        _all(seat, _DISCARDED, _number(action[at.A_CARD]), 0, 0, heard)
    elif kind == at.A_NOTHING:
        _all(seat, _DECLINED, 0, 0, 0, heard)
    elif kind == at.A_CALL:
        _all(seat, _CALLED, 0, 0, 0, heard)
    elif kind == at.A_WITHDRAW:
        _all(seat, _WITHDRAWN, 0, 0, 0, heard)
    elif kind == at.A_DENY:
        _all(holder(state, rules), _DENIED, 0, 0, 0, heard)
    elif kind == at.A_ALLOW:
        caller = holder(state, rules)
        _all(caller, _GRANTED, _number(top_discard(state)), 0, 0, heard)
        for ahead in range(min(rules[R_PENALTY_CARDS], state[at.S_STOCK])):
            _tell_hidden(caller, _PENALTY, peek(state, ahead), heard)
        return caller
    elif kind == at.A_LAY_OFF:
        end = action[at.A_END] + 1
        _all(seat, _LAID_OFF, _number(action[at.A_CARD]), action[at.A_ONTO] + 1, end, heard)
    elif kind == at.A_DISPLACE:
        end = action[at.A_END] + 1
        _all(seat, _DISPLACED, _number(action[at.A_CARD]), action[at.A_ONTO] + 1, end, heard)
        if rules[R_DISPLACE] >= TO_HAND:
            spot = wild_spot(state, rules, action[at.A_ONTO], action[at.A_CARD])
            _all(seat, _FREED, _number(state[spot]), 0, 0, heard)
    return seat


@kernel
def tell_after(
    state: list[int],
    rules: list[int],
    seat: int,
    action: list[int],
    stock: int,
    reshuffles: int,
    heard: Memories,
) -> None:
    """Remember what followed from an action; ``state`` is the state after it.

    ``seat`` is the one that :func:`tell_before` returned; ``stock`` and ``reshuffles`` are those
    before the action. After a reshuffle the first cards of the deck are those drawn from it.
    """
    kind = action[at.A_KIND]
    afresh = state[at.S_RESHUFFLES] > reshuffles
    if kind == at.A_DRAW:
        if afresh:
            _all(NOBODY, _RESHUFFLED, 0, state[at.S_STOCK] + 1, 0, heard)
        _tell_hidden(seat, _DREW, state[at.S_DRAWN], heard)
    elif kind == at.A_ALLOW and afresh:
        drawn = rules[R_PENALTY_CARDS] - stock
        _all(NOBODY, _RESHUFFLED, 0, state[at.S_STOCK] + drawn, 0, heard)
        for place in range(at.S_DECK, at.S_DECK + drawn):
            _tell_hidden(seat, _PENALTY, state[place], heard)
    elif kind == at.A_LAY_DOWN:
        _tell_melds(state, seat, action[at.A_LAY], heard)
    _tell_end(state, rules, heard)


@kernel
def _tell_melds(state: list[int], seat: int, melds: int, heard: Memories) -> None:
    """Remember the melds that lie on the table last."""
    for number in range(melds):
        place = at.S_TABLE + M_LENGTH * (state[at.S_MELDS] - melds + number)
        kind = _LAID_RUN if state[place + M_KIND] == RUN else _LAID_SET
        for spot in range(place + M_CARDS, place + M_CARDS + state[place + M_SIZE]):
            _all(seat, kind, _number(state[spot]), number + 1, 0, heard)


@kernel
def _tell_end(state: list[int], rules: list[int], heard: Memories) -> None:
    """Remember the end of the hand, where all cards are shown."""
    if state[at.S_PHASE] != at.OVER:
        return
    _all(state[at.S_WINNER], _HAND_OVER, 0, 0, 0, heard)
    for seat in range(rules[R_SEATS]):
        for card in range(PLACES):
            for _ in range(state[at.S_HANDS + PLACES * seat + card]):
                _all(seat, _LEFT, _number(card), 0, 0, heard)


@kernel
def _tell_hidden(seat: int, kind: int, card: int, heard: Memories) -> None:
    """Remember that ``seat`` got a card that the others do not see."""
    for viewer in range(heard.seats):
        if viewer == seat:
            _one(viewer, seat, kind, card, heard)
        else:
            _add(viewer, seat, event_of(0, kind, 0, 0, 0), heard)


@kernel
def _one(viewer: int, seat: int, kind: int, card: int, heard: Memories) -> None:
    """Remember an event with a card for one viewer alone."""
    _add(viewer, seat, event_of(0, kind, _number(card), 0, 0), heard)


@kernel
def _all(seat: int, kind: int, card: int, number: int, end: int, heard: Memories) -> None:
    """Remember an event of ``seat``, or of nobody, that all see."""
    event = event_of(0, kind, card, number, end)
    for viewer in range(heard.seats):
        _add(viewer, seat, event, heard)


@kernel
def _add(viewer: int, seat: int, event: int, heard: Memories) -> None:
    """Add an event to a memory; who did it is counted from the viewer."""
    who = 0 if seat == NOBODY else 1 + (seat - viewer + heard.seats) % heard.seats
    place = heard.first + viewer * memory_length(heard.recall)
    remember(heard.numbers, place, heard.recall, event + who)


@inlined
def _number(card: int) -> int:
    return 53 if card == JOKER else card - 3 * (card >> 4) + 1
