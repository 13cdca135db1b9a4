"""The figures against the same figures computed from the rows, one by one."""

from __future__ import annotations

import statistics
from collections import Counter
from typing import Any

import pytest

from hollywood.match.presets import rules_for
from hollywood.simulation.game import Column, Game, Spec, Unit
from hollywood.simulation.games import game_of
from hollywood.simulation.summary import reading_of, summarised
from tests.simulation.toy import Toy, toy_spec

Row = dict[str, Any]


def rows_of(game: Game, count: int) -> list[Row]:
    """Return rows by name, with words."""
    return [
        {
            column.name: (*column.words, None)[number] if column.words else number
            for column, number in zip(game.columns, row, strict=True)
        }
        for row in game.play(0, count).tolist()
    ]


def figures(spec: Spec, game: Game, count: int) -> dict[str, Any]:
    reading = reading_of(spec, game)
    return reading.figures(summarised(reading, game.columns, game.play(0, count)))


def is_mean(told: dict[str, Any], values: list[int]) -> bool:
    assert told["mean"] == pytest.approx(statistics.fmean(values), abs=1e-5)
    assert told["sd"] == pytest.approx(statistics.stdev(values), abs=1e-5)
    assert told.get("histogram", []) in ([], sorted(map(list, Counter(values).items())))
    return True


@pytest.mark.parametrize("unit", ["rounds", "matches"])
def test_gin(unit: Unit) -> None:
    spec = toy_spec(unit=unit)
    game = Toy(spec)
    rows, told = rows_of(game, 400), figures(spec, game, 400)
    won = [row for row in rows if row["winner"] >= 0]
    assert told["endings"] == {**dict.fromkeys(told["endings"], 0), **tally(rows, "ending")}
    assert told["scored"] == {**dict.fromkeys(told["scored"], 0), **tally(rows, "scored")}
    assert (told["dead_hands"]["count"], told["dead_hands"]["of"]) == (
        len(rows) - len(won),
        len(rows),
    )
    assert is_mean(told["points"], [row["points"] for row in won])
    assert is_mean(told["turns"], [row["turns"] for row in rows])
    assert is_mean(told["layoffs"], [row["layoffs"] for row in rows])
    knocked = [row for row in rows if row["knocker"] >= 0]
    assert is_mean(told["knocker_deadwood"], [row["knocker_deadwood"] for row in knocked])
    assert is_mean(told["defender_deadwood"], [row["defender_deadwood"] for row in knocked])
    assert is_mean(told["dealt_deadwood"], [row[f"dealt_{s}"] for row in rows for s in (0, 1)])
    first = sum(row["winner"] == 1 - row["dealer"] for row in won)
    assert (told["first_player"]["count"], told["first_player"]["of"]) == (first, len(won))
    over = [row for row in rows if row.get("match_over") == 1]
    assert ("match_length" in told) == (unit == "matches")
    if over:
        assert is_mean(told["match_length"], [row["round"] for row in over])
    for player in (0, 1):
        of_player = told["by_player"][player]
        own = [row for row in won if row["winner"] == player]
        assert of_player["player"] == spec.players[player]
        assert of_player["rounds_won"]["count"] == len(own)
        assert of_player["rounds_won"]["of"] == len(won)
        assert of_player["won_by"] == tally(own, "scored")
        assert of_player["points"] == sum(row["points"] for row in own)
        points = [row["points"] if row["winner"] == player else 0 for row in rows]
        assert is_mean(of_player["points_per_round"], points)
        assert is_mean(of_player["points_per_win"], [row["points"] for row in own])
        if over:
            mine = sum(row["match_winner"] == player for row in over)
            assert (of_player["matches_won"]["count"], of_player["matches_won"]["of"]) == (
                mine,
                len(over),
            )


@pytest.mark.parametrize(
    ("form", "players"), [("partnership", 4), ("chouette", 3), ("cutthroat", 3)]
)
def test_gin_for_more_than_two(form: str, players: int) -> None:
    rules = rules_for("gin", [f"form={form}", f"players={players}"])
    spec = Spec(rules=rules.to_mapping(), players=("greedy",) * players, unit="matches", seed=3)
    game = game_of(spec)
    rows, told = rows_of(game, 12), figures(spec, game, 12)
    matches_won = 0
    for player in range(players):
        of_player = told["by_player"][player]
        own = [row for row in rows if player in (row["player_0"], row["player_1"])]
        assert of_player["rounds"] == len(own)
        assert of_player["rounds_won"]["count"] == sum(row["winner"] == player for row in own)
        assert of_player["rounds_won"]["of"] == sum(row["winner"] >= 0 for row in own)
        points = [row["points"] if row["winner"] == player else 0 for row in own]
        assert is_mean(of_player["points_per_round"], points)
        assert of_player["matches_won"]["of"] == 12
        won = 0
        for row in rows:
            if row["match_over"] == 1 and row["match_winner"] >= 0:
                first = row["match"] % players
                sides = {
                    "partnership": [{0, 2}, {1, 3}],
                    "chouette": [{first}, {0, 1, 2} - {first}],
                    "cutthroat": [{0}, {1}, {2}],
                }[form]
                won += player in sides[row["match_winner"]]
        assert of_player["matches_won"]["count"] == won
        matches_won += won
    assert matches_won
    assert "first_player" not in told


@pytest.mark.parametrize("unit", ["rounds", "matches"])
def test_contract(unit: Unit) -> None:
    spec = Spec(rules=rules_for("may-i").to_mapping(), players=("random",) * 4, unit=unit, seed=5)
    game = game_of(spec)
    count = 14 if unit == "rounds" else 2
    rows, told = rows_of(game, count), figures(spec, game, count)
    assert len(rows) == 14
    assert told["endings"] == {**dict.fromkeys(told["endings"], 0), **tally(rows, "ending")}
    assert is_mean(told["penalties"], [row[f"penalty_{s}"] for row in rows for s in range(4)])
    assert is_mean(told["may_is"], [row[f"may_is_{s}"] for row in rows for s in range(4)])
    assert is_mean(told["turns"], [row["turns"] for row in rows])
    won = [row for row in rows if row["winner"] >= 0]
    assert told["dead_hands"]["count"] == len(rows) - len(won)
    first = sum(row["winner"] == (row["dealer"] + 1) % 4 for row in won)
    assert told["first_player"]["count"] == first
    for hand in told["hands"]:
        here = [row for row in rows if row["hand"] == hand["hand"]]
        assert (hand["rounds"], hand["won"]) == (2, sum(row["winner"] >= 0 for row in here))
        assert is_mean(hand["penalties"], [row[f"penalty_{s}"] for row in here for s in range(4)])
    for seat in range(4):
        of_player = told["by_player"][seat]
        assert of_player["penalty"] == sum(row[f"penalty_{seat}"] for row in rows)
        assert of_player["may_is"] == sum(row[f"may_is_{seat}"] for row in rows)
        assert of_player["rounds_won"]["count"] == sum(row["winner"] == seat for row in rows)
        if unit == "matches":
            over = [row for row in rows if row["match_over"] == 1]
            assert of_player["matches_won"]["of"] == len(over) == 2
            assert is_mean(of_player["total"], [row[f"total_{seat}"] for row in over])


def tally(rows: list[Row], name: str) -> dict[str, int]:
    return dict(Counter(row[name] for row in rows))


def test_columns_have_their_words() -> None:
    game = Toy(toy_spec())
    assert Column("dealer") in game.columns
    assert {column.name for column in game.columns if column.words} == {"ending", "scored"}
