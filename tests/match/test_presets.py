"""Rules by name, by settings and from their written form."""

from __future__ import annotations

import json

import pytest

from hollywood.contract.presets import CONTRACT_PRESETS, HOUSE_PRESETS
from hollywood.errors import RulesError
from hollywood.gin.presets import GIN_PRESETS
from hollywood.gin.rules import GinRules
from hollywood.match.presets import PRESETS, rules_for, rules_from_mapping


def test_every_preset_of_both_families_is_there_under_its_own_name() -> None:
    assert PRESETS == {**GIN_PRESETS, **CONTRACT_PRESETS, **HOUSE_PRESETS}
    assert len(PRESETS) == len(GIN_PRESETS) + len(CONTRACT_PRESETS) + len(HOUSE_PRESETS)


@pytest.mark.parametrize("name", PRESETS)
def test_rules_come_back_as_they_were_written_down(name: str) -> None:
    written = json.loads(json.dumps(PRESETS[name].to_mapping()))
    assert rules_from_mapping(written) == rules_for(name) == PRESETS[name]


def test_settings_change_a_preset() -> None:
    changed = rules_for("gin", ["target=150", "box_bonus=25"])
    assert isinstance(changed, GinRules)
    assert (changed.target, changed.box_bonus) == (150, 25)


def test_an_unknown_preset_is_answered_with_those_there_are() -> None:
    with pytest.raises(RulesError, match="did you mean hollywood-gin") as error:
        rules_for("holywood-gin")
    assert all(name in str(error.value) for name in PRESETS)
    with pytest.raises(RulesError, match=r"there is no preset 'x'\. The presets are"):
        rules_for("x")


@pytest.mark.parametrize("family", [None, "whist", 3, ["gin"]])
def test_a_mapping_must_name_its_family(family: object) -> None:
    with pytest.raises(RulesError, match=r"family cannot be .*: gin or contract"):
        rules_from_mapping({"family": family, "players": 2})
