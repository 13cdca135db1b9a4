"""Everything that can happen does: no action, event, ending or refusal is dead."""

from __future__ import annotations

from hollywood.match.presets import PRESETS
from tests.coverage.games import GAMES
from tests.coverage.runner import cover


def test_every_preset_is_played() -> None:
    assert [game.name for game in GAMES[: len(PRESETS)]] == list(PRESETS)


def test_everything_that_can_happen_happens() -> None:
    coverage = cover(seed=1, sweeps=20)
    assert not coverage.missing, f"never occurred: {', '.join(coverage.missing)}"
    assert set(coverage.rounds) == {game.name for game in GAMES}
