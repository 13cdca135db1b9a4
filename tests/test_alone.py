"""The package with ``msgspec`` as the only other one: all of it that a browser needs works."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from tests import processes

ROOT = Path(__file__).parent.parent


def test_what_plays_and_scores_needs_msgspec_alone(tmp_path: Path) -> None:
    package = Path(msgspec.__file__).parent
    (tmp_path / package.name).symlink_to(package)
    program = [sys.executable, "-IS", ROOT / "tests" / "alone.py", ROOT / "src", tmp_path]
    assert "hollywood-gin" in processes.run(program).stdout
