"""One group of rules as it is shown: on the pages, in the terminal, and to programs."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from hollywood.texts.saying import sentence


class Section(msgspec.Struct, frozen=True):
    """One group of rules: its title, its sentences, and a small table where that is clearer."""

    title: str
    sentences: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...] = ()


def section(title: str, sentences: Iterable[str], rows: Iterable[tuple[str, ...]] = ()) -> Section:
    """Return a section whose sentences begin with a capital letter."""
    return Section(title, tuple(sentence(each) for each in sentences), tuple(rows))
