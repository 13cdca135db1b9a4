"""Copy everything a server keeps into one file, even while `hollywood serve` runs.

Only you can read the copy. An existing file is never overwritten; `-` writes to standard output.
The copy is read again and checked before the command says that it is done. `hollywood restore`
restores it, into a folder or into PostgreSQL. With --continuous, FILE is a folder with a copy that
is kept at most two seconds behind, until you stop the command.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from hollywood.cli import output
from hollywood.cli.houses import add_house, house_of
from hollywood.cli.reading import add_json_argument

DAMAGED = 1


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("copy", metavar="FILE", type=Path, help="the new file, or -")
    add_house(parser)
    parser.add_argument(
        "--continuous",
        action="store_true",
        help="go on until stopped: FILE is a folder with a copy that is 2 seconds behind at most",
    )
    add_json_argument(parser)


def run(arguments: argparse.Namespace) -> int:
    """Copy the server's data; 1 if some of it is damaged."""
    from hollywood.cli.serve import need_server

    need_server("backup")
    from hollywood.server.store.backups import back_up

    where, stream = house_of(arguments), str(arguments.copy) == "-"
    if arguments.continuous:
        from hollywood.server.store.following import follow

        def tell(text: str) -> None:
            output.say(output.one_json({"told": text}) if arguments.json else text)

        return follow(where, arguments.copy, tell)
    made = back_up(where, sys.stdout.buffer if stream else arguments.copy)
    status = 0 if made.sound else DAMAGED
    if arguments.json:
        told = {"of": str(made.where), "bytes": made.size, "counts": dict(made.counts)}
        told |= {"broken": list(made.broken), "damaged": dict(made.damaged)}
        output.say(output.one_json(told), to=sys.stderr if stream else None)
        return status
    output.say(
        f"Everything in {made.where} is in {'the stream' if stream else arguments.copy} now "
        f"({made.size:,} bytes, {made.counts.get('tables', 0):,} tables, "
        f"{made.counts.get('entries', 0):,} entries of their logs).",
        to=sys.stderr if stream else None,
    )
    for name in made.broken:
        output.say(f"The database is damaged: {name}.", to=sys.stderr)
    for name, reason in made.damaged.items():
        output.say(f"Table {name} is damaged: {reason}.", to=sys.stderr)
    return status
