"""Output that is not UTF-8: what cannot be written becomes something that can, in one way.

>>> "Łukasz plays 7♥ – “gin”".encode("ascii", SUBSTITUTE).decode()
'Lukasz plays 7h - "gin"'
>>> "Ελένη and אבי".encode("cp1252", SUBSTITUTE).decode()
'????? and ???'
"""

from __future__ import annotations

import codecs
import io
import sys
import unicodedata
from typing import TextIO

SUBSTITUTE = "hollywood-substitute"
"""The name under which Python's encoders know this."""

_SUBSTITUTES = {
    **dict(zip("♣♦♥♠♧♢♡♤", "cdhscdhs", strict=True)),
    **dict.fromkeys("\u2010\u2011\u2013\u2014\u2212─━═", "-"),
    **dict.fromkeys("\u2018\u2019", "'"),
    **dict.fromkeys("“”", '"'),
    **dict.fromkeys("│┃║", "|"),
    **dict.fromkeys("┌┐└┘├┤┬┴┼╭╮╰╯┏┓┗┛┡┩╇╈╔╗╚╝╠╣╦╩╬", "+"),
    **dict(zip("▁▂▃▄▅▆▇█", "..::||##", strict=True)),
    **dict(zip("ŁłØøĐđŦŧĦħı×·", "LlOoDdTtHhix.", strict=True)),
    "Æ": "AE",
    "æ": "ae",
    "Œ": "OE",
    "œ": "oe",
    "ß": "ss",
    # Direction marks and joiners are not seen: nothing takes their place.
    **dict.fromkeys("\u2066\u2067\u2068\u2069\u200c\u200d\ufe0e\ufe0f", ""),
    **dict.fromkeys("\u00a0\u202f\u2009", " "),
}


def forgive() -> None:
    """Let no character that is printed end the program."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=SUBSTITUTE)


def writes_all(stream: TextIO | None) -> bool:
    """Return whether a stream can write every character."""
    named = getattr(stream, "encoding", None) or "utf-8"
    try:
        return codecs.lookup(named).name.startswith("utf")
    except LookupError:
        return False


def _substitute(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(_like, error.object[error.start : error.end])), error.end


def _like(letter: str) -> str:
    """Return what takes the place of a letter: a substitute, the letter without marks, or ``?``."""
    if letter in _SUBSTITUTES:
        return _SUBSTITUTES[letter]
    parts = unicodedata.normalize("NFKD", letter)
    bases = [each for each in parts if not unicodedata.combining(each)]
    plain = "".join(_SUBSTITUTES.get(each, each) for each in bases)
    return plain if plain.isascii() else "?"


codecs.register_error(SUBSTITUTE, _substitute)
