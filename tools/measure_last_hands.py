"""Play last hands of ``may-i`` in three ways: ``python tools/measure_last_hands.py``.

When to give up the last hand is told by how these ended (``hollywood.contract.last_hand``). They
are written again when the planning player, or his opinions for that hand, have changed: 75 deals
with him at each of four seats, from a fixed seed, in some seconds.
"""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from hollywood.contract import CONTRACT_PRESETS, last_hand
from hollywood.contract.stakes import opinions_of, points_stakes
from hollywood.contract.vector import rules_vector
from hollywood.kernel import contract_duel as at
from hollywood.kernel.compiling import compiled
from hollywood.kernel.contract_asked import Q_LENGTH
from hollywood.kernel.contract_opinions import K_UP_FAR, PLAIN
from hollywood.kernel.contract_policies import GREEDY
from hollywood.kernel.vectors import empty_vector, rows_of, short_vector, vector

FILE = Path(last_hand.__file__).with_name("last_hands.json")
RULES = CONTRACT_PRESETS["may-i"]
SEATS = 4
SEED = 55
DEALS = 75


def ends(up_far: int, deals: int = DEALS, seed: int = SEED) -> list[list[int]]:
    """Return the penalties of hands in which ``up_far`` is where the planning player gives up.

    A row for each deal and seat of his: his own, then those of the others in the order of play.
    """
    usual = opinions_of(RULES, RULES.hands)
    opinions = (*usual[:K_UP_FAR], up_far, *usual[K_UP_FAR + 1 :])
    book = vector(rules_vector(RULES, seats=SEATS, hand_number=RULES.hands))
    weights = vector((*PLAIN, *opinions))
    rows = []
    for deal in range(deals):
        for seat in range(SEATS):
            kinds = [[GREEDY, 0, 0] for _ in range(SEATS)]
            kinds[seat] = [at.PLANNER, 1, 0]
            row = empty_vector(at.D_SEATS + SEATS * at.D_SEAT)
            compiled(at.duel)(
                *(0, deal % SEATS, seed, deal),
                book,
                vector(part for kind in kinds for part in kind),
                weights,
                short_vector(()),
                empty_vector(Q_LENGTH),
                vector(points_stakes(0)),
                row,
            )
            (facts,) = rows_of(row, len(row))
            penalties = [int(each) for each in facts[at.D_SEATS :: at.D_SEAT]]
            rows.append(penalties[seat:] + penalties[:seat])
    return rows


def main() -> int:
    """Play, and write the file, a way a line."""
    usual = opinions_of(RULES, RULES.hands)[K_UP_FAR]
    ways = {"usual": usual, "never": last_hand.NEVER, "soon": last_hand.SOON}
    lines = [
        f'"{way}": {msgspec.json.encode(ends(up_far)).decode()}' for way, up_far in ways.items()
    ]
    FILE.write_text("{\n" + ",\n".join(lines) + "\n}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
