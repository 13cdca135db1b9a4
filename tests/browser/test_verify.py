"""Anybody can check a deal: a true one passes, and every change is found."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.gin import GinPlayer
from tests.browser.person import Person
from tests.browser.pictures import pictures


def play_short_match(person: Person) -> str:
    """Play gin to a single point; return the table."""
    table = person.open_table(preset="gin", entrance="bot", bots=["greedy"], changes={"target": 1})
    person.open(f"/table/{table}")
    GinPlayer(person).play_to_the_end()
    return table


def fill_in(person: Person, proof: dict[str, Any], hand: list[str], upcard: str, turn: int) -> None:
    """Type a proof and the dealt cards, and ask for the check."""
    page = person.page
    person.open("/verify")
    page.get_by_role("tab", name="One deal").click()
    page.get_by_label("Paste a proof here to fill in the fields").fill(json.dumps(proof))
    expect(page.get_by_label("Secret shown afterwards")).to_have_value(proof["secret"])
    page.get_by_text("Compare with the cards you were dealt").click()
    page.get_by_label("Your cards as dealt").fill(" ".join(hand))
    page.get_by_label("First card of the discard pile").fill(upcard)
    page.get_by_label("Your place in the deal").fill(str(turn))
    page.get_by_role("button", name="Check this deal").click()


def other(digits: str) -> str:
    """The same digits except the last one."""
    return digits[:-1] + ("0" if digits[-1] != "0" else "1")


@pytest.fixture
def dealt(visit: Visit) -> tuple[Person, dict[str, Any], list[str], str, int, str]:
    """A player, the proof as copied from the table, and the dealt cards."""
    ann = visit("Ann")
    ann.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table = play_short_match(ann)
    page = ann.page
    page.get_by_role("tab", name="Deal").click()
    expect(page.get_by_text("The secret matches the seal.")).to_be_visible()
    expect(page.get_by_text("You saw this seal before the deal.")).to_be_visible()
    expect(page.get_by_text("What you added is in the shuffle.")).to_be_visible()
    pictures(page, "deal-proof")
    ann.button("Copy for checking").click()
    expect(page.get_by_text("Copied.")).to_be_visible()
    proof = json.loads(page.evaluate("() => navigator.clipboard.readText()"))
    seen = proof["seen"]
    place = next(number for number, hand in enumerate(seen["hands"]) if hand)
    turn = (place - seen["dealer"] - 1) % 2 + 1
    return ann, proof, seen["hands"][place], seen["upcard"], turn, table


def test_a_true_deal_holds_and_a_changed_one_is_found(
    dealt: tuple[Person, dict[str, Any], list[str], str, int, str],
) -> None:
    ann, proof, hand, upcard, turn, _ = dealt
    page = ann.page
    good = page.get_by_text("The deck is correct", exact=True)
    bad = page.get_by_text("1 of 1: something does not match")

    fill_in(ann, proof, hand, upcard, turn)
    expect(good).to_be_in_viewport()
    expect(
        page.get_by_text("11 cards were seen, and all are where the deck has them.")
    ).to_be_visible()
    pictures(page, "verify-holds")

    changed = [
        ({**proof, "secret": other(proof["secret"])}, hand, upcard),
        ({**proof, "commitment": other(proof["commitment"])}, hand, upcard),
        (
            {
                **proof,
                "contributions": [other(proof["contributions"][0]), *proof["contributions"][1:]],
            },
            hand,
            upcard,
        ),
        ({**proof, "round_number": proof["round_number"] + 1}, hand, upcard),
        (proof, [upcard, *hand[1:]], hand[0]),
    ]
    for false, cards, top in changed:
        fill_in(ann, false, cards, top, turn)
        expect(bad).to_be_visible()
        expect(good).to_be_hidden()
    pictures(page, "verify-fails")


def test_the_record_of_a_match_holds_and_a_changed_one_is_found(
    visit: Visit, tmp_path: Path
) -> None:
    ann = visit("Ann")
    table = play_short_match(ann)
    ann.open(f"/verify?table={table}")
    correct = re.compile("(deck is|decks are) correct")
    expect(ann.page.get_by_text(correct).first).to_be_visible()

    status, text = ann.ask("GET", f"/api/records/{table}/file")
    assert status == 200
    file = tmp_path / "match.hollywood"
    file.write_text(text)
    page = ann.page
    ann.open("/verify")
    page.locator("input[type=file]").set_input_files(file)
    holds = page.get_by_role(
        "heading", name=re.compile("^(The deck is correct|All .* decks are correct)$")
    )
    expect(holds).to_be_visible()

    # Two cards of the deal are exchanged.
    lines = text.splitlines(keepends=True)
    at, entry = next((n, json.loads(line)) for n, line in enumerate(lines) if '"dealt"' in line)
    first, second = entry["boards"][0]["events"][0]["hands"]
    first[0], second[0] = second[0], first[0]
    lines[at] = json.dumps(entry, separators=(",", ":")) + "\n"
    file.write_text("".join(lines))
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("alert").get_by_text("line was edited")).to_be_visible()
    expect(holds).to_be_hidden()
