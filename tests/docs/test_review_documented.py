"""The comparisons on the pages of the review agree with its document."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hollywood.texts import languages
from tests.texts.catalogues import messages, words

ROOT = Path(__file__).parent.parent.parent
DOCUMENT = (ROOT / "docs" / "review.md").read_text(encoding="utf-8")
GIN, MAY_I = DOCUMENT.split("## The contract game")


def rate(told: str, level: str) -> int:
    """The error rate of a level, from the first table that has one."""
    (found,) = re.findall(rf"^\| `{level}`.* \| (\d+) \| [\d,]+ \|$", told, re.MULTILINE)
    return int(found)


@pytest.mark.parametrize("language", sorted(languages()))
def test_the_rates_to_compare_with(language: str) -> None:
    texts = messages(language, pages=True)
    (gin,) = re.findall(r" (\d+)\.$", words(texts["review-rate-help"]) or "")
    assert int(gin) == rate(GIN, "club")
    (may_i,) = re.findall(r".*\D(\d\d)(?:\.|, )", words(texts["review-hand-rate-help"]) or "")
    others = [rate(MAY_I, level) for level in ("club", "simple", "casual", "beginner")]
    assert abs(int(may_i) - sum(others) / len(others)) <= 3
