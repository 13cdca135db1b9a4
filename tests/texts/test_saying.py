"""How a text is said: its values, its lines, and what happens if there is none."""

from __future__ import annotations

import sys

import pytest

from hollywood.errors import HollywoodError
from hollywood.texts import language_of, languages, speech
from tests import processes


def test_a_text_that_is_not_there_and_a_missing_value_are_faults() -> None:
    say = speech("en")
    with pytest.raises(LookupError, match="no-such-text"):
        say("no-such-text")
    with pytest.raises(LookupError, match="points"):
        say("points")


def test_a_text_of_several_lines_is_said_in_one() -> None:
    assert "\n" not in speech("de")("gin-aim")
    assert "  " not in speech("de")("gin-aim")


def test_numbers_are_written_as_the_language_does() -> None:
    assert speech("en")("points", n=1_250) == "1,250 points"
    assert speech("de")("points", n=1_250) == "1.250 Punkte"
    assert speech("de")("points", n=2, form="dative") == "2 Punkten"


def test_an_unknown_language_is_refused_by_name() -> None:
    with pytest.raises(HollywoodError, match=r"'tlh' is not spoken here: .*\bde\b"):
        speech("tlh")


@pytest.mark.parametrize(
    ("wishes", "spoken"),
    [
        (("de_DE.UTF-8",), "de"),
        (("de-CH",), "de"),
        (("C",), "en"),
        (("tlh", "de"), "de"),
        ((None, ""), "en"),
    ],
)
def test_wishes(wishes: tuple[str | None, ...], spoken: str) -> None:
    assert language_of(*wishes) == spoken


def test_catalogues_are_read_when_the_first_text_is_said() -> None:
    code = (
        "import sys, hollywood.match.telling.told, hollywood.texts as texts\n"
        "assert not texts.speech.cache_info().currsize\n"
        "assert texts.speech()('points', n=1) == '1 point'\n"
        "assert not {'fluent', 'babel'} & set(sys.modules)\n"
    )
    processes.run([sys.executable, "-c", code])


def test_every_language_can_be_spoken() -> None:
    for language in languages():
        assert speech(language)("spell", n=3)
