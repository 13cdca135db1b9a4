"""Count how rounds between equal players end: ``python tools/measure_outcomes.py``.

Match equity is made of these tables (``docs/equity.md``). Write them again if a policy or the way a
preset is played has changed: 400,000 rounds of self-play for every preset with its own way of
playing and every strength, from a fixed seed. That takes about two minutes.
"""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

import hollywood.equity.outcomes as outcomes_of
from hollywood.equity.outcomes import ROUNDS, STRENGTHS, Counted, count_rounds, played_alike
from hollywood.gin.presets import GIN_PRESETS

FILE = Path(outcomes_of.__file__).with_name("outcomes.json")


def measured(rounds: int) -> dict[str, Counted]:
    """Return the tables by ``preset/strength``, each way of playing once."""
    return {
        f"{name}/{strength}": count_rounds(rules, strength, rounds)
        for name, rules in GIN_PRESETS.items()
        if played_alike(rules) == name
        for strength in STRENGTHS
    }


def main() -> int:
    """Count and write the file, one table per line."""
    tables = measured(ROUNDS)
    lines = [
        f"{msgspec.json.encode(name).decode()}: {msgspec.json.encode(table).decode()}"
        for name, table in tables.items()
    ]
    FILE.write_text("{\n" + ",\n".join(lines) + "\n}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
