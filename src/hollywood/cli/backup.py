"""Copy all matches of a server into one file, even while `hollywood serve` runs.

Only you can read the copy. An existing file is never overwritten. `docs/server.md` explains how to
restore the copy. If the server uses PostgreSQL, copy it with pg_dump.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from hollywood.cli import output
from hollywood.cli.terminal.keeping import data_folder


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("copy", metavar="FILE", type=Path, help="the new file")
    parser.add_argument(
        "--data",
        metavar="DIR",
        type=Path,
        help="the folder of the server (default: `server` in the folder of your matches)",
    )


def run(arguments: argparse.Namespace) -> int:
    """Copy the server's data."""
    from hollywood.cli.serve import need_server

    need_server("backup")
    from hollywood.server.store.copying import copy_house

    folder = arguments.data or data_folder() / "server"
    size = copy_house(folder, arguments.copy)
    output.say(f"Everything in {folder} is in {arguments.copy} now ({size:,} bytes).")
    return 0
