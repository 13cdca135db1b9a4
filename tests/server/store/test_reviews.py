"""Reviews come back as stored, one per table, only the newest; on both databases."""

from __future__ import annotations

from hollywood.server.store.protocol import Store
from hollywood.server.store.rows import ReviewRow
from tests.server.store.rows import status, table, with_store


def _review(table_id: str, at: float, *parts: bytes, revision: int = 1) -> ReviewRow:
    return ReviewRow(table_id=table_id, revision=revision, made_at=at, parts=parts)


def test_a_review_comes_back_in_its_parts(where: str) -> None:
    async def use(store: Store) -> None:
        await store.create_table(table("t1"), status())
        await store.keep_review(_review("t1", 1.5, b"\0summary", b"round 1", bytes(200_000)), 10)
        assert await store.review_part("t1", 0, 1) == b"\0summary"
        assert await store.review_part("t1", 2, 1) == bytes(200_000)
        assert await store.review_part("t1", 3, 1) is None
        assert await store.review_part("t1", 0, 2) is None
        assert await store.review_part("t2", 0, 1) is None

    with_store(where, use)

    async def look(store: Store) -> None:
        assert await store.review_part("t1", 1, 1) == b"round 1"
        assert await store.reviews() == 1

    with_store(where, look)


def test_another_review_takes_the_place_of_the_first(where: str) -> None:
    async def use(store: Store) -> None:
        await store.create_table(table("t1"), status())
        await store.keep_review(_review("t1", 1.0, b"a", b"b", b"c"), 10)
        await store.keep_review(_review("t1", 2.0, b"d", revision=2), 10)
        assert await store.review_part("t1", 0, 2) == b"d"
        assert await store.review_part("t1", 1, 1) is None
        assert await store.reviews() == 1

    with_store(where, use)


def test_only_the_newest_are_kept(where: str) -> None:
    async def use(store: Store) -> None:
        for number in range(5):
            await store.create_table(table(f"t{number}"), status())
        for number, at in enumerate((5.0, 1.0, 4.0, 2.0, 3.0)):
            await store.keep_review(_review(f"t{number}", at, b"s", b"r"), 3)
        kept = [await store.review_part(f"t{number}", 1, 1) for number in range(5)]
        assert kept == [b"r", None, b"r", None, b"r"]
        assert await store.reviews() == 3

    with_store(where, use)
