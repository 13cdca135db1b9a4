"""Copy the matches of files into one clean file: as records, or in the notation.

The files may be records or in the notation, hold several matches, and have been changed by mail or
an editor. Every match is verified first. docs/notation.md describes the notation, in which any
program can write a match.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from hollywood.cli import output
from hollywood.cli.reading import add_json_argument, in_utf8
from hollywood.errors import HollywoodError

if TYPE_CHECKING:
    from hollywood.records import About, Record

_HEADERS = ("date", "place", "event", "preset")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("files", metavar="FILE", nargs="+", type=Path, help="matches")
    parser.add_argument(
        "--to", choices=("record", "notation"), default="record", help="the form (default: record)"
    )
    parser.add_argument("--out", metavar="FILE", type=Path, help="write here (default: print)")
    parser.add_argument("--match", type=int, metavar="N", help="only match N of each file")
    for name in _HEADERS:
        parser.add_argument(f"--{name}", metavar="TEXT", type=in_utf8, help=f"say the {name}")
    parser.add_argument(
        "--say",
        metavar="NAME=TEXT",
        action="append",
        default=[],
        type=in_utf8,
        help="say something else of the match; can be repeated",
    )
    add_json_argument(parser)


def run(arguments: argparse.Namespace) -> int:
    """Convert the matches; RecordError for an invalid one."""
    from hollywood.records import read_record, read_records, replay
    from hollywood.records.notation import write_notation

    about = _about(arguments)
    parts = []
    for path in arguments.files:
        number = arguments.match
        found = read_records(path) if number is None else (read_record(path, number),)
        for record in found:
            replay(record)
            said = record if about is None else _with_headers(record, about)
            noted = arguments.to == "notation"
            parts.append(write_notation(said).encode() if noted else said.content)
    content = (b"\n" if arguments.to == "notation" else b"").join(parts)
    if arguments.out is None:
        if arguments.json:
            told = {"matches": len(parts), "text": content.decode()}
            output.say(output.one_json(told))
        elif sys.stdout is not None:
            output.say(content.decode(), end="")
        return 0
    with arguments.out.open("xb") as file:
        file.write(content)
    if arguments.json:
        output.say(output.one_json({"matches": len(parts), "out": str(arguments.out)}))
        return 0
    output.say(f"{arguments.out}: {output.count(len(parts), 'match', 'matches')}.")
    return 0


def _about(arguments: argparse.Namespace) -> About | None:
    from hollywood.play.text import from_plain
    from hollywood.records import About

    given = {name: getattr(arguments, name) for name in _HEADERS if getattr(arguments, name)}
    more = {}
    for text in arguments.say:
        name, equals, value = text.partition("=")
        if not equals or not name.strip():
            raise HollywoodError(f"--say cannot be {text!r}: NAME=TEXT")
        more[name.strip()] = value.strip()
    if not given and not more:
        return None
    return from_plain({"type": "about", "more": more, **given}, About)


def _with_headers(record: Record, about: About) -> Record:
    from hollywood.records.writer import with_headers

    return with_headers(record, about)
