"""The texts of the pages, read from their catalogs, to check that a page uses one language."""

from __future__ import annotations

import re
from functools import cache

from playwright.sync_api import Page

from tests.texts.catalogues import messages, words


@cache
def _texts(language: str) -> dict[str, str]:
    """The texts without values, by their names."""
    found = {name: words(each) for name, each in messages(language, pages=True).items()}
    return {name: said for name, said in found.items() if said is not None}


@cache
def only_english(language: str) -> frozenset[str]:
    """The English texts without values that do not occur in another language."""
    english, other = _texts("en"), _texts(language)
    also_other = set(other.values())
    return frozenset(
        said
        for name, said in english.items()
        if name in other
        and said not in also_other
        and (" " in said or (said[0].isupper() and len(said) > 2))  # no names of knobs
    )


@cache
def prefixes() -> tuple[str, ...]:
    """The first words of the names of texts."""
    return tuple(sorted({name.partition("-")[0] for name in _texts("en")}))


_TEXT = """
() => {
  const parts = [];
  const take = (element) => {
    if (element.lang === "en" || ["SCRIPT", "STYLE"].includes(element.tagName)) return;
    for (const name of ["aria-label", "title", "placeholder"]) {
      if (element.hasAttribute(name)) parts.push(element.getAttribute(name));
    }
    for (const child of element.childNodes) {
      if (child.nodeType === Node.TEXT_NODE) parts.push(child.data);
      else if (child.nodeType === Node.ELEMENT_NODE) take(child);
    }
  };
  take(document.body);
  const lines = [document.title, ...parts].map((part) => part.replace(/\\s+/g, " ").trim());
  return lines.join("\\n");
}
"""


def assert_speaks(page: Page, language: str) -> None:
    """Fail if a page shows text in another language, or the name of a text."""
    assert page.evaluate("() => document.documentElement.lang") == language
    text: str = page.evaluate(_TEXT)
    raw = re.findall(rf"\b(?:{'|'.join(prefixes())})[.-][a-z]+[.-][a-z][\w.-]*", text)
    assert raw == [], "keys of the catalogue"
    if language == "en":
        return
    lines = {line.strip() for line in text.splitlines()}
    english = only_english(language)
    assert sorted(lines & english) == []
    assert [words for words in english if len(words) > 24 and words in text] == []
