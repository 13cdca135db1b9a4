"""The catalogs of the texts, read by Fluent's own parser."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from hollywood.texts import FOLDER
from hollywood.texts.catalogs import catalogs

ENGLISH = "en"
PAGES = "pages"


def folders() -> list[str]:
    """The languages that have a folder, offered or not."""
    return sorted(path.name for path in FOLDER.iterdir() if (path / "pages").is_dir())


def files(language: str) -> list[Path]:
    return sorted((FOLDER / language).rglob("*.ftl"))


@cache
def parsed(path: Path) -> ast.Resource:
    return FluentParser().parse(path.read_text(encoding="utf-8"))


def is_page(path: Path) -> bool:
    return path.parent.name == PAGES


def shared(language: str) -> dict[str, ast.Message]:
    """The messages of the pages that Python uses too."""
    return {
        entry.id.name: entry
        for path in catalogs(FOLDER / language)
        if is_page(path)
        for entry in parsed(path).body
        if isinstance(entry, ast.Message)
    }


@cache
def messages(language: str, *, pages: bool) -> dict[str, ast.Message]:
    """The messages of a language by their names: those of the pages, or those that Python says."""
    return {
        entry.id.name: entry
        for path in files(language)
        if is_page(path) == pages
        for entry in parsed(path).body
        if isinstance(entry, ast.Message)
    }


class _Found(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.selects: list[ast.SelectExpression] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.selects.append(node)
        self.generic_visit(node)


def variables(message: ast.Message) -> set[str]:
    """The values that a message needs; $form is given to every message that Python says."""
    found = _Found()
    found.visit(message)
    return found.variables - {"form"}


def choices(message: ast.Message) -> list[ast.SelectExpression]:
    """The choices of a message, including nested ones."""
    found = _Found()
    found.visit(message)
    return found.selects


def key_of(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


def words(message: ast.Message) -> str | None:
    """The words of a message without values; ``None`` for any other."""
    assert message.value is not None
    (*others, last) = message.value.elements
    return last.value if not others and isinstance(last, ast.TextElement) else None


def texts_of(pattern: ast.Pattern) -> Iterator[str]:
    """Every piece of text in a pattern, including those of variants."""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            yield element.value
        elif isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                yield from texts_of(variant.value)
