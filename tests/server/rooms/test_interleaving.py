"""Whatever people do at whatever moment, a table with bots goes on: thousands of interleavings."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from hollywood.server.rooms.rooms import Rooms
from tests.server.rooms.house import in_house
from tests.server.rooms.interleaving import Evening, Minds, Notebook
from tests.server.rooms.virtual import quiet
from tests.server.rooms.whole import SOAK

MIXES = [(seats, bots) for seats in range(3, 7) for bots in range(seats)]
TIMES = 6_000 if SOAK else 120
EVENING = 60
"""Interleavings for each mix of people and bots, and at one table."""


@pytest.fixture(autouse=True)
def _nothing_to_see(monkeypatch: pytest.MonkeyPatch) -> None:
    """Show people nothing: showing takes most of the time, but no time by the loop's clock."""

    def nothing(*_: Any, **__: Any) -> dict[str, Any]:
        return {}

    monkeypatch.setattr("hollywood.server.rooms.room.update_for", nothing)


@pytest.mark.parametrize("seats", range(3, 7))
def test_a_table_goes_on_whatever_people_do_and_when(tmp_path: Path, seats: int) -> None:
    async def use(rooms: Rooms) -> None:
        real, rooms.bots = rooms.store, Minds(random.Random(seats))
        for bots in (bots for size, bots in MIXES if size == seats):
            for seed in range(TIMES // EVENING):
                chance = random.Random(f"{seats} {bots} {seed}")
                rooms.store = Notebook(real, chance)
                evening = await Evening.begin(rooms, seats, bots, chance)
                for _ in range(EVENING):
                    await evening.happen()
                    await evening.go_on()
                rooms.forget(evening.room)
                await quiet()

    in_house(tmp_path, use)
