"""How this program is started again: commands that work as they are typed, from where one is.

Whoever has `hollywood` on the PATH types that; whoever came by `make play` has it in a folder only.
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

    They are `hollywood` where that is found, else the program that was started, by its path.
    """
    if shutil.which("hollywood"):
        return "hollywood"
    started = sys.argv[0]
    if Path(started).name == "hollywood" and "/" in started and os.access(started, os.X_OK):
        return shlex.quote(started)
    return f"{shlex.quote(sys.executable)} -m {_MODULE}"


def resume_command(path: Path, *, newest: bool = False) -> str:
    """Return what to type to go on with a match; ``newest`` needs no name to be found again."""
    if program() == _BY_MAKE and "MAKELEVEL" in os.environ and Path("Makefile").is_file():
        words = f"{_HERE} --resume" if newest else f"{_HERE} --resume {shlex.quote(str(path))}"
        return f"make play ARGS={shlex.quote(words.replace('$', '$$'))}"
    return f"{program()} play {_HERE} --resume {shlex.quote(str(path))}"
