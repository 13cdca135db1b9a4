"""The texts of the pages, read from their catalogues: which words exist only in English."""

from __future__ import annotations

from functools import cache

from tests.texts.catalogues import messages, words


@cache
def _texts(language: str) -> dict[str, str]:
    """The texts without values, by their names."""
    found = {name: words(each) for name, each in messages(language, pages=True).items()}
    return {name: said for name, said in found.items() if said is not None}


@cache
def only_english() -> frozenset[str]:
    """The whole English texts, without values, that do not occur in German."""
    english, german = _texts("en"), _texts("de")
    also_german = set(german.values())
    return frozenset(
        said
        for name, said in english.items()
        if name in german
        and said not in also_german
        and (" " in said or (said[0].isupper() and len(said) > 2))  # no names of knobs
    )


@cache
def prefixes() -> tuple[str, ...]:
    """The first words of the names of texts."""
    return tuple(sorted({name.partition("-")[0] for name in _texts("en")}))
