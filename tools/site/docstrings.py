"""Docstrings as Markdown: roles become links, and examples become blocks of code."""

from __future__ import annotations

import re

import griffe

_ROLE = re.compile(r":(?:class|func|meth|mod|attr|data|exc|obj):`(?P<short>~?)(?P<name>[\w.]+)`")
_EXAMPLE = re.compile(r"^>>> .*(?:\n(?!\n).*)*", re.MULTILINE)


class Roles(griffe.Extension):  # type: ignore[misc]  # of an environment of its own
    """Rewrites every docstring of the package before it is rendered."""

    def on_object(self, *, obj: griffe.Object, **_: object) -> None:
        """Rewrite one docstring."""
        if obj.docstring is not None:
            obj.docstring.value = as_markdown(obj.docstring.value, obj)


def as_markdown(text: str, obj: griffe.Object) -> str:
    """Return a docstring as Markdown."""

    def role(found: re.Match[str]) -> str:
        name = found["name"]
        shown = name.rpartition(".")[2] if found["short"] or obj.is_module else name
        target = name if name.startswith("hollywood") else f"{obj.path}.{name}"
        return f'<autoref identifier="{target}" optional><code>{shown}</code></autoref>'

    text = _EXAMPLE.sub(lambda found: f"```pycon\n{found[0]}\n```", text)
    text = re.sub(r"::$", ":", text, flags=re.MULTILINE)
    return _ROLE.sub(role, text)
