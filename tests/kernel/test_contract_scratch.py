"""The map of the scratch vector of May-I agrees with the code."""

from __future__ import annotations

import ast
import importlib
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

import hollywood
from hollywood.kernel.contract import scratch

PACKAGE = Path(hollywood.__file__).parent
AREAS = {
    name.removeprefix("AREA_").lower(): area
    for name, area in vars(scratch).items()
    if isinstance(area, scratch.Area)
}
ONE_AFTER_THE_OTHER = (
    ("figures", "sorted", "question", "choice", "shares", "allot", "windows", "full_runs"),
    ("full_runs", "place_runs", "place_whole", "search", "best_lay", "covers"),
    ("search", "wild_places", "remaining", "covers", "run_shares", "meld", "seen", "rows", "memo"),
    ("sorted", "check", "covers"),
    ("sorted", "cover_steps", "runs", "plan", "covers"),
)
"""Areas that are in use at the same time."""
ON_THE_MAP = {"figures", "sorted", "question", "choice", "shares", "meld", "seen"}
"""Areas whose places the map itself names. In the others, the first writer names them."""


def mentions() -> Iterator[tuple[str, str, str]]:
    """Area, module and how a place is mentioned: "written", "read", or "named" in another way."""
    for room in ("kernel/contract", "strategy/contract"):
        for path in sorted((PACKAGE / room).rglob("*.py")):
            tree = ast.parse(path.read_text())
            parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
            module = importlib.import_module(".".join(parts))
            homes = {
                alias.name: str(node.module).rpartition(".")[2]
                for node in tree.body
                if isinstance(node, ast.ImportFrom)
                for alias in node.names
            }
            ways = {
                id(name): "written" if isinstance(node.ctx, ast.Store) else "read"
                for node in ast.walk(tree)
                if isinstance(node, ast.Subscript) and ast.unparse(node.value) == "work"
                for name in ast.walk(node.slice)
            }
            for node in ast.walk(tree):
                if isinstance(node, ast.Name) and node.id.strip("_").isupper():
                    home = homes.get(node.id, path.stem)
                    area = area_of(home, getattr(module, node.id))
                    if area and path.stem != "scratch":
                        yield area, path.stem, ways.get(id(node), "named")


def area_of(home: str, place: object) -> str | None:
    """The area of a place that a module names, if it is one."""
    for name, area in AREAS.items():
        here = name in ON_THE_MAP if home == "scratch" else area.writers.split()[0] == home
        if here and isinstance(place, int) and area.first <= place < area.end:
            return name
    return None


def test_areas_that_are_in_use_together_do_not_overlap() -> None:
    assert {name for row in ONE_AFTER_THE_OTHER for name in row} == set(AREAS)
    for row in ONE_AFTER_THE_OTHER:
        for before, after in pairwise(row):
            assert AREAS[before].end <= AREAS[after].first, (before, after)
    assert max(area.end for area in AREAS.values()) == scratch.MEMORY_LENGTH


@pytest.mark.parametrize(
    ("area", "module", "end"),
    [
        *((name, f"kernel.contract.laydown.{name}", "_END") for name in ("allot", "windows")),
        ("full_runs", "kernel.contract.laydown.full_runs", "_END"),
        ("place_runs", "kernel.contract.laydown.place_runs", "_END"),
        ("place_whole", "kernel.contract.laydown.place_whole", "_END"),
        ("search", "kernel.contract.laydown.search", "_END"),
        ("best_lay", "kernel.contract.laydown.best", "_END"),
        ("wild_places", "kernel.contract.laydown.wild_places", "_END"),
        ("remaining", "kernel.contract.laydown.remaining", "_END"),
        ("check", "kernel.contract.laydown.check", "_END"),
        ("cover_steps", "strategy.contract.plan.covers", "_END"),
        ("runs", "strategy.contract.plan.runs", "_END"),
        ("plan", "strategy.contract.plan.plan", "_END"),
        ("memo", "strategy.contract.plan.memo", "_END"),
    ],
)
def test_a_module_fills_its_area(area: str, module: str, end: str) -> None:
    assert getattr(importlib.import_module(f"hollywood.{module}"), end) == AREAS[area].end


def test_what_is_kept_of_the_runs_has_room() -> None:
    from hollywood.strategy.contract.plan import runs

    assert AREAS["run_shares"].end >= runs._SHARES_END


def test_the_map_names_everybody_who_writes_or_reads_an_area() -> None:
    found = {each: set[tuple[str, str]]() for each in ("written", "read", "named")}
    for area, module, how in mentions():
        found[how].add((area, module))
    assert len(found["written"]) > 20
    writers = {(name, each) for name, area in AREAS.items() for each in area.writers.split()}
    readers = {(name, each) for name, area in AREAS.items() for each in area.readers.split()}
    to_all = {name for name, area in AREAS.items() if area.readers.startswith("any ")}
    assert found["written"] <= writers
    assert {(area, each) for area, each in found["read"] if area not in to_all} <= writers | readers
    mentioned = set[tuple[str, str]]().union(*found.values())
    on_the_map = {(area, each) for area, each in writers | readers if area not in to_all}
    assert on_the_map <= mentioned, "named on the map, and has nothing to do with the area"
