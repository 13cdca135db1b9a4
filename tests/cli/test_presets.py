"""`hollywood presets`: every game of the house, each with a description."""

from __future__ import annotations

from hollywood.cli.presets import DESCRIPTIONS
from hollywood.match.presets import PRESETS
from hollywood.match.telling.told import one_line
from tests.cli.running import Runner


def test_every_preset_is_described(hollywood: Runner) -> None:
    assert list(DESCRIPTIONS) == list(PRESETS)
    said = hollywood("presets")
    assert said.status == 0
    listed = [line.split()[0] for line in said.out.splitlines() if line[:3].strip()]
    assert [name for name in listed if name in PRESETS] == list(PRESETS)


def test_the_two_games_of_one_name_are_told_apart(hollywood: Runner) -> None:
    said = " ".join(hollywood("presets").out.split())
    assert 'another game "Hollywood Rummy", with sets, runs and wild aces: that is may-i' in said
    assert 'also called "Hollywood Rummy"' in said


def test_json(hollywood: Runner) -> None:
    listed = hollywood("presets", "--json").json
    assert list(listed) == list(PRESETS)
    assert listed["may-i"]["family"] == "contract"
    for name, preset in listed.items():
        assert preset["rules_in_a_line"] == one_line(PRESETS[name])
