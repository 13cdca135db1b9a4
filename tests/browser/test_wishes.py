"""What the page shows of an offer with wishes, and what the dialog for wishes sends."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.browser.phases import Setup, staged
from tests.browser.staged import Stage
from tests.waiting import wait_until

MAY_I = Setup("may-i", players=4)


def _with(phase: str, **changes: Any) -> bytes:
    message = json.loads(staged(MAY_I, "offer", "hold")[phase])
    offer = changes.pop("offer", {})
    message["table"].update(changes)
    message["table"]["offer"].update(offer)
    return json.dumps(message).encode()


def _sent(table: Stage, kind: str, count: int) -> dict[str, Any]:
    """The last of ``count`` messages of a kind."""

    def found() -> list[dict[str, Any]]:
        return [message for message in table.heard if message["type"] == kind]

    wait_until(lambda: len(found()) == count, f"the page has not sent {count} {kind}")
    return found()[-1]


def test_an_offer_asks_only_whom_the_wishes_do_not_answer(stage: Callable[..., Stage]) -> None:
    table = stage()
    page = table.page
    prompt = page.locator("[data-prompt]")
    table.show(_with("offer"))
    expect(prompt).to_contain_text("May I have")
    table.show(_with("offer", nearer="ask", offer={"asks_you": False}), again=True)
    expect(prompt).to_contain_text("pass.")
    page.get_by_role("button", name="Pass", exact=True).click(force=True)
    expect(prompt).to_contain_text("You let")
    assert not [message for message in table.heard if message["type"] == "pass_offer"]
    expect(page.get_by_role("button", name="May I?")).to_be_enabled()
    offers = page.get_by_role("button", name="Offers: Asks if it helps")
    expect(offers).to_be_visible()
    seats = json.loads(_with("offer"))["table"]["seats"]
    seats[2]["longer"] = 10
    table.show(_with("hold", seats=seats, offer={"eligible": [2], "passed": []}), again=True)
    page.get_by_role("button", name="Draw", exact=True).click()
    queued = page.get_by_role("button", name="Draw queued")
    expect(queued).to_have_attribute("aria-pressed", "true")
    expect(prompt).to_contain_text("Press again to undo it.")
    expect(prompt).to_contain_text("needs longer")
    queued.click()
    expect(page.get_by_role("button", name="Draw", exact=True)).to_be_visible()
    assert table.acts() == []


def test_the_dialog_says_what_it_does_and_sends_it(stage: Callable[..., Stage]) -> None:
    table = stage()
    page = table.page
    table.show(_with("offer"))
    page.get_by_role("button", name="Offers", exact=True).click()
    dialog = page.get_by_role("dialog")
    nothing: dict[str, object] = {
        "auto_pass": False,
        "nearer": None,
        "want": [],
        "never": [],
        "stay": False,
    }
    dialog.get_by_label("Ask me only if it helps me").check()
    assert _sent(table, "prefer", 1) == {**nothing, "type": "prefer", "nearer": "ask"}
    page.keyboard.press("ArrowDown")
    assert _sent(table, "prefer", 2)["nearer"] == "call"
    dialog.get_by_text("to the whole match").click()
    assert _sent(table, "prefer", 3)["stay"] is True
    dialog.get_by_text("Exceptions for some cards").click()
    dialog.get_by_role("button", name="Jack of clubs").click()
    assert _sent(table, "prefer", 4)["want"] == ["Jc"]
    dialog.get_by_role("button", name="All jacks").click()
    assert _sent(table, "prefer", 5)["want"] == ["Jc", "Jd", "Jh", "Js"]
    dialog.get_by_role("button", name="All jacks: always call").click()
    assert _sent(table, "prefer", 6)["never"] == ["Jc", "Jd", "Jh", "Js"]
    dialog.get_by_label("I need more time to answer").select_option("20")
    assert _sent(table, "need_time", 1)["seconds"] == 20
    dialog.get_by_label("Time for calls").select_option("8000")
    dialog.get_by_role("button", name="Propose").click()
    assert _sent(table, "set_hold", 1)["hold_ms"] == 8000
    dialog.get_by_role("button", name="Clear").click()
    assert _sent(table, "prefer", 7) == {**nothing, "type": "prefer", "stay": True}
