"""Who listens to encrypted traffic sees how long each message is, and learns no card from it."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from hollywood.server.protocol import lengths
from hollywood.server.protocol.lengths import encoded
from hollywood.server.protocol.shown import GinShown
from hollywood.server.rooms.room import Room
from hollywood.server.rooms.rooms import Rooms
from hollywood.server.sight.messages import update_for
from tests.server.rooms.house import Client, in_house, table_of
from tests.server.rooms.test_non_interference import SEEDS, SOAK, TABLES, Table
from tests.server.rooms.twins import Twins, twins_play
from tests.server.rooms.whole import play_on

STEPS = 100_000 if SOAK else 40


class Listener(Twins):
    """Sees how long everything is that leaves for anybody, and nothing of what it says."""

    def watched(self, players: list[Client]) -> list[Client]:
        """Return all players."""
        return players

    def seen(self, frame: bytes) -> int:
        """Return the length of a frame."""
        return len(frame)


def _listen(folder: Path, table: Table, seed: int = 200) -> Twins:
    preset, players, form = table

    async def use(rooms: Rooms) -> Twins:
        return await twins_play(
            rooms, preset, players, None, steps=STEPS, seed=seed, kind=Listener, **form
        )

    return in_house(folder, use)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("table", TABLES if SOAK else TABLES[::2], ids=str)
def test_no_length_depends_on_hidden_cards(tmp_path: Path, table: Table, seed: int) -> None:
    twins = _listen(tmp_path, table, seed)
    assert [(len(one), len(other), one, other) for one, other in twins.differences] == []
    assert twins.frames > 2 * twins.steps


@pytest.mark.parametrize("table", [("gin", 2, {}), ("may-i", 4, {})], ids=str)
def test_without_spaces_a_listener_would_learn_something(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, table: Table
) -> None:
    monkeypatch.setattr(lengths, "_filled", lambda raw, *_: raw)
    assert _listen(tmp_path, table).differences


class Guess:
    """Tells from the length of an update whether its reader can knock."""

    def __init__(self) -> None:
        self.told: list[tuple[int, bool]] = []

    async def watch(self, room: Room, clients: list[Client]) -> None:
        """Note the lengths of updates to players who may discard, without what all can see."""
        assert room.table is not None
        seats = room.table.match.awaiting
        if room.table.match.boards[0].round.table.phase != "discard":
            return
        public = len(encoded(update_for(room, None, None, sheet=False)))
        for seat in seats:
            update = update_for(room, seat, None, sheet=False)
            length = len(encoded(update)) - public
            (board,) = update.table.boards
            assert isinstance(board, GinShown)
            assert board.options is not None
            self.told.append((length, bool(board.options.knocks)))

    def right(self) -> float:
        """The share of right guesses by the best rule: a guess for each length."""
        by_length: dict[int, list[bool]] = {}
        for length, knocks in self.told:
            by_length.setdefault(length, []).append(knocks)
        right = sum(max(sum(each), len(each) - sum(each)) for each in by_length.values())
        return right / len(self.told)

    def chance(self) -> float:
        """The share of right guesses by somebody who hears nothing."""
        knocks = sum(knocks for _, knocks in self.told)
        return max(knocks, len(self.told) - knocks) / len(self.told)


def _guesses(folder: Path) -> Guess:
    guess = Guess()

    async def use(rooms: Rooms) -> None:
        _, clients = await table_of(rooms, "gin", 2, hold_ms=0)
        await play_on(clients, random.Random(4), guess.watch, most=400)

    in_house(folder, use)
    return guess


def test_nobody_hears_whether_a_player_can_knock(tmp_path: Path) -> None:
    guess = _guesses(tmp_path)
    assert guess.right() == guess.chance()
    assert 0.6 < guess.chance() < 0.95


def test_without_spaces_everybody_heard_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lengths, "_filled", lambda raw, *_: raw)
    guess = _guesses(tmp_path)
    assert guess.right() == 1.0 > guess.chance()
