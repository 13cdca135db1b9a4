"""What is wrong with a line, in words; the texts are in ``terminal/score.ftl``."""

from __future__ import annotations

from collections.abc import Sequence

from hollywood.book.scoring import Flaw
from hollywood.texts import ENGLISH, speech
from hollywood.writing import isolated


def flaw_told(flaw: Flaw, names: Sequence[str], language: str = ENGLISH) -> str:
    """Say what is wrong; ``names`` are the people.

    >>> flaw_told(Flaw(code="sat_out", person=1), ["Ann", "Bob"])
    'Bob sat out this round'
    """
    values = dict(flaw.values)
    if flaw.person is not None and 0 <= flaw.person < len(names):
        values["name"] = isolated(names[flaw.person])
    return speech(language)(f"flaw-{flaw.code}", **values)
