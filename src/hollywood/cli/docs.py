"""Open the documentation: the guide, the cookbook, the rules, the protocol, the reference.

The pages are files of this version. They have a search, and they need no network.
"""

from __future__ import annotations

import argparse
import difflib
from pathlib import Path

from hollywood.cli import output
from hollywood.errors import HollywoodError

FOLDER = Path(__file__).parent / "static" / "docs"
"""Where `make docs` and every wheel put the pages."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument(
        "page", nargs="?", metavar="PAGE", default="index", help="a page, such as cookbook or rules"
    )
    parser.add_argument(
        "--address", action="store_true", help="print the address, and do not open it"
    )
    parser.add_argument(
        "--json", action="store_true", help="print the address as JSON, and do not open it"
    )


def run(arguments: argparse.Namespace) -> int:
    """Open a page in the browser, or print its address if there is no desktop."""
    where = page_of(arguments.page).as_uri()
    if arguments.json:
        output.say(output.one_json({"address": where}))
        return 0
    if arguments.address:
        output.say(where)
        return 0
    from hollywood.cli.parlour import show_page

    output.say(f"The documentation is at {where}" if not show_page(where) else f"Opened {where}")
    return 0


def page_of(name: str, folder: Path = FOLDER) -> Path:
    """The file of a page; HollywoodError if there is none, or if no page is here."""
    pages = {
        page.relative_to(folder).with_suffix("").as_posix(): page
        for page in sorted(folder.rglob("*.html"))
    }
    if not pages:
        raise HollywoodError("the pages are not built in this checkout: `make docs` builds them")
    modules = {page.rpartition("/")[2]: page for page in pages}  # hollywood.gin, results
    wanted = name.removesuffix(".html").removesuffix(".md")
    found = wanted if wanted in pages else modules.get(wanted)
    if found is None:
        close = difflib.get_close_matches(wanted, [*pages, *modules], n=1)
        meant = f"did you mean {close[0]}?" if close else "`hollywood docs` opens the first page"
        raise HollywoodError(f"there is no page {name!r}: {meant}")
    return pages[found]
