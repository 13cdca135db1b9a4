"""A rematch, an unfinished match from the start menu, and commands that work as typed."""

from __future__ import annotations

import json
import os
import re
import sys
from pathlib import Path

import pytest

from hollywood.bots.following import Estimate, level_for
from hollywood.bots.strengths import strengths
from hollywood.cli.terminal import keeping, shelf, typing_back
from tests import processes
from tests.cli.running import as_program
from tests.cli.terminal.person import Person, Pipe, Window, kept, play
from tests.waiting import PATIENCE

QUICK = ("gin", "--set", "target=1", "--set", "knock_limit=50", "--seed", "4")


def program(at: Path) -> Path:
    """Put an executable there."""
    at.parent.mkdir(parents=True, exist_ok=True)
    at.write_text("#!/bin/sh\n")
    at.chmod(0o755)
    return at


# How the program is started again


def test_on_the_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(program(tmp_path / "hollywood").parent))
    monkeypatch.setenv("MAKELEVEL", "1")
    assert typing_back.resume_command(Path("a b")) == "hollywood play --terminal --resume 'a b'"


@pytest.fixture
def off_the_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout whose program is not on the PATH."""
    monkeypatch.setenv("PATH", "/no/such/folder")
    monkeypatch.delenv("MAKELEVEL", raising=False)
    monkeypatch.chdir(tmp_path)
    program(tmp_path / ".venv/bin/hollywood")
    (tmp_path / "Makefile").touch()
    monkeypatch.setattr(sys, "argv", [".venv/bin/hollywood", "play"])
    return tmp_path


@pytest.mark.usefixtures("off_the_path")
def test_started_by_its_path() -> None:
    assert typing_back.resume_command(Path("x")) == ".venv/bin/hollywood play --terminal --resume x"


def test_started_by_make(off_the_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MAKELEVEL", "1")
    assert (
        typing_back.resume_command(Path("x"), newest=True) == "make play ARGS='--terminal --resume'"
    )
    assert typing_back.resume_command(Path("x")) == "make play ARGS='--terminal --resume x'"
    (off_the_path / "Makefile").unlink()
    assert typing_back.program() == ".venv/bin/hollywood"
    assert typing_back.resume_command(Path("x")).startswith(".venv/bin/hollywood play")


@pytest.mark.usefixtures("off_the_path")
def test_started_as_a_module(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["/somewhere/main.py"])
    assert typing_back.program() == f"{sys.executable} -m hollywood.cli.main"


def test_what_is_said_can_be_typed(tmp_path: Path) -> None:
    said = play(tmp_path, "gin", PATH="/usr/bin:/bin")
    command = said.out.splitlines()[-1].partition("Continue with: ")[2]
    processes.run(command, shell=True, env={**os.environ, "XDG_DATA_HOME": str(tmp_path)})


# The unfinished match


def _long_ago(*paths: Path) -> None:
    for path in paths:
        os.utime(path, (path.stat().st_mtime - 60,) * 2)


def test_the_door_offers_to_go_on(tmp_path: Path) -> None:
    assert "Go on:" not in play(tmp_path).out
    play(tmp_path, "hollywood-gin", "--name", "Ann", stdin="p\n")
    said = play(tmp_path, stdin="0\ns\n")
    assert "0  Go on: Hollywood gin against Greta, round 1\n" in said.out
    assert "Ann against Greta" in said.out
    assert len(kept(tmp_path)) == 1
    play(tmp_path, stdin="\n")  # Enter deals a new one
    assert len(kept(tmp_path)) == 2
    for option in (("--name", "Bob"), ("--set", "target=5")):
        assert "Go on:" not in play(tmp_path, *option).out
    _long_ago(*kept(tmp_path))
    play(tmp_path, "may-i", "--players", "5")
    assert "against Greta, Cary, Rita, and Clark, hand 1 of 7" in " ".join(
        play(tmp_path).out.split()
    )


def test_how_far_a_match_has_come(tmp_path: Path) -> None:
    words = ("hollywood-gin", "--set", "knock_limit=50", "--seed", "4")
    person = Person(Pipe(*words, home=tmp_path))
    while "\nRound 3\n" not in person.seen:
        person.move()
    person.terminal.kill()
    said = " ".join(play(tmp_path).out.split())
    assert re.search(r"Go on: Hollywood gin against Greta, round 3; You \d+, Greta \d+ in", said)


def test_a_match_played_elsewhere_is_not_offered(tmp_path: Path) -> None:
    first = Pipe("gin", home=tmp_path)
    first.screen()
    assert "Go on:" not in play(tmp_path).out
    first.kill()
    assert "Go on:" in play(tmp_path).out


def test_finished_matches_are_read_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    play(tmp_path, "gin")
    unfinished = kept(tmp_path)[0]
    _long_ago(unfinished)
    Person(Pipe(*QUICK, home=tmp_path)).play()
    done = next(path for path in kept(tmp_path) if path != unfinished)
    for number in range(300):  # as if played without a mark
        copy = done.with_name(f"copy-{number}.hollywood")
        copy.write_bytes(done.read_bytes())
    read: list[Path] = []
    really = keeping.read_match

    def reading(path: Path) -> object:
        read.append(path)
        return really(path)

    monkeypatch.setattr(shelf, "read_match", reading)
    found = shelf.newest_unfinished()
    assert found is not None
    assert found.path == unfinished
    assert done not in read  # it was marked when it ended
    assert len(read) == 301
    read.clear()
    assert shelf.newest_unfinished() is not None
    assert read == [unfinished]
    done.with_name("copy-1.hollywood").touch()  # changed: checked again
    assert shelf.newest_unfinished(patience=10) is not None
    assert len(read) == 3
    monkeypatch.setattr(shelf, "_marks", set)
    assert shelf.newest_unfinished(patience=0) is None


def test_the_way_out_of_the_door(tmp_path: Path) -> None:
    said = play(tmp_path, stdin="?\nq\n")
    assert "goal" in said.out
    assert said.out.endswith("Goodbye; you did not start a match.\n")
    assert kept(tmp_path) == []


# Another match


def test_another_match(tmp_path: Path) -> None:
    person = Person(Pipe(*QUICK, "--record", str(tmp_path / "evening.x"), home=tmp_path))
    for answer in ("y", "", "what?"):
        while not person.question.startswith("Another match"):
            person.move()
        person.say(answer)
    assert "Another match" in person.say("hm")
    person.say("n")
    assert person.over
    assert person.terminal.status == 0
    names = sorted(path.name for path in tmp_path.glob("evening*"))
    assert names == ["evening-2.x", "evening-3.x", "evening.x"]
    decks = set()
    for name in names:
        assert as_program("verify", str(tmp_path / name)).status == 0
        decks.add((tmp_path / name).read_text().splitlines()[2])
    assert len(decks) == 3
    tally = re.findall(r"Matches won at this table: You (\d), Greta (\d)\.", person.seen)
    assert [int(you) + int(greta) for you, greta in tally] == [2, 3]


def test_bots_that_follow_play_another_level_in_the_next_match(tmp_path: Path) -> None:
    """They say which; what they have learned is kept, and a damaged file is nothing."""
    words = (*QUICK, "--bot", "follows")
    learned = tmp_path / "hollywood" / "following.json"
    learned.parent.mkdir()
    learned.write_text(json.dumps({"gin": Estimate(strengths("gin")["casual"])}))
    person = Person(Pipe(*words, home=tmp_path))
    while not person.question.startswith("Another match"):
        person.move()
    first, then = re.findall(r"The bots follow you: now (\w+)\.", person.seen)
    assert first == "casual" != then
    person.say("y")
    person.terminal.kill()
    heads = "".join(path.read_text().partition('"deal"')[0] for path in kept(tmp_path))
    assert f"({first})" in heads
    assert f"({then})" in heads
    estimate = Estimate(*json.loads(learned.read_text())["gin"])
    assert (estimate.matches, level_for(estimate, "gin")) == (1, then)
    assert f"now {then}." in play(tmp_path, *words).out
    learned.write_text("{")
    assert "now club." in play(tmp_path, *words).out


def test_the_end_of_input_ends_quietly(tmp_path: Path) -> None:
    person = Person(Pipe(*QUICK, home=tmp_path))
    while "Another match" not in person.seen:
        person.move()
    process = person.terminal._process  # type: ignore[attr-defined]
    out, _ = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0
    assert b"Continue with" not in out


def test_interrupted_after_the_match(tmp_path: Path) -> None:
    window = Window(*QUICK, home=tmp_path, columns=200)
    person = Person(window)
    while "Another match" not in person.seen:
        person.move()
    window.press("c")
    said = window.screen()
    assert window.status == 130
    assert "Goodbye." in said
    assert "Continue with" not in said


def test_the_winners_of_all_games_are_told(tmp_path: Path) -> None:
    words = ("hollywood-gin", "--set", "target=20", "--set", "knock_limit=50", "--seed", "4")
    person = Person(Pipe(*words, home=tmp_path))
    person.play()
    told = person.seen[person.seen.index("The match is over:") :]
    assert re.search(r"Game 1: (You|Greta) won it, \d+ to \d+\.\nGame 2: .*\nGame 3: ", told)
