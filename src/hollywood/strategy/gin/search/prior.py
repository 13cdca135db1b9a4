"""What the net thinks of the candidates of a search, before and while rounds are imagined."""

from __future__ import annotations

from hollywood.kernel.engine.compiling import kernel
from hollywood.kernel.gin.game import Evidence, Game
from hollywood.kernel.gin.layout import (
    A_DISCARD,
    A_DRAW,
    A_TAKE,
    NO_CARD,
    V_HAND,
    V_SEAT,
    V_TOP,
)
from hollywood.kernel.gin.story import G_EVENTS, G_SIZE, THREW
from hollywood.strategy.gin.net.net import (
    AFTER,
    BIG_GIN_VALUE,
    DRAWING,
    KNOCKED,
    N_FLAT,
    N_HIS,
    N_MINE,
    N_SLOPE,
    N_TYPE,
    N_VALUE,
    Net,
    can_take,
    find_take,
    value_held,
)
from hollywood.strategy.gin.search.candidates import (
    C_LIST,
    C_NUMBER,
    K_CARD,
    K_FIRST,
    K_LENGTH,
    K_SECOND,
    K_VALUES,
    VALUED_TYPES,
)


@kernel
def thrown_by(story: list[int], seat: int) -> int:
    """Return all cards that ``seat`` has thrown in this round, wherever they are now."""
    cards = 0
    for event in range(story[G_SIZE]):
        code = story[G_EVENTS + event]
        if code >> 8 == seat and code >> 6 & 3 == THREW:
            cards |= 1 << (code & 63)
    return cards


@kernel
def value_candidates(evidence: Evidence, net: Net, work: list[int], found: list[int]) -> None:
    """Write what the net thinks of every listed candidate, against each type of player.

    In what results are worth to the search, as :func:`value_of_turn` does.
    """
    view = evidence.seen
    tables = evidence.game.tables
    seat = view[V_SEAT]
    work[N_HIS] = thrown_by(evidence.story, 1 - seat)
    work[N_MINE] = thrown_by(evidence.story, seat)
    for number in range(found[C_NUMBER]):
        at = C_LIST + number * K_LENGTH
        held = view[V_HAND]
        thrown = found[at + K_CARD]
        moment = DRAWING
        if found[at + K_SECOND] != A_DRAW:
            moment = AFTER if found[at + K_SECOND] == A_DISCARD else KNOCKED
            if found[at + K_FIRST] == A_TAKE:
                held |= 1 << view[V_TOP]
            if thrown != NO_CARD:
                held ^= 1 << thrown
        for kind in range(VALUED_TYPES):
            work[N_TYPE] = kind
            points = BIG_GIN_VALUE
            if moment != KNOCKED or thrown != NO_CARD:
                points = value_held(view, tables, net, moment, held, thrown, work)
            found[at + K_VALUES + kind] = work[N_FLAT] + (points * work[N_SLOPE] >> 10)


@kernel
def value_of_turn(view: list[int], game: Game, net: Net, work: list[int]) -> int:
    """Return what it is worth to draw now, from the stock or from the pile."""
    points = value_held(view, game.tables, net, DRAWING, view[V_HAND], NO_CARD, work)
    if can_take(view):
        find_take(view, game.rules, game.tables, net, work)
        points = max(points, work[N_VALUE])
    return work[N_FLAT] + (points * work[N_SLOPE] >> 10)
