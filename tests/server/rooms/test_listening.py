"""Who listens to encrypted traffic sees how long messages are and when they leave, and no card."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from hollywood.bots.hints import Hint
from hollywood.server.bots import thinking
from hollywood.server.bots.questions import Question, Thought
from hollywood.server.protocol import lengths
from hollywood.server.protocol.lengths import encoded
from hollywood.server.protocol.messages import Closing
from hollywood.server.protocol.shown import GinShown
from hollywood.server.rooms.hearing import too_fast
from hollywood.server.rooms.room import Room
from hollywood.server.rooms.rooms import Rooms
from hollywood.server.sight.messages import update_for
from hollywood.server.table import offers
from hollywood.server.table.viewers import PACE, Viewer, answers_now
from hollywood.server.workers.fairness import NOBODY, Owner
from tests.server.rooms.house import Client, dealt, in_house, table_of
from tests.server.rooms.interleaving import Minds
from tests.server.rooms.players import next_move
from tests.server.rooms.test_non_interference import SEEDS, SOAK, TABLES, Table
from tests.server.rooms.twins import Twins, twins_play
from tests.server.rooms.virtual import VirtualLoop, in_virtual_time
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


def test_wishes_about_cards_are_as_long_as_none(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> set[int]:
        room, (ann, *_) = await table_of(rooms, "may-i", 4)
        heard = set()
        for want, never in ((), ()), (("7h",), ()), (("7h", "8h"), ("9h", "XX", "Tc")):
            said = {"want": want, "never": never, "nearer": "ask" if never else None}
            await ann.send({"type": "prefer", "auto_pass": bool(want), **said})
            room.show()
            ann.read()
            heard.add(len(ann.frames[-1]))
        return heard

    assert len(in_house(tmp_path, use)) == 1


class Slow(Minds):
    """Bots and an adviser that need some time to think."""

    def __init__(self, thought: float) -> None:
        super().__init__()
        self._thought = thought

    async def choose(self, asked: Question, rules: Any, owner: Owner = NOBODY) -> Thought:
        await asyncio.sleep(self._thought)
        return await super().choose(asked, rules, owner)

    async def hint(self, asked: Question, rules: Any, owner: Owner = NOBODY) -> tuple[str, Hint]:
        await asyncio.sleep(self._thought)
        return "club", thinking.hint(asked._replace(kind="club"))


def _moments(folder: Path, table: tuple[str, int], thought: float) -> list[tuple[float, int]]:
    """When messages come to a person at a table with bots, and how long they are."""
    preset, players = table

    async def use(rooms: Rooms) -> list[tuple[float, int]]:
        rooms.bots = Slow(thought)
        bots: dict[str, Any] = {"bots": ("greedy",) * (players - 1), "entrance": "bot"}
        room, (ann,) = await table_of(rooms, preset, 1, players=players, hold_ms=1000, **bots)
        await dealt([ann])
        heard, loop = [], asyncio.get_running_loop()
        began = loop.time()
        for moment in range(1, 1500):
            await asyncio.sleep(began + moment / 50 - loop.time())
            heard += [(moment / 50, len(frame)) for frame in ann.frames]
            ann.frames.clear()
            assert room.table is not None
            await asyncio.sleep(0.007)  # so that nothing is due when the person listens
            held = room.offer is not None and not room.offer.settled
            if moment % 50 == 0 and ann.seat in room.table.match.awaiting and not held:
                await ann.send({"type": "hint", "request": moment})
            if moment % 50 == 45 and ann.seat in room.table.match.awaiting and not held:
                await ann.acts(next_move(room.table.match, random.Random(1), wild=0, callers=0)[1])
            ann.read()
        return heard

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(offers, "_pause", lambda: 1.0)  # elsewhere drawn by chance
        return in_house(folder, use)


@pytest.mark.parametrize("table", [("gin", 2), ("may-i", 4)], ids=str)
def test_nobody_hears_how_long_a_bot_or_an_adviser_thinks(
    tmp_path: Path, table: tuple[str, int]
) -> None:
    at_once = _moments(tmp_path / "1", table, 0.0)
    assert len(at_once) > 30
    assert _moments(tmp_path / "2", table, 0.09) == at_once
    assert _moments(tmp_path / "3", table, 1.0) != at_once  # on an overloaded machine


def test_nobody_hears_how_long_it_takes_to_show_a_hand(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def leaves(folder: Path, seconds: float) -> list[float]:
        async def use(rooms: Rooms) -> list[float]:
            _, clients = await table_of(rooms, "gin", 2)
            await dealt(clients)
            loop, times = asyncio.get_running_loop(), []
            assert isinstance(loop, VirtualLoop)

            def slow(*given: Any, **named: Any) -> Any:
                loop.clock += seconds
                return update_for(*given, **named)

            monkeypatch.setattr("hollywood.server.rooms.room.update_for", slow)
            for client in clients:
                began = loop.time()
                await client.acts({"type": "pass"})
                times += [round(each.viewer.leaves_at - began, 6) for each in clients]
            return times

        return in_house(folder, use)

    assert leaves(tmp_path / "1", 0.0) == leaves(tmp_path / "2", 0.002)


def test_who_is_too_fast_is_told_which_command_and_how_long_to_wait() -> None:
    told = too_fast(b'{"type":"act","command_id":"c-7","version":3,"action":{}}', 0.2004)
    assert (told.code, told.command_id, told.retry_ms) == ("too_fast", "c-7", 201)
    for raw in (b"", b"\xff", b"[" * 100_000, b'{"command_id":7}', b'{"type":"ping","sent":1}'):
        assert too_fast(raw, 0.0).command_id is None


def test_messages_leave_at_a_pace_in_their_order_and_none_waits_for_a_newer_one() -> None:
    async def use() -> list[tuple[float, bytes]]:
        loop, viewer, left = asyncio.get_running_loop(), Viewer(None), list[tuple[float, bytes]]()

        async def read() -> None:
            while (message := await viewer.next()) is not None:
                left.append((round(loop.time() - began, 6), message))

        began, reading = loop.time(), asyncio.create_task(read())
        for name in (b"a", b"b", b"c"):  # each comes before the one before it may leave
            answers_now()
            viewer.send_bytes(name)
            await asyncio.sleep(PACE * 0.75)
        viewer.close(Closing(code="gone", words="", retry_ms=None))
        await reading
        return left[:-1]

    assert in_virtual_time(use()) == [(PACE, b"a"), (PACE * 1.75, b"b"), (PACE * 2.5, b"c")]
