"""No function of kernel and strategy takes more arguments than a reader can keep apart."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import hollywood

PACKAGE = Path(hollywood.__file__).parent
MOST = 8
"""A function that needs more puts related ones into a ``NamedTuple``."""

_ALL_KINDS = """
def plain(a, b, c, d, e, f, g, h): ...
def named(a, b, /, c, d, e, *, f, g, h, i): ...
class Any:
    async def inner(self, *args, a, b, c, d, e, f, g, **kwargs): ...
"""


def too_long(source: str) -> Iterator[str]:
    """Functions of a module that take more than MOST arguments, of whatever kind."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            lists = node.args
            arguments = [*lists.posonlyargs, *lists.args, *lists.kwonlyargs]
            arguments += [each for each in (lists.vararg, lists.kwarg) if each]
            if len(arguments) > MOST:
                yield f"{node.name} takes {len(arguments)}"


def test_no_function_takes_more_than_eight_arguments() -> None:
    found = []
    for room in ("kernel", "strategy"):
        paths = sorted((PACKAGE / room).rglob("*.py"))
        assert len(paths) > 20
        for path in paths:
            name = path.relative_to(PACKAGE).as_posix()
            found += [f"{name}: {each}" for each in too_long(path.read_text())]
    assert not found, "\n".join(found)


def test_every_kind_of_argument_counts() -> None:
    assert list(too_long(_ALL_KINDS)) == ["named takes 9", "inner takes 10"]
