"""All places that have to know a knob, under the names used on the page about knobs."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from tests.knobs import proving, reading
from tests.knobs.family import CONTRACT, GIN, Family

BOTH = (GIN, CONTRACT)


class Place(NamedTuple):
    """A place: its check, its families, and whether it knows the knobs of a group one by one."""

    missing: Callable[[Family], set[str]]
    families: tuple[Family, ...] = BOTH
    singly: bool = True


PLACES = {
    "engine": Place(reading.engine),
    "english": Place(reading.in_words),
    "sources": Place(reading.sources),
    "rules_page": Place(reading.rules_page),
    "form_labels": Place(reading.form_labels),
    "form_values": Place(reading.form_values),
    "form_groups": Place(reading.form_groups, singly=False),  # a group is shown as one
    "board": Place(reading.board),
    "goals": Place(reading.goals),
    "terminal": Place(reading.terminal),
    "vector": Place(proving.vector),
    "kernel": Place(proving.kernel),
    "equity": Place(proving.in_equity, (GIN,)),
    "cases": Place(proving.cases),
    "lockstep": Place(proving.lockstep),
    "open_spiel": Place(proving.open_spiel, (GIN,)),
}
