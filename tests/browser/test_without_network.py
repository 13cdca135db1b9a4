"""Visited once, the pages work without a network; a newer version disturbs nobody."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from hollywood.cli.site_files import write_site
from tests import processes
from tests.browser.axe import barriers
from tests.browser.conftest import Visit
from tests.browser.engines import PageEngine
from tests.browser.gin import GinPlayer
from tests.browser.keeping import FILES, GONE, VERSIONS, engine_kept, pages_kept
from tests.browser.may_i import MayIPlayer
from tests.browser.person import Person
from tests.browser.pictures import WIDE, pictures
from tests.ports import free_port
from tests.server.faults.process import Server
from tests.waiting import wait_until

WAITS = """
async () => {
  const registration = await navigator.serviceWorker.ready;
  await registration.update();
  return registration.waiting !== null;
}
"""
HELD = """
async () => (await navigator.locks.query()).held.some(({ name }) => name === "hollywood.sitting")
"""
VERSION = "document.documentElement.dataset.version ?? 'first'"


@pytest.fixture(scope="module")
def kept() -> bool:
    """The worker of the site runs."""
    return True


@contextmanager
def hosting(folder: Path, *lost: str) -> Iterator[tuple[str, Callable[[], None]]]:
    """Serve a folder; yield the address, and what ends the host."""
    port = free_port()
    words = [sys.executable, "-m", "tests.browser.web_host", folder, port, *lost]
    host = processes.start(words, stderr=subprocess.DEVNULL, cwd=Path(__file__).parents[2])
    origin = f"http://127.0.0.1:{port}"

    def answers() -> bool:
        try:
            return bool(urllib.request.urlopen(origin).status == 200)
        except OSError:
            return False

    wait_until(answers)
    try:
        yield origin, lambda: processes.end(host)
    finally:
        if host.returncode is None:
            processes.end(host)


@pytest.fixture
def site(tmp_path: Path, client: Path) -> Path:
    """A site in a folder of a web host."""
    assert client.is_dir()
    folder = tmp_path / "host" / "my" / "cards"
    write_site(folder)
    return folder


Come = Callable[[str], Person]


@pytest.fixture
def come(browser: Browser) -> Iterator[Come]:
    """Let people come to a host; fail at the end if anything went wrong."""
    people: list[Person] = []

    def arrive(origin: str) -> Person:
        context = browser.new_context(viewport=WIDE, locale="en-US", reduced_motion="reduce")
        people.append(Person(context, origin))
        return people[-1]

    yield arrive
    try:
        for person in people:
            person.watch.check(*person.context.pages)
    finally:
        for person in people:
            person.context.close()


def next_version(site: Path, name: str) -> None:
    """Put a newer version in the place of a site: its first file has another name and says so."""
    listed = site / "kept-files.js"
    told = json.loads(listed.read_text().split(" = ", 1)[1].split(";\n", 1)[0])
    entry = told["entry"]
    newer = f"assets/index-{name}.js"
    script = (site / entry).read_text()
    (site / newer).write_text(f'document.documentElement.dataset.version="{name}";{script}')
    (site / entry).unlink()
    for path in (listed, *site.rglob("*.html")):
        text = path.read_text().replace(entry, newer).replace(told["version"], f"{name}-version")
        path.write_text(text)


def test_a_house_that_was_visited_once(visit: Visit, house: Server) -> None:
    ann = visit()
    page = ann.page
    ann.open("/")
    pages_kept(page)
    problems = ann.context.new_cdp_session(page).send("Page.getInstallabilityErrors")
    # The windows of these tests are private, where nothing can be installed.
    assert [each["errorId"] for each in problems["installabilityErrors"]] == ["in-incognito"]
    ann.watch.expect(*GONE)
    house.kill()
    try:
        page.reload()
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        pictures(page, "without-a-server")
        for path in ("/learn", "/settings", "/verify", "/rules"):
            ann.open(path)
        expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("rules"))
        ann.open("/lobby")  # it needs the server, and says so
        expect(page.get_by_text("The server cannot be reached")).to_be_visible()
        assert page.evaluate("fetch('/api/me').then(() => true, () => false)") is False
    finally:
        house.start()
    ann.open("/lobby")
    expect(page.get_by_text("The server cannot be reached")).to_have_count(0)


GAMES: dict[str, tuple[type[GinPlayer | MayIPlayer], dict[str, Any]]] = {
    "gin": (GinPlayer, {"preset": "hollywood-gin", "changes": {"target": 10}}),
    "may-i": (
        MayIPlayer,
        {
            "preset": "may-i",
            "players": 4,
            "changes": {
                "contracts": ["SS", "SR"],
                "deal": [7, 9],
                "set_min": 2,
                "run_min": 3,
                "last_hand": "same",
            },
        },
    ),
}
"""Short matches: a game has a few rounds, and a hand a few turns."""


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_in_a_plane(
    visit: Visit, house: Server, client: Path, game: str, tmp_path: Path
) -> None:
    """The record of a match that no server has seen is one that every other machine accepts."""
    ann = visit()
    page = ann.page
    kind, form = GAMES[game]
    ann.open("/here")
    bots = ["simple"] * (form.get("players", 2) - 1)
    opened = PageEngine(page, client).asked("table.new", **form, name="Ann", bots=bots, bot_ms=0)
    engine_kept(page)
    ann.watch.expect(*GONE)
    house.kill()
    try:
        ann.open(f"/here/{opened['answer']['id']}")
        kind(ann).play_to_the_end()
        expect(page.get_by_role("heading", name=re.compile("won the match"))).to_be_visible()
        page.get_by_role("link", name="Replay the match").click()
        with page.expect_download() as download:
            page.get_by_role("button", name="Download the record").click()
        record = tmp_path / "match.txt"
        download.value.save_as(record)
    finally:
        house.start()
    said = processes.run([sys.executable, "-m", "hollywood.cli.main", "verify", record])
    assert "The match is over." in said.stdout

    # The score sheet starts from what is kept, with a server too: nothing is fetched again.
    fetched: list[str] = []
    page.on(
        "response",
        lambda answer: None if answer.from_service_worker else fetched.append(answer.url),
    )
    ann.open("/score")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert [address for address in fetched if "/api/" not in address] == []


def test_a_site_in_any_folder_of_any_host(site: Path, come: Come) -> None:
    with hosting(site.parents[1]) as (origin, end):
        ann = come(origin)
        page = ann.page
        ann.open("/my/cards/rules")
        expect(page.get_by_role("link", name="Gin rummy", exact=True)).to_be_visible()
        pages_kept(page)
        end()
        for path, title in (
            ("", "Gin rummy and May-I"),
            ("rules/gin", "Gin rummy"),
            ("learn", "Learn to play"),
            ("settings/", "Settings"),
            ("no/such/page", "Page not found"),
        ):
            ann.open(f"/my/cards/{path}")
            expect(page).to_have_title(re.compile(f"^{title}"))
        page.get_by_role("link", name="Learn").first.click()
        expect(page).to_have_url(f"{origin}/my/cards/learn")
        # Nobody else is here.
        for name in ("Open tables", "My games", "Guest"):
            assert page.get_by_role("banner").get_by_text(name, exact=True).count() == 0
        assert barriers(page) == []


def test_the_page_for_unknown_addresses_finds_its_folder(site: Path, come: Come) -> None:
    with hosting(site.parents[1], "my", "cards", "404.html") as (origin, _):
        ann = come(origin)
        ann.watch.expect("404")
        ann.open("/my/cards/rules/nothing/of/this")
        expect(ann.page).to_have_title(re.compile("^Page not found"))
        ann.page.get_by_role("link", name="Hollywood").first.click()
        expect(ann.page).to_have_title(re.compile("^Gin rummy and May-I"))
        assert ann.page.url == f"{origin}/my/cards/"
        pages_kept(ann.page)  # nothing is on its way when the host ends
        ann.page.wait_for_load_state("networkidle")


def test_a_newer_version_starts_with_the_next_page(site: Path, come: Come) -> None:
    with hosting(site.parents[1]) as (origin, end):
        ann = come(origin)
        page = ann.page
        ann.open("/my/cards/learn")
        pages_kept(page)
        old = set(page.evaluate(FILES))
        next_version(site, "second")
        wait_until(lambda: page.evaluate(WAITS))
        assert page.evaluate(VERSION) == "first"  # the page that is open is left alone
        end()
        page.reload()
        assert page.evaluate(VERSION) == "second"
        wait_until(lambda: page.evaluate(VERSIONS) == ["hollywood-pages-second-version"])
        page.goto("about:blank")  # no page is open: the next start forgets what is of no use
        ann.open("/my/cards/learn")
        wait_until(lambda: old - set(page.evaluate(FILES)))
        assert {name for name in old if name.startswith("index-")} - set(page.evaluate(FILES))


def test_no_version_changes_while_somebody_sits_at_a_sheet(site: Path, come: Come) -> None:
    with hosting(site.parents[1]) as (origin, _):
        ann = come(origin)
        page = ann.page
        ann.open("/my/cards/learn")
        pages_kept(page)
        ann.open("/my/cards/score/of-cards-on-the-kitchen-table")
        wait_until(lambda: page.evaluate(HELD))
        next_version(site, "second")
        wait_until(lambda: page.evaluate(WAITS))
        other = ann.tab()
        for tab in (page, other):  # loaded again, and opened beside it: the same version goes on
            tab.goto(f"{origin}/my/cards/score/of-cards-on-the-kitchen-table")
            wait_until(partial(tab.evaluate, HELD))
            assert tab.evaluate(VERSION) == "first"
        other.close()
        page.get_by_role("link", name="Rules").first.click()
        wait_until(lambda: not page.evaluate(HELD))
        page.reload()
        assert page.evaluate(VERSION) == "second"


def test_a_version_that_does_not_come_whole_is_not_used(site: Path, come: Come) -> None:
    with hosting(site.parents[1]) as (origin, end):
        ann = come(origin)
        page = ann.page
        ann.open("/my/cards/learn")
        pages_kept(page)
        next_version(site, "second")
        (site / "assets" / "index-second.js").rename(site / "away.js")
        ann.watch.expect("404", "failed", "Failed")
        answer: Any = page.evaluate(
            """async () => {
              const registration = await navigator.serviceWorker.ready;
              await registration.update();
              const worker = registration.installing ?? registration.waiting;
              await new Promise((done) => {
                if (worker.state === "redundant") done();
                worker.onstatechange = () => worker.state === "redundant" && done();
              });
              return registration.waiting;
            }"""
        )
        assert answer is None
        end()
        page.reload()
        assert page.evaluate(VERSION) == "first"
