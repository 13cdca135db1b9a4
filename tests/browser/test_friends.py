"""Two friends by a link, in a house without https, and a spectator."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Route, expect

from tests.browser.conftest import Visit
from tests.browser.gin import GinPlayer
from tests.browser.person import Person
from tests.browser.pictures import pictures

CARD = re.compile(r'"([A2-9TJQK][cdhs])"')
NAMES = re.compile(
    r"(Ace|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Jack|Queen|King) of "
    r"(clubs|diamonds|hearts|spades)"
)


def name_oneself(person: Person, name: str) -> None:
    """Choose a name on the account page."""
    person.open("/account")
    field = person.page.get_by_label("Name at the table")
    field.fill(name)
    person.button("Save").click()
    expect(person.page.get_by_text(f"You now play as {name}.")).to_be_visible()


def test_a_name_typed_before_the_server_says_who_one_is_stays(visit: Visit) -> None:
    ann = visit()
    ann.become("Lucky Spade")
    held: list[Route] = []

    def keep(route: Route) -> None:
        held.append(route)

    ann.page.route("**/api/me", keep, times=1)
    ann.open("/account")
    field = ann.page.get_by_label("Name at the table")
    field.fill("Ann")
    (asked,) = held
    asked.continue_()
    expect(ann.page.get_by_text("You play as a guest.")).to_be_visible()
    expect(field).to_have_value("Ann")
    ann.button("Save").click()
    expect(ann.page.get_by_text("You now play as Ann.")).to_be_visible()


def test_a_friend_comes_by_the_link_and_a_third_one_watches(visit: Visit) -> None:
    ann, ben, cleo = visit(trusted=False), visit(trusted=False), visit(trusted=False)
    name_oneself(ann, "Ann")
    assert not ann.page.evaluate("() => window.isSecureContext"), "the house has https"
    ann.open("/")
    ann.page.get_by_role("link", name="Invite a friend").click()
    ann.page.get_by_role("button", name="Open the table and get the link").click()
    link = ann.page.get_by_label("The link to this table")
    address = link.input_value()
    pictures(ann.page, "gathering")

    ben.page.goto(address)
    expect(ben.page.get_by_text("Ann invites you to play")).to_be_visible()
    pictures(ben.page, "invited")
    ben.press("Sit down at seat 2")
    ben.offered("^Deal the cards$")
    name_oneself(ben, "Ben")
    ben.page.goto(address)

    name_oneself(cleo, "Cleo")
    cleo.page.goto(address)
    expect(cleo.page.get_by_text("Everybody is here.")).to_be_visible()
    # The end of a round would show the hands to everybody.
    a, b = GinPlayer(ann, knocks=False), GinPlayer(ben, knocks=False)
    for player in (a, b):
        assert player.step() == "dealt"
    expect(ann.page.get_by_text("Ben").first).to_be_visible()
    expect(ben.page.get_by_text("Ann").first).to_be_visible()
    assert_talks(ann, ben, cleo)

    # After some turns of both, the spectator knows only what is open.
    done = 0
    while done < 8:
        for player in (a, b):
            done += player.step(within=200) in {"drew", "threw", "passed"}
    expect(
        cleo.page.get_by_role("button", name=re.compile("^(Draw|Discard|Knock|Pass|Take)"))
    ).to_have_count(0)
    pictures(cleo.page, "gin-watched")
    public = shown_openly(ann) | shown_openly(ben)
    seen = {card for frame in cleo.watch.frames for card in CARD.findall(frame)}
    assert seen <= public, f"the spectator was sent {sorted(seen - public)}"
    assert in_words(cleo) <= in_words(ann) | {_word(card) for card in public}
    assert {_word(card) for card in seen} >= in_words(cleo)
    held = hands_sent(ann) | hands_sent(ben)
    assert held - public, "nothing was hidden: the test proves nothing"
    assert_cannot_act(cleo, address)


def assert_talks(ann: Person, ben: Person, cleo: Person) -> None:
    for person, words in ((ann, "Hello Ben"), (ben, "Good luck"), (cleo, "I only look")):
        person.page.get_by_role("tab", name="Chat").click()
        field = person.page.get_by_label("Message to the table")
        field.fill(words)
        field.press("Enter")
        for other in (ann, ben, cleo):
            other.page.get_by_role("tab", name="Chat").click()
            expect(other.page.get_by_role("list", name="Chat").get_by_text(words)).to_be_visible()
    expect(ben.page.get_by_text("(watching)")).to_be_visible()
    ann.hears("Ben says: Good luck", "polite")


def assert_cannot_act(watcher: Person, address: str) -> None:
    """Even with handmade messages over their own connection, a spectator may do nothing."""
    table = address.rpartition("/")[2]
    answers: list[dict[str, Any]] = watcher.page.evaluate(
        """(table) => new Promise((done) => {
          const line = new WebSocket(`ws://${location.host}/ws/table/${table}`);
          const heard = [];
          const hello = { type: "hello", protocol: 2, since: null };
          line.onopen = () => line.send(JSON.stringify(hello));
          line.onmessage = (event) => {
            const message = JSON.parse(event.data);
            if (message.type === "welcome") {
              const version = message.table.version;
              const act = (id, action) => ({ type: "act", command_id: id, version, action });
              line.send(JSON.stringify(act("one", { type: "draw" })));
              line.send(JSON.stringify(act("two", { type: "take" })));
              line.send(JSON.stringify({ type: "leave", command_id: "three" }));
            } else if (message.command_id) {
              heard.push(message);
              if (heard.length === 3) { line.close(); done(heard); }
            }
          };
        })""",
        table,
    )
    assert [answer["type"] for answer in answers] == ["refused"] * 3


def tables(person: Person) -> Iterator[dict[str, Any]]:
    """Every table that was shown to somebody."""
    for frame in person.watch.frames:
        message = json.loads(frame)
        if message["type"] in {"welcome", "update"}:
            yield message["table"]


def shown_openly(person: Person) -> set[str]:
    """The cards that have been open."""
    return {
        card
        for table in tables(person)
        for board in table["boards"]
        for cards in ([board["upcard"]], board["discards"], *board["known"])
        for card in cards
    }


def hands_sent(person: Person) -> set[str]:
    """The cards of all hands that were shown to somebody."""
    return {
        card
        for table in tables(person)
        for board in table["boards"]
        for hand in board["hands"]
        for card in hand or ()
    }


def in_words(person: Person) -> set[str]:
    """The cards that a page names anywhere, visibly or for a screen reader."""
    text: str = person.page.evaluate(
        """() => document.body.innerText + [...document.querySelectorAll("*")].map(
          (e) => `${e.getAttribute("aria-label") ?? ""} ${e.title ?? ""} ${e.dataset?.card ?? ""}`,
        ).join(" ")"""
    )
    return {" of ".join(found) for found in NAMES.findall(text)}


def _word(card: str) -> str:
    ranks = dict(
        zip(
            "A23456789TJQK",
            (
                *("Ace", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"),
                *("Jack", "Queen", "King"),
            ),
            strict=True,
        )
    )
    suits = {"c": "clubs", "d": "diamonds", "h": "hearts", "s": "spades"}
    return f"{ranks[card[0]]} of {suits[card[1]]}"
