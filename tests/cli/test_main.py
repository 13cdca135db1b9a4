"""The command itself: finding the right subcommand, and clean endings after errors."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import hollywood as package
from hollywood.cli import main as command
from tests import processes
from tests.cli.running import Runner, as_program
from tests.waiting import PATIENCE


def test_alone_it_shows_every_command(hollywood: Runner) -> None:
    said = hollywood()
    assert said.status == 0
    for each in command.COMMANDS:
        assert f"hollywood {each.name}" in said.out
        assert each.purpose in said.out
    assert said == hollywood("--help") == hollywood("-h") == hollywood("help")


@pytest.mark.parametrize("columns", [30, 40, 80, 200])
def test_it_fits_the_terminal(hollywood: Runner, columns: int) -> None:
    for words in ((), ("presets",), ("rules", "may-i"), ("rules", "gin")):
        said = hollywood(*words, columns=columns)
        assert max(map(len, said.out.splitlines())) <= columns


def test_version(hollywood: Runner) -> None:
    assert hollywood("--version") == (0, f"hollywood {package.__version__}\n", "")


def test_every_command_that_is_here_has_help(hollywood: Runner) -> None:
    for name in ("presets", "rules", "melds", "defend", "sheet"):
        said = hollywood(name, "--help")
        assert said.status == 0
        assert said.out.startswith(f"usage: hollywood {name}")
        assert "For example: hollywood " in said.out
        assert hollywood("help", name).out == said.out


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["rulse"], "there is no command 'rulse': did you mean rules?"),
        (["--verson"], "there is no option '--verson': did you mean --version?"),
        (["rules"], "PRESET is missing (see hollywood rules --help)"),
        (["rules", "gin", "--jsn"], "hollywood rules has no option --jsn: did you mean --json?"),
        (["rules", "gin", "x"], "hollywood rules cannot use 'x'"),
        (["rules", "gin", "--set"], "--set needs a value (see hollywood rules --help)"),
        (
            ["melds", "7h", "--hand-number", "two"],
            "--hand-number cannot be 'two': a whole number (see hollywood melds --help)",
        ),
    ],
)
def test_wrong_usage_is_one_line(hollywood: Runner, words: list[str], complaint: str) -> None:
    assert hollywood(*words).complaint == complaint


@pytest.mark.parametrize(
    "words",
    [
        ("arena", "simple", "simple", "--seed"),
        ("selfplay", "--seed"),
        ("simulate", "--seed"),
        ("play", "--terminal", "--seed"),
        ("play", "--terminal", "--luck"),
        ("review", "match.hollywood", "--seed"),
    ],
    ids=" ".join,
)
def test_words_that_nobody_could_write_down_are_refused_first(
    hollywood: Runner, words: tuple[str, ...]
) -> None:
    """Bytes of the command line that are not UTF-8 come as lone surrogates."""
    done = hollywood(*words, "\udcff")
    assert done.complaint.startswith(f"{words[-1]}: this is not text in UTF-8")
    assert done.out == ""


def test_an_unknown_command_names_the_known_ones(hollywood: Runner) -> None:
    *most, last = command.NAMES
    known = f"there are {', '.join(most)} and {last}"
    assert hollywood("xyzzy").complaint == f"there is no command 'xyzzy': {known}"


def test_options_may_stand_anywhere(hollywood: Runner) -> None:
    assert hollywood("melds", "7h", "--json", "8h", "9h").json["melds"] == [["7h", "8h", "9h"]]


def test_as_a_program() -> None:
    assert as_program("--version") == (0, f"hollywood {package.__version__}\n", "")
    assert as_program("rulse").complaint.startswith("there is no command 'rulse'")


def test_a_reader_that_has_seen_enough_is_no_error() -> None:
    hands = "7h 8h 9h 2d\n" * 20_000
    with processes.start(
        [sys.executable, "-m", "hollywood.cli.main", "melds", "-", "--json"],
        text=False,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as running:
        assert running.stdin
        assert running.stdout
        assert running.stderr
        running.stdin.write(hands.encode()[:480])
        running.stdin.flush()
        assert running.stdout.readline().startswith(b'{"deadwood": 2')
        running.stdout.close()
        try:
            running.stdin.write(hands.encode())
            running.stdin.close()
        except BrokenPipeError:
            pass
        assert running.stderr.read() == b""
        assert running.wait(PATIENCE) == 0


def test_a_full_disk_is_one_line() -> None:
    if not Path("/dev/full").exists():
        pytest.skip("there is no full disk here")
    with Path("/dev/full").open("w", encoding="utf-8") as full:
        done = processes.run(
            [sys.executable, "-m", "hollywood.cli.main", "rules", "gin"], stdout=full, check=False
        )
    assert done.returncode == 2
    assert re.fullmatch(r"hollywood: output: [^\n]+\n", done.stderr)


def test_interrupted(hollywood: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(_: list[str]) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "_run", interrupt)
    assert hollywood("rules") == (130, "", "hollywood: stopped\n")


def test_only_the_command_that_is_used_is_loaded() -> None:
    code = (
        "import sys; from hollywood.cli.main import main; main(['--version']); main([]);"
        "print(*sorted({'.'.join(m.split('.')[:3]) for m in sys.modules"
        " if m.split('.')[0] in ('hollywood', 'regex', 'msgspec')}))"
    )
    done = processes.run([sys.executable, "-c", code])
    loaded = done.stdout.splitlines()[-1].split()
    assert [name for name in loaded if not name.startswith("hollywood.writing")] == [
        *("hollywood", "hollywood.cli", "hollywood.cli.encoding", "hollywood.cli.main"),
        *("hollywood.cli.output", "hollywood.cli.parsing", "hollywood.errors"),
    ]
