"""The trainer: the puzzles of a day, answered by touch, and the rows that are kept."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from hollywood.cards import Card
from hollywood.melds import best_arrangement, best_defence
from hollywood.puzzles.arranging import RULES, defense_puzzle, melds_puzzle
from hollywood.puzzles.kinds import seed_of_day
from tests.browser.axe import barriers
from tests.browser.pictures import PHONE, overflow
from tests.browser.scoring import Desk

DAY = "2026-11-27"
_SUITS = {"c": "clubs", "d": "diamonds", "h": "hearts", "s": "spades"}
_RANKS = dict(
    zip(
        "A23456789TJQK",
        "Ace Two Three Four Five Six Seven Eight Nine Ten Jack Queen King".split(),
        strict=True,
    )
)


@pytest.fixture
def desk(browser: Browser, client: Path) -> Iterator[Desk]:
    """A phone with a finger, without a server."""
    assert client.is_dir()
    context = browser.new_context(
        viewport=PHONE, locale="en-US", reduced_motion="reduce", has_touch=True, is_mobile=True
    )
    desk = Desk(context)
    desk.page.clock.set_fixed_time(f"{DAY}T12:00:00Z")
    yield desk
    context.close()


def name_of(card: Card) -> str:
    """The name of a card for a screen reader."""
    return f"{_RANKS[card.text[0]]} of {_SUITS[card.text[1]]}"


def tap(page: Page, card: Card) -> None:
    """Pick a card of the hand."""
    page.get_by_role("option", name=name_of(card)).tap()


def verdict(page: Page, *words: str) -> None:
    """Wait for the verdict, which has the focus."""
    heading = page.locator("#train-verdict")
    expect(heading).to_be_focused()
    assert any(each in heading.inner_text() for each in words), heading.inner_text()


def fits(page: Page) -> None:
    """Nothing is a barrier, in the light and in the dark, and nothing sticks out."""
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        assert barriers(page) == []
    page.emulate_media(color_scheme="light")
    assert overflow(page) == []


def test_the_puzzles_of_a_day_are_answered_and_counted_once(desk: Desk) -> None:
    page = desk.page
    desk.open("/train")
    expect(page.get_by_text("Answered today: 0 of 4.")).to_be_visible()
    fits(page)
    page.get_by_role("link", name="Begin").tap()

    # A discard, by keys: the first press picks the card, the second one discards it.
    page.locator("main").get_by_role("option").first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    fits(page)
    page.keyboard.press("Enter")
    verdict(page, "Right", "Nearly", "There was better")
    fits(page)
    page.get_by_role("button", name="Next puzzle").tap()

    view = defense_puzzle("medium", seed_of_day(DAY, "defense")).view
    best = best_defence(view.hand, view.table.spread, RULES.melds)
    page.get_by_role("heading", name="Melds of the player who knocked").wait_for()
    knocked = page.get_by_role("button", name="Other player’s meld")
    stranger = next(card for card in view.hand if card in best.left or card in best.melds[0].cards)
    tap(page, stranger)
    other = next(card for card in view.hand if card.rank != stranger.rank)
    tap(page, other)
    page.get_by_role("button", name="Make a meld").tap()
    expect(page.get_by_text("These cards are no meld.").first).to_be_visible()
    tap(page, stranger)
    tap(page, other)
    for card, onto in ((each.card, each.onto) for each in best.layoffs):
        tap(page, card)
        knocked.nth(onto).tap()
        expect(page.get_by_role("option", name=name_of(card))).to_have_count(0)
    for meld in best.melds:
        make(page, meld.cards)
    fits(page)
    page.get_by_role("button", name="I am done").tap()
    verdict(page, "Right")
    page.get_by_role("button", name="Next puzzle").tap()

    hand = melds_puzzle("medium", seed_of_day(DAY, "melds")).hand
    page.get_by_text("Which melds leave the least deadwood?").wait_for()
    for meld in best_arrangement(hand, RULES.melds).melds:
        make(page, meld.cards)
    page.get_by_role("button", name="I am done").tap()
    verdict(page, "Right")
    page.get_by_role("button", name="Next puzzle").tap()

    page.get_by_role("button", name="Leave it").tap()
    verdict(page, "Right", "Nearly", "There was better")
    fits(page)
    expect(page.get_by_text("1 day in a row.")).to_be_visible()

    desk.open("/train")
    expect(page.get_by_text("Answered today: 4 of 4. 1 day in a row.")).to_be_visible()


def make(page: Page, cards: tuple[Card, ...]) -> None:
    """Pick cards, and make a meld of them."""
    for card in cards:
        tap(page, card)
    page.get_by_role("button", name="Make a meld").tap()
    expect(page.get_by_role("option", name=name_of(cards[0]))).to_have_count(0)


def test_one_puzzle_follows_another_at_a_difficulty_that_is_remembered(desk: Desk) -> None:
    page = desk.page
    desk.open("/train/melds")
    page.get_by_text("Hard", exact=True).tap()
    page.get_by_role("button", name="I am done").tap()
    verdict(page, "There was better")
    expect(page.get_by_text("No right answer in a row yet.")).to_be_visible()
    page.get_by_role("button", name="Next puzzle").tap()
    page.get_by_role("button", name="I am done").wait_for()
    desk.open("/train/melds")
    expect(page.get_by_role("radio", name="Hard")).to_be_checked()
    desk.open("/train/mistakes")
    expect(page.get_by_text("no reviewed match with a mistake")).to_be_visible()
