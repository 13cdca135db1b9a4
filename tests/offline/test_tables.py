"""Tables in the browser: whole matches, nothing lost, nothing shown before it is stored."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import pytest

from hollywood.bots.advice import quick_advice
from hollywood.bots.hints import Hint
from hollywood.match.presets import PRESETS
from hollywood.offline import table_calls
from hollywood.offline.house import BotsHere
from hollywood.offline.keeping import PERSON, KeptEntry
from hollywood.play.text import from_json, to_json
from hollywood.server.bots import thinking, turns
from hollywood.server.bots.questions import Question
from hollywood.server.protocol.forms import NewTableForm
from hollywood.server.rooms.room import Room
from hollywood.server.rooms.rooms import Rooms
from hollywood.server.sight.tables import show_table
from hollywood.server.store.rows import PersonRow
from hollywood.server.table import steps
from tests.offline.browser import Browser, Plain, Refused
from tests.offline.playing import YOU, Page, new_table
from tests.server.rooms.canary import Canary
from tests.server.rooms.chance import Chance
from tests.server.rooms.house import Client, in_house
from tests.server.rooms.virtual import in_virtual_time

T = TypeVar("T")

MATCHES: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("hollywood-gin", 2, {"target": 25}),
    ("gin", 3, {"target": 25}),
    ("hollywood-gin", 4, {"target": 15}),
    ("gin", 6, {"target": 20}),
    ("may-i", 4, {"turn_cap": 30}),
    ("carioca", 2, {"turn_cap": 20}),
    ("shanghai", 6, {"turn_cap": 20}),
)


@pytest.fixture(autouse=True)
def _same_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(steps, "secrets", Chance())


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run a test in virtual time, and close its tables."""

    async def whole() -> T:
        try:
            return await work
        finally:
            for line in table_calls._open.values():
                line.close()
            table_calls._open.clear()

    return in_virtual_time(whole())


def log_of(browser: Browser, page: Page) -> list[Plain]:
    """Return what is stored of a log, without its times."""
    kept = [from_json(to_json(entry), KeptEntry) for entry in browser.logs[page.id]]
    return [{"kind": each.kind, "body": each.body, "version": each.version} for each in kept]


@pytest.mark.parametrize("match", MATCHES, ids=str)
def test_a_whole_match_is_played_and_shows_only_what_the_seat_may_know(
    match: tuple[str, int, dict[str, Any]],
) -> None:
    async def play() -> None:
        preset, players, changes = match
        browser, canary, heard = Browser(), Canary(), 0
        page = await new_table(browser, preset, players, changes=changes)

        async def watch() -> None:
            nonlocal heard
            room = page.room
            if room.table is None:
                return
            canary.follow(room.table, players)
            for message in page.messages[heard:]:
                told = {name: part for name, part in message.items() if name != "card"}
                canary.listen(to_json(told), YOU, room)  # the card names wild cards
            heard = len(page.messages)

        await page.plays(watch)
        assert canary.songs == []
        assert canary.named > 100
        assert page.table["stage"] == "over"
        state = browser.stores["tables"][page.id]
        assert state["listed"]["stage"] == "over"
        assert state["listed"]["winners"] == list(page.room.outcome or ())

    run(play())


@pytest.mark.parametrize("preset", PRESETS)
def test_a_match_of_every_preset_starts_at_once(preset: str) -> None:
    async def play() -> None:
        page = await new_table(Browser(), preset, bots=())
        await page.plays(most=3)
        assert page.table["stage"] == "playing"
        assert [seat["bot"] for seat in page.table["seats"][1:]] == ["club"] * (
            len(page.table["seats"]) - 1
        )

    run(play())


@pytest.mark.parametrize("match", [MATCHES[0], MATCHES[4]], ids=str)
def test_a_table_that_is_closed_after_any_entry_goes_on_as_it_was(
    match: tuple[str, int, dict[str, Any]],
) -> None:
    async def play() -> None:
        preset, players, changes = match
        browser = Browser()
        page = await new_table(browser, preset, players, changes=changes)
        acknowledged = 0
        for _ in range(60):
            before = shown(page.room)
            done = await page.steps()
            if done is not None and done["type"] == "done":
                acknowledged = max(acknowledged, done["version"])
            before = shown(page.room)
            await page.close()
            assert page.id not in table_calls._open
            await page.open()
            assert page.messages[-1]["type"] in {"welcome", "update"}
            if page.room.version == before["version"]:
                assert shown(page.room) == before
            assert page.room.version >= acknowledged

    def shown(room: Room) -> Plain:
        plain: Plain = msgspec.json.decode(to_json(show_table(room, YOU)))
        return plain

    run(play())


def test_nothing_is_shown_or_acknowledged_before_it_is_stored() -> None:
    async def play() -> None:
        browser, chance = Browser(), random.Random(3)
        page = await new_table(browser, "may-i", 4, changes={"turn_cap": 20})
        page.pause = 1.0
        browser.trouble = lambda: chance.choice(("", "", "", "full", "failed"))
        checked = failed = 0
        for _ in range(200):
            answer = await page.steps()
            failed += answer is not None and answer.get("code") == "not_saved"
            stored = max(entry["version"] for entry in browser.logs[page.id])
            for message in page.messages[checked:]:
                shown = message.get("table", message).get("version", 0)
                assert shown <= stored, message
            checked = len(page.messages)
        assert failed > 3
        assert page.room.version > 30

    run(play())


def test_a_tab_killed_while_it_writes_loses_nothing_that_was_acknowledged() -> None:
    async def play() -> None:
        browser, chance = Browser(), random.Random(5)
        page = await new_table(browser, "gin", 2, changes={"target": 25})
        for _ in range(40):
            cut = chance.random() < 0.5

            def die(_: str, cut: bool = cut) -> None:
                if cut:
                    raise Killed

            browser.before_append = die
            try:
                done = await page.steps()
            except Killed:
                done = None
            browser.before_append = lambda _: None
            if done is not None and done["type"] == "done":
                assert browser.logs[page.id][-1]["version"] >= done["version"]
            await page.close()
            await page.open()
        assert page.room.version > 20

    run(play())


class Killed(BaseException):
    """The tab is killed."""


def test_a_command_that_is_sent_again_after_a_kill_is_done_once() -> None:
    async def play() -> None:
        browser = Browser()
        page = await new_table(browser, "gin", 2)
        first = await page.does("ready", "once", round_number=1)
        entries = len(browser.logs[page.id])
        await page.close()
        await page.open()
        assert await page.does("ready", "once", round_number=1) == first
        assert len(browser.logs[page.id]) >= entries
        kinds = [entry["kind"] for entry in browser.logs[page.id]]
        assert kinds.count("deal") == 1

    run(play())


def test_a_log_that_another_tab_has_written_is_read_anew() -> None:
    async def play() -> None:
        browser = Browser()
        page = await new_table(browser, "gin", 2)
        await page.steps()
        other = [dict(browser.logs[page.id][-1])]
        browser.logs[page.id] += [{**other[0], "seq": other[0]["seq"] + 1, "kind": "needs_time"}]
        browser.logs[page.id][-1]["body"] = '{"type":"needs_time","seat":0,"seconds":10}'
        answer = None
        while answer is None:
            answer = await page.steps()
        if answer["type"] == "refused":
            assert answer["code"] == "overtaken"
        await asyncio.sleep(1)
        assert page.messages[-1]["type"] in {"welcome", "update"}
        assert page.room.seating.places[0].longer == 10
        await page.plays(most=20)

    run(play())


def test_the_log_is_the_one_that_a_server_writes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    form: Plain = {"preset": "hollywood-gin", "changes": {"target": 15}, "players": 2}
    monkeypatch.setattr(turns, "secrets", Chance())

    async def here() -> list[Plain]:
        browser = Browser()
        page = await new_table(browser, **form)
        await page.plays()
        return log_of(browser, page)

    async def there(rooms: Rooms) -> list[Plain]:
        person = PersonRow(id=PERSON, name="Ann", created_at=0.0)
        await rooms.store.add_person(person)
        monkeypatch.setattr(rooms.bots, "choose", BotsHere().choose)
        wanted: Plain = {"entrance": "bot", "bots": ("simple",), "bot_ms": 0, "hold_ms": 0}
        card = await rooms.open_table(person, NewTableForm(**form, **wanted))
        room = await rooms.room(card.id)
        assert room is not None
        client = await Client(rooms, room, PERSON).join()
        while room.outcome is None:
            await Page.steps(_There(client))  # type: ignore[arg-type]
        return [
            {"kind": row.kind, "body": row.body.decode(), "version": row.version}
            for row in await rooms.store.entries(card.id)
        ]

    log = run(here())
    monkeypatch.setattr(turns, "secrets", Chance())
    assert in_house(tmp_path, there) == log


class _There:
    """A page at a table of a server."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.room = client.room

    async def does(self, kind: str, **fields: Any) -> Plain:
        self.client.read()
        return await self.client.does(kind, **fields)


def test_a_rematch_is_another_table_of_this_browser() -> None:
    async def play() -> None:
        browser = Browser()
        page = await new_table(browser, "gin", 2, changes={"target": 1})
        await page.plays()
        assert (await page.does("rematch"))["type"] == "done"
        following = page.table["next_table"]
        assert following.startswith("here-")
        again = await Page(browser, following).open()
        assert [seat["name"] for seat in again.table["seats"]] == ["Ann", "Cary"]
        await again.plays(most=10)
        assert again.room.card.follows == page.id

    run(play())


@pytest.mark.parametrize(
    ("form", "code"),
    [
        ({"clock": "live"}, "not_here"),
        ({"rated": True}, "not_here"),
        ({"entrance": "lobby"}, "not_here"),
        ({"changes": {"target": -1}}, "cannot_be"),
        ({"players": 7}, "cannot_be"),
        ({"bots": ("strong",)}, "no_such_bot"),
        ({"bots": ("club",) * 5}, "cannot_be"),
        ({"name": "\u202e"}, "name"),
    ],
)
def test_what_a_table_here_cannot_be_is_refused(form: Plain, code: str) -> None:
    async def ask() -> None:
        browser = Browser()
        with pytest.raises(Refused) as refused:
            await browser.asks("table.new", **{"preset": "gin", "name": "Ann", **form})
        assert refused.value.code == code
        assert browser.stores["tables"] == {}

    run(ask())


def test_there_is_no_chat_no_code_for_a_seat_and_no_strongest_bot() -> None:
    async def ask() -> None:
        page = await new_table(Browser(), "gin", bots=("strongest",))
        assert page.table["seats"][1]["bot"] == "fast"
        card = page.room.card
        assert (card.chat, card.spectators, card.rated, card.memory) == (False, False, False, True)
        await page.says(type="say", text="hello")
        assert page.messages[-1]["code"] == "no_chat"
        await page.says(type="ask_seat_code", request=1)
        assert page.messages[-1]["code"] is None

    run(ask())


def test_a_hint_comes_from_a_level_that_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def hint(asked: Question) -> Hint:
        assert asked.kind == "strongest"  # in name only: see the house
        return quick_advice(asked.view, seed=asked.seed)  # it needs no compiled code

    monkeypatch.setattr(thinking, "hint", hint)

    async def ask() -> None:
        page = await new_table(Browser(), "gin", 2)
        await page.steps()
        while YOU not in page.room.table.match.awaiting:  # type: ignore[union-attr]
            await page.steps()
        await page.says(type="hint", request=7)
        while page.messages[-1]["type"] != "hinted":
            await asyncio.sleep(0.01)
        hinted = page.messages[-1]
        assert (hinted["request"], hinted["code"], hinted["level"]) == (7, None, "fast")
        assert hinted["hint"]["play"]["action"]["type"] in {"pass", "take", "draw", "discard"}

    run(ask())


def test_a_message_to_a_table_that_is_not_open_and_an_unknown_table_are_refused() -> None:
    async def ask() -> None:
        browser = Browser()
        for name, more, code in (
            ("table.say", {"message": "{}"}, "not_open"),
            ("table.open", {}, "no_table"),
        ):
            with pytest.raises(Refused) as refused:
                await browser.asks(name, table="here-no", **more)
            assert refused.value.code == code
        await browser.asks("table.close", table="here-no")

    run(ask())


def test_the_first_message_is_a_greeting_and_nonsense_is_answered() -> None:
    async def ask() -> None:
        browser = Browser()
        page = await new_table(browser, "gin", 2)
        await page.says(type="nonsense")
        assert page.messages[-1]["code"] == "malformed"
        await page.close()
        await browser.asks("table.open", table=page.id)
        await page.says(type="ready", command_id="x", round_number=1)
        assert page.messages[-1]["type"] == "closing"
        assert page.messages[-1]["code"] == "no_hello"
        await page.says(type="hello", protocol=2)
        assert page.messages[-1]["type"] == "welcome"

    run(ask())


def test_a_damaged_log_is_told_and_the_other_tables_go_on() -> None:
    async def ask() -> None:
        browser = Browser()
        page = await new_table(browser, "gin", 2)
        other = await new_table(browser, "gin", 2)
        await page.close()
        browser.logs[page.id][-1]["body"] = "{}"
        with pytest.raises(Refused) as refused:
            await browser.asks("table.open", table=page.id)
        assert refused.value.code == "unreadable"
        await other.steps()

    run(ask())
