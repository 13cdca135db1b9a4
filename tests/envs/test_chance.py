"""A course of events: chances are right, cards are where they were drawn, copies are copies."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from hollywood.contract import ContractRound
from hollywood.envs import Game, game
from hollywood.envs.chance import CHANCE, OVER, Course, leading_to
from hollywood.envs.planes import PLACE
from hollywood.errors import IllegalAction

GAMES: dict[str, dict[str, Any]] = {
    "gin": {"preset": "gin"},
    "spreads": {"preset": "gin", "spreads": "all"},
    "face down": {"preset": "hollywood-gin"},
    "match": {
        "preset": "carioca",
        "changes": {"turn_cap": 20},
        "players": 2,
        "episode": "match",
    },
    "partnership": {
        "preset": "gin",
        "changes": {"form": "partnership", "players": 4, "turn_cap": 20},
    },
    "may-i": {"preset": "may-i", "changes": {"turn_cap": 20}},
    "carioca": {"preset": "carioca", "changes": {"turn_cap": 20}, "players": 2},
}
DRY: dict[str, Any] = {"preset": "carioca", "players": 6, "changes": {"turn_cap": 100}}
"""Six players with two decks: the stock runs out after some turns, and is made again."""


def made(name: str) -> Game:
    """The game of a name."""
    return game(**GAMES[name])


def events(course: Course, chance: random.Random) -> Iterator[int]:
    """Play to the end; yield who is next, before each event."""
    while course.next != OVER:
        yield course.next
        if course.next == CHANCE:
            outcomes, shares = zip(*course.outcomes(), strict=True)
            assert sum(shares) == pytest.approx(1)
            course.apply(chance.choices(outcomes, shares)[0])
        else:
            assert course.state is not None
            legal = course.state.legal(course.next)
            course.apply(max(legal) if chance.random() < 0.3 else chance.choice(legal))


@pytest.mark.parametrize("name", GAMES)
def test_to_the_end_and_again(name: str) -> None:
    course = Course(made(name))
    list(events(course, random.Random(name)))
    assert course.state is not None
    again = Course(course.game)
    for number, move in leading_to(course.state):
        again.apply(number, move)
    assert again.next == OVER
    assert again.state is not None
    assert again.state.returns() == course.state.returns()
    for seat in range(course.game.players):
        assert again.state.history_text(seat) == course.state.history_text(seat)


@pytest.mark.parametrize("name", GAMES)
def test_hidden_cards_drawn_anew_leave_what_was_seen(name: str) -> None:
    course, chance = Course(made(name)), random.Random(name)
    others = next_one = 0
    for number, seat in enumerate(events(course, chance)):
        if seat == CHANCE or number < next_one:
            continue
        next_one = number + 40
        assert course.state is not None
        again = Course(course.game)
        for event in course.resampled(seat, chance):
            again.apply(*event)
        assert again.state is not None
        assert again.next == seat
        assert again.state.history_text(seat) == course.state.history_text(seat)
        assert again.state.inform(seat).tobytes() == course.state.inform(seat).tobytes()
        assert again.state.legal(seat) == course.state.legal(seat)
        others += again.state.inner.match != course.state.inner.match
    assert others > 0


@pytest.mark.parametrize("name", GAMES)
def test_a_copy_and_what_is_read_back(name: str) -> None:
    course, chance = Course(made(name)), random.Random(name)
    for number, _ in enumerate(events(course, chance)):
        if number % 37:
            continue
        before = course.dump()
        copy, read = course.clone(), Course.load(course.game, before)
        assert copy.dump() == read.dump() == before
        for other in (copy, read):
            assert (other.next, other.due) == (course.next, course.due)
        for _ in zip(range(30), events(copy, random.Random(1)), strict=False):
            pass
        assert course.dump() == before


def test_the_cards_of_the_deal_are_where_they_were_dealt() -> None:
    course = Course(game("gin"))
    course.apply(0)
    dealt = list(range(21))
    for card in dealt:
        assert course.due == "deal"
        assert course.name(card).startswith("deal ")
        course.apply(card)
    assert course.state is not None
    play = course.state.inner.match.boards[0].round
    assert sorted(PLACE[card] for card in play.hands[1]) == dealt[0:20:2]
    assert sorted(PLACE[card] for card in play.hands[0]) == dealt[1:20:2]
    assert [PLACE[card] for card in play.table.discards] == [20]


def test_a_drawn_card_is_the_one_that_chance_decided() -> None:
    course = Course(game("gin"))
    course.apply(0)
    for card in range(21):
        course.apply(card)
    course.apply(0)
    course.apply(0)  # both pass
    course.apply(1)
    assert (course.next, course.due) == (CHANCE, "draw")
    outcomes, shares = zip(*course.outcomes(), strict=True)
    assert outcomes == tuple(range(21, 52))
    assert shares == pytest.approx((1 / 31,) * 31)
    with pytest.raises(IllegalAction, match="Chance cannot decide 20"):
        course.apply(20)
    course.apply(51)
    assert course.state is not None
    view = course.state.view(1)
    assert view is not None
    assert PLACE[view.drawn] == 51  # type: ignore[attr-defined]


def test_a_stock_made_of_discards() -> None:
    course, chance = Course(game(**DRY)), random.Random(4)
    made_again = looked = 0
    for seat in events(course, chance):
        if course.state is None:
            continue
        play = course.state.inner.match.boards[0].round
        assert isinstance(play, ContractRound)
        cards = Counter(card for hand in play.hands for card in hand)
        cards.update([*play.stock, *play.table.discards])
        cards.update(card for meld in play.table.melds for card in meld.meld.cards)
        assert cards == Counter(course.game.rules.pack.cards)
        draw = course.draw()
        if draw is not None and draw.fresh is not None:
            made_again += 1
            assert Counter(draw.pool) == Counter(play.table.discards[:-1])
        if play.table.reshuffles and seat != CHANCE:
            looked += 1
            assert Course.load(course.game, course.dump()).dump() == course.dump()
            again = Course(course.game)
            for event in course.resampled(seat, chance):
                again.apply(*event)
            assert again.state is not None
            assert again.state.history_text(seat) == course.state.history_text(seat)
            if looked == 5:
                break
    assert made_again > 0
    assert looked > 0


@pytest.mark.parametrize("number", [-1, 2, 53])
def test_what_chance_cannot_decide(number: int) -> None:
    with pytest.raises(IllegalAction, match="Chance cannot"):
        Course(game("gin")).apply(number)
