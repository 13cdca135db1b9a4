"""Nothing that leaves a table depends on what its reader may not know.

Every preset and many variations are played at twin tables, behind a player's back and behind a
spectator's. Under ``HOLLYWOOD_SOAK`` whole matches are played from every seat, many times.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

from hollywood.contract import ContractRules
from hollywood.match.presets import PRESETS
from hollywood.server.rooms.rooms import Rooms
from tests.server.rooms.house import in_house
from tests.server.rooms.twins import Twins, twins_play

SOAK = "HOLLYWOOD_SOAK" in os.environ
STEPS = 100_000 if SOAK else 80
SEEDS = range(20) if SOAK else range(1)

Table = tuple[str, int, dict[str, Any]]

GIN_CHANGES: tuple[dict[str, Any], ...] = (
    {"knock_discard": "face_down", "target": 20, "games": 1},
    {"knocker_layoff": True, "layoff_on_gin": True, "target": 30, "games": 1},
    {"upcard_option": False, "stock_end": "fiftieth_card", "knock_limit": 5},
    {"oklahoma": True, "spade_doubles": True, "big_gin": 31, "target": 40},
    {"hand_size": 7, "rediscard_taken": "allow", "knock_limit": 25, "target": 25},
)
CONTRACT_CHANGES: tuple[dict[str, Any], ...] = (
    {"may_i.priority": "clockwise", "may_i.per_turn": 2},
    {"may_i.penalty_cards": 2, "turn_cap": 40},
    {"may_i.withdraw": True, "stock_exhausted": "hand_ends"},
)
GIN_FORMS: tuple[tuple[int, dict[str, Any]], ...] = (
    (3, {"form": "cutthroat", "target": 20}),
    (3, {"form": "dealer_sits_out", "target": 20}),
    (3, {"form": "in_the_box", "target": 20}),
    (3, {"form": "chouette", "target": 20}),
    (4, {"form": "partnership", "target": 20}),
    (6, {"form": "partnership", "target": 20}),
    (8, {"form": "partnership", "target": 20}),
)


def _presets() -> list[Table]:
    tables: list[Table] = []
    for name, rules in PRESETS.items():
        players = min(rules.players) if isinstance(rules, ContractRules) else 2
        tables.append((name, players, {}))
    return tables


VARIATIONS: list[Table] = [
    *(("gin", 2, {"changes": changes}) for changes in GIN_CHANGES),
    *(("hollywood-gin", players, {"changes": changes}) for players, changes in GIN_FORMS),
    *(("may-i", 4, {"changes": changes}) for changes in CONTRACT_CHANGES),
    ("may-i", 4, {"hold_ms": 400}),
    ("may-i", 6, {"clock": "live", "turn_seconds": 30}),
    ("gin", 2, {"clock": "days"}),
]
TABLES = [*_presets(), *VARIATIONS]


def _play(folder: Path, table: Table, viewer: int | None, seed: int) -> Twins:
    preset, players, form = table

    async def use(rooms: Rooms) -> Twins:
        return await twins_play(rooms, preset, players, viewer, steps=STEPS, seed=seed, **form)

    return in_house(folder, use)


def _check(twins: Twins) -> None:
    assert twins.differences == []
    assert twins.labels_of_cards() == []
    over = twins.tables[0].outcome is not None
    assert over or twins.steps == STEPS
    assert twins.frames > 2 * twins.steps


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_player_learns_nothing_he_may_not_know(tmp_path: Path, table: Table, seed: int) -> None:
    for viewer in range(table[1]) if SOAK else [(len(str(table)) + seed) % table[1]]:
        _check(_play(tmp_path / str(viewer), table, viewer, seed))


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("table", TABLES if SOAK else [*_presets(), *VARIATIONS[::3]], ids=str)
def test_a_spectator_learns_nothing_of_any_hand(tmp_path: Path, table: Table, seed: int) -> None:
    _check(_play(tmp_path, table, None, seed + 100))


def test_short_matches_are_played_to_their_end(tmp_path: Path) -> None:
    """What is shown when a match ends was compared, too."""
    table: Table = ("gin", 2, {"changes": {"target": 10, "games": 1, "knock_limit": 25}})
    twins = _play(tmp_path, table, 0, 1)
    _check(twins)
    assert twins.tables[0].outcome is not None
