"""Print the script that makes a shell complete the commands, their options and their values.

For bash: hollywood completion bash > ~/.local/share/bash-completion/completions/hollywood
For zsh: hollywood completion zsh > a folder of $fpath, as _hollywood
For fish: hollywood completion fish > ~/.config/fish/completions/hollywood.fish
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Sequence
from typing import Any

from hollywood.cli import output
from hollywood.cli.parsing import Command, Parser, whole_parser

SHELLS = ("bash", "zsh", "fish")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("shell", metavar="SHELL", choices=SHELLS, help="bash, zsh or fish")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(arguments: argparse.Namespace) -> int:
    """Print the script."""
    from hollywood.cli.main import COMMANDS

    text = script(arguments.shell, COMMANDS)
    if arguments.json:
        output.say(output.one_json({"shell": arguments.shell, "script": text}))
    else:
        output.verbatim(text)
    return 0


def script(shell: str, commands: Sequence[Command]) -> str:
    """Return the script for a shell, made from the parsers of all commands."""
    import shtab

    told = {command.name: command.purpose for command in commands}
    whole, below = whole_parser(commands)
    for name, parser in below.items():
        parser.description = told[name]  # a shell shows one line
        _say_what_fits(parser)
    return str(shtab.complete(whole, shell)).rstrip("\n") + "\n"


def _say_what_fits(parser: Parser) -> None:
    """Tell for every argument which values a shell can offer."""
    import shtab

    from hollywood.cli.levels import LEVELS_TOLD
    from hollywood.cli.presets import DESCRIPTIONS
    from hollywood.texts import languages

    words: dict[str, Iterable[str]] = {
        "PRESET": DESCRIPTIONS,
        "CODE": languages(),
        "KIND": LEVELS_TOLD,
        "SHELL": SHELLS,
    }
    paths = {"FILE": shtab.FILE, "DIR": shtab.DIRECTORY}
    for action in parser._actions:  # noqa: SLF001
        metavar: Any = action.metavar
        if metavar in paths:
            action.complete = paths[metavar]  # type: ignore[attr-defined]
        elif metavar in words and action.choices is None:
            action.choices = [*words[metavar]]
