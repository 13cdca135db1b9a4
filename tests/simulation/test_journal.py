"""The journal keeps every finished chunk, and is believed only where it is intact."""

from __future__ import annotations

import errno
from pathlib import Path
from typing import Any

import pytest

from hollywood.errors import HollywoodError
from hollywood.simulation import durable, journal
from hollywood.simulation.game import Column
from hollywood.simulation.journal import Journal
from hollywood.simulation.manifest import manifest
from tests.simulation.toy import toy_spec

CHUNKS = [b"first", b"", b"the third chunk"]


def contents(*, seed: int = 7, total: int = 30, **changed: Any) -> dict[str, Any]:
    made = manifest(toy_spec(seed=seed), (Column("number"),), total, 10)
    return {**made, **changed}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A journal of three chunks."""
    folder = tmp_path / "rows.csv.parts"
    with Journal(folder, contents()) as kept:
        for number, data in enumerate(CHUNKS):
            kept.append(number, data)
    return folder


def reopened(folder: Path, **changed: Any) -> list[bytes]:
    with Journal(folder, contents(**changed), exist_ok=True) as kept:
        return list(kept.read())


def test_all_chunks_are_there_again(folder: Path) -> None:
    assert reopened(folder) == CHUNKS


def test_it_goes_on_where_it_ended(folder: Path) -> None:
    with Journal(folder, contents(), exist_ok=True) as kept:
        kept.append(3, b"more")
        assert list(kept.read()) == [*CHUNKS, b"more"]
    assert reopened(folder) == [*CHUNKS, b"more"]


def test_wherever_it_was_cut_off_the_whole_chunks_remain(folder: Path) -> None:
    rows = folder / "rows"
    whole = rows.read_bytes()
    ends = [28 + len(CHUNKS[0])]
    ends += [ends[0] + 28, ends[0] + 28 + 28 + len(CHUNKS[2])]
    assert ends[-1] == len(whole)
    for size in range(len(whole)):
        rows.write_bytes(whole[:size])
        assert reopened(folder) == CHUNKS[: sum(end <= size for end in ends)]
        assert rows.stat().st_size == max([0, *(end for end in ends if end <= size)])


def test_any_changed_byte_is_found_and_nothing_destroyed(folder: Path) -> None:
    rows = folder / "rows"
    whole = rows.read_bytes()
    for place in range(len(whole)):
        changed = bytearray(whole)
        changed[place] ^= 0x10
        rows.write_bytes(changed)
        with pytest.raises(HollywoodError, match=r"rows is damaged at chunk [123]"):
            reopened(folder)
        assert rows.read_bytes() == changed


def test_any_changed_byte_of_the_manifest_is_found(folder: Path) -> None:
    path = folder / "manifest"
    whole = path.read_bytes()
    for place in range(0, len(whole) - 1, 7):
        changed = bytearray(whole)
        changed[place] ^= 0x10
        path.write_bytes(changed)
        with pytest.raises(HollywoodError, match="manifest is damaged"):
            reopened(folder)
    path.unlink()
    with pytest.raises(HollywoodError, match="manifest is missing"):
        reopened(folder)


@pytest.mark.parametrize(
    ("changed", "words"),
    [
        ({"seed": 8}, "its seed is 7, not 8"),
        ({"total": 31}, "it is of 30 rounds, not of 31 rounds"),
        ({"unit": "matches"}, "it is of 30 rounds, not of 30 matches"),
        ({"players": ["greedy"]}, "the players are greedy,random there, greedy here"),
        ({"version": "9"}, "another version of hollywood"),
        ({"kernel": "f00"}, "another version of the kernel"),
        ({"columns": []}, "another version of the kernel"),
    ],
    ids=str,
)
def test_another_simulation_is_refused(folder: Path, changed: dict[str, Any], words: str) -> None:
    with pytest.raises(HollywoodError, match=words):
        reopened(folder, **changed)
    assert reopened(folder) == CHUNKS


def test_other_rules_are_named(folder: Path) -> None:
    rules = {**contents()["rules"], "target": 150}
    with pytest.raises(HollywoodError, match="target is 100 there, 150 here"):
        reopened(folder, rules=rules)


def test_two_cannot_write_it_at_once(folder: Path) -> None:
    with (
        Journal(folder, contents(), exist_ok=True),
        pytest.raises(HollywoodError, match="being written by another simulation"),
    ):
        reopened(folder)
    assert reopened(folder) == CHUNKS


@pytest.mark.parametrize("left", [(), ("manifest.new",)], ids=["nothing", "half a manifest"])
def test_killed_before_its_manifest_it_begins_again(tmp_path: Path, left: tuple[str]) -> None:
    folder = tmp_path / "parts"
    folder.mkdir()
    for name in left:
        (folder / name).write_bytes(b"xx")
    assert reopened(folder) == []
    assert reopened(folder) == []


def test_a_folder_of_something_else_is_refused(tmp_path: Path) -> None:
    (tmp_path / "photo.jpg").write_bytes(b"xx")
    with pytest.raises(HollywoodError, match="manifest is missing"):
        reopened(tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["photo.jpg"]


class _FullDisk:
    """A file whose disk accepts only this many more bytes."""

    def __init__(self, file: Any, room: int) -> None:
        self._file = file
        self.room = room

    def __getattr__(self, name: str) -> Any:
        return getattr(self._file, name)

    def write(self, data: bytes) -> int:
        if self.room <= 0:
            raise OSError(errno.ENOSPC, "No space left on device")
        written: int = self._file.write(data[: self.room])
        self.room -= written
        return written


@pytest.mark.parametrize("room", [0, 1, 30])
def test_on_a_full_disk_whole_chunks_remain(folder: Path, room: int) -> None:
    with Journal(folder, contents(), exist_ok=True) as kept:
        full: Any = _FullDisk(kept._file, room)
        kept._file = full
        with pytest.raises(OSError, match="No space left"):
            kept.append(3, b"too much")
        full.room = 1000
        kept.append(3, b"now it fits")
    assert reopened(folder) == [*CHUNKS, b"now it fits"]


def test_a_manifest_that_cannot_be_written_leaves_no_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: Any) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(journal, "write_manifest", fail)
    with pytest.raises(OSError, match="No space"):
        Journal(tmp_path / "parts", contents())
    assert not list(tmp_path.iterdir())


def test_a_file_has_its_name_only_once_it_is_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_: int) -> None:
        raise OSError(errno.EIO, "Input/output error")

    monkeypatch.setattr("os.fsync", fail)
    with pytest.raises(OSError, match="Input/output"):
        durable.write_whole(tmp_path / "file", b"xx")
    assert not (tmp_path / "file").exists()
