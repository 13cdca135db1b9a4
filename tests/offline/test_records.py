"""Records of this browser: the bytes of a server, read back move by move, shown as on a server."""

from __future__ import annotations

from collections.abc import Coroutine
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import pytest

from hollywood.cli.main import main
from hollywood.offline import table_calls
from hollywood.play import Seat
from hollywood.records.reader import record_in
from hollywood.server.rooms.record_work import FileAsked, RoundAsked, play_round, write_file
from hollywood.server.table import steps
from tests.offline.browser import Browser, Plain, Refused
from tests.offline.playing import Page, new_table
from tests.server.rooms.chance import Chance
from tests.server.rooms.virtual import in_virtual_time

T = TypeVar("T")

MATCHES: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("hollywood-gin", 2, {"target": 15}),
    ("may-i", 4, {"turn_cap": 20}),
)


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run a test in virtual time, with the same cards each time."""

    async def whole() -> T:
        try:
            return await work
        finally:
            for line in table_calls._open.values():
                line.close()
            table_calls._open.clear()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(steps, "secrets", Chance())
        return in_virtual_time(whole())


async def _played(match: tuple[str, int, dict[str, Any]]) -> tuple[Browser, Page]:
    preset, players, changes = match
    browser = Browser()
    page = await new_table(browser, preset, players, changes=changes)
    await page.plays()
    return browser, page


def _log(browser: Browser, page: Page) -> bytes:
    """The entries of the match, as the store of a server has them."""
    bodies = [
        entry["body"].encode()
        for entry in browser.logs[page.id]
        if entry["kind"] in {"match", "deal", "act", "undo"}
    ]
    return b"[" + b",".join(bodies) + b"]"


@pytest.mark.parametrize("match", MATCHES, ids=str)
def test_a_record_has_the_bytes_of_a_server_and_is_verified_and_read_back(
    match: tuple[str, int, dict[str, Any]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def play() -> None:
        browser, page = await _played(match)
        text = (await browser.asks("record.write", table=page.id))["text"]
        about = record_in(text.encode()).about
        asked = FileAsked(_log(browser, page), page.room.seat_names(), about)
        assert text.encode() == write_file(asked)
        began = browser.logs[page.id][0]["at"]
        assert about.date == datetime.fromtimestamp(began, UTC).date().isoformat()
        assert (about.place, about.event, about.preset) == ("", "Unrated match", match[0])
        assert about.kinds == tuple(each.bot or "person" for each in page.room.seating.places)
        assert about.winners == tuple(page.room.outcome or ())
        file = tmp_path / "match.hollywood"
        file.write_text(text, encoding="utf-8")
        assert main(["verify", str(file)]) == 0
        assert "The match is over." in capsys.readouterr().out

        seen = await browser.asks("record.read", text=text)
        assert (seen["over"], seen["cut_off"]) == (True, None)
        listed = seen["listed"]
        assert listed["card"]["id"].startswith("here-")
        assert listed["card"]["offline"]
        assert listed["card"]["preset"] == match[0]
        assert listed["card"]["changes"] == page.room.card.changes
        assert listed["winners"] == list(page.room.outcome or ())
        assert await _shown(browser, page) == await _shown_from_file(browser, listed, text)

    async def _shown(browser: Browser, page: Page) -> Plain:
        own = await browser.asks("record.round", record=page.id, round_number=1, seat=0)
        there = play_round(RoundAsked(_log(browser, page), 1, Seat(0))).parts or {}
        assert own["frames"] == msgspec.json.decode(there["frames"])
        assert own["yours"] == [0]
        shown: Plain = await browser.asks("record.round", record=page.id, round_number=1)
        return shown

    async def _shown_from_file(browser: Browser, listed: Plain, text: str) -> Plain:
        record = listed["card"]["id"]
        browser.stores["records"][record] = {"listed": listed, "text": text}
        with pytest.raises(Refused):
            await browser.asks("record.round", record=record, round_number=1, seat=0)
        shown: Plain = await browser.asks("record.round", record=record, round_number=1)
        assert (shown["yours"], shown["card"]["id"]) == ([], record)
        return {
            **shown,
            "yours": [0],
            "card": browser.stores["tables"][shown_id(browser)]["listed"]["card"],
        }

    def shown_id(browser: Browser) -> str:
        (table,) = browser.stores["tables"]
        return table

    run(play())


def test_a_record_is_refused_before_the_match_is_over_and_when_it_was_edited() -> None:
    async def play() -> None:
        browser = Browser()
        page = await new_table(browser, "gin", 2, changes={"target": 1})
        await page.steps()
        for call, form in (
            ("record.write", {"table": page.id}),
            ("record.round", {"record": page.id, "round_number": 1}),
            ("record.write", {"table": "here-no"}),
        ):
            with pytest.raises(Refused, match=r"not over|no such match"):
                await browser.asks(call, **form)
        await page.plays()
        text = (await browser.asks("record.write", table=page.id))["text"]
        for edited in (text.replace("Ann", "Bob", 1), text[:-2] + "x\n", "", "no record\n"):
            with pytest.raises(Refused):
                await browser.asks("record.read", text=edited)
        cut = await browser.asks("record.read", text=text[:-20])
        assert cut["cut_off"] is not None
        with pytest.raises(Refused, match="rounds 1 to"):
            await browser.asks("record.round", record=page.id, round_number=99)

    run(play())
