"""What the review says of levels: it agrees with the strongest one, and finds out weaker ones."""

from __future__ import annotations

from pathlib import Path

import pytest

from lab.review_rates import main, rates, records


def test_matches_are_played_once_and_reviewed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = ["beginner", "--matches", "2", "--rounds", "1", "--against", "simple", "--worlds", "24"]
    main([*asked, "--records", str(tmp_path)])
    told = capsys.readouterr().out.splitlines()
    played = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    assert sorted(played) == [f"hollywood-gin-beginner-simple-00{number}.txt" for number in (1, 2)]
    assert [line.split(":")[0] for line in told[:3]] == [*sorted(played), "beginner"]
    assert "decisions count: " in told[3]
    main([*asked, "--records", str(tmp_path)])
    assert capsys.readouterr().out.splitlines()[:-1] == told[:-1]
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == played


@pytest.mark.soak
def test_the_review_agrees_with_the_strongest_level_and_not_with_club(tmp_path: Path) -> None:
    strongest, club = (
        rates(records(level, tmp_path, matches=40, rounds=10), worlds=None, workers=2).rate
        for level in ("strongest", "club")
    )
    assert strongest is not None
    assert club is not None
    assert strongest.mean <= 12
    assert club.mean >= 3 * strongest.mean
