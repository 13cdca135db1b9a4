"""The manual: a page of section 1 for the command and for each of its commands, from the parsers.

The wheel installs the pages, and the completions of the shells; see ``hatch_build.py``.
"""

from __future__ import annotations

import argparse
import os
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from hollywood.cli.completion import script
from hollywood.cli.parsing import Command, Parser, whole_parser

_STATUS = (
    "0 after success, 2 after an error, with one line on standard error that says what is wrong, "
    "and 130 after an interruption."
)
COMPLETIONS = {
    "bash": "bash-completion/completions/hollywood",
    "zsh": "zsh/site-functions/_hollywood",
    "fish": "fish/vendor_completions.d/hollywood.fish",
}
"""Where shells look for completions, below ``share``."""


def write_share(share: Path, commands: Iterable[Command], version: str) -> list[Path]:
    """Write manual pages and completions into a folder ``share``; return the files, relative.

    A file is there whole or not at all: another build may be reading the folder.
    """
    commands = [*commands]
    texts = {f"man/man1/{name}.1": text for name, text in pages(commands, version).items()}
    texts |= {path: script(shell, commands) for shell, path in COMPLETIONS.items()}
    for path, text in texts.items():
        (share / path).parent.mkdir(parents=True, exist_ok=True)
        written = share / f"{path}.{os.getpid()}"
        written.write_text(text, encoding="utf-8")
        written.replace(share / path)
    return [Path(path) for path in texts]


def pages(commands: Iterable[Command], version: str) -> dict[str, str]:
    """Return the manual pages by name, in the language of man(7)."""
    commands = [*commands]
    _, parsers = whole_parser(commands)
    names = [f"hollywood-{command.name}" for command in commands]
    found = {"hollywood": "\n".join(_overview(commands, names, version)) + "\n"}
    for command, name in zip(commands, names, strict=True):
        found[name] = "\n".join(_page(command, name, parsers[command.name], version)) + "\n"
    return found


def _overview(commands: Iterable[Command], names: list[str], version: str) -> Iterator[str]:
    yield from _head("hollywood", "the Hollywood rummy family", version)
    yield from (".SH SYNOPSIS", r".B hollywood", r".I COMMAND", "[options]", ".SH COMMANDS")
    for command in commands:
        yield from (".TP", rf".B hollywood {_text(command.name)}", _text(command.purpose))
    yield from _end(names)


def _page(command: Command, name: str, parser: Parser, version: str) -> Iterator[str]:
    yield from _head(name, command.purpose, version)
    yield ".SH SYNOPSIS"
    usage = parser.format_usage().removeprefix("usage: ")
    yield _text(" ".join(usage.split()))
    yield ".SH DESCRIPTION"
    for paragraph in (parser.description or "").split("\n\n"):
        yield from (".PP", *map(_text, paragraph.splitlines()))
    yield from _arguments(parser)
    yield from (".SH EXAMPLE", ".EX", _text(command.example), ".EE")
    yield from _end(["hollywood"])


def _arguments(parser: argparse.ArgumentParser) -> Iterator[str]:
    for group in parser._action_groups:  # noqa: SLF001
        shown = [
            each
            for each in group._group_actions  # noqa: SLF001
            if each.help is not argparse.SUPPRESS
        ]
        if not shown:
            continue
        title = "arguments" if group.title == "positional arguments" else group.title or "more"
        yield f".SH {_text(title.upper())}"
        for action in shown:
            if isinstance(action, argparse._SubParsersAction):  # noqa: SLF001
                for name, each in action.choices.items():
                    yield from (".TP", rf".B {_text(name)}", _text(each.description or ""))
                    yield from (".RS", *_below(each), ".RE")
                continue
            yield from _argument(parser, action)


def _below(parser: argparse.ArgumentParser) -> Iterator[str]:
    for action in parser._actions:  # noqa: SLF001
        yield from _argument(parser, action)


def _argument(parser: argparse.ArgumentParser, action: argparse.Action) -> Iterator[str]:
    formatter = parser._get_formatter()  # noqa: SLF001
    yield from (".TP", rf".B {_text(formatter._format_action_invocation(action))}")  # noqa: SLF001
    yield _text(formatter._expand_help(action) if action.help else "")  # noqa: SLF001


def _head(name: str, purpose: str, version: str) -> Iterator[str]:
    yield f'.TH "{name.upper()}" "1" "" "hollywood {version}" "hollywood"'
    yield from (".SH NAME", rf"{_text(name)} \- {_text(purpose)}")


def _end(names: list[str]) -> Iterator[str]:
    yield from (".SH EXIT STATUS", _STATUS, ".SH SEE ALSO")
    yield ",\n".join(rf"\fB{_text(name)}\fR(1)" for name in names)


def _text(text: str) -> str:
    """Return text as roff writes it: no character of it is a command."""
    plain = re.sub(r"\s+", " ", text).replace("\\", r"\e").replace("-", r"\-")
    plain = plain.replace("`", r"\(ga").replace("'", r"\(aq")
    return rf"\&{plain}" if plain.startswith((".", "'")) else plain
