"""Leaving a match and coming back: records that are whole, cut off, full, foreign or finished."""

from __future__ import annotations

import os
import resource
from pathlib import Path

import pytest

from tests import processes
from tests.cli.terminal.person import COMMAND, PACK, Person, Pipe, Window, kept, play


def test_a_full_disk_keeps_what_was_played(tmp_path: Path) -> None:
    record = tmp_path / "evening"

    def little_room() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (5000, 5000))

    ended = processes.run(
        [*COMMAND, "gin", "--seed", "1", "--dealer", "me", "--record", str(record)],
        input="\n".join(["p", *["d", *f"{PACK}".split()] * 9]),
        preexec_fn=little_room,
        check=False,
    )
    assert ended.returncode == 2
    (line,) = ended.stderr.splitlines()
    assert "cannot be written: File too large. The match is kept up to here" in line
    again = play(tmp_path, "--resume", str(record))
    assert again.status == 0
    assert "left out" not in again.out


@pytest.mark.parametrize("typed", ["", "p\n", "p\nd\n", "q\n", "Quit\n", "p\nbye\n", "rules\n"])
def test_leaving_says_how_to_come_back(tmp_path: Path, typed: str) -> None:
    said = play(tmp_path, "gin", "--seed", "1", stdin=typed)
    assert (said.status, said.err) == (0, "")
    (record,) = kept(tmp_path)
    last = said.out.splitlines()[-1]
    assert last.startswith("The match is kept. Continue with: ")
    assert last.endswith(f" play --terminal --resume {record}")
    back = play(tmp_path, "--resume", str(record))
    assert back.status == 0
    newest = play(tmp_path, "--resume")
    assert newest == back


def test_the_newest_unfinished_match_is_resumed(tmp_path: Path) -> None:
    for number in range(3):
        before = kept(tmp_path)
        play(tmp_path, "gin", "--name", f"Ann {number}")
        (new,) = set(kept(tmp_path)) - set(before)
        os.utime(new, (number, number))
    (tmp_path / "hollywood" / "broken.hollywood").write_text("nonsense\n")
    assert "Ann 2" in play(tmp_path, "--resume", stdin="s\n").out


def test_a_finished_match_says_so(tmp_path: Path) -> None:
    record = tmp_path / "evening"
    words = ("gin", "--set", "target=1", "--set", "knock_limit=50", "--seed", "4")
    Person(Pipe(*words, "--record", str(record), home=tmp_path)).play()
    said = play(tmp_path, "--resume", str(record))
    assert said.status == 0
    assert "This match is over, so there is nothing to continue." in said.out
    assert "won the game" in said.out


def test_a_record_that_was_cut_off(tmp_path: Path) -> None:
    record = tmp_path / "evening"
    play(tmp_path, "gin", "--seed", "1", "--dealer", "me", "--record", str(record), stdin="p\nd\n")
    whole = record.read_bytes()
    record.write_bytes(whole[:-40])
    said = play(tmp_path, "--resume", str(record), "--seed", "1", stdin="d\n")
    assert "was cut off and left out" in " ".join(said.out.split())
    assert record.read_bytes() == whole


def test_records_of_others(tmp_path: Path) -> None:
    record = tmp_path / "evening"
    play(tmp_path, "gin", "--seed", "1", "--record", str(record), stdin="p\nd\n")
    lines = record.read_text().splitlines()
    edited = tmp_path / "edited"
    edited.write_text("\n".join([*lines[:2], lines[2].replace("4c", "5c"), *lines[3:]]) + "\n")
    assert "line 3: its check does not match" in play(tmp_path, "--resume", str(edited)).complaint
    foreign = tmp_path / "foreign"
    foreign.write_text("once upon a time\n")
    assert (
        f"{foreign}: line 1: this is not a line"
        in play(tmp_path, "--resume", str(foreign)).complaint
    )
    assert "is a folder" in play(tmp_path, "--resume", str(tmp_path)).complaint
    empty = tmp_path / "empty"
    empty.touch()
    assert "is empty" in play(tmp_path, "--resume", str(empty)).complaint
    assert "not a regular file" in play(tmp_path, "--resume", "/dev/null").complaint


def test_two_tables_cannot_play_one_match(tmp_path: Path) -> None:
    record = tmp_path / "evening"
    first = Pipe("gin", "--record", str(record), home=tmp_path)
    first.screen()
    complaint = play(tmp_path, "--resume", str(record)).complaint
    assert complaint == f"another table is playing {record}"
    first.kill()
    assert play(tmp_path, "--resume", str(record)).status == 0


@pytest.mark.parametrize("moment", ["door", "upcard", "throw", "choice"])
def test_interrupted(tmp_path: Path, moment: str) -> None:
    words = () if moment == "door" else ("gin", "--seed", "1", "--dealer", "me")
    window = Window(*words, home=tmp_path, columns=200)
    window.screen()
    if moment in {"throw", "choice"}:
        window.type("p")
        window.screen()
        window.type("d")
        window.screen()
    window.press("c")
    said = window.screen()
    assert window.status == 130
    assert "Traceback" not in said
    kept_line = "Goodbye; you did" if moment == "door" else "The match is kept. Continue with:"
    assert kept_line in said


def test_end_of_input_in_a_terminal(tmp_path: Path) -> None:
    window = Window("may-i", home=tmp_path, columns=200)
    window.screen()
    window.press("d")
    assert "The match is kept" in window.screen()
    assert window.status == 0


def test_a_reader_that_went_away(tmp_path: Path) -> None:
    command = " ".join([*COMMAND, "gin", "--seed", "1"])
    ended = processes.run(
        ["bash", "-c", f"yes '?' | {command} | head -3; exit ${{PIPESTATUS[1]}}"],
        env={"XDG_DATA_HOME": str(tmp_path), "PATH": "/usr/bin:/bin"},
        check=False,
    )
    assert (ended.returncode, ended.stderr) == (0, "")
