"""The review of a match: requested at its end, waited for, read, and replayed on the table."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, Locator, Page, Response, Route, expect

from hollywood.kernel.engine.compiling import can_compile
from hollywood.server.store.protocol import Store
from tests.analysis.setting import break_meld, played_with
from tests.browser.axe import barriers
from tests.browser.catalogue import assert_speaks
from tests.browser.conftest import Visit
from tests.browser.gin import GinPlayer
from tests.browser.person import Person, signed_in
from tests.browser.pictures import overflow, picture, pictures
from tests.browser.spoken import spoken
from tests.matches import recorded
from tests.server.faults.process import Server, serving
from tests.server.kept import keep_guest, keep_match
from tests.server.store.rows import with_store


@pytest.fixture(scope="module")
def changed() -> Mapping[str, float]:
    """Fewer imagined rounds, and soon: the test looks at the page."""
    room = "hollywood.server.review.queue"
    return {f"{room}.WORLDS": 120 if can_compile() else 24, f"{room}.NICENESS": 0}


class Prepared(NamedTuple):
    """The data of a house with finished matches, and their tables."""

    folder: Path
    gin: str
    may_i: str
    ann: str  # the cookie of a guest who had the first seat at both


@pytest.fixture(scope="module")
def prepared(tmp_path_factory: pytest.TempPathFactory) -> Prepared:
    """A match of gin in which melds were broken up, and one of May-I."""
    folder = tmp_path_factory.mktemp("house")
    settings = ("target=20",)
    kinds = ("greedy", "linear")
    played_with(
        folder / "match", "hollywood-gin", settings, kinds=kinds, rounds=9, blunder=break_meld
    )

    recorded(folder / "may-i", "may-i", players=4, rounds=None)

    async def keep(store: Store) -> Prepared:
        ann, cookie = await keep_guest(store, "Ann")
        gin = await keep_match(store, folder / "match", preset="hollywood-gin", people=(ann, None))
        seats = (ann, None, None, None)
        may_i = await keep_match(store, folder / "may-i", preset="may-i", people=seats)
        return Prepared(folder, gin, may_i, cookie)

    # The browser's own event loop runs in this thread.
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(with_store, folder / "data", keep).result()


@pytest.fixture(scope="module")
def house(client: Path, prepared: Prepared, changed: Mapping[str, float]) -> Iterator[Server]:
    """A server with those matches."""
    assert client.is_dir()
    folder = prepared.folder
    with serving(folder / "data", folder, changed=changed) as server:
        yield server


@pytest.fixture(scope="module")
def table(browser: Browser, house: Server, prepared: Prepared) -> str:
    """A table whose review exists, because a spectator asked for it."""
    context = browser.new_context(reduced_motion="reduce")
    bob = Person(context, f"http://127.0.0.1:{house.port}")
    table = prepared.gin
    bob.open(f"/review/{table}")
    bob.page.get_by_role("heading", name="Look back at this match").wait_for()
    assert barriers(bob.page) == []
    assert bob.get(f"/api/records/{table}/review")["stage"] == "none"
    bob.button("Review this match").click()
    progress = bob.page.get_by_role("progressbar", name="Progress of the review")
    expect(progress).to_be_visible()
    assert barriers(bob.page) == []
    made(bob.page)
    bob.hears("The review is ready.", "polite")
    expect(progress).to_have_count(0)
    bob.check()
    context.close()
    return table


@pytest.fixture(scope="module")
def may_i(browser: Browser, house: Server, prepared: Prepared) -> str:
    """A table of the contract game whose review exists."""
    context = browser.new_context(reduced_motion="reduce")
    bob = Person(context, f"http://127.0.0.1:{house.port}")
    bob.open(f"/review/{prepared.may_i}")
    bob.button("Review this match").click()
    made(bob.page, "Hand by hand")
    bob.check()
    context.close()
    return prepared.may_i


def made(page: Page, heading: str = "Round by round") -> None:
    """Wait until the review is whole, open all of it, and wait for the current round."""
    page.get_by_role("region", name="In short").wait_for()  # not while rounds are still missing
    details = page.locator("details.all")
    details.locator("> summary").wait_for()
    if details.get_attribute("open") is None:
        details.locator("> summary").click()
    page.get_by_role("heading", name=heading).wait_for()
    page.get_by_role("region", name="The table").wait_for()


def at(page: Page, part: int, step: int) -> None:
    """Wait until the page shows this step, by its address."""
    expect(page).to_have_url(re.compile(rf"part={part}&step={step}(?!\d)"))


def shows(page: Page, summary: dict[str, Any], worst: dict[str, Any]) -> Locator:
    """The button that shows a mistake on the board, in whichever list it is."""
    moments = [each["number"] for each in summary["moments"]]
    rest = [each["number"] for each in summary["worst"] if each["number"] not in moments]
    number = worst["number"]
    what = (
        f"moment {moments.index(number) + 1}"
        if number in moments
        else f"mistake {rest.index(number) + 1}"
    )
    return page.get_by_role("button", name=f"Show it on the board: {what}", exact=True)


def told_of(person: Person, table: str) -> tuple[dict[str, Any], list[str]]:
    """The summary of a review, and the names of the seats."""
    state = person.get(f"/api/records/{table}/review")
    assert state["stage"] == "done"
    return state["summary"], state["names"]


def test_the_whole_is_read(visit: Visit, table: str) -> None:
    ann = visit()
    ann.open(f"/review/{table}")
    made(ann.page)
    page, (summary, names) = ann.page, told_of(ann, table)
    expect(page.get_by_text(re.compile("With equal luck, .* would win"))).to_be_visible()
    for person, name in zip(summary["people"], names, strict=True):
        shown = page.get_by_role("article", name=name, exact=True)
        expect(shown).to_contain_text(re.compile(rf"Error rate\s*{int(person['error_rate'])}\."))
        expect(shown).to_contain_text(re.compile(rf"Accuracy\s*{person['accuracy']:.0f}\D"))
        expect(shown.get_by_role("row", name=re.compile("^Result"))).to_contain_text(
            str(abs(person["points"]))
        )
    expect(page.get_by_role("img", name=re.compile("^Graph of the match"))).to_be_visible()
    page.get_by_text("The graph as a table").click()
    points = sum(len(head["curve"]) for head in summary["rounds"])
    rows = page.get_by_role("region", name="The graph as a table").get_by_role("row")
    expect(rows).to_have_count(points + 1)
    headline = page.get_by_role("region", name="In short")
    expect(headline).to_contain_text(re.compile(" won the match\\..* most luck .*most expensive"))
    moments = page.get_by_role("region", name="moments to learn from")
    assert len(summary["moments"]) == 3
    answers = moments.get_by_text("What was better, and why")
    expect(answers).to_have_count(3)
    expect(moments.locator(".why").first).to_be_hidden()
    answers.first.click()
    first = summary["moments"][0]
    assert first == summary["worst"][0]
    whys = page.locator(".why")
    shown_ones = {each["number"] for each in (*summary["worst"], *summary["moments"])}
    expect(whys).to_have_count(len(shown_ones))
    expect(whys.first).to_be_visible()
    expect(whys.first).to_contain_text(names[first["seat"]])
    expect(whys.first).to_contain_text("of the simulated rounds")
    assert barriers(page) == []
    pictures(page, "review")


def test_every_decision_is_gone_through(visit: Visit, table: str) -> None:
    ann = visit()
    ann.open(f"/review/{table}")
    made(ann.page)
    page, (summary, names) = ann.page, told_of(ann, table)
    worst = summary["worst"][0]
    shows(page, summary, worst).click()
    at(page, worst["part"], worst["step"])
    choices = page.get_by_role("table", name="The choices, best first")
    rows = choices.get_by_role("row")
    expect(rows).to_have_count(len(worst["options"]) + 1)
    expect(rows.nth(1)).to_contain_text("best")
    expect(rows.nth(worst["played"] + 1)).to_contain_text("played")
    expect(rows.nth(1)).to_contain_text("±")
    expect(rows.nth(1)).to_contain_text("%")
    choices.evaluate("table => table.scrollIntoView()")
    pictures(page, "review-choices")
    name, other = names[worst["seat"]], names[1 - worst["seat"]]
    board = page.get_by_role("region", name="The table", exact=True)
    seen = board.get_by_role("list", name=f"{name}’s hand", exact=True)
    hidden = board.get_by_role("list", name=f"{other}’s hand", exact=True)
    expect(seen.get_by_role("img", name=re.compile(" of "))).to_have_count(len(worst["hand"]))
    expect(hidden.get_by_role("img", name=re.compile(" of "))).to_have_count(0)
    page.get_by_text("All hands", exact=True).click()
    expect(hidden.get_by_role("img", name=re.compile(" of "))).not_to_have_count(0)

    # With the focus on no control, the keys step through the match.
    page.get_by_role("heading", name="Round by round").click()
    at(page, worst["part"], worst["step"])
    page.locator("body").press("ArrowRight")
    at(page, worst["part"], worst["step"] + 1)
    ann.hears(re.compile("."), "polite")
    page.locator("body").press("ArrowLeft")
    at(page, worst["part"], worst["step"])
    marked = page.get_by_role("region", name="Decisions").locator("[aria-current=step]")
    expect(marked).to_have_count(1)
    mistakes = sorted(
        (head["part"], each["step"]) for head in summary["rounds"] for each in head["mistakes"]
    )
    place = mistakes.index((worst["part"], worst["step"]))
    key, other_way = ("n", "p") if place == 0 else ("p", "n")
    page.locator("body").press(key)
    at(page, *mistakes[place + (1 if key == "n" else -1)])
    page.locator("body").press(other_way)
    at(page, worst["part"], worst["step"])
    board.wait_for()
    page.get_by_role("slider", name="Point on the graph").press("End")
    expect(page.get_by_role("combobox", name="Round")).to_have_value(str(len(summary["rounds"])))
    assert barriers(page) == []


def test_may_i_is_read_hand_by_hand(visit: Visit, may_i: str) -> None:
    ann = visit()
    ann.open(f"/review/{may_i}")
    made(ann.page, "Hand by hand")
    page, (summary, names) = ann.page, told_of(ann, may_i)
    assert len(names) == 4
    for person, name in zip(summary["people"], names, strict=True):
        shown = page.get_by_role("article", name=name, exact=True)
        expect(shown).to_contain_text(re.compile(rf"Error rate\s*{int(person['error_rate'])}\."))
        result = shown.get_by_role("row", name=re.compile("^Result"))
        expect(result.get_by_role("cell").first).to_have_text(str(-person["points"]))
    expect(page.get_by_role("img", name=re.compile("^Chances of first place"))).to_be_visible()
    page.get_by_text("The graph as a table").click()
    rows = page.get_by_role("region", name="The graph as a table").get_by_role("row")
    expect(rows).to_have_count(sum(len(head["curve"]) for head in summary["rounds"]) + 1)
    for name in names:
        expect(rows.first).to_contain_text(name)
    whys = page.get_by_role("region", name="moments to learn from").locator(".why")
    expect(whys).to_have_count(3)
    expect(whys.first).to_contain_text(" penalty points and went out")
    assert "round" not in page.locator("main").inner_text().casefold()
    assert barriers(page) == []
    page.get_by_text("The graph as a table").click()
    pictures(page, "review-may-i")


def test_what_each_saw_at_may_i_is_gone_through(visit: Visit, may_i: str) -> None:
    ann = visit()
    ann.open(f"/review/{may_i}")
    made(ann.page, "Hand by hand")
    page, (summary, names) = ann.page, told_of(ann, may_i)
    board = page.get_by_role("region", name="The table", exact=True)
    choices = page.get_by_role("table", name="The choices, best first")
    few = True
    for worst in summary["worst"]:
        shows(page, summary, worst).click()
        at(page, worst["part"], worst["step"])
        expect(page).to_have_url(re.compile(rf"move={worst['number']}(?!\d)"))
        rows = choices.get_by_role("row")
        if len(worst["options"]) > 10 and few:  # only the best of many, until all are asked for
            shown = 9 if worst["played"] < 8 else 10
            expect(rows).to_have_count(shown)
            page.get_by_role("button", name=f"Show all {len(worst['options'])} choices").click()
            few = False
        expect(rows).to_have_count(len(worst["options"]) + 1)
        expect(rows.nth(1)).to_contain_text("best")
        expect(rows.nth(1)).to_contain_text("goes out")
        expect(rows.nth(worst["played"] + 1)).to_contain_text("played")
        own = board.get_by_role("region").last
        expect(own).to_have_accessible_name(names[worst["seat"]])  # whose hand is at the bottom
        for seat, name in enumerate(names):
            hand = board.get_by_role("list", name=f"{name}’s hand", exact=True)
            faces = hand.get_by_role("img", name=re.compile(" of "))
            expect(faces).to_have_count(len(worst["hand"]) if seat == worst["seat"] else 0)
    picture(page, "review-may-i-hand")
    choices.evaluate("table => table.scrollIntoView()")
    pictures(page, "review-may-i-choices")
    marked = page.get_by_role("region", name="Decisions").locator("[aria-current=step]")
    expect(marked).to_have_count(1)
    expect(marked).to_contain_text(names[worst["seat"]])
    # The keys step from mistake to mistake, even if two are made at one step.
    mistakes = [
        (head["part"], each["step"], each["number"])
        for head in summary["rounds"]
        for each in sorted(head["mistakes"], key=lambda each: (each["step"], each["number"]))
    ]
    here = mistakes.index((worst["part"], worst["step"], worst["number"]))
    page.get_by_role("heading", name="Hand by hand").click()
    way, key = (1, "n") if here < len(mistakes) / 2 else (-1, "p")
    for part, step, number in mistakes[here + way :: way][:6]:
        page.locator("body").press(key)
        at(page, part, step)
        expect(page).to_have_url(re.compile(rf"move={number}(?!\d)"))
    board.wait_for()
    assert barriers(page) == []


def test_a_moment_is_tried_again(visit: Visit, table: str, prepared: Prepared) -> None:
    ann = visit(state=signed_in(prepared.ann))
    ann.open(f"/review/{table}")
    made(ann.page)
    page, (summary, names) = ann.page, told_of(ann, table)
    person = summary["people"][0]
    headline = page.get_by_role("region", name="In short")
    expect(headline).to_contain_text(re.compile(rf"Your accuracy\s*{person['accuracy']:.0f}\D"))
    expect(headline).to_contain_text("Your most expensive moment was in round ")
    expect(page.get_by_role("article").first).to_have_accessible_name("You")
    moments = page.get_by_role("region", name="moments to learn from")
    expect(moments.get_by_role("list", name="Your hand")).to_have_count(3)
    assert {each["seat"] for each in summary["moments"]} == {0}
    assert barriers(page) == []
    pictures(page, "review-you")

    moment = next(each for each in summary["moments"] if each["kind"] == "discard")
    number = summary["moments"].index(moment) + 1
    begin = page.get_by_role("button", name=f"Try it again: moment {number}", exact=True)
    with page.expect_response(re.compile(r"/api/records/\w+/rounds/")) as asked:
        begin.click()
    nothing_hidden(asked.value, moment)
    heading = page.get_by_role("heading", name="Try it again")
    expect(heading).to_be_focused()
    board = page.get_by_role("region", name="The table", exact=True)
    board.wait_for()
    expect(page.get_by_role("table")).to_have_count(0)  # no choice is shown
    others = board.get_by_role("list", name=f"{names[1]}’s hand").get_by_role("img")
    expect(others.filter(has_text=re.compile(" of "))).to_have_count(0)
    hand = board.get_by_role("listbox", name="Your hand")
    expect(hand.get_by_role("option")).to_have_count(len(moment["hand"]))
    discard = page.get_by_role("button", name="Discard", exact=True)
    discard.click()
    ann.hears("Pick a card from the hand first.", "polite")
    assert barriers(page) == []
    pictures(page, "review-try-again")
    best, played = (
        spoken("en").cards[moment["options"][place]["action"]["card"]]
        for place in (0, moment["played"])
    )
    hand.get_by_role("option", name=played).click()
    discard.click()
    ann.hears(re.compile(rf"Discard {played}: that loses .*That is what was played\."), "polite")

    # The same by the keyboard alone, from the first card on.
    hand.get_by_role("option").first.focus()
    for _ in range(len(moment["hand"])):
        if page.evaluate("document.activeElement.ariaLabel").startswith(best):
            break
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Space")
    expect(hand.get_by_role("option", selected=True)).to_have_accessible_name(re.compile(best))
    page.keyboard.press("Tab")
    expect(discard).to_be_focused()
    page.keyboard.press("Enter")
    ann.hears(f"Discard {best}: that was the best choice.", "polite")

    page.go_back()
    expect(begin).to_be_focused()
    begin.click()
    page.get_by_role("button", name="Show all choices").click()
    at(page, moment["part"], moment["step"])
    choices = page.get_by_role("table", name="The choices, best first").get_by_role("row")
    expect(choices).to_have_count(len(moment["options"]) + 1)


def nothing_hidden(answer: Response, moment: dict[str, Any]) -> None:
    """To try a moment again, the page asks only for what its player saw."""
    for frame in answer.json()["frames"][: moment["step"] + 1]:
        (board,) = frame["boards"]
        for seat, hand in zip(board["seats"], board["hands"], strict=True):
            assert (hand is None) == (seat != moment["seat"])


def test_moments_of_may_i_are_tried_again_from_the_list(
    visit: Visit, may_i: str, prepared: Prepared
) -> None:
    ann = visit(state=signed_in(prepared.ann))
    ann.open(f"/review/{may_i}")
    made(ann.page, "Hand by hand")
    page, (summary, _) = ann.page, told_of(ann, may_i)
    expect(page.get_by_role("region", name="In short")).to_contain_text("you finished in place ")
    page.get_by_role("button", name="Try it again: moment 1", exact=True).click()
    for place, moment in enumerate(summary["moments"], start=1):
        at(page, 1, 0)
        expect(page).to_have_url(re.compile(rf"try={moment['number']}$"))
        page.get_by_role("region", name="The table", exact=True).wait_for()
        page.get_by_text(re.compile(r"choices as a list$")).click()
        listed = page.get_by_role("list", name="The choices, in no special order")
        choices = listed.get_by_role("button")
        expect(choices).to_have_count(len(moment["options"]))
        said = set()
        for choice in range(len(moment["options"])):
            choices.nth(choice).click()
            answer = page.locator(".answer p").inner_text()
            said.update(re.findall(r"the best choice\.|about as good|that loses", answer)[:1])
        assert {"that loses", "the best choice."} <= said
        assert barriers(page) == []
        pictures(page, f"review-try-again-may-i-{place}")
        if place < len(summary["moments"]):
            page.get_by_role("button", name="Next moment").click()
    expect(page.get_by_role("button", name="Next moment")).to_have_count(0)
    page.get_by_role("button", name="Back to the review").click()
    made(page, "Hand by hand")


def test_may_i_on_a_phone_in_german(visit: Visit, may_i: str) -> None:
    anna = visit(language="de-DE", phone=True)
    anna.open(f"/review/{may_i}?part=7&step=30")
    page = anna.page
    page.get_by_role("heading", name="Runde für Runde").wait_for()
    page.get_by_role("region", name="Der Tisch").wait_for()
    assert_speaks(page, "de")
    page.get_by_text("Wie man das liest").click()
    page.get_by_text("Die Kurve als Tabelle").click()
    assert_speaks(page, "de")
    assert overflow(page) == []
    assert barriers(page) == []


def test_mistakes_are_leafed_through_faster_than_rounds_come(visit: Visit, table: str) -> None:
    ann = visit()
    ann.open(f"/review/{table}")
    made(ann.page)
    page, (summary, _) = ann.page, told_of(ann, table)
    rounds = summary["rounds"]
    found = {(head["part"], each["step"]) for head in rounds for each in head["mistakes"]}
    mistakes = sorted(found - {(1, 0)})  # where the page begins
    # One in another round than the first, and not at the start of a round.
    there = next(n for n, (part, step) in enumerate(mistakes) if part > 1 and step > 0)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route(f"**/api/records/{table}/review/**", hold)
    body = page.locator("body")
    page.get_by_role("heading", name="Round by round").click()
    for mistake in mistakes[: there + 1]:
        body.press("n")
        at(page, *mistake)
    expect(page.get_by_role("status").filter(has_text="One moment")).to_be_visible()
    body.press("ArrowRight")  # there is no step to go to yet
    for mistake in reversed(mistakes[:there]):
        body.press("p")
        at(page, *mistake)
    for mistake in mistakes[1 : there + 1]:
        body.press("n")
        at(page, *mistake)
    assert held
    for route in held:
        route.continue_()
    page.get_by_role("region", name="The table", exact=True).wait_for()
    at(page, *mistakes[there])


def test_on_a_phone_in_german_by_night(visit: Visit, table: str) -> None:
    anna = visit(language="de-DE", phone=True, dark=True)
    anna.open(f"/review/{table}?part=1&step=2")
    page = anna.page
    page.get_by_role("heading", name="Runde für Runde").wait_for()
    page.get_by_role("region", name="Der Tisch").wait_for()
    assert_speaks(page, "de")
    assert overflow(page) == []
    assert barriers(page) == []
    page.get_by_text("Wie man das liest").click()
    page.get_by_text("Die Kurve als Tabelle").click()
    assert_speaks(page, "de")
    assert overflow(page) == []


def test_the_record_leads_to_it(visit: Visit, table: str) -> None:
    bob = visit("Bob")
    bob.open(f"/record/{table}")
    bob.page.get_by_role("link", name="Review of the match").click()
    made(bob.page)
    expect(bob.page.get_by_role("heading", name="moments to learn from")).to_be_visible()


def test_for_those_who_played_it_is_made_at_once(visit: Visit) -> None:
    ann = visit("Ann")
    table = ann.open_table(preset="gin", entrance="bot", bots=["greedy"], changes={"target": 1})
    ann.open(f"/table/{table}")
    GinPlayer(ann).play_to_the_end()
    ann.page.get_by_role("link", name="Review", exact=True).click()
    ann.page.wait_for_url(re.compile("/review/"))
    made(ann.page)
    assert told_of(ann, table)[1][0] == "Ann"
    own = ann.page.get_by_role("region", name="The table").get_by_role("region").last
    expect(own).to_have_accessible_name("You")  # whose hand is at the bottom


def test_a_match_that_goes_on_is_not_reviewed(visit: Visit) -> None:
    ann = visit("Ann")
    table = ann.open_table(preset="gin", entrance="bot", bots=["greedy"])
    ann.open(f"/table/{table}")
    ann.offered("^(Draw|Pass)$")
    ann.watch.expect("status of 403")
    ann.open(f"/review/{table}")
    expect(ann.page.get_by_role("alert").filter(has_text="not over")).to_be_visible()
