from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from hollywood.texts import speech
from hollywood.texts.saying import Speech
from tests.cli.running import Runner

READ = re.compile(r"(command|typed|phrases)-.*|cards-(ranks?|suits?|joker|fillers)")
"""Texts in which typed words are looked for."""
LETTER = re.compile(r"[A-Za-z]")


def other(letter: re.Match[str]) -> str:
    """The wide form of a letter."""
    return chr(ord(letter[0]) + 0xFEE0)


@pytest.fixture
def other_letters(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Say every text of German in other letters, except for the values in it."""
    said_by = Speech._said

    def said(say: Speech, name: str, values: tuple[tuple[str, str | int], ...]) -> str:
        told = said_by(say, name, values)
        if say.language != "de" or READ.fullmatch(name):
            return told
        given = [re.escape(value) for _, value in values if isinstance(value, str) and value]
        parts = re.split(f"({'|'.join(sorted(given, key=len, reverse=True))})", told)
        return "".join(
            part if given and place % 2 else LETTER.sub(other, part)
            for place, part in enumerate(parts if given else [told])
        )

    speech.cache_clear()
    monkeypatch.setattr(Speech, "_said", said)
    yield
    speech.cache_clear()


@pytest.fixture
def hollywood(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Runner:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")  # whatever the language of the machine
    return Runner(capsys, monkeypatch)
