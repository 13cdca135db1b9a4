"""A lay down can be planned while the others play."""

from __future__ import annotations

from hollywood.cards import Hand
from hollywood.contract import LayDown, Phase
from hollywood.contract.standing import in_own_turn
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


def test_nothing_but_the_turn_is_another() -> None:
    idle = sitting(HAND, discards="3c", phase=Phase.DRAW).view(Seat(2))
    planned = in_own_turn(idle)
    assert planned.hand == idle.hand
    assert planned.table.sizes == idle.table.sizes
    assert planned.table.turn == Seat(2)
    watching = sitting(HAND, discards="3c", phase=Phase.DRAW).view(None)
    assert in_own_turn(watching) == watching
    assert planned.hand != Hand.parse(HAND)
