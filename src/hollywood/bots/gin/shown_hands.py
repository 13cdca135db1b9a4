"""What a seat knows of the other hand when the other player has shown it, for the kernel."""

from __future__ import annotations

from msgspec.structs import replace

from hollywood.cards import Hand
from hollywood.gin.events import Discarded, Took
from hollywood.gin.result import Ending
from hollywood.gin.sight import GinView
from hollywood.gin.table import GinTable
from hollywood.gin.vectors.story import story_vector
from hollywood.gin.vectors.view import view_vector
from hollywood.kernel.deadwood.tables import ALL_RANKS, IN_FOUR_SUITS
from hollywood.kernel.engine.vectors import vector
from hollywood.kernel.gin import layout as at
from hollywood.kernel.gin.game import Evidence, Game
from hollywood.kernel.gin.story import G_WHOLE
from hollywood.melds.meld import LaidOff
from hollywood.play import Seat
from hollywood.strategy.gin.belief.history import NOT_KNOCKED


def hand_seen(view: GinView, game: Game) -> tuple[Evidence, int] | None:
    """Return what the end of a round shows: the evidence, and the deadwood of the other's knock.

    The deadwood is NOT_KNOCKED if the seat itself has knocked. In the evidence, everything is seen
    except those cards of the other player's last hand that nobody saw the player take
    (:mod:`hollywood.strategy.gin.belief.reading`). ``None`` if not all these cards are known, or if
    the round did not start from a deal.
    """
    table = view.table
    assert view.seat is not None, "a spectator learns nothing about an opponent"
    other = Seat(1 - view.seat)
    if table.knocker is None or table.ending is Ending.BIG_GIN:
        return None
    if table.face_down if table.knocker == other else table.shown is None:
        return None
    story = story_vector(replace(table, turns=table.turns - 1))  # as before the knock
    cards = _knocker_had(table) if table.knocker == other else _defender_had(table)
    if not story[G_WHOLE] or len(cards) != table.rules.hand_size + (table.knocker == other):
        return None
    known, top = 0, [int(table.upcard)]
    for event in table.past:
        if isinstance(event, Discarded):
            top.append(int(event.card))
        if isinstance(event, Took):
            card = top.pop()
            known |= 1 << card if event.seat == other else 0
        elif isinstance(event, Discarded) and event.seat == other:
            known &= ~(1 << event.card)
    seen = view_vector(view)
    seen[at.V_SEEN] = ALL_RANKS * IN_FOUR_SUITS & ~(cards.bits & ~known)
    seen[at.V_KNOWN] = known
    if table.knocker != other:
        return Evidence(vector(seen), vector(story), game), NOT_KNOCKED
    points = sum(map(table.rules.melds.points, _left_by_knocker(table)))
    return Evidence(vector(seen), vector(story), game), points


def _left_by_knocker(table: GinTable) -> Hand:
    """Return the knocker's deadwood as it was before layoffs on the defender's melds."""
    return Hand(table.left.bits | _bits(table.knocker_layoffs))


def _knocker_had(table: GinTable) -> Hand:
    """Return the eleven cards of the knocker before the knock."""
    cards = _left_by_knocker(table).bits | 1 << table.discards[-1]
    for meld in table.spread:
        cards |= meld.hand.bits
    return Hand(cards & ~_bits(table.layoffs))


def _defender_had(table: GinTable) -> Hand:
    """Return the cards of the defender before layoffs."""
    cards = table.shown_left.bits | _bits(table.layoffs)
    for meld in table.shown or ():
        cards |= meld.hand.bits
    return Hand(cards & ~_bits(table.knocker_layoffs))


def _bits(layoffs: tuple[LaidOff, ...]) -> int:
    return sum(1 << each.card for each in layoffs)
