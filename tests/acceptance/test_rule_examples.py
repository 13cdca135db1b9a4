"""Every worked example of the rules, one test each.

The examples are in the file that the environment variable ``RULE_EXAMPLES`` names, else in
``tests/data/rule_examples.json``. Each kind of example has one function that puts its input to the
public types of the package and compares what they answer; no rule is worked out here.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from hollywood.match.presets import PRESETS, rules_from_mapping
from tests.acceptance import contract_kinds, gin_kinds, round_kinds, sheet_kinds
from tests.acceptance.example import Example

FILE = Path(
    os.environ.get("RULE_EXAMPLES") or Path(__file__).parents[1] / "data" / "rule_examples.json"
)
EXAMPLES: dict[str, Any] = json.loads(FILE.read_text())
KINDS = {**gin_kinds.KINDS, **round_kinds.KINDS, **sheet_kinds.KINDS, **contract_kinds.KINDS}


@pytest.mark.parametrize("vector", EXAMPLES["vectors"], ids=lambda vector: vector["id"])
def test_example(vector: dict[str, Any]) -> None:
    KINDS[vector["kind"]](Example(vector))


@pytest.mark.parametrize("name", EXAMPLES["presets"])
def test_preset(name: str) -> None:
    """Each preset of the file is the package's preset of that name, knob by knob."""
    assert rules_from_mapping(EXAMPLES["presets"][name]) == PRESETS[name]


def test_every_kind_is_known() -> None:
    assert set(EXAMPLES["kinds"]) <= set(KINDS)
