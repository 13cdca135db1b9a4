"""Random damage to the files of a house: each is noticed, or has changed nothing.

Noticed means: the start is refused or logs it, or the table is closed; and `hollywood check` says
so.
"""

from __future__ import annotations

import logging
import random
import shutil
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from hollywood.errors import HollywoodError
from hollywood.server.store.checking import check
from hollywood.server.store.protocol import Damaged, Store
from hollywood.server.store.snapshot import rows_of, snapshot
from hollywood.server.store.sqlite import FILE
from tests import processes
from tests.server.faults.process import soak
from tests.server.store.rows import append, line, person, status, table, with_store

LOG, SUMS = f"{FILE}-wal", "hollywood.sums"
TIMES = 1000 if soak() else 100
NAMES = tuple(f"t{number}" for number in range(12))

Damage = Callable[[bytearray, random.Random], None]


async def _play(store: Store) -> None:
    for number in range(40):
        name = f"person{number}"
        settings = {"backs": "blue" * number}
        await store.add_person(person(name, login=name, password="x" * 90, settings=settings))
        await store.add_session(f"{number:064}", f"id-{name}", 1.0, 1e10)
    for number, name in enumerate(NAMES):
        sat = status(f"id-person{number}", f"id-person{number + 1}")
        await store.create_table(table(name, owner=f"id-person{number}"), sat)
        for seq in range(1, 30):
            await store.append(append(name, seq, to=sat))
        for said in range(1, 15):
            await store.say(name, line(said, f"id-person{number}", f"line {said} " * 10))


def _rows(file: Path, *, logs: bool = False) -> dict[str, list[Any]]:
    with snapshot(file) as house:
        return {
            name: sorted(map(repr, rows_of(house, name, columns)))
            for name, columns in house.columns().items()
            if (name == "entries" if logs else name != "secrets")
        }


def _bit(content: bytearray, chance: random.Random) -> None:
    content[chance.randrange(len(content))] ^= 1 << chance.randrange(8)


def _bytes(content: bytearray, chance: random.Random) -> None:
    at = chance.randrange(len(content) - 40)
    content[at : at + chance.randrange(2, 40)] = b""
    content.extend(bytes(40))


def _noise(content: bytearray, chance: random.Random) -> None:
    at = chance.randrange(len(content) // 512) * 512
    content[at : at + 512] = chance.randbytes(512)


def _zeroed(content: bytearray, chance: random.Random) -> None:
    at = chance.randrange(len(content) // 4096) * 4096
    content[at : at + 4096] = bytes(4096)


def _cut(content: bytearray, chance: random.Random) -> None:
    del content[chance.randrange(1, len(content)) :]


def _swapped(content: bytearray, chance: random.Random) -> None:
    one, two = (at * 4096 for at in chance.sample(range(len(content) // 4096), 2))
    content[one : one + 4096], content[two : two + 4096] = (
        content[two : two + 4096],
        content[one : one + 4096],
    )


DAMAGES: tuple[Damage, ...] = (_bit, _bytes, _noise, _zeroed, _cut, _swapped)


def _noticed(house: Path, logged: pytest.LogCaptureFixture) -> str | None:
    """Start a server and read everything; return how damage was noticed."""
    logged.clear()

    async def read(store: Store) -> str | None:
        for name in NAMES:
            try:
                entries = await store.entries(name)
            except Damaged:
                return "a table is closed"
            if len(entries) != 29:
                return None
        return None

    try:
        found = with_store(house, read)
    except HollywoodError:
        return "the start is refused"
    if any(record.getMessage() == "database_damaged" for record in logged.records):
        return "the start logs it"
    return found


@pytest.fixture(scope="module")
def stopped(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A house after an orderly stop."""
    folder = tmp_path_factory.mktemp("stopped")
    with_store(folder, _play)
    return folder


@pytest.fixture(scope="module")
def killed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The files that a kill leaves."""
    house, left = tmp_path_factory.mktemp("house"), tmp_path_factory.mktemp("killed")

    async def use(store: Store) -> None:
        await _play(store)
        processes.run(["cp", house / FILE, house / LOG, left])

    with_store(house, use)
    return left


def _damaged(
    left: Path,
    name: str,
    house: Path,
    times: int,
    logged: pytest.LogCaptureFixture,
    *,
    logs: bool = False,
) -> tuple[Counter[str], list[str]]:
    """Damage a file again and again; count how it was noticed, and name what was not.

    With ``logs`` only the logs of the tables count: after a kill, nothing guards a line of chat.
    """
    chance, found, silent = random.Random(23), Counter[str](), []
    whole = _rows(left / FILE, logs=logs)
    (left / f"{FILE}-shm").unlink(missing_ok=True)
    for number in range(times):
        shutil.rmtree(house, ignore_errors=True)
        shutil.copytree(left, house)
        content = bytearray((left / name).read_bytes())
        DAMAGES[number % len(DAMAGES)](content, chance)
        same = content == (left / name).read_bytes()
        (house / name).write_bytes(content)
        how = "nothing was changed" if same else _noticed(house, logged)
        if how is None:
            try:
                how = "harmless" if _rows(house / FILE, logs=logs) == whole else None
            except HollywoodError:
                how = "it cannot be read"
        found[how or "silent"] += 1
        if how is None:
            silent.append(DAMAGES[number % len(DAMAGES)].__name__)
    return found, silent


def test_damage_after_a_stop_is_noticed_or_harmless(
    stopped: Path, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.ERROR)
    found, silent = _damaged(stopped, FILE, tmp_path / "house", TIMES, caplog)
    print(dict(found))
    assert not silent
    assert found["the start logs it"] > TIMES / 2


@pytest.mark.parametrize("name", [FILE, LOG])
def test_damage_after_a_kill_is_noticed_or_harmless(
    killed: Path, tmp_path: Path, caplog: pytest.LogCaptureFixture, name: str
) -> None:
    caplog.set_level(logging.ERROR)
    found, silent = _damaged(killed, name, tmp_path / "house", TIMES, caplog, logs=True)
    print(name, dict(found), Counter(silent))
    # A log that was cut off at its end looks like one after a power cut.
    assert set(silent) <= {"_cut", "_bytes"}


def test_check_finds_what_a_start_finds(stopped: Path, tmp_path: Path) -> None:
    chance, house = random.Random(3), tmp_path / "house"
    for number in range(TIMES // 4):
        shutil.rmtree(house, ignore_errors=True)
        shutil.copytree(stopped, house)
        content = bytearray((house / FILE).read_bytes())
        DAMAGES[number % len(DAMAGES)](content, chance)
        if content == (house / FILE).read_bytes():
            continue
        (house / FILE).write_bytes(content)
        try:
            sound = check(house).sound
        except HollywoodError:
            sound = False
        assert not sound or _rows(house / FILE) == _rows(stopped / FILE)


def test_without_the_sums_damage_is_not_noticed(
    stopped: Path, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    left = tmp_path / "left"
    shutil.copytree(stopped, left)
    (left / SUMS).unlink()
    _, silent = _damaged(left, FILE, tmp_path / "house", 60, caplog)
    assert silent
