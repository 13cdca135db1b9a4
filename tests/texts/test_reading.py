"""The texts of Python are read as Fluent's own tools read them, and written as the CLDR says."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from babel import Locale
from babel.lists import format_list
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from hollywood.texts import FOLDER, languages, speech
from hollywood.texts.catalogs import catalogs
from hollywood.texts.grammar import GRAMMARS
from hollywood.texts.reading import UnreadableText, entries_of, pattern_of
from tests.texts.catalogues import choices, key_of, parsed, variables

each_language = pytest.mark.parametrize("language", sorted(languages()))

CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
COUNTS = {0, 1, 2, 3, 21, 1_250, 1_000_000}
LINES = re.compile(r"[ \t]*\n\s*")


class Fluent:
    """The texts of a language as Fluent's own runtime says them, with numbers by Babel."""

    def __init__(self, language: str) -> None:
        paths = catalogs(FOLDER / language)
        quantities = next(path for path in paths if path.name == "quantities.ftl")
        functions = {
            entry.id.name.upper(): self._function(entry.id.name)
            for entry in parsed(quantities).body
            if isinstance(entry, ast.Message)
        }
        self._bundle = FluentBundle([language], functions=functions, use_isolating=False)
        for path in paths:
            self._bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))

    def __call__(self, name: str, /, **values: Any) -> str:
        pattern = self._bundle.get_message(name).value
        assert pattern is not None
        said, problems = self._bundle.format_pattern(pattern, {"form": "plain", **values})
        assert not problems, name
        return LINES.sub(" ", str(said))

    def _function(self, name: str) -> Any:
        return lambda n, form="plain": self(name, n=n, form=form)


@cache
def messages_of_python(language: str) -> dict[str, ast.Message]:
    return {
        entry.id.name: entry
        for path in catalogs(FOLDER / language)
        for entry in parsed(path).body
        if isinstance(entry, ast.Message)
    }


def trials(message: ast.Message) -> Iterator[dict[str, str | int]]:
    """Values for a message: each word it chooses by, names, and many numbers."""
    names = sorted(variables(message))
    keys = {key_of(each) for choice in choices(message) for each in choice.variants}
    numbers = COUNTS | {int(key) for key in keys if key.isdecimal()}
    words = {key for key in keys - CATEGORIES if not key.isdecimal()}
    for word in (*sorted(words), "Ann"):
        yield {**dict.fromkeys(names, word), "form": word}
    for form in (*sorted(words), "plain") if names else ():
        for number in sorted(numbers):
            yield {**{name: number + at for at, name in enumerate(names)}, "form": form}


@each_language
def test_every_text_is_said_as_fluent_says_it(language: str) -> None:
    say, fluent = speech(language), Fluent(language)
    messages = messages_of_python(language)
    assert len(messages) > 1_500
    for name, message in messages.items():
        for values in trials(message):
            assert say(name, **values) == fluent(name, **values), (name, values)


@each_language
def test_numbers_lists_and_plurals_are_those_of_the_cldr(language: str) -> None:
    grammar, locale = GRAMMARS[language], Locale(language)
    for count in (*range(-200, 2_000), *(10**power for power in range(10)), 7_000_000, 1_000_001):
        assert grammar.plural(count) == locale.plural_form(count), count
        assert grammar.number(count) == format_decimal(count, locale=locale)
    say = speech(language)
    values = (0, 0.5, 1.5, 0.125, 2.675, 99.995, 1234.5, -1234.56, -0.004, 1e6, 123456789.0)
    for places in range(4):
        pattern = f"#,##0.{'0' * places}" if places else "#,##0"
        for value in values:
            written = format_decimal(value, format=pattern, locale=locale)
            assert say.decimal(value, places) == written
    for length in range(5):
        items = ["Ann", "Bob", "Cleo", "Dora"][:length]
        assert say.listed(items) == format_list(items, locale=locale)
        assert say.listed(items, "or") == format_list(items, style="or", locale=locale)


def test_the_languages_offered_have_a_grammar() -> None:
    assert GRAMMARS.keys() == languages().keys()


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("one\n    two\n\n    three\n", "one two three"),
        ("\n    { $n ->\n        [one] a  b \n       *[other]\n            c\n    }", "c"),
        ("{ $n }\n    { $n } { $n }", "0 0 0"),
        ("a { $n ->\n        [0] none\n       *[other] some\n    }.", "a none."),
        ('x{ " " }', "x "),
    ],
)
def test_lines_and_blanks(source: str, said: str) -> None:
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(f"text = {source}\n"))
    pattern = bundle.get_message("text").value
    assert pattern is not None
    oracle, problems = bundle.format_pattern(pattern, {"n": 0})
    assert (LINES.sub(" ", str(oracle)), problems) == (said, [])
    assert speech("en")._filled(pattern_of(source), {"n": 0}) == said


@pytest.mark.parametrize(
    "source",
    [
        "",
        "{ -term }",
        "{ other-text }",
        "{ other.attribute }",
        "{ NUMBER($n, minimumFractionDigits: 2) }",
        "{ CARDS(3) }",
        "{ CARDS($n, $m) }",
        "{ { $n } }",
        "{ 3 }",
        "{ $n",
        "n }",
        r'{ "\u0041" }',
        "a\n    .attribute = b",
        "a\nb",
        "{ $n ->\n    [one] a\n    [other] b\n}",
        "{ $n ->\n    *[one] a\n    *[other] b\n}",
        "{ $n ->\n    [one] a\n    [one] b\n    *[other] c\n}",
        "{ $n -> [one] a *[other] b }",
        "{ $n ->\n    *[other]\n}",
        "{ CARDS($n) ->\n    *[other] a\n}",
    ],
)
def test_what_no_catalogue_uses_is_refused(source: str) -> None:
    with pytest.raises(UnreadableText):
        pattern_of(source)


def test_a_catalogue_has_texts_and_comments() -> None:
    assert entries_of("# x = 1\na = b\n## y\nc =\n    d\n") == {"a": " b\n\n", "c": "\n    d\n"}


@pytest.mark.parametrize("source", ["-term = x\n", "a = b\na = c\n", "what is this\n"])
def test_anything_else_in_a_catalogue_is_refused(source: str) -> None:
    with pytest.raises(UnreadableText):
        entries_of(source)
