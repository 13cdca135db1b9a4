"""The net's opinion of the candidates of a search, and of positions in imagined rounds."""

from __future__ import annotations

from hollywood.kernel.engine.compiling import kernel
from hollywood.kernel.gin import layout as at
from hollywood.kernel.gin.game import Evidence, Game
from hollywood.kernel.gin.story import DISCARDED, G_EVENTS, G_SIZE
from hollywood.strategy.gin.net import net as net_at
from hollywood.strategy.gin.net.net import Net, can_take, find_take, value_held
from hollywood.strategy.gin.search import candidates as of


@kernel
def discarded_by(story: list[int], seat: int) -> int:
    """Return all cards that ``seat`` has discarded in this round, wherever they are now."""
    cards = 0
    for event in range(story[G_SIZE]):
        code = story[G_EVENTS + event]
        if code >> 8 == seat and code >> 6 & 3 == DISCARDED:
            cards |= 1 << (code & 63)
    return cards


@kernel
def value_candidates(evidence: Evidence, net: Net, work: list[int], found: list[int]) -> None:
    """Write the net's value of every candidate against each kind of player.

    The values are converted from points to the stakes of the search, as in :func:`value_of_turn`.
    """
    view = evidence.seen
    tables = evidence.game.tables
    seat = view[at.V_SEAT]
    work[net_at.N_HIS] = discarded_by(evidence.story, 1 - seat)
    work[net_at.N_MINE] = discarded_by(evidence.story, seat)
    for number in range(found[of.C_NUMBER]):
        entry = of.C_LIST + number * of.K_LENGTH
        held = view[at.V_HAND]
        discarded = found[entry + of.K_CARD]
        moment = net_at.DRAWING
        if found[entry + of.K_SECOND] != at.A_DRAW:
            moment = net_at.AFTER if found[entry + of.K_SECOND] == at.A_DISCARD else net_at.KNOCKED
            if found[entry + of.K_FIRST] == at.A_TAKE:
                held |= 1 << view[at.V_TOP]
            if discarded != at.NO_CARD:
                held ^= 1 << discarded
        for kind in range(of.VALUED_KINDS):
            work[net_at.N_TYPE] = kind
            points = net_at.BIG_GIN_VALUE
            if moment != net_at.KNOCKED or discarded != at.NO_CARD:
                points = value_held(view, tables, net, moment, held, discarded, work)
            found[entry + of.K_VALUES + kind] = work[net_at.N_FLAT] + (
                points * work[net_at.N_SLOPE] >> 10
            )


@kernel
def value_of_turn(view: list[int], game: Game, net: Net, work: list[int]) -> int:
    """Return the net's value of a position before a draw, from the stock or from the pile."""
    points = value_held(view, game.tables, net, net_at.DRAWING, view[at.V_HAND], at.NO_CARD, work)
    if can_take(view):
        find_take(view, game.rules, game.tables, net, work)
        points = max(points, work[net_at.N_VALUE])
    return work[net_at.N_FLAT] + (points * work[net_at.N_SLOPE] >> 10)
