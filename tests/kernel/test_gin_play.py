"""Dealing, playing and recording rounds of gin in the kernel: chance, rows, bounds, statistics."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from hollywood.cards import Pack
from hollywood.errors import HollywoodError
from hollywood.gin import GIN_PRESETS, GinRound, GinRules
from hollywood.gin.vectors.rules import rules_vector
from hollywood.kernel.engine.compiling import can_compile, compiled
from hollywood.kernel.engine.vectors import empty_vector, vector
from hollywood.kernel.gin import deal as gin_deal
from hollywood.kernel.gin import layout as at
from hollywood.kernel.gin.game import Game
from hollywood.kernel.gin.legality import legal
from hollywood.kernel.gin.sheet import T_LENGTH
from hollywood.play import Seat
from hollywood.simulation.game import Spec, Unit
from hollywood.simulation.gin_game import deck_of, gin_game
from hollywood.strategy.gin import matches as gin_matches
from hollywood.strategy.gin import play as gin_play
from hollywood.strategy.gin.policies.choose import POLICIES

GIN = GIN_PRESETS["gin"]
VECTOR = rules_vector(GIN)


def simulated(
    rules: GinRules = GIN,
    players: Sequence[str] = ("greedy", "greedy"),
    unit: Unit = "rounds",
    *,
    first: int = 0,
    count: int,
    seed: int = 1,
) -> dict[str, Any]:
    """Return the columns of a simulation, by name."""
    spec = Spec(rules=rules.to_mapping(), players=tuple(players), unit=unit, seed=seed)
    game = gin_game(spec)
    table = game.play(first, count)
    return {column.name: table[:, place] for place, column in enumerate(game.columns)}


def same(first: dict[str, Any], second: dict[str, Any]) -> bool:
    return first.keys() == second.keys() and all(
        np.array_equal(column, second[name]) for name, column in first.items()
    )


# ------------------------------------------------------------------------------------ the deck


@pytest.mark.parametrize("hand_size", [7, 8, 9, 10])
@pytest.mark.parametrize("dealer", [0, 1])
def test_the_deal_is_that_of_the_engine(hand_size: int, dealer: int) -> None:
    rules = replace(GIN, hand_size=hand_size)
    for number in range(50):
        deck = deck_of(9, number)
        engine = GinRound.deal(rules, dealer=Seat(dealer), deck=deck)
        state = [0] * at.S_LENGTH
        gin_deal.deal(state, rules_vector(rules), dealer, 9, number, 0)
        assert state[at.S_HANDS : at.S_HANDS + 2] == [hand.bits for hand in engine.hands]
        assert state[at.S_UPCARD] == engine.table.upcard
        assert state[at.S_STOCK] == len(engine.stock)
        gin_deal.finish_shuffle(state)
        assert tuple(state[at.S_DECK + 2 * hand_size + 1 : at.S_DECK + 52]) == engine.stock


def test_a_deck_is_the_pack_in_some_order() -> None:
    for number in range(200):
        Pack().check(deck_of(3, number))


def test_every_round_of_every_match_has_its_own_deck() -> None:
    numbers = ((0, 1, 0), (1, 1, 0), (0, 2, 0), (0, 1, 1), (0, 1, 2), (0, 1, 3), (1, 2, 0))
    decks = {deck_of(5, *which) for which in numbers}
    assert len(decks) == len(numbers)
    assert deck_of(6, 0) not in decks


def test_streams_never_meet() -> None:
    streams = [
        gin_play.stream_of(rounds, board) + place
        for rounds in range(50)
        for board in range(gin_play.MOST_BOARDS)
        for place in range(3)
    ]
    assert len(set(streams)) == len(streams)
    assert gin_play.stream_of(gin_matches.MOST_ROUNDS, 0) < 2**32


def test_a_deck_shuffled_as_it_is_needed_is_the_deck_shuffled_whole() -> None:
    for number in range(100):
        piecemeal = [0] * at.S_LENGTH
        gin_deal.deal(piecemeal, VECTOR, 0, 4, number, 0)
        for _ in range(31):
            card = gin_deal.top_of_stock(piecemeal)
            assert card == deck_of(4, number)[52 - piecemeal[at.S_STOCK]]
            piecemeal[at.S_STOCK] -= 1


def test_every_card_comes_to_every_place_alike() -> None:
    """Chi-square over 20,000 decks: 51 * 51 degrees of freedom, within 5 standard deviations."""
    decks = 20_000 if can_compile() else 2_000
    state, rules = empty_vector(at.S_LENGTH), vector(VECTOR)
    seen = np.zeros((52, 64), np.int64)
    places = np.arange(52)
    for number in range(decks):
        compiled(gin_deal.deal)(state, rules, 0, 77, number, 0)
        compiled(gin_deal.finish_shuffle)(state)
        seen[places, np.asarray(state[at.S_DECK : at.S_DECK + 52])] += 1
    counts = seen[:, [int(card) for card in Pack().cards]]
    expected = decks / 52
    chi_square = float(((counts - expected) ** 2 / expected).sum())
    freedom = 51 * 51
    assert abs(chi_square - freedom) < 5 * math.sqrt(2 * freedom)


# ------------------------------------------------------------------------------------ the rows


@pytest.mark.parametrize("unit", ["rounds", "matches"])
def test_rows_do_not_depend_on_how_they_are_cut(unit: Unit) -> None:
    count = 60 if can_compile() else 8
    players = ("random", "linear")
    whole = simulated(players=players, unit=unit, count=count)
    cut = count // 3
    parts = [
        simulated(players=players, unit=unit, count=cut),
        simulated(players=players, unit=unit, first=cut, count=count - cut),
    ]
    joined = {name: np.concatenate([part[name] for part in parts]) for name in whole}
    assert same(whole, joined)


def test_another_seed_gives_other_rows() -> None:
    assert not same(simulated(count=20), simulated(count=20, seed=2))


def test_seats_take_turns_to_deal() -> None:
    rounds = simulated(first=7, count=20)
    assert rounds["dealer"].tolist() == [number % 2 for number in range(7, 27)]
    matches = simulated(unit="matches", first=7, count=6)
    first = matches["round"] == 1
    assert matches["dealer"][first].tolist() == [1, 0, 1, 0, 1, 0]


def test_a_full_vector_of_rows_loses_nothing() -> None:
    """The loop stops when there is no more room, and continues there."""
    rules = GIN_PRESETS["hollywood-gin"]
    game, weights = Game(rules_vector(rules), rules.melds.tables), list(POLICIES["greedy"][1])
    seats = gin_play.Seats([1, 1], weights, weights)
    length = gin_matches.row_length(game.rules)
    written = []
    for room in (1, 3, 1000):
        course, sheet = [0] * gin_matches.C_LENGTH, [0] * T_LENGTH
        course[gin_matches.C_MATCH] = 2
        found: list[int] = []
        while course[gin_matches.C_MATCH] <= 4:
            rows = [0] * (room * length)
            count = gin_matches.play_matches(course, sheet, 4, 1, game, seats, rows)
            assert 0 < count <= room
            found += rows[: count * length]
        written.append(found)
    assert written[0] == written[1] == written[2]


def test_a_match_without_end_is_broken_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gin_matches, "MOST_ROUNDS", 15)
    rules = GIN_PRESETS["straight-gin"]
    game, seats = Game(rules_vector(rules), rules.melds.tables), gin_play.Seats([0, 0], [0], [0])
    length, room = gin_matches.row_length(game.rules), 100
    rows = [0] * (room * length)
    course, sheet = [0] * gin_matches.C_LENGTH, [0] * T_LENGTH
    count = gin_matches.play_matches(course, sheet, 1, 1, game, seats, rows)
    assert count == 30
    table = np.array(rows[: count * length]).reshape(count, length)
    assert table[:, gin_matches.M_ROUND].tolist() == 2 * list(range(1, 16))
    assert not table[:, gin_matches.M_OVER].any()


def test_interpreted_and_compiled_play_alike() -> None:
    rules = replace(GIN_PRESETS["hollywood-gin"], knocker_layoff=True, big_gin=31)
    game, names = Game(rules_vector(rules), rules.melds.tables), list(POLICIES)
    for first, second in zip(names, names[1:] + names[:1], strict=True):
        count = 15
        plain = [0] * (count * gin_play.F_LENGTH)
        numbers = [POLICIES[name][0] for name in (first, second)]
        weights = [list(POLICIES[name][1]) for name in (first, second)]
        seats = gin_play.Seats(numbers, *weights)
        gin_play.play_rounds(0, count, 8, game, seats, plain)
        rows = simulated(rules, (first, second), count=count, seed=8)
        names_of_facts = list(rows)[4:]
        assert len(names_of_facts) == gin_play.F_LENGTH
        told = np.stack([rows[name] for name in names_of_facts], axis=1)
        assert told.flatten().tolist() == plain


def test_over_there_is_nothing_to_do() -> None:
    state = [0] * at.S_LENGTH
    gin_deal.deal(state, VECTOR, 0, 1, 1, 0)
    state[at.S_PHASE] = at.OVER
    assert legal(state, VECTOR, GIN.melds.tables, [], 0) == 0


def test_unknown_players_are_named() -> None:
    with pytest.raises(HollywoodError, match=r"no player 'gredy'.*did you mean greedy\?.*camper"):
        simulated(players=("greedy", "gredy"), count=1)


def test_the_number_of_players_must_fit() -> None:
    with pytest.raises(HollywoodError, match="1 players are named; these rules are for 2"):
        simulated(players=("greedy",), count=1)


# -------------------------------------------------------------------------------- statistics
# The seed is fixed, so these never flicker; the bounds are 5 standard errors, so that another
# generator or another order of drawing also passes.


def test_dealt_deadwood() -> None:
    """A hand of ten has 56.6 deadwood as dealt, with a standard deviation of 13.8."""
    rounds = 200_000 if can_compile() else 2_000
    table = simulated(count=rounds, seed=3)
    dealt = np.concatenate([table["dealt_0"], table["dealt_1"]])
    error = 13.8 / math.sqrt(2 * rounds)
    assert abs(dealt.mean() - 56.6) < 0.05 + 5 * error
    assert abs(dealt.std() - 13.8) < 0.05 + 5 * error
    assert abs(table["dealt_0"].mean() - table["dealt_1"].mean()) < 5 * error * math.sqrt(2) * 2


def test_dead_hands_of_random_players() -> None:
    """Random players hardly ever knock: 96.5 to 97.5 of 100 rounds are dead hands."""
    rounds = 40_000 if can_compile() else 400
    endings = Counter(simulated(players=("random", "random"), count=rounds)["ending"].tolist())
    share = endings[at.DEAD_HAND] / rounds
    error = math.sqrt(0.97 * 0.03 / rounds)
    assert 0.965 - 5 * error < share < 0.98 + 5 * error
    assert endings[at.TURN_CAP] == 0


def test_who_plays_first_wins_more() -> None:
    """Between greedy players the one who did not deal wins 50.5 to 54 of 100 decided rounds."""
    rounds = 200_000 if can_compile() else 2_000
    table = simulated(count=rounds, seed=5)
    decided = table["winner"] >= 0
    first = (table["winner"] != table["dealer"])[decided].mean()
    error = 0.5 / math.sqrt(decided.sum())
    assert 0.505 - 5 * error < first < 0.54 + 5 * error
    # Seat 0 has no edge: the deal rotates.
    assert abs((table["winner"] == 0)[decided].mean() - 0.5) < 5 * error
