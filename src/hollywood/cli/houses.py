"""Which house a command is about: the folder or the database of a server."""

from __future__ import annotations

import argparse
from pathlib import Path

from hollywood.cli.places import data_folder


def add_house(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments that name a house."""
    kept = parser.add_mutually_exclusive_group()
    kept.add_argument(
        "--data",
        metavar="DIR",
        type=Path,
        help="the folder of the server (default: `server` in the folder of your matches)",
    )
    kept.add_argument(
        "--database",
        metavar="URL",
        help="the PostgreSQL database of the server, as in postgresql://user@host/hollywood",
    )


def house_of(arguments: argparse.Namespace) -> str | Path:
    """Return the house that the arguments name."""
    where: str | Path = arguments.database or arguments.data or data_folder() / "server"
    return where
