"""How to start this program again: commands that work as typed, from the current folder.

A user with `hollywood` on the PATH types that; after `make play` it is only in a folder.
"""

from __future__ import annotations

import os
import shlex
import shutil
import sys
from pathlib import Path

_MODULE = "hollywood.cli.main"
_HERE = "--terminal"
_BY_MAKE = ".venv/bin/hollywood"  # what the Makefile runs


def program() -> str:
    """Return the words that start the program.

    These are `hollywood` if it is on the PATH, otherwise the path of the running program.
    """
    if shutil.which("hollywood"):
        return "hollywood"
    started = sys.argv[0]
    if Path(started).name == "hollywood" and "/" in started and os.access(started, os.X_OK):
        return shlex.quote(started)
    return f"{shlex.quote(sys.executable)} -m {_MODULE}"


def resume_command(path: Path, *, newest: bool = False) -> str:
    """Return the command to continue a match; ``newest`` needs no name to find it again."""
    if program() == _BY_MAKE and "MAKELEVEL" in os.environ and Path("Makefile").is_file():
        words = f"{_HERE} --resume" if newest else f"{_HERE} --resume {shlex.quote(str(path))}"
        return f"make play ARGS={shlex.quote(words.replace('$', '$$'))}"
    return f"{program()} play {_HERE} --resume {shlex.quote(str(path))}"
