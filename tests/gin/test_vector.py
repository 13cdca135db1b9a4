"""Every knob of gin reaches the kernel, or is listed as one that no simulation depends on."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

import pytest

from hollywood.gin import GIN_PRESETS, GinRules, Shutout
from hollywood.gin.vectors.rules import (
    IN_MATCH,
    IN_PLAY,
    IN_PRICE,
    IN_TABLES,
    NOT_IN_KERNEL,
    rules_vector,
)
from hollywood.kernel.gin import layout as gin_layout

GIN = GIN_PRESETS["gin"]
HOLLYWOOD = GIN_PRESETS["hollywood-gin"]
KNOBS = tuple(field.name for field in fields(GinRules))
GROUPS = (IN_PLAY, IN_PRICE, IN_MATCH, IN_TABLES, NOT_IN_KERNEL)

# Two values that must differ, for every knob of the kernel, and other knobs that they need.
CHANGES: dict[str, tuple[Any, Any, dict[str, Any]]] = {
    "hand_size": (10, 7, {}),
    "upcard_option": (True, False, {}),
    "both_pass": ("nondealer_draws_stock", "nondealer_draws_either", {}),
    "rediscard_taken": ("forbid", "allow", {}),
    "knock_limit": (10, 9, {}),
    "knock_discard": ("face_up", "face_down", {}),
    "oklahoma": (False, True, {}),
    "oklahoma_ace": ("gin_only", "one", {}),
    "layoff": (True, False, {}),
    "layoff_on_gin": (False, True, {}),
    "knocker_layoff": (False, True, {}),
    "big_gin": (None, 0, {}),
    "stock_floor": (2, 3, {}),
    "stock_end": ("immediate", "fiftieth_card", {}),
    "turn_cap": (1000, 999, {}),
    "spade_doubles": (False, True, {"oklahoma": True}),
    "multiplier": (1, 2, {}),
    "gin_bonus": (20, 25, {}),
    "undercut_bonus": (10, 20, {}),
    "undercut_on_tie": (True, False, {}),
    "gin_undercut": ("no_score", "undercut", {}),
    "gin_extra_boxes": (0, 1, {}),
    "undercut_extra_boxes": (0, 1, {}),
    "doubled_boxes": ("plain", "all", {}),
    "next_dealer": ("winner", "loser", {}),
    "dealer_after_draw": ("same", "next", {}),
    "games": (3, 4, {}),
    "games_at_once": (None, 2, {}),
    "credit": ("wins", "rounds", {}),
    "closed_entry": ("shift", "forfeit", {}),
    "target": (100, 101, {}),
    "series_end": ("all_three", "two_wins", {}),
    "overall": ("two_of_three", "net", {}),
    "game_bonus": (0, 100, {}),
    "shutout": (None, Shutout(kind="double"), {}),
    "box_bonus": (0, 20, {}),
    "third_game_doubled": (False, True, {}),
    "sweep_doubled": (False, True, {}),
    "set_sizes": ((3, 4), (3,), {}),
    "run_min": (3, 4, {}),
    "run_suits": ("same", "any", {}),
    "ace": ("low", "high_low", {}),
    "ace_points": (1, 15, {}),
    "face_points": (10, 5, {}),
}
# The same for the other values of words, and for the parts of a shutout.
MORE_CHANGES: tuple[tuple[str, Any, Any], ...] = (
    ("next_dealer", "loser", "alternate"),
    ("gin_undercut", "never", "no_score"),
    ("overall", "net", "all_three"),
    ("ace", "high_low", "round_corner"),
    ("shutout", Shutout(kind="add"), Shutout(kind="double")),
    ("shutout", Shutout(kind="add"), Shutout(kind="replace_game_bonus")),
    ("shutout", Shutout(points=100), Shutout(points=101)),
    ("big_gin", 0, 31),
    ("doubled_boxes", "plain", "all"),
)


def read_by_kernel(rules: GinRules) -> tuple[list[int], list[int]]:
    return rules_vector(rules), rules.melds.tables


@pytest.mark.parametrize("name", KNOBS)
def test_every_knob_is_in_one_group(name: str) -> None:
    assert sum(name in group for group in GROUPS) == 1


def test_the_groups_name_knobs_only() -> None:
    assert {name for group in GROUPS for name in group} == set(KNOBS)
    assert all(NOT_IN_KERNEL.values())


def test_every_place_of_the_vector_is_written_by_one_knob() -> None:
    places = [
        place
        for group in (IN_PLAY, IN_PRICE, IN_MATCH)
        for written in group.values()
        for place, _ in written
    ]
    assert sorted(places) == list(range(gin_layout.R_LENGTH))


def test_every_knob_of_the_kernel_has_its_change() -> None:
    assert set(CHANGES) == set(KNOBS) - set(NOT_IN_KERNEL)


@pytest.mark.parametrize("name", CHANGES)
def test_changing_a_knob_changes_what_the_kernel_reads(name: str) -> None:
    first, second, more = CHANGES[name]
    rules = replace(HOLLYWOOD, gin_bonus_allowed=None, **more)
    before, after = (replace(rules, **{name: value}) for value in (first, second))
    assert read_by_kernel(before) != read_by_kernel(after)


@pytest.mark.parametrize(("name", "first", "second"), MORE_CHANGES)
def test_so_does_every_value(name: str, first: Any, second: Any) -> None:
    before, after = (replace(HOLLYWOOD, **{name: value}) for value in (first, second))
    assert read_by_kernel(before) != read_by_kernel(after)


@pytest.mark.parametrize("name", GIN_PRESETS)
def test_knobs_outside_the_kernel_change_nothing(name: str) -> None:
    rules = GIN_PRESETS[name]
    other = replace(rules, first_dealer="chosen", stake=5, rounding=500, gin_bonus_allowed=None)
    assert read_by_kernel(rules) == read_by_kernel(other)


def test_the_vector_holds_whole_numbers() -> None:
    for rules in GIN_PRESETS.values():
        assert {type(number) for number in rules_vector(rules)} == {int}


def test_a_single_game_has_no_games_to_compare() -> None:
    for overall in (None, "two_of_three", "all_three", "net"):
        vector = rules_vector(replace(GIN, overall=overall))
        assert vector[gin_layout.R_OVERALL] == 0
