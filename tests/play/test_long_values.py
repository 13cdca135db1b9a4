"""A value that is too long is refused by its length: the cost does not grow with it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from hollywood.contract.rules import ContractRules
from hollywood.errors import RulesError
from hollywood.gin.rules import GinRules
from hollywood.play.knobs import LONGEST_NAME, LONGEST_TYPED, Rules, knobs_of, within
from tests.counting import calls_of

MOST_CALLS = 3_000
"""Rules with one changed knob make some 500 calls; a value of 400 characters is scanned."""


def _deep(levels: int) -> list[Any]:
    nested: list[Any] = []
    for _ in range(levels):
        nested = [nested]
    return nested


HOSTILE: dict[str, Any] = {
    "commas": "," * 63_000,
    "brackets": "[" * 63_000,
    "a list typed": "[" + "1," * 30_000 + "1]",
    "a number typed": "9" * 63_000,
    "blanks": " " * 63_000,
    "a list": [1] * 30_000,
    "texts": ["x" * 1000] * 60,
    "a group": {str(number): 1 for number in range(10_000)},
    "depth": _deep(900),
    "wide and deep": [[[["," * 1000] * 20] * 20] * 20],
    "190 digits": 10**190,
    "5,000 digits": -(10**5000),
}


@pytest.mark.parametrize("name", HOSTILE)
@pytest.mark.parametrize("rules", [GinRules, ContractRules])
def test_what_is_too_long_costs_no_more_than_what_is_not(rules: type[Rules], name: str) -> None:
    for entry in knobs_of(rules):
        changes = {entry.name: HOSTILE[name]}
        with pytest.raises(RulesError) as caught:
            rules.from_mapping(changes)
        assert len(str(caught.value)) < 700
        assert calls_of(lambda: rules.from_mapping(changes)) < MOST_CALLS, entry.name  # noqa: B023


@pytest.mark.parametrize("rules", [GinRules, ContractRules])
def test_a_long_name_is_compared_with_none(rules: type[Rules]) -> None:
    with pytest.raises(RulesError, match=f"a name has at most {LONGEST_NAME} characters"):
        rules.from_mapping({"x" * 60_000: 1})


@pytest.mark.parametrize("rules", [GinRules, ContractRules])
def test_every_knob_takes_its_own_values_however_they_are_typed(rules: type[Rules]) -> None:
    plain = rules().to_mapping()
    for entry in knobs_of(rules):
        domain = entry.metadata["domain"]
        assert domain.longest <= LONGEST_TYPED, entry.name
        typed = json.dumps(plain[entry.name], indent=1)
        assert len(typed) <= LONGEST_TYPED, entry.name
        assert rules().with_settings([f"{entry.name}={typed}"]) == rules()


def test_the_longest_permitted_values_are_taken() -> None:
    longest = ContractRules.from_mapping(
        {
            "contracts": " , ".join(["S3S3S3"] * 14),
            "deal": " , ".join(["11"] * 14),
            "players": "2, 3, 4, 5",
            "points": dict.fromkeys("A23456789TJQK", 5) | {"XX": 50},
        }
    )
    assert isinstance(longest, ContractRules)
    assert longest.hands == 14


def test_within() -> None:
    assert within([1, "abc", {"k": None}], 12)
    assert not within([1, "abc", {"k": None}], 6)
    assert calls_of(lambda: within([[0] * 1000] * 1000, 100)) < 100
