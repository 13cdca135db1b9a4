"""Python uses only existing texts, with the values they need; and every text is used."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import ast as ftl

import hollywood
from hollywood.texts import FOLDER
from tests.texts.catalogues import ENGLISH, messages, parsed, shared, variables

SOURCE = Path(hollywood.__file__).parent
OWN = messages(ENGLISH, pages=False)
TEXTS = {**OWN, **shared(ENGLISH), **shared("de")}
"""In English the rules give the reason of a refusal; other languages have a text for its code."""
QUANTITIES = {
    entry.id.name
    for entry in parsed(FOLDER / ENGLISH / "quantities.ftl").body
    if isinstance(entry, ftl.Message)
}
"""Every quantity is a function that other texts call."""
ANY = r"[\w-]+"
SAYING = {"say", "Problem", "PresetUnknown", "Clash", "BookRefused"}
COUNTED = ("notes-", "flaw-")
"""Texts that are looked up by number, until there are no more; and by the code of a flaw."""


class Call(NamedTuple):
    """A use of a text: a pattern of its name, the names of its values, and where."""

    pattern: str
    values: frozenset[str]
    where: str


def patterns(node: ast.expr, around: ast.AST) -> Iterator[str]:
    """What a name may be; a part known only at run time may be anything."""
    match node:
        case ast.Constant(value=str(name)):
            yield re.escape(name)
        case ast.JoinedStr(values=parts):
            yield "".join(
                re.escape(str(part.value)) if isinstance(part, ast.Constant) else ANY
                for part in parts
            )
        case ast.IfExp(body=one, orelse=other):
            yield from patterns(one, around)
            yield from patterns(other, around)
        case ast.Name(id=variable):
            for each in ast.walk(around):
                if isinstance(each, ast.Assign) and any(
                    isinstance(target, ast.Name) and target.id == variable
                    for target in each.targets
                ):
                    yield from patterns(each.value, around)


def calls(source: str, where: str) -> Iterator[Call]:
    """The calls of ``say`` with a name and values."""
    functions = (ast.FunctionDef, ast.AsyncFunctionDef)
    tree = ast.parse(source)
    for around in (each for each in ast.walk(tree) if isinstance(each, functions)):
        for node in ast.walk(around):
            if not isinstance(node, ast.Call) or len(node.args) != 1:
                continue
            if not isinstance(node.func, ast.Name) or node.func.id not in SAYING:
                continue
            values = frozenset(str(each.arg) for each in node.keywords)
            for pattern in patterns(node.args[0], around):
                yield Call(pattern, values, f"{where}:{node.lineno}")


def wrong(found: list[Call]) -> list[str]:
    """What is wrong with calls: the text does not exist, or it needs other values."""
    told = []
    for call in found:
        names = [name for name in TEXTS if re.fullmatch(call.pattern, name)]
        if not names:
            told.append(f"{call.where}: there is no text {call.pattern}")
        values = call.values - {"form"}
        if ANY in call.pattern and any(variables(TEXTS[name]) == values for name in names):
            continue  # only known at run time
        wanted = {value for name in names for value in variables(TEXTS[name])}
        if names and wanted != values:
            told.append(f"{call.where}: {names} want {sorted(wanted)}, not {sorted(call.values)}")
    return told


@pytest.fixture(scope="module")
def found() -> list[Call]:
    sources = {path: path.read_text(encoding="utf-8") for path in sorted(SOURCE.rglob("*.py"))}
    return [
        call
        for path, source in sources.items()
        if any(f"{name}(" in source for name in SAYING)
        for call in calls(source, str(path.relative_to(SOURCE)))
    ]


def test_every_call_names_a_text_and_gives_what_it_wants(found: list[Call]) -> None:
    assert wrong(found) == []


def test_every_text_is_said(found: list[Call]) -> None:
    once = {call.pattern for call in found}
    whole = re.compile("|".join(sorted(once)))
    unused = {name for name in OWN if not whole.fullmatch(name) and not name.startswith(COUNTED)}
    assert unused - QUANTITIES == set()


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("say('gin-aims')", "no text"),
        ("say('gin-multiplier')", "want"),
        ("say('gin-multiplier', n=1, m=2)", "want"),
        ("say(f'gin-overalls-{x}', games=3)", "no text"),
        ("name = 'gin-aim' if x else 'gin-oops'\n  say(name)", "no text"),
    ],
)
def test_a_wrong_call_is_found(line: str, words: str) -> None:
    (told,) = wrong(list(calls(f"def f(x):\n  {line}\n", "a.py")))
    assert words in told
