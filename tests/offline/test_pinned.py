"""The same bytes under every Python: records and sheets, here, elsewhere, and in the browser's."""

from __future__ import annotations

import asyncio
import os
import shutil
import sys
from pathlib import Path

import pytest

from tests.offline.pinned import differing, pinned
from tests.processes import run

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
OWN = f"{sys.version_info.major}.{sys.version_info.minor}"
IN_THE_ENGINE = """
import sys, traceback
from hollywood.offline.calls import call
await call("rules.presets", b"{}")
await call("score.history", b'{"books": []}')
light = {f"hollywood.bots.{name}" for name in ("following", "hints", "levels", "strengths", "ways")}
heavy = ("hollywood.bots.", "hollywood.strategy")
assert not [name for name in {*sys.modules} - light if name.startswith(heavy)]
try:
    raise ValueError("told")
except ValueError:
    assert "ValueError: told" in traceback.format_exc()
from tests.offline.pinned import differing, pinned
f"differing: {differing(await pinned())}"
"""


def test_records_and_sheets_have_the_bytes_they_had() -> None:
    assert differing(asyncio.run(pinned())) == []


def test_other_pythons_write_the_same_bytes() -> None:
    paths = os.pathsep.join(filter(None, (str(ROOT / "src"), os.environ.get("PYTHONPATH"))))
    for version in {"3.11", "3.12", "3.13", "3.14"} - {OWN}:
        python = shutil.which(f"python{version}")
        if python and run([python, "-c", "import msgspec"], check=False).returncode == 0:
            run(
                [python, "-m", "tests.offline.pinned", "--check"],
                cwd=ROOT,
                env={**os.environ, "PYTHONPATH": paths},
            )


def test_the_engine_of_the_browser_loads_no_bots_at_first_and_writes_the_same_bytes() -> None:
    if not (WEB / ".generated" / "engine" / "engine.json").is_file():
        pytest.skip("the engine is not built: make client")
    node = Path(sys.executable).with_name("node")
    script = ROOT / "tests" / "offline" / "engine.mjs"
    ran = run([node, "--no-warnings", script, WEB, ROOT, IN_THE_ENGINE])
    assert ran.stdout.strip() == "differing: []"
