"""The cookbook has twenty programs or more; each prints what stands under it."""

from __future__ import annotations

import contextlib
import io
import re
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "cookbook.md"
TEXT = PAGE.read_text(encoding="utf-8")
_RECIPE = re.compile(
    r"^### \d+\. (?P<title>[^\n]+)\n(?:(?!#|```)[^\n]*\n)*"
    r"```python\n(?P<code>.*?)^```\n\n```text\n(?P<said>.*?)^```\n",
    re.MULTILINE | re.DOTALL,
)
RECIPES = list(_RECIPE.finditer(TEXT))


def said_by(code: str) -> str:
    """Run a program, and return what it prints."""
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        exec(compile(code, str(PAGE), "exec"), {"__name__": "__main__"})
    return out.getvalue()


def test_every_program_has_its_number_and_an_answer() -> None:
    assert len(RECIPES) >= 20
    assert TEXT.count("```python") == len(RECIPES)
    numbers = re.findall(r"^### (\d+)\. ", TEXT, re.MULTILINE)
    assert numbers == [str(number) for number in range(1, len(RECIPES) + 1)]


@pytest.mark.parametrize("recipe", RECIPES, ids=[each["title"] for each in RECIPES])
def test_it_prints_what_the_page_says(
    recipe: re.Match[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert said_by(recipe["code"]) == recipe["said"]
    assert max(map(len, recipe["code"].splitlines())) <= 100
