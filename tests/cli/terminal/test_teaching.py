"""What a beginner is told: the goal, the reason of a hint, the value of a round, the rules."""

from __future__ import annotations

import re

import pytest

from hollywood.cards import Card
from hollywood.cli.terminal import helping
from hollywood.cli.terminal.gin.reckoning import raised_points
from hollywood.cli.terminal.goals import tell_goal
from hollywood.cli.terminal.screen import Screen
from hollywood.cli.terminal.strong import Strong
from hollywood.gin import GIN_PRESETS, Phase
from hollywood.match.presets import PRESETS, AnyRules, rules_for
from hollywood.texts import speech
from tests.cli.terminal.conftest import Types
from tests.cli.terminal.test_gin_typing import GOOD, drawn, knocked, position

TEN = "3c 3d 3h 7s 8s 9s Ac 2d 4h Kc"


def words(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize("name", PRESETS)
def test_the_goal_of_every_game(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    for width in (40, 80):
        tell_goal(Screen(width=width), PRESETS[name])
        said = capsys.readouterr().out
        assert sum(not line.startswith(" ") for line in said.splitlines()) <= 7
        assert max(map(len, said.splitlines())) <= width
        assert "wild" in said or "deadwood" in said


def test_the_goal_is_that_of_the_table(types: Types, capsys: pytest.CaptureFixture[str]) -> None:
    straight = position(TEN, Phase.DRAW, "knock_limit=0", "target=250", "run_suits=any")
    for line in ("goal", "? goal", "help goal"):
        types(straight, line)
        said = words(capsys.readouterr().out)
        assert "three or more in a row of any suits" in said
        assert "With no deadwood left you go gin" in said
        assert "Three games run at once, each to 250" in said


@pytest.mark.parametrize(
    ("rules", "says"),
    [
        (rules_for("round-the-corner"), "Runs go around the corner: A-2-3, Q-K-A and K-A-2"),
        (rules_for("gin", ["ace=high_low"]), "The ace is low or high"),
        (rules_for("hollywood-gin"), "your second win in the first two"),
        (rules_for("hollywood-rounds"), "the second, whoever wins it, in the first two"),
        (rules_for("may-i"), "of one suit in a row, from the two up to the king."),
        (rules_for("liverpool"), "of one suit in a row, with the ace low or high."),
        (rules_for("may-i"), "must lay down the entire hand at once"),
        (rules_for("may-i", ["wild=[]"]), "No card is wild."),
    ],
)
def test_the_goal_names_the_limits(
    rules: AnyRules, says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    tell_goal(Screen(width=80), rules)
    assert says in words(capsys.readouterr().out)


def test_a_last_hand_like_the_others_is_not_told(capsys: pytest.CaptureFixture[str]) -> None:
    tell_goal(Screen(width=80), rules_for("may-i", ["last_hand=same"]))
    assert "ends differently" not in words(capsys.readouterr().out)


def test_reasons(types: Types, capsys: pytest.CaptureFixture[str]) -> None:
    for round_ in (
        position("3c 3d 3h 7s 8s 9s Ac 2d 4h Qc", Phase.DRAW),
        position("3c 3d 3h 7s 8s 9s Jd Qd 9h 2c", Phase.DRAW),
        drawn("3c 3d 3h 7s 8s 9s Tc 9d 4h Kc Qs"),
        drawn(GOOD),
        drawn("3c 3d 3h 7s 8s 9s Td Jd Qd Kd 2c"),
        knocked("3s 6s Ts Jh Qh Kh 5d 9c 9h 2s"),
    ):
        types(round_, "hint quick")
    said = words(capsys.readouterr().out)
    assert "would draw from the stock: Kd makes no meld that would lower your deadwood." in said
    assert "would take Kd: it makes Jd Qd Kd." in said
    assert "deadwood, and" in said
    assert "would knock, discarding 2c: that is gin." in said
    assert "less deadwood." in said


def test_the_strongest_player_advises_as_soon_as_it_can(
    types: Types, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Strong, "ready", lambda *_: False)
    types(position(TEN, Phase.DRAW), "hint")
    said = words(capsys.readouterr().out)
    assert "The strongest player is still getting ready. The club player would" in said
    monkeypatch.setattr(Strong, "ready", lambda *_: True)
    types(position(TEN, Phase.DRAW), "hint")
    said = words(capsys.readouterr().out)
    assert re.search(
        r"The strongest player would (draw from the stock|take Kd): .*(better than if|as good)",
        said,
    )


def test_an_empty_line_gets_an_answer(types: Types, capsys: pytest.CaptureFixture[str]) -> None:
    types(position(TEN, Phase.DRAW), "")
    said = capsys.readouterr().out
    assert "Type ? for what you can do" in said
    assert said.count("Draw (d), or take Kd (t)?") == 2


def test_what_a_round_is_worth(types: Types, capsys: pytest.CaptureFixture[str]) -> None:
    oklahoma, say = GIN_PRESETS["oklahoma"], speech()
    spade, heart = Card("7s"), Card("7h")
    thrice = oklahoma.with_settings(["multiplier=3"])
    assert raised_points(oklahoma, heart, say) == ""
    assert (
        raised_points(oklahoma, spade, say) == "the upcard 7s is a spade, so the points count twice"
    )
    assert raised_points(thrice, heart, say) == "all points count three times"
    assert raised_points(thrice, spade, say) == (
        "the upcard 7s is a spade, so all points count six times"
    )
    assert raised_points(oklahoma.with_settings(["multiplier=2"]), heart, say) == (
        "all points count twice"
    )
    types(position(TEN, Phase.DRAW, "multiplier=3"), "table")
    assert "knock with 10 or less; all points count three times." in capsys.readouterr().out


def test_the_rules_by_part(capsys: pytest.CaptureFixture[str]) -> None:
    screen, rules = Screen(width=80), PRESETS["hollywood-gin"]
    helping.tell_rules(screen, rules)
    assert "Type rules and a word from a title, or rules all." in capsys.readouterr().out
    helping.tell_rules(screen, rules, "sheet")
    assert capsys.readouterr().out.splitlines()[1] == "The sheet"
    helping.tell_rules(screen, rules, "all")
    said = capsys.readouterr().out
    assert "The deal" in said
    assert "Settlement" in said


def test_what_is_heard_begins_with_a_capital(capsys: pytest.CaptureFixture[str]) -> None:
    Screen(plain=True, width=80).say("7h lies open. Kd helps you, 3c does not.")
    assert capsys.readouterr().out == (
        "Seven of hearts lies open. King of diamonds helps you, three of clubs does not.\n"
    )


def test_what_belongs_together_stays_on_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    Screen(width=40).say("[7c 7s] [2d 2h]  Jc 9c 8c 5c 3s   wild Ac As")
    Screen(width=20).say("Ad Ts Js Qs  (9 to K)")
    assert capsys.readouterr().out.splitlines() == [
        "[7c 7s] [2d 2h]  Jc 9c 8c 5c 3s",
        "wild Ac As",
        "Ad Ts Js Qs",
        "(9 to K)",
    ]
