"""Every language says everything that English says, with the same values, in all its forms."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from babel import Locale
from fluent.syntax import FluentSerializer, ast

from hollywood.match.presets import PRESETS
from hollywood.match.telling.knobs_told import about
from hollywood.play.knobs import Maybe, Part, Rules, knobs_of
from hollywood.texts import FOLDER, languages
from tests.texts.catalogues import (
    ENGLISH,
    choices,
    files,
    folders,
    is_page,
    key_of,
    messages,
    parsed,
    variables,
)

CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
# What the server says in English itself, by a code; only other languages need words for the code.
ONLY_ELSEWHERE = {"why"}
COUNTED = (*range(200), 1_000, 10_000, 100_000)

each_language = pytest.mark.parametrize("language", sorted(languages()))
each_kind = pytest.mark.parametrize("pages", [True, False], ids=["pages", "python"])


def missing(language: str) -> list[str]:
    """What a language has too little or too much, compared with English."""
    told = []
    for path in (each.relative_to(FOLDER / ENGLISH) for each in files(ENGLISH)):
        told += [] if (FOLDER / language / path).is_file() else [f"{language}: there is no {path}"]
    for pages in (True, False):
        own, master = (messages(each, pages=pages) for each in (language, ENGLISH))
        told += [f"{language} has no {name}" for name in sorted(master.keys() - own.keys())]
        extra = {n for n in own.keys() - master.keys() if n.partition("-")[0] not in ONLY_ELSEWHERE}
        told += [f"{language} has {name}, which English has not" for name in sorted(extra)]
    return told


@each_language
def test_a_language_that_is_offered_is_complete(language: str) -> None:
    assert missing(language) == []


def test_a_language_that_is_complete_is_offered() -> None:
    complete = {language for language in folders() if not missing(language)}
    assert complete == set(languages()), "add its line to languages.json"


@pytest.mark.parametrize(
    "path", [path for each in folders() for path in files(each)], ids=lambda path: str(path)[-30:]
)
def test_every_catalogue_is_read(path: Path) -> None:
    body = parsed(path).body
    junk = [each.content for each in body if isinstance(each, ast.Junk)]
    assert junk == []
    found = [each for each in body if isinstance(each, ast.Message | ast.Term)]
    assert found
    assert [each.id.name for each in found if each.attributes] == [], "nothing reads attributes"
    assert not [each for each in found if not is_page(path) and isinstance(each, ast.Term)]


@each_language
@each_kind
def test_no_name_stands_twice(language: str, pages: bool) -> None:
    names = Counter(
        each.id.name
        for path in files(language)
        if is_page(path) == pages
        for each in parsed(path).body
        if isinstance(each, ast.Message)
    )
    assert [name for name, times in names.items() if times > 1] == []


@each_language
@each_kind
def test_the_same_values_are_wanted(language: str, pages: bool) -> None:
    master = messages(ENGLISH, pages=pages)
    for name, message in messages(language, pages=pages).items():
        if name in master:
            assert variables(message) == variables(master[name]), name


@each_language
@each_kind
def test_no_text_is_empty(language: str, pages: bool) -> None:
    for name, message in messages(language, pages=pages).items():
        assert message.value is not None, name
        patterns = [message.value, *(v.value for c in choices(message) for v in c.variants)]
        for pattern in patterns:
            said = [e for e in pattern.elements if not _is_blank(e)]
            assert said, name


def _is_blank(element: ast.TextElement | ast.Placeable) -> bool:
    if isinstance(element, ast.TextElement):
        return not element.value.strip()
    expression = element.expression
    return isinstance(expression, ast.StringLiteral) and not expression.value.strip()


@each_language
@each_kind
def test_every_count_has_all_the_forms_of_the_language(language: str, pages: bool) -> None:
    form = Locale(language).plural_form
    needed = {form(count) for count in COUNTED}
    for name, message in messages(language, pages=pages).items():
        for choice in choices(message):
            keys = {key_of(variant) for variant in choice.variants}
            numbers = {key for key in keys if key.isdecimal()}
            forms = keys & CATEGORIES
            if not forms - {"other"}:
                continue  # a choice by a word, or by exact numbers
            assert keys <= CATEGORIES | numbers, name
            assert forms >= needed, f"{name} in {language} has no form for {needed - forms}"
            assert forms <= needed | {"other"}, f"{language} has no form {forms - needed}: {name}"


@each_language
def test_rules_that_differ_in_english_differ_in_every_language(language: str) -> None:
    """Otherwise two different rules could read alike."""
    write = FluentSerializer().serialize_entry
    for path in files(language):
        if path.parent.name != "rules":
            continue
        for message in (each for each in parsed(path).body if isinstance(each, ast.Message)):
            if not _alike(messages(ENGLISH, pages=False)[message.id.name]):
                assert not _alike(message), write(message)


def _alike(message: ast.Message) -> bool:
    write = FluentSerializer()
    for choice in choices(message):
        told = [
            write.serialize_entry(ast.Message(ast.Identifier("x"), variant.value))
            for variant in choice.variants
        ]
        if len(set(told)) < len(told):
            return True
    return False


@each_language
def test_every_knob_has_its_line(language: str) -> None:
    for family, preset in (("gin", "gin"), ("contract", "may-i")):
        for name in sorted(names_of(type(PRESETS[preset]))):
            assert about(family, name, language), name


def names_of(kind: type[Rules], prefix: str = "") -> set[str]:
    """The names of all knobs, those of groups with a dot."""
    found = set()
    for entry in knobs_of(kind):
        found.add(f"{prefix}{entry.name}")
        domain = entry.metadata["domain"]
        part = domain.domain if isinstance(domain, Maybe) else domain
        if isinstance(part, Part):
            found |= names_of(part.rules, f"{prefix}{entry.name}.")
    return found
