"""The last hands by which it is decided when to give up are those of the planner as it is."""

from __future__ import annotations

import json

from hollywood.contract.last_hand import NEVER, SOON
from hollywood.kernel.contract_opinions import K_UP_FAR, opinions_for
from tools.measure_last_hands import DEALS, FILE, SEATS, ends


def test_the_first_deals_end_again_as_they_are_kept() -> None:
    kept = json.loads(FILE.read_text())
    usual = opinions_for(0, 3)[K_UP_FAR]
    for way, up_far in (("usual", usual), ("never", NEVER), ("soon", SOON)):
        assert ends(up_far, deals=2) == kept[way][: 2 * SEATS]
        assert len(kept[way]) == DEALS * SEATS
