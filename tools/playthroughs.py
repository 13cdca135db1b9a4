"""Make the playthroughs of the games in OpenSpiel again: one short random episode of each preset.

    python -m tools.playthroughs [PRESET ...]

A playthrough is OpenSpiel's record of everything that its interface says about a game. Vectors and
long lines are written as hashes.
"""

from __future__ import annotations

import hashlib
import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from hollywood.contract.rules import ContractRules
from hollywood.envs.for_openspiel import short_name
from hollywood.match.presets import PRESETS

FOLDER = Path(__file__).parents[1] / "tests" / "envs" / "playthroughs"
_SEED = 1
_SHORT = 200
_VECTOR = re.compile(r"(InformationStateTensor|ObservationTensor)\(\d+\)")


def game_string(preset: str) -> str:
    """Return a game of OpenSpiel with short rounds and the fewest players."""
    rules = PRESETS[preset]
    players = f",players={min(rules.players)}" if isinstance(rules, ContractRules) else ""
    return f"{short_name(preset)}(changes=turn_cap:20{players},recall=4)"


def played(game: str, actions: Sequence[int] = ()) -> str:
    """Return the playthrough of a game; actions that are not given are drawn."""
    from open_spiel.python.algorithms.generate_playthrough import playthrough

    return "\n".join(_shortened(playthrough(game, list(actions), seed=_SEED))) + "\n"


def replayed(kept: str) -> str:
    """Return the playthrough with the game and the actions of another one."""
    (game,) = re.findall(r"^game: (.*)$", kept, re.MULTILINE)
    actions = re.findall(r"^action: (\d+)$", kept, re.MULTILINE)
    return played(game, [int(action) for action in actions])


def _shortened(text: str) -> Iterator[str]:
    """Yield the lines; what is long ends in a hash, and so do all planes of a vector in one."""
    name, planes = "", [""]
    for line in text.splitlines():
        found = _VECTOR.match(line)
        if name and (line[:1] in {" ", "◯", "◉"} or (found and found[0] == name)):
            planes.append(line)
            continue
        if name:
            yield f"{name}: {_hash(planes)}"
            name = ""
        if found:
            name, planes = found[0], [line]
        else:
            yield line if len(line) <= _SHORT else f"{line[:_SHORT]}... {_hash([line])}"
    assert not name, "a playthrough ends in an action or a return"


def _hash(lines: Sequence[str]) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]


def main() -> None:
    """Write the files."""
    FOLDER.mkdir(exist_ok=True)
    for preset in sys.argv[1:] or PRESETS:
        text = played(game_string(preset))
        (FOLDER / f"{short_name(preset)}.txt").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
