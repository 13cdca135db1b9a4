"""Tables, logs, lists and chat: what is written is read back, on both databases."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from hollywood.play import Seat
from hollywood.server.store.protocol import Overtaken, Store
from hollywood.server.store.rows import (
    Append,
    Listed,
    MatchFact,
    RatingRow,
    RoundFact,
    command_of,
)
from tests.server.store.rows import append, entry, line, person, status, table, with_store


async def _people(store: Store, *names: str) -> list[str]:
    for name in names:
        await store.add_person(person(name))
    return [f"id-{name}" for name in names]


def test_a_table_comes_back_as_it_was_written(where: str) -> None:
    async def use(store: Store) -> None:
        ann, _ = await _people(store, "ann", "bob")
        opened = table("t1", owner=ann, entrance="invite", family="may-i")
        stands = status(ann, None, None, bots=(None, "greedy", None), awaited=(ann,))
        await store.create_table(opened, stands)
        assert await store.table("t1") == Listed(table=opened, status=stands, moved_at=10.25)
        assert await store.table("t2") is None
        assert await store.entries("t1") == ()

    with_store(where, use)


def test_a_table_without_seats_comes_back(where: str) -> None:
    async def use(store: Store) -> None:
        await store.create_table(table("t1"), status())
        found = await store.table("t1")
        assert found is not None
        assert found.status == status()

    with_store(where, use)


def test_an_append_writes_entries_status_places_facts_and_ratings(where: str) -> None:
    async def use(store: Store) -> None:
        ann, bob = await _people(store, "ann", "bob")
        await store.create_table(table("t1"), status(None, None, bots=(None, "greedy")))
        rows = (
            entry(1, command_id="c1", person=ann, body=bytes(range(256))),
            entry(2, at=123.456789, kind="dealt"),
        )
        over = status(ann, bob, stage="over", round_number=3, awaited=(bob,), next_table="t2")
        over = msgspec.structs.replace(over, winners=(Seat(1),))
        told: dict[str, Any] = {"family": "gin", "preset": "hollywood", "at": 123.5}
        rounds = tuple(
            RoundFact(person=who, round_number=3, seat=Seat(seat), facts={"gin": seat}, **told)
            for seat, who in enumerate((ann, bob))
        )
        match = MatchFact(person=bob, seat=Seat(1), rated=True, won=True, facts={"n": [1]}, **told)
        rating = RatingRow(
            person=bob, family="gin", mu=25.5, sigma=8.1, matches=1, history=((1.5, 3), (2.5, 4))
        )
        await store.append(
            Append(
                table_id="t1",
                entries=rows,
                status=over,
                rounds=rounds,
                matches=(match,),
                ratings=(rating,),
            )
        )
        assert await store.entries("t1") == rows
        found = await store.table("t1")
        assert found is not None
        assert found.status == over
        assert found.moved_at == 123.456789
        assert await store.rounds_of(ann) == rounds[:1]
        assert await store.rounds_of(bob) == rounds[1:]
        assert await store.matches_of(bob) == (match,)
        assert await store.matches_of(ann) == ()
        assert await store.ratings_of(bob) == (rating,)
        assert await store.ratings((ann, bob), "gin") == {bob: rating}
        assert await store.ratings((ann, bob), "may-i") == {}
        assert await store.ratings((), "gin") == {}
        better = msgspec.structs.replace(rating, mu=26.0, matches=2)
        await store.append(append("t1", 3, to=over, ratings=(better,)))
        assert await store.ratings((bob,), "gin") == {bob: better}

    with_store(where, use)


def test_a_status_alone_is_replaced_and_the_log_stays(where: str) -> None:
    async def use(store: Store) -> None:
        (ann,) = await _people(store, "ann")
        await store.create_table(table("t1"), status(None, None))
        await store.append(append("t1", 1))
        await store.append(append("t1", to=status(ann, None)))
        found = await store.table("t1")
        assert found is not None
        assert found.status == status(ann, None)
        assert found.moved_at == 101.0
        assert len(await store.entries("t1")) == 1
        with pytest.raises(Overtaken):
            await store.append(append("nowhere"))

    with_store(where, use)


def test_a_log_that_has_gone_on_overtakes_and_nothing_changes(where: str) -> None:
    async def use(store: Store) -> None:
        (ann,) = await _people(store, "ann")
        await store.create_table(table("t1"), status(None, None))
        await store.append(append("t1", 1, 2))
        log, stood = await store.entries("t1"), await store.table("t1")
        played = RoundFact(
            person=ann, round_number=1, seat=Seat(0), family="gin", preset="gin", at=1.0, facts={}
        )
        taken = status(ann, None, stage="playing")
        again = Append(
            table_id="t1", entries=(entry(3, command_id="c2"),), status=taken, rounds=(played,)
        )
        for late in (
            append("t1", 2, to=taken, rounds=(played,)),  # the number is taken
            again,  # the command was done
            append("t1", 4, to=taken, rounds=(played,)),  # a gap
            append("t2", 1, to=taken, rounds=(played,)),  # no such table
        ):
            with pytest.raises(Overtaken):
                await store.append(late)
        assert await store.entries("t1") == log
        assert await store.table("t1") == stood
        assert await store.rounds_of(ann) == ()
        await store.append(append("t1", 3))

    with_store(where, use)


def test_one_append_has_no_gap(where: str) -> None:
    async def use(store: Store) -> None:
        await store.create_table(table("t1"), status(None, None))
        with pytest.raises(ValueError, match="cannot come after"):
            await store.append(append("t1", 1, 3))
        assert await store.entries("t1") == ()

    with_store(where, use)


def test_a_table_can_wait_only_for_those_who_sit_there(where: str) -> None:
    async def use(store: Store) -> None:
        ann, bob = await _people(store, "ann", "bob")
        with pytest.raises(ValueError, match="no seat"):
            await store.create_table(table("t1"), status(ann, None, awaited=(bob,)))
        assert await store.table("t1") is None

    with_store(where, use)


def test_the_answer_to_a_command_is_found(where: str) -> None:
    async def use(store: Store) -> None:
        await store.create_table(table("t1"), status(None, None))
        first = entry(1, person="ann", command_id=command_of("ann", "c"))
        second = entry(2, person="bob", command_id=command_of("bob", "c"))
        older = entry(3, person="ann", command_id="c3")  # from before ids belonged to people
        rows = (first, second, older)
        await store.append(Append(table_id="t1", entries=rows, status=status(None, None)))
        assert await store.answered("t1", "ann", "c") == first
        assert await store.answered("t1", "bob", "c") == second
        assert await store.answered("t1", "ann", "c3") == older
        assert await store.answered("t1", "bob", "c3") is None
        assert await store.answered("t1", "ann", "c4") is None
        assert await store.answered("t2", "ann", "c") is None

    with_store(where, use)


def test_the_lists_of_the_lobby(where: str) -> None:
    async def use(store: Store) -> list[tuple[str, ...]]:
        ann, bob, cyn = await _people(store, "ann", "bob", "cyn")
        for number, (name, entrance, stands) in enumerate(
            (
                ("old", "lobby", status(ann, None)),
                ("full", "lobby", status(ann, bob)),
                ("with a bot", "lobby", status(ann, None, bots=(None, "greedy"))),
                ("private", "invite", status(ann, None)),
                ("new", "lobby", status(cyn, None)),
                ("left by all", "lobby", status(None, None)),
                ("playing", "lobby", status(ann, bob, stage="playing")),
                ("between", "lobby", status(ann, bob, stage="between")),
                ("private play", "invite", status(ann, bob, stage="playing")),
                ("over", "lobby", status(ann, bob, stage="over")),
            )
        ):
            await store.create_table(table(name, entrance=entrance, created_at=number), stands)
        lists = (
            await store.open_tables(9),
            await store.open_tables(1),
            await store.watchable_tables(9),
            await store.watchable_tables(1),
            await store.tables_of(bob, over=False, limit=9),
            await store.tables_of(bob, over=True, limit=9),
            await store.tables_of(ann, over=False, limit=2),
        )
        return [tuple(listed.table.id for listed in found) for found in lists]

    assert with_store(where, use) == [
        ("new", "old"),
        ("new",),
        ("between", "playing"),
        ("between",),
        ("private play", "between", "playing", "full"),
        ("over",),
        ("private play", "between"),
    ]


def test_those_moved_last_come_first_and_places_change_with_the_status(where: str) -> None:
    async def use(store: Store) -> None:
        ann, bob = await _people(store, "ann", "bob")
        for name in ("t1", "t2"):
            await store.create_table(table(name), status(ann, bob))
        await store.append(append("t1", 1, to=status(ann, bob)))
        first = await store.tables_of(ann, over=False, limit=9)
        assert [listed.table.id for listed in first] == ["t1", "t2"]
        left = status(ann, None, None, bots=(None, "greedy", None))
        await store.append(append("t1", 2, to=left))
        assert [of.table.id for of in await store.tables_of(bob, over=False, limit=9)] == ["t2"]
        await store.append(append("t1", 3, to=status(bob, ann)))
        found = await store.table("t1")
        assert found is not None
        assert found.status.seated == (bob, ann)

    with_store(where, use)


def test_places_are_known_again_after_a_restart(where: str) -> None:
    async def first(store: Store) -> None:
        ann, _ = await _people(store, "ann", "bob")
        await store.create_table(table("t1"), status(ann, None))

    async def second(store: Store) -> None:
        await store.append(append("t1", 1, to=status("id-ann", None, awaited=("id-ann",))))
        await store.append(append("t1", 2, to=status("id-bob", "id-ann")))
        found = await store.table("t1")
        assert found is not None
        assert found.status == status("id-bob", "id-ann")

    with_store(where, first)
    with_store(where, second)


def test_what_was_said_last_in_order(where: str) -> None:
    async def use(store: Store) -> None:
        ann, bob = await _people(store, "ann", "bob")
        await store.create_table(table("t1"), status(ann, bob))
        await store.create_table(table("t2"), status(ann, bob))
        lines = (
            line(1, ann, "hello"),
            line(2, bob, "héllo ♥", None),
            line(3, ann, "Hello!", phrase="hello"),
        )
        for spoken in lines:
            await store.say("t1", spoken)
        await store.say("t2", line(1, ann, "elsewhere"))
        assert await store.said("t1", 9) == lines
        assert await store.said("t1", 2) == lines[1:]
        assert await store.chat_of(bob) == (("t1", lines[1]),)
        with pytest.raises(Overtaken):
            await store.say("t1", line(3, bob, "twice"))

    with_store(where, use)


def test_what_there_is_is_counted(where: str) -> None:
    async def use(store: Store) -> None:
        await store.add_person(person("ann"))
        await store.add_person(person("bob", login="bob", password="x"))
        await store.create_table(table("t1"), status(None, None, stage="playing"))
        await store.create_table(table("t2"), status(None, None))
        await store.append(append("t1", 1, 2, 3, to=status(None, None, stage="playing")))
        counted = await store.counts()
        assert counted.pop("database") == ("sqlite" if "://" not in where else "postgresql")
        assert counted == {
            "tables": 2,
            "tables_in_play": 1,
            "people": 2,
            "accounts": 1,
            "entries": 3,
            "waiting": 0,
        }

    with_store(where, use)
