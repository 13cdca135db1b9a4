"""Devices that have signed in before, on both databases: which are known, and what that gives."""

from __future__ import annotations

from pathlib import Path

import pytest

from hollywood.errors import HollywoodError
from hollywood.server.store.protocol import Store
from tests.server.store.rows import person, with_store
from tests.server.web.browsers import PASSWORD, ok, open_house, problem
from tests.server.web.test_tries import DEVICE, OTHER, Clock, attack, sign_out

ANN = "id-ann"


def test_an_account_has_devices_until_they_are_forgotten(where: str) -> None:
    async def use(store: Store) -> None:
        await store.add_person(person("ann", login="Ann"))
        await store.add_person(person("bob", login="bob"))
        for number in range(4):
            await store.add_device(f"h{number}", ANN, 10.0 + number, 3)
        assert [await store.knows_device(f"h{n}", "aNN", 0.0) for n in range(4)] == [0, 1, 1, 1]
        assert not await store.knows_device("h1", "ann", 11.0)  # used too long ago
        assert not await store.knows_device("h1", "bob", 0.0)
        assert not await store.knows_device("h1", "nobody", 0.0)
        assert not await store.note_device("h1", "id-bob", 20.0)
        assert await store.note_device("h1", ANN, 20.0)
        assert not await store.note_device("h0", ANN, 20.0)
        await store.add_device("h4", ANN, 21.0, 3)
        assert [await store.knows_device(f"h{n}", "ann", 0.0) for n in range(5)] == [0, 1, 0, 1, 1]
        await store.add_device("b", "id-bob", 30.0, 3)
        await store.end_sessions(ANN)
        assert [await store.knows_device(f"h{n}", "ann", 0.0) for n in range(5)] == [0] * 5
        assert await store.knows_device("b", "bob", 0.0)
        await store.erase_person("id-bob")
        with pytest.raises(HollywoodError, match="no longer exists"):
            await store.add_device("b", "id-bob", 30.0, 3)

    with_store(where, use)


def test_an_attacker_slows_down_others_and_never_the_owners_device(
    where: str, tmp_path: Path
) -> None:
    with open_house(tmp_path, where=where) as visit:
        ann, bob, clock = visit.browser(), visit.browser(), Clock(visit)
        account = ann.register("ann")
        bob.register("bob")
        for browser in (ann, bob):
            sign_out(browser)
        attack(visit, "ann")
        problem(visit.browser().login("Ann", "wrong password"), 429, "many_tries")
        problem(bob.login("ann"), 429, "many_tries")  # the device is known at Bob's account only
        ann.address = visit.browser().address  # wherever she is now
        assert ok(ann.login("ann")) == account
        new = visit.browser()
        problem(new.login("ann"), 429, "many_tries")
        clock.now += 30
        assert ok(new.login("ann")) == account

        ok(ann.post("/api/account/password", {"old": PASSWORD, "new": OTHER}))
        for browser in (ann, new):
            sign_out(browser)
        assert ok(ann.login("ann", OTHER)) == account
        problem(new.login("ann", OTHER), 429, "many_tries")
        assert new.cookies[DEVICE] != ann.cookies[DEVICE]


def test_an_attacker_at_the_owners_own_address(tmp_path: Path) -> None:
    with open_house(tmp_path) as visit:
        ann = visit.browser()
        account = ann.register("ann")
        sign_out(ann)
        guesser = visit.browser(ann.address)
        for number in range(10):
            problem(guesser.login(f"nobody{number}", "wrong password"), 403, "wrong_login")
        problem(guesser.login("ann"), 429, "too_many")
        assert ok(ann.login("ann")) == account
