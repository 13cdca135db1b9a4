"""Pages reloaded, connections cut and servers killed in mid-hand: the match goes on."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.gin import GinPlayer
from tests.browser.person import PATIENCE, Person
from tests.browser.pictures import pictures
from tests.browser.test_friends import tables
from tests.server.faults.process import Server

LINE_DOWN = (
    "WebSocket connection to .* failed",
    "ERR_INTERNET_DISCONNECTED",
    "ERR_CONNECTION_REFUSED",
    "ERR_CONNECTION_RESET",
    "ERR_SOCKET_NOT_CONNECTED",
    "ERR_EMPTY_RESPONSE",
)
LOST = "The connection to the table is lost."


def sit_together(visit: Visit, **form: Any) -> tuple[GinPlayer, GinPlayer, str]:
    """Two people at a table of Hollywood gin, before the first deal."""
    ann, ben = visit("Ann"), visit("Ben")
    table = ann.open_table(preset="hollywood-gin", **form)
    ann.open(f"/table/{table}")
    ben.open(f"/table/{table}")
    ben.press("Sit down at seat 2")
    return GinPlayer(ann), GinPlayer(ben), table


def some_turns(*players: GinPlayer, number: int) -> None:
    """Let the players take this many actions."""
    done = idle = 0
    while done < number:
        for player in players:
            did = player.step(within=200)
            done += did != "nothing"
            idle = 0 if did != "nothing" else idle + 1
        assert idle < 200, [player.person.controls() for player in players]


def until_turn_of(player: GinPlayer, other: GinPlayer) -> None:
    """Play on until somebody must draw, or decide about the upcard."""
    for _ in range(60):
        controls = player.person.controls()
        if controls.get("Draw") or controls.get("Pass"):
            return
        some_turns(player, other, number=1)
    raise AssertionError("the turn never comes")


def own_order(player: GinPlayer) -> list[str]:
    """Arrange the hand manually: the last card goes to the front; return the order."""
    page = player.person.page
    cards = player.cards()
    page.get_by_role("option", name=re.compile(rf"^{cards[-1]},")).focus()
    for _ in cards[1:]:
        page.keyboard.press("Alt+ArrowLeft")
    wanted = [cards[-1], *cards[:-1]]
    expect(player.options().first).to_have_accessible_name(re.compile(f"^{cards[-1]},"))
    assert player.cards() == wanted
    return wanted


def test_loading_again_keeps_the_hand_as_it_was_arranged(visit: Visit) -> None:
    a, b, _ = sit_together(visit)
    some_turns(a, b, number=5)
    order = own_order(a)
    a.person.page.reload()
    expect(a.options()).to_have_count(len(order))
    assert a.cards() == order
    # A drawn card is added and moves nothing.
    while a.step(within=300) != "drew":
        b.step(within=300)
    a.person.offered(shown=("^Discard$",))
    expect(a.options()).to_have_count(11)
    assert [card for card in a.cards() if card in order] == [c for c in order if c in a.cards()]
    some_turns(a, b, number=4)


def test_a_line_that_is_cut_is_picked_up_again(visit: Visit) -> None:
    a, b, _ = sit_together(visit)
    until_turn_of(a, b)
    order = own_order(b)
    ben = b.person
    with ben.watch.expecting(*LINE_DOWN):
        ben.context.set_offline(True)
        ben.page.evaluate("() => document.dispatchEvent(new Event('visibilitychange'))")
        expect(ben.page.get_by_role("region", name="The table").get_by_text(LOST)).to_be_visible()
        pictures(ben.page, "line-down")
        some_turns(a, number=1)
        ben.context.set_offline(False)
        expect(ben.page.get_by_role("region", name="The table").get_by_text(LOST)).to_be_hidden()
    kept = [card for card in b.cards() if card in order]
    assert kept == [card for card in order if card in kept]
    some_turns(a, b, number=6)
    assert_no_move_twice(a.person, b.person)


def test_a_server_that_is_killed_and_started_again_loses_nothing(
    visit: Visit, house: Server
) -> None:
    a, b, _ = sit_together(visit)
    some_turns(a, b, number=4)
    until_turn_of(a, b)
    orders = [own_order(player) for player in (a, b)]
    for person in (a.person, b.person):
        person.watch.expect(*LINE_DOWN)
    house.kill()
    for player in (a, b):
        expect(
            player.person.page.get_by_role("region", name="The table").get_by_text(LOST)
        ).to_be_visible()
    # A move made while the server is down is carried out once it is back.
    name = "Draw" if a.person.controls().get("Draw") else "Pass"
    a.person.button(name).click()
    house.start()
    for player in (a, b):
        expect(
            player.person.page.get_by_role("region", name="The table").get_by_text(LOST)
        ).to_be_hidden()
    a.person.done(f"^{name}$")
    for player, order in zip((a, b), orders, strict=True):
        kept = [card for card in player.cards() if card in order]
        assert kept == [card for card in order if card in kept]
    some_turns(a, b, number=6)
    assert_no_move_twice(a.person, b.person)


def assert_no_move_twice(*people: Person) -> None:
    """What was shown to each: versions only grow, and each draw takes a card from the stock."""
    for person in people:
        versions = [table["version"] for table in tables(person)]
        assert versions == sorted(versions)
    ends = [list(tables(person))[-1] for person in people]
    for _ in range(round(PATIENCE / 50)):  # what was done last is on its way to the other
        if ends[0]["version"] == ends[1]["version"]:
            break
        people[0].page.wait_for_timeout(50)
        ends = [list(tables(person))[-1] for person in people]
    assert ends[0]["version"] == ends[1]["version"]
    board = ends[0]["boards"][0]
    drawn = 31 - board["stock"]
    sizes = sum(board["sizes"])
    assert sizes + board["pile"] + board["stock"] == 52
    assert drawn >= 0
