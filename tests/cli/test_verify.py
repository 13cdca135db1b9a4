"""`hollywood verify` checks a record against its decks, its rules and its events."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from hollywood.cli.main import main
from tests.matches import recorded


@pytest.fixture(scope="module")
def content(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    path = tmp_path_factory.mktemp("record") / "match"
    recorded(path, rounds=2)
    return path.read_bytes()


@pytest.fixture
def path(tmp_path: Path, content: bytes) -> Path:
    path = tmp_path / "match.hollywood"
    path.write_bytes(content)
    return path


def test_a_record_that_holds(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(path)]) == 0
    told = capsys.readouterr()
    assert "is valid: 2 rounds and" in " ".join(told.out.split())
    assert "The match is not over." in told.out
    assert told.err == ""


def test_as_json(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(path), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["verified"] is True
    assert told["over"] is False
    assert told["cut_off"] is None
    assert [deck["round"] for deck in told["decks"]] == [1, 2]
    assert [deck["contributed"] for deck in told["decks"]] == [2, 2]
    assert all(len(deck["commitment"]) == 64 for deck in told["decks"])


def test_a_whole_match_names_its_winner(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = recorded(tmp_path / "match", "gin", rounds=None)
    assert main(["verify", str(tmp_path / "match"), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["over"] is True
    assert told["winners"] == [table.match.players[seat] for seat in table.match.course.winners]


def test_a_record_cut_off_is_verified_up_to_there(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path.write_bytes(path.read_bytes()[:-30])
    assert main(["verify", str(path)]) == 0
    assert "is cut off and was left out" in capsys.readouterr().out


def test_an_edited_record_is_refused_with_its_line(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = path.read_bytes().split(b"\n")
    lines[2] = lines[2].replace(b'"seat":1', b'"seat":0')
    path.write_bytes(b"\n".join(lines))
    assert main(["verify", str(path)]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith("hollywood: line 3: its check does not match")
    assert told.err.count("\n") == 1


@pytest.mark.parametrize(
    ("name", "said"),
    [("missing", "No such file or directory"), (".", "Is a directory"), ("empty", "is empty")],
)
def test_a_file_that_is_none(
    tmp_path: Path, name: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "empty").touch()
    assert main(["verify", str(tmp_path / name)]) == 2
    told = capsys.readouterr().err
    assert told.startswith("hollywood: ")
    assert said in told
    assert told.count("\n") == 1


@pytest.mark.parametrize("command", ["verify", "replay", "review"])
@pytest.mark.parametrize("kind", ["a pipe", "an endless device", "an empty device"])
def test_only_a_regular_file_is_read(
    tmp_path: Path, command: str, kind: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "match"
    if kind == "a pipe":
        os.mkfifo(path)
    else:
        path.symlink_to("/dev/zero" if kind == "an endless device" else "/dev/null")
    assert main([command, str(path)]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith("hollywood: ")
    assert told.err.count("\n") == 1
