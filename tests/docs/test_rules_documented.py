"""docs/rules.md describes every knob and every preset correctly."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hollywood.match.presets import PRESETS
from hollywood.play.knobs import knobs_of
from tools import rules_tables

DOCS = Path(__file__).parent.parent.parent / "docs"
TEXT = rules_tables.PAGE.read_text(encoding="utf-8")


def test_the_tables_are_what_the_knobs_say() -> None:
    assert rules_tables.filled(TEXT) == TEXT, "run: python tools/rules_tables.py"


@pytest.mark.parametrize("group", rules_tables.GROUPS)
def test_every_knob_has_its_line_and_its_source(group: str) -> None:
    names = [entry.name for entry in knobs_of(rules_tables.GROUPS[group])]
    assert list(rules_tables.SOURCES[group]) == names
    assert f"<!-- table: {group} -->" in TEXT
    for entry in knobs_of(rules_tables.GROUPS[group]):
        (line,) = [
            line
            for line in rules_tables.knob_table(group).splitlines()
            if line.startswith(f"| `{entry.name}` |")
        ]
        assert line in TEXT
        assert entry.metadata["domain"].allowed() in line
        assert rules_tables.what(group, entry.name) in line


def test_a_stale_table_would_be_seen() -> None:
    stale = TEXT.replace("a whole number from 0 to 50 |", "a whole number from 0 to 40 |")
    assert stale != TEXT
    assert rules_tables.filled(stale) == TEXT


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_has_its_section(preset: str) -> None:
    section = re.search(rf"^### {preset}\n(.*?)(?=^#|\Z)", TEXT, re.MULTILINE | re.DOTALL)
    assert section
    assert f"<!-- table: {preset} -->" in section[1]


def test_presets_that_do_not_exist_are_not_documented() -> None:
    tables = set(re.findall(r"<!-- table: (\S+) -->", TEXT))
    assert tables == {*rules_tables.GROUPS, *PRESETS}


def test_links_within_the_page_lead_somewhere() -> None:
    headings = {
        re.sub(r"[^\w\- ]", "", line.lstrip("# ").lower()).replace(" ", "-")
        for line in TEXT.splitlines()
        if line.startswith("#")
    }
    assert set(re.findall(r"\]\(#([^)]+)\)", TEXT)) <= headings
