"""`hollywood db` and `hollywood convert`: what they print, and one line for what they refuse."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import pytest

from hollywood.cli.main import main
from hollywood.records import read_record, read_records
from tests.matches import recorded


@pytest.fixture(scope="module")
def match(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("records") / "gin.hollywood"
    recorded(path, "gin", rounds=2)
    return path


@pytest.fixture(scope="module")
def db(match: Path) -> Path:
    path = match.with_name("matches.db")
    assert main(["db", "import", str(path), str(match), str(match)]) == 0
    return path


def _json(capsys: pytest.CaptureFixture[str], words: Sequence[str]) -> list[dict[str, object]]:
    assert main([*words, "--json"]) == 0
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def test_find_lists_what_fits(db: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (found,) = _json(capsys, ["db", "find", str(db), "--player", "ann"])
    assert found["players"] == "Ann / Bob"
    knocks = _json(capsys, ["db", "find", str(db), "--what", "decisions", "--action", "knock"])
    assert len(knocks) == 2
    assert main(["db", "find", str(db), "--what", "decisions", "--limit", "2"]) == 0
    said = capsys.readouterr().out
    assert "There are more" in said
    assert main(["db", "find", str(db), "--player", "nobody"]) == 0
    assert capsys.readouterr().out == "Nothing fits.\n"


def test_openings_are_counted(db: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rows = _json(capsys, ["db", "openings", str(db), "--group", "preset"])
    assert [(row["preset"], row["count"]) for row in rows] == [("gin", 4)]
    assert main(["db", "openings", str(db)]) == 0
    assert capsys.readouterr().out.split()[:5] == ["rank", "role", "count", "share", "wins"]


def test_export_writes_records(db: Path, match: Path, capsys: pytest.CaptureFixture[str]) -> None:
    target = match.with_name("copy.hollywood")
    assert main(["db", "export", str(db), str(target)]) == 0
    assert "1 matches" in capsys.readouterr().out
    assert target.read_bytes() == match.read_bytes()


def test_import_says_what_it_refused(
    tmp_path: Path, match: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bad = tmp_path / "bad.txt"
    bad.write_text("hello\x1b[2J")
    why = "this is not a line of a hollywood record"
    assert main(["db", "import", str(tmp_path / "db"), str(bad)]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err == f"hollywood: nothing was added: {bad}: line 1: {why}\n"
    assert main(["db", "import", str(tmp_path / "db"), str(bad), str(match), str(bad)]) == 0
    told = capsys.readouterr()
    assert told.out == "1 match added.\n"
    assert told.err == f"hollywood: refused {bad}: line 1: {why}\n" * 2
    assert main(["db", "import", str(tmp_path / "db"), str(bad), str(bad), "--json"]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert json.loads(told.err)["error"].endswith(f"{why} (and 1 other file)")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["db", "look", "x.db"], "DOING cannot be 'look'"),
        (["db", "find", "x.db"], "x.db is no file"),
        (["db", "find", "x.db", "y"], "takes no file but DB"),
        (["db", "import", "x.db"], "FILE is missing"),
        (["db", "import", "x.db", "none"], "none: No such file or directory"),
        (["db", "import", "x.db", ".", "--review", "0"], "--review cannot be 0"),
        (["db", "export", "x.db"], "takes one file to export to"),
        (["convert", "none"], "none: No such file or directory"),
        (["convert", "DB"], "this is not a"),
        (["convert", "MATCH", "--date", "today"], "is not a date"),
        (["convert", "MATCH", "--say", "hello"], "--say cannot be 'hello': NAME=TEXT"),
        (["convert", "MATCH", "--match", "2"], "there is no match 2"),
        (["convert", "MATCH", "--out", "MATCH"], "File exists"),
        (["verify", "MATCH", "--match", "0"], "there is no match 0"),
        (["db", "find", "DB", "--limit", "0"], "--limit cannot be 0"),
        (["db", "openings", "DB", "--group", "luck"], "openings are divided by"),
        (["db", "find", "DB", "--where", "luck"], "no such column: luck"),
        (["db", "find", "DB", "--holds", "1x"], "'1x' is not a card"),
    ],
)
def test_what_cannot_be_done_is_one_line(
    words: list[str], said: str, db: Path, match: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    named = {"DB": str(db), "MATCH": str(match)}
    assert main([named.get(word, word) for word in words]) == 2
    told = capsys.readouterr()
    assert said in told.err
    assert told.err.count("\n") == 1


def test_convert_cleans_joins_and_adds_headers(
    match: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    carried = tmp_path / "letter.txt"
    carried.write_bytes(b"Here it is:\r\n" + match.read_bytes().replace(b"\n", b"\r\n"))
    out = tmp_path / "clean"
    words = [
        "convert",
        str(carried),
        str(match),
        "--out",
        str(out),
        "--event",
        "Club",
        "--say",
        "a=b",
    ]
    assert main(words) == 0
    first, second = read_records(out)
    assert first.content == second.content != match.read_bytes()
    assert first.about.event == "Club"
    assert first.about.more == {"a": "b"}
    capsys.readouterr()
    assert main(["convert", str(match), "--to", "notation"]) == 0
    noted = tmp_path / "noted"
    noted.write_text(capsys.readouterr().out)
    assert read_record(noted).content == match.read_bytes()


def test_verify_replay_and_review_take_a_file_of_several(
    match: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    many = tmp_path / "many"
    many.write_bytes(match.read_bytes() * 2)
    told = _json(capsys, ["verify", str(many)])
    assert [each["match"] for each in told] == [1, 2]
    assert main(["verify", str(many)]) == 0
    assert "Match 2 of 2" in capsys.readouterr().out
    assert main(["replay", str(many), "--match", "2"]) == 0
    alone = capsys.readouterr().out
    assert main(["replay", str(many)]) == 0
    assert capsys.readouterr().out == f"{alone}\n{alone}"
