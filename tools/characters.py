"""Write the table of characters: ``python tools/characters.py``.

``src/hollywood/writing/characters.json`` holds what the rules of writing must know about each
character of Unicode, so that a name is allowed or refused everywhere alike: in an older Python with
an older Unicode, and in a browser. The data come from three packages, which only this tool and the
tests use: ``regex`` has the properties of the Unicode Character Database, ``wcwidth`` the widths in
a terminal, ``disarm`` what characters look like. Run it with the oldest Python: a newer one folds
more letters by itself, and the table would lack them.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from itertools import groupby

import disarm
import msgspec
import regex
from wcwidth import wcwidth
from wcwidth._constants import _CATEGORY_MC_TABLE, _EMOJI_ZWJ_SET, _ISC_VIRAMA_SET
from wcwidth.bisearch import bisearch
from wcwidth.table_vs15 import VS15_WIDE_TO_NARROW
from wcwidth.table_vs16 import VS16_NARROW_TO_WIDE

from hollywood.writing.characters import FILE, Characters

EVERY = "".join(map(chr, range(0x110000)))

_SCRIPTS = (
    *("Latn", "Cyrl", "Grek", "Armn", "Arab", "Beng", "Deva", "Ethi", "Geor", "Gujr", "Guru"),
    *("Hebr", "Khmr", "Knda", "Laoo", "Mlym", "Mymr", "Orya", "Sinh", "Taml", "Telu", "Thaa"),
    *("Thai", "Tibt", "Hani", "Hira", "Kana", "Bopo", "Hang", "Mong"),
)
_BREAKS = (
    *("CR", "LF", "Control", "Extend", "ZWJ", "Regional_Indicator", "Prepend", "SpacingMark"),
    *("L", "V", "T", "LV", "LVT"),
)

PROPERTIES = {
    # General categories, and the direction of writing (UAX 9).
    "letter": r"\p{L}",
    "number": r"\p{N}",
    "mark": r"\p{M}",
    "stacking": r"[\p{Mn}\p{Me}]",
    "visible": r"[\p{L}\p{N}\p{P}\p{S}]",
    "blank": " ",
    "leftward": r"[\p{bc=R}\p{bc=AL}]",
    "arabic_number": r"\p{bc=AN}",
    "rightward": r"\p{bc=L}",
    # What is a letter in another style, and what may be all of a name beside letters and numbers.
    "styled": r"[\p{NFKC_QC=N}--[\p{Emoji_Presentation}\u0E33\u0EB3]]",
    "picture": r"[\p{Braille}[\p{Emoji}--[0-9#*]]]",
    # What is not seen, and where it has a place (UAX 31, UTS 51).
    "unseen": r"[[\p{DI}\p{Cf}\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\u2800\U0001D159]"
    r"--\p{Prepended_Concatenation_Mark}]",
    "cursive": r"[\p{jt=D}\p{jt=L}\p{jt=R}\u0640]",
    "transparent": r"\p{jt=T}",
    "virama": r"[\p{InSC=Virama}\p{InSC=Pure_Killer}\p{InSC=Invisible_Stacker}]",
    "joiner": r"[\u200C\u200D]",
    "style": r"[\uFE0E\uFE0F]",
    "emoji": r"\p{ExtPict}",
    "skin": r"\p{EMod}",
    "unspaced": r"\p{lb=SA}",
    "braille": r"[\u2801-\u28FF]",
    "Han": r"\p{Han}",
    "Myanmar": r"\p{Myanmar}",
    # Scripts in which a character is used (UAX 24).
    "any": r"[\p{scx=Zyyy}\p{scx=Zinh}]",
    **{script: rf"\p{{scx={script}}}" for script in _SCRIPTS},
    # What readers count as one character (UAX 29).
    **{f"break_{each}": rf"\p{{GCB={each}}}" for each in _BREAKS},
    **{f"conjunct_{each}": rf"\p{{InCB={each}}}" for each in ("Linker", "Consonant", "Extend")},
}
"""The patterns of the properties, for the package ``regex``."""


def _found(pattern: str) -> Iterator[range]:
    """Yield the ranges of characters that match a pattern for one character."""
    for found in regex.finditer(f"(?V1)(?:{pattern})+", EVERY):
        yield range(*found.span())


def _measured() -> dict[str, list[int]]:
    """Return what decides how wide text is, by property."""
    every = range(len(EVERY))
    widths = [wcwidth(each) for each in EVERY]
    return {
        "width_none": [at for at in every if widths[at] < 0],
        "width_0": [at for at in every if widths[at] == 0],
        "width_2": [at for at in every if widths[at] == 2],
        "width_virama": sorted(_ISC_VIRAMA_SET),
        "width_spacing": [at for at in every if bisearch(at, _CATEGORY_MC_TABLE)],
        "width_emoji": sorted(_EMOJI_ZWJ_SET),
        "width_narrowed": [at for at in every if bisearch(at, VS15_WIDE_TO_NARROW["9.0.0"])],
        "width_widened": [at for at in every if bisearch(at, VS16_NARROW_TO_WIDE["9.0.0"])],
    }


def look(text: str) -> str:
    """Return what a text looks like; not for display."""
    return disarm.skeleton_key(text, digit_policy="tr39")


def _looks() -> tuple[list[int], dict[str, str]]:
    """Return which characters are not looked at, and what others look like but themselves."""
    unlooked = [at for found in _found(r"[\p{Cn}\p{Co}]") for at in found]
    nothing = frozenset(unlooked)
    looks: dict[str, str] = {}
    for each in EVERY:
        if ord(each) in nothing:
            continue
        if "\ud800" <= each <= "\udfff" or "\U000e0020" <= each <= "\U000e007f":
            continue  # half a character; the tags of a flag
        if look(f"a{each}b") == "ab":
            unlooked.append(ord(each))
            continue
        alike = look(each) or look(f"a{each}b")[1:-1]
        folded = unicodedata.normalize("NFKC", each.casefold())
        if unicodedata.normalize("NFKC", each) == each and alike != folded:
            looks[each] = alike
    return unlooked, looks


def made() -> Characters:
    """Make the table from the packages."""
    unlooked, looks = _looks()
    names = [*PROPERTIES, *_measured(), "unlooked"]
    masks = [0] * len(EVERY)
    listed = [*_measured().values(), unlooked]
    for bit, pattern in enumerate(PROPERTIES.values()):
        for found in _found(pattern):
            for at in found:
                masks[at] |= 1 << bit
    for bit, characters in enumerate(listed, len(PROPERTIES)):
        for at in characters:
            masks[at] |= 1 << bit
    kinds: dict[int, int] = {}
    lengths: list[int] = []
    in_order: list[int] = []
    for mask, alike in groupby(masks):
        in_order.append(kinds.setdefault(mask, len(kinds)))
        lengths.append(sum(1 for _ in alike))
    return Characters(
        properties=tuple(names),
        kinds=tuple(f"{mask:x}" for mask in kinds),
        lengths=tuple(lengths),
        in_order=tuple(in_order),
        looks=looks,
    )


if __name__ == "__main__":
    FILE.write_bytes(msgspec.json.encode(made()._asdict()) + b"\n")
