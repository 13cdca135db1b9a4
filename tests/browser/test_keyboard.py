"""Playing without a pointer: every key on its own, and a whole match by typing."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.gin import in_turn
from tests.browser.keyboard import KeyPlayer, TypingPlayer, focused, tab_to
from tests.browser.pictures import pictures


def test_from_the_front_door_to_the_table_and_through_the_hand(visit: Visit) -> None:
    ann = visit()
    ann.open("/")
    page = ann.page
    page.keyboard.press("Tab")
    assert focused(ann) == "Skip to content"
    tab_to(ann, "^Play a bot$")
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile("/table/"))
    player = KeyPlayer(ann)
    ann.offered("^(Draw|Pass)$")
    ann.hears("Your turn.", "assertive")

    page.keyboard.press("h")
    names = player.hand()
    assert focused(ann) == names[0]
    assert re.fullmatch(r"\w+ of \w+, (deadwood|in (run|set) [^,]+), 1 of 10", names[0]), names
    page.keyboard.press("End")
    assert focused(ann) == names[-1]
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    assert focused(ann) == names[1]
    # Type-ahead by rank; with Shift if a letter is a key of the table.
    wanted = names[-1]
    rank = wanted.split()[0]
    letters = {"Ace": "A", "Ten": "T", "Jack": "J", "Queen": "Q", "King": "K"}
    digits = dict(zip("Two Three Four Five Six Seven Eight Nine".split(), "23456789", strict=True))
    key = f"Shift+{letters[rank]}" if rank in letters else digits[rank]
    page.keyboard.press("Home")
    for _ in range(4):
        if focused(ann) == wanted:
            break
        page.keyboard.press(key)
    assert focused(ann).startswith(f"{rank} of")
    # Arrange manually: it is announced, and the focus moves along.
    page.keyboard.press("Home")
    first = focused(ann).partition(",")[0]
    page.keyboard.press("Alt+ArrowRight")
    ann.hears(f"{first}, now 2 of 10", "polite")
    assert focused(ann).startswith(first)
    # Space picks and puts back.
    page.keyboard.press("Space")
    expect(player.options().nth(1)).to_have_attribute("aria-selected", "true")
    page.keyboard.press("Escape")
    expect(player.options().nth(1)).to_have_attribute("aria-selected", "false")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys and commands")).to_be_visible()
    pictures(page, "keys-and-words")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()
    # What is not allowed does nothing, and the button says why.
    page.keyboard.press("k")
    expect(page.get_by_role("dialog")).to_be_hidden()
    why = page.get_by_role("button", name="Knock", exact=True)
    expect(why).to_have_accessible_description(re.compile(r"\w+ \w+"))


def test_a_match_by_typed_commands(visit: Visit) -> None:
    ann = visit("Ann")
    table = ann.open_table(preset="gin", entrance="bot", bots=["greedy"], changes={"target": 10})
    ann.open(f"/table/{table}")
    player = TypingPlayer(ann)
    ann.offered("^(Draw|Pass)$")
    assert "Stock: 31 cards" in player.say("table")
    assert "is not a command" in player.say("fly")
    pictures(ann.page, "typing")
    player.play_to_the_end()
    assert "won" in player.say("sheet")


def test_what_others_do_is_told(visit: Visit) -> None:
    ann, ben = visit("Ann"), visit("Ben")
    table = ann.open_table(preset="hollywood-gin")
    for person in (ann, ben):
        person.open(f"/table/{table}")
    ben.press("Sit down at seat 2")
    players = KeyPlayer(ann), KeyPlayer(ben)
    for player in players:
        player.step()
    number = in_turn(*players)
    mover, other = players[number], players[1 - number].person
    name = ("Ann", "Ben")[number]
    assert mover.step() == "passed"
    other.hears(f"{name} passes.", "polite")
    other.hears("Your turn.", "assertive")
    assert players[1 - number].step() == "passed"
    mover.person.hears("Your turn.", "assertive")
    assert mover.step() == "drew"
    other.hears(f"{name} draws.", "polite")
    mover.person.offered(shown=("^Discard$",))
    card = mover.worst()
    mover.throw(card)
    other.hears(re.compile(f"{name} discards the {card}", re.IGNORECASE), "polite")
