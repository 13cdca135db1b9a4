"""Every place knows every knob; a made-up knob is missed at every place.

``docs/adding-a-knob.md`` lists the same places.
"""

from __future__ import annotations

import re

import pytest

from tests.knobs import exempt, reading
from tests.knobs.family import CONTRACT, GIN, MADE_UP, Family, planted
from tests.knobs.places import BOTH, PLACES
from tests.knobs.source import ROOT

PAGE = (ROOT / "docs" / "adding-a-knob.md").read_text(encoding="utf-8")
CHECKED = [
    pytest.param(name, family, id=f"{name}-{family.name}")
    for name, place in PLACES.items()
    for family in place.families
]


@pytest.mark.parametrize(("name", "family"), CHECKED)
def test_every_knob_is_known(name: str, family: Family) -> None:
    missing = PLACES[name].missing(family)
    assert not missing, f"see `{name}` in docs/adding-a-knob.md"


@pytest.mark.parametrize(("name", "family"), CHECKED)
def test_a_knob_that_was_made_up_is_missed_and_no_other(name: str, family: Family) -> None:
    expected = {MADE_UP} | ({f"{family.group}.{MADE_UP}"} if PLACES[name].singly else set())
    assert PLACES[name].missing(planted(family)) == expected


def test_only_knobs_are_exempt() -> None:
    for listed in (exempt.NOT_ON_BOARD, exempt.NOT_IN_GOALS, exempt.NOT_IN_TERMINAL):
        for family in BOTH:
            assert listed[family.name] <= family.names
    for names in (exempt.NOT_IN_OPEN_SPIEL, exempt.ONLY_IN_A_ROUND.keys()):
        assert names <= GIN.names
    assert exempt.ENGINE_ELSEWHERE.keys() <= GIN.names | CONTRACT.names


def test_the_form_groups_only_knobs() -> None:
    assert reading.in_form_groups() <= GIN.names | CONTRACT.names


def test_the_page_tells_these_places() -> None:
    told = re.findall(r"Checks?: (`\w+`(?:,\s+`\w+`)*)\.", PAGE)
    assert re.findall(r"\w+", " ".join(told)) == list(PLACES)


def test_the_page_says_of_every_step_what_checks_it() -> None:
    """A step without a check here says why."""
    steps = re.split(r"^(?=\d+\. )", PAGE.partition("## Tests")[0], flags=re.MULTILINE)[1:]
    steps += re.split(r"^(?=\d+\. )", PAGE.partition("## Tests")[2], flags=re.MULTILINE)[1:]
    assert len(steps) > len(PLACES) / 2
    for step in steps:
        assert re.search(r"Checks?: `|No check", step), step
