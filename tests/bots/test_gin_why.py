"""What a hint of gin compares its play with: what a person would consider instead."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from hollywood.bots.gin.why import explain_gin
from hollywood.bots.hints import Play
from hollywood.cards import Card, Hand
from hollywood.gin import Phase
from hollywood.gin.sight import GinView
from hollywood.kernel.gin.layout import A_DISCARD, A_DRAW, A_KNOCK, A_TAKE, NO_CARD
from hollywood.match.presets import rules_for
from hollywood.play import Action, Discard, DrawStock, TakeDiscard
from hollywood.strategy.gin.search import candidates as of
from tests.bots.tables import dealt

ELEVEN = "As 2s 3s 7h 7d 7c 9d Th Js Qc Kd"
"""The obvious discard is the king; the queen and the jack count as much."""

Searched = tuple[int, int, str, float]
"""The first action, the one that ends the turn, the card, and its mean points."""


def holding(cards: str, phase: Phase, top: str = "Kh") -> GinView:
    play = dealt(rules_for("gin"), hand=1)
    assert play.awaiting is not None
    view = play.view(play.awaiting)
    assert isinstance(view, GinView)
    table = msgspec.structs.replace(view.table, phase=phase, discards=(Card(top),))
    return msgspec.structs.replace(view, table=table, hand=Hand.parse(cards))


def found(choices: Sequence[Searched]) -> list[int]:
    """What a search writes when it has chosen the first."""
    vector = [0] * (of.C_LIST + of.K_LENGTH * len(choices))
    vector[of.C_NUMBER] = len(choices)
    for place, (first, second, card, mean) in enumerate(choices):
        at = of.C_LIST + place * of.K_LENGTH
        number = int(Card(card)) if card else NO_CARD
        vector[at : at + 3] = first, second, number
        vector[at + of.K_ROUNDS], vector[at + of.K_SUM] = 100, round(100_000 * mean)
    return vector


def rival(view: GinView, action: Action, *choices: Searched) -> tuple[Play | None, float | None]:
    hint = explain_gin(view, action, found(choices))
    assert hint.play.action == action
    return hint.rival, hint.gain


def discards(*cards: str) -> list[Searched]:
    """Discards, each a point behind the one before."""
    return [(A_DISCARD, A_DISCARD, card, -place) for place, card in enumerate(cards)]


def test_a_discard_is_compared_with_the_obvious_one() -> None:
    view = holding(ELEVEN, Phase.DISCARD)
    # Each of the face cards leaves the least deadwood; the nine does not.
    compared = rival(view, Discard(Card("9d")), *discards("9d", "7h", "Th", "Js"))
    assert compared == (Play(action=Discard(Card("Th"))), 2.0)


def test_the_obvious_discard_is_compared_with_one_of_another_rank() -> None:
    view = holding("As 2s 3s 7h 7d 7c 9d Th Ks Kd Qc", Phase.DISCARD)
    compared = rival(view, Discard(Card("Ks")), *discards("Ks", "Kd", "9d", "Qc"))
    assert compared == (Play(action=Discard(Card("9d"))), 2.0)
    assert rival(view, Discard(Card("Ks")), *discards("Ks", "Kd"))[0] is not None


def test_to_play_on_is_compared_with_the_knock() -> None:
    view = holding("As 2s 3s 7h 7d 7c 9d 9s 9h Ac Kd", Phase.DISCARD)
    searched = [*discards("Kd", "Ac"), (A_KNOCK, A_KNOCK, "Kd", -7.5)]
    there, gain = rival(view, Discard(Card("Kd")), *searched)
    assert there is not None
    assert type(there.action).__name__ == "Knock"
    assert gain == 7.5


def test_a_draw_is_compared_with_the_other_place_to_draw_from() -> None:
    view = holding("As 2s 3s 7h 7d 7c 9d Th Js Qc", Phase.DRAW, top="Kd")
    took = [(A_TAKE, A_DISCARD, card, -each) for each, card in ((2.0, "9d"), (3.0, "Qc"))]
    compared = rival(view, DrawStock(), (A_DRAW, A_DRAW, "", 0.0), *took)
    assert compared == (Play(action=TakeDiscard(), then=Discard(Card("9d"))), 2.0)
    (best, *others), draw = took, (A_DRAW, A_DRAW, "", -4.0)
    assert rival(view, TakeDiscard(), best, *others, draw) == (Play(action=DrawStock()), 2.0)
