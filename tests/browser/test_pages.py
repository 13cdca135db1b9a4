"""Every page, in both languages and at both sizes: it fits, it can be used by everybody, it is told
in one language.
"""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, StorageState, expect

from hollywood.texts import languages
from tests.browser.axe import barriers
from tests.browser.catalogue import assert_speaks, only_english, prefixes
from tests.browser.conftest import Visit
from tests.browser.gin import GinPlayer
from tests.browser.person import Person
from tests.browser.pictures import PHONE, overflow, pictures
from tests.server.faults.process import Server

PAGES = (
    *("/", "/lobby", "/new", "/new?with=invite&preset=may-i", "/rules", "/rules/hollywood-gin"),
    *("/rules/may-i", "/learn", "/verify", "/me", "/settings", "/account", "/nowhere"),
    *("/record/{over}", "/review/{over}"),
)


@pytest.fixture(scope="module")
def resident(browser: Browser, house: Server) -> tuple[StorageState, str]:
    """A person with a finished match, a running one and a waiting table; and the finished match."""
    context = browser.new_context(reduced_motion="reduce")
    person = Person(context, f"http://127.0.0.1:{house.port}")
    person.become("Ann")
    over = person.open_table(preset="gin", entrance="bot", bots=["greedy"], changes={"target": 1})
    person.open(f"/table/{over}")
    GinPlayer(person).play_to_the_end()
    going = person.open_table(preset="hollywood-gin", entrance="bot", bots=["greedy"])
    person.open(f"/table/{going}")
    person.offered("^(Draw|Pass)$")
    person.open_table(preset="may-i", players=4, entrance="lobby")
    state = context.storage_state()
    context.close()
    return state, over


def settled(page: Page) -> None:
    """Wait until the page has everything it asked for."""
    page.wait_for_load_state("networkidle")
    page.locator("main h1").first.wait_for(state="attached")


@pytest.mark.parametrize("path", PAGES)
def test_a_page_fits_and_is_open_to_all(
    visit: Visit, resident: tuple[StorageState, str], path: str
) -> None:
    state, over = resident
    ann = visit(state=state)
    if path == "/nowhere":
        ann.watch.expect("status of 404")
    ann.open(path.format(over=over))
    settled(ann.page)
    assert barriers(ann.page) == []
    name = re.sub(r"[^a-z]+", "-", path.format(over="")).strip("-") or "front"
    pictures(ann.page, f"page-{name}")
    ann.page.set_viewport_size(PHONE)
    assert barriers(ann.page) == []


@pytest.mark.parametrize("path", PAGES)
def test_a_page_is_german_for_germans(
    visit: Visit, resident: tuple[StorageState, str], path: str
) -> None:
    state, over = resident
    ann = visit(state=state, language="de-DE", phone=True)
    if path == "/nowhere":
        ann.watch.expect("status of 404")
    ann.open(path.format(over=over))
    settled(ann.page)
    assert_speaks(ann.page, "de")
    assert overflow(ann.page) == []


def test_the_tables_are_german_for_germans(visit: Visit) -> None:
    ann = visit("Anna", language="de-DE")
    for form in (
        {"preset": "hollywood-gin"},
        {"preset": "hollywood-gin", "entrance": "bot", "bots": ["greedy"]},
        {"preset": "may-i", "players": 4, "entrance": "bot", "bots": ["greedy"] * 3, "hold_ms": 0},
    ):
        table = ann.open_table(**form)
        ann.open(f"/table/{table}")
        ann.offered("^(Ziehen|Passen|Kopieren|Erlauben)$")
        assert_speaks(ann.page, "de")
        pictures(ann.page, f"german-{form['preset']}-{form.get('entrance', 'gathering')}")
        ann.page.set_viewport_size(PHONE)
        assert overflow(ann.page) == []


def test_the_menu_of_languages_changes_the_words_and_the_rules(visit: Visit) -> None:
    ann = visit("Ann", language="en-US")
    page = ann.page
    page.goto(f"{ann.origin}/rules/gin")
    expect(page.get_by_role("heading", name="Knocking")).to_be_visible()
    menu = page.get_by_label("Language")
    assert menu.locator("option").all_inner_texts() == list(languages().values())
    menu.select_option("de")
    expect(page.get_by_role("heading", name="Klopfen")).to_be_visible()
    expect(page.get_by_role("heading", name="Fehler der Seite")).to_be_visible()
    expect(page.get_by_role("heading", name="Knocking")).to_have_count(0)


def test_the_catalogue_is_read_right() -> None:
    """Otherwise the checks above could never fail."""
    assert "Draw" in only_english("de")
    assert len(only_english("de")) > 300
    assert {"gin", "table", "home"} <= set(prefixes())
