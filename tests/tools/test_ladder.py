"""The round robin of the levels: what is played, what is kept, and what becomes of it."""

from __future__ import annotations

from itertools import pairwise

import pytest

from benchmarks import ladder
from hollywood.bots.levels import LEVELS
from hollywood.bots.strengths import MIDDLE


def kept(share: float) -> dict[str, object]:
    """Return games in which each level wins this share against the next weaker one."""
    wins = round(200 * share)
    won = [float(number < wins) for number in range(200)]
    pairs = {str(number): won[number::100] for number in range(100)}
    meetings: dict[str, object] = {}
    for one, two in ladder.couples():
        near = list(LEVELS).index(two) - list(LEVELS).index(one) == 1
        lost = {number: [1 - each for each in games] for number, games in pairs.items()}
        players = [ladder.version("gin", one), ladder.version("gin", two)]
        meetings[ladder.key_of(one, two)] = {"players": players, "pairs": lost if near else {}}
    return meetings


def test_equal_shares_are_equal_steps_around_the_usual_level() -> None:
    found = [each.mean for each in ladder.strengths(kept(0.6)).values()]
    steps = [after - before for before, after in pairwise(found)]
    assert all(step == pytest.approx(70, abs=10) for step in steps)
    assert found[list(LEVELS).index(MIDDLE)] == 0


def test_neighbors_in_the_wrong_order_are_told_as_nearly_equal() -> None:
    assert ladder.in_order([3.0, 1.0, 2.0, 7.0, 6.9]) == [2, 3, 4, 7, 8]


def test_it_is_complete_when_all_neighbors_have_met() -> None:
    games = kept(0.6)
    assert ladder.is_connected(games)
    del games[ladder.key_of("club", "skilled")]
    assert not ladder.is_connected(games)
    assert not ladder.is_connected({})


def test_levels_far_apart_meet_less() -> None:
    assert ladder.many(40, "beginner", "casual") == 40
    assert ladder.many(40, "beginner", "simple") == 10
    assert ladder.many(1, "beginner", "strongest") == 1


def test_only_games_of_changed_levels_are_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "play_jobs", lambda *_: True)
    monkeypatch.setattr(ladder, "keep", lambda _: None)
    games = {"gin": kept(0.6)}
    changed = ladder.key_of("club", "skilled")
    games["gin"][changed] = {"players": ["older", "older"], "pairs": {"0": [1.0, 0.0]}}
    games["gin"]["club gone"] = {"players": ["older", "older"], "pairs": {}}
    assert ladder.play(games, "gin", 10, list(LEVELS), 1, None)
    assert games["gin"].keys() == kept(0.6).keys()
    assert games["gin"][changed]["pairs"] == {}  # type: ignore[index]
    assert games["gin"][ladder.key_of("casual", "simple")] == kept(0.6)["casual simple"]


def test_the_page_has_a_place_for_the_table() -> None:
    page = ladder.PAGE.read_text(encoding="utf-8")
    assert page.index(ladder.BEGIN) < page.index(ladder.END)
