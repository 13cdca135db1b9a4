"""Write everything that works without a server as plain files, for any web host.

The pages, the engine, the rules in every language: any host serves them, in any folder. People play
bots there, keep score sheets, and read records, and nothing they do leaves their device.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from hollywood.cli import output
from hollywood.cli.reading import add_json_argument


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument(
        "folder", metavar="DIR", type=Path, help="a new or empty folder, or the one of a former run"
    )
    add_json_argument(parser)


def run(arguments: argparse.Namespace) -> int:
    """Write the site."""
    from hollywood.cli.site_files import write_site

    files, size = write_site(arguments.folder)
    if arguments.json:
        told = {"folder": str(arguments.folder), "files": files, "bytes": size}
        output.say(output.one_json(told))
        return 0
    output.say(f"{files:,} files, {size:,} bytes, are in {arguments.folder} now.")
    output.say(f"To look at it: python3 -m http.server --directory {arguments.folder}")
    return 0
