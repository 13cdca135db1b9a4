"""Examples of melds, deadwood, layoffs, and of the value of a round."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from hollywood.cards import Card
from hollywood.gin import Ending, GinResult, price
from hollywood.melds import best_arrangements, best_defences, meld_of
from hollywood.play import Seat
from tests.acceptance.example import Example, cards, group, groups, hand


def deadwood(example: Example) -> None:
    found = best_arrangements(hand(example.given["hand"]), example.gin.melds)
    said = example.expected
    assert {arrangement.points for arrangement in found} == {said["min_deadwood"]}
    if "deadwood_sets" in said:
        assert groups({arrangement.left for arrangement in found}) == groups(said["deadwood_sets"])
    if "optimal_arrangements" in said:
        assert len(found) == said["optimal_arrangements"]
    if "melds" in said:
        mine = [groups(meld.cards for meld in arrangement.melds) for arrangement in found]
        assert sorted(mine) == sorted(groups(melds) for melds in said["melds"])


def meld(example: Example) -> None:
    found = meld_of(cards(example.given["cards"]), example.gin.melds)
    assert (found.kind.value if found else None) == example.expected["meld"]


def layoff(example: Example) -> None:
    given, said, rules = example.given, example.expected, example.gin
    found = [meld_of(cards(meld), rules.melds) for meld in given["knocker_melds"]]
    spread = [meld for meld in found if meld]
    assert len(spread) == len(found)
    allowed = rules.layoff_on_gin if given.get("knocker_gin") else rules.layoff
    mine = hand(given["opponent"])
    alone = best_defences(mine, spread, rules.melds, lay_off=False)
    best = best_defences(mine, spread, rules.melds, lay_off=allowed)
    example.says(deadwood_without_layoff=alone[0].points, min_deadwood_after_layoff=best[0].points)
    if "optimal" in said:
        ways = {(group(way.left), group(laid.card for laid in way.layoffs)) for way in best}
        assert ways == {(group(way["deadwood"]), group(way["laid_off"])) for way in said["optimal"]}


def hand_score(example: Example) -> None:
    given = example.given
    rules = example.changed(multiplier=given.get("multiplier"))
    upcard = Card(given.get("upcard") or "2c")
    if given.get("big_gin"):
        ending = Ending.BIG_GIN
    else:
        ending = Ending.KNOCK if given["knocker_deadwood"] else Ending.GIN
    score = price(
        GinResult(
            ending=ending,
            upcard=upcard,
            turns=1,
            knocker=Seat(0),
            knocker_deadwood=given["knocker_deadwood"],
            defender_deadwood=given["opponent_deadwood_after_layoff"],
        ),
        rules,
    )
    if score.winner is None:
        # Nobody scores; the examples only know a knock that is worth nothing.
        assert example.expected["points"] == 0
        assert example.expected["type"] not in {"undercut", "gin", "big_gin"}
        return
    winner = ("knocker", "opponent")[score.winner]
    example.says(winner=winner, type=score.kind.value, points=score.points)


def oklahoma(example: Example) -> None:
    given = example.given
    rules = example.changed(
        oklahoma=True,
        oklahoma_ace=given.get("ace_rule"),
        spade_doubles=given.get("spade_doubles"),
    )
    upcard = Card(given["upcard"])
    example.says(knock_limit=rules.knock_limit_for(upcard), multiplier=rules.multiplier_for(upcard))


KINDS: Mapping[str, Callable[[Example], Any]] = {
    "deadwood": deadwood,
    "meld": meld,
    "layoff": layoff,
    "hand_score": hand_score,
    "oklahoma": oklahoma,
}
