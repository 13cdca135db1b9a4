"""Any name in any encoding: a substitute for what cannot be written, and directions kept apart."""

from __future__ import annotations

import unicodedata
from pathlib import Path

import pytest

from hollywood.cli.encoding import SUBSTITUTE
from hollywood.writing import FSI, PDI, bare
from tests.cli.running import Runner, as_program
from tests.matches import recorded

ANN, BOB = "אבי", "דנה"


@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "latin-1"])
def test_output_that_is_not_utf8_has_substitutes(encoding: str) -> None:
    said = as_program(
        *("sheet", "Łukasz", "25", "Bob", "18"), PYTHONUTF8="0", PYTHONIOENCODING=encoding
    )
    assert (said.status, said.err) == (0, "")
    assert "Lukasz" in said.out
    assert "?" not in said.out


def test_json_loses_nothing() -> None:
    words = ("sheet", "Łukasz", "25", ANN, "18", "--json")
    there = {"PYTHONUTF8": "0", "PYTHONIOENCODING": "ascii"}
    assert as_program(*words, **there).json == as_program(*words).json


def test_errors_have_the_same_substitutes() -> None:
    there = {"PYTHONUTF8": "0", "PYTHONIOENCODING": "ascii"}
    assert as_program("sheet", "Łukasz", **there).complaint.startswith("Lukasz has no points")


def test_every_letter_becomes_something_of_the_encoding() -> None:
    letters = "".join(
        letter for letter in map(chr, range(0x3000)) if unicodedata.category(letter) != "Cs"
    )
    for encoding in ("ascii", "cp1252", "koi8-r"):
        assert letters.encode(encoding, SUBSTITUTE).decode(encoding)


def test_right_to_left_names_are_isolated(hollywood: Runner) -> None:
    for words in (("sheet", ANN, "25", BOB, "18"), ("sheet", ANN)):
        said = hollywood(*words)
        text = said.out + said.err
        assert f"{FSI}{ANN}{PDI}" in text
        assert text.count(FSI) == text.count(PDI) == text.count(ANN) + text.count(BOB)
    assert FSI not in hollywood("sheet", ANN, "25", BOB, "18", "--json").out
    assert bare(hollywood("sheet", ANN, "x").complaint).startswith(ANN)


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_record_comes_from_standard_input(
    hollywood: Runner, tmp_path: Path, command: str
) -> None:
    recorded(tmp_path / "match", rounds=1)
    record = (tmp_path / "match").read_bytes()
    there = hollywood(command, str(tmp_path / "match"), "--json")
    assert hollywood(command, "-", "--json", stdin=record) == there
    assert hollywood(command, "-", stdin=record[:-9]).status in {0, 2}
    assert hollywood(command, "-", stdin=b"").complaint.startswith("standard input is empty")
