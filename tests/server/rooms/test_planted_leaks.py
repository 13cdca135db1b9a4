"""Leaks would be found: each is planted in the real code, and the twins must show it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from hollywood.server.rooms.rooms import Rooms
from tests.server.rooms.house import in_house
from tests.server.rooms.leaks import FACE_DOWN, FOUR_MAY_I, LEAKS, TWO_GIN, TWO_WATCHED
from tests.server.rooms.twins import Twins, twins_play

STEPS = 160


def _played(
    folder: Path, table: tuple[str, int, int | None, dict[str, Any]], seed: int = 3
) -> Twins:
    preset, people, viewer, form = table

    async def use(rooms: Rooms) -> Twins:
        return await twins_play(rooms, preset, people, viewer, steps=STEPS, seed=seed, **form)

    return in_house(folder, use)


@pytest.mark.parametrize("table", [TWO_GIN, TWO_WATCHED, FACE_DOWN, FOUR_MAY_I])
def test_without_a_leak_nothing_is_found(
    tmp_path: Path, table: tuple[str, int, int | None, dict[str, Any]]
) -> None:
    twins = _played(tmp_path, table)
    assert twins.differences == []
    assert twins.labels_of_cards() == []


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leak: str) -> None:
    plant, table = LEAKS[leak]
    plant(monkeypatch)
    twins = _played(tmp_path, table)
    assert twins.differences or twins.labels_of_cards(), leak
