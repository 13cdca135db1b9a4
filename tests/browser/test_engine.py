"""The engine in a real browser: the same answers as here, and what happens when it cannot run."""

from __future__ import annotations

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import Route, expect

from hollywood.offline.calls import call
from tests.browser.conftest import Visit
from tests.browser.engines import PageEngine, listed

CALLS: list[tuple[str, dict[str, Any]]] = [
    ("rules.presets", {"language": "de"}),
    ("rules.preset", {"name": "may-i", "language": "fr"}),
    ("rules.check", {"preset": "gin", "changes": {"target": "50"}}),
]
PACKAGE = re.compile(r"/assets/engine-hollywood-\w+\.zip$")


def answered(name: str, form: dict[str, Any]) -> Any:
    # Playwright's own loop runs in this thread.
    with ThreadPoolExecutor(1) as other:
        body = other.submit(asyncio.run, call(name, msgspec.json.encode(form))).result()
    return msgspec.json.decode(body)


def test_it_starts_once_in_a_worker_and_answers_as_python_does_here(
    visit: Visit, client: Path
) -> None:
    ann = visit()
    ann.open("/verify")
    engine = PageEngine(ann.page, client)
    assert engine.state["state"] == "off"
    assert not ann.page.workers
    expected = {name: answered(name, form) for name, form in CALLS}
    for name, form in CALLS:
        assert engine.asked(name, **form) == {"answer": expected[name]}
    size = sum(file["bytes"] for file in listed(client))
    ready = {"state": "ready", "problem": None, "loaded": size, "total": size, "starts": 1}
    assert engine.state == ready
    assert len(ann.page.workers) == 1
    refused = engine.asked("rules.preset", name="gim")["error"]
    assert (refused["name"], refused["code"]) == ("CallRefused", "cannot_be")
    # Another one is another worker.
    other = PageEngine(ann.page, client, "review")
    assert other.asked(CALLS[0][0], **CALLS[0][1]) == {"answer": expected[CALLS[0][0]]}
    assert len(ann.page.workers) == 2

    # A worker that breaks is told, and the next call has a new one.
    ann.watch.expect("the engine: ", "broken by the test")
    first = ann.page.workers[0]
    first.evaluate("() => { setTimeout(() => { throw new Error('broken by the test'); }, 0); }")
    ann.page.wait_for_function("() => window.engineOf('table').state === 'failed'")
    assert engine.state["problem"] == "crashed"
    assert engine.asked(CALLS[2][0], **CALLS[2][1]) == {"answer": expected[CALLS[2][0]]}
    assert engine.state["starts"] == 2


def test_a_damaged_file_is_refused_in_words_and_a_button_starts_it_again(visit: Visit) -> None:
    ann = visit()
    ann.watch.expect("the engine: ", "engine-hollywood")

    def damage(route: Route) -> None:
        content = bytearray(route.fetch().body())
        content[len(content) // 2] ^= 1
        route.fulfill(body=bytes(content))

    ann.page.route(PACKAGE, damage)
    ann.open("/here/new")
    again = ann.page.get_by_role("button", name="Start again")
    expect(again).to_be_visible()
    expect(ann.page.get_by_role("alert").filter(has_text="did not arrive whole")).to_be_visible()
    ann.page.unroute(PACKAGE)
    again.click()
    bar = ann.page.get_by_role("progressbar", name="The game is loading")
    expect(bar).to_be_visible()
    expect(bar).to_be_hidden()
    expect(again).to_be_hidden()
