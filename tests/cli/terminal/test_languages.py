"""The terminal in every language: whole matches by its words, and no English sentence left."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from hollywood.texts import languages, speech
from hollywood.texts.saying import Speech
from tests.cli.terminal.typist import Typist

MATCHES = {
    "gin": ("gin", "target=40", "big_gin=31"),
    "hollywood": ("hollywood-gin", "target=25", "games=2"),
    "may-i": ("may-i", 'contracts=["SS"]', "deal=[11]"),
}
SEATS = {"may-i": 4}


@pytest.mark.parametrize("match", MATCHES)
@pytest.mark.parametrize("language", languages())
def test_a_whole_match_by_the_words_of_a_language(
    language: str, match: str, capsys: pytest.CaptureFixture[str]
) -> None:
    typist = Typist(language, language, asks=False, plain=match == "hollywood")
    typist.play(*MATCHES[match], seats=SEATS.get(match, 2))
    said = capsys.readouterr().out
    assert len(typist.typed) > 3
    refused = typist.speech("word-unknown", word="").split(" ")[-1]
    assert refused not in said.split()


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


@pytest.mark.usefixtures("other_letters")
@pytest.mark.parametrize("match", MATCHES)
def test_nothing_is_said_that_is_in_no_catalogue(
    match: str, capsys: pytest.CaptureFixture[str]
) -> None:
    typist = Typist("de", "en", asks=True, plain=False)
    typist.play(*MATCHES[match], seats=SEATS.get(match, 2))
    said = re.sub(r"\b[0-9a-f]{16,}\b", "", capsys.readouterr().out)  # seals and secrets
    known = {"Greta", "Cary", "Rita", "simple", "club", "strongest", "und", "oder"}
    assert set(re.findall(r"[A-Za-z]{3,}", said)) - known == set()
