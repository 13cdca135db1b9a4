"""The parser of every command, and of all of them as one tree: for completion and the manual."""

from __future__ import annotations

import argparse
import difflib
import re
from collections.abc import Iterable, Sequence
from importlib import import_module
from typing import Any, NamedTuple, NoReturn

from hollywood.errors import HollywoodError


class Command(NamedTuple):
    """A command: its name, its purpose, its module, and an example."""

    name: str
    purpose: str
    module: str
    example: str


class WrongUsage(HollywoodError):
    """A command line that is not valid."""


class Parser(argparse.ArgumentParser):
    """An argument parser whose errors are one line instead of a page of usage."""

    def __init__(self, **options: Any) -> None:
        options.setdefault("formatter_class", argparse.RawDescriptionHelpFormatter)
        super().__init__(**options, allow_abbrev=False)
        self._lists: dict[str, list[Any]] = {}
        self._preferred: dict[str, Any] = {}

    def prefer(self, name: str, value: Any) -> None:
        """Make ``value`` what an option has if nobody types it."""
        self._preferred[name] = value
        if isinstance(value, list):  # what is typed replaces a list, and is not added to it
            self._lists[name] = value
            self.set_defaults(**{name: None})
        else:
            self.set_defaults(**{name: value})

    def read(self, words: Sequence[str]) -> argparse.Namespace:
        """Read the words of a command line; WrongUsage for anything it cannot read."""
        # Options may stand anywhere, except where a command has commands of its own.
        read = self.parse_known_args if self._subparsers else self.parse_known_intermixed_args
        arguments, extra = read(words)
        for word in extra:
            if word.startswith("-"):
                options = [name for name in self._option_string_actions if name.startswith("--")]
                name = word.partition("=")[0]
                raise WrongUsage(f"{self.prog} has no option {name}: {meant(name, options)}")
            raise WrongUsage(f"{self.prog} cannot use {word!r}")
        for name, value in self._lists.items():
            if getattr(arguments, name) is None:
                setattr(arguments, name, list(value))
        arguments.preferred = self._preferred
        return arguments

    def error(self, message: str) -> NoReturn:
        """Raise WrongUsage instead of printing and exiting."""
        message = re.sub(_MISSING, _missing, message)
        message = re.sub(_CHOICES, _choices, message)
        for pattern, words in _TIDY:
            message = re.sub(pattern, words, message)
        raise WrongUsage(f"{message} (see {self.prog} --help)")


_TIDY = (
    (r"^argument (\S+): invalid int value: ('[^']*')$", r"\1 cannot be \2: a whole number"),
    (r"^argument (\S+): expected one argument$", r"\1 needs a value"),
    (r"^argument (\S+): expected at least one argument$", r"\1 needs a value"),
    (r"^argument (\S+): ignored explicit argument .*$", r"\1 takes no value"),
    (r"^argument (\S+): not allowed with argument (\S+)$", r"\1 and \2 cannot be given together"),
    (r"^argument (\S+): (.*)$", r"\1: \2"),
)


_MISSING = r"^the following arguments are required: (.*)$"
_CHOICES = r"^argument (\S+): invalid choice: ('[^']*') \(choose from (.*)\)$"


def _missing(found: re.Match[str]) -> str:
    *most, last = found[1].split(", ")
    return f"{', '.join(most)} and {last} are missing" if most else f"{last} is missing"


def _choices(found: re.Match[str]) -> str:
    known = [word.strip("'") for word in found[3].split(", ")]
    return f"{found[1]} cannot be {found[2]}: {either(known)}"


def either(words: Sequence[str]) -> str:
    """Return the words that are allowed, in a complaint about another.

    >>> either(["bash", "zsh", "fish"]), either(["run"])
    ('bash, zsh or fish', 'only run')
    """
    *most, last = words
    return f"{', '.join(most)} or {last}" if most else f"only {last}"


def meant(word: str, known: Sequence[str]) -> str:
    """Return the end of a complaint about an unknown word: the known one that is like it, or all.

    >>> meant("rulse", ["rules", "melds"]), meant("x", ["rules", "melds"])
    ('did you mean rules?', 'there are rules and melds')
    """
    close = difflib.get_close_matches(word.lower(), known, n=1)
    if close:
        return f"did you mean {close[0]}?"
    *most, last = known
    return f"there are {', '.join(most)} and {last}" if most else f"there is {last}"


def typed(arguments: argparse.Namespace, name: str) -> Any:
    """Return the value of an option; ``None`` if it only comes from the settings file."""
    value = getattr(arguments, name)
    preferred = getattr(arguments, "preferred", {})
    return None if name in preferred and preferred[name] == value else value


def parser_of(command: Command) -> Parser:
    """Return the parser of a command, whose module is loaded for it."""
    parser = Parser(prog=f"hollywood {command.name}", **_about(command))
    import_module(command.module).add_arguments(parser)
    return parser


def whole_parser(commands: Iterable[Command]) -> tuple[Parser, dict[str, Parser]]:
    """Return one parser with all commands below it, and theirs by name."""
    whole = Parser(prog="hollywood", description="The Hollywood rummy family.")
    whole.add_argument("-V", "--version", action="store_true", help="print the version")
    below = whole.add_subparsers(metavar="COMMAND", title="commands")
    each = {}
    for command in commands:
        parser = below.add_parser(command.name, help=command.purpose, **_about(command))
        import_module(command.module).add_arguments(parser)
        each[command.name] = parser
    return whole, each


def _about(command: Command) -> dict[str, Any]:
    module = import_module(command.module)
    return {
        "description": module.__doc__.strip() if module.__doc__ else None,
        "epilog": f"For example: {command.example}",
    }
