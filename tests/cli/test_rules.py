"""`hollywood rules`: a preset in plain English, as settings, and where it is unusual."""

from __future__ import annotations

import pytest

from hollywood.match.presets import PRESETS, rules_from_mapping
from hollywood.match.telling.told import one_line, rules_told
from hollywood.texts import languages
from tests.cli.running import Runner


@pytest.mark.parametrize("preset", PRESETS)
def test_it_tells_every_sentence(hollywood: Runner, preset: str) -> None:
    said = hollywood("rules", preset)
    assert said.status == 0
    text = " ".join(said.out.split())
    assert text.startswith(one_line(PRESETS[preset]))
    for section in rules_told(PRESETS[preset]):
        assert f"\n{section.title}\n" in said.out
        assert " ".join(section.sentences) in text


@pytest.mark.parametrize("preset", PRESETS)
def test_json_is_the_whole_of_the_rules(hollywood: Runner, preset: str) -> None:
    assert rules_from_mapping(hollywood("rules", preset, "--json").json) == PRESETS[preset]


def test_the_language_is_that_of_the_environment_or_the_one_asked_for(
    hollywood: Runner, monkeypatch: pytest.MonkeyPatch
) -> None:
    german = hollywood("rules", "gin", "--language", "de").out
    assert german.startswith("Gin Rummy: ein Spiel bis 100;")
    monkeypatch.setenv("LC_ALL", "de_AT.UTF-8")
    assert hollywood("rules", "gin").out == german
    assert hollywood("rules", "gin", "--language", "en").out.startswith("Gin rummy: one game")
    refused = hollywood("rules", "gin", "--language", "tlh")
    assert refused.status == 2
    assert f"'tlh' is not spoken here: {', '.join(languages())}" in refused.complaint


def test_house_rules(hollywood: Runner) -> None:
    said = hollywood("rules", "hollywood-gin", "--set", "target=150", "--set", "gin_bonus=20")
    assert "each to 150; knock with 10 or less; gin 20" in said.out
    nested = hollywood("rules", "may-i", "--set", "may_i.limit=3", "--json").json
    assert nested["may_i"]["limit"] == 3


def test_a_name_may_be_written_as_on_the_box(hollywood: Runner) -> None:
    assert hollywood("rules", "Hollywood Gin").out == hollywood("rules", "hollywood-gin").out


def test_differences(hollywood: Runner) -> None:
    said = hollywood("rules", "hollywood-rounds", "--differences")
    assert said.out.splitlines() == [
        "run_suits = any                  usually same",
        "first_dealer = random_or_chosen  usually random",
        "next_dealer = alternate          usually winner",
        "layoff_on_gin = true             usually false",
        "credit = rounds                  usually wins",
    ]
    found = hollywood("rules", "may-i", "--set", "may_i.limit=3", "--differences", "--json").json
    assert found == {"may_i.limit": {"value": 3, "default": 5}}
    assert (
        hollywood("rules", "may-i", "--differences").out == "Every setting has its usual value.\n"
    )


def test_differences_can_be_set(hollywood: Runner) -> None:
    said = hollywood("rules", "gin", "--differences", columns=24).out
    assert "shutout" in said
    found = hollywood("rules", "liverpool", "--differences", "--json").json
    settings = [
        f"--set={name}={','.join(map(str, v)) if isinstance(v := entry['value'], list) else v}"
        for name, entry in found.items()
        if not isinstance(entry["value"], dict)
    ]
    again = hollywood(
        "rules", "may-i", *settings, "--set=points=" + _json(found["points"]["value"])
    )
    assert again.out == hollywood("rules", "liverpool").out


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["hollywod-gin"], "there is no preset 'hollywod-gin': did you mean hollywood-gin?"),
        (["gin", "--set", "knock_limt=5"], "gin rules have no knob 'knock_limt'"),
        (
            ["gin", "--set", "knock_limit=99"],
            "knock_limit cannot be 99: a whole number from 0 to 50",
        ),
        (
            ["gin", "--set", "knock_limit"],
            "cannot read the setting 'knock_limit': write name=value",
        ),
        (["hollywood-gin", "--set", "gin_bonus=30"], "gin_bonus cannot be 30: these rules know"),
    ],
)
def test_what_is_wrong_is_named(hollywood: Runner, words: list[str], complaint: str) -> None:
    assert hollywood("rules", *words).complaint.startswith(complaint)


def _json(value: object) -> str:
    import json

    return json.dumps(value)
