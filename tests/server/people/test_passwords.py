"""Passwords: hashed slowly on purpose, refused alike, and hard to guess."""

from __future__ import annotations

import asyncio
import threading

import pytest
from argon2 import Parameters, PasswordHasher, extract_parameters

from hollywood.server.people.passwords import _NOBODYS, Passwords, too_obvious
from hollywood.server.people.refusals import Refusal


async def _hash_and_check(passwords: Passwords) -> None:
    kept = await passwords.hashed("three melds")
    assert kept.startswith("$argon2id$")
    assert await passwords.right(kept, "three melds")
    assert not await passwords.right(kept, "three meld")
    assert not await passwords.right(None, "three melds")
    assert not await passwords.right("no hash at all", "three melds")
    assert not passwords.outdated(kept)
    assert kept != await passwords.hashed("three melds")


def test_passwords_are_hashed_and_checked() -> None:
    passwords = Passwords()
    asyncio.run(_hash_and_check(passwords))
    passwords.close()


def test_the_same_letters_are_the_same_password() -> None:
    passwords = Passwords()

    async def both() -> bool:
        return await passwords.right(await passwords.hashed("café melds"), "cafe\u0301 melds")

    assert asyncio.run(both())
    passwords.close()


def test_the_cost_is_what_it_should_be_at_least() -> None:
    passwords = Passwords()
    for kept in (asyncio.run(passwords.hashed("x")), _NOBODYS):
        cost = extract_parameters(kept)
        assert cost.memory_cost >= 19 * 1024
        assert cost.time_cost >= 2
        assert not passwords.outdated(kept)
    assert passwords.outdated(PasswordHasher(1, 64, 1).hash("x"))
    passwords.close()


def test_obvious_passwords_are_refused_outside_the_event_loop() -> None:
    passwords = Passwords()

    async def asked() -> None:
        await passwords.refuse_obvious("three melds, no deadwood", login="anna", name="Anna")
        with pytest.raises(Refusal) as refused:
            await passwords.refuse_obvious("sunshine1", login="anna", name="Anna")
        assert (refused.value.code, refused.value.status) == ("obvious_password", 422)

    asyncio.run(asked())
    passwords.close()


def test_somebody_there_is_not_takes_as_much_work_as_anybody(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    passwords, work = Passwords(), list[Parameters]()
    verify = PasswordHasher.verify

    def watched(hasher: PasswordHasher, kept: str, password: str) -> bool:
        work.append(extract_parameters(kept))
        return verify(hasher, kept, password)

    monkeypatch.setattr(PasswordHasher, "verify", watched)

    async def both() -> None:
        for kept in (await passwords.hashed("right password"), None):
            assert not await passwords.right(kept, "wrong password")

    asyncio.run(both())
    known, unknown = work
    assert known == unknown
    passwords.close()


def test_hashing_holds_up_nobody_and_its_queue_is_bounded(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    passwords, at_work = Passwords(workers=1, waiting=2), set[int]()
    really = PasswordHasher.hash

    def watched(hasher: PasswordHasher, password: str) -> str:
        at_work.add(threading.get_ident())
        return really(hasher, password)

    monkeypatch.setattr(PasswordHasher, "hash", watched)

    async def crowd() -> tuple[int, int]:
        tries = [asyncio.create_task(passwords.hashed("x")) for _ in range(8)]
        outcomes = await asyncio.gather(*tries, return_exceptions=True)
        refused = [each for each in outcomes if isinstance(each, Refusal)]
        assert all((each.code, each.status) == ("busy", 429) for each in refused)
        return len(outcomes) - len(refused), len(refused)

    assert asyncio.run(crowd()) == (3, 5)
    assert threading.get_ident() not in at_work
    assert asyncio.run(passwords.hashed("x"))  # there is room again
    passwords.close()


@pytest.mark.parametrize(
    "password",
    [
        *("password", "PASSWORD", "Passw0rd", "p@ssword!", "123456789", "87654321", "qwertzuiop"),
        *(
            "abcdefgh",
            "abababab",
            "11111111",
            "hollywood",
            "Hollywood2026",
            "ginrummy1",
            "iloveyou",
        ),
        *("letmein123", "hallohallo", "secret!!", "1q2w3e4r", "poiuytrewq", "geheim123"),
        *("motdepasse", "contrasena1", "Elephant99", "michael2024", "schokolade!", "h0llyw00d!!"),
    ],
)
def test_obvious_passwords(password: str) -> None:
    assert too_obvious(password)


@pytest.mark.parametrize(
    "password",
    [
        *("three melds, no deadwood", "correct horse battery", "xkq7-93vb", "Wimbledon is wet"),
        *("zebrafinch", "kartoffelsalat", "anna knocks with 3"),
    ],
)
def test_other_passwords(password: str) -> None:
    assert not too_obvious(password, login="anna")


def test_the_login_the_name_and_the_site_are_no_passwords() -> None:
    assert too_obvious("Rosalind-42", name="Rosalind Q")
    assert too_obvious("rosalindq77", name="Rosalind Q")
    assert too_obvious("!hollywood!x")
    assert not too_obvious("rosalind plays every night", name="Rosalind Q")
    assert too_obvious("annabella", login="AnnaBella")
    assert too_obvious("annabella12", login="annabella")
    assert not too_obvious("annabella plays every night", login="annabella")
