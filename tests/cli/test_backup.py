"""`hollywood backup`: one new file that stands alone, or one line that says why not."""

from __future__ import annotations

import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from tests.cli.running import Runner


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A folder with a minimal house file."""
    folder = tmp_path / "house"
    folder.mkdir()
    with closing(sqlite3.connect(folder / "hollywood.sqlite3")) as file:
        file.execute("PRAGMA journal_mode=WAL").fetchall()
        file.execute("CREATE TABLE people (name)")
        file.execute("INSERT INTO people VALUES ('Ann')")
        file.commit()
    return folder


def test_it_copies_everything_for_this_user_alone(
    hollywood: Runner, house: Path, tmp_path: Path
) -> None:
    copy = tmp_path / "copy"
    said = hollywood("backup", str(copy), "--data", str(house))
    assert said.status == 0
    assert (
        said.out.split()
        == (f"Everything in {house} is in {copy} now ({copy.stat().st_size:,} bytes).").split()
    )
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    with closing(sqlite3.connect(copy)) as file:
        assert file.execute("SELECT name FROM people").fetchall() == [("Ann",)]


def test_it_overwrites_nothing(hollywood: Runner, house: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    copy.write_text("something else")
    said = hollywood("backup", str(copy), "--data", str(house))
    assert said.complaint == f"{copy} already exists: name a new file"
    assert copy.read_text() == "something else"


def test_a_folder_without_a_house_is_told(hollywood: Runner, tmp_path: Path) -> None:
    said = hollywood("backup", str(tmp_path / "copy"), "--data", str(tmp_path))
    assert said.complaint.startswith(f"there is no hollywood.sqlite3 in {tmp_path}: ")
    assert "FILE is missing" in hollywood("backup").complaint
