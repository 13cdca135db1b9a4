"""A planted split brain is found: the database bears witness against whoever writes unasked."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest
from sqlalchemy import bindparam, update

from hollywood.server.store import appending
from hollywood.server.store.opening import open_store
from hollywood.server.store.protocol import Overtaken
from hollywood.server.store.rows import Append
from hollywood.server.store.schema import tables
from hollywood.server.store.sql_store import SqlStore
from tests.server.faults.checker import Row, one_writer
from tests.server.nodes.cluster import make_users
from tests.server.nodes.witness import Witness
from tests.server.postgres import Cluster
from tests.server.store.rows import entry, person, status, table

USERS = "node1", "node2"


def _without_a_fence(monkeypatch: pytest.MonkeyPatch) -> None:
    values: dict[str, Any] = {name: bindparam(name) for name in appending._CHANGED}
    stands = update(tables).where(tables.c.id == bindparam("table")).values(values)
    goes_on = stands.where(tables.c.last_seq == bindparam("before"))
    monkeypatch.setattr(appending, "_STANDS", stands)
    monkeypatch.setattr(
        appending,
        "_GOES_ON",
        goes_on.values(last_seq=bindparam("last_seq"), moved_at=bindparam("moved_at")),
    )


def _live(postgres: Cluster, name: str, node: str, seconds: float) -> None:
    postgres.run(
        name,
        "INSERT INTO nodes VALUES "
        f"('{node}', '127.0.0.1:1', '0', '0011', 1, 0, extract(epoch FROM now()) + {seconds}, "
        "false) ON CONFLICT (id) DO UPDATE SET until = excluded.until",
    )


async def _append(store: SqlStore, fence: int, seq: int) -> None:
    seats = status("id-Ann", None)
    await store.append(Append(table_id="t1", entries=(entry(seq),), status=seats, fence=fence))


async def _taken_over(postgres: Cluster, writes: Sequence[int]) -> list[str]:
    """A node loses its table to another one, and writes once more; return what is wrong.

    ``writes`` are the nodes, 0 or 1, that write afterwards, in order.
    """
    where = postgres.emptied_database()
    name = where.rpartition("/")[2]
    make_users(postgres, USERS)
    stores = [
        await open_store(where.replace("hollywood@", f"{user}@"), node=user) for user in USERS
    ]
    witness = Witness(postgres, where)
    witness.begin()
    try:
        for user in USERS:
            _live(postgres, name, user, 600)
        await stores[0].add_person(person("Ann"))
        await stores[0].create_table(table("t1", node="node1", fence=1), status("id-Ann", None))
        await _append(stores[0], 1, 1)
        _live(postgres, name, "node1", -1)
        fence = await stores[1].take("t1")
        assert fence == 2
        for seq, writer in enumerate(writes, 2):
            await _append(stores[writer], (1, fence)[writer], seq)
        wrote = witness.wrote()
        rows = [Row(seq, 0) for seq in range(1, len(writes) + 2)]
        return one_writer({"t1": rows}, wrote)
    finally:
        for store in stores:
            await store.close()


def test_the_new_owner_writes(postgres: Cluster) -> None:
    assert asyncio.run(_taken_over(postgres, [1, 1])) == []


@pytest.mark.parametrize("writes", [[0], [0, 1], [1, 0], [1, 0, 1]])
def test_a_split_brain_is_found(
    postgres: Cluster, writes: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(Overtaken):
        asyncio.run(_taken_over(postgres, writes))
    _without_a_fence(monkeypatch)
    found = asyncio.run(_taken_over(postgres, writes))
    assert any("both wrote under fence" in fault for fault in found), found
