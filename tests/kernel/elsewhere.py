"""A copy of the package in a separate process, with its own cache."""

import os
import shutil
import sys
from pathlib import Path

import hollywood
from tests import processes

PACKAGE = Path(hollywood.__file__).parent

ASK = """
import time
from hollywood.kernel.engine import compiling
from hollywood.kernel.engine.vectors import as_array
from hollywood.kernel.deadwood.deadwood import deadwood_after_discard
from hollywood.melds import MeldRules
cold = compiling.is_cold()
function = compiling.compiled(deadwood_after_discard)
tables = as_array(MeldRules().tables) if compiling.can_compile() else MeldRules().tables
print(cold, function(0b1111 | 1 << 44, tables), compiling.can_compile(), compiling.sources_hash())
"""


def ask(source: Path, cache: Path, **environment: str) -> list[str]:
    """Run :data:`ASK` in a new process, on the package in ``source``."""
    here = {name: value for name, value in os.environ.items() if name != "NUMBA_CACHE_DIR"}
    told = processes.run(
        [sys.executable, "-c", ASK],
        env={**here, "PYTHONPATH": str(source), "XDG_CACHE_HOME": str(cache), **environment},
    )
    return told.stdout.split()


def copy_of_package(folder: Path) -> Path:
    """Copy the package to where a test may edit it; return its entry for the path."""
    source = folder / "source"
    shutil.copytree(PACKAGE, source / "hollywood", ignore=shutil.ignore_patterns("__pycache__"))
    return source
