"""Characters as a reader counts them: the grapheme clusters of UAX 29."""

from __future__ import annotations

from hollywood.writing.characters import kinds_of
from hollywood.writing.patterns import compiled

_SYLLABLE = (
    r"<break_L>*(?:<break_V>+|<break_LV><break_V>*|<break_LVT>)<break_T>*|<break_L>+|<break_T>+"
)
_CLUSTER = (
    r"<break_CR><break_LF>"
    r"|<break_Prepend>*(?:"
    rf"{_SYLLABLE}"
    r"|<break_Regional_Indicator>{2}"
    r"|<emoji>(?:<break_Extend>*<break_ZWJ><emoji>)*"
    r"|<conjunct_Consonant>(?:<conjunct_Extend|conjunct_Linker>*<conjunct_Linker>"
    r"<conjunct_Extend|conjunct_Linker>*<conjunct_Consonant>)+"
    r"|<!break_Control|break_CR|break_LF>"
    r")<break_Extend|break_ZWJ|break_SpacingMark>*"
    r"|."
)


def graphemes(text: str) -> list[str]:
    r"""Split a text into characters as a reader counts them.

    >>> [len(each) for each in graphemes("Zoe\N{COMBINING DIAERESIS}!")]
    [1, 1, 2, 1]
    """
    if text.isascii() and text.isprintable():
        return list(text)
    return [text[slice(*each.span())] for each in compiled(_CLUSTER).finditer(kinds_of(text))]
