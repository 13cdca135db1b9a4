"""Grades use only what the player could know: other hidden cards change no figure."""

from __future__ import annotations

import random

import pytest

from hollywood.analysis.columns import listed
from hollywood.analysis.gin.choices import DECISIONS
from hollywood.analysis.gin.kernel_side import Kernel
from hollywood.gin import GinRound
from hollywood.match.presets import rules_for
from hollywood.play import Seat
from hollywood.play.text import to_json
from tests.analysis.setting import decided
from tests.bots.tables import bot, dealt, moments
from tests.bots.test_no_peeking import twin

WORLDS = 24


@pytest.mark.parametrize("preset", ["hollywood-gin", "gin", "hollywood-rounds"])
def test_the_same_view_gets_the_same_grades(preset: str) -> None:
    chance = random.Random(preset)
    kernel = Kernel(rules_for(preset), 7)  # type: ignore[arg-type]
    differed = 0
    play = dealt(rules_for(preset), seed=5)
    for before, seat in moments(play, [bot("linear"), bot("linear")]):
        assert isinstance(before, GinRound)
        if before.table.phase not in DECISIONS:
            continue
        other = twin(before, seat, chance)
        assert isinstance(other, GinRound)
        differed += other != before
        action = chance.choice(before.legal_actions(seat))
        grades = [decided(each, action, worlds=WORLDS, kernel=kernel) for each in (before, other)]
        assert to_json(grades[0]) == to_json(grades[1])
    assert differed > 5


def test_a_review_that_peeked_would_be_caught() -> None:
    """With all cards open the figures differ, so the test above can fail."""
    play = dealt(rules_for("gin"), seed=5)
    assert isinstance(play, GinRound)
    kernel = Kernel(play.rules, 7)
    other = twin(play, Seat(1), random.Random(1))
    assert isinstance(other, GinRound)
    opened = [listed(kernel.lay_open(each, -1, -1, 50, 1)[0]) for each in (play, other)]
    assert opened[0] != opened[1]
