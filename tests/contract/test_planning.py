"""A lay down can be planned while the others play."""

from __future__ import annotations

import pytest

from hollywood.cards import Hand
from hollywood.contract import LayDown, Phase
from hollywood.contract.standing import cards_short, in_own_turn
from hollywood.play import Seat
from tests.contract.setting import ME, melds, sitting

HAND = "7c 7d 7h Kc Kd Ks 2c"


def test_a_lay_down_is_judged_by_hand_and_contract_alone() -> None:
    contract = LayDown(melds("S 7c 7d 7h", "S Kc Kd Ks"))
    waiting = sitting(HAND, discards="3c", phase=Phase.DRAW).view(ME)
    assert waiting.refusal(contract) is not None, "he has not drawn yet"
    planned = in_own_turn(waiting)
    assert planned.refusal(contract) is None
    short = planned.refusal(LayDown(contract.melds[:1]))
    assert short is not None
    assert short.code == "wrong_contract"


RUNS = "2c 3c 4c 5c 7d 8d 9d Td 3h 4h 5h 6h"


@pytest.mark.parametrize(
    ("hand", "phase", "short"),
    [
        (RUNS, Phase.PLAY, 0),
        (f"{RUNS} Ks", Phase.DRAW, 2),  # with the drawn card, 14 must be melded
        (f"{RUNS} Ks Qs", Phase.PLAY, 2),
        (f"{RUNS} 7h", Phase.DRAW, 1),  # all fit, and so must the drawn card
        (f"{RUNS} Ks 7h", Phase.PLAY, 1),
        (f"{RUNS} Jd 7h", Phase.PLAY, 0),
    ],
)
def test_in_the_last_hand_every_card_counts(hand: str, phase: Phase, short: int) -> None:
    play = sitting(hand, hand_number=7, discards="3s", phase=phase)
    assert cards_short(play.view(ME)) == short
    before = sitting(hand, hand_number=3, discards="3s", phase=phase)
    assert cards_short(before.view(ME)) == 0, "two runs are there"


def test_nothing_but_the_turn_is_another() -> None:
    idle = sitting(HAND, discards="3c", phase=Phase.DRAW).view(Seat(2))
    planned = in_own_turn(idle)
    assert planned.hand == idle.hand
    assert planned.table.sizes == idle.table.sizes
    assert planned.table.turn == Seat(2)
    watching = sitting(HAND, discards="3c", phase=Phase.DRAW).view(None)
    assert in_own_turn(watching) == watching
    assert planned.hand != Hand.parse(HAND)
