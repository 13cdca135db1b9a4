"""Restore a server's data from a backup, into a folder or into PostgreSQL.

The server must be stopped. The backup is checked first. If there is a house already, the command
says what would be lost, and needs --replace; the old house is then kept beside the new one.
"""

from __future__ import annotations

import argparse
from datetime import UTC, datetime
from pathlib import Path

from hollywood.cli import output
from hollywood.cli.houses import add_house, house_of
from hollywood.cli.reading import add_json_argument


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument(
        "backup",
        metavar="FILE",
        type=Path,
        help="a file of `hollywood backup`, the folder of a continuous one, or an SQLite copy",
    )
    add_house(parser)
    parser.add_argument(
        "--replace",
        action="store_true",
        help="replace the house that is there, and keep it beside",
    )
    add_json_argument(parser)


def run(arguments: argparse.Namespace) -> int:
    """Restore; 1 if some of the backup was damaged before it was made."""
    from hollywood.cli.serve import need_server

    need_server("restore")
    from hollywood.server.store.following import newest_in
    from hollywood.server.store.restoring import restore

    where = house_of(arguments)
    path = newest_in(arguments.backup) if arguments.backup.is_dir() else arguments.backup
    done = restore(path, where, replace=arguments.replace)
    if arguments.json:
        told: dict[str, object] = {"made_at": done.made_at, "counts": dict(done.counts)}
        told |= {"torn": done.torn, "kept": None if done.kept is None else str(done.kept)}
        output.say(output.one_json(told | {"damaged": dict(done.damaged)}))
        return 1 if done.damaged else 0
    when = ""
    if done.made_at is not None:
        when = f" of {datetime.fromtimestamp(done.made_at, UTC):%Y-%m-%d %H:%M:%S} UTC"
    output.say(
        f"The backup{when} is restored: {done.counts.get('tables', 0):,} tables, "
        f"{done.counts.get('entries', 0):,} entries of their logs, "
        f"{done.counts.get('people', 0):,} people."
    )
    if done.torn:
        output.say("Its last block was cut off while it was written, and is not included.")
    if done.kept is not None:
        lost = str(done.lost)
        output.say(f"{lost[0].upper()}{lost[1:]}. It is kept as {done.kept}.")
    for name, reason in done.damaged.items():
        output.say(f"Table {name} is damaged: {reason}. It is closed; the others are not affected.")
    return 1 if done.damaged else 0
