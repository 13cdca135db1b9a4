"""docs/terminal.md and the help at the table describe every command and every option."""

from __future__ import annotations

import argparse
from pathlib import Path

import pytest

from hollywood.cli import play
from hollywood.cli.terminal import helping
from hollywood.cli.terminal.screen import Screen
from hollywood.cli.terminal.words import COMMON, CONTRACT, GIN

TEXT = (Path(__file__).parent.parent.parent / "docs" / "terminal.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", [*COMMON, *GIN, *CONTRACT])
def test_every_command(name: str) -> None:
    assert f"`{name}" in TEXT


def test_every_option() -> None:
    parser = argparse.ArgumentParser(add_help=False)
    play.add_arguments(parser)
    for action in parser._actions:
        for told in action.option_strings or [str(action.metavar)]:
            assert f"`{told}" in TEXT


@pytest.mark.parametrize(("family", "table"), [("gin", GIN), ("contract", CONTRACT)])
def test_help_at_the_table(
    family: str, table: dict[str, tuple[str, ...]], capsys: pytest.CaptureFixture[str]
) -> None:
    screen = Screen(width=80)
    helping.explain(screen, family)
    assert len(capsys.readouterr().out.splitlines()) <= 22
    helping.explain(screen, family)
    helping.explain(screen, family, "more")
    said = capsys.readouterr().out.replace("[", "").replace("]", "")
    for name in (*table, *COMMON):
        if name not in {"help", "discard", "pass"}:
            assert name in said
