"""Start the command as a program of its own, and kill, stop or starve it."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from tests.cli.running import Ran
from tests.simulation.toy import DELAY

ROOT = Path(__file__).parent.parent.parent
TOY = "tests.simulation.toy_command"
REAL = "hollywood.cli.main"
PATIENCE = 200.0  # the real game may have to be compiled first


def start(
    *words: object, module: str = TOY, seconds: float = 0.0, **environment: str
) -> subprocess.Popen[str]:
    """Start `hollywood simulate`; ``seconds`` is how long each unit of the toy takes."""
    return subprocess.Popen(
        command(*words, module=module),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=ROOT,
        env=_environment(seconds, **environment),
    )


def run(*words: object, module: str = TOY, seconds: float = 0.0, **options: Any) -> Ran:
    """Run `hollywood simulate` to its end."""
    done = subprocess.run(
        command(*words, module=module),
        capture_output=True,
        text=True,
        cwd=ROOT,
        env=_environment(seconds, **options.pop("environment", {})),
        timeout=PATIENCE,
        check=False,
        **options,
    )
    return Ran(done.returncode, done.stdout, done.stderr)


def command(*words: object, module: str = TOY) -> list[str]:
    return [sys.executable, "-m", module, "simulate", "--rules", "gin", *map(str, words)]


def _environment(seconds: float, **more: str) -> dict[str, str]:
    path = os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")]).rstrip(os.pathsep)
    return {**os.environ, "COLUMNS": "80", DELAY: str(seconds), "PYTHONPATH": path, **more}


def wait_for_rows(out: Path, size: int, program: subprocess.Popen[str]) -> None:
    """Wait until the journal beside ``out`` has so many bytes, or the program has ended."""
    rows = out.with_name(out.name + ".parts") / "rows"
    until = time.monotonic() + PATIENCE
    while program.poll() is None and not (rows.exists() and rows.stat().st_size >= size):
        assert time.monotonic() < until
        time.sleep(0.005)


_TOLD_AT_THE_END = """
import runpy, sys
try:
    runpy.run_module(sys.argv.pop(1), run_name="__main__")
finally:
    with open("/proc/self/status") as status:
        most = next(line for line in status if line.startswith("VmHWM"))
    print(most.split()[1], file=sys.stderr)
"""


def most_memory(*words: object) -> int:
    """Return the most memory that a run takes, in bytes, as the run itself sees it at its end.

    What the system tells of a child that has ended would count the memory of its parent as well.
    """
    module, *rest = command(*words)[2:]
    done = subprocess.run(
        [sys.executable, "-c", _TOLD_AT_THE_END, module, *rest],
        capture_output=True,
        text=True,
        cwd=ROOT,
        env=_environment(0.0),
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return int(done.stderr.split()[-1]) * 1024


SLOW_ENVIRONMENT = _environment(0.001)
