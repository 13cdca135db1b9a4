"""Simulations of gin, played again by the engine: every row agrees with it."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace

import pytest

from hollywood.gin import GIN_PRESETS, GinResult, GinRound, GinRules, price
from hollywood.kernel.engine.chance import LENGTH, begin
from hollywood.kernel.engine.vectors import vector
from hollywood.match.course import GinCourse, new_course
from hollywood.melds import deadwood
from hollywood.play import Seat
from hollywood.simulation.game import Spec, Unit
from hollywood.simulation.gin_game import deck_of, gin_game
from hollywood.strategy.gin.play import stream_of
from tests.lockstep.gin_rules import any_rules
from tests.lockstep.gin_soak import soaked
from tests.lockstep.gin_telling import ENDINGS, SCORES, seat_number, to_action
from tests.lockstep.gin_twin import Twin, policies
from tests.matches import NAMES

SEED = 20_260_101
Row = dict[str, int]


def rows_of(
    rules: GinRules, players: Sequence[str], unit: Unit, first: int, count: int
) -> list[Row]:
    spec = Spec(rules=rules.to_mapping(), players=tuple(players), unit=unit, seed=SEED)
    game = gin_game(spec)
    names = [column.name for column in game.columns]
    table = game.play(first, count)
    assert table.shape[1] == len(names)
    return [dict(zip(names, row, strict=True)) for row in table.tolist()]


def replay(
    twin: Twin, players: Sequence[str], seats: Sequence[int], dealer: Seat, row: Row
) -> tuple[Row, GinResult]:
    """Play the round of a row again in the engine; return the expected row."""
    rules, board = twin.rules, row.get("board", 0)
    stream = stream_of(row["round"] - 1, board)
    deck = deck_of(row["seed"], row["number"], row["round"], board)
    state = GinRound.deal(rules, dealer=dealer, deck=deck)
    dealt = [deadwood(hand, rules.melds) for hand in state.hands]
    twin.deal(deck, dealer)
    known, chances = policies(), []
    for seat in range(2):
        chance = [0] * LENGTH
        begin(chance, 0, row["seed"], row["number"], stream + 1 + seat)
        chances.append(vector(chance))
    while state.awaiting is not None:
        seat = state.awaiting
        action = twin.chosen(known[players[seats[seat]]], chances[seat])
        state = state.after(seat, to_action(action, rules))
        twin.apply(action)
    result = state.result
    assert result is not None
    score = price(result, rules)
    who = (*seats, -1)
    return {
        "seed": SEED,
        "dealer": who[dealer],
        "ending": ENDINGS.index(result.ending),
        "scored": SCORES.index(score.kind),
        "winner": who[seat_number(score.winner)],
        "points": score.points,
        "boxes": score.boxes,
        "knocker": who[seat_number(result.knocker)],
        "knocker_deadwood": result.knocker_deadwood,
        "defender_deadwood": result.defender_deadwood,
        "dealt_0": dealt[0],
        "dealt_1": dealt[1],
        "turns": result.turns,
        "layoffs": result.layoffs,
        "knocker_layoffs": result.knocker_layoffs,
        "upcard": int(result.upcard),
    }, result


def follow_match(rules: GinRules, players: Sequence[str], number: int, rows: list[Row]) -> None:
    """Play match ``number`` again on a course of the engine, row by row."""
    twin, rows = Twin(rules), list(rows)
    first = Seat(number % rules.players)
    course = new_course(rules, NAMES[: rules.players], first_dealer=first)
    assert isinstance(course, GinCourse)
    played = 0
    while not course.over:
        played += 1
        told, results = [], []
        for board, deal in enumerate(course.deals()):
            row = rows.pop(0)
            expected, result = replay(twin, players, deal.seats, deal.dealer, row)
            expected |= {"number": number, "match": number, "round": played}
            if rules.form != "two_handed":
                people = dict(zip(("player_0", "player_1"), deal.seats, strict=True))
                expected |= {"board": board, **people}
            results.append(result)
            told.append((row, expected))
        course = course.after(results)
        totals = {
            f"game{column.number}_{side}": total
            for column in course.sheet.columns
            for side, total in enumerate(column.totals)
        }
        for place, (row, expected) in enumerate(told):
            over = course.over and place == len(told) - 1
            winner = course.sheet.winner if over else None
            ended = {"match_over": int(over), "match_winner": -1 if winner is None else winner}
            assert row == expected | ended | totals
    assert not rows


@pytest.mark.parametrize("name", GIN_PRESETS)
def test_rounds_of_every_preset(name: str) -> None:
    players = ("greedy", "random")
    twin = Twin(GIN_PRESETS[name])
    for number, row in enumerate(rows_of(twin.rules, players, "rounds", 1000, 40), 1000):
        expected, _ = replay(twin, players, (0, 1), Seat(number % 2), row)
        assert row == expected | {"number": number, "match": -1, "round": 1}


@pytest.mark.parametrize("name", GIN_PRESETS)
def test_matches_of_every_preset(name: str) -> None:
    players = ("greedy", "linear")
    rules = GIN_PRESETS[name]
    rows = rows_of(rules, players, "matches", 10, soaked(5, interpreted=2))
    for number in sorted({row["match"] for row in rows}):
        follow_match(rules, players, number, [row for row in rows if row["match"] == number])


@pytest.mark.parametrize("part", range(4))
def test_matches_under_any_rules(part: int) -> None:
    rng = random.Random(f"any matches {part}")
    for number in range(soaked(20, interpreted=3)):
        rules = replace(any_rules(rng), target=rng.choice((30, 100)), knock_limit=10)
        players = rng.choices(("greedy", "linear", "camper"), k=2)
        follow_match(rules, players, number, rows_of(rules, players, "matches", number, 1))


FORMS = [
    ("gin", {"form": "cutthroat", "players": 3}),
    ("gin", {"form": "dealer_sits_out", "players": 3}),
    ("oklahoma", {"form": "in_the_box", "players": 3}),
    ("hollywood-gin", {"form": "chouette", "players": 3}),
    ("hollywood-gin", {"form": "partnership", "players": 4}),
    ("hollywood-rounds", {"form": "partnership", "players": 6}),
    ("gin", {"form": "partnership", "players": 8}),
]


@pytest.mark.parametrize(
    ("preset", "knobs"), FORMS, ids=[f"{knobs['form']}-{knobs['players']}" for _, knobs in FORMS]
)
def test_matches_of_three_and_more(preset: str, knobs: dict[str, object]) -> None:
    rules = replace(GIN_PRESETS[preset], **knobs)  # type: ignore[arg-type]
    players = (["greedy", "linear", "camper"] * 3)[: rules.players]
    count = soaked(3, interpreted=1)
    rows = rows_of(rules, players, "matches", 5, count)
    assert {row["match"] for row in rows} == set(range(5, 5 + count))
    for number in range(5, 5 + count):
        follow_match(rules, players, number, [row for row in rows if row["match"] == number])
    boards = {row["board"] for row in rows}
    single = rows_of(rules, players, "rounds", 5, count)
    assert [row["number"] for row in single] == [
        number for number in range(5, 5 + count) for _ in boards
    ]
    opening = {(row["number"], row["board"]): row for row in rows if row["round"] == 1}
    for row in single:
        assert row["match"] == -1
        shared = opening[row["number"], row["board"]]
        assert all(shared[name] == fact for name, fact in row.items() if name != "match")
