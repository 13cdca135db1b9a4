"""Why a player may not do something, in the player's language.

In English, the rules give the reason. Every other language has a text for its code, as on the
pages.
"""

from __future__ import annotations

from hollywood.texts.saying import Speech


def in_words(code: str, english: str, say: Speech, *, family: str = "gin") -> str:
    """Return the text for the code of a reason; in English, return what the rules said."""
    for name in (f"why-{family}-{code}", f"why-{code}"):
        if name in say:
            return say(name)
    return english
