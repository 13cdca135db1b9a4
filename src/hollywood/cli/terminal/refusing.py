"""Why something may not be done, in the words of the person's language.

The rules say it themselves, in English; every other language has its words for the code of the
reason, as on the pages.
"""

from __future__ import annotations

from hollywood.texts.saying import Speech


def in_words(code: str, english: str, say: Speech, *, family: str = "gin") -> str:
    """Return the reason of a code; what the rules said in English, where that is the language."""
    for name in (f"why-{family}-{code}", f"why-{code}"):
        if name in say:
            return say(name)
    return english
