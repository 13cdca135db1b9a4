"""Matches against bots that the browser keeps and plays itself: offline, and killed at will.

The engine is the real one. What a page has shown must be there after anything that happens to it.
"""

from __future__ import annotations

import os
import random
import re

from playwright.sync_api import Page, expect

from tests.browser.axe import barriers
from tests.browser.conftest import Visit
from tests.browser.gin import GinPlayer
from tests.browser.keeping import GONE, engine_kept
from tests.browser.may_i import MayIPlayer
from tests.browser.person import Person
from tests.browser.pictures import pictures
from tests.waiting import wait_until

KILLS = 200 if os.environ.get("HOLLYWOOD_SOAK") else 3
DAY = 86_400
ROOM = 1_000_000
"""The bytes that a small device has room for."""
ELSEWHERE = "You play this match in another tab."

_WATCH = """
(() => {
  const Own = Worker;
  window.Worker = class extends Own {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", ({ data }) => {
        if (!data.emit?.startsWith("table.")) return;
        const shown = JSON.parse(data.text).table?.version;
        if (shown !== undefined) window.shown = shown;
      });
    }
  };
})()
"""
"""Note the version of the table that a page was shown last."""

_CHANGE = """
async ([store, of, field, seconds]) => {
  const opening = indexedDB.open("hollywood");
  const database = await new Promise((done) => (opening.onsuccess = () => done(opening.result)));
  const kept = database.transaction(store, "readwrite").objectStore(store);
  await new Promise((done) => {
    kept.openCursor().onsuccess = ({ target: { result: at } }) => {
      if (!at) return done();
      const changed = at.value;
      (of === null ? changed : changed[of])[field] += seconds;
      at.update(changed);
      at.continue();
    };
  });
  database.close();
}
"""
"""Move a time in every value of a store of the browser, or in a part `of` each value."""

_FILL = """
async () => {
  const opening = indexedDB.open("hollywood");
  const database = await new Promise((done) => (opening.onsuccess = () => done(opening.result)));
  for (let size = 2 ** 17, key = 0; size >= 2 ** 7; key++) {
    const writing = database.transaction("trainer", "readwrite");
    writing.objectStore("trainer").put("x".repeat(size), `filler ${key}`);
    const full = await new Promise((done) => {
      writing.oncomplete = () => done(false);
      writing.onabort = () => done(true);
    });
    if (full) size /= 2;
  }
  database.close();
}
"""
"""Write until no room is left, not even for a hundred bytes."""


def begin(person: Person, game: str = "Hollywood gin", *, players: int | None = None) -> str:
    """Open a table in the browser; return its path."""
    person.open("/here/new")
    page = person.page
    page.get_by_role("radio", name=re.compile(f"^{game}")).first.check(force=True)
    if players is not None:
        page.get_by_role("radio", name=str(players), exact=True).check(force=True)
    page.get_by_label("Bots play", exact=True).select_option(label="Quickly")
    page.get_by_role("radio", name=re.compile("^Simple")).check(force=True)
    person.press("Deal the cards")
    page.wait_for_url(re.compile("/here/here-"))
    return page.url.removeprefix(person.origin)


def go_offline(person: Person) -> None:
    """Cut the network, once the pages and the engine are kept."""
    engine_kept(person.page)
    person.watch.expect(*GONE)
    person.context.set_offline(True)


def shown(page: Page) -> int:
    """The version of the table that the page was shown last."""
    return int(page.evaluate("() => window.shown ?? 0"))


def test_gin_without_a_network_and_without_an_account(visit: Visit) -> None:
    ann = visit(keeping=True)
    table = begin(ann)
    go_offline(ann)
    player = GinPlayer(ann)
    for _ in range(8):
        assert player.step() != "nothing"
    pictures(ann.page, "here-gin")
    assert ann.controls().get("Chat") is None
    ann.open("/here")
    row = ann.page.get_by_role("listitem").filter(has_text="Hollywood gin")
    expect(row).to_have_count(1)
    pictures(ann.page, "here")
    assert barriers(ann.page) == []
    row.get_by_role("link", name=re.compile("^Go on")).click()
    ann.page.wait_for_url(re.compile(table))
    assert GinPlayer(ann).step() != "nothing"


def test_may_i_with_four_without_a_network(visit: Visit) -> None:
    ann = visit(phone=True, keeping=True)
    begin(ann, "May-I", players=4)
    go_offline(ann)
    player = MayIPlayer(ann)
    for _ in range(6):  # somebody may call just before a step: then there is something else to do
        assert player.step() != "nothing" or player.offered()
    pictures(ann.page, "here-may-i")


def test_a_tab_that_is_killed_loses_nothing_it_has_shown(visit: Visit) -> None:
    ann = visit()
    ann.context.add_init_script(_WATCH)
    table = begin(ann)
    chance = random.Random(31)
    seen = 0
    for kill in range(KILLS):
        player = GinPlayer(ann)
        for _ in range(chance.randrange(1, 6)):
            player.step()
        if chance.random() < 0.5:
            ann.page.wait_for_timeout(chance.randrange(400))  # a bot may be about to move
        elif (throw := ann.page.get_by_role("button", name=re.compile("^(Draw|Pass)"))).count():
            throw.first.evaluate("(button) => button.click()")  # what it does is not waited for
        before = max(seen, shown(ann.page))
        old, ann.page = ann.page, ann.tab()
        if kill % 2:
            old.context.new_cdp_session(old).send("Page.close")
        else:
            old.close()
        ann.open(table)
        wait_until(lambda: shown(ann.page), "the table is not shown")
        seen = shown(ann.page)
        assert seen >= before, f"kill {kill}: version {seen} after {before} was shown"


def test_one_tab_plays_a_match_and_another_can_take_it_over(visit: Visit) -> None:
    ann = visit()
    table = begin(ann)
    GinPlayer(ann).step()
    first, ann.page = ann.page, ann.tab()
    ann.open(table)
    expect(ann.page.get_by_text(ELSEWHERE)).to_be_visible()
    pictures(ann.page, "here-elsewhere")
    assert barriers(ann.page) == []
    ann.press("Play it here")
    expect(first.get_by_text(ELSEWHERE)).to_be_visible()
    assert GinPlayer(ann).step() != "nothing"
    first.get_by_role("button", name="Play it here").click()
    expect(ann.page.get_by_text(ELSEWHERE)).to_be_visible()
    ann.page = first
    assert GinPlayer(ann).step() != "nothing"


def test_a_full_device_says_so_and_the_match_goes_on_when_there_is_room(visit: Visit) -> None:
    ann = visit()
    session = ann.context.new_cdp_session(ann.page)
    # Before the first use: a browser asks only now and then how much room is left.
    session.send("Storage.overrideQuotaForOrigin", {"origin": ann.origin, "quotaSize": ROOM})
    begin(ann)
    player = GinPlayer(ann)
    player.offered()
    ann.page.evaluate(_FILL)
    ann.watch.expect("This device has no more room")
    button = ann.page.get_by_role("button", name=re.compile("^(Draw|Pass)"))
    button.first.click()
    expect(ann.page.get_by_text("This device has no more room for matches.").first).to_be_visible()
    session.send("Storage.overrideQuotaForOrigin", {"origin": ann.origin})
    assert player.step() != "nothing"


def test_a_window_that_keeps_nothing_says_so(visit: Visit) -> None:
    ann = visit()
    ann.context.add_init_script(
        "Object.defineProperty(window, 'indexedDB', { value: undefined, configurable: true })"
    )
    for path in ("/here", "/here/here-none"):
        ann.open(path)
        expect(ann.page.get_by_text("This window keeps no data")).to_be_visible()


def test_a_clock_that_is_set_back_changes_nothing(visit: Visit) -> None:
    """What was written seems to come from tomorrow."""
    ann = visit()
    table = begin(ann)
    GinPlayer(ann).step()
    ann.open("/here")
    ann.page.evaluate(_CHANGE, ["entries", None, "at", DAY])
    ann.page.evaluate(_CHANGE, ["tables", "listed", "moved_at", DAY])
    ann.open("/here")
    expect(ann.page.get_by_role("listitem").filter(has_text="Hollywood gin")).to_have_count(1)
    ann.open(table)
    player = GinPlayer(ann)
    assert [player.step() != "nothing" for _ in range(3)] == [True] * 3
