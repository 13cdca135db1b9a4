"""The buttons of the form for a family's rules stop where the rules do."""

from __future__ import annotations

import re

from hollywood.contract.rules import ContractRules
from hollywood.play.knobs import Domain, knobs_of
from tests.knobs.source import ROOT

HANDS = ROOT / "web" / "src" / "pages" / "new" / "family" / "hands.ts"


def test_the_buttons_stop_where_the_rules_do() -> None:
    (body,) = re.findall(r"export const BOUNDS = \{(.*?)\}", HANDS.read_text(encoding="utf-8"))
    bound = {name: int(value) for name, value in re.findall(r"(\w+): (\d+)", body)}
    domains = {entry.name: entry.metadata["domain"] for entry in knobs_of(ContractRules)}
    contracts, deal = domains["contracts"], domains["deal"]
    assert _allowed(contracts, ["S"] * bound["hands"])
    assert not _allowed(contracts, ["S"] * (bound["hands"] + 1))
    assert _allowed(contracts, ["S" * bound["melds"]])
    assert not _allowed(contracts, ["S" * (bound["melds"] + 1)])
    for low, high, made in (
        ("shortest", "longest", lambda n: (contracts, [f"R{n}"])),
        ("fewest", "most", lambda n: (deal, [n])),
    ):
        for number in (bound[low], bound[high]):
            assert _allowed(*made(number))
        for number in (bound[low] - 1, bound[high] + 1):
            assert not _allowed(*made(number))


def _allowed(domain: Domain, value: object) -> bool:
    try:
        domain.read(value)
    except ValueError:
        return False
    return True
