"""Tests start programs in one way, and read no clock."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent

STARTERS = {
    f"{module}.{name}"
    for module, names in {
        "subprocess": "Popen call check_call check_output getoutput run",
        "os": "popen system fork forkpty posix_spawn posix_spawnp spawnv",
        "asyncio": "create_subprocess_exec create_subprocess_shell",
        "multiprocessing": "Pool Process get_context",
        "pexpect": "run spawn popen_spawn",
        "pty": "fork spawn",
        "playwright.sync_api": "sync_playwright",
    }.items()
    for name in names.split()
}
MAY_START = {
    "tests/processes.py",  # everything is started here
    "tests/browser/chromium.py",  # the one browser, which inherits the mark of the tests
    "tests/arena/own_bots.py",  # a bot with a child of its own, which inherits that mark
    "tests/server/store/killed.py",  # a program that forks in its own session
}

CLOCKS = {f"time.{name}" for name in ("time", "monotonic", "perf_counter", "process_time")}
MAY_LOOK = {
    "tests/waiting.py",  # so that a hang ends
    "tests/coverage/runner.py",  # it reports how long it ran
    "tests/server/kept.py",  # moments that are kept in a store
    "tests/server/web/test_offline_matches.py",  # when a match has ended, by the server's clock
    "tests/server/faults/clients.py",  # when something was last received
    "tests/server/faults/load.py",  # whether anything still comes
    "tests/server/nodes/cluster.py",  # how long the take-overs took, for readers of the figures
    "tests/server/faults/test_killed.py",  # how long the recoveries took, for readers of the report
}


def used_in(code: str) -> set[str]:
    """What a file imports by name or calls, with its module."""
    used = set()
    for node in ast.walk(ast.parse(code)):
        match node:
            case ast.ImportFrom(module=str(module), names=names):
                used |= {f"{module}.{each.name}" for each in names}
            case ast.Call(func=ast.Attribute(value=ast.Name(id=module), attr=name)):
                used.add(f"{module}.{name}")
    return used


@pytest.mark.parametrize(
    "code", ["import subprocess\nsubprocess.run([])", "from os import fork", "pexpect.spawn('x')"]
)
def test_another_way_to_start_a_program_is_found(code: str) -> None:
    assert used_in(code) & STARTERS


@pytest.mark.parametrize(("what", "allowed"), [(STARTERS, MAY_START), (CLOCKS, MAY_LOOK)])
def test_it_is_done_in_few_places_only(what: set[str], allowed: set[str]) -> None:
    found = {
        path.relative_to(ROOT).as_posix(): used
        for path in (ROOT / "tests").rglob("*.py")
        if (used := used_in(path.read_text(encoding="utf-8")) & what)
    }
    assert {path: used for path, used in found.items() if path not in allowed} == {}
    assert found.keys() == allowed
