"""Limits over nodes: who comes in at all of them gets hardly more than at one."""

from __future__ import annotations

import pytest
from limits import RateLimitItemPerHour

from hollywood.server.people.refusals import Refusal
from hollywood.server.web.limits import Limits
from hollywood.server.web.settings import RateLimits
from hollywood.server.web.tries import FREE, Tries


def _nodes() -> tuple[Limits, Limits]:
    first, second = Limits(RateLimits()), Limits(RateLimits())
    first.shared = second.shared = True
    return first, second


@pytest.mark.parametrize("amount", [3, 40, 1000])
def test_what_one_node_counts_the_others_count_too(amount: int) -> None:
    rate = RateLimitItemPerHour(amount)
    nodes, allowed, told = _nodes(), 0, 0
    for turn in range(3 * amount):
        here, there = nodes[turn % 2], nodes[1 - turn % 2]
        allowed += here.counted(rate, "asks", "192.0.2.7")
        news = here.to_tell()
        told += len(news)
        there.heard(news)
    assert amount <= allowed <= amount * 1.1 + 1
    assert told <= 2 * 20 + amount % 20, "nodes do not talk about each request"
    assert all(node.counted(rate, "asks", "192.0.2.8") for node in nodes)


def test_tries_at_a_login_count_at_all_nodes() -> None:
    first, second = (Tries(limits) for limits in _nodes())
    for number in range(FREE):
        first.count("ann", f"192.0.2.{number}", None)
    second.count("ann", "198.51.100.1", None)
    second.heard(first.to_tell())
    assert first.to_tell() == []
    with pytest.raises(Refusal, match="too many wrong passwords"):
        second.count("ann", "198.51.100.2", None)
