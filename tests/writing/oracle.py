"""The rules of writing once more, as patterns of the package ``regex``, to compare with."""

from __future__ import annotations

import regex

_CURSIVE = r"[\p{jt=D}\p{jt=L}\p{jt=R}\u0640]"
_VIRAMA = r"[\p{InSC=Virama}\p{InSC=Pure_Killer}\p{InSC=Invisible_Stacker}]"
_PICTURE = r"\p{ExtPict}(?:\p{EMod}|[\uFE0E\uFE0F])?"
_FLAG = (
    r"\U0001F3F4\U000E0067\U000E0062"
    r"(?:\U000E0065\U000E006E\U000E0067|\U000E0073\U000E0063\U000E0074"
    r"|\U000E0077\U000E006C\U000E0073)\U000E007F"
)
_HOMES = (
    _FLAG,
    rf"{_PICTURE}(?:\u200D{_PICTURE})*",
    r"[0-9#*]\uFE0F?\u20E3",
    rf"(?<={_CURSIVE}\p{{jt=T}}*)[\u200C\u200D](?={_CURSIVE})",
    rf"(?<=\p{{L}}\p{{M}}*{_VIRAMA}\p{{M}}?)[\u200C\u200D](?![\u200C\u200D])",
    rf"(?<=\p{{L}}\p{{M}}*)\u200D(?={_VIRAMA})",
    r"(?<=\p{scx=Khmr})[\u200C\u200D](?=\p{scx=Khmr})",
    r"(?<=\p{lb=SA})\u200B(?=\p{lb=SA})",
    r"(?<=[\u2801-\u28FF])\u2800(?=[\u2801-\u28FF])",
    r"(?<=\p{Han})[\uFE00-\uFE02\U000E0100-\U000E01EF]",
    r"(?<=\p{Myanmar})\uFE00",
    r"(?<=\p{scx=Mong})[\u180B-\u180D\u180F]",
    r"(?<=\p{scx=Mong})\u180E(?=\p{scx=Mong})",
)
_HOMES_IN_LINES = (
    rf"(?<={_CURSIVE}\p{{jt=T}}*)[\u200C\u200D](?![\u200C\u200D])",
    rf"(?<=[\p{{L}}\p{{N}}])[\u200C\u200D](?={_CURSIVE})",
)
_UNSEEN = (
    r"(?V1)[[\p{DI}\p{Cf}\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\u2800\U0001D159]"
    r"--\p{Prepended_Concatenation_Mark}]"
)


def stray(text: str, *, line: bool) -> str | None:
    """The first misplaced character."""
    homes = "|".join(_HOMES + (_HOMES_IN_LINES if line else ()))
    kept = {
        at for each in regex.finditer(homes, text, overlapped=True) for at in range(*each.span())
    }
    if line and regex.search(r"(?V1)[\p{L}&&[\p{bc=R}\p{bc=AL}]]", text):
        kept |= {each.start() for each in regex.finditer(r"[\u200E\u200F\u061C]", text)}
        for pair in regex.finditer(r"[\u2066-\u2068][^\u2066-\u2069\n]*\u2069", text):
            kept |= {pair.start(), pair.end() - 1}
    unseen = (each.start() for each in regex.finditer(_UNSEEN, text))
    return next((text[at] for at in unseen if at not in kept), None)


def is_piled_up(text: str) -> bool:
    """Whether a decomposed text has too many marks, one twice, or one alone."""
    piles = (r"[\p{Mn}\p{Me}]{5}", r"([\p{Mn}\p{Me}])\1", r"(?:^| )\p{M}")
    return any(regex.search(pile, text) for pile in piles)


def graphemes(text: str) -> list[str]:
    """Characters as a reader counts them."""
    return list(regex.findall(r"\X", text))
