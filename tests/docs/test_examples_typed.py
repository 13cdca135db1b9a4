"""Every Python example of the README and the docs passes `mypy --strict` and strict pyright.

The examples of a page are one program, as for the reader, unless a block begins a program of its
own: then it has no prompt. An answer to a prompt is no code.
"""

from __future__ import annotations

import doctest
import json
import os
import re
import sys
from pathlib import Path
from typing import get_args

import pytest

from hollywood.contract import ContractRules
from hollywood.contract.presets import ContractPreset
from hollywood.gin import GinRules
from hollywood.gin.presets import GinPreset
from hollywood.match.presets import PRESETS
from tests import processes

ROOT = Path(__file__).parents[2]
PAGES = (ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md")))
_BLOCK = re.compile(r"^```(?:python|pycon|py)\n(.*?)^```", re.MULTILINE | re.DOTALL)
# A line of a console shows a value, and may import again what an earlier block of the page has.
_LOOSE = ("reportUnusedExpression", "reportUnusedImport", "reportDuplicateImport")
# These packages have no types, so what comes from them is unknown.
_UNTYPED = re.compile(
    r"^(?:from|import) (?:pyspiel|hollywood\.envs import for_pettingzoo)", re.MULTILINE
)
_UNKNOWN = (
    "# pyright: basic, reportUnusedExpression=false\n"
    '# mypy: disable-error-code="import-not-found"\n'
)


def programs(text: str) -> list[str]:
    """The programs on a page."""
    console: list[str] = []
    found: list[str] = []
    for block in _BLOCK.findall(text):
        if ">>> " in block:
            console += (example.source for example in doctest.DocTestParser().get_examples(block))
        else:
            found.append(block)
    return [*found, *(["".join(console)] if console else [])]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with all examples as files."""
    folder = tmp_path_factory.mktemp("examples")
    for page in PAGES:
        for number, found in enumerate(programs(page.read_text(encoding="utf-8")), start=1):
            name = page.stem.replace("-", "_").lower()
            program = (_UNKNOWN if _UNTYPED.search(found) else "") + found
            (folder / f"{name}_{number}.py").write_text(program, encoding="utf-8")
    return folder


def test_there_are_examples(folder: Path) -> None:
    assert len(list(folder.glob("*.py"))) > 10


def test_mypy(folder: Path) -> None:
    words = ["--strict", "--no-incremental", "--config-file", os.devnull, "--no-error-summary"]
    # Of compiled code there are no types.
    words += ["--disable-error-code", "import-untyped"]
    words += [str(path) for path in sorted(folder.glob("*.py"))]
    done = processes.run([sys.executable, "-m", "mypy", *words], cwd=folder, check=False)
    assert done.stdout == ""


def test_pyright(folder: Path) -> None:
    settings = {"typeCheckingMode": "strict", **dict.fromkeys(_LOOSE, "none")}
    (folder / "pyrightconfig.json").write_text(json.dumps(settings), encoding="utf-8")
    words = ["--pythonpath", sys.executable, "--outputjson"]
    program = [str(Path(sys.executable).parent / "basedpyright"), *words]
    done = processes.run(program, cwd=folder, check=False)
    found = json.loads(done.stdout)["generalDiagnostics"]
    assert [f"{Path(each['file']).name}: {each['message']}" for each in found] == []


def test_the_types_know_every_preset() -> None:
    for names, rules in ((GinPreset, GinRules), (ContractPreset, ContractRules)):
        assert set(get_args(names)) == {n for n, each in PRESETS.items() if isinstance(each, rules)}
