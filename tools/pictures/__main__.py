"""Make all pictures, or only the named ones: ``python -m tools.pictures gin may-i``."""

from __future__ import annotations

import sys

from tests.browser.chromium import chromium
from tools.pictures.icons import icons
from tools.pictures.reviews import the_review
from tools.pictures.tables import a_round, gin_on_a_laptop, gin_on_a_phone, may_i, the_sheet
from tools.pictures.terminal import the_terminal

MAKERS = {
    "gin": gin_on_a_laptop,
    "gin-phone": gin_on_a_phone,
    "sheet": the_sheet,
    "may-i": may_i,
    "review": the_review,
    "terminal": the_terminal,
    "round": a_round,
}
OTHERS = {"icons": icons}
"""Not of the docs: made only when they are named."""


def main(names: list[str]) -> None:
    """Make the pictures with these names, or all."""
    with chromium() as browser:
        for name in names or MAKERS:
            (MAKERS | OTHERS)[name](browser)


if __name__ == "__main__":
    main(sys.argv[1:])
