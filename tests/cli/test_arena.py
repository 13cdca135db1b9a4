"""`hollywood arena`: its output, and its answers to nonsense."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

import pexpect
import pytest

from tests.arena.programs import example, program, spoilt
from tests.cli.running import Runner
from tests.processes import Terminal

LATER_DEATH = """
say(type="act", number=number, action={"type": "pass"})
while hear()["type"] != "turn":
    pass
print("a word too many", file=sys.stderr, flush=True)
sys.exit("no more")
"""
"""A program that ends at its second decision."""

SHORT = ("arena", "linear", "simple", "--rules", "eaai", "--seed", "seven")


def test_it_tells_one_object(hollywood: Runner) -> None:
    done = hollywood(*SHORT, "--pairs", "4", "--json")
    assert (done.status, done.err) == (0, "")
    told = done.json
    assert (told["preset"], told["seed"], told["unit"]) == ("eaai", "seven", "games")
    assert (told["pairs"], told["games"], told["interrupted"]) == (4, 8, False)
    assert told["win_share_low"] < told["win_share"] < told["win_share_high"]
    assert len(told["points_per_round"]) == len(told["ms_per_decision"]) == 2
    assert told["players"] == ["linear", "simple"]
    again = hollywood(*SHORT, "--pairs", "4", "--json").json
    for key in ("win_share", "points_per_round", "endings", "rounds"):
        assert again[key] == told[key]
    other = hollywood(*SHORT[:-1], "eight", "--pairs", "4", "--json").json
    assert other["endings"] != told["endings"]


def test_a_person_reads_tables(hollywood: Runner) -> None:
    done = hollywood(*SHORT, "--pairs", "3")
    assert (done.status, done.err) == (0, "")
    for words in (
        "3 pairs of 2 games with the same cards",
        "Seed: seven",
        "game share",
        "ahead per round",
        "How the rounds ended",
        "were even",
    ):
        assert words in done.out
    assert max(map(len, done.out.splitlines())) <= 88
    heads = [line for line in done.out.splitlines() if line.split() == ["linear", "simple"]]
    assert len(heads) == 2, "a figure is a line, and the players stand side by side"
    narrow = hollywood(*SHORT, "--pairs", "2", columns=40).out
    assert max(map(len, narrow.splitlines())) <= 40
    players = narrow.partition("The players")[2].partition("How they play")[0].splitlines()
    assert [line for line in players if line.startswith("  ") and line[2] != " "] == [
        "  linear",
        "  simple",
    ]


def test_the_contract_game_tells_what_is_left(hollywood: Runner) -> None:
    words = ("arena", "greedy", "random", "--rules", "may-i", "--unit", "rounds", "--pairs", "2")
    done = hollywood(*words, "--seed", "1")
    assert done.status == 0
    assert "points left per round" in done.out
    assert hollywood(*words, "--seed", "1", "--json").json["by_player"][0]["may_is"] >= 0


def test_a_program_plays_and_another_loses_by_forfeit(hollywood: Runner, tmp_path: Path) -> None:
    good, bad = program(tmp_path, example()), spoilt(tmp_path, LATER_DEATH)
    words = ("--rules", "eaai", "--unit", "rounds", "--pairs", "2", "--budget-ms", "600000")
    done = hollywood("arena", good, bad, *words)
    assert done.status == 0, done
    assert "spoilt.py lost 4 rounds by forfeit" in done.out
    assert "exit status 1): no more" in done.out
    told = hollywood("arena", good, bad, *words, "--json").json
    assert (told["win_share"], told["forfeits"], told["rounds"]) == (1.0, 4, 0)
    assert told["by_player"][1]["forfeits"] == {"died": 4}
    assert told["points_per_round"] == [None, None]
    assert json.dumps(told)


def test_progress_is_shown_on_a_terminal_and_ctrl_c_stops_it() -> None:
    words = [sys.executable, "-m", "hollywood.cli.main", *SHORT, "--pairs", "1000000"]
    terminal = Terminal(words, env={**os.environ, "TERM": "xterm", "COLUMNS": "80"})
    terminal.expect(r"[1-9]\d* of 1,000,000 pairs")
    terminal.sendintr()
    terminal.expect("Stopped; these are the complete pairs")
    terminal.expect(pexpect.EOF)
    terminal.close()
    assert terminal.exitstatus == 130


def test_a_program_that_ends_at_once_stops_the_run_and_its_words_are_shown(
    hollywood: Runner, tmp_path: Path
) -> None:
    bad = spoilt(tmp_path, 'print("first", file=sys.stderr, flush=True)\nsys.exit("no more")')
    words = ("--rules", "eaai", "--unit", "rounds", "--pairs", "1000", "--budget-ms", "600000")
    done = hollywood("arena", f"Bad={bad}", "greedy", *words)
    assert done.status == 2
    assert done.out == ""
    first, second, complaint = done.err.splitlines()
    assert (first, second) == ("  line 3: first", "  line 3: no more")
    assert complaint == (
        "hollywood: Bad cannot play: it ended after line 3 of the conversation (exit status 1): "
        "no more"
    )


def test_games_are_kept_and_runs_are_pooled(hollywood: Runner, tmp_path: Path) -> None:
    words = ("arena", "greedy", "simple", "--rules", "gin", "--unit", "rounds", "--seed", "7")
    whole = hollywood(*words, "--pairs", "6", "--json").json
    parts = []
    for first in ("1", "4"):
        part = tmp_path / f"{first}.json"
        folder = str(tmp_path / "records" / first)
        given = ("--pairs", "3", "--first", first, "--records", folder, "--json")
        part.write_text(hollywood(*words, *given).out, encoding="utf-8")
        parts.append(str(part))
        assert "already has records" in hollywood(*words, *given).err
    pooled = hollywood("arena", "--pool", *parts, "--json").json
    for key in ("pairs", "games", "rounds", "win_share", "win_share_low", "endings", "seed"):
        assert pooled[key] == whole[key]
    assert [result["pair"] for result in pooled["results"]] == [1, 2, 3, 4, 5, 6]
    assert "pair 1 of the seed 7" in hollywood("arena", "--pool", parts[0], parts[0]).complaint
    records = sorted((tmp_path / "records").rglob("*.txt"))
    assert [record.name for record in records[-2:]] == ["pair-000006-1.txt", "pair-000006-2.txt"]
    assert len(records) == 12
    for record in records:
        assert hollywood("verify", str(record), "--json").json["verified"]
    assert "greedy" in hollywood("replay", str(records[0])).out


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--pool"], "PLAYER is missing"),
        (["--pool", "/no/such/file"], "No such file"),
        (["--pool", __file__], "is not what `hollywood arena --json` printed"),
        (["greedy", "python:nowhere:Bot"], "nowhere cannot be imported: ModuleNotFoundError"),
        (["greedy", "python:json:Bot"], "json has no class 'Bot'"),
        (["greedy", "python:json:JSONDecoder"], "has no method choose(view)"),
        (["greedy", "python:json"], "has to name a module and a class"),
        (["greedy", "child:nowhere:Bot"], "nowhere cannot be imported"),
        (["greedy", "engine:"], "engine: has to name a command"),
        (["greedy", "engine:/no/such/engine"], "there is no program '/no/such/engine'"),
        (["greedy", "=greedy"], "there is no bot '=greedy'"),
        (["greedy", f"{'x' * 100}=greedy"], "cannot be a name"),
        (["greedy", "random", "--first", "0"], "--first cannot be 0"),
        ([], "is missing"),
        (["greedy"], "the arena is for two players or more"),
        (["greedy", "gredy"], "did you mean greedy?"),
        (["greedy", ""], "there is no bot ''"),
        (["greedy", "program:/no/such/bot"], "there is no program '/no/such/bot'"),
        (["greedy", "program:"], "has to name a command"),
        (["greedy"] * 3, "3 players cannot fill a table for 2"),
        (["greedy"] * 7, "7 players cannot fill a table for 2"),
        (["greedy"] * 7 + ["--rules", "may-i"], "7 players cannot fill a table for 4, 5 or 6"),
        (["camper", "greedy", "--rules", "may-i"], "camper bot plays gin only"),
        (["greedy", "random", "--rules", "bridge"], "there is no preset 'bridge'"),
        (["greedy", "random", "--set", "target=0"], "target cannot be 0"),
        (["greedy", "random", "--pairs", "0"], "--pairs cannot be 0: a whole number from 1"),
        (["greedy", "random", "--pairs", "-1"], "--pairs cannot be -1"),
        (["greedy", "random", "--pairs", "many"], "--pairs cannot be 'many'"),
        (["greedy", "random", "--pairs", "10000000000"], "to 10,000,000"),
        (["greedy", "random", "--budget-ms", "0"], "--budget-ms cannot be 0"),
        (["greedy", "random", "--budget-ms", "0.5"], "--budget-ms cannot be '0.5'"),
        (["greedy", "random", "--workers", "0"], "--workers cannot be 0"),
        (["greedy", "random", "--unit", "hands"], "--unit cannot be 'hands'"),
        (["greedy", "random", "--color"], "has no option --color"),
    ],
)
def test_nonsense_ends_in_one_line(hollywood: Runner, words: list[str], told: str) -> None:
    done = hollywood("arena", *words)
    assert told in done.complaint
    assert done.out == ""
