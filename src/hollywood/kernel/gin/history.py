"""The events of a round of gin as both seats remember them: as :mod:`hollywood.envs.gin.history`.

``who`` is 1 for the seat itself, 2 for the other one, 0 for nobody. A card is its place plus 1, and
0 is no card, or one that the seat did not see.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from hollywood.kernel.deadwood.tables import RUN_START, MeldTables
from hollywood.kernel.engine.bits import Vector, lowest
from hollywood.kernel.engine.compiling import kernel
from hollywood.kernel.engine.telling import event_of, remember
from hollywood.kernel.gin import layout as at
from hollywood.kernel.gin.numbered import place_of

WIDTH: Final = 4
"""The numbers of an event in a row."""

(
    _DEALT,
    _HELD,
    _UPCARD,
    _PASSED,
    _DREW,
    _TOOK,
    _DISCARDED,
    _KNOCKED,
    _MELDED,
    _LEFT,
    _LAID_OFF,
    _SHOWN,
    _ROUND_OVER,
) = range(1, 14)

_RANKS: Final = (1 << 13) - 1


class Memories(NamedTuple):
    """The memories of the two seats of a round."""

    numbers: Vector
    recall: int
    first: int
    """Where the memory of seat 0 begins."""
    second: int


@kernel
def tell_deal(state: list[int], heard: Memories) -> None:
    """Remember the deal."""
    for seat in range(2):
        place = heard.second if seat else heard.first
        dealer = 1 if state[at.S_DEALER] == seat else 2
        remember(heard.numbers, place, heard.recall, event_of(dealer, _DEALT, 0, 0, 0))
        cards = state[at.S_HANDS + seat]
        while cards:
            held = event_of(1, _HELD, 1 + place_of(lowest(cards)), 0, 0)
            remember(heard.numbers, place, heard.recall, held)
            cards &= cards - 1
        card = 1 + place_of(state[at.S_UPCARD])
        upcard = event_of(0, _UPCARD, card, state[at.S_STOCK], 0)
        remember(heard.numbers, place, heard.recall, upcard)


@kernel
def tell_action(
    state: list[int],
    rules: list[int],
    tables: MeldTables,
    seat: int,
    action: list[int],
    heard: Memories,
) -> None:
    """Remember an action of ``seat``; ``state`` is the state after it."""
    kind = action[at.A_KIND]
    if kind == at.A_PASS:
        _both(seat, _PASSED, 0, 0, heard)
    elif kind == at.A_DRAW:
        _add(seat, seat, _DREW, 1 + place_of(state[at.S_DRAWN]), 0, heard)
        _add(1 - seat, seat, _DREW, 0, 0, heard)
    elif kind == at.A_TAKE:
        _both(seat, _TOOK, 1 + place_of(state[at.S_TAKEN]), 0, heard)
    elif kind == at.A_DISCARD:
        _both(seat, _DISCARDED, 1 + place_of(action[at.A_CARD]), 0, heard)
    elif kind == at.A_LAY_OFF:
        card = 1 + place_of(action[at.A_CARD])
        _both(seat, _LAID_OFF, card, action[at.A_ONTO] + 1, heard)
    elif kind == at.A_SHOW:
        _both(seat, _SHOWN, 0, 0, heard)
        _tell_melds(state, tables, seat, action, heard)
    elif kind != at.A_FINISH:
        _tell_knock(rules, seat, action, heard)
        _tell_melds(state, tables, seat, action, heard)
    if state[at.S_PHASE] == at.OVER:
        _add(0, at.NOBODY, _ROUND_OVER, 0, 0, heard)
        _add(1, at.NOBODY, _ROUND_OVER, 0, 0, heard)


@kernel
def _tell_knock(rules: list[int], seat: int, action: list[int], heard: Memories) -> None:
    if action[at.A_CARD] == at.NO_CARD:
        _both(seat, _KNOCKED, 0, 0, heard)
        return
    card = 1 + place_of(action[at.A_CARD])
    hidden = rules[at.R_FACE_DOWN]
    _add(seat, seat, _KNOCKED, card, hidden, heard)
    _add(1 - seat, seat, _KNOCKED, 0 if hidden else card, hidden, heard)


@kernel
def _tell_melds(
    state: list[int], tables: MeldTables, seat: int, action: list[int], heard: Memories
) -> None:
    """Remember the melds that are laid down, each from its first card on, and the deadwood."""
    for meld in range(at.MOST_MELDS):
        cards = action[at.A_MELDS + meld]
        ranks = (cards | cards >> 16 | cards >> 32 | cards >> 48) & _RANKS
        start = tables[RUN_START + ranks] + 0 if ranks & ranks - 1 else 0
        # A run round the corner has its ace after the king.
        for step in range(13):
            rank = (start + step) % 13
            for suit in range(0, 64, 16):
                if cards >> (suit + rank) & 1:
                    _both(seat, _MELDED, 1 + place_of(suit + rank), meld + 1, heard)
    left = state[at.S_HANDS + seat]
    while left:
        _both(seat, _LEFT, 1 + place_of(lowest(left)), 0, heard)
        left &= left - 1


@kernel
def _both(seat: int, kind: int, card: int, number: int, heard: Memories) -> None:
    """Add an event of ``seat`` that both see."""
    _add(0, seat, kind, card, number, heard)
    _add(1, seat, kind, card, number, heard)


@kernel
def _add(viewer: int, seat: int, kind: int, card: int, number: int, heard: Memories) -> None:
    """Add an event of ``seat``, or of nobody, to what ``viewer`` remembers."""
    who = 0 if seat == at.NOBODY else 1 if seat == viewer else 2
    place = heard.second if viewer else heard.first
    remember(heard.numbers, place, heard.recall, event_of(who, kind, card, number, 0))
