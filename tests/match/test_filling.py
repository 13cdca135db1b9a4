"""Players are repeated around a table until every seat has one."""

from __future__ import annotations

import pytest

from hollywood.errors import HollywoodError
from hollywood.match.filling import seats_filled
from hollywood.match.presets import rules_for


@pytest.mark.parametrize(
    ("preset", "players", "seats"),
    [("gin", 1, 2), ("gin", 2, 2), ("may-i", 1, 4), ("may-i", 3, 6), ("may-i", 5, 5)],
)
def test_they_fill_the_smallest_table_that_they_go_round_evenly(
    preset: str, players: int, seats: int
) -> None:
    assert seats_filled(rules_for(preset), players) == seats


@pytest.mark.parametrize(
    ("preset", "players", "told"),
    [
        ("gin", 3, "3 bots cannot fill a table for 2: name as many"),
        ("gin", 0, "0 bots cannot fill a table for 2: name as many"),
        ("may-i", 7, "7 bots cannot fill a table for 4, 5 or 6: name as many"),
    ],
)
def test_others_are_told_which_tables_there_are(preset: str, players: int, told: str) -> None:
    with pytest.raises(HollywoodError, match=told):
        seats_filled(rules_for(preset), players, "bots")
