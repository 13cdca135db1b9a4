"""docs/environments.md has the actions, planes and events that the code has."""

from __future__ import annotations

from tools import environments_page

TEXT = environments_page.PAGE.read_text(encoding="utf-8")


def test_the_tables_are_what_the_code_says() -> None:
    assert environments_page.filled(TEXT) == TEXT, "run: python tools/environments_page.py"


def test_a_stale_table_would_be_seen() -> None:
    stale = TEXT.replace("| `hand` | 0 | 52 |", "| `hand` | 1 | 52 |", 1)
    assert stale != TEXT
    assert environments_page.filled(stale) == TEXT


def test_every_kind_of_table_is_there() -> None:
    assert {
        name for name in environments_page.tables() if f"<!-- table: {name} -->" in TEXT
    } == set(environments_page.tables())
