"""`hollywood backup`, `restore` and `check`: what they say and how they end."""

from __future__ import annotations

import re
import sqlite3
import stat
import sys
from contextlib import closing
from pathlib import Path

import pytest

from hollywood.server.store.protocol import Store
from tests import processes
from tests.cli.running import Runner
from tests.server.store.rows import append, person, status, table, with_store


async def _play(store: Store) -> None:
    await store.add_person(person("ann"))
    await store.create_table(table("t1"), status("id-ann", None))
    await store.append(append("t1", 1, 2, to=status("id-ann", None)))


async def _more(store: Store) -> None:
    await store.append(append("t1", 3, to=status("id-ann", None)))


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """The folder of a server."""
    with_store(tmp_path / "house", _play)
    return tmp_path / "house"


def _damage(house: Path) -> None:
    with closing(sqlite3.connect(house / "hollywood.sqlite3")) as file:
        file.execute("UPDATE entries SET version = 9 WHERE seq = 2")
        file.commit()


def test_a_server_goes_back_to_its_backup(hollywood: Runner, house: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    said = hollywood("backup", str(copy), "--data", str(house))
    assert said.status == 0
    size = copy.stat().st_size
    assert (
        said.out.split()
        == (
            f"Everything in {house}/hollywood.sqlite3 is in {copy} now ({size:,} bytes, "
            "1 tables, 2 entries of their logs)."
        ).split()
    )
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    with_store(house, _more)
    refused = hollywood("restore", str(copy), "--data", str(house))
    assert "the old house has 1 newer entries at 1 tables (t1)" in refused.complaint
    done = hollywood("restore", str(copy), "--data", str(house), "--replace")
    assert done.status == 0
    words = " ".join(done.out.split())
    assert re.match(r"The backup of \S+ \S+ UTC is restored: 1 tables, 2 entries ", words)
    assert "The old house has 1 newer entries at 1 tables (t1) and 0 newer people." in words
    assert re.search(r"It is kept as \S+hollywood\.before-\S+\.sqlite3\.", words.replace("- ", "-"))
    checked = hollywood("check", "--data", str(house))
    assert "2 entries, 1 people." in " ".join(checked.out.split())
    assert checked.status == 0
    assert hollywood("check", str(copy)).status == 0


def test_it_overwrites_nothing(hollywood: Runner, house: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    copy.write_text("something else")
    said = hollywood("backup", str(copy), "--data", str(house))
    assert said.complaint == f"{copy} already exists: name a new file"
    assert copy.read_text() == "something else"
    refused = hollywood("restore", str(copy), "--data", str(tmp_path / "other"))
    assert refused.complaint == f"{copy} cannot be restored: it is not a backup of hollywood"


def test_a_folder_without_a_house_is_told(hollywood: Runner, tmp_path: Path) -> None:
    for words in (["backup", str(tmp_path / "copy")], ["check"]):
        said = hollywood(*words, "--data", str(tmp_path))
        assert said.complaint.startswith(f"there is no hollywood.sqlite3 in {tmp_path}: ")
    assert "FILE is missing" in hollywood("backup").complaint
    assert "FILE is missing" in hollywood("restore").complaint


def test_damage_is_named_and_ends_with_1(hollywood: Runner, house: Path, tmp_path: Path) -> None:
    _damage(house)
    copy, named = tmp_path / "copy", "Table t1 is damaged: entry 2 of its log is not as it was"
    checked = hollywood("check", "--data", str(house))
    backed = hollywood("backup", str(copy), "--data", str(house))
    restored = hollywood("restore", str(copy), "--data", str(tmp_path / "other"))
    for said in (checked, backed, restored):
        assert said.status == 1
        assert named in " ".join((said.out + said.err).split())


def test_a_stream_has_the_backup_and_nothing_else(house: Path, tmp_path: Path) -> None:
    program = [sys.executable, "-m", "hollywood.cli.main"]
    done = processes.run([*program, "backup", "-", "--data", house], text=False)
    (tmp_path / "copy").write_bytes(done.stdout)
    assert b"is in the stream now" in b" ".join(done.stderr.split())
    checked = processes.run([*program, "check", tmp_path / "copy"])
    assert "1 tables, 2 entries, 1 people" in " ".join(checked.stdout.split())
