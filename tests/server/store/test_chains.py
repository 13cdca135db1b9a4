"""The chain of a log: every damage to an entry is noticed, and what is allowed leaves it valid."""

from __future__ import annotations

from typing import Any, cast

import pytest
from sqlalchemy import text

from hollywood.server.store import chains
from hollywood.server.store.protocol import Damaged, Overtaken, Store
from hollywood.server.store.rows import EntryRow
from hollywood.server.store.sql_store import SqlStore
from tests.server.store.rows import append, entry, person, status, table, with_store


async def _write(store: Store, statement: str, **given: Any) -> None:
    writer = cast("SqlStore", store)._writer
    await writer.write(lambda connection, _: connection.execute(text(statement), given))


def _chained(table_id: str, log: list[EntryRow]) -> list[tuple[EntryRow, bytes | None]]:
    chain, found = chains.beginning(table_id), []
    for each in log:
        chain = chains.following(chain, each)
        found.append((each, chain))
    return cast("list[tuple[EntryRow, bytes | None]]", found)


@pytest.mark.parametrize(
    "change",
    [
        {"at": 102.25},
        {"kind": "dealt"},
        {"body": b'{"card":"8h"}'},
        {"version": 7},
        {"command_id": "c9"},
        {"command_id": None},
        {"person": "id-bob"},
        {"person": None},
    ],
)
def test_every_field_is_in_the_chain(change: dict[str, Any]) -> None:
    log = [entry(seq, command_id=f"c{seq}", person="id-ann") for seq in range(1, 4)]
    written = _chained("t1", log)
    assert chains.end_of("t1", written, 3) == written[-1][1]
    changed = entry(2, **{"command_id": "c2", "person": "id-ann", **change})
    with pytest.raises(Damaged, match="entry 2 of its log is not as it was written"):
        chains.end_of("t1", [written[0], (changed, written[1][1]), written[2]])


def test_what_is_lost_moved_or_of_another_table_is_noticed() -> None:
    written = _chained("t1", [entry(seq) for seq in range(1, 4)])
    for log, last, why in (
        (written[:2], 3, "2 entries instead of 3"),
        ([], 3, "0 entries instead of 3"),
        (written, 2, "3 entries instead of 2"),
        ([written[0], written[2]], 3, "entry 2 of its log is missing"),
        (_chained("t2", [entry(seq) for seq in range(1, 4)]), 3, "entry 1 .* not as"),
        ([*written[:2], (written[2][0], None)], 3, "entry 3 .* lost its checksum"),
    ):
        with pytest.raises(Damaged, match=why):
            chains.end_of("t1", log, last)


def test_a_damaged_log_is_refused_and_the_others_are_not(where: str) -> None:
    async def use(store: Store) -> None:
        for name in ("t1", "t2"):
            await store.create_table(table(name), status(None, None))
            await store.append(append(name, 1, 2, 3))
            await store.append(append(name, 4))
        await _write(store, "update entries set version = 5 where table_id = 't1' and seq = 2")
        with pytest.raises(Damaged, match="table t1 is damaged: entry 2 "):
            await store.entries("t1")
        await _write(store, "update entries set version = 6 where table_id = 't1' and seq = 2")
        assert len(await store.entries("t1")) == 4
        await _write(store, "delete from entries where table_id = 't1' and seq = 4")
        with pytest.raises(Damaged, match="3 entries instead of 4"):
            await store.entries("t1")
        assert len(await store.entries("t2")) == 4

    with_store(where, use)


def test_a_refused_or_failed_append_leaves_the_chain_as_it_is(where: str) -> None:
    async def use(store: Store) -> None:
        await store.create_table(table("t1"), status(None, None))
        await store.append(append("t1", 1))
        for seqs in ((1,), (3,)):
            with pytest.raises(Overtaken):
                await store.append(append("t1", *seqs))
        await store.append(append("t1", 2))
        assert len(await store.entries("t1")) == 2

    async def again(store: Store) -> None:  # the end of the chain is read from the database
        await store.append(append("t1", 3, 4))
        assert len(await store.entries("t1")) == 4

    with_store(where, use)
    with_store(where, again)


def test_the_first_new_entry_seals_those_from_before_there_were_chains(where: str) -> None:
    async def use(store: Store) -> None:
        await store.create_table(table("t1"), status(None, None))
        await store.append(append("t1", 1, 2, 3))
        await _write(store, "update entries set chain = null")
        assert len(await store.entries("t1")) == 3

    async def again(store: Store) -> None:
        await store.append(append("t1", 4))
        assert len(await store.entries("t1")) == 4
        await _write(store, "update entries set kind = 'dealt' where seq = 2")
        with pytest.raises(Damaged, match="entry 4 of its log is not as it was written"):
            await store.entries("t1")

    with_store(where, use)
    with_store(where, again)


def test_a_chain_survives_erasing_and_joining_people(where: str) -> None:
    async def use(store: Store) -> None:
        for name in ("ann", "bob", "guest"):
            await store.add_person(person(name, login=None if name == "guest" else name))
        await store.create_table(table("t1", owner="id-ann"), status("id-ann", "id-guest"))
        rows = tuple(
            entry(seq, person=who) for seq, who in enumerate(("id-ann", "id-guest", None), 1)
        )
        given = append("t1", to=status("id-ann", "id-guest"))
        await store.append(type(given)(table_id="t1", entries=rows, status=given.status))
        await store.merge_person("id-guest", "id-bob")
        await store.erase_person("id-ann")
        assert await store.entries("t1") == rows

    with_store(where, use)
