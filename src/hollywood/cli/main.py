"""The `hollywood` command: finds the subcommand and runs it.

Every command is a module with ``add_arguments(parser)`` and ``run(arguments) -> exit status``,
imported only when it is used. A user's mistake ends in one line on standard error and exit status
2.
"""

from __future__ import annotations

import contextlib
import os
import signal
import sys
from collections.abc import Sequence
from importlib import import_module
from itertools import pairwise

from hollywood.cli import encoding
from hollywood.cli.parsing import Command, WrongUsage, meant, parser_of
from hollywood.errors import HollywoodError

WRONG = 2
INTERRUPTED = 128 + signal.SIGINT


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
    Command("docs", "open the documentation", "hollywood.cli.docs", "hollywood docs cookbook"),
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
        "db",
        "search many matches, and count what they have in common",
        "hollywood.cli.db",
        "hollywood db openings matches.db --preset gin",
    ),
    Command(
        "convert",
        "write matches into one clean file",
        "hollywood.cli.convert",
        "hollywood convert match.txt --to notation",
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
        "tournament",
        "let any number of bots meet: tables and ratings",
        "hollywood.cli.tournament",
        "hollywood tournament beginner simple club --rules gin --html report.html",
    ),
    Command(
        "settings",
        "see the settings in force, and where they come from",
        "hollywood.cli.settings",
        "hollywood settings",
    ),
    Command(
        "completion",
        "print what makes a shell complete commands",
        "hollywood.cli.completion",
        "hollywood completion bash",
    ),
    Command(
        "simulate",
        "play many rounds or matches, and count the results",
        "hollywood.cli.simulate",
        "hollywood simulate --players greedy,random --rounds 100000 --out rounds.csv",
    ),
    Command(
        "bot",
        "let a bot of yours play live at a server",
        "hollywood.cli.bot",
        "hollywood bot run mybot.py --server https://cards.example",
    ),
)

NAMES = tuple(command.name for command in COMMANDS)

_OPENING = (
    "hollywood: the Hollywood rummy family. Hollywood gin, three games at once on one sheet; gin "
    "rummy; and May-I, the contract game."
)
_CLOSING = "`hollywood COMMAND --help` lists the options of one command."
_GROUPS = {
    "To play": ("play", "serve", "site"),
    "To keep what a server has": ("backup", "restore", "check"),
    "To know the rules, and more": ("presets", "rules", "docs"),
    "To look at cards": ("melds", "defend"),
    "To keep and check the score": ("score", "sheet", "replay", "verify"),
    "To learn from a match": ("review", "db", "convert"),
    "To let bots play": ("arena", "tournament", "selfplay", "simulate", "bot"),
    "To set it up": ("settings", "completion"),
}


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit status."""
    words = list(sys.argv[1:] if argv is None else argv)
    as_json = "--json" in words
    try:
        encoding.forgive()
        status = _run(words)
        _finish_output()
    except BrokenPipeError:
        _forget_output()
        return 0
    except KeyboardInterrupt:
        return _complain("stopped", INTERRUPTED, as_json=as_json)
    except UnicodeDecodeError as error:
        return _complain(f"the input is not text in {error.encoding}", as_json=as_json)
    except HollywoodError as error:
        from hollywood.texts import told

        return _complain(told(error, _language(words)), as_json=as_json)
    except OSError as error:
        words_of_it = f"{error.filename or 'output'}: {error.strerror or error}"
        return _complain(words_of_it, as_json=as_json)
    return status


def _language(words: Sequence[str]) -> str:
    """Return the language of the person who typed the command."""
    from hollywood.texts import language_of, language_of_environment

    for word, following in pairwise([*words, ""]):
        if word == "--language":
            return language_of(following)
        if word.startswith("--language="):
            return language_of(word.partition("=")[2])
    from hollywood.cli import settings_file

    with contextlib.suppress(HollywoodError):
        for setting in settings_file.read(NAMES).of(words[0] if words else ""):
            if setting.name == "language":
                return language_of(str(setting.value))
    return language_of_environment()


def _finish_output() -> None:
    if sys.stdout is not None:
        sys.stdout.flush()


def _forget_output() -> None:
    """Drop output that could not be written; otherwise Python would try again at exit."""
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _complain(text: str, status: int = WRONG, *, as_json: bool = False) -> int:
    """Print the one line of an error; with ``--json`` it is an object."""
    try:
        _finish_output()
    except OSError:
        _forget_output()
    if sys.stderr is not None:
        from hollywood.cli import output
        from hollywood.writing import isolated_within

        line = " ".join(text.split())
        told = {"error": line, "status": status}
        output.say(
            output.one_json(told) if as_json else f"hollywood: {isolated_within(line)}",
            to=sys.stderr,
        )
    return status


def _print(text: str) -> None:
    from hollywood.cli import output

    output.say(text)


def _print_json(value: object) -> None:
    from hollywood.cli import output

    output.say(output.one_json(value))


def overview() -> str:
    """Return what `hollywood` alone prints: the commands, grouped by purpose."""
    from hollywood.cli import output

    purposes = {command.name: command.purpose for command in COMMANDS}
    parts = [output.wrapped(_OPENING)]
    for title, names in _GROUPS.items():
        rows = [(f"hollywood {name:<10}", purposes[name]) for name in names]
        parts.append(f"{output.heading(title)}\n{output.table(rows)}")
    return "\n\n".join([*parts, output.wrapped(_CLOSING)])


def _run(words: list[str]) -> int:
    if not words or words[0] in ("-h", "--help"):
        _print(overview())
        return 0
    if words == ["--json"]:
        _print_json({"commands": {each.name: each.purpose for each in COMMANDS}})
        return 0
    name, *rest = words
    if name in ("-V", "--version"):
        from hollywood import __version__

        if "--json" in rest:
            _print_json({"version": __version__})
        else:
            _print(f"hollywood {__version__}")
        return 0
    if name == "help":
        if not rest:
            _print(overview())
            return 0
        name, *rest = *rest, "--help"
    command = _command(name)
    from hollywood.cli import settings_file

    parser = parser_of(command)
    settings_file.apply(settings_file.read(NAMES), command.name, parser)
    try:
        arguments = parser.read(rest)
    except SystemExit as stop:  # --help has been printed
        return int(stop.code or 0)
    return int(import_module(command.module).run(arguments))


def _command(name: str) -> Command:
    for command in COMMANDS:
        if command.name == name:
            return command
    if name.startswith("-"):
        raise WrongUsage(f"there is no option {name!r}: {meant(name, ('--help', '--version'))}")
    raise WrongUsage(f"there is no command {name!r}: {meant(name, NAMES)}")


if __name__ == "__main__":
    raise SystemExit(main())
