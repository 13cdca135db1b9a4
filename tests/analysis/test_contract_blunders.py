"""Planted blunders in May-I are found, and graded."""

from __future__ import annotations

from hollywood.analysis.grades import Mark, Status
from hollywood.analysis.report import Decision
from hollywood.cards import Card
from hollywood.contract import Phase
from hollywood.contract.actions import LayOff
from hollywood.play import Discard, DrawStock, TakeDiscard
from tests.analysis.contract_setting import decided, waiting
from tests.analysis.setting import reason_of
from tests.contract.setting import LEFT, ME, OVER, RIGHT, lying, sitting


def blamed(found: Decision, *codes: str) -> None:
    assert found.status is Status.COUNTED
    assert found.mark in {Mark.BAD, Mark.VERY_BAD}
    assert found.again is not None
    assert found.error > 2 * found.error_error > 0
    assert found.grounds[0].code in codes
    assert found.grounds


def test_a_wild_ace_thrown_away() -> None:
    play = sitting("As 4c 4d 7h 7d 9s Jc Qd Kh 2s 5c 6h", discards="8d", others=11)
    blamed(decided(play, Discard(Card("As"))), "broke_plan", "threw")
    right = decided(play, Discard(Card("Kh")))
    assert right.error < 0.1
    assert right.mark is not Mark.VERY_BAD


def test_the_discard_that_completes_the_contract_refused() -> None:
    play = sitting(
        "4c 4d 4s 7h 7d 2c 9s Jc Qd Kh 5c", discards="3d 7c", phase=Phase.DRAW, others=11
    )
    blamed(decided(play, DrawStock()), "left_nearer")
    assert decided(play, TakeDiscard()).error == 0


def test_may_i_not_called_for_the_card_that_completes_the_contract() -> None:
    """Another seat is in turn; two cards would be left to get rid of."""
    play = waiting("4c 4d 4s 7h 7d 7s Qc Qd", "3d Qh", others=5, hand_number=4)
    found = decided(play, None, LEFT)
    assert found.kind == "call"
    blamed(found, "call_missed_nearer")
    assert found.grounds[0].values == {"top": "Qh", "missing": 1, "could": 0}
    assert "which completes the contract" in reason_of(found, "contract")


def test_a_card_kept_that_goes_on_the_table() -> None:
    """If it is laid off, the last card goes out; if not, somebody else goes out."""
    play = sitting(
        "6d Kc Qs",
        discards="Qh",
        on_table=[
            *lying(ME, "S 4c 4d 4h", "S 8c 8d 8h"),
            *lying(LEFT, "S 6c 6h 6s", "S 9c 9d 9h"),
            *lying(OVER, "S 5c 5d 5h", "S Qc Qd Qh"),
            *lying(RIGHT, "S 3c 3d 3h"),
        ],
        others=1,
    )
    blamed(decided(play, Discard(Card("Kc"))), "kept_off")
    right = decided(play, LayOff(Card("6d"), 2))
    assert right.error == 0
    assert right.options[0].points == 0


def test_a_mistake_is_measured_by_what_a_hand_is_worth_at_the_score() -> None:
    """Far behind, it costs few matches in a hundred, but is just as bad a mistake."""
    play = sitting(
        "5c 6c 7c 8c 4h 4d 4s 9h 9s",
        discards="3d 9c",
        phase=Phase.DRAW,
        others=11,
        hand_number=5,
    )
    even, behind = (decided(play, DrawStock(), totals=(0, mine, 0, 0)) for mine in (0, 250))
    blamed(even, "left_nearer")
    blamed(behind, "left_nearer")
    assert even.lost_points == behind.lost_points
    assert even.lost_match is not None
    assert behind.lost_match is not None
    assert 0 < behind.lost_match < even.lost_match / 10
    assert behind.error > even.error / 10
