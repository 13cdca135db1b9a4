"""The texts of the pages, read from their catalogue: which words are English and nothing else."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

_TEXTS = Path(__file__).resolve().parents[2] / "web" / "src" / "texts"
_ENTRY = re.compile(r'^\s*"([a-z][\w.-]*)":\s*"((?:[^"\\]|\\.)*)",?$', re.MULTILINE)


@cache
def _texts(language: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for path in sorted((_TEXTS / language).glob("*.ts")):
        for key, words in _ENTRY.findall(path.read_text(encoding="utf-8")):
            found[key] = words.replace('\\"', '"')
    return found


@cache
def only_english() -> frozenset[str]:
    """The whole English texts, without gaps to be filled, that say nothing in German."""
    english, german = _texts("en"), _texts("de")
    also_german = set(german.values())
    return frozenset(
        words
        for key, words in english.items()
        if key in german
        and "{" not in words
        and words not in also_german
        and (" " in words or (words[0].isupper() and len(words) > 2))  # no names of knobs
    )


@cache
def prefixes() -> tuple[str, ...]:
    """The areas of the catalogue, with which its keys begin."""
    return tuple(sorted({key.partition(".")[0] for key in _texts("en")}))
