"""The judge of searches in May-I: equal ones tie, worse ones lose, unknown ones are refused."""

from __future__ import annotations

import pytest

from hollywood.bots.ways import CONTRACT_FAST, CONTRACT_STRONGEST
from lab.judge_may_i import Asked, judged_match, main, told, way_named

SHORT = "fast:turns=400,pasts=3,steps=4,first_steps=8,more_steps=0"
JUDGE = "fast:turns=8000,little=0,sure=40,throws=20,lays=8,adds=4,pasts=8,steps=8,first_steps=16"


def test_a_way_is_a_level_and_what_is_otherwise() -> None:
    assert way_named("fast") == CONTRACT_FAST
    assert way_named("strongest:") == CONTRACT_STRONGEST
    assert way_named("strongest:sure=20,pasts=7") == CONTRACT_STRONGEST._replace(sure=20, pasts=7)


def test_who_throws_the_first_that_comes_is_found_out() -> None:
    """The same way twice, and one that looks at a single discard and hardly any round."""
    few = "fast:turns=1,throws=1,lays=1,pasts=1,steps=0,first_steps=0,trust=100000"
    names = [SHORT, SHORT, few]
    asked = judged_match([way_named(name) for name in names], way_named(JUDGE), "tests", 1)
    assert len(asked) > 60
    assert all(each.ahead[:2] == (0.0, 0.0) for each in asked), "the same way is not ahead"
    known = [each.ahead[2] for each in asked if each.ahead[2] is not None]
    assert len(known) > 0.9 * len(asked), "the judge tries nearly all that anybody would do"
    assert sum(worth != 0 for worth in known) > 5
    assert sum(known) < 0
    assert all(min(each.took) >= 0 for each in asked)


def test_what_is_said() -> None:
    """The decisions of a match are not independent: the interval is as wide as matches differ."""
    ahead = [0.0, 0.5, -0.1, None]
    match = [Asked((0.0, worth), (2.0, 4.0)) for worth in ahead]
    names = ["one", "two"]
    first, other = told(names, [match, match])
    assert first == "one: 2.0 ms a decision"
    assert other == (
        "two: 4.0 ms a decision, +0.133 (+0.133 to +0.133) points a decision better; "
        "another choice in 6, 2 of them not tried by the judge"
    )
    assert "+0.133 points" in told(names, [match])[1], "one match has no interval"
    assert told(names, [match[3:]])[1] == (
        "two: 4.0 ms a decision; another choice in 1, 1 of them not tried by the judge"
    )


def test_it_plays_and_prints(capsys: pytest.CaptureFixture[str]) -> None:
    main([SHORT, f"{SHORT},throws=2", "--decks", "2", "--judge", JUDGE, "--workers", "2"])
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 6
    assert [line.partition(",")[0] for line in lines[::3]] == ["deck 0", "deck 1"]
    assert "points a decision better" in lines[-1]


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (["club", "fast"], "there is no level 'club' that searches: keen, fast, strongest"),
        (["fast", "fast:turn=1"], "'turn=1' is no change of a way; FIELD=NUMBER of turns"),
        (["fast", "fast:turns=-1"], "'turns=-1' is no change of a way"),
        (["fast", "fast:turns"], "'turns' is no change of a way"),
        (["fast"], "it takes two ways or more"),
        (["fast", "strongest", "--decks", "0"], "--decks and --workers of 1 or more"),
    ],
)
def test_what_cannot_be_is_refused(
    given: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(given)
    assert stopped.value.code == 2
    assert said in capsys.readouterr().err
