"""Turns: one owner delays another by one job for each worker, and has no more than a share."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from hollywood.server.workers.fairness import FairQueue, Owner, Shares

ANN, BOB, CY = Owner("a", "ann"), Owner("b", "bob"), Owner("c", "cy")
ANNA = Owner("a", "anna")


def served(queue: FairQueue[str], number: int) -> list[str]:
    """Serve one after another, as a single worker does."""
    done = []
    for _ in range(number):
        owner, item = queue.pop()
        done.append(item)
        queue.served(owner)
    return done


def test_who_comes_later_waits_for_one_job_of_another() -> None:
    queue: FairQueue[str] = FairQueue()
    for number in range(40):
        queue.add(ANN, f"ann {number}")
    running, _ = queue.pop()  # what the worker is doing when the others come
    queue.add(BOB, "bob")
    queue.add(CY, "cy")
    assert queue.in_order(running)[:4] == ["bob", "cy", "ann 1", "ann 2"]
    queue.served(running)
    assert queue.in_order()[:4] == ["bob", "cy", "ann 1", "ann 2"]
    assert served(queue, 4) == ["bob", "cy", "ann 1", "ann 2"]
    assert len(queue) == 37


def test_the_people_of_an_address_share_its_turns() -> None:
    queue: FairQueue[str] = FairQueue()
    for owner, count in ((ANN, 3), (ANNA, 2), (BOB, 3)):
        for number in range(count):
            queue.add(owner, f"{owner.person} {number}")
    order = ["ann 0", "bob 0", "anna 0", "bob 1", "ann 1", "bob 2", "anna 1", "ann 2"]
    assert queue.in_order() == order
    assert served(queue, 8) == order


def test_of_his_own_the_urgent_is_first() -> None:
    queue: FairQueue[str] = FairQueue()
    for name, urgency in (("slow", 1000), ("slow too", 1000), ("quick", 10)):
        queue.add(ANN, name, urgency)
    queue.add(BOB, "slow of bob", 5000)
    assert served(queue, 4) == ["quick", "slow of bob", "slow", "slow too"]


def test_what_is_taken_out_is_not_served_and_nothing_is_left_of_it() -> None:
    queue: FairQueue[str] = FairQueue()
    first, second = "first", "second"
    queue.add(ANN, first)
    queue.add(BOB, second)
    queue.discard(first)
    queue.discard(first)
    assert served(queue, 1) == [second]
    assert not queue
    assert not queue._places
    with pytest.raises(IndexError):
        queue.pop()


@pytest.mark.parametrize("workers", [1, 2, 4])
def test_however_they_come_nobody_is_overtaken_twice(workers: int) -> None:
    """Between the arrival of an idle owner's job and its turn, each other owner is served once.

    That does not count what ran already; with these seeds some hundred arrivals are checked.
    """
    chance = random.Random(workers)
    owners = [Owner(letter, letter) for letter in "abcdef"]
    queue: FairQueue[int] = FairQueue()
    running: list[Owner] = []
    since: dict[int, Counter[Owner]] = {}
    waiting: Counter[Owner] = Counter()
    seen = 0
    for number in range(2_000):
        owner = owners[min(chance.randrange(6), chance.randrange(6))]
        if len(queue) < 60:
            if not waiting[owner] and owner not in running:
                since[number] = Counter()
            queue.add(owner, number)
            waiting[owner] += 1
        while running and (len(running) == workers or chance.random() < 0.3):
            queue.served(running.pop(chance.randrange(len(running))))
        while queue and len(running) < workers:
            chosen, item = queue.pop()
            running.append(chosen)
            waiting[chosen] -= 1
            if item in since:
                overtaken = since.pop(item)
                assert max(overtaken.values(), default=0) <= 1
                seen += 1
            for counted in since.values():
                counted[chosen] += 1
    assert seen > 50


def test_shares_are_of_a_person_and_of_an_address() -> None:
    shares = Shares(of_person=2, of_address=3)
    assert shares.take(ANN)
    assert shares.take(ANN)
    assert not shares.take(ANN)
    assert not shares.take(Owner("elsewhere", "ann"))  # a person is the same at every address
    assert shares.take(ANNA)
    assert not shares.take(ANNA)  # the address has its share
    assert not shares.take(Owner("a"))
    assert shares.take(BOB)
    shares.give_back(ANN)
    assert shares.take(Owner("a"))
    for owner in (ANN, ANNA, Owner("a"), BOB):
        shares.give_back(owner)
    assert not shares._under_way
