"""The table in its main states, as axe sees it."""

from __future__ import annotations

import re

from tests.browser.axe import barriers
from tests.browser.conftest import Visit
from tests.browser.gin import GinPlayer
from tests.browser.may_i import MayIPlayer
from tests.browser.person import Person
from tests.browser.pictures import PHONE, WIDE


def assert_open_to_all(person: Person, state: str) -> None:
    assert barriers(person.page) == [], state


def test_a_table_of_gin(visit: Visit) -> None:
    ann, ben = visit("Ann"), visit("Ben")
    table = ann.open_table(preset="hollywood-gin")
    ann.open(f"/table/{table}")
    ann.offered("^Copy$")
    assert_open_to_all(ann, "gathering")
    ben.open(f"/table/{table}")
    ben.press("Sit down at seat 2")
    ann.offered("^Deal the cards$")
    assert_open_to_all(ann, "before the deal")
    a, b = GinPlayer(ann), GinPlayer(ben)
    states: set[str] = set()
    while "over" not in states:
        for player in (a, b):
            person = player.person
            controls = person.controls()
            state = next(
                (
                    said
                    for said, sign in (
                        ("over", "Next deal"),
                        ("knock", "Knock"),
                        ("answer", "Play the best"),
                        ("discard", "Discard"),
                        ("draw", "Draw"),
                        ("pass", "Pass"),
                    )
                    if sign in controls and (sign == "Discard" or controls[sign])
                ),
                None,
            )
            if state is not None and state not in states:
                states.add(state)
                if state == "knock":
                    person.button("Knock").click()
                    person.page.get_by_role("dialog").wait_for()
                    assert_open_to_all(person, "the question before a knock")
                    person.page.keyboard.press("Escape")
                else:
                    if state == "discard":
                        player.pick(player.worst())
                    assert_open_to_all(person, state)
                    if state == "discard":
                        player.pick(player.cards()[0])
            if state == "over":
                break
            player.step(within=200)
    for tab in ("Chat", "Deal", "Sheet"):
        ann.page.get_by_role("tab", name=tab).click()
        assert_open_to_all(ann, tab)
    ann.button("More at this table").click()
    assert_open_to_all(ann, "more")
    ann.page.keyboard.press("Escape")
    ann.page.keyboard.press("?")
    assert_open_to_all(ann, "keys and words")
    ann.page.keyboard.press("Escape")
    ann.page.set_viewport_size(PHONE)
    assert_open_to_all(ann, "the end of a round on a phone")
    ann.button("The sheet").click()
    assert_open_to_all(ann, "the sheet on a phone")


def test_a_table_of_may_i(visit: Visit) -> None:
    ann = visit("Ann")
    table = ann.open_table(
        preset="may-i", players=4, entrance="bot", bots=["greedy"] * 3, hold_ms=2000
    )
    ann.open(f"/table/{table}")
    ann.offered("^Draw$", "^Allow$", "^Pass$")
    # Tall enough that nothing is half hidden below the question.
    ann.page.set_viewport_size({"width": 1280, "height": 1200})
    ann.button("Offers").click()
    assert_open_to_all(ann, "how offers are answered")
    ann.page.keyboard.press("Escape")
    ann.page.set_viewport_size(WIDE)
    player = MayIPlayer(ann)
    seen: set[str] = set()
    while len(seen) < 2:
        controls = ann.offered("^Draw$", "^Allow$", "^Pass$", shown=(r"^Discard( (?!pile)|$)",))
        state = "turn" if any(re.match("Discard( |$)(?!pile)", c) for c in controls) else "offer"
        if state not in seen:
            seen.add(state)
            assert_open_to_all(ann, state)
            ann.page.set_viewport_size(PHONE)
            assert_open_to_all(ann, f"{state} on a phone")
            ann.page.set_viewport_size(WIDE)
        player.step()
