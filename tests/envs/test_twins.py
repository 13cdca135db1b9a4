"""Twins: states that differ only in cards a seat has not seen give it the same bytes."""

from __future__ import annotations

import random

import pytest

from hollywood.cards import Card
from hollywood.contract import ContractRound
from hollywood.contract.sight import ContractView
from hollywood.envs import State, game
from hollywood.envs.gin import family as gin_family
from hollywood.envs.planes import Vector
from hollywood.gin.sight import GinView
from hollywood.match.match import Match
from hollywood.play import Seat
from tests.envs.playing import NAMES, SOAKING, chosen, made, played, seen, strange

STATES = 400 if SOAKING else 25
OFTEN = 0.05


def check_twins(state: State, chance: random.Random) -> int:
    """Compare a state with another deal of the unseen cards; return 1 if the cards differ."""
    seat = chance.randrange(state.game.players)
    twin = state.resample(seat, chance)
    assert seen(twin, seat) == seen(state, seat)
    assert twin.to_act == state.to_act
    assert twin.over == state.over
    others = [other for other in range(state.game.players) if other != seat]
    return int(
        any(twin.observe(other).tobytes() != state.observe(other).tobytes() for other in others)
    )


@pytest.mark.parametrize("episode", ["round", "match"])
@pytest.mark.parametrize("name", NAMES)
def test_a_seat_cannot_tell_twins_apart(name: str, episode: str) -> None:
    chance = random.Random(f"{name} {episode}")
    differ = checked = number = 0
    while checked < STATES:
        number += 1
        spreads = chance.choice(("best", "all"))
        state = made(name, chance, episode=episode, spreads=spreads).start(seed=number)
        for _ in played(state, chance, 700):
            if chance.random() < OFTEN:
                differ += check_twins(state, chance)
                checked += 1
                if checked == STATES:
                    break
    assert differ > STATES // 4


def test_nor_under_random_rules() -> None:
    chance = random.Random(12)
    differ = 0
    for number in range(200 if SOAKING else 12):
        state = strange(chance, spreads=chance.choice(("best", "all"))).start(seed=number)
        for _ in played(state, chance, 250):
            if chance.random() < OFTEN:
                differ += check_twins(state, chance)
    assert differ > 20


@pytest.mark.parametrize("name", ["gin", "may-i"])
def test_cards_that_are_exchanged_in_the_deck_are_not_seen(name: str) -> None:
    """Twins made from the deck itself: the same moves, and two hidden cards exchanged."""
    chance = random.Random(name)
    checked = 0
    for number in range(25):
        environment = made(name)
        state = environment.start(seed=number, dealer=0, hand=None if name == "gin" else 1)
        deck = list(state.inner.dealt[0].decks[0])
        play = state.inner.match.boards[0].round
        mine = set(play.hands[0])
        hidden = [
            place
            for place, card in enumerate(deck)
            if card not in mine and card != play.table.discards[0]
        ]
        one, two = chance.sample(hidden, 2)
        deck[one], deck[two] = deck[two], deck[one]
        hand = None if name == "gin" else 1
        twin = environment.start(seed=number, deal=[deck], dealer=0, hand=hand)
        for _ in range(40):
            if seen(state, 0)[:4] != seen(twin, 0)[:4]:
                # Only what seat 0 has now seen may differ: one of the two cards.
                told = "".join(each.history_text(0) for each in (state, twin))
                assert any(Card(deck[place]).text in told for place in (one, two))
                break
            seat = state.to_act[0]
            action = chosen(state, seat, chance)
            if action not in twin.legal(seat):
                break
            for each in (state, twin):
                each.step(seat, action)
            checked += 1
            if state.over:
                break
    assert checked > 50


def test_a_leak_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The comparison of twins sees one hidden card in one number of the observation."""
    write = gin_family.GinFamily.write

    def leaking(
        self: gin_family.GinFamily,
        match: Match,
        seat: Seat,
        view: GinView | None,
        asked: tuple[Seat, ...],
        out: Vector,
    ) -> None:
        write(self, match, seat, view, asked, out)
        play = match.boards[0].round
        assert not isinstance(play, ContractRound)
        out[-1] += float(play.stock[0]) if play.stock else 0.0

    monkeypatch.setattr(gin_family.GinFamily, "write", leaking)
    chance = random.Random(2)
    state = game("gin").start(seed=1)
    for _ in played(state, chance, 8):
        pass
    with pytest.raises(AssertionError):
        check_twins(state, chance)


def test_every_deal_of_the_unseen_cards_can_come() -> None:
    """At the first deal, a hidden card is equally often at every place that a seat cannot see."""
    state = game("gin").start(seed=6, dealer=0)
    chance = random.Random(1)
    hidden = [card for card in state.inner.dealt[0].decks[0] if card not in state.view(0).hand]  # type: ignore[union-attr]
    hidden.remove(state.view(0).table.discards[0])  # type: ignore[union-attr]
    card, held, tries = hidden[0], 0, 600
    for _ in range(tries):
        twin = state.resample(0, chance)
        held += card in twin.view(1).hand  # type: ignore[union-attr]
    share = 10 / len(hidden)
    assert abs(held / tries - share) < 4 * (share * (1 - share) / tries) ** 0.5


def test_twins_after_a_reshuffle() -> None:
    """What lies in the new stock is known, and who got which of it is not."""
    chance = random.Random(8)
    environment = game("may-i", {"contracts": ("RRR",), "deal": (11,), "may_i": None})
    state = environment.start(seed=1)
    differ = 0
    for number, _ in enumerate(played(state, chance, 350)):
        view = state.view(0)
        assert isinstance(view, ContractView)
        if view.table.reshuffles and number % 20 == 0:
            differ += check_twins(state, chance)
    assert differ > 2


def test_numpy_draws_too() -> None:
    import numpy as np

    state = game("may-i").start(seed=6)
    one, two = (state.resample(0, np.random.default_rng(5)) for _ in range(2))
    assert one.dump() == two.dump()
    assert seen(one, 0) == seen(state, 0)
