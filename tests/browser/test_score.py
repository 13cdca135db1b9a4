"""Score sheets for real cards: typed with a finger, corrected, shared, printed, all offline."""

from __future__ import annotations

import base64
import json
import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from hollywood.book.linking import book_of
from hollywood.book.model import Head, Round, Score
from hollywood.book.working import work_out
from hollywood.server.sight.sheets import show_sheet
from tests.browser.axe import barriers
from tests.browser.pictures import PHONE, WIDE, overflow
from tests.browser.scoring import ORIGIN, Desk
from tests.server.faults.process import Server

SIZES: tuple[ViewportSize, ...] = (
    {"width": 1366, "height": 625},
    {"width": 390, "height": 844},
    {"width": 844, "height": 390},
    {"width": 1920, "height": 1080},
)
LONG = ("Maximiliana von und zu A", "אבי כהן", "Bartholomew Featherstone", "Ann")
_IN_VIEW = """
(element) => {
  const { top, bottom } = element.getBoundingClientRect();
  const middle = (Math.max(top, 0) + bottom) / 2;
  const { left, width } = element.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, middle);
  return top >= 0 && bottom <= innerHeight && (element.contains(there) || there?.contains(element));
}
"""


@pytest.fixture
def desk(browser: Browser, client: Path) -> Iterator[Desk]:
    """A phone with a finger, without a server."""
    assert client.is_dir()
    context = browser.new_context(
        viewport=PHONE, locale="en-US", reduced_motion="reduce", has_touch=True, is_mobile=True
    )
    context.grant_permissions(["clipboard-read", "clipboard-write"], origin=ORIGIN)
    yield Desk(context)
    context.close()


def sheet_bytes(head: Head, rounds: list[Round]) -> bytes:
    """The sheet of these rounds, written straight."""
    return msgspec.json.encode(show_sheet(work_out(book_of("straight", head, rounds)).course))


def stored_bytes(desk: Desk) -> bytes:
    """The sheet that the page keeps."""
    (kept,) = desk.kept()
    assert kept["waiting"] == []
    text = json.dumps(kept["worked"]["sheet"], separators=(",", ":"), ensure_ascii=False)
    return text.encode()


def knock(who: int, points: int) -> Round:
    return Round(tables=(Score(how="knock", who=who, points=points),))


def correct(desk: Desk, number: int, what: str, points: int = 0) -> None:
    """Change, delete or insert a line by its dialog; what changes is shown before it is made."""
    if what == "insert":
        desk.press(f"Insert a round above round {number}")
    else:
        desk.page.locator(".lines .line").nth(number - 1).click()
    dialog = desk.page.get_by_role("dialog")
    dialog.wait_for()
    button = dialog.get_by_role("button")
    if what == "delete":
        button.filter(has_text="Delete this round").click()
    else:
        if what == "insert":
            button.filter(has_text="Bob").click()
            button.filter(has_text="Knock").click()
        back = dialog.get_by_role("button", name="Delete the last digit")
        while back.is_enabled():
            back.click()
        for digit in str(points):
            dialog.get_by_role("button", name=digit, exact=True).click()
        button.filter(has_text="Check").click()
    button.filter(has_text="Make the change").click()  # below what else changes
    dialog.wait_for(state="detached")
    desk.settled()


def test_thirty_rounds_with_ten_corrections_killed_in_the_middle(desk: Desk) -> None:
    """The sheet is what Python makes of the same rounds; a tab that dies loses nothing."""
    desk.begin("Ann", "Bob")
    rounds: list[Round] = []
    for number in range(30):
        if number == 17:
            # The engine is not there yet: touches are kept at once. Then the tab dies.
            desk.page.evaluate("window.__engine.held = true")
        who, points = number % 2, 1 + number % 6
        rounds.append(knock(who, points))
        desk.round(("Ann", "Bob")[who], "Knock", points)
        expect(desk.page.locator(".told strong")).to_have_text(f"Round {number + 2}")
        if number == 18:
            address = desk.page.url.removeprefix(ORIGIN)
            desk.page.close()
            desk.page = desk.context.new_page()
            desk.open(address)
            expect(desk.page.locator(".told strong")).to_have_text(f"Round {number + 2}")
    desk.settled(31)
    head = Head(names=("Ann", "Bob"))
    assert stored_bytes(desk) == sheet_bytes(head, rounds)

    desk.press("All rounds, to change them")
    for number, what, points in (
        (1, "change", 9),
        (30, "delete", 0),
        (5, "insert", 7),
        (5, "insert", 3),
        (12, "delete", 0),
        (1, "delete", 0),
        (20, "change", 11),
        (1, "insert", 2),
        (29, "change", 4),
        (15, "delete", 0),
    ):
        correct(desk, number, what, points)
        if what == "insert":
            rounds.insert(number - 1, knock(1, points))
        elif what == "delete":
            del rounds[number - 1]
        else:
            (old,) = rounds[number - 1].tables
            assert old.who is not None
            rounds[number - 1] = knock(old.who, points)
    assert stored_bytes(desk) == sheet_bytes(head, rounds)
    redo = desk.page.get_by_role("button", name="Redo", exact=True)
    desk.press("Undo")
    expect(redo).to_be_enabled()
    desk.settled()
    assert stored_bytes(desk) != sheet_bytes(head, rounds)
    redo.click()
    expect(redo).to_be_disabled()
    desk.settled()
    assert stored_bytes(desk) == sheet_bytes(head, rounds)

    # It is shown from what is kept, before the engine says anything; and it fits one page.
    desk.page.add_init_script("window.__engine.held = true")
    desk.page.reload()
    expect(desk.page.locator(".paper tbody tr")).to_have_count(len(rounds))
    desk.open(f"/score/print/{desk.kept()[0]['book']['id']}")
    for paper in ((8.27, 11.69), (8.5, 11)):
        assert pages(desk.page, *paper) == 1


def pages(page: Page, width: float, height: float) -> int:
    """How many pages of paper (inches) a page prints on."""
    page.locator(".print-page").wait_for()
    session = page.context.new_cdp_session(page)
    printed = session.send(
        "Page.printToPDF", {"paperWidth": width, "paperHeight": height, "preferCSSPageSize": False}
    )
    return len(re.findall(rb"/Type\s*/Page\b", base64.b64decode(printed["data"])))


def test_a_link_carries_the_sheet(desk: Desk, browser: Browser) -> None:
    desk.begin("אבי", "Bob <img src=x onerror=alert(1)>"[:24])
    desk.round("אבי", "Gin", 45)
    desk.settled(2)
    desk.press("Share and print")
    dialog = desk.page.get_by_role("dialog")
    dialog.get_by_role("img", name="QR code of the sheet").wait_for()
    dialog.get_by_role("button", name="Copy the link").click()
    link = desk.page.evaluate("navigator.clipboard.readText()")
    context = browser.new_context(viewport=WIDE, locale="en-US", reduced_motion="reduce")
    try:
        other = Desk(context)
        alarms: list[str] = []
        other.page.on("dialog", lambda dialog: alarms.append(dialog.message))
        other.page.on("pageerror", lambda error: alarms.append(str(error)))
        other.page.goto(link)
        other.page.get_by_role("button", name="Keep a copy").wait_for()
        assert other.kept() == []  # only to read
        other.press("Keep a copy")
        other.page.locator(".told").wait_for()
        assert stored_bytes(other) == stored_bytes(desk)
        for broken in (
            link[:-7],
            link[:40] + "<script>alert(1)</script>",
            link.split("=")[0] + "=",
        ):
            other.page.goto("about:blank")
            other.page.goto(broken)
            alert = other.page.locator("main [role=alert]")
            alert.wait_for()
            assert re.fullmatch(r"[\w ,:]{20,80}", alert.inner_text())  # one clear sentence
        assert alarms == []
    finally:
        context.close()


def test_two_write_and_one_watches(browser: Browser, house: Server) -> None:
    """A live link: lines of two people are merged, and a third one sees them come."""
    contexts = [browser.new_context(locale="en-US", reduced_motion="reduce") for _ in range(3)]
    origin = f"http://127.0.0.1:{house.port}"
    try:
        for context in contexts:
            context.grant_permissions(["clipboard-read", "clipboard-write"], origin=origin)
        ann, bob, cy = (Desk(context, origin) for context in contexts)
        ann.begin("Ann", "Bob")
        ann.round("Ann", "Knock", 10)
        ann.settled(2)
        ann.press("Share and print")
        ann.press("Share live")
        links = []
        for way in ("Copy the link to watch", "Copy the link to write along"):
            ann.press(way)
            ann.page.get_by_text("The link is copied.").first.wait_for()
            links.append(ann.page.evaluate("navigator.clipboard.readText()"))
        ann.page.keyboard.press("Escape")
        cy.page.goto(links[0])
        cy.page.get_by_role("button", name="Keep a copy").wait_for()
        bob.page.goto(links[1])
        bob.press("Write along")
        bob.page.locator(".told").wait_for()
        bob.round("Bob", "Knock", 20)
        expect(ann.page.locator(".told strong")).to_have_text("Round 3")
        ann.round("Ann", "Gin", 30)
        for desk in (ann, bob):
            desk.settled(4)
        expect(cy.page.locator(".panel tbody tr")).to_have_count(3)
        assert stored_bytes(ann) == stored_bytes(bob)
    finally:
        for context in contexts:
            context.close()


def change_heading(desk: Desk) -> None:
    """Give a sheet that has begun a title, another name, and another first dealer."""
    desk.page.get_by_role("button", name="Title, names, first dealer").click()
    dialog = desk.page.get_by_role("dialog")
    dialog.get_by_label("Title", exact=True).fill("Friday")
    dialog.get_by_label("Name 3").fill("Cyrus")
    dialog.get_by_text("Bob", exact=True).click()
    dialog.get_by_role("button", name="Save").click()
    dialog.get_by_role("button", name="Make the change").click()
    dialog.wait_for(state="detached")
    desk.settled()
    expect(desk.page.locator(".bar .name")).to_contain_text("Friday")


def test_who_sits_out_and_the_net_of_partners(desk: Desk) -> None:
    desk.begin("Ann", "Bob", "Cy")
    expect(desk.page.locator(".told")).to_contain_text("Cy sits out")
    desk.round("Ann", "Knock", 10)
    desk.settled(2)
    expect(desk.page.locator(".told")).to_contain_text("Bob sits out")
    desk.press("Cy")  # who came in can score
    # Ann sat out in truth: Bob can score, and Ann cannot.
    desk.page.get_by_text("More about this round").click()
    desk.page.get_by_text("Ann", exact=True).last.click()
    expect(desk.page.get_by_role("button", name="Ann", exact=True)).to_have_count(0)
    desk.round("Bob", "Gin", 5)
    desk.settled(3)
    change_heading(desk)
    (kept,) = desk.kept()
    assert kept["book"]["lines"][1]["round"]["out"] == 0
    assert kept["book"]["head"]["names"] == ["Ann", "Bob", "Cyrus"]
    desk.press("Undo")
    expect(desk.page.locator(".bar .name")).to_contain_text("Hollywood gin")
    assert desk.kept()[0]["book"]["head"]["names"] == ["Ann", "Bob", "Cy"]
    desk.begin("Ann", "Bob", "Cy", "Dee")
    # When the first table is complete, the key goes on to the second one.
    for key in ("Ann", "Knock", "2", "0", "Next", "Dee", "Undercut", "1", "5", "Add round"):
        desk.press(key)
    desk.settled(2)
    newest = max(desk.kept(), key=lambda kept: kept["touched"])
    (entry,) = newest["worked"]["sheet"]["entries"]
    assert (entry["winner"], entry["points"]) == (0, 5)


def test_may_i_with_eight_long_names(desk: Desk) -> None:
    """The points of one person after the other; cards left are counted."""
    names = [*LONG, *(f"{name[:20]} II" for name in LONG)]
    desk.begin(*names, game="May-I")
    page = desk.page
    page.set_viewport_size({"width": 390, "height": 844})
    desk.press("Went out")
    for _ in range(6):
        desk.press("5")
        desk.press("Next")
    page.get_by_text("Cards", exact=True).click()
    desk.press("King")
    desk.press("Ace")
    desk.press("Add hand")
    desk.settled(2)
    (kept,) = desk.kept()
    (hand,) = kept["worked"]["sheet"]["hands"]
    assert hand[:7] == [0, *[5] * 6]
    assert hand[7] == 15 + 25
    assert overflow(page) == []
    desk.open(f"/score/print/{kept['book']['id']}")
    page.emulate_media(media="print")
    page.set_viewport_size({"width": 760, "height": 980})  # between the margins of Letter
    page.locator(".print-page").wait_for()
    cut = "(all) => all.some((each) => each.scrollWidth > each.clientWidth)"
    assert not page.locator(".print-page, .print-page .scroll").evaluate_all(cut)


def test_sizes_and_people_with_disabilities(desk: Desk) -> None:
    """Keys and the newest line are in view together; axe finds nothing on any page."""
    page = desk.page

    def looked_at(what: str) -> None:
        for size in (PHONE, WIDE):
            page.set_viewport_size(size)
            assert barriers(page) == [], (what, size)
        page.set_viewport_size(PHONE)

    desk.open("/score")
    desk.press("New sheet")
    page.get_by_role("textbox", name="Name 1").wait_for()
    looked_at("a new sheet")
    desk.begin("Ann", "Bob")
    for number in range(14):
        desk.round(("Ann", "Bob")[number % 2], "Knock", 3)
        desk.settled(number + 2)
    for size in SIZES:
        page.set_viewport_size(size)
        for part in (
            page.locator(".paper tbody tr").last,
            page.get_by_role("button", name="Add round", exact=True),
            page.get_by_role("button", name="Ann", exact=True),
        ):
            part.wait_for()
            page.wait_for_function(_IN_VIEW, arg=part.element_handle())
        assert overflow(page) == [], size
    looked_at("a sheet")
    desk.press("All rounds, to change them")
    looked_at("its lines")
    page.locator(".lines .line").first.click()
    page.get_by_role("dialog").wait_for()
    looked_at("a line")
    page.keyboard.press("Escape")
    desk.press("Share and print")
    page.get_by_role("img", name="QR code of the sheet").wait_for()
    looked_at("the ways to share")
    desk.open("/score")
    desk.press("Results, files, empty sheets")
    page.get_by_role("heading", name="Results of each person").wait_for()
    page.get_by_role("table").first.wait_for(state="attached")
    looked_at("the list")
    desk.open("/score/print/empty?game=may-i")
    page.locator(".print-page").wait_for()
    assert pages(page, 8.5, 11) == 1
    looked_at("an empty sheet")
