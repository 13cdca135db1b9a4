"""Tabs, clocks, leaving and coming back, bots that stand in, and a rematch for both."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

import pytest
from playwright.sync_api import expect

from hollywood import server
from tests.browser.conftest import Visit
from tests.browser.gin import in_turn, play_together
from tests.browser.pictures import pictures
from tests.browser.test_friends import tables
from tests.browser.test_interrupted import sit_together, some_turns

SOON = 0.5


@pytest.fixture(scope="module")
def changed() -> Mapping[str, float]:
    """A lost connection is shown at once, so that a test can wait for what must not be shown."""
    root = Path(server.__file__).parent
    knowing = [path for path in root.rglob("*.py") if "SHOWN_AFTER" in path.read_text("utf-8")]
    modules = (".".join(path.relative_to(root).with_suffix("").parts) for path in knowing)
    return {f"hollywood.server.{module}.SHOWN_AFTER": SOON for module in modules}


def test_the_older_of_two_tabs_neither_steals_nor_kills(visit: Visit) -> None:
    a, b, table = sit_together(visit)
    some_turns(a, b, number=4)
    ann, ben = a.person, b.person
    # Until now pages were loading, which may take longer than a lost connection is forgiven here.
    together = len(list(tables(ben)))
    old = ann.page
    ann.page = ann.tab()
    ann.open(f"/table/{table}")
    expect(a.options()).not_to_have_count(0)
    # Both tabs show the same hand, and follow what is done in either.
    some_turns(a, b, number=4)
    cards = sorted(a.cards())
    names = old.get_by_role("listbox", name=re.compile("^Your hand")).get_by_role("option")
    expect(names).to_have_count(len(cards))
    assert (
        sorted(str(n).partition(",")[0] for n in names.evaluate_all("a => a.map(e => e.ariaLabel)"))
        == cards
    )
    before = len(ben.watch.frames)
    old.close()
    some_turns(a, b, number=4)
    ben.page.wait_for_timeout(SOON * 1500)  # what must not happen would have happened by then
    shown = list(tables(ben))[together:]
    assert len(ben.watch.frames) > before
    assert {seat["away"] for state in shown for seat in state["seats"]} == {None}
    # When the last tab closes, the player is away, and the page shows it.
    ann.page.close()
    expect(
        ben.page.get_by_text("Ann has lost the connection.")
        .or_(ben.page.get_by_text("offline"))
        .first
    ).to_be_visible()
    ann.page = ann.tab()
    ann.open(f"/table/{table}")
    expect(ben.page.get_by_text("offline")).to_be_hidden()
    some_turns(a, b, number=4)


def test_both_go_on_to_another_match(visit: Visit) -> None:
    a, b, table = sit_together(
        visit,
        changes={
            "target": 1,
            "games": 1,
            "scoring": "single",
            "credit": None,
            "closed_entry": None,
            "series_end": None,
        },
    )
    play_together(a, b)
    a.person.button("Another match").click()
    expect(b.person.page.get_by_text("Ready to play again: Ann")).to_be_visible()
    expect(a.person.page.get_by_text("Waiting for the others")).to_be_visible()
    b.person.button("Another match").click()
    for player in (a, b):
        player.person.page.wait_for_url(lambda url: "/table/" in url and table not in url)
        player.person.offered("^Deal the cards$")
    assert a.person.page.url.rpartition("/")[2] == b.person.page.url.rpartition("/")[2]
    some_turns(a, b, number=4)


def test_somebody_leaves_a_bot_stands_in_and_he_comes_back(visit: Visit) -> None:
    a, b, table = sit_together(visit)
    some_turns(a, b, number=5)
    ann, ben = a.person, b.person
    ann.button("More at this table").click()
    ann.button("Leave the table").click()
    pictures(ann.page, "leave")
    ann.page.get_by_role("dialog", name="Leave this match?").get_by_role(
        "button", name="Leave the table"
    ).click()
    ann.page.wait_for_url(lambda url: "/table/" not in url)
    # Ben plays until it is Ann's turn; then the table waits for her.
    while b.step(within=1000) not in {"nothing", "over"} or ben.page.title().startswith("●"):
        pass
    expect(ben.page.get_by_text("Ann has left the table.").first).to_be_visible()
    pictures(ben.page, "somebody-left")
    ben.press("Let a bot play on")
    some_turns(b, number=2)
    expect(ben.page.get_by_text("a bot stands in").first).to_be_visible()
    ann.open(f"/table/{table}")
    expect(ann.page.get_by_text("A bot is playing for you.")).to_be_visible()
    ann.press("Take my seat back")
    expect(ben.page.get_by_text("a bot stands in")).to_be_hidden()
    some_turns(a, b, number=4)


def test_a_clock_warns_and_a_match_is_claimed_from_who_is_late(visit: Visit) -> None:
    a, b, _ = sit_together(visit, clock="live", turn_seconds=10)
    for player in (a, b):
        player.knocks = False  # the round goes on
        player.step()
    some_turns(a, b, number=10)  # at least two of each, so that a claim counts
    players = [b, a] if in_turn(a, b) else [a, b]
    late, patient = players[0].person, players[1].person
    late.hears("Ten seconds left.", "assertive")
    expect(late.page.get_by_role("timer").first).to_be_visible()
    pictures(late.page, "clock")
    expect(patient.page.get_by_text("has run out of time.").first).to_be_visible()
    expect(patient.button("Let a bot play on")).to_be_visible()
    pictures(patient.page, "somebody-late")
    patient.press("Claim the match")
    expect(patient.page.get_by_role("heading", name="You have won the match!")).to_be_visible()
    claimed = patient.page.locator(".outcome").get_by_text("The match was claimed because")
    expect(claimed).to_be_visible()
    expect(late.page.get_by_role("heading", name="has won the match")).to_be_visible()
