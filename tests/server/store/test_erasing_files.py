"""Erased is erased: the bytes of the files contain nothing of a deleted person."""

from __future__ import annotations

import contextlib
import random
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hollywood.play import Seat
from hollywood.server.store.protocol import Store
from hollywood.server.store.rows import MatchFact, RatingRow, RoundFact
from tests import processes
from tests.server.store.rows import append, line, person, status, table, with_store
from tests.waiting import comes


def _bytes(folder: Path) -> bytes:
    """Everything in the folder; read by another process, which leaves SQLite's locks alone."""
    files = sorted(folder.iterdir())
    return processes.run(["cat", *files], text=False).stdout


def _traces(who: str) -> dict[str, bytes]:
    parts = "name", "LOGIN", "word", "setting", "token", "text", "fact", "preset"
    return {part: f"{part}-of-{who}-{part}".encode() for part in parts}


async def _live(store: Store, who: str, chance: random.Random) -> None:
    said = {part: trace.decode() for part, trace in _traces(who).items()}
    somebody = msgspec.structs.replace(
        person(who, login=said["LOGIN"], password=said["word"]),
        name=said["name"],
        settings={"note": [said["setting"]] * chance.randint(1, 60)},
    )
    await store.add_person(somebody)
    await store.add_session(said["token"], somebody.id, 0.0, 1e9)
    name = f"table-{chance.random()}"
    await store.create_table(table(name, owner=somebody.id), status(somebody.id, None))
    told: dict[str, Any] = {"family": "gin", "preset": said["preset"], "at": 1.0, "seat": Seat(0)}
    facts = {"note": said["fact"]}
    await store.append(
        append(
            name,
            1,
            to=status(somebody.id, None),
            rounds=(RoundFact(person=somebody.id, round_number=1, facts=facts, **told),),
            matches=(MatchFact(person=somebody.id, rated=True, won=True, facts=facts, **told),),
            ratings=(RatingRow(person=somebody.id, family="gin", mu=1.0, sigma=1.0, matches=1),),
        )
    )
    for number in range(chance.randint(1, 20)):
        text = said["text"] * chance.randint(1, 9)
        await store.say(name, line(number, somebody.id, text))
    for _ in range(chance.randint(0, 3)):
        notes = [said["setting"]] * chance.randint(1, 90)
        assert await store.change_person(
            msgspec.structs.replace(somebody, settings={"note": notes})
        )


@pytest.mark.parametrize("seed", range(3))
def test_no_byte_of_an_erased_person_is_left(tmp_path: Path, seed: int) -> None:
    chance = random.Random(seed)
    everybody = [f"p{chance.getrandbits(40):x}q" for _ in range(60)]

    async def use(store: Store) -> None:
        for who in everybody:
            await _live(store, who, chance)
        there = _bytes(tmp_path).lower()
        for who in everybody:
            missing = [part for part, at in _traces(who).items() if at.lower() not in there]
            assert missing == []
        gone = chance.sample(everybody, 40)
        for count, who in enumerate(gone, 1):
            await store.erase_person(f"id-{who}")
            if count % 8 == 0 or count == 1:
                left = _bytes(tmp_path).lower()
                found = [
                    (other, part)
                    for other in gone[:count]
                    for part, trace in _traces(other).items()
                    if trace.lower() in left
                ]
                assert found == []
        for who in set(everybody) - set(gone):
            assert await store.person(f"id-{who}") is not None

    with_store(tmp_path, use)


def test_a_guest_who_was_joined_leaves_no_name(tmp_path: Path) -> None:
    async def use(store: Store) -> None:
        await store.add_person(person("somebodyelse"))
        await store.add_person(person("ann", login="ann"))
        assert b"somebodyelse" in _bytes(tmp_path)
        await store.merge_person("id-somebodyelse", "id-ann")
        assert b"somebodyelse" not in _bytes(tmp_path)

    with_store(tmp_path, use)


@pytest.mark.parametrize("closing", [False, True])
def test_a_reader_of_old_rows_delays_it_only(tmp_path: Path, closing: bool) -> None:
    async def use(store: Store) -> None:
        await store.add_person(person("somebodyelse"))
        file = tmp_path / "hollywood.sqlite3"
        with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as reader:
            reader.execute("BEGIN")
            assert reader.execute("SELECT count(*) FROM people").fetchone() == (1,)
            await store.erase_person("id-somebodyelse")
            assert await store.person("id-somebodyelse") is None
            assert b"somebodyelse" in _bytes(tmp_path)
            await store.add_person(person("ann"))  # nobody waits for it
        if closing:
            await store.close()
        await comes(lambda: b"somebodyelse" not in _bytes(tmp_path))

    with_store(tmp_path, use)
