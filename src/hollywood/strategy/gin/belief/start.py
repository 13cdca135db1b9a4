"""The history of gin with which a belief begins: any that agrees with the open cards."""

from __future__ import annotations

from typing import Final

from hollywood.kernel.deadwood.tables import ALL_RANKS, IN_FOUR_SUITS
from hollywood.kernel.engine.bits import count, lowest
from hollywood.kernel.engine.chance import Stream, below
from hollywood.kernel.engine.compiling import kernel
from hollywood.kernel.gin.game import Evidence
from hollywood.kernel.gin.layout import NO_CARD, R_HAND_SIZE, V_KNOWN, V_SEAT, V_SEEN
from hollywood.kernel.gin.story import DREW, G_EVENTS, G_SIZE, G_WHOLE, THREW, TOOK
from hollywood.strategy.gin.belief.history import (
    B_CARD,
    B_FROM,
    B_LOG,
    B_PLACES,
    B_POOL,
    B_POOLED,
    B_TYPE,
    B_UNTIL,
    EVER,
)

_LANES: Final = ALL_RANKS * IN_FOUR_SUITS


@kernel
def begin_belief(history: list[int], evidence: Evidence, chance: Stream) -> None:
    """Begin with a history that agrees with the open cards, drawn evenly.

    A story that is not whole says nothing of when he had what: then all of his hidden cards are
    taken for dealt.
    """
    view = evidence.seen
    story = evidence.story
    rules = evidence.game.rules
    other = 1 - view[V_SEAT]
    unseen = _LANES & ~view[V_SEEN]
    pool = 0
    while unseen:
        history[B_POOLED + pool] = lowest(unseen)
        pool += 1
        unseen &= unseen - 1
    hidden = rules[R_HAND_SIZE] - count(view[V_KNOWN])
    places = 0
    if story[G_WHOLE]:
        places = rules[R_HAND_SIZE]
        for place in range(places):
            history[B_FROM + place] = 0
        events = story[G_SIZE]
        for event in range(events):
            code = story[G_EVENTS + event]
            if code >> 8 == other and code >> 6 & 3 == DREW:
                history[B_FROM + places] = event + 1
                places += 1
        free = places
        for place in range(places):
            history[B_CARD + place] = NO_CARD
            history[B_UNTIL + place] = EVER
        # Cards that he threw came by the deal or by a draw before; the first throws choose first.
        held = 0
        for event in range(events):
            code = story[G_EVENTS + event]
            if code >> 8 != other:
                continue
            card = code & 63
            if code >> 6 & 3 == TOOK:
                held |= 1 << card
            elif code >> 6 & 3 == THREW:
                if held >> card & 1:
                    held ^= 1 << card
                    continue
                fitting = 0
                for place in range(places):
                    if history[B_CARD + place] == NO_CARD and history[B_FROM + place] <= event:
                        fitting += 1
                wanted = below(chance.state, chance.at, fitting)
                for place in range(places):
                    if history[B_CARD + place] == NO_CARD and history[B_FROM + place] <= event:
                        if wanted == 0:
                            history[B_CARD + place] = card
                            history[B_UNTIL + place] = event + 1
                            free -= 1
                            break
                        wanted -= 1
        hidden = free
    else:
        places = hidden
        for place in range(places):
            history[B_CARD + place] = NO_CARD
            history[B_FROM + place] = 0
            history[B_UNTIL + place] = EVER
    for place in range(places):
        if history[B_CARD + place] == NO_CARD:
            chosen = below(chance.state, chance.at, pool)
            history[B_CARD + place] = history[B_POOLED + chosen]
            pool -= 1
            history[B_POOLED + chosen] = history[B_POOLED + pool]
    history[B_PLACES] = places
    history[B_POOL] = pool
    history[B_TYPE] = 0
    history[B_LOG] = 0
