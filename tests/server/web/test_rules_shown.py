"""The rules on the pages: every knob has its field, every preset its title and its notes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from hollywood.errors import RulesError
from hollywood.gin.rules import GinRules
from hollywood.match.presets import PRESETS, rules_for
from hollywood.match.telling.notes import notes_on
from hollywood.server.protocol.forms import KnobShown, RulesForm
from hollywood.server.rooms.opening import AT_A_TABLE, table_rules
from hollywood.server.web.rules_shown import TITLES, as_typed, check, preset_rules, preset_shown

ROOT = Path(__file__).parents[3]


@pytest.mark.parametrize("name", PRESETS)
def test_every_preset_has_a_title_and_notes(name: str) -> None:
    assert TITLES[name]
    notes = notes_on(name)
    assert notes
    for section in notes:
        assert section.title
        assert section.sentences
        assert all(said.endswith((".", "?")) for said in section.sentences), section
    assert len({section.title for section in notes}) == len(notes)


@pytest.mark.parametrize("name", PRESETS)
def test_notes_credit_the_columns_as_the_rules_do(name: str) -> None:
    rules = PRESETS[name]
    credit = rules.credit if isinstance(rules, GinRules) else None
    own = next(section for section in notes_on(name) if section.title == "Where it comes from")
    told = [said for said in own.sentences if "first game" in said]
    if name in {"hollywood-gin", "hollywood-rounds"}:
        assert told
    for said in told:
        assert ("own wins" in said) == (credit == "wins")
        assert ("round" in said) == (credit == "rounds")


@pytest.mark.parametrize(
    "name", ["hollywood-gin", "hollywood-rummy", "hollywood-rounds", "gin", "may-i"]
)
def test_the_games_of_the_pages_tell_all_there_is_to_tell(name: str) -> None:
    titles = {section.title for section in notes_on(name)}
    assert {
        *("Where it comes from", "What custom fills in", "How pages differ", "Mistakes on the page")
    } <= titles


def test_notes_and_the_page_about_the_rules_know_the_same_slips() -> None:
    page = " ".join((ROOT / "docs" / "rules.md").read_text().split())
    for words in (
        'wins his or her first game" but means the first round',
        'says "Holiday" gin',
        "of any suits",
        "11** of spades; it means the jack",
        "Strait flushes",
    ):
        assert words in page
    told = " ".join(said for name in PRESETS for part in notes_on(name) for said in part.sentences)
    for words in ("first game", "Holiday", "of any suits", "the jack is meant", "Strait flushes"):
        assert words in told


def test_titles_tell_the_two_hollywood_rummies_apart() -> None:
    assert "gin" in TITLES["hollywood-rummy"]
    for name in ("hollywood-rummy", "may-i"):
        assert any("two different games" in said for said in notes_on(name)[0].sentences)


@pytest.mark.parametrize("name", PRESETS)
def test_every_knob_has_a_field_that_the_rules_take_back(name: str) -> None:
    knobs = preset_rules(name).knobs
    assert len({knob.name for knob in knobs}) == len(knobs)
    rules = rules_for(name)
    on = {knob.name for knob in knobs if "." not in knob.name}
    assert on == set(rules.to_mapping())
    for knob in knobs:
        group = knob.name.partition(".")[0]
        if "." in knob.name and getattr(rules, group) is None:
            assert knob.value is None
            continue
        form = as_typed(RulesForm(preset=name, changes={knob.name: knob.value}))
        assert table_rules(form)[0] == rules, knob
        assert knob.words
        assert knob.allowed


@pytest.mark.parametrize("name", PRESETS)
def test_what_a_field_offers_the_rules_permit(name: str) -> None:
    for knob in preset_rules(name).knobs:
        for value in _offered(knob):
            told = check(RulesForm(preset=name, changes={knob.name: value}))
            assert told.problem is None or not told.problem.endswith(knob.allowed), told.problem


def _offered(knob: KnobShown) -> list[Any]:
    offered: list[Any] = [None] if knob.none else []
    if knob.kind == "flag":
        offered += [True, False]
    elif knob.kind == "choice":
        offered += knob.values
    elif knob.kind == "number":
        assert knob.low is not None
        assert knob.high is not None
        offered += [knob.low, knob.high, str(knob.low)]
    return offered


def test_a_group_is_switched_on_and_off() -> None:
    on = as_typed(
        RulesForm(preset="hollywood-gin", changes={"shutout": True, "shutout.points": "300"})
    )
    rules = table_rules(on)[0]
    assert rules.to_mapping()["shutout"] == {"kind": "replace_game_bonus", "points": 300}
    off = as_typed(RulesForm(preset="may-i", changes={"may_i": False}))
    assert table_rules(off)[0].to_mapping()["may_i"] is None
    kept = as_typed(RulesForm(preset="shanghai", changes={"may_i": True}))
    assert table_rules(kept)[0] == rules_for("shanghai")
    with pytest.raises(RulesError, match="shutout is off"):
        as_typed(RulesForm(preset="gin", changes={"shutout": "none", "shutout.points": 300}))


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"target": "many"}, "target cannot be many"),
        ({"tarhet": 100}, "did you mean target"),
        ({"shutout.point": 100}, "did you mean points"),
        ({"oklahoma": True, "knock_limit": 0}, "knock_limit"),
        ({"shutout": 7}, "shutout cannot be 7"),
        ({"target": 1001}, "target cannot be 1001 at a table: a whole number from 1 to 1000"),
        ({"turn_cap": 5000}, "turn_cap cannot be 5000 at a table: a whole number from 20 to 1000"),
    ],
)
def test_rules_that_cannot_be_are_told_in_one_line(changes: dict[str, Any], says: str) -> None:
    told = check(RulesForm(preset="gin", changes=changes))
    assert told.problem is not None
    assert says in told.problem
    assert "\n" not in told.problem
    assert (told.headline, told.sections, told.players) == (None, (), ())


@pytest.mark.parametrize(
    ("changes", "about", "hand"),
    [
        ({"may_i": False, "deal": [11] * 6 + [10]}, "contracts", 7),
        ({"contracts": "R13,S", "deal": [15, 9]}, "contracts", 1),
        ({"deal": [11]}, "deal", None),
        ({"jokers": 2}, "wild", None),
        ({"points": '{"A": 5}'}, "points", None),
        ({"points_": 5}, None, None),
    ],
)
def test_a_problem_says_where_a_form_shows_it(
    changes: dict[str, Any], about: str | None, hand: int | None
) -> None:
    told = {
        language: check(RulesForm(preset="may-i", changes=changes), language)
        for language in ("en", "de")
    }
    assert {(each.about, each.hand) for each in told.values()} == {(about, hand)}
    if about is not None:
        assert told["en"].problem != told["de"].problem


def test_a_field_offers_what_a_table_takes() -> None:
    """The engine allows longer matches; a field that offers them would be refused."""
    knobs = {knob.name: knob for knob in preset_rules("gin").knobs}
    for name, domain in AT_A_TABLE.items():
        assert (knobs[name].high, knobs[name].allowed) == (domain.high, domain.allowed())
    assert rules_for("gin", ["target=10000"]).to_mapping()["target"] == 10_000


def test_how_many_play() -> None:
    assert preset_shown("hollywood-gin").players == (2, 3, 4, 6, 8)
    assert preset_shown("may-i").players == (4, 5, 6)
    assert check(RulesForm(preset="may-i", changes={"players": "2,3"})).players == (2, 3)
    assert check(RulesForm(preset="gin", players=5)).problem is not None
    assert check(RulesForm(preset="gin", players=3)).problem is None
