"""Where an invisible character is needed, and where it only deceives.

Some scripts cannot be written without invisible characters: a joiner separates Persian letters or
joins Sinhala ones, a zero-width space separates Khmer words, and selectors and joiners combine
several characters into one emoji. Each is allowed where its script or UTS 51 needs it, and nowhere
else. The rules for joiners are those of UAX 31, section 2.3, slightly relaxed, because names that
differ only in joiners are treated as alike anyway (:func:`hollywood.writing.names.looks`).
"""

from __future__ import annotations

from collections.abc import Callable

from hollywood.writing.patterns import compiled, found

_CURSIVE = r"[\p{jt=D}\p{jt=L}\p{jt=R}\u0640]"
_VIRAMA = r"[\p{InSC=Virama}\p{InSC=Pure_Killer}\p{InSC=Invisible_Stacker}]"
_PICTURE = r"\p{ExtPict}(?:\p{EMod}|[\uFE0E\uFE0F])?"
_FLAG = (  # "gb" and "eng", "sct", or "wls", in tags
    r"\U0001F3F4\U000E0067\U000E0062"
    r"(?:\U000E0065\U000E006E\U000E0067|\U000E0073\U000E0063\U000E0074"
    r"|\U000E0077\U000E006C\U000E0073)\U000E007F"
)
_HOMES = (
    # Emoji: the flags of England, Scotland, and Wales, joined sequences, a style, keycaps.
    _FLAG,
    rf"{_PICTURE}(?:\u200D{_PICTURE})*",
    r"[0-9#*]\uFE0F?\u20E3",
    # Letters that join: a joiner between two of them.
    rf"(?<={_CURSIVE}\p{{jt=T}}*)[\u200C\u200D](?={_CURSIVE})",
    # Brahmic scripts: after a virama, or between a consonant and its virama; Khmer, before a sign.
    rf"(?<=\p{{L}}\p{{M}}*{_VIRAMA}\p{{M}}?)[\u200C\u200D](?![\u200C\u200D])",
    rf"(?<=\p{{L}}\p{{M}}*)\u200D(?={_VIRAMA})",
    r"(?<=\p{scx=Khmr})[\u200C\u200D](?=\p{scx=Khmr})",
    # Scripts without spaces between words.
    r"(?<=\p{lb=SA})\u200B(?=\p{lb=SA})",
    # A space between Braille cells.
    r"(?<=[\u2801-\u28FF])\u2800(?=[\u2801-\u28FF])",
    # Variants of one Han or Myanmar letter; Mongolian forms and the gap before a final vowel.
    r"(?<=\p{Han})[\uFE00-\uFE02\U000E0100-\U000E01EF]",
    r"(?<=\p{Myanmar})\uFE00",
    r"(?<=\p{scx=Mong})[\u180B-\u180D\u180F]",
    r"(?<=\p{scx=Mong})\u180E(?=\p{scx=Mong})",
)
_HOMES_IN_LINES = (
    # A joiner beside one joining letter: "PDFs" in Persian, or one letter in its joined form.
    rf"(?<={_CURSIVE}\p{{jt=T}}*)[\u200C\u200D](?![\u200C\u200D])",
    rf"(?<=[\p{{L}}\p{{N}}])[\u200C\u200D](?={_CURSIVE})",
)
_MARKS_OF_DIRECTION = r"[\u200E\u200F\u061C]"
_PAIR_OF_ISOLATES = r"[\u2066-\u2068][^\u2066-\u2069\n]*\u2069"
_UNSEEN = (
    r"(?V1)[[\p{DI}\p{Cf}\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\u2800\U0001D159]"
    r"--\p{Prepended_Concatenation_Mark}]"
)


def stray(text: str, *, line: bool = False) -> str | None:
    """Return the first misplaced character; ``None`` if there is none.

    A misplaced character is invisible where it is not needed, controls the terminal, changes the
    writing direction, or is unassigned. A ``line`` allows more than a name: a joiner beside one
    joining letter and, in right-to-left text, the direction marks that keyboards insert.
    """
    if text.isascii() and text.isprintable():
        return None
    at = _first_stray(text, line)
    return None if at is None else text[at]


def readable(text: str, instead: Callable[[str], str]) -> str:
    """Return the text with ``instead(letter)`` for every character that is misplaced in a line.

    Pairs of isolates remain, because they isolate names (:mod:`hollywood.writing.direction`).
    """
    if text.isascii():
        return "".join(each if each.isprintable() else instead(each) for each in text)
    kept = _kept(text, True)
    kept |= _isolates(text)
    unseen = compiled(_UNSEEN)
    return unseen.sub(lambda each: each[0] if each.start() in kept else instead(each[0]), text)


def _first_stray(text: str, line: bool) -> int | None:
    kept = None
    for each in compiled(_UNSEEN).finditer(text):
        if kept is None:
            kept = _kept(text, line)
        if each.start() not in kept:
            return each.start()
    return None


def _kept(text: str, line: bool) -> set[int]:
    homes = _HOMES + (_HOMES_IN_LINES if line else ())
    kept = {
        at
        for each in compiled("|".join(homes)).finditer(text, overlapped=True)
        for at in range(*each.span())
    }
    if line and found(r"(?V1)[\p{L}&&[\p{bc=R}\p{bc=AL}]]", text):
        kept |= {each.start() for each in compiled(_MARKS_OF_DIRECTION).finditer(text)}
        kept |= _isolates(text)
    return kept


def _isolates(text: str) -> set[int]:
    """Return the positions of pairs of isolates that close in the same line."""
    pairs = compiled(_PAIR_OF_ISOLATES).finditer(text)
    return {at for pair in pairs for at in (pair.start(), pair.end() - 1)}
