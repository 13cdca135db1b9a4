"""What a seat knows of the other hand when the other player has knocked, for the kernel."""

from __future__ import annotations

from msgspec.structs import replace

from hollywood.gin.events import Discarded, Took
from hollywood.gin.result import Ending
from hollywood.gin.sight import GinView
from hollywood.gin.vectors.story import story_vector
from hollywood.gin.vectors.view import view_vector
from hollywood.kernel.deadwood.tables import ALL_RANKS, IN_FOUR_SUITS
from hollywood.kernel.engine.vectors import vector
from hollywood.kernel.gin import layout as at
from hollywood.kernel.gin.game import Evidence, Game
from hollywood.kernel.gin.story import G_WHOLE


def knock_seen(view: GinView, game: Game) -> tuple[Evidence, int] | None:
    """Return what a knock of the other player shows: the evidence, and the deadwood of the knock.

    In the evidence, everything is seen except those cards of the knocker's eleven that nobody saw
    the knocker take (:mod:`hollywood.strategy.gin.belief.reading`). ``None`` if not all eleven are
    known, if the round did not start from a deal, or if cards have been laid off already.
    """
    table = view.table
    if table.face_down or table.layoffs or table.ending is Ending.BIG_GIN:
        return None
    story = story_vector(replace(table, turns=table.turns - 1))  # as before the knock
    if not story[G_WHOLE]:
        return None
    hand = table.left.bits | 1 << table.discards[-1]
    for meld in table.spread:
        hand |= meld.hand.bits
    known, top = 0, [int(table.upcard)]
    for event in table.past:
        if isinstance(event, Discarded):
            top.append(int(event.card))
        if isinstance(event, Took):
            card = top.pop()
            known |= 1 << card if event.seat == table.knocker else 0
        elif isinstance(event, Discarded) and event.seat == table.knocker:
            known &= ~(1 << event.card)
    seen = view_vector(view)
    seen[at.V_SEEN] = ALL_RANKS * IN_FOUR_SUITS & ~(hand & ~known)
    seen[at.V_KNOWN] = known
    points = sum(map(table.rules.melds.points, table.left))
    return Evidence(vector(seen), vector(story), game), points
