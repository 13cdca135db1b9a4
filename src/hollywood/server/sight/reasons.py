"""Why something is not allowed, as a viewer is told: the same for every game."""

from __future__ import annotations

from collections.abc import Iterable

from hollywood.cards import Card
from hollywood.play import Discard, View
from hollywood.play.protocols import Refusal
from hollywood.server.protocol.shown import Why


def why(refused: Refusal | None) -> Why | None:
    """Return a refusal in its shown form; ``None`` if nothing is refused."""
    return None if refused is None else Why(code=refused.code, words=refused.words)


def why_no_discard(
    view: View, cards: Iterable[Card]
) -> tuple[Why | None, tuple[tuple[Card, Why], ...]]:
    """Say why none of these cards may be discarded, or else which ones may not."""
    refusals = [(card, why(view.refusal(Discard(card)))) for card in cards]
    barred = tuple((card, refused) for card, refused in refusals if refused is not None)
    if refusals and len(barred) == len(refusals):
        return barred[0][1], ()
    return None, barred
