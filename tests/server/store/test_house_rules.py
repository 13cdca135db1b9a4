"""Rules that are kept with an account: by name, bounded, gone with the person."""

from __future__ import annotations

import pytest

from hollywood.errors import HollywoodError
from hollywood.server.store.protocol import Store
from tests.server.store.rows import person, with_store

ANN, BOB = "id-ann", "id-bob"


def test_rules_are_kept_by_name_until_there_are_too_many(where: str) -> None:
    async def use(store: Store) -> None:
        await store.add_person(person("ann", login="ann"))
        await store.add_person(person("bob", login="bob"))
        for number in range(3):
            assert await store.keep_rules(ANN, f"n{number}", b"%d" % number, 1.0 + number, 3)
        assert not await store.keep_rules(ANN, "n3", b"3", 9.0, 3)
        assert await store.keep_rules(BOB, "n3", b"bob", 9.0, 3)
        assert await store.keep_rules(ANN, "n0", b"new", 10.0, 3)
        assert await store.rules_of(ANN) == (b"1", b"2", b"new")
        await store.drop_rules(ANN, "n1")
        await store.drop_rules(ANN, "n3")
        assert await store.rules_of(ANN) == (b"2", b"new")
        await store.erase_person(ANN)
        assert await store.rules_of(ANN) == ()
        assert await store.rules_of(BOB) == (b"bob",)
        with pytest.raises(HollywoodError, match="no longer exists"):
            await store.keep_rules(ANN, "n", b"", 1.0, 3)

    with_store(where, use)
