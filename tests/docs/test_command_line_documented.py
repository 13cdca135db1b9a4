"""docs/command-line.md describes every option, and its examples print what it says."""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from hollywood.cli.main import COMMANDS
from tests import processes

PAGE = Path(__file__).parent.parent.parent / "docs" / "command-line.md"
TEXT = PAGE.read_text(encoding="utf-8")
HERE = tuple(command.name for command in COMMANDS)
BLOCKS = re.findall(r"^```console\n(.*?)^```", TEXT, re.MULTILINE | re.DOTALL)
EXAMPLES = [
    example
    for block in BLOCKS
    for example in re.split(r"^\$ ", block, flags=re.MULTILINE)
    if re.search(rf"hollywood ({'|'.join(HERE)}|rulse)\b", example.partition("\n")[0])
]


@pytest.mark.parametrize("example", EXAMPLES, ids=[each.partition("\n")[0] for each in EXAMPLES])
def test_examples(example: str, tmp_path: Path) -> None:
    command, _, answer = example.partition("\n")
    (tmp_path / "hollywood").write_text(
        f'#!/bin/sh\nexec "{sys.executable}" -m hollywood.cli.main "$@"\n', encoding="utf-8"
    )
    (tmp_path / "hollywood").chmod(0o755)
    done = processes.run(
        command,
        shell=True,
        stderr=subprocess.STDOUT,
        env={**os.environ, "COLUMNS": "80", "PATH": f"{tmp_path}:{os.environ['PATH']}"},
        check=False,
    )
    assert done.stdout == answer


def test_there_are_examples_of_most_commands() -> None:
    assert len(EXAMPLES) > 12


@pytest.mark.parametrize("name", HERE)
def test_every_option_is_told(name: str) -> None:
    (module,) = [command.module for command in COMMANDS if command.name == name]
    parser = argparse.ArgumentParser(add_help=False)
    import_module(module).add_arguments(parser)
    section = re.search(rf"^## hollywood {name}\n(.*?)(?=^## |\Z)", TEXT, re.MULTILINE | re.DOTALL)
    assert section
    for action in parser._actions:
        for told in action.option_strings or [str(action.metavar)]:
            assert told in section[1]
