"""What the source and the client read: names of attributes, names of constants, words."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
PACKAGE = ROOT / "src" / "hollywood"


@cache
def attributes(*places: str) -> frozenset[str]:
    """The attributes that files or folders of the package read, by their last names.

    The checks of a rules class in its ``contradictions`` do not count.
    """
    return frozenset(
        node.attr
        for tree in _trees(*places)
        for node in _walk(tree)
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Load)
    )


@cache
def names_read(*places: str) -> frozenset[str]:
    """The names that files or folders of the package read."""
    return attributes(*places) | frozenset(
        node.id
        for tree in _trees(*places)
        for node in ast.walk(tree)
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load)
    )


@cache
def settings(*folders: str) -> frozenset[str]:
    """The names that tests in some folders set, as ``name=`` or as a key ``"name"``.

    Tests of vectors do not count: they set everything, and look only at numbers.
    """
    return frozenset(
        name.rpartition(".")[2]
        for folder in folders
        for file in (ROOT / folder).rglob("*.py")
        if file.name != "test_vector.py"
        for pair in re.findall(r'\b(\w+)=|"([\w.]+)"', file.read_text(encoding="utf-8"))
        for name in pair
    )


@cache
def files(*folders: str, without: tuple[str, ...] = ()) -> tuple[str, ...]:
    """The files of folders of the package, without folders or files of some names."""
    return tuple(
        path.relative_to(PACKAGE).as_posix()
        for folder in folders
        for path in sorted((PACKAGE / folder).rglob("*.py"))
        if not set(without) & set(path.parts)
    )


def _trees(*places: str) -> Iterator[ast.Module]:
    for place in places:
        path = PACKAGE / place
        for file in [path] if path.is_file() else sorted(path.rglob("*.py")):
            yield ast.parse(file.read_text(encoding="utf-8"))


def _walk(node: ast.AST) -> Iterator[ast.AST]:
    yield node
    for child in ast.iter_child_nodes(node):
        if not (isinstance(child, ast.FunctionDef) and child.name == "contradictions"):
            yield from _walk(child)
