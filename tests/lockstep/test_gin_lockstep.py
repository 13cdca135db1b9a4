"""Rounds of gin in the engine and in the kernel, side by side: states, choices, views, prices.

The engine deals and plays; the kernel gets the same deck and the same actions. After every action,
everything in the engine's round, open and hidden, must equal the state vector. In some rounds the
legal actions and both views are compared as well.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from hollywood.gin import GIN_PRESETS, Ending, GinRound
from hollywood.gin.vectors.view import view_vector
from hollywood.kernel.engine.chance import LENGTH, begin
from hollywood.kernel.engine.compiling import can_compile
from hollywood.kernel.engine.vectors import empty_vector
from hollywood.kernel.gin import layout as at
from hollywood.play import Seat
from tests.gin.playing import Chooser, anything, keen, patient, random_deck
from tests.lockstep.gin_rules import any_rules
from tests.lockstep.gin_soak import CHECKED, soaked
from tests.lockstep.gin_telling import (
    score_of,
    to_action,
    to_vector,
    told_by_engine,
    told_by_kernel,
)
from tests.lockstep.gin_twin import Twin, plain, policies


def differences(state: GinRound, told: dict[str, Any]) -> dict[str, tuple[Any, Any]]:
    """Everything in which the engine and the kernel differ: (engine, kernel)."""
    expected = told_by_engine(state)
    assert expected.keys() == told.keys()
    return {name: (expected[name], told[name]) for name in told if expected[name] != told[name]}


def compare(state: GinRound, twin: Twin) -> None:
    """Compare the contents of a round."""
    different = differences(state, twin.told())
    assert not different, (different, state)


def compare_closely(state: GinRound, twin: Twin) -> None:
    """Compare the legal actions and the views, too."""
    for seat in (Seat(0), Seat(1)):
        assert twin.seen_by(seat) == view_vector(state.view(seat)), (seat, state)
    if state.awaiting is not None:
        expected = state.legal_actions(state.awaiting)
        assert twin.legal() == [to_vector(action) for action in expected], state


def play(twin: Twin, choose_next: Chooser, rng: random.Random) -> GinRound:
    """Play a round chosen by the engine's side, compared closely; return its end."""
    deck, dealer = random_deck(twin.rules, rng), Seat(rng.randrange(2))
    state = GinRound.deal(twin.rules, dealer=dealer, deck=deck)
    twin.deal(deck, dealer)
    while True:
        compare(state, twin)
        compare_closely(state, twin)
        if state.awaiting is None:
            break
        action = choose_next(state, rng)
        state = state.after(state.awaiting, action)
        twin.apply(to_vector(action))
    assert twin.priced() == score_of(state)
    return state


def play_by_kernel(twin: Twin, players: list[Any], rng: random.Random) -> GinRound:
    """Play a round chosen by policies of the kernel; the engine refuses illegal actions.

    Now and then the views are compared as well.
    """
    deck, dealer = random_deck(twin.rules, rng), Seat(rng.randrange(2))
    state = GinRound.deal(twin.rules, dealer=dealer, deck=deck)
    twin.deal(deck, dealer)
    chance = empty_vector(LENGTH)
    begin(chance, 0, rng.getrandbits(62), 0, 0)
    while state.awaiting is not None:
        action = twin.chosen(players[state.awaiting], chance)
        state = state.after(state.awaiting, to_action(action, twin.rules))
        twin.apply(action)
        compare(state, twin)
        if rng.random() < 0.05:
            for seat in (Seat(0), Seat(1)):
                assert twin.seen_by(seat) == view_vector(state.view(seat)), (seat, state)
    assert twin.priced() == score_of(state)
    return state


def tables_of_rules(rng: random.Random, rounds: int) -> Iterator[tuple[Twin, int]]:
    """Random rules, and how many rounds to play by each."""
    while rounds > 0:
        some = min(rounds, 3)
        yield Twin(any_rules(rng)), some
        rounds -= some


CHOOSERS = {"anything": anything, "keen": keen, "patient": patient}


@pytest.mark.parametrize("chooser", CHOOSERS)
@pytest.mark.parametrize("name", GIN_PRESETS)
def test_every_preset_step_by_step(name: str, chooser: str) -> None:
    rng = random.Random(f"{name} {chooser}")
    twin = Twin(GIN_PRESETS[name])
    # Waiting for big gin takes long, in the engine.
    for _ in range(soaked(4, interpreted=1) if chooser == "patient" else soaked(40, interpreted=6)):
        play(twin, CHOOSERS[chooser], rng)


@pytest.mark.parametrize("part", range(6))
def test_any_rules_step_by_step(part: int) -> None:
    rng = random.Random(f"any rules {part}")
    endings: Counter[Ending] = Counter()
    for twin, rounds in tables_of_rules(rng, soaked(120, interpreted=25)):
        for _ in range(rounds):
            end = play(twin, rng.choice(tuple(CHOOSERS.values())), rng)
            assert end.result is not None
            endings[end.result.ending] += 1
    if CHECKED:
        return  # too few rounds to expect every ending in each part
    some = {Ending.KNOCK, Ending.DEAD_HAND, Ending.TURN_CAP}
    assert set(endings) >= (some | {Ending.GIN} if can_compile() else some)


@pytest.mark.parametrize("players", ["greedy,greedy", "linear,greedy", "camper,linear"])
@pytest.mark.parametrize("name", GIN_PRESETS)
def test_policies_play_every_preset(name: str, players: str) -> None:
    rng = random.Random(f"{name} {players}")
    known = policies()
    twin = Twin(GIN_PRESETS[name])
    seated = [known[player] for player in players.split(",")]
    for _ in range(soaked(500, interpreted=10)):
        play_by_kernel(twin, seated, rng)


@pytest.mark.parametrize("part", range(2))
@pytest.mark.parametrize("name", GIN_PRESETS)
def test_random_policies_play_every_preset(name: str, part: int) -> None:
    rng = random.Random(f"{name} random {part}")
    twin = Twin(GIN_PRESETS[name])
    seated = [policies()["random"]] * 2
    for _ in range(soaked(150, interpreted=4)):
        play_by_kernel(twin, seated, rng)


@pytest.mark.parametrize("part", range(8))
def test_policies_play_by_any_rules(part: int) -> None:
    rng = random.Random(f"any policies {part}")
    known = list(policies().values())
    for twin, rounds in tables_of_rules(rng, soaked(900, interpreted=20)):
        seated = [rng.choice(known) for _ in range(2)]
        for _ in range(rounds):
            play_by_kernel(twin, seated, rng)


# ------------------------------------------------------------------------------- the comparison


def after_the_knock() -> tuple[GinRound, Twin]:
    """A finished round in which everything has happened that a state can record."""
    rng = random.Random("everything")
    twin = Twin(replace(GIN_PRESETS["gin"], knocker_layoff=True, knock_limit=25))
    while True:
        end = play(twin, keen, rng)
        if end.table.layoffs and end.table.knocker_layoffs:
            return end, twin


def places_that_mean_something(state: list[int]) -> list[int]:
    """Every place of the state except the deck's past, chance, and what is not counted."""
    lists = {
        at.S_LAYOFF_LIST: (state[at.S_LAYOFFS], at.MOST_LAYOFFS),
        at.S_KNOCKER_LAYOFF_LIST: (state[at.S_KNOCKER_LAYOFFS], at.MOST_LAYOFFS),
        at.S_PILE: (state[at.S_PILE_SIZE], 52),
    }
    unused = {*range(at.S_SHUFFLED, at.S_PILED), *range(at.S_DECK, at.S_DECK + 52)}
    unused -= set(range(at.S_DECK + 52 - state[at.S_STOCK], at.S_DECK + 52))
    for begins, (used, room) in lists.items():
        unused |= set(range(begins + used, begins + room))
    return [place for place in range(at.S_LENGTH) if place not in unused]


def test_a_fault_in_any_place_is_seen() -> None:
    end, twin = after_the_knock()
    state = plain(twin.state)
    assert not differences(end, told_by_kernel(state))
    meaningful = places_that_mean_something(state)
    assert len(meaningful) > 40
    for place in meaningful:
        for wrong in (state[place] + 1, state[place] ^ 2):
            changed = list(state)
            changed[place] = wrong
            assert differences(end, told_by_kernel(changed)), place


def test_a_fault_in_the_rules_is_seen() -> None:
    """Change a rule for the kernel alone: the rounds soon diverge."""
    rng = random.Random("wrong rules")
    for place, wrong in (
        (at.R_KNOCK_LIMIT, 9),
        (at.R_REDISCARD, 1),
        (at.R_FACE_DOWN, 0),
        (at.R_STOCK_FLOOR, 3),
        (at.R_DRAWS_EITHER, 1),
        (at.R_LAYOFF, 0),
        (at.R_UNDERCUT_BONUS, 11),
        (at.R_GIN_BONUS, 21),
    ):
        twin = Twin(GIN_PRESETS["gin"])
        twin.vector[place] = wrong
        with pytest.raises(AssertionError):
            play_many(twin, 200, rng)


def play_many(twin: Twin, rounds: int, rng: random.Random) -> None:
    for _ in range(rounds):
        play(twin, rng.choice((anything, keen)), rng)
