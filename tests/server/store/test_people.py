"""People, sessions, secrets; joining a guest to an account; erasing somebody."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from hollywood.errors import HollywoodError
from hollywood.play import Seat
from hollywood.server.store.protocol import Overtaken, Store
from hollywood.server.store.rows import MatchFact, RatingRow, RoundFact
from tests.server.store.rows import append, line, person, status, table, with_store

ANN, BOB, GUEST = "id-ann", "id-bob", "id-guest"


def test_people_come_back_and_are_found_by_login(where: str) -> None:
    async def use(store: Store) -> None:
        ann = person("ann", login="Ännchen", password="$argon2id$x", settings={"deck": [4, None]})
        await store.add_person(ann)
        await store.add_person(person("bob"))
        assert await store.person(ANN) == ann
        assert await store.person(BOB) == person("bob")
        assert await store.person("nobody") is None
        assert await store.person_with_login("äNNCHEN") == ann
        assert await store.person_with_login("annchen") is None
        assert await store.names((ANN, BOB, "nobody")) == {ANN: "ann", BOB: "bob"}
        assert await store.names(()) == {}

    with_store(where, use)


def test_a_login_is_one_persons(where: str) -> None:
    async def use(store: Store) -> None:
        await store.add_person(person("ann", login="ann"))
        await store.add_person(person("bob"))
        with pytest.raises(HollywoodError, match="taken"):
            await store.add_person(person("eve", login="ANN"))
        assert await store.person("id-eve") is None
        assert not await store.change_person(person("bob", login="Ann"))
        assert await store.person(BOB) == person("bob")
        changed = msgspec.structs.replace(person("bob", login="bob"), name="Robert")
        assert await store.change_person(changed)
        assert await store.person(BOB) == changed
        assert await store.change_person(msgspec.structs.replace(changed, login="BOB"))
        with pytest.raises(HollywoodError, match="person no longer exists"):
            await store.change_person(person("eve"))

    with_store(where, use)


def test_sessions_last_until_they_end(where: str) -> None:
    async def use(store: Store) -> None:
        await store.add_person(person("ann"))
        await store.add_person(person("bob"))
        for token, who in (("h1", ANN), ("h2", ANN), ("h3", ANN), ("h4", BOB)):
            await store.add_session(token, who, 0.0, 100.0)
        found = await store.person_of_session("h1", 99.0)
        assert found == person("ann")
        assert await store.person_of_session("h1", 100.0) is None
        assert await store.person_of_session("h9", 1.0) is None
        await store.end_session("h1")
        assert await store.person_of_session("h1", 1.0) is None
        await store.end_sessions(ANN, but="h3")
        assert await store.person_of_session("h2", 1.0) is None
        assert await store.person_of_session("h3", 1.0) == found
        await store.end_sessions(ANN)
        assert await store.person_of_session("h3", 1.0) is None
        assert await store.person_of_session("h4", 1.0) == person("bob")
        await store.add_session("h5", ANN, 200.0, 300.0)  # expired ones are deleted
        assert await store.person_of_session("h4", 1.0) is None
        with pytest.raises(HollywoodError, match="person no longer exists"):
            await store.add_session("h6", "nobody", 200.0, 300.0)

    with_store(where, use)


def test_a_secret_is_made_once_and_kept(where: str) -> None:
    async def use(store: Store) -> tuple[bytes, bytes]:
        made = await asyncio.gather(*(store.secret("cookies") for _ in range(5)))
        assert len(set(made)) == 1
        return made[0], await store.secret("invites")

    cookies, invites = with_store(where, use)
    assert len(cookies) == len(invites) == 32
    assert cookies != invites
    assert with_store(where, use) == (cookies, invites)


def _played(who: str, seat: int) -> dict[str, Any]:
    told: dict[str, Any] = {"family": "gin", "preset": "gin", "at": 5.0, "seat": Seat(seat)}
    return {
        "rounds": (RoundFact(person=who, round_number=1, facts={"gin": 1}, **told),),
        "matches": (MatchFact(person=who, rated=False, won=True, **told),),
    }


def _rating(who: str, matches: int = 3) -> RatingRow:
    return RatingRow(person=who, family="gin", mu=1.0, sigma=2.0, matches=matches)


async def _a_life(store: Store, **more: Any) -> None:
    """Somebody who has opened a table, plays at it, talks, and has a history."""
    await store.add_person(person("guest", **more))
    await store.add_person(person("bob", login="bob"))
    both = status(GUEST, BOB, stage="playing", awaited=(GUEST,))
    await store.create_table(table("t1", owner=GUEST), both)
    await store.append(append("t1", 1, to=both, ratings=(_rating(GUEST),), **_played(GUEST, 0)))
    await store.add_session("h1", GUEST, 0.0, 100.0)
    await store.say("t1", line(1, GUEST, "good evening"))
    await store.say("t1", line(2, BOB, "hello"))


def test_a_guest_is_joined_to_an_account(where: str) -> None:
    async def use(store: Store) -> None:
        await _a_life(store)
        await store.add_person(person("ann", login="ann"))
        rounds, matches = await store.rounds_of(GUEST), await store.matches_of(GUEST)
        await store.merge_person(GUEST, ANN)
        found = await store.table("t1")
        assert found is not None
        assert found.table.owner == ANN
        assert found.status == status(ANN, BOB, stage="playing", awaited=(ANN,))
        assert [of.table.id for of in await store.tables_of(ANN, over=False, limit=9)] == ["t1"]
        assert await store.said("t1", 1) == (line(2, BOB, "hello"),)
        assert await store.chat_of(ANN) == (("t1", line(1, ANN, "good evening")),)
        replaced = msgspec.structs.replace
        assert await store.rounds_of(ANN) == tuple(replace_person(rounds, ANN))
        assert await store.matches_of(ANN) == tuple(replaced(of, person=ANN) for of in matches)
        assert await store.ratings_of(ANN) == ()
        assert await store.person(GUEST) is None
        assert await store.person_of_session("h1", 1.0) is None
        assert len(await store.entries("t1")) == 1
        await store.merge_person(GUEST, ANN)  # again: it is done already
        with pytest.raises(HollywoodError, match="account no longer exists"):
            await store.merge_person(ANN, "nobody")
        with pytest.raises(HollywoodError, match="only a guest"):
            await store.merge_person(BOB, ANN)

    def replace_person(rows: tuple[RoundFact, ...], who: str) -> list[RoundFact]:
        return [msgspec.structs.replace(row, person=who) for row in rows]

    with_store(where, use)


def test_a_table_in_play_may_go_on_naming_a_guest_who_was_joined(where: str) -> None:
    async def use(store: Store) -> None:
        await _a_life(store)
        await store.add_person(person("ann", login="ann"))
        await store.append(append("t1", 2, to=status(None, BOB), ratings=(_rating(GUEST, 4),)))
        stale = status(GUEST, BOB, stage="over", awaited=(GUEST,))
        merge = store.merge_person(GUEST, ANN)
        later = store.append(append("t1", 3, to=stale, ratings=(_rating(GUEST),)))
        await asyncio.gather(merge, later)
        await store.say("t1", line(3, GUEST, "still here"))
        found = await store.table("t1")
        assert found is not None
        assert found.status == status(ANN, BOB, stage="over", awaited=(ANN,))
        assert await store.ratings_of(ANN) == ()
        assert [spoken.person for spoken in await store.said("t1", 1)] == [ANN]

    with_store(where, use)


def test_a_rating_that_has_changed_meanwhile_is_not_overwritten(where: str) -> None:
    """Two matches of a person may end at once, each with a rating computed from the same one."""

    async def use(store: Store) -> None:
        await _a_life(store)
        with pytest.raises(Overtaken):
            await store.append(append("t1", 2, to=status(GUEST, BOB), ratings=(_rating(GUEST),)))
        assert len(await store.entries("t1")) == 1
        await store.append(append("t1", 2, to=status(GUEST, BOB), ratings=(_rating(GUEST, 4),)))
        assert await store.ratings_of(GUEST) == (_rating(GUEST, 4),)

    with_store(where, use)


def test_nothing_of_an_erased_person_is_left(where: str) -> None:
    async def use(store: Store) -> None:
        await _a_life(store, login="guest", password="x")
        await store.erase_person(GUEST)
        found = await store.table("t1")
        assert found is not None
        assert found.table.owner is None
        assert found.status == status(None, BOB, stage="playing")
        assert await store.person(GUEST) is None
        assert await store.person_with_login("guest") is None
        assert await store.person_of_session("h1", 1.0) is None
        assert await store.said("t1", 9) == (line(2, BOB, "hello"),)
        assert await store.rounds_of(GUEST) == ()
        assert await store.matches_of(GUEST) == ()
        assert await store.ratings_of(GUEST) == ()
        assert await store.chat_of(GUEST) == ()
        assert len(await store.entries("t1")) == 1  # the log is unchanged
        await store.erase_person(GUEST)  # again: it is done already
        stale = status(GUEST, BOB, stage="playing", awaited=(GUEST, BOB))
        await store.append(append("t1", 2, to=stale, ratings=(_rating(GUEST),)))
        await store.say("t1", line(3, GUEST, "a ghost"))
        found = await store.table("t1")
        assert found is not None
        assert found.status == status(None, BOB, stage="playing", awaited=(BOB,))
        assert len(await store.said("t1", 9)) == 1
        assert await store.ratings_of(GUEST) == ()

    with_store(where, use)


def test_nobody_sits_on_two_seats_after_joining(where: str) -> None:
    """The account keeps its own seat; the guest's is nobody's, and counts for nobody."""

    async def use(store: Store) -> None:
        await store.add_person(person("guest"))
        await store.add_person(person("ann", login="ann"))
        both = status(ANN, GUEST, awaited=(ANN, GUEST))
        await store.create_table(table("t1"), both)
        await store.append(append("t1", 1, to=both, **_played(GUEST, 1)))
        await store.append(append("t1", 2, to=both, **_played(ANN, 0)))
        await store.merge_person(GUEST, ANN)
        (found,) = await store.tables_of(ANN, over=False, limit=9)
        assert found.status == status(ANN, None, awaited=(ANN,))
        assert {row.seat for row in await store.rounds_of(ANN)} == {0}
        assert {row.seat for row in await store.matches_of(ANN)} == {0}
        # A table in play, which does not know yet, changes nothing about that.
        await store.append(append("t1", 3, to=both))
        stale = _played(GUEST, 1)
        later = [msgspec.structs.replace(each, round_number=2) for each in stale["rounds"]]
        await store.append(append("t1", 4, to=both, rounds=tuple(later)))
        again = await store.table("t1")
        assert again is not None
        assert again.status == found.status
        assert {row.seat for row in await store.rounds_of(ANN)} == {0}

    with_store(where, use)
