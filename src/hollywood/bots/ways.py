"""How much the searching players search, as plain numbers.

They are apart from the search itself, so that the levels are known without loading it.
"""

from __future__ import annotations

from typing import NamedTuple


class Ways(NamedTuple):
    """How a player of gin searches: the fields of ``strategy/gin/settings.py``, in their order."""

    worlds: int = 600
    burn: int = 60
    burn_turn: int = 40
    thin: int = 4
    thin_turn: int = 2
    trust: int = 30
    share: int = 50
    throws: int = 6
    throws_taken: int = 3
    type_every: int = 4
    trust_net: int = 150
    unlikely: int = 6_000
    look: int = 50
    flat: int = 0
    slope: int = 1024
    trust_near: int = 10
    unlikely_near: int = 30_000
    look_near: int = 0
    least: int = 16
    least_near: int = 48
    clear: int = 7


class ContractWays(NamedTuple):
    """How a player of the contract game searches.

    The fields are those of ``strategy/contract/settings.py``, in their order.
    """

    turns: int
    throws: int = 6
    lays: int = 2
    adds: int = 0
    hold: int = 0
    belief: int = 1
    declined: int = 0
    sure: int = 25
    little: int = 3
    trust: int = 100
    horizon: int = 400
    calls: int = 0
    work: int = 1_000_000
    pasts: int = 0
    steps: int = 40
    first_steps: int = 200
    more_steps: int = 8
    rows: int = 1_000_000_000


STRONGEST = Ways(worlds=6_000, least=160, least_near=400, clear=12)
"""It drops a choice later, because it has the time."""
SKILLED = Ways(worlds=1, unlikely=1, unlikely_near=1)
"""It drops all but what its net likes best at once, and so simulates nothing."""
CONTRACT_SKILLED = ContractWays(0)
"""It simulates nothing, either: see :class:`hollywood.bots.contract.search.ContractSearcher`."""
CONTRACT_FAST = ContractWays(
    14_000,
    lays=6,
    trust=200,
    sure=20,
    little=4,
    work=112_000,
    pasts=24,
    steps=60,
    first_steps=300,
    more_steps=10,
    rows=20_000,
)
"""On average below ten milliseconds for a decision, on one core."""
CONTRACT_KEEN = CONTRACT_FAST._replace(turns=2_000, work=16_000, pasts=6, rows=5_000)
"""A seventh of that."""
CONTRACT_STRONGEST = ContractWays(
    140_000,
    throws=8,
    lays=8,
    adds=4,
    hold=1,
    trust=400,
    sure=35,
    little=5,
    work=800_000,
    pasts=64,
    steps=320,
    first_steps=800,
    more_steps=40,
    rows=1_000_000,
)
"""Below a second for a decision; on average less than half of that."""
CONTRACT_LEVELS = {"keen": CONTRACT_KEEN, "fast": CONTRACT_FAST, "strongest": CONTRACT_STRONGEST}
