"""Completion and manual: made from the parsers, so that no command and no option is missing."""

from __future__ import annotations

import argparse
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from hollywood.cli.completion import SHELLS, script
from hollywood.cli.main import COMMANDS, NAMES
from hollywood.cli.manual import pages, write_share
from hollywood.cli.parsing import whole_parser
from tests import processes
from tests.cli.running import Runner

COMPLETED = """
source "$1"
shift
COMP_WORDS=("$@")
COMP_CWORD=$(($# - 1))
_shtab_hollywood
printf '%s\\n' "${COMPREPLY[@]}"
"""


@pytest.fixture(scope="module")
def bash(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("bash") / "hollywood"
    path.write_text(script("bash", COMMANDS), encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("words", "offered"),
    [
        (["hollywood", "sim"], {"simulate"}),
        (["hollywood", "melds", "--al"], {"--all"}),
        (["hollywood", "rules", "may"], {"may-i"}),
        (["hollywood", "play", "--bot", "st"], {"strongest"}),
        (["hollywood", "play", "--language", "d"], {"de"}),
        (["hollywood", "completion", "z"], {"zsh"}),
    ],
)
def test_bash_completes(bash: Path, words: list[str], offered: set[str]) -> None:
    shell = shutil.which("bash")
    assert shell is not None
    said = processes.run([shell, "-c", COMPLETED, "bash", bash, *words]).stdout
    assert set(said.split()) == offered


def test_every_command_can_print_json() -> None:
    def without(name: str, parser: argparse.ArgumentParser) -> Iterator[str]:
        below = [each for each in parser._actions if isinstance(each, argparse._SubParsersAction)]
        for each in below:
            for word, inner in each.choices.items():
                yield from without(f"{name} {word}", inner)
        if not below and "--json" not in parser._option_string_actions:
            yield name

    parsers = whole_parser(COMMANDS)[1].items()
    assert [each for name, parser in parsers for each in without(name, parser)] == []


@pytest.mark.parametrize("shell", SHELLS)
def test_every_command_is_in_every_script(hollywood: Runner, shell: str) -> None:
    said = hollywood("completion", shell).out
    assert [name for name in NAMES if name not in said] == []
    if shell != "bash":  # which shows no words beside what it offers
        assert [each.name for each in COMMANDS if each.purpose not in said] == []
    assert hollywood("completion", shell, "--json").json == {"shell": shell, "script": said}


def test_every_option_has_its_place_in_the_manual() -> None:
    told = pages(COMMANDS, "1.0.0")
    assert set(told) == {"hollywood", *(f"hollywood-{name}" for name in NAMES)}
    for name, parser in whole_parser(COMMANDS)[1].items():
        page = told[f"hollywood-{name}"]
        for option in parser._option_string_actions:
            assert option.replace("-", r"\-") in page
        lines = page.splitlines()
        assert not [line for line in lines if line.startswith("'")]
        assert {line.split()[0] for line in lines if line.startswith(".")} <= {
            *(".TH", ".SH", ".PP", ".TP", ".B", ".EX", ".EE", ".RS", ".RE")
        }


def test_the_files_of_a_wheel_lie_where_shells_and_man_look(tmp_path: Path) -> None:
    written = write_share(tmp_path, COMMANDS, "1.0.0")
    assert Path("man/man1/hollywood-play.1") in written
    assert Path("fish/vendor_completions.d/hollywood.fish") in written
    assert all((tmp_path / path).read_text(encoding="utf-8") for path in written)
