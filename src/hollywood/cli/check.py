"""Look for damage in everything a server keeps, or in a backup, even while the server runs.

It reads all of it: the files of the database, the checksums of all logs, and every row. The exit
status is 1 if something is damaged.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from hollywood.cli import output
from hollywood.cli.houses import add_house, house_of
from hollywood.cli.reading import add_json_argument

DAMAGED = 1


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument(
        "backup",
        metavar="FILE",
        type=Path,
        nargs="?",
        help="a file of `hollywood backup` (default: the data of the server)",
    )
    add_house(parser)
    add_json_argument(parser)


def run(arguments: argparse.Namespace) -> int:
    """Check; 1 if something is damaged."""
    from hollywood.cli.serve import need_server

    need_server("check")
    from hollywood.server.store.checking import check

    found = check(arguments.backup or house_of(arguments))
    if arguments.json:
        told = {"of": str(found.where), "sound": found.sound, "counts": dict(found.counts)}
        told |= {"broken": list(found.broken), "damaged": dict(found.damaged)}
        output.say(output.one_json(told))
        return 0 if found.sound else DAMAGED
    for name in found.broken:
        output.say(f"The database is damaged: {name}.")
    for name, reason in found.damaged.items():
        output.say(f"Table {name} is damaged: {reason}.")
    counts = ", ".join(
        f"{found.counts.get(name, 0):,} {words}"
        for name, words in (("tables", "tables"), ("entries", "entries"), ("people", "people"))
    )
    verdict = "Nothing is damaged" if found.sound else "The rest is not damaged"
    output.say(f"{verdict} in {found.where}: {counts}.")
    return 0 if found.sound else DAMAGED
