"""Several clients do anything in any order, against a simple model of what they may expect.

They play, cheat, repeat themselves, send old and broken messages, lose their connections and come
back; the table is put to sleep and woken, and time passes. Whatever happens: every tab gets all
events, once and in one order; a command is carried out once and answered the same; what is refused
has changed nothing; what was acknowledged is in the log; and there is always something to do, or
the match is over.
"""

from __future__ import annotations

import asyncio
import random
import tempfile
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from hollywood.play import Seat
from hollywood.play.text import to_plain
from hollywood.server.rooms.room import ANSWERS_KEPT, Room
from hollywood.server.rooms.rooms import Rooms
from hollywood.server.store.rows import command_of
from hollywood.server.table import steps
from tests.server.rooms.chance import Chance
from tests.server.rooms.house import ANN, BOB, EVE, PEOPLE, Plain, house, table_of
from tests.server.rooms.players import next_move
from tests.server.rooms.tabs import Tab
from tests.server.rooms.test_fuzz import ANSWERS, NASTY, VALID
from tests.server.rooms.virtual import VirtualLoop, quiet, virtual_time
from tests.server.rooms.whole import SOAK

TABLES = (("gin", 2), ("may-i", 4), ("hollywood-gin", 4), ("gin", 3))

ACTIONS = [message["action"] for message in VALID if message["type"] == "act"] + [
    {"type": kind}
    for kind in ("draw", "take", "pass", "allow", "deny", "withdraw", "finish", "call")
]

State = tuple[Any, Any, int, int]


class Tables(RuleBasedStateMachine):
    """See the module."""

    loop: VirtualLoop
    rooms: Rooms
    room: Room

    def __init__(self) -> None:
        super().__init__()
        self.tabs: list[Tab] = []
        self.sent: list[tuple[Tab, Plain, Plain]] = []
        self.number = 0
        self.woken = 0  # how many commands were sent before the table was last woken
        self.begun = False

    def run(self, work: Any) -> Any:
        return self.loop.run_until_complete(work)

    @initialize(table=st.sampled_from(TABLES), hold=st.sampled_from([0, 700]))
    def sit_down(self, table: tuple[str, int], hold: int) -> None:
        preset, players = table

        async def begin() -> None:
            self.room, _ = await table_of(
                self.rooms, preset, players, joined=False, hold_ms=hold, clock="live"
            )
            people = [*PEOPLE[:players], ANN, BOB, EVE, None]
            self.tabs = [Tab(person) for person in people]
            for tab in self.tabs:
                await tab.join(self.rooms, self.room, catch_up=True)

        self.run(begin())
        self.begun = True

    # What may happen.

    @rule(seed=st.integers(0, 10**6), times=st.integers(1, 8))
    def play(self, seed: int, times: int) -> None:
        """Somebody does something legal, or everybody is ready."""
        chance = random.Random(seed)
        for _ in range(times):
            table = self.room.table
            if table is None or self.room.outcome is not None:
                return
            if not table.match.in_play:
                for tab in self._seated():
                    self._command(
                        tab,
                        {
                            "type": "ready",
                            "round_number": table.match.round_number + 1,
                        },
                    )
                continue
            seat, action = next_move(table.match, chance)
            person = self.room.seating.places[seat].person
            player = next((t for t in self.tabs if t.client and t.person == person), None)
            if player is None or self.room.seating.places[seat].machine is not None:
                return
            message = {"type": "act", "version": self.room.version, "action": to_plain(action)}
            answer = self._command(player, message)
            assert answer["type"] == "done" or answer["code"] == "hold", (answer, action)

    @rule(who=st.integers(0, 99), action=st.sampled_from(ACTIONS), off=st.integers(-3, 1))
    def cheat(self, who: int, action: Plain, off: int) -> None:
        """Somebody tries something that is probably illegal."""
        version = max(0, self.room.version + off)
        self._command(self._some(who), {"type": "act", "version": version, "action": action})

    @rule(
        who=st.integers(0, 99),
        kind=st.sampled_from(
            [
                *("leave", "come_back", "sit", "rematch", "claim", "stand_in", "ready"),
                *("choose_dealer", "resign", "offer_end", "refuse_end"),
            ]
        ),
        seat=st.integers(0, 7),
    )
    def command(self, who: int, kind: str, seat: int) -> None:
        fields: Plain = {"type": kind}
        if kind in {"claim", "stand_in", "choose_dealer"}:
            fields["seat"] = seat
        if kind == "ready":
            fields |= {"round_number": seat + 1}
        self._command(self._some(who), fields)

    @precondition(lambda self: self.sent)
    @rule(which=st.integers(0, 10**6))
    def repeat(self, which: int) -> None:
        """A command is sent again, from any tab of the person: it gets its first answer."""
        index = which % len(self.sent)
        tab, message, answer = self.sent[index]
        written = message["type"] == "act" and answer["type"] == "done"
        if not written and index < max(self.woken, len(self.sent) - ANSWERS_KEPT // 2):
            return  # what is not in the log is remembered for a while only
        again = next((t for t in self.tabs if t.person == tab.person and t.client), None)
        if again is None:
            return
        before = self._state()
        assert self._ask(again, message) == answer
        assert self._state() == before

    @precondition(lambda self: self.sent)
    @rule(which=st.integers(0, 10**6), who=st.integers(0, 99))
    def steal(self, which: int, who: int) -> None:
        """Somebody else sends another's command."""
        tab, message, _ = self.sent[which % len(self.sent)]
        thief = self._some(who)
        if thief.person == tab.person or message["type"] != "act":
            return
        answer = self._ask(thief, {**message, "version": max(0, message["version"] - 1)})
        if answer["type"] == "done":
            self.sent.append((thief, message, answer))

    @rule(who=st.integers(0, 99), raw=st.one_of(st.sampled_from(NASTY), st.binary(max_size=40)))
    def trouble(self, who: int, raw: bytes) -> None:
        tab, before = self._some(who), self._state()
        assert tab.client is not None
        tab.read()
        self.run(tab.client.send(raw))
        assert {m["type"] for m in tab.read()} <= ANSWERS
        self.run(quiet())
        if b"command_id" not in raw:
            assert self._state() == before

    @rule(
        who=st.integers(0, 99),
        message=st.sampled_from(
            [
                {"type": "say", "text": "hello"},
                {"type": "prefer", "auto_pass": True, "want": []},
                {"type": "prefer", "auto_pass": False, "want": ["7h", "Kc", "XX"]},
                {"type": "pass_offer", "version": 10**6},
                {"type": "consider", "request": 1, "action": {"type": "draw"}},
                {"type": "ping", "sent": 3},
            ]
        ),
    )
    def talk(self, who: int, message: Plain) -> None:
        tab = self._some(who)
        assert tab.client is not None
        self.run(tab.client.send(message))
        self.run(quiet())

    @rule(who=st.integers(0, 99), catch_up=st.booleans(), away=st.sampled_from([0.0, 3.0, 200.0]))
    def reload(self, who: int, catch_up: bool, away: float) -> None:
        """A connection is lost, and after a while the tab comes back."""
        tab = self._some(who)
        assert tab.client is not None
        tab.read()
        client, tab.client = tab.client, None

        async def drop() -> None:
            client.leave()

        self.run(drop())
        self._wait(away)
        self.run(tab.join(self.rooms, self.room, catch_up=catch_up))

    @rule()
    def sleep_and_wake(self) -> None:
        """The server drops the table; everybody comes back to it."""
        self._settle()
        before = self._state()

        async def again() -> None:
            self.rooms.forget(self.room)
            await quiet()
            found = await self.rooms.room(self.room.card.id)
            assert found is not None
            self.room, self.woken = found, len(self.sent)

        self.run(again())
        for tab in self.tabs:
            messages = tab.read()
            assert messages[-1]["code"] == "reopened"
        assert self._state() == before
        for tab in self.tabs:
            self.run(tab.join(self.rooms, self.room, catch_up=True))

    @rule(seconds=st.sampled_from([0.1, 1.0, 6.0, 61.0, 700.0]))
    def wait(self, seconds: float) -> None:
        self._wait(seconds)

    # Invariants.

    @invariant()
    def all_are_told_the_same(self) -> None:
        self._settle()
        longest: list[str] = max((t.told for t in self.tabs if not t.gap), key=len, default=[])
        for tab in self.tabs:
            if tab.client is None:
                continue
            assert tab.version == self.room.version
            if not tab.gap:
                assert len(tab.told) == self.room.version
                assert tab.told == longest

    @invariant()
    def there_is_something_to_do(self) -> None:
        table = self.room.table
        if table is None or self.room.outcome is not None:
            return
        if table.match.in_play:
            for seat in table.match.awaiting:
                view = table.view(Seat(seat))
                assert view is not None
                assert next(iter(view.legal_actions()), None) is not None
        else:
            assert self.room.commitments()

    def teardown(self) -> None:
        """Everything that was acknowledged is in the log, once."""
        if not self.begun:
            return
        self._settle()

        async def check() -> None:
            rows = await self.rooms.store.entries(self.room.card.id)
            assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
            written = [row.command_id for row in rows if row.command_id is not None]
            assert len(set(written)) == len(written)
            for tab, message, answer in self.sent:
                person = tab.person
                if message["type"] == "act" and answer["type"] == "done":
                    command_id = message["command_id"]
                    row = await self.rooms.store.answered(self.room.card.id, person, command_id)
                    assert row is not None
                    assert row.version == answer["version"]
                elif answer["type"] == "refused":
                    assert command_of(person, message["command_id"]) not in written
            self.rooms.forget(self.room)
            await quiet()

        self.run(check())

    # Helpers.

    def _seated(self) -> list[Tab]:
        return [
            t for t in self.tabs if t.client and self.room.seating.seat_of(t.person) is not None
        ]

    def _some(self, who: int) -> Tab:
        return self.tabs[who % len(self.tabs)]

    def _state(self) -> State:
        table = self.room.table
        match = (
            None if table is None else msgspec.structs.replace(table.match, news=(), last_boards=())
        )
        return match, self.room.seating, self.room.version, self.room.seq

    def _settle(self) -> None:
        self.run(quiet())
        for tab in self.tabs:
            tab.read()

    def _wait(self, seconds: float) -> None:
        async def pause() -> None:
            await asyncio.sleep(seconds)
            await quiet()

        self.run(pause())
        self._settle()
        if self.rooms._rooms.get(self.room.card.id) is not self.room:
            found = self.run(self.rooms.room(self.room.card.id))
            self.room, self.woken = found, len(self.sent)
            for tab in self.tabs:
                if tab.client is not None:
                    self.run(tab.join(self.rooms, self.room, catch_up=True))

    def _command(self, tab: Tab, fields: Plain) -> Plain:
        """Send a new command; a refused one must have changed nothing."""
        self.number += 1
        message = {**fields, "command_id": f"{self.room.card.id}-{self.number}"}
        self._settle()
        before = self._state()
        answer = self._ask(tab, message, settle=False)
        if answer["type"] == "refused":
            assert self._state() == before
            assert "\n" not in answer["words"]
            assert answer["words"]
        self.sent.append((tab, message, answer))
        self._settle()
        return answer

    def _ask(self, tab: Tab, message: Plain, *, settle: bool = True) -> Plain:
        assert tab.client is not None
        tab.read()
        self.run(tab.client.send(message))
        answers = [m for m in tab.read() if m.get("command_id") == message["command_id"]]
        assert len(answers) == 1, answers
        if settle:
            self._settle()
        return answers[0]


def test_anything_in_any_order() -> None:
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        loop = stack.enter_context(virtual_time())
        patch = stack.enter_context(pytest.MonkeyPatch.context())
        patch.setattr(steps, "secrets", Chance())
        opened = house(folder)
        Tables.loop = loop
        Tables.rooms = loop.run_until_complete(opened.__aenter__())
        stack.callback(lambda: loop.run_until_complete(opened.__aexit__(None, None, None)))
        from hypothesis.stateful import run_state_machine_as_test

        run_state_machine_as_test(
            Tables,
            settings=settings(
                max_examples=1500 if SOAK else 30,
                stateful_step_count=80 if SOAK else 25,
                deadline=None,
            ),
        )
