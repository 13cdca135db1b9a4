"""The `hollywood` command: finds the subcommand and runs it.

Every command is a module with ``add_arguments(parser)`` and ``run(arguments) -> exit status``,
imported only when it is used. A user's mistake ends in one line on standard error and exit status
2.
"""

from __future__ import annotations

import argparse
import contextlib
import difflib
import os
import re
import signal
import sys
from collections.abc import Sequence
from importlib import import_module
from itertools import pairwise
from typing import NamedTuple, NoReturn

from hollywood.errors import HollywoodError

WRONG = 2
INTERRUPTED = 128 + signal.SIGINT


class Command(NamedTuple):
    """A command: its name, its purpose, its module, and an example."""

    name: str
    purpose: str
    module: str
    example: str


class WrongUsage(HollywoodError):
    """A command line that is not valid."""


COMMANDS = (
    Command(
        "play", "play, in the browser or in the terminal", "hollywood.cli.play", "hollywood play"
    ),
    Command(
        "serve",
        "run the browser table for others",
        "hollywood.cli.serve",
        "hollywood serve --port 8710",
    ),
    Command(
        "backup",
        "copy everything of a server into one file",
        "hollywood.cli.backup",
        "hollywood backup cards-on-monday",
    ),
    Command(
        "restore",
        "restore a server from such a file",
        "hollywood.cli.restore",
        "hollywood restore cards-on-monday",
    ),
    Command(
        "check",
        "look for damage in what a server has stored",
        "hollywood.cli.check",
        "hollywood check",
    ),
    Command(
        "site",
        "write the pages as files for any web host",
        "hollywood.cli.site",
        "hollywood site public/cards",
    ),
    Command("presets", "list the games", "hollywood.cli.presets", "hollywood presets"),
    Command(
        "rules", "read the rules of a game", "hollywood.cli.rules", "hollywood rules hollywood-gin"
    ),
    Command(
        "melds",
        "arrange a hand, and count its deadwood",
        "hollywood.cli.melds",
        "hollywood melds 7h 8h 9h 2d 2c 2s Kc",
    ),
    Command(
        "defend",
        "find the best answer to a knock",
        "hollywood.cli.defend",
        'hollywood defend "3s 6s Qd" --spread "3c 3d 3h / 7s 8s 9s"',
    ),
    Command(
        "sheet",
        "keep the score sheet",
        "hollywood.cli.sheet",
        "hollywood sheet Ann 25 Bob 18 draw Ann 40",
    ),
    Command(
        "score",
        "keep the score of a game with real cards",
        "hollywood.cli.score",
        "hollywood score --players Ann,Bob --rules gin",
    ),
    Command(
        "replay",
        "replay a recorded match",
        "hollywood.cli.replay",
        "hollywood replay match.txt",
    ),
    Command(
        "verify",
        "check every move and score of a record",
        "hollywood.cli.verify",
        "hollywood verify match.txt",
    ),
    Command(
        "review",
        "see what each decision cost, and what was luck",
        "hollywood.cli.review",
        "hollywood review match.txt",
    ),
    Command(
        "selfplay",
        "let bots play each other, and count the results",
        "hollywood.cli.selfplay",
        "hollywood selfplay",
    ),
    Command(
        "arena",
        "find out who plays better",
        "hollywood.cli.arena",
        "hollywood arena linear 'program:./mybot.py' --rules eaai --pairs 500",
    ),
    Command(
        "simulate",
        "play many rounds or matches, and count the results",
        "hollywood.cli.simulate",
        "hollywood simulate --players greedy,random --rounds 100000 --out rounds.csv",
    ),
)

_OPENING = (
    "hollywood: the Hollywood rummy family. Hollywood gin, three games at once on one sheet; gin "
    "rummy; and May-I, the contract game."
)
_CLOSING = "`hollywood COMMAND --help` lists the options of one command."
_GROUPS = {
    "To play": ("play", "serve", "site"),
    "To keep what a server has": ("backup", "restore", "check"),
    "To know the rules": ("presets", "rules"),
    "To look at cards": ("melds", "defend"),
    "To keep and check the score": ("score", "sheet", "replay", "verify"),
    "To learn from a match": ("review",),
    "To let bots play": ("arena", "selfplay", "simulate"),
}


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit status."""
    try:
        status = _run(list(sys.argv[1:] if argv is None else argv))
        _finish_output()
    except BrokenPipeError:
        _forget_output()
        return 0
    except KeyboardInterrupt:
        return _complain("stopped", INTERRUPTED)
    except UnicodeEncodeError as error:
        return _complain(
            f"the output cannot be written as {error.encoding}: try PYTHONIOENCODING=utf-8"
        )
    except UnicodeDecodeError as error:
        return _complain(f"the input is not text in {error.encoding}")
    except HollywoodError as error:
        from hollywood.texts import told

        return _complain(told(error, _language(sys.argv[1:] if argv is None else argv)))
    except OSError as error:
        return _complain(f"{error.filename or 'output'}: {error.strerror or error}")
    return status


def _language(words: Sequence[str]) -> str:
    """Return the language of the person who typed the command."""
    from hollywood.texts import language_of, language_of_environment

    for word, following in pairwise([*words, ""]):
        if word == "--language":
            return language_of(following)
        if word.startswith("--language="):
            return language_of(word.partition("=")[2])
    return language_of_environment()


def _finish_output() -> None:
    if sys.stdout is not None:
        sys.stdout.flush()


def _forget_output() -> None:
    """Drop output that could not be written; otherwise Python would try again at exit."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _complain(text: str, status: int = WRONG) -> int:
    try:
        _finish_output()
    except OSError:
        _forget_output()
    if sys.stderr is not None:
        from hollywood.cli import output

        line = " ".join(text.split())
        output.say(f"hollywood: {line}", to=sys.stderr)
    return status


def _print(text: str) -> None:
    from hollywood.cli import output

    output.say(text)


def overview() -> str:
    """Return what `hollywood` alone prints: the commands, grouped by purpose."""
    from hollywood.cli import output

    purposes = {command.name: command.purpose for command in COMMANDS}
    parts = [output.wrapped(_OPENING)]
    for title, names in _GROUPS.items():
        rows = [(f"hollywood {name:<8}", purposes[name]) for name in names]
        parts.append(f"{output.heading(title)}\n{output.table(rows)}")
    return "\n\n".join([*parts, output.wrapped(_CLOSING)])


def _run(words: list[str]) -> int:
    if not words or words[0] in ("-h", "--help"):
        _print(overview())
        return 0
    name, *rest = words
    if name in ("-V", "--version"):
        from hollywood import __version__

        _print(f"hollywood {__version__}")
        return 0
    if name == "help":
        if not rest:
            _print(overview())
            return 0
        name, *rest = *rest, "--help"
    command = _command(name)
    module = import_module(command.module)
    parser = Parser(
        prog=f"hollywood {command.name}",
        description=module.__doc__.strip() if module.__doc__ else None,
        epilog=f"For example: {command.example}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    module.add_arguments(parser)
    try:
        arguments = parser.read(rest)
    except SystemExit as stop:  # --help has been printed
        return int(stop.code or 0)
    return int(module.run(arguments))


def _command(name: str) -> Command:
    for command in COMMANDS:
        if command.name == name:
            return command
    if name.startswith("-"):
        raise WrongUsage(f"there is no option {name!r}: {_meant(name, ('--help', '--version'))}")
    names = [command.name for command in COMMANDS]
    raise WrongUsage(f"there is no command {name!r}: {_meant(name, names)}")


def _meant(word: str, known: Sequence[str]) -> str:
    close = difflib.get_close_matches(word.lower(), known, n=1)
    if close:
        return f"did you mean {close[0]}?"
    *most, last = known
    return f"there are {', '.join(most)} and {last}"


class Parser(argparse.ArgumentParser):
    """An argument parser whose errors are one line instead of a page of usage."""

    def read(self, words: Sequence[str]) -> argparse.Namespace:
        """Read the words of a command line; WrongUsage for anything it cannot read."""
        arguments, extra = self.parse_known_intermixed_args(words)
        for word in extra:
            if word.startswith("-"):
                options = [name for name in self._option_string_actions if name.startswith("--")]
                name = word.partition("=")[0]
                raise WrongUsage(f"{self.prog} has no option {name}: {_meant(name, options)}")
            raise WrongUsage(f"{self.prog} cannot use {word!r}")
        return arguments

    def error(self, message: str) -> NoReturn:
        """Raise WrongUsage instead of printing and exiting."""
        for pattern, words in _TIDY:
            message = re.sub(pattern, words, message)
        raise WrongUsage(f"{message} (see {self.prog} --help)")


_TIDY = (
    (r"^the following arguments are required: (.*)$", r"\1 is missing"),
    (r"^argument (\S+): invalid choice: ('[^']*') \(choose from (.*)\)$", r"\1 cannot be \2: \3"),
    (r"^argument (\S+): invalid int value: ('[^']*')$", r"\1 cannot be \2: a whole number"),
    (r"^argument (\S+): expected one argument$", r"\1 needs a value"),
    (r"^argument (\S+): expected at least one argument$", r"\1 needs a value"),
    (r"^argument (\S+): (.*)$", r"\1: \2"),
)


if __name__ == "__main__":
    raise SystemExit(main())
