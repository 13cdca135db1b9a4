"""Tuning a policy against a player: the same deals for both, and a weak player is found out."""

from __future__ import annotations

import random

import pytest

from hollywood.gin.presets import GIN_PRESETS
from hollywood.strategy.gin.policies.linear import CAMPER, W_LENGTH, WEIGHTS
from lab.best_response import STARTS, lead, main, moved

RULES = GIN_PRESETS["eaai"]


def test_the_lead_is_that_of_the_arena_and_of_both_seats() -> None:
    """Against itself a player has no lead; a worse one is behind on the same deals."""
    assert lead(RULES, WEIGHTS, "linear", "1", range(6)) == [0.0] * 6
    assert lead(RULES, CAMPER, "camper", "1", range(4)) == [0.0] * 4
    good = lead(RULES, WEIGHTS, "random", "2", range(12))
    assert sum(good) > 0
    assert lead(RULES, WEIGHTS, "random", "2", range(6, 12)) == good[6:]


def test_a_few_weights_are_moved() -> None:
    chance = random.Random(1)
    for _ in range(50):
        before = STARTS["linear"]
        after = moved(before, chance)
        assert len(after) == W_LENGTH
        assert sum(a != b for a, b in zip(before, after, strict=True)) <= 3


def test_it_tunes_and_reports(capsys: pytest.CaptureFixture[str]) -> None:
    main(["simple", "--tries", "2", "--deals", "3", "--measured", "4"])
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in lines[:2]] == ["1", "2"]
    assert lines[2].startswith("weights (")
    assert lines[-3].split(",")[0].endswith("against simple")
    assert lines[-1].startswith("gained by the tuning: ")


@pytest.mark.parametrize(
    ("given", "told"),
    [
        (["nobody"], "there is no bot 'nobody'"),
        (["simple", "--deals", "1"], "--deals and --measured are 2 or more"),
        (["simple", "--tries", "-1"], "--tries is no less than 0"),
    ],
)
def test_what_cannot_be_is_refused(
    given: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(given)
    assert stopped.value.code == 2
    assert told in capsys.readouterr().err
