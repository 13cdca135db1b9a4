"""Every worked example of the rules, one test each.

The examples are in the file named by the environment variable ``RULE_EXAMPLES``, or by default in
``tests/data/rule_examples.json`` and ``tests/data/more_rule_examples.json``. Each kind of example
has one function that gives its input to the public types of the package and compares the answers;
no rule is computed here.
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

DATA = Path(__file__).parents[1] / "data"
FILES = (
    [Path(os.environ["RULE_EXAMPLES"])]
    if os.environ.get("RULE_EXAMPLES")
    else [DATA / "rule_examples.json", DATA / "more_rule_examples.json"]
)
READ: list[dict[str, Any]] = [json.loads(file.read_text(encoding="utf-8")) for file in FILES]
VECTORS = [vector for examples in READ for vector in examples["vectors"]]
PRESETS_TOLD = [told for examples in READ for told in examples.get("presets", {}).items()]
KINDS = {**gin_kinds.KINDS, **round_kinds.KINDS, **sheet_kinds.KINDS, **contract_kinds.KINDS}


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["id"])
def test_example(vector: dict[str, Any]) -> None:
    KINDS[vector["kind"]](Example(vector))


@pytest.mark.parametrize(
    ("name", "told"), PRESETS_TOLD, ids=lambda value: value if isinstance(value, str) else ""
)
def test_preset(name: str, told: dict[str, Any]) -> None:
    """Each preset of a file is the package's preset of that name, knob by knob."""
    assert rules_from_mapping(told) == PRESETS[name]


def test_every_kind_is_known() -> None:
    named = {kind for examples in READ for kind in examples.get("kinds", ())}
    assert named | {vector["kind"] for vector in VECTORS} <= set(KINDS)
