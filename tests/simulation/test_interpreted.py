"""The command if nothing is compiled: worker processes instead of threads, the same rows."""

from pathlib import Path

import pytest

from tests.simulation.program import REAL, run

GAMES = {
    "gin rounds": ("--rounds", 120, "--players", "greedy,linear"),
    "gin matches": ("--matches", 6, "--players", "greedy"),
    "three-handed": ("--rounds", 20, "--set", "form=cutthroat", "--set", "players=3"),
}


@pytest.mark.parametrize("words", GAMES.values(), ids=GAMES.keys())
def test_interpreted_rows_are_the_compiled_ones(words: tuple[object, ...], tmp_path: Path) -> None:
    whole = ("--seed", 3, "--quiet", "--json", *words)
    usual, interpreted = tmp_path / "usual.csv", tmp_path / "interpreted.csv"
    ran = run(*whole, "--workers", 1, "--out", usual, module=REAL)
    assert ran.status == 0, ran.complaint
    for workers in (1, 2):
        interpreted.unlink(missing_ok=True)
        ran = run(
            *whole,
            *("--workers", workers, "--out", interpreted),
            module=REAL,
            environment={"NUMBA_DISABLE_JIT": "1"},
        )
        assert ran.status == 0, ran.complaint
        assert ran.json["rounds"] >= words[1]
        assert interpreted.read_bytes() == usual.read_bytes()
