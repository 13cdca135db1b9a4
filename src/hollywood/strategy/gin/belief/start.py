"""The first history of a belief in gin: a random one that agrees with the known cards."""

from __future__ import annotations

from typing import Final

from hollywood.kernel.deadwood.tables import ALL_RANKS, IN_FOUR_SUITS
from hollywood.kernel.engine.bits import count, lowest
from hollywood.kernel.engine.chance import Stream, below
from hollywood.kernel.engine.compiling import kernel
from hollywood.kernel.gin import layout as at
from hollywood.kernel.gin import story as told
from hollywood.kernel.gin.game import Evidence
from hollywood.strategy.gin.belief import history as of

_LANES: Final = ALL_RANKS * IN_FOUR_SUITS


@kernel
def begin_belief(history: list[int], evidence: Evidence, chance: Stream) -> None:
    """Write a random history that agrees with the known cards.

    An incomplete story does not say when the opponent had which card. Then all hidden cards count
    as dealt.
    """
    view = evidence.seen
    story = evidence.story
    rules = evidence.game.rules
    other = 1 - view[at.V_SEAT]
    unseen = _LANES & ~view[at.V_SEEN]
    pool = 0
    while unseen:
        history[of.B_POOLED + pool] = lowest(unseen)
        pool += 1
        unseen &= unseen - 1
    hidden = rules[at.R_HAND_SIZE] - count(view[at.V_KNOWN])
    places = 0
    if story[told.G_WHOLE]:
        places = rules[at.R_HAND_SIZE]
        for place in range(places):
            history[of.B_FROM + place] = 0
        events = story[told.G_SIZE]
        for event in range(events):
            code = story[told.G_EVENTS + event]
            if code >> 8 == other and code >> 6 & 3 == told.DREW:
                history[of.B_FROM + places] = event + 1
                places += 1
        free = places
        for place in range(places):
            history[of.B_CARD + place] = at.NO_CARD
            history[of.B_UNTIL + place] = of.EVER
        # A card that the opponent discarded was dealt or drawn before. Earlier discards choose
        # their places first.
        held = 0
        for event in range(events):
            code = story[told.G_EVENTS + event]
            if code >> 8 != other:
                continue
            card = code & 63
            if code >> 6 & 3 == told.TOOK:
                held |= 1 << card
            elif code >> 6 & 3 == told.DISCARDED:
                if held >> card & 1:
                    held ^= 1 << card
                    continue
                fitting = 0
                for place in range(places):
                    if (
                        history[of.B_CARD + place] == at.NO_CARD
                        and history[of.B_FROM + place] <= event
                    ):
                        fitting += 1
                wanted = below(chance.state, chance.at, fitting)
                for place in range(places):
                    if (
                        history[of.B_CARD + place] == at.NO_CARD
                        and history[of.B_FROM + place] <= event
                    ):
                        if wanted == 0:
                            history[of.B_CARD + place] = card
                            history[of.B_UNTIL + place] = event + 1
                            free -= 1
                            break
                        wanted -= 1
        hidden = free
    else:
        places = hidden
        for place in range(places):
            history[of.B_CARD + place] = at.NO_CARD
            history[of.B_FROM + place] = 0
            history[of.B_UNTIL + place] = of.EVER
    for place in range(places):
        if history[of.B_CARD + place] == at.NO_CARD:
            chosen = below(chance.state, chance.at, pool)
            history[of.B_CARD + place] = history[of.B_POOLED + chosen]
            pool -= 1
            history[of.B_POOLED + chosen] = history[of.B_POOLED + pool]
    history[of.B_PLACES] = places
    history[of.B_POOL] = pool
    history[of.B_TYPE] = 0
    history[of.B_HABIT] = 0
    history[of.B_KNOCKED] = of.NOT_KNOCKED
    history[of.B_LOG] = 0
