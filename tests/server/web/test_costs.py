"""Whatever a stranger sends, its cost to the event loop is bounded, so others need not wait.

The tests count function calls, which are the same on every machine; 25,000 of them take some 3 ms.
``python -m benchmarks.request_cost`` measures the milliseconds.
"""

from __future__ import annotations

import asyncio
from pathlib import Path

from hollywood.server.web.app import create_app
from hollywood.server.web.security import SAFE_METHODS
from hollywood.server.web.settings import Settings
from tests.counting import Calls
from tests.server.web.costly import FORMS, STRANGERS, addresses_of, everything, full_house

MOST_CALLS = 25_000


def test_every_address_is_in_the_list_of_what_strangers_send(tmp_path: Path) -> None:
    """Everybody who adds an address adds the worst request for it."""
    addresses = addresses_of(create_app(Settings(where=tmp_path)))
    assert set(STRANGERS) == addresses
    assert {each for each in addresses if each[0] not in SAFE_METHODS} == FORMS
    for (method, _), sent in STRANGERS.items():
        assert sent
        assert all(each.method == method for each in sent)


def test_no_request_costs_the_event_loop_more_than_its_share(tmp_path: Path) -> None:
    async def use() -> list[str]:
        dear = []
        async with full_house(tmp_path, rounds=30) as house:
            for sent in everything():
                await house.enter()
                with Calls() as calls:
                    status, _, body = await house.answer(sent)
                told = sent.path.startswith("/api/rules")
                if told and calls.number > MOST_CALLS:  # a text is read at its first use
                    with Calls() as calls:
                        status, _, body = await house.answer(sent)
                said = f"{sent.method} {sent.path[:60]} {sent.body[:60]!r}"
                assert status < 500, f"{said}: {body[:200]!r}"
                if calls.number > MOST_CALLS:
                    dear.append(f"{calls.number} calls: {said}")
        return dear

    assert asyncio.run(use()) == []


def test_what_grows_with_what_was_played_is_not_done_on_the_event_loop(tmp_path: Path) -> None:
    """A match of four times the rounds costs the loop no more, whatever is requested."""

    async def use(folder: Path, rounds: int) -> dict[str, int]:
        folder.mkdir()
        found = {}
        async with full_house(folder, rounds=rounds, tables=0) as house:
            for sent in everything():
                if "/records/" in sent.path and sent.method == "GET":
                    await house.enter()
                    with Calls() as calls:
                        await house.answer(sent)
                    found[sent.path] = calls.number
        return found

    short = asyncio.run(use(tmp_path / "short", 13))
    long = asyncio.run(use(tmp_path / "long", 52))
    assert len(short) >= 6
    for path, calls in long.items():
        assert calls < 2 * short[path] + 500, path
