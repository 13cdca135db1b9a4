"""`hollywood selfplay`: what it prints, and its answers to nonsense."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from hollywood.bots.selfplay import Selfplay
from hollywood.cli.main import main


def figures(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    assert main(["selfplay", *words, "--json"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    (line,) = out.splitlines()
    told: dict[str, Any] = json.loads(line)
    assert told.pop("seconds") is not None
    told.pop("rounds_per_second")
    return told


def test_the_same_seed_tells_the_same_figures(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--rules", "gin", "--bots", "greedy,greedy", "--rounds", "20", "--seed", "seven")
    told = figures(capsys, *words)
    assert told == figures(capsys, *words)
    assert told["rounds"] == 20
    assert told["seed"] == "seven"
    assert told != figures(capsys, *words[:-1], "eight")


def test_the_contract_game_tells_penalties(capsys: pytest.CaptureFixture[str]) -> None:
    told = figures(capsys, "--rules", "may-i", "--matches", "1", "--bots", "greedy", "--seed", "1")
    assert (told["players"], told["rounds"], told["matches"]) == (4, 7, 1)
    (greedy,) = told["bots"]
    assert greedy["penalty_per_round"] > 0


def test_a_person_reads_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["selfplay", "--rounds", "12", "--seed", "1"]) == 0
    out = capsys.readouterr().out
    for words in ("12 rounds", "How the rounds ended", "greedy", "random", "Seed: 1"):
        assert words in out


def test_stopping_shows_what_was_played(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = Selfplay.play

    def interrupted(self: Selfplay) -> Iterator[None]:
        for deals, _ in enumerate(whole(self), 1):
            yield
            if deals == 3:
                raise KeyboardInterrupt

    monkeypatch.setattr(Selfplay, "play", interrupted)
    assert main(["selfplay", "--rules", "gin", "--rounds", "50", "--json"]) == 130
    told = json.loads(capsys.readouterr().out)
    assert (told["rounds"], told["interrupted"]) == (3, True)
    assert main(["selfplay", "--rules", "gin", "--rounds", "50"]) == 130
    assert capsys.readouterr().out.startswith("Stopped")


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--rounds", "0"], "--rounds cannot be 0: a whole number from 1"),
        (["--matches", "-3"], "--matches cannot be -3: a whole number from 1"),
        (["--rounds", "many"], "--rounds"),
        (["--rounds", "1", "--matches", "1"], "--matches"),
        (["--bots", "gredy"], "did you mean greedy?"),
        (["--bots", ""], "there is no bot ''"),
        (["--bots", "greedy,greedy,greedy"], "3 bots cannot fill a table for 2: name"),
        (["--rules", "bridge"], "there is no preset 'bridge'"),
        (["--set", "target=0"], "target cannot be 0"),
    ],
)
def test_nonsense_ends_in_one_line(
    words: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["selfplay", *words]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert told in err
