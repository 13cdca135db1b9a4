"""Whole matches at real tables, played by clients, with everything they were sent kept."""

from __future__ import annotations

import os
import random
from collections.abc import Awaitable, Callable
from typing import Any

from hollywood.contract import ContractRules
from hollywood.match.presets import PRESETS
from hollywood.server.rooms.room import Room
from hollywood.server.rooms.rooms import Rooms
from tests.server.rooms.house import EVE, Client, dealt, table_of
from tests.server.rooms.players import next_move

SOAK = "HOLLYWOOD_SOAK" in os.environ

SHORT: dict[str, dict[str, Any]] = {
    "hollywood-gin": {"target": 25},
    "hollywood-rummy": {"target": 25},
    "hollywood-rounds": {"target": 25},
    "gin": {"target": 50},
    "oklahoma": {"target": 50},
    "straight-gin": {"target": 30, "turn_cap": 30},
    "round-the-corner": {"target": 40},
    "eaai": {"target": 50},
    "may-i": {"turn_cap": 40},
    "liverpool": {"turn_cap": 40},
    "shanghai": {"turn_cap": 30},
    "joker-to-hand": {"turn_cap": 30},
}
"""Knobs with which a match of a preset is soon over; a soak changes none, and plays all presets."""

FORMS: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("gin", 3, {"target": 30}),
    ("gin", 3, {"form": "chouette", "target": 30}),
    ("hollywood-gin", 4, {"target": 20}),
    ("gin", 6, {"target": 30}),
)

MATCHES: tuple[tuple[str, int, dict[str, Any]], ...] = (
    *(
        (
            name,
            min(rules.players) if isinstance(rules, ContractRules) else 2,
            {} if SOAK else SHORT[name],
        )
        for name, rules in PRESETS.items()
        if SOAK or name in SHORT
    ),
    *FORMS,
)

Watch = Callable[[Room, list[Client]], Awaitable[None]]


async def play_on(
    clients: list[Client], chance: random.Random, watch: Watch | None = None, *, most: int = 10**6
) -> int:
    """Play a match to its end, or ``most`` moves; ``watch`` is called after each of them."""
    room, moves = clients[0].room, 0
    while room.outcome is None and moves < most:
        assert room.table is not None
        if not room.table.match.in_play:
            await dealt(clients)
        else:
            seat, action = next_move(room.table.match, chance)
            answer = await clients[seat].acts(action)
            assert answer["type"] == "done", (answer, action)
        moves += 1
        if watch is not None:
            await watch(room, clients)
    return moves


async def whole_match(
    rooms: Rooms,
    preset: str,
    players: int,
    changes: dict[str, Any],
    *,
    seed: int = 1,
    watch: Watch | None = None,
    most: int = 10**6,
    **form: Any,
) -> tuple[Room, list[Client], Client]:
    """Open a table, watched by somebody, and play a whole match at it."""
    form.setdefault("hold_ms", 0)
    room, clients = await table_of(rooms, preset, players, changes=changes, **form)
    eve = await Client(rooms, room, EVE).join()

    async def watched(room: Room, clients: list[Client]) -> None:
        for client in (*clients, eve):
            client.read()  # a viewer who does not read is dropped
        if watch is not None:
            await watch(room, clients)

    await play_on(clients, random.Random(seed), watched, most=most)
    eve.read()
    for client in clients:
        client.read()
    return room, clients, eve
