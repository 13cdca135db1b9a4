"""The story of a round of gin: what has happened, as both players have seen it.

The belief is made from it. It is a vector: the number of events, whether it is complete from the
deal on, the pile from bottom to top, and the events. It has nothing that is hidden from a player,
so both seats have the same story. An event is ``256 * seat + 64 * kind + card``.
"""

from __future__ import annotations

from typing import Final

from hollywood.kernel.engine.compiling import inlined, kernel
from hollywood.kernel.gin import layout as at
from hollywood.kernel.gin.sight import pile_open, top_of_pile

PASSED, DREW, TOOK, DISCARDED = range(4)
"""Kinds of event. For PASSED and DREW the card is the declined top of the pile, or NONE."""

NONE: Final = 63
"""There was no card to decline, or it could not be taken."""

MOST_EVENTS: Final = 240
"""Later events are left out, and the story is marked as incomplete."""

G_SIZE: Final = 0
G_WHOLE: Final = 1
G_PILE_SIZE: Final = 2
G_PILE: Final = 3
G_EVENTS: Final = G_PILE + 52
G_LENGTH: Final = G_EVENTS + MOST_EVENTS


@kernel
def begin_story(story: list[int], upcard: int) -> None:
    """Begin the story of a round with its upcard."""
    story[G_SIZE] = 0
    story[G_WHOLE] = 1
    story[G_PILE_SIZE] = 1
    story[G_PILE] = upcard


@kernel
def tell(story: list[int], state: list[int], rules: list[int], action: list[int]) -> None:
    """Add the event of an ``action`` by the seat to act; ``state`` is the state before it."""
    kind = action[at.A_KIND]
    seat = state[at.S_AWAITING]
    top = top_of_pile(state)
    if kind == at.A_PASS:
        _add(story, seat, PASSED, top)
    elif kind == at.A_DRAW:
        _add(story, seat, DREW, top if top != at.NO_CARD and pile_open(state, rules) else NONE)
    elif kind == at.A_TAKE:
        _add(story, seat, TOOK, top)
        story[G_PILE_SIZE] -= 1
    elif kind == at.A_DISCARD:
        _add(story, seat, DISCARDED, action[at.A_CARD])
        story[G_PILE + story[G_PILE_SIZE]] = action[at.A_CARD]
        story[G_PILE_SIZE] += 1


@inlined
def _add(story: list[int], seat: int, kind: int, card: int) -> None:
    if story[G_SIZE] < MOST_EVENTS:
        story[G_EVENTS + story[G_SIZE]] = seat << 8 | kind << 6 | card
        story[G_SIZE] += 1
    else:
        story[G_WHOLE] = 0
