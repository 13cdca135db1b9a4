"""Limits over nodes: who comes in at all of them gets hardly more than at one."""

from __future__ import annotations

import asyncio
import json
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest
from limits import RateLimitItemPerHour

from hollywood.server.people.refusals import Refusal
from hollywood.server.web.limits import Limits
from hollywood.server.web.nodes import SharedSockets
from hollywood.server.web.settings import RateLimits
from hollywood.server.web.tries import FREE, Tries
from tests.server.faults.process import Server
from tests.server.live.playing import Owner, listening
from tests.server.nodes.several import nodes
from tests.server.postgres import Cluster


def _nodes() -> tuple[Limits, Limits]:
    first, second = Limits(RateLimits()), Limits(RateLimits())
    first.shared = second.shared = True
    return first, second


@pytest.mark.parametrize("amount", [3, 40, 1000])
def test_what_one_node_counts_the_others_count_too(amount: int) -> None:
    rate = RateLimitItemPerHour(amount)
    limits, allowed, told = _nodes(), 0, 0
    for turn in range(3 * amount):
        here, there = limits[turn % 2], limits[1 - turn % 2]
        allowed += here.counted(rate, "asks", "192.0.2.7")
        news = here.to_tell()
        told += len(news)
        there.heard(news)
    assert amount <= allowed <= amount * 1.1 + 1
    assert told <= 2 * 20 + amount % 20, "nodes do not talk about each request"
    assert all(node.counted(rate, "asks", "192.0.2.8") for node in limits)


def test_sockets_count_at_all_nodes() -> None:
    limits = _nodes()
    shared = [SharedSockets(each.sockets) for each in limits]
    now = 0.0

    def news() -> None:
        for here in (0, 1):
            told = shared[here].to_tell(now)
            if told is not None:
                shared[1 - here].heard(str(here), told, now)

    opened = []
    with ExitStack() as all_open:
        for number in range(40):
            now += 0.1
            with suppress(Refusal):
                all_open.enter_context(limits[number % 2].socket("192.0.2.7", "ann"))
                opened.append(number % 2)
            news()
        assert len(opened) == RateLimits().sockets_by_person
        assert shared[0].to_tell(now) is None, "nodes do not talk if nothing changes"
        with limits[0].socket("192.0.2.8", "bob"):
            assert shared[0].to_tell(now) is None, "nobody is told of one socket"
        assert shared[0].to_tell(now + 20), "who came later is told, too"
    news()
    for node in limits:
        with ExitStack() as again:
            for _ in range(RateLimits().sockets_by_person):
                again.enter_context(node.socket("192.0.2.7", "ann"))


def test_real_nodes_tell_each_other_of_sockets(postgres: Cluster, tmp_path: Path) -> None:
    async def play(here: Server, there: Server) -> None:
        token = await asyncio.to_thread(Owner(here).bot, "shark")

        async def refused() -> bool:
            async with listening(there, token) as socket:
                with suppress(TimeoutError):
                    async with asyncio.timeout(0.5):
                        return bool(json.loads(await socket.recv())["code"] == "too_many_sockets")
                return False

        async with listening(here, token), listening(here, token):
            while not await refused():
                await asyncio.sleep(0.1)
        while await refused():
            await asyncio.sleep(0.1)

    with nodes(2, postgres, tmp_path, limits={"sockets_by_person": 2}) as running:
        asyncio.run(play(*running))


def test_what_a_node_had_that_is_gone_is_forgotten() -> None:
    here, _ = _nodes()
    shared = SharedSockets(here.sockets)
    shared.heard("gone", [("person", "ann", 12)], 0.0)
    with pytest.raises(Refusal, match="too many tables open"), here.socket("192.0.2.7", "ann"):
        pass
    shared.heard("other", [], 100.0)
    with here.socket("192.0.2.7", "ann"):
        pass


def test_tries_at_a_login_count_at_all_nodes() -> None:
    first, second = (Tries(limits) for limits in _nodes())
    for number in range(FREE):
        first.count("ann", f"192.0.2.{number}", None)
    second.count("ann", "198.51.100.1", None)
    second.heard(first.to_tell())
    assert first.to_tell() == []
    with pytest.raises(Refusal, match="too many wrong passwords"):
        second.count("ann", "198.51.100.2", None)
