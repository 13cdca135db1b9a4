"""Whether a name is written in one script, so that no letter passes for one of another script.

This is the level that UTS 39, section 5.2, calls moderately restrictive: one script; the scripts of
Japanese, Korean, or Chinese together; or Latin beside one of these or one other script. Cyrillic,
Greek, and Armenian share too many letter shapes with Latin and may not be mixed with it.
"""

from __future__ import annotations

import unicodedata

from hollywood.writing.characters import kinds_of
from hollywood.writing.patterns import compiled, found

_ALONE = ("Cyrl", "Grek", "Armn")
# The other scripts in common modern use (UAX 31, table 5), and those written together.
_BESIDE_LATIN = (
    *("Arab", "Beng", "Deva", "Ethi", "Geor", "Gujr", "Guru", "Hebr", "Khmr", "Knda", "Laoo"),
    *("Mlym", "Mymr", "Orya", "Sinh", "Taml", "Telu", "Thaa", "Thai", "Tibt"),
    *("Hani|Hira|Kana", "Hani|Bopo", "Hani|Hang"),
)


def in_one_script(text: str) -> bool:
    """Return whether all letters belong to one script, or to scripts that may be mixed."""
    ways = ["Latn", *_ALONE, *(f"Latn|{others}" for others in _BESIDE_LATIN)]
    pattern = "|".join(f"<any|{way}>*" for way in ways)
    return compiled(pattern).fullmatch(kinds_of(text)) is not None or _of_rarer_use(text)


def _of_rarer_use(text: str) -> bool:
    """Return whether all letters belong to one script that is not in common use."""
    if found(f"<{'|'.join(('Latn', *_ALONE, *_BESIDE_LATIN))}>", text):
        return False
    letters = [text[each.start()] for each in compiled("<!any>").finditer(kinds_of(text))]
    return len({unicodedata.name(letter, "").partition(" ")[0] for letter in letters}) == 1
