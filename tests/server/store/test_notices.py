"""Notices in the store, on both databases: devices, wishes, and what waits to be sent."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from hollywood.errors import HollywoodError
from hollywood.server.store.protocol import Store
from hollywood.server.store.rows import NoticeRow, NoticeWishes, PushDevice, QuietHours
from tests.server.store.rows import person, status, table, with_store

ANN, BOB = "id-ann", "id-bob"


def device(name: str, owner: str = ANN, **more: Any) -> PushDevice:
    given: dict[str, Any] = {"session": f"s-{name}", "used_at": 10.0, "language": "en"}
    return PushDevice(
        id=name, person=owner, endpoint="e", public_key="k", auth="a", name=name, **(given | more)
    )


def notice(owner: str = ANN, at: str = "t1", **more: Any) -> NoticeRow:
    given: dict[str, Any] = {"told": ("k1",), "body": b"{}", "made_at": 1.0, "due_at": 5.0}
    return NoticeRow(person=owner, table=at, **(given | more))


async def people(store: Store) -> None:
    await store.add_person(person("ann", login="ann"))
    await store.add_person(person("bob"))
    for name in ("t1", "t2"):
        await store.create_table(table(name), status(ANN, BOB))


async def devices(store: Store, owner: str = ANN) -> list[str]:
    return [each.id for each in await store.push_devices(owner)]


def test_devices(where: str) -> None:
    async def use(store: Store) -> None:
        await people(store)
        for number, name in enumerate("abc"):
            await store.keep_push_device(device(name, used_at=10.0 + number), 2)
        assert await devices(store) == ["c", "b"]
        await store.keep_push_device(device("b", BOB, used_at=20.0), 2)  # another person's now
        assert (await devices(store), await devices(store, BOB)) == (["c"], ["b"])
        await store.rest_push_device("c", 3, 99.5)
        (found,) = await store.push_devices(ANN)
        assert found == device("c", used_at=12.0, failures=3, rests_until=99.5)
        assert not await store.drop_push_device("c", BOB)
        await store.move_push_devices("s-c", "s-new", ANN)
        await store.end_session("s-c")
        assert await devices(store) == ["c"]
        await store.end_session("s-new")
        assert await devices(store) == []
        await store.keep_push_device(device("d", session="here"), 2)
        await store.keep_push_device(device("e", session=None), 2)
        await store.end_sessions(ANN, but="here")
        assert await devices(store) == ["d"]
        with pytest.raises(HollywoodError, match="no longer exists"):
            await store.keep_push_device(device("f", "id-nobody"), 2)

    with_store(where, use)


def test_a_guest_is_joined_and_an_account_erased(where: str) -> None:
    quiet = QuietHours(start=1, end=2, zone="UTC")

    async def use(store: Store) -> None:
        await people(store)
        await store.keep_push_device(device("phone", BOB), 5)
        await store.keep_notice_wishes(NoticeWishes(person=BOB, quiet=quiet, language="fr"))
        await store.keep_notice(notice(BOB))
        await store.merge_person(BOB, ANN)
        assert await devices(store) == ["phone"]
        assert await store.notice_wishes(ANN) == NoticeWishes(
            person=ANN, quiet=quiet, language="fr"
        )
        assert await store.next_notice() is None
        await store.add_person(person("cy"))
        await store.keep_notice_wishes(NoticeWishes(person="id-cy", address="cy@x.example"))
        await store.merge_person("id-cy", ANN)  # the account's own wishes stay
        assert (await store.notice_wishes(ANN)).quiet == quiet
        await store.keep_notice(notice())
        await store.erase_person(ANN)
        assert await devices(store) == []
        assert await store.notice_wishes(ANN) == NoticeWishes(person=ANN)
        assert await store.next_notice() is None
        await store.keep_notice(notice())  # too late: the person is gone
        assert await store.next_notice() is None

    with_store(where, use)


def test_what_waits(where: str) -> None:
    async def use(store: Store) -> None:
        await people(store)
        first, other = notice(), notice(BOB, due_at=3.0, ways=("a", "mail"))
        for row in (first, other, notice(at="t2", due_at=9.0)):
            await store.keep_notice(row)
        assert await store.next_notice() == 3.0
        assert await store.due_notices(5.0, 9) == (other, first)
        assert await store.due_notices(5.0, 1) == (other,)
        newer = replace(first, told=("k1", "k2"), made_at=2.0, due_at=7.0)
        await store.keep_notice(newer)
        await store.settle_notice(replace(first, due_at=None))  # it was replaced meanwhile
        assert await store.notice_to(ANN, "t1") == newer
        await store.settle_notice(replace(newer, due_at=None, tries=2, ways=("b",)))
        assert await store.notice_to(ANN, "t1") == replace(newer, due_at=None, tries=2, ways=("b",))
        assert await store.due_notices(99.0, 9) == (other, notice(at="t2", due_at=9.0))
        assert await store.notice_to(BOB, "t2") is None

    with_store(where, use)
