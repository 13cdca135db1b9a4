"""The Hollywood rummy family: Hollywood gin, gin rummy and the May-I contract game.

The rooms of the house, each importing only from those to its left::

    cards < kernel < melds < play < (gin | contract) < match < records < bots < cli

The names below are loaded on first use, so that ``import hollywood`` costs next to nothing.
"""

from importlib import import_module
from typing import Any

_HOMES = {
    "Card": "hollywood.cards",
    "Hand": "hollywood.cards",
    "Pack": "hollywood.cards",
    "parse_cards": "hollywood.cards",
    "HollywoodError": "hollywood.errors",
}

__all__ = [*_HOMES, "__version__"]  # noqa: PLE0604  (every entry is a name in _HOMES)


def __getattr__(name: str) -> Any:
    """Load a public name, or the version, the first time it is asked for."""
    if name == "__version__":
        from importlib.metadata import version

        return version("hollywood")
    if name in _HOMES:
        return getattr(import_module(_HOMES[name]), name)
    raise AttributeError(f"module 'hollywood' has no attribute {name!r}")
