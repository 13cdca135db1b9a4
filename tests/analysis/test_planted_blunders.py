"""Planted blunders are found, and graded: in a single moment, and in a whole record."""

from __future__ import annotations

from pathlib import Path

import pytest

from hollywood.analysis.grades import Mark, Status
from hollywood.cards import Card, Hand
from hollywood.gin import GIN_PRESETS, GinRound, Knock, Phase
from hollywood.gin.sight import GinView
from hollywood.melds import best_arrangement, best_spread, deadwood
from hollywood.play import Action, Discard, DrawStock, TakeDiscard
from tests.analysis.setting import (
    ANN,
    BOB,
    all_decisions,
    decided,
    option,
    played_with,
    reason_of,
    reviewed,
)
from tests.gin.playing import cards

GIN = GIN_PRESETS["gin"]


def position(mine: str, theirs: str, pile: str, *, known: str = "", turns: int = 6) -> GinRound:
    """Ann has just drawn her last card; of Bob's cards, ``known`` are those he has taken."""
    hands = (Hand.of(cards(mine)), Hand.of(cards(theirs)))
    discards = cards(pile)
    used = {*hands[0], *hands[1], *discards}
    return GinRound.at(
        GIN,
        dealer=BOB,
        phase=Phase.DISCARD,
        awaiting=ANN,
        hands=hands,
        discards=discards,
        stock=[card for card in GIN.pack.cards if card not in used],
        drawn=cards(mine)[-1],
        turns=turns,
        known=(Hand(), Hand.of(cards(known))),
    )


PILE = "Kd Qs Jd Kh Kc 9d"


def test_a_made_meld_thrown_away() -> None:
    play = position("5c 5d 5h 7h 8h 9h 2c 3c Qd Jc Ks", "Ac 4d 6s 8s Ts Td 3h 2h 6c Qh", PILE)
    found = decided(play, Discard(Card("5d")))
    assert (found.status, found.mark) == (Status.COUNTED, Mark.VERY_BAD)
    assert found.lost_points > 5
    assert found.error > 2 * found.error_error > 0
    assert reason_of(found).startswith(
        "Ann discarded 5d and broke up the meld 5c 5d 5h. That left "
    )
    right = decided(play, Discard(Card("Ks")))
    assert right.lost_points == right.error == 0
    assert right.grounds == ()
    assert {each.words for each in right.options} == {each.words for each in found.options}


def test_a_knock_into_certain_undercut() -> None:
    """All of Bob's cards are known: two melds, and an ace and two threes that make 7."""
    theirs = "Ts Js Qs 8c 8d 8h 8s Ac 3d 3s"
    play = position("5c 5d 5h 7h 7d 7s 2c 4d 3c Ah Ks", theirs, "Kd Qc Jd Kh Kc 9d", known=theirs)
    knock = Knock(Card("Ks"), best_spread(play.hands[ANN] - Card("Ks"), GIN.melds).melds)
    found = decided(play, knock)
    done = found.options[found.played]
    assert done.outlook is not None
    assert (done.outlook.undercut, done.points_error) == (1.0, 0.0)
    assert done.points == -(10 - 7 + GIN.undercut_bonus)
    assert (found.kind, found.mark) == ("knock", Mark.VERY_BAD)
    assert "undercut in 100 % of the simulated rounds" in reason_of(found)


def test_a_refused_gin() -> None:
    play = position("5c 5d 5h 7h 8h 9h 2c 3c 4c Ac Ks", "6s 4d 8s Ts Td 3h 2h 6c Qh Qd", PILE)
    found = decided(play, Discard(Card("Ac")))
    gin = option(found, "go gin, discarding Ks")
    assert gin.behind == 0
    assert gin.outlook is not None
    assert gin.outlook.gin == 1.0
    assert found.mark is Mark.VERY_BAD
    assert found.lost_points > 10
    assert reason_of(found).startswith("Ann could go gin by discarding Ks, but discarded Ac.")


def test_what_is_forced_or_too_close_costs_nothing() -> None:
    play = position("5c 5d 5h 7h 8h 9h 2c 3c 4c Qc Qd", "6s 4d 8s Ts Td 3h 2h 6c Qh Ac", "Kd Qs Jd")
    found = decided(play, Discard(Card("Qc")))
    close = option(found, "discard Qd")
    assert abs(close.behind) < 3
    assert found.status is Status.COUNTED or found.lost_points == 0


def _throws_a_meld(view: GinView) -> Action | None:
    """Discard a card from a meld while the hand is far from a knock."""
    if view.table.phase is not Phase.DISCARD or view.table.turns > 8:
        return None
    melds = best_arrangement(view.hand, view.table.rules.melds).melds
    if not melds or len(melds[0].cards) > 3:
        return None
    card = melds[0].cards[1]
    if card == view.table.taken or deadwood(view.hand, view.table.rules.melds) < 25:
        return None
    return Discard(card)


def _refuses_gin(view: GinView) -> Action | None:
    """Discard a card from a meld when gin was possible."""
    if view.table.phase is not Phase.DISCARD:
        return None
    for action in view.legal_actions():
        if isinstance(action, Knock) and not deadwood(
            view.hand - action.discard, view.table.rules.melds
        ):
            cards = [card for card in view.hand if card not in {action.discard, view.table.taken}]
            return Discard(cards[0])
    return None


def _passes_up_gin(view: GinView) -> Action | None:
    """Draw from the stock when the card on the pile would have made gin."""
    top, rules = view.table.top_discard, view.table.rules
    if view.table.phase is not Phase.DRAW or top is None or not view.table.pile_open:
        return None
    held = view.hand + top
    if all(deadwood(held - card, rules.melds) for card in view.hand):
        return None
    return DrawStock()


@pytest.mark.parametrize(
    ("kind", "blunder", "seed"),
    [
        ("linear", _throws_a_meld, "c"),
        ("linear", _throws_a_meld, "d"),
        ("camper", _refuses_gin, "c"),
        ("camper", _refuses_gin, "d"),
        ("camper", _passes_up_gin, "c"),
        ("camper", _passes_up_gin, "q"),
    ],
)
def test_they_are_found_in_a_record(tmp_path: Path, kind: str, blunder: object, seed: str) -> None:
    lines = played_with(
        tmp_path / "match",
        "hollywood-gin",
        kinds=(kind, kind),
        rounds=1,
        seed=seed,
        blunder=blunder,  # type: ignore[arg-type]
    )
    assert lines, "the deal gave no chance to blunder"
    review = reviewed(tmp_path / "match")
    decisions = all_decisions(review)
    planted = [each for each in decisions if each.line in lines]
    assert len(planted) == len(lines)
    assert sum(each.mark is Mark.VERY_BAD for each in planted) >= 0.8 * len(planted)
    assert all(each.seat == ANN for each in planted)
    worst = {each.number: each for each in decisions}[review.worst[0]]
    assert worst.line in lines
    ann, bob = review.people
    assert ann.lost_points > bob.lost_points


def test_taking_what_is_of_no_use() -> None:
    play = GinRound.at(
        GIN,
        dealer=BOB,
        phase=Phase.DRAW,
        awaiting=ANN,
        hands=(
            Hand.of(cards("5c 5d 5h 7h 8h 9h 2c 3c Ad 2h")),
            Hand.of(cards("6s 4d 8s Ts Td 3h Jh 6c Qh Ac")),
        ),
        discards=cards("Qd Js Ks"),
        stock=[
            card
            for card in GIN.pack.cards
            if card
            not in {
                *cards("5c 5d 5h 7h 8h 9h 2c 3c Ad 2h"),
                *cards("6s 4d 8s Ts Td 3h Jh 6c Qh Ac Qd Js Ks"),
            }
        ],
        turns=2,
    )
    found = decided(play, TakeDiscard())
    assert found.kind == "draw"
    assert found.mark in {Mark.BAD, Mark.VERY_BAD}
    assert reason_of(found).startswith("Ann took Ks, which makes no meld")
