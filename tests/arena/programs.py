"""Programs for the arena, as files that a test writes: an honest one, and all kinds of others."""

from __future__ import annotations

import re
import shlex
import sys
from pathlib import Path

from hollywood.arena.game import Played, play_table
from hollywood.arena.running import check
from hollywood.arena.spec import Spec, Unit, tables_of
from hollywood.match.presets import rules_for
from tests.waiting import wait_until

PAGE = Path(__file__).parent.parent.parent / "docs" / "bots.md"
PATIENT_MS = 600_000
"""A budget that no program exceeds unless it means to, however busy the machine is."""

_MET = """
import json, os, subprocess, sys, time

def say(**message):
    print(json.dumps(message), flush=True)

def hear():
    line = sys.stdin.readline()
    return json.loads(line) if line else sys.exit(0)

hello = hear()
say(type="ready")
turn = hear()
while turn["type"] != "turn":
    turn = hear()
number = turn["number"]
"""


def example(family: str = "gin") -> str:
    """The program that docs/bots.md shows for a family of games."""
    text = PAGE.read_text(encoding="utf-8")
    text = text.partition("## Programs as players")[2]
    gin, contract = re.findall(r"^```python\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    code = str({"gin": gin, "contract": contract}[family])
    assert len(code.splitlines()) < 45
    return code


def program(folder: Path, code: str, name: str = "bot.py") -> str:
    """Write a program; return the player's name that starts it."""
    path = folder / name
    path.write_text(code, encoding="utf-8")
    return f"program:{shlex.quote(sys.executable)} {shlex.quote(str(path))}"


def spoilt(folder: Path, deed: str, name: str = "spoilt.py") -> str:
    """Write a program that starts up, receives its first decision, and then does ``deed``."""
    return program(folder, _MET + deed, name)


def spec_of(
    *players: str,
    preset: str = "eaai",
    unit: Unit = "rounds",
    seed: str = "7",
    budget_ms: int = PATIENT_MS,
) -> Spec:
    rules = rules_for(preset).to_mapping()
    return Spec(rules=rules, players=players, unit=unit, seed=seed, budget_ms=budget_ms)


def played(spec: Spec, *, pair: int = 0, rotation: int = 0) -> Played:
    """Play one table."""
    return play_table(spec, check(spec), tables_of(spec, pair)[rotation])


def number_in(path: Path) -> int:
    """Wait until a program has written a line with a number to a file, and return the number."""
    wait_until(lambda: path.exists() and "\n" in path.read_text(encoding="utf-8"), path)
    return int(path.read_text(encoding="utf-8").split()[0])
