"""The package as a whole: light to import, and every public name exists."""

from __future__ import annotations

import sys

import pytest

import hollywood
from tests import processes


def modules_after(statement: str) -> set[str]:
    code = f"{statement}; import sys; print(*sys.modules)"
    return set(processes.run([sys.executable, "-c", code]).stdout.split())


def test_importing_the_package_loads_nothing_else() -> None:
    added = modules_after("import hollywood") - modules_after("pass")
    assert {name for name in added if name.startswith("hollywood")} == {"hollywood"}
    assert not added & {"msgspec", "argparse", "json", "dataclasses"}


@pytest.mark.parametrize(
    "module", ["hollywood.gin", "hollywood.match.table", "hollywood.bots", "hollywood.cli.main"]
)
def test_the_engine_needs_no_numpy_and_no_network(module: str) -> None:
    loaded = modules_after(f"import {module}")
    assert not loaded & {"numpy", "numba", "socket", "ssl", "asyncio"}


@pytest.mark.parametrize("name", hollywood.__all__)
def test_every_public_name_is_there(name: str) -> None:
    assert getattr(hollywood, name) is not None


def test_a_name_that_is_not_there_is_refused() -> None:
    with pytest.raises(AttributeError, match="has no attribute 'Bridge'"):
        hollywood.Bridge  # noqa: B018
