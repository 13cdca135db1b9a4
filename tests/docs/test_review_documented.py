"""What the pages of the review say by way of comparison is what its document says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
DOCUMENT = (ROOT / "docs" / "review.md").read_text(encoding="utf-8")
GIN, MAY_I = DOCUMENT.split("## The contract game")


def rate(told: str, level: str) -> int:
    """The error rate of a level in the first table that has one."""
    (found,) = re.findall(rf"^\| `{level}`.* \| (\d+) \| [\d,]+ \|$", told, re.MULTILINE)
    return int(found)


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_rates_to_compare_with(language: str) -> None:
    texts = (ROOT / "web/src/texts" / language / "review.ts").read_text(encoding="utf-8")
    (gin,) = re.findall(r'"review\.rate\.help": ".* (\d+)\."', texts)
    assert int(gin) == rate(GIN, "club")
    (may_i,) = re.findall(r'"review\.hand\.rate\.help": ".*\D(\d\d)(?:\.|, ).*"', texts)
    others = [rate(MAY_I, level) for level in ("club", "simple", "casual", "beginner")]
    assert abs(int(may_i) - sum(others) / len(others)) <= 3
