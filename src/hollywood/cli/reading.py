"""The input of the commands: rules by name and settings, and lines of a file or standard input."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO, NamedTuple

from hollywood.errors import HollywoodError
from hollywood.texts import Located, Problem, language_of_environment, languages

if TYPE_CHECKING:
    from hollywood.match.presets import AnyRules
    from hollywood.records import Record

STANDARD_INPUT = "-"
USUAL_GAME = "hollywood-gin"


class Line(NamedTuple):
    """A line with content, and its number in the file, from 1."""

    number: int
    text: str


def add_rules_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments that choose the rules."""
    parser.add_argument(
        "--rules",
        metavar="PRESET",
        default=USUAL_GAME,
        help=f"the game, by its name in `hollywood presets` (default {USUAL_GAME})",
    )
    add_settings_argument(parser)


def add_length_arguments(parser: argparse.ArgumentParser, *, rounds: str) -> None:
    """Add the arguments for how much to play; ``rounds`` is the help of `--rounds`."""
    length = parser.add_mutually_exclusive_group()
    length.add_argument("--rounds", metavar="N", type=int, help=rounds)
    length.add_argument("--matches", metavar="N", type=int, help="play this many whole matches")


def add_player_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments for players that are programs."""
    parser.add_argument(
        "--budget-ms",
        metavar="MS",
        type=_milliseconds,
        default=1000,
        help="the time of a program for a decision, in milliseconds (default 1000)",
    )
    parser.add_argument(
        "--keep", action="store_true", help="let programs stay up for the whole run"
    )


def _milliseconds(text: str) -> int:
    if not text.isascii() or not text.isdigit() or not 1 <= int(text) <= 10**7:
        raise argparse.ArgumentTypeError("a whole number from 1 to 10,000,000") from None
    return int(text)


def in_utf8(text: str) -> str:
    """Read an argument that is written to the record: a seed, or a person's own text."""
    try:
        text.encode()
    except UnicodeEncodeError:
        raise argparse.ArgumentTypeError("this is not text in UTF-8") from None
    return text


def add_settings_argument(parser: argparse.ArgumentParser) -> None:
    """Add the argument that sets individual rules."""
    parser.add_argument(
        "--set",
        dest="settings",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        help="change one rule, as in target=150; can be repeated",
    )


def add_json_argument(parser: argparse.ArgumentParser, *, lines: bool = False) -> None:
    """Add the argument that asks for JSON: one object, or one for each line."""
    what = "print JSON, one object a line" if lines else "print one JSON object"
    parser.add_argument("--json", action="store_true", help=what)


def add_language_argument(parser: argparse.ArgumentParser) -> None:
    """Add the argument that names the reader's language."""
    parser.add_argument(
        "--language",
        metavar="CODE",
        type=_language,
        help=f"say everything in this language: {', '.join(languages())} (default: as LANG says)",
    )


def _language(code: str) -> str:
    if code not in languages():
        raise argparse.ArgumentTypeError(f"{code!r} is not spoken here: {', '.join(languages())}")
    return code


def add_match_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments that name a file of matches, and one of them."""
    parser.add_argument(
        "file", metavar="FILE", type=Path, help="records of matches, or - for standard input"
    )
    parser.add_argument(
        "--match", type=int, metavar="N", help="only match N of a file that holds several"
    )


def records_named(arguments: argparse.Namespace) -> tuple[Record, ...]:
    """Return the records of a file, or the one that was asked for; RecordError if invalid.

    ``-`` is standard input.
    """
    from hollywood.records.reader import chosen, read_records, records_in

    path = arguments.file
    if str(path) == STANDARD_INPUT:
        path = Path(_name(STANDARD_INPUT))
        with _opened(STANDARD_INPUT) as file:
            found = records_in(file.read(), path)
    else:
        found = read_records(path)
    return found if arguments.match is None else (chosen(found, arguments.match, path),)


def language_in(arguments: argparse.Namespace) -> str:
    """Return the reader's language: the named one, or that of the environment."""
    return arguments.language or language_of_environment()


def rules_named(name: str, settings: list[str]) -> AnyRules:
    """Return the rules of a preset with settings; names are not case-sensitive."""
    from hollywood.match.presets import rules_for

    return rules_for(preset_name(name), settings)


def preset_name(text: str) -> str:
    """Return the correct spelling of a preset's name, however it was typed."""
    return text.strip().lower().replace(" ", "-").replace("_", "-")


def lines(source: str) -> Iterator[Line]:
    """Yield the lines of a file, or of standard input for ``-``, as they arrive.

    Blank lines and anything after a ``#`` are skipped. HollywoodError, with the line's number, if
    it is not valid text.
    """
    name = _name(source)
    with _opened(source) as file:
        for number, raw in enumerate(file, 1):
            yield from said([_text(raw, f"line {number} of {name}")], number)


def said(texts: Iterable[str], first: int = 1) -> Iterator[Line]:
    """Yield the lines with content, numbered from ``first``, without blanks and comments."""
    for number, text in enumerate(texts, first):
        text = text.partition("#")[0].strip()
        if text:
            yield Line(number, text)


def whole(source: str) -> str:
    """Return the text of a file, or of standard input for ``-``; HollywoodError if not text."""
    with _opened(source) as file:
        return _text(file.read(), _name(source))


def _name(source: str) -> str:
    return "standard input" if source == STANDARD_INPUT else source


def _text(raw: bytes, name: str) -> str:
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Problem("error-not-utf8", name=name) from None
    if "\0" in text:
        raise Problem("error-null-byte", name=name)
    return text


@contextmanager
def at_line(line: Line) -> Iterator[None]:
    """Add the line number to an error."""
    try:
        yield
    except HollywoodError as error:
        raise Located(error, "line", line.number) from None


@contextmanager
def _opened(source: str) -> Iterator[BinaryIO]:
    if source != STANDARD_INPUT:
        with Path(source).open("rb") as file:
            yield file
    elif sys.stdin is None:
        raise Problem("error-no-input")
    else:
        yield sys.stdin.buffer
