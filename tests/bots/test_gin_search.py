"""The searching player of gin may be created for every decision: nothing is computed twice."""

from __future__ import annotations

from typing import Any

import pytest

from hollywood.bots.gin import search as gin_search
from hollywood.bots.gin.nets import points_worth, prize_worth
from hollywood.bots.gin.search import GinSearcher, rollouts_for
from hollywood.bots.ways import Ways
from hollywood.gin import GinRound
from hollywood.gin.sight import GinView
from hollywood.match.presets import rules_for
from tests.bots.tables import dealt

WAYS = Ways(worlds=24, burn=10, burn_turn=5)
STAKES = (points_worth(), prize_worth())


@pytest.fixture
def view() -> GinView:
    play = dealt(rules_for("gin"), seed=3)
    assert isinstance(play, GinRound)
    assert play.awaiting is not None
    return play.view(play.awaiting)


def found(view: GinView, stakes: tuple[int, ...]) -> Any:
    searcher = GinSearcher(WAYS, 5)
    searcher.for_result(stakes)
    return searcher.choose(view), searcher.found


def test_who_is_made_anew_goes_on_with_weights_and_nets_of_before(
    view: GinView, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = [found(view, stakes) for stakes in STAKES]

    def never(*_: Any) -> Any:
        raise AssertionError("it was worked out before")

    monkeypatch.setattr(gin_search, "choose_rollouts", never)
    monkeypatch.setattr(gin_search, "learned_for", never)
    assert [found(view, stakes) for stakes in STAKES] == before


def test_no_decision_changes_the_weights_that_others_go_by(view: GinView) -> None:
    rollouts = [rollouts_for(view.table.rules, stakes) for stakes in STAKES]
    kept = [list(each) for each in rollouts]
    for stakes in STAKES:
        found(view, stakes)
    assert [list(each) for each in rollouts] == kept
    assert rollouts[0] is not rollouts[1]
    assert rollouts[0] is rollouts_for(view.table.rules, STAKES[0])
