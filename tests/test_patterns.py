"""A pattern that ends in ``$`` allows a final newline; ours match the end of the text."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from hollywood.errors import HollywoodError
from hollywood.match.presets import rules_for
from hollywood.server.protocol import forms, messages

SOURCE = Path(__file__).parents[1] / "src" / "hollywood"
_COMPILED = re.compile(r"""re\.(?:compile|match|search|fullmatch)\(\s*r?[bf]*r?(["'])(.*)\1""")


def test_no_pattern_ends_in_a_bare_dollar() -> None:
    found = [
        f"{path.relative_to(SOURCE)}: {pattern[2]}"
        for path in sorted(SOURCE.rglob("*.py"))
        for pattern in _COMPILED.finditer(path.read_text())
        if pattern[2].endswith("$")
    ]
    assert found == []


def _patterned() -> dict[str, Any]:
    """Every text in a form or a message that has to fit a pattern."""
    return {
        name: kind
        for module in (forms, messages)
        for name, kind in vars(module).items()
        for meta in getattr(kind, "__metadata__", ())
        if isinstance(meta, msgspec.Meta) and meta.pattern is not None
    }


@pytest.mark.parametrize("name", _patterned())
def test_a_text_that_fits_its_pattern_has_no_newline_at_its_end(name: str) -> None:
    kind = _patterned()[name]
    assert msgspec.convert("abcd", kind) == "abcd"
    for text in ("abcd\n", "abcd\r\n", "\nabcd"):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(text, kind)


def test_a_contract_is_written_in_plain_digits() -> None:
    with pytest.raises(HollywoodError, match="contracts cannot be"):
        rules_for("may-i", ["deal=11", "contracts=S\u0663"])
