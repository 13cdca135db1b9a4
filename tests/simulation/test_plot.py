"""The drawing: it exists for all kinds of figures, and is the same for the same figures."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from hollywood.errors import HollywoodError
from hollywood.match.presets import rules_for
from hollywood.simulation.game import Spec, Unit
from hollywood.simulation.games import game_of
from hollywood.simulation.plot import check_plot, draw
from hollywood.simulation.summary import reading_of, summarised
from tests.simulation.toy import Toy, toy_spec


def figures(unit: Unit, family: str, count: int) -> dict[str, Any]:
    if family == "gin":
        spec = toy_spec(unit=unit)
        game: Any = Toy(spec)
    else:
        rules = rules_for("may-i").to_mapping()
        spec = Spec(rules=rules, players=("random",) * 4, unit=unit, seed=5)
        game = game_of(spec)
    reading = reading_of(spec, game)
    summary = summarised(reading, game.columns, game.play(0, count))
    return {
        "preset": "gin",
        "settings": ["target=150"],
        "players": list(spec.players),
        "seed": spec.seed,
        "rounds": summary.rounds,
        "matches": summary["match length"].count,
        "rules": dict(spec.rules),
        **reading.figures(summary),
    }


@pytest.mark.parametrize("suffix", [".png", ".svg"])
@pytest.mark.parametrize(
    ("unit", "family", "count"),
    [
        ("rounds", "gin", 1),
        ("rounds", "gin", 2_000),
        ("matches", "gin", 500),
        ("rounds", "contract", 1),
        ("rounds", "contract", 9),
        ("matches", "contract", 1),
    ],
)
def test_it_is_drawn_and_the_same_again(
    suffix: str, unit: Unit, family: str, count: int, tmp_path: Path
) -> None:
    found = figures(unit, family, count)
    first, second = tmp_path / f"a{suffix}", tmp_path / f"b{suffix}"
    draw(found, first)
    draw(found, second)
    assert len(first.read_bytes()) > 5_000
    assert first.read_bytes() == second.read_bytes()
    assert {path.name for path in tmp_path.iterdir()} == {first.name, second.name}


def test_other_figures_are_another_drawing(tmp_path: Path) -> None:
    draw(figures("rounds", "gin", 50), tmp_path / "a.svg")
    draw(figures("rounds", "gin", 51), tmp_path / "b.svg")
    assert (tmp_path / "a.svg").read_bytes() != (tmp_path / "b.svg").read_bytes()


def test_drawn_where_nothing_can_be_written_it_says_so(tmp_path: Path) -> None:
    with pytest.raises(HollywoodError, match=r"p\.svg cannot be written: No such file"):
        draw(figures("rounds", "gin", 50), tmp_path / "nowhere" / "p.svg")


def test_a_drawing_may_be_made_again_with_resume(tmp_path: Path) -> None:
    path = tmp_path / "p.svg"
    path.touch()
    check_plot(path, resume=True)
    with pytest.raises(HollywoodError, match="there already"):
        check_plot(path, resume=False)
