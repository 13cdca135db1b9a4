"""Which catalogs Python reads; the engine in the browser is built without the others."""

from __future__ import annotations

from pathlib import Path, PurePath

_PAGES = "pages"
_SAID_TOO = frozenset(
    f"{area}.ftl"
    for area in ("commands", "game", "hinted", "later", "levels", "moments", "review", "why", "you")
)
"""Texts of the pages that Python uses too. They take values but no terms."""


def is_read(path: PurePath) -> bool:
    """Whether Python reads a catalog; few of them belong to the pages."""
    return path.parent.name != _PAGES or path.name in _SAID_TOO


def catalogs(folder: Path) -> list[Path]:
    """Return the catalogs of a language that Python reads."""
    return [path for path in sorted(folder.rglob("*.ftl")) if is_read(path)]
