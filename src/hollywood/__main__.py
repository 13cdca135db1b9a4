"""``python -m hollywood`` is the command `hollywood`."""

from __future__ import annotations

from hollywood.cli.main import main

if __name__ == "__main__":
    raise SystemExit(main())
