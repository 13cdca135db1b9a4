"""docs/design.md names every folder of the package, and no other."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "hollywood"
NOT_SOURCE = {"__pycache__", "static", "versions"}


def test_every_folder_is_on_the_map_and_the_map_names_no_other() -> None:
    page = (ROOT / "docs" / "design.md").read_text(encoding="utf-8")
    told = re.findall(r"^\| `([\w/]+)/` \| .+ \|$", page.partition("## Folders")[2], re.MULTILINE)
    folders = {
        each.relative_to(PACKAGE).as_posix()
        for each in PACKAGE.rglob("*")
        if each.is_dir()
        and not NOT_SOURCE.intersection(each.relative_to(PACKAGE).parts)
        and PACKAGE / "texts" not in each.parents  # one folder for each language
    }
    told_here = [
        each for each in told if not each.startswith(("tests", "benchmarks", "deploy", "examples"))
    ]
    assert len(told_here) == len(set(told_here))
    assert set(told_here) == folders


def test_every_folder_says_in_a_sentence_what_it_is_for() -> None:
    for init in PACKAGE.rglob("__init__.py"):
        if not NOT_SOURCE.intersection(init.relative_to(PACKAGE).parts):
            assert re.match(r'"""[A-Z`].+[.:]', init.read_text(encoding="utf-8")), init
