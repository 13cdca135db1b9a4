"""How things are measured: programs in turns on one core, new processes, medians."""

from __future__ import annotations

import json
import os
import platform
import statistics
import subprocess
import sys
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path

Work = Callable[[float, int], tuple[int, float]]
"""Takes the CPU seconds to work and the number of the turn; returns units done, seconds spent."""

Rates = dict[str, list[float]]


def in_turns(works: dict[str, Work], *, seconds: float, turns: int) -> Rates:
    """Let each program work in turn; return its units per CPU second, turn by turn."""
    rates: Rates = {name: [] for name in works}
    for turn in range(turns):
        for name, work in works.items():
            units, spent = work(seconds, turn)
            rates[name].append(units / spent)
            print(f"{name:55} {units / spent:16,.0f} /s", flush=True)
    return rates


def new_process(code: str, **environment: str) -> dict[str, float]:
    """Run ``code``, which prints one JSON object, in a new interpreter."""
    told = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    return dict(json.loads(told.stdout.splitlines()[-1]))


def import_costs(module: str, turns: int) -> dict[str, list[float]]:
    """Wall seconds to import a module in a new interpreter, and the MiB it adds to it."""
    code = f"""
import json, time
def resident():
    with open("/proc/self/status") as status:
        return int(next(line for line in status if line.startswith("VmRSS")).split()[1])
before = resident()
start = time.perf_counter()
import {module}
seconds = time.perf_counter() - start
print(json.dumps({{"seconds": seconds, "mib": (resident() - before) / 1024}}))
"""
    told = [new_process(code) for _ in range(turns)]
    return {what: [one[what] for one in told] for what in ("seconds", "mib")}


def summary(values: list[float]) -> dict[str, float]:
    """Return the median and the extremes."""
    return {"median": statistics.median(values), "least": min(values), "most": max(values)}


def ratio(ours: list[float], theirs: list[float]) -> float:
    """Return the ratio of the medians."""
    return statistics.median(ours) / statistics.median(theirs)


def machine(*programs: str) -> dict[str, str]:
    """Describe the machine and the versions of these figures."""
    packages = {name: version(name) for name in programs}
    return {
        "processor": _processor(),
        "python": platform.python_version(),
        "system": platform.platform(),
        **packages,
    }


def _processor() -> str:
    for line in Path("/proc/cpuinfo").read_text().splitlines():
        if line.startswith("model name"):
            return line.partition(":")[2].strip()
    return platform.processor() or "unknown"
