"""Positions in which gin outs are left lying: what is kept, and what taking would bring."""

from __future__ import annotations

import pytest

from hollywood.cards import Card, Hand
from hollywood.gin.presets import GIN_PRESETS
from hollywood.gin.vectors.rules import vector_of
from hollywood.kernel.gin import layout as at
from hollywood.kernel.gin.game import Game
from hollywood.strategy.gin.policies.linear import CAMPER, WEIGHTS
from lab.gin_outs import ROW, find, gained, main

RULES = GIN_PRESETS["eaai"]
GAME = Game(vector_of(RULES), RULES.melds.tables)


def view(hand: str, top: str, gone: str = "") -> list[int]:
    vector = [0] * at.V_LENGTH
    vector[at.V_HAND] = Hand.parse(hand).bits
    vector[at.V_TOP] = int(Card(top))
    vector[at.V_SEEN] = vector[at.V_HAND] | Hand.parse(f"{top} {gone}").bits
    return vector


def test_a_card_brings_the_gin_outs_that_its_best_discard_leaves() -> None:
    hand = "5c 6c 4d 6d 7d 8d 5h 6h 5s 6s"  # 5d makes gin, and 9d unless it is gone
    assert gained(view(hand, "7s", "9d"), GAME) == 2, "5d, 7c and 7h instead of 5d"
    assert gained(view(hand, "7s", "9d 7c"), GAME) == 1
    assert gained(view(hand, "Kc"), GAME) == 0


def test_what_is_kept_brings_as_much_as_was_asked_for() -> None:
    rows = [0] * (3 * ROW)
    number = find(0, 200, 1, 1, GAME, list(WEIGHTS), list(CAMPER), rows)
    assert number
    for row in range(number):
        kept = rows[row * ROW : row * ROW + at.V_LENGTH]
        assert kept[at.V_PHASE] == at.DRAW
        assert gained(kept, GAME) >= 1


def test_bad_arguments_are_an_error(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--rounds", "0"])
    assert "1 or more" in capsys.readouterr().err
