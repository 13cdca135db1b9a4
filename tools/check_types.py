"""Every public name of the package has a type that all type checkers read alike.

This is ``pyright --verifytypes hollywood``; only what is wrong is printed.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

PROGRAMS = Path(sys.executable).parent
UNTYPED = ("hollywood.envs.for_openspiel.", "hollywood.envs.for_pettingzoo.")
"""Classes here have bases from packages without types, so their own cannot be known."""
WORDS = ("--verifytypes", "hollywood", "--ignoreexternal", "--outputjson")


def main() -> int:
    """Print every name whose type is missing or depends on the checker; 1 if there is one."""
    done = subprocess.run(
        [PROGRAMS / "basedpyright", *WORDS],
        # It asks the first Python of the path where packages are.
        env={**os.environ, "PATH": f"{PROGRAMS}{os.pathsep}{os.environ.get('PATH', '')}"},
        stdout=subprocess.PIPE,
        text=True,
        check=False,
    )
    report = json.loads(done.stdout)["typeCompleteness"]
    wrong = [
        (symbol["name"], symbol["diagnostics"])
        for symbol in report["symbols"]
        if symbol["isExported"]
        and (not symbol["isTypeKnown"] or symbol["isTypeAmbiguous"])
        and not symbol["name"].startswith(UNTYPED)
    ]
    for name, reasons in wrong:
        print(f"{name}: {' '.join(reasons[0]['message'].split()) if reasons else 'no type'}")
    known = sum(report["exportedSymbolCounts"].values()) - len(wrong)
    print(f"{known:,} public names have a type, {len(wrong)} have none.")
    return 1 if wrong or not known else 0


if __name__ == "__main__":
    raise SystemExit(main())
