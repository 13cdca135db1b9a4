"""The page of a new table has a label for every knob and every value, and a place for the knob."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hollywood.contract.rules import ContractRules, MayIRules
from hollywood.gin.rules import GinRules, Shutout
from hollywood.play.knobs import Maybe, OneOf, Rules, knobs_of
from hollywood.texts import languages
from tests.texts.catalogues import messages

PAGES = Path(__file__).parent.parent.parent / "web" / "src" / "pages" / "new"
PARTS: dict[str, type[Rules]] = {"shutout.": Shutout, "may_i.": MayIRules}
GROUPED = {knob.name for kind in (GinRules, ContractRules) for knob in knobs_of(kind)} - {"family"}


def values_of(domain: Any) -> Iterator[str]:
    """Yield the named values of a knob."""
    if isinstance(domain, Maybe):
        yield from values_of(domain.domain)
    if isinstance(domain, OneOf):
        yield from domain.values


@pytest.mark.parametrize("language", sorted(languages()))
def test_every_knob_and_every_value_has_its_label(language: str) -> None:
    known = messages(language, pages=True)
    inside = {prefix + knob.name for prefix, kind in PARTS.items() for knob in knobs_of(kind)}
    assert {f"knob-{name.replace('.', '-')}" for name in GROUPED | inside} <= known.keys()
    every = (knob for kind in (GinRules, ContractRules, *PARTS.values()) for knob in knobs_of(kind))
    named = {value for knob in every for value in values_of(knob.metadata["domain"])}
    unnamed = {"gin", "contract", "A", "2", "K"}  # the two games, and cards
    assert {f"knob-value-{name}" for name in named - unnamed} <= known.keys()


def test_every_knob_has_a_group() -> None:
    text = (PAGES / "rules.ts").read_text(encoding="utf-8")
    (body,) = re.findall(r"const GROUPS.*?= \{\n(.*?)^\};", text, re.DOTALL | re.MULTILINE)
    assert set(" ".join(re.findall(r'"([^"]*)"', body)).split()) == GROUPED
