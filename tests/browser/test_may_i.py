"""The May-I game: calls allowed and denied, and a whole hand by the usual rules."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.may_i import MayIPlayer
from tests.browser.person import Person
from tests.browser.pictures import pictures
from tests.browser.sheets import penalties


def four_at_a_table(visit: Visit, **form: Any) -> list[MayIPlayer]:
    """Four people at a table of May-I, each with a window, the first cards dealt."""
    people = [visit(name) for name in ("Ann", "Ben", "Cleo", "Dan")]
    table = people[0].open_table(preset="may-i", players=4, **form)
    for seat, person in enumerate(people, 1):
        person.open(f"/table/{table}")
        if seat > 1:
            person.press(f"Sit down at seat {seat}")
    players = [MayIPlayer(person) for person in people]
    for person in people:
        person.press("Deal the cards")
    return players


def turn_of(players: list[MayIPlayer]) -> int:
    """Whose turn it is, by the window titles; wait until it is somebody's."""
    while True:
        for number, player in enumerate(players):
            if player.person.page.title().startswith("●"):
                return number


def throw_first(players: list[MayIPlayer]) -> int:
    """Let the player in turn draw and discard; return who is in turn then."""
    first = turn_of(players)
    players[first].person.offered("^Draw$")
    players[first].person.button("Draw").click()
    players[first].person.offered(shown=(r"^Discard$",))
    players[first].throw(players[first].worst())
    return (first + 1) % len(players)


def test_one_calls_and_the_one_in_turn_allows_and_then_denies(visit: Visit) -> None:
    # The hold is long enough that nobody has to hurry, and ends when all have answered.
    players = four_at_a_table(visit, hold_ms=30_000)
    # The upcard of the deal is on offer as well: all others pass.
    first = turn_of(players)
    for number, player in enumerate(players):
        if number != first:
            player.person.press("Pass")
    turn = throw_first(players)
    caller, other = (turn + 2) % 4, (turn + 1) % 4
    thrower = (turn + 3) % 4

    # Allowed.
    calling, asked = players[caller].person, players[turn].person
    before = len(players[caller].hand())
    calling.offered("^May I\\?$")
    pictures(calling.page, "may-i-offer")
    calling.button("May I?").click()
    throwing = players[thrower].person
    expect(throwing.page.get_by_text("You may still call for it")).to_be_visible()
    able = throwing.controls()
    assert able["May I?"]
    assert not able["Pass"], "the table asks no player about their own discard"
    players[other].person.press("Pass")
    asked.hears(re.compile("asks: May I have"), "assertive")
    pictures(asked.page, "may-i-asked")
    asked.press("Allow")
    expect(players[caller].options()).to_have_count(before + 2)
    calling.hears(re.compile("Your call is granted"), "assertive")
    granted = asked.page.get_by_text("call is granted").locator("visible=true")
    expect(granted.first).to_be_visible()

    # Denied: the player in turn must take the card.
    asked.offered("^Draw$")
    asked.button("Draw").click()
    asked.offered(shown=(r"^Discard$",))
    players[turn].throw(players[turn].worst())
    turn = (turn + 1) % 4
    caller = (turn + 1) % 4
    asked, calling = players[turn].person, players[caller].person
    before = len(players[turn].hand())
    calling.offered("^May I\\?$")
    calling.button("May I?").click()
    for number, player in enumerate(players):
        if number not in {turn, caller} and player.person.controls().get("Pass"):
            player.person.press("Pass")
    asked.offered("^Deny$")
    asked.button("Deny").click()
    expect(players[turn].options()).to_have_count(before + 1)
    calling.hears(re.compile("denied"), "assertive")
    asked.offered(shown=(r"^Discard$",))  # the caller has a card for this turn


def test_a_whole_hand_by_the_usual_rules_with_three_bots(visit: Visit) -> None:
    ann = visit()
    ann.become("Ann")
    table = ann.open_table(
        preset="may-i", players=4, entrance="bot", bots=["greedy"] * 3, hold_ms=0
    )
    ann.open(f"/table/{table}")
    player = MayIPlayer(ann)
    let_all_pass(ann)
    ann.offered("^Draw$", "^Allow$")
    pictures(ann.page, "may-i-turn")
    turns = 0

    def look_at_the_fourth_turn() -> None:
        nonlocal turns
        turns += bool(ann.controls().get("Draw"))
        if turns == 4:
            pictures(ann.page, "may-i-later")

    player.play_round(look_at_the_fourth_turn)
    expect(ann.page.get_by_role("region", name="Hand 1 is over")).to_be_visible()
    pictures(ann.page, "may-i-hand-over")
    sent = last_sheet(ann.watch.frames)
    hands, totals = penalties(ann.page.get_by_role("complementary").get_by_role("figure"))
    assert (hands, totals) == (sent["hands"], sent["totals"])
    assert len(hands) == 1


def last_sheet(frames: list[str]) -> Any:
    """The last sheet the server sent."""
    return [sheet for frame in frames if (sheet := json.loads(frame).get("sheet"))][-1]


def let_all_pass(person: Person) -> None:
    """Choose once to let every discard pass."""
    person.button("Offers").click()
    dialog = person.page.get_by_role("dialog")
    dialog.get_by_label("Let it pass").check()
    pictures(person.page, "may-i-offers")
    dialog.get_by_role("button", name="Close").last.click()
    expect(person.button("Offers: Passes on all")).to_be_visible()


def test_what_was_laid_down_is_taken_back_and_everybody_sees_it(visit: Visit) -> None:
    names = ("Ann", "Ben")
    ann, ben = people = [visit(name) for name in names]
    easy = {
        "players": [2],
        "contracts": ["SS"],
        "deal": [11],
        "set_min": 2,
        "last_hand": "same",
    }
    table = ann.open_table(preset="may-i", players=2, changes=easy, hold_ms=0)
    for person in people:
        person.open(f"/table/{table}")
    ben.press("Sit down at seat 2")
    players = [MayIPlayer(person) for person in people]
    for person in people:
        person.press("Deal the cards")
    turn = turn_of(players)
    player, other = people[turn], people[1 - turn]
    player.offered("^Draw$")
    player.button("Draw").click()
    player.offered(shown=(r"^Discard$",))
    cards = sorted(players[turn].hand())

    for by_key in (False, True):
        assert players[turn].play(player.offered(players[turn].named.down)) == "down"
        for person in people:
            expect(person.page.locator(".within .meld")).to_have_count(2)
        assert len(players[turn].hand()) < len(cards)
        expect(other.button("Take back")).to_have_count(0)
        if by_key:
            player.page.keyboard.press("u")
        else:
            player.press("Take back")
        for person in people:
            expect(person.page.locator(".within .meld")).to_have_count(0)
        other.hears(re.compile(f"{names[turn]} takes .* back"), "polite")
        assert sorted(players[turn].hand()) == cards
        expect(player.button("Take back")).to_have_count(0)
