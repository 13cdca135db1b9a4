"""Players that are not built in, outside the arena: self-play, simulations, the terminal."""

from __future__ import annotations

import csv
import shlex
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from hollywood.arena import child
from hollywood.arena.simulated import TableGame, Terms
from hollywood.match.presets import rules_for
from hollywood.simulation.game import Spec, Unit
from tests.arena.programs import spoilt
from tests.cli.running import Runner

ROOT = Path(__file__).parent.parent.parent
ENGINE = f"Eng=engine:{shlex.quote(sys.executable)} {shlex.quote(str(ROOT / 'examples/engine.py'))}"
GREEDY = "Mine=python:tests.arena.own_bots:Greedy"
FAILING = "Bad=python:tests.arena.own_bots:Failing"


@pytest.fixture(autouse=True)
def _nothing_is_left(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    yield
    assert not child._groups, "every program has ended"


# ------------------------------------------------------------------------------ self-play


@pytest.mark.parametrize("keep", [(), ("--keep",)])
def test_selfplay_counts_them_by_name(hollywood: Runner, keep: tuple[str, ...]) -> None:
    words = ("selfplay", "--bots", f"{ENGINE},{GREEDY}", "--rules", "gin", "--rounds", "6")
    done = hollywood(*words, "--seed", "1", "--json", *keep)
    assert done.status == 0
    assert [each["bot"] for each in done.json["bots"]] == ["Eng", "Mine"]
    assert "I am thinking" not in done.out, "what a bot prints is no figure"
    assert sum(each["rounds_won"] for each in done.json["bots"]) <= 6


def test_a_class_plays_as_the_bot_in_it(hollywood: Runner) -> None:
    words = ("selfplay", "--rules", "may-i", "--rounds", "3", "--seed", "1", "--json")
    own = hollywood(*words, "--bots", f"{GREEDY},greedy,greedy,greedy").json
    built_in = hollywood(*words, "--bots", "greedy,greedy,greedy,greedy").json
    for key in ("rounds", "endings", "mean_turns"):
        assert own[key] == built_in[key]
    assert [each["penalty"] for each in own["bots"]] == [
        each["penalty"] for each in built_in["bots"]
    ]


def test_selfplay_stops_at_one_that_fails(hollywood: Runner, tmp_path: Path) -> None:
    words = ("selfplay", "--rules", "gin", "--rounds", "50", "--seed", "1", "--bots")
    done = hollywood(*words, f"{FAILING},greedy")
    assert done.status == 2
    *trace, complaint = done.err.splitlines()
    assert complaint == "hollywood: Bad 1 failed in round 1: it raised ValueError: oh dear"
    assert trace[-1] == "  ValueError: oh dear"
    done = hollywood(*words, f"'{spoilt(tmp_path, 'sys.exit(5)')}',greedy", "--budget-ms", "600000")
    assert "failed in round 1: it ended after line 3" in done.err
    assert "--budget-ms: a whole number from 1" in hollywood(*words, "a", "--budget-ms", "0").err


# ------------------------------------------------------------------------------ simulations


def test_a_simulation_has_the_same_rows_with_any_number_of_workers(
    hollywood: Runner, tmp_path: Path
) -> None:
    pytest.importorskip("numpy")
    files = [tmp_path / "one.csv", tmp_path / "two.csv"]
    for workers, file in enumerate(files, 1):
        words = ("simulate", "--rules", "gin", "--rounds", "25", "--seed", "7", "--quiet")
        players = ("--players", f"{GREEDY},simple", "--workers", str(workers), "--keep")
        assert hollywood(*words, *players, "--out", str(file)).status == 0
    one, two = (file.read_text(encoding="utf-8") for file in files)
    assert one == two
    rows = list(csv.DictReader(one.splitlines()))
    assert [int(row["number"]) for row in rows] == list(range(25))
    assert {row["dealer"] for row in rows} == {"0", "1"}
    stopped = hollywood("simulate", "--players", f"{FAILING},greedy", "--rounds", "5", "--quiet")
    assert "failed in round 1: it raised ValueError: oh dear" in stopped.err


@pytest.mark.parametrize(
    ("preset", "settings", "unit", "seats"),
    [
        ("gin", [], "rounds", 2),
        ("hollywood-gin", [], "matches", 2),
        ("gin", ["form=cutthroat", "players=3"], "matches", 3),
        ("gin", ["form=partnership", "players=4"], "matches", 4),
        ("may-i", [], "rounds", 4),
        ("may-i", [], "matches", 4),
    ],
)
def test_the_rows_of_tables_add_up(
    preset: str, settings: list[str], unit: Unit, seats: int
) -> None:
    pytest.importorskip("numpy")
    rules = rules_for(preset, settings)
    spec = Spec(rules=rules.to_mapping(), players=("greedy",) * seats, unit=unit, seed=3)
    game = TableGame(spec, Terms(1000, keep=False))
    try:
        table = game.play(2, 1 if unit == "matches" else 4)
    finally:
        game.close()
    names = [column.name for column in game.columns]
    rows = [dict(zip(names, map(int, row), strict=True)) for row in table]
    if unit == "rounds":
        assert [row["number"] for row in rows] == [2, 3, 4, 5]
        assert [row["dealer"] for row in rows] == [number % seats for number in range(2, 6)]
        return
    if seats == 2 or preset == "may-i":
        assert rows[0]["dealer"] == 2 % seats
    assert [row["match_over"] for row in rows] == [0] * (len(rows) - 1) + [1]
    if preset == "may-i":
        assert [row["hand"] for row in rows] == list(range(1, 8))
        for seat in range(seats):
            assert rows[-1][f"total_{seat}"] == sum(row[f"penalty_{seat}"] for row in rows)
    else:
        assert all(row["points"] >= 0 for row in rows)
        assert rows[-1]["match_winner"] >= 0


# ------------------------------------------------------------------------------ the terminal

PLAY = ("play", "gin", "--terminal", "--seed", "3", "--name", "Ann", "--dealer", "me")


def test_a_bot_of_ones_own_sits_at_the_terminal_and_comes_back(
    hollywood: Runner, tmp_path: Path
) -> None:
    path = tmp_path / "match.txt"
    done = hollywood(*PLAY, "--bot", ENGINE, "--record", str(path), stdin="pass\n")
    assert done.status in {0, 130}, done
    assert "Eng (own 1)" in path.read_text(encoding="utf-8").partition("\n")[0]
    resume = ("play", "--terminal", "--resume", str(path))
    assert "name it again with --bot" in hollywood(*resume).complaint
    assert "leave out --bot" in hollywood(*resume, "--bot", "greedy").complaint
    again = hollywood(*resume, "--bot", ENGINE, stdin="draw\n")
    assert again.status in {0, 130}, again
    assert "Eng" in again.out


def test_one_that_fails_at_the_terminal_is_replaced(hollywood: Runner) -> None:
    foolish = "python:tests.arena.own_bots:Foolish"
    done = hollywood(*PLAY, "--bot", foolish, stdin="pass\n")
    told = " ".join(done.out.split())
    assert "Greta has failed: choose() returned 'discard', which is no action" in told
    assert "the club player plays in its place" in told
    german = hollywood(*PLAY, "--bot", foolish, "--language", "de", stdin="passen\n")
    assert "hat versagt" in german.out
