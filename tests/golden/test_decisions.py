"""No level plays differently than before, and no review says anything else: ``decisions.py``."""

from __future__ import annotations

import json
from typing import Any

import pytest

from hollywood.bots.levels import LEVELS
from tests.golden import decisions

Game = tuple[str, tuple[str, ...], int]


def expected() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(decisions.FILE.read_text())
    return found


@pytest.mark.parametrize("game", decisions.SETTINGS, ids=lambda game: decisions.name_of(*game))
def test_every_level_decides_as_before(game: Game) -> None:
    frozen = expected()[decisions.Mode.name][decisions.name_of(*game)]
    found = decisions.of_game(*game)
    assert found == {level: frozen[level] for level in found}
    assert decisions.Mode.checked or found.keys() == frozen.keys()


@pytest.mark.parametrize("game", decisions.REVIEWED, ids=lambda game: decisions.name_of(*game))
def test_a_review_says_what_it_said(game: Game) -> None:
    frozen = expected()[decisions.Mode.name][f"review of {decisions.name_of(*game)}"]
    assert decisions.digest([decisions.review(*game)]) == frozen


def test_policies_decide_the_same_compiled_and_interpreted() -> None:
    """Searching levels do less if nothing compiles; all others do exactly the same."""
    frozen = expected()
    for game in (decisions.name_of(*each) for each in decisions.SETTINGS):
        for level, how in LEVELS.items():
            compiled, interpreted = (frozen[m][game][level] for m in ("compiled", "interpreted"))
            assert how.searches or compiled == interpreted, (game, level)
