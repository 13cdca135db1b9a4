"""How much a table costs to load, and how soon one can play."""

from __future__ import annotations

import json

from tests.browser.conftest import Visit
from tests.browser.pictures import FOLDER

MOST_SCRIPT = 90_000
"""The most compressed bytes of script for a table, with what loads by itself after the first card.
`make test-client` weighs what comes until the first card.
"""


def test_a_table_is_light_and_soon_playable(visit: Visit) -> None:
    told = {}
    for language in ("en-US", "de-DE"):
        for preset, players in (("hollywood-gin", 2), ("may-i", 4)):
            ann = visit("Ann", language=language, moving=True)
            table = ann.open_table(
                preset=preset,
                players=players,
                entrance="bot",
                bots=["greedy"] * (players - 1),
                hold_ms=30_000,  # nobody moves, and no melds are loaded, while Ann looks
            )
            ann.page.goto(f"{ann.origin}/table/{table}")
            ann.page.locator("[data-hand] [role=option]").first.wait_for()  # a card in the hand
            playable_ms = ann.page.evaluate("Math.round(performance.now())")
            # Whatever loads by itself is counted, however late: nothing is left out by luck.
            ann.page.wait_for_load_state("networkidle")
            loaded = {
                "playable_ms": playable_ms,
                "script": ann.page.evaluate(
                    """() => performance.getEntriesByType("resource")
                      .filter((each) => new URL(each.name).pathname.endsWith(".js"))
                      .map((each) => [new URL(each.name).pathname, each.encodedBodySize])"""
                ),
            }
            loaded["bytes"] = sum(size for _, size in loaded["script"])
            assert all(size > 0 for _, size in loaded["script"])
            told[f"{preset} {language}"] = loaded
    FOLDER.parent.mkdir(parents=True, exist_ok=True)
    (FOLDER.parent / "first-load.json").write_text(json.dumps(told, indent=1))
    heavy = {name: each["bytes"] for name, each in told.items() if each["bytes"] > MOST_SCRIPT}
    assert not heavy, heavy
