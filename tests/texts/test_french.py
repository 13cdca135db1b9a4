"""French puts a narrow space before its high punctuation, and inside its quotation marks.

A straight apostrophe is wrong after a letter; elsewhere it is part of a command for a shell.
"""

from __future__ import annotations

import re

import pytest
from fluent.syntax import ast

from hollywood.match.presets import PRESETS
from hollywood.match.telling.told import one_line
from tests.texts.catalogues import files, parsed, texts_of

SPACE = "\u202f"
WRONG = re.compile(f"(?<!{SPACE})([;!?%»]|:(?!//))|«(?!{SPACE})|(?<=\\w)'")


def test_every_text_has_its_spaces_and_apostrophes() -> None:
    wrong = [
        entry.id.name
        for path in files("fr")
        for entry in parsed(path).body
        if isinstance(entry, ast.Message) and entry.value is not None
        for text in texts_of(entry.value)
        if WRONG.search(text)
    ]
    assert wrong == []


@pytest.mark.parametrize("preset", PRESETS)
def test_what_is_put_together_has_them_too(preset: str) -> None:
    line = one_line(PRESETS[preset], "fr")
    assert ":" in line
    assert not WRONG.search(line)


@pytest.mark.parametrize("text", ["Gin: dix", "Gin :dix", "https : //", "« Gin»", "«Gin »", "l'as"])
def test_a_wrong_one_is_found(text: str) -> None:
    assert WRONG.search(text)
