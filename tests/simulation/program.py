"""Start the command as a separate program, and kill, stop or starve it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from tests import processes
from tests.cli.running import Ran
from tests.simulation.toy import DELAY
from tests.waiting import wait_until

ROOT = Path(__file__).parent.parent.parent
TOY = "tests.simulation.toy_command"
REAL = "hollywood.cli.main"


def start(
    *words: object, module: str = TOY, seconds: float = 0.0, **environment: str
) -> subprocess.Popen[str]:
    """Start `hollywood simulate`; ``seconds`` is how long each unit of the toy takes."""
    return processes.start(
        command(*words, module=module),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=ROOT,
        env=_environment(seconds, **environment),
    )


def terminal_for(*words: object, seconds: float) -> processes.Terminal:
    """Start it in a terminal."""
    return processes.Terminal(command(*words), cwd=str(ROOT), env=_environment(seconds))


def run(*words: object, module: str = TOY, seconds: float = 0.0, **options: Any) -> Ran:
    """Run `hollywood simulate` to its end."""
    done = processes.run(
        command(*words, module=module),
        cwd=ROOT,
        env=_environment(seconds, **options.pop("environment", {})),
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
    """Wait until the journal beside ``out`` has this many bytes, or the program has ended."""
    rows = out.with_name(out.name + ".parts") / "rows"
    wait_until(
        lambda: program.poll() is not None or (rows.exists() and rows.stat().st_size >= size)
    )


_TOLD_AT_THE_END = """
import runpy, sys
try:
    runpy.run_module(sys.argv.pop(1), run_name="__main__")
finally:
    with open("/proc/self/status") as status:
        most = next(line for line in status if line.startswith("VmHWM"))
    print(most.split()[1], file=sys.stderr)
"""


def most_memory(*asked: object) -> int:
    """Return the peak memory of a run, in bytes, as the run itself sees it at its end.

    The system's figure for a finished child would include the memory of its parent.
    """
    module, *rest = command(*asked)[2:]
    words = [sys.executable, "-c", _TOLD_AT_THE_END, module, *rest]
    done = processes.run(words, cwd=ROOT, env=_environment(0.0))
    return int(done.stderr.split()[-1]) * 1024


SLOW_ENVIRONMENT = _environment(0.001)
