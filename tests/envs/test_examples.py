"""The examples of the adapters run."""

from __future__ import annotations

import runpy
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.mark.parametrize(
    ("name", "number", "words"),
    [
        ("play_gymnasium", "2", "a round against simple, in 2 rounds"),
        ("play_pettingzoo", "1", "player_3 is left with"),
        ("play_openspiel", "2", "the searcher gets"),
    ],
)
def test_an_example(
    name: str,
    number: str,
    words: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(sys, "argv", [name, number])
    runpy.run_path(str(EXAMPLES / f"{name}.py"), run_name="__main__")
    assert words in capsys.readouterr().out
