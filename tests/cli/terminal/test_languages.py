"""The terminal in every language: whole matches by its words, and no English sentence left."""

from __future__ import annotations

import re

import pytest

from hollywood.cli.terminal.words import words_of
from hollywood.texts import languages
from tests.cli.terminal.typist import Typist

MATCHES = {
    "gin": ("gin", "target=40", "big_gin=31"),
    "hollywood": ("hollywood-gin", "target=25", "games=2"),
    "may-i": ("may-i", 'contracts=["SS"]', "deal=[11]", "last_hand=same"),
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
    assert match != "may-i" or words_of("undo", language)[0] in typist.typed
    refused = typist.speech("word-unknown", word="").split(" ")[-1]
    assert refused not in said.split()


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
