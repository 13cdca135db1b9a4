"""The worked examples of the rule pages: deadwood, melds, knock options and layoffs."""

import json
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from hollywood.cards import Card, Hand
from hollywood.melds import (
    MeldRules,
    best_arrangements,
    best_defences,
    deadwood,
    discards_within,
    meld_of,
)

EXAMPLES = json.loads(
    (Path(__file__).parents[1] / "data" / "rule_examples.json").read_text(encoding="utf-8")
)
KNOBS = {field.name for field in fields(MeldRules)}


def examples(kind: str) -> pytest.MarkDecorator:
    chosen = [vector for vector in EXAMPLES["vectors"] if vector["kind"] == kind]
    assert chosen
    return pytest.mark.parametrize("example", chosen, ids=lambda vector: vector["id"])


def knobs(example: dict[str, Any]) -> dict[str, Any]:
    return {**EXAMPLES["presets"][example["preset"]], **example.get("rules", {})}


def meld_rules(example: dict[str, Any]) -> MeldRules:
    chosen = {name: value for name, value in knobs(example).items() if name in KNOBS}
    return MeldRules(**{**chosen, "set_sizes": tuple(chosen["set_sizes"])})


def hand(texts: list[str]) -> Hand:
    return Hand.of(map(Card, texts))


def sets(texts: list[list[str]]) -> set[frozenset[Card]]:
    return {frozenset(map(Card, each)) for each in texts}


@examples("deadwood")
def test_deadwood(example: dict[str, Any]) -> None:
    rules, cards, out = meld_rules(example), hand(example["in"]["hand"]), example["out"]
    best = best_arrangements(cards, rules)
    assert deadwood(cards, rules) == out["min_deadwood"]
    assert {each.points for each in best} == {out["min_deadwood"]}
    assert {frozenset(each.left) for each in best} == sets(out["deadwood_sets"])
    assert len(best) == out["optimal_arrangements"]
    if "melds" in out:
        found = {frozenset(frozenset(meld.cards) for meld in each.melds) for each in best}
        assert found == {frozenset(sets(each)) for each in out["melds"]}


@examples("meld")
def test_meld(example: dict[str, Any]) -> None:
    found = meld_of(map(Card, example["in"]["cards"]), meld_rules(example))
    assert (found.kind.value if found else None) == example["out"]["meld"]


@examples("knock_options")
def test_knock_options(example: dict[str, Any]) -> None:
    given, limit = example["in"], knobs(example)["knock_limit"]
    found = discards_within(hand(given["hand"]), meld_rules(example), limit)
    kept = Card(given["taken"]) if given["taken_from"] == "discard" else None
    assert {card.text: left for card, left in found if card != kept} == {
        option["discard"]: option["deadwood"] for option in example["out"]["options"]
    }


@examples("layoff")
def test_layoff(example: dict[str, Any]) -> None:
    rules, cards, out = meld_rules(example), hand(example["in"]["opponent"]), example["out"]
    melds = [meld_of(map(Card, each), rules) for each in example["in"]["knocker_melds"]]
    allowed = not example["in"]["knocker_gin"] or knobs(example)["layoff_on_gin"]
    spread = [meld for meld in melds if meld is not None]
    assert len(spread) == len(melds)
    found = best_defences(cards, spread, rules, lay_off=allowed)
    assert deadwood(cards, rules) == out["deadwood_without_layoff"]
    assert {each.points for each in found} == {out["min_deadwood_after_layoff"]}
    if "optimal" in out:
        pairs = [
            (frozenset(each.left), frozenset(layoff.card for layoff in each.layoffs))
            for each in found
        ]
        expected = [
            (frozenset(map(Card, each["deadwood"])), frozenset(map(Card, each["laid_off"])))
            for each in out["optimal"]
        ]
        assert len(pairs) == len(expected)
        assert set(pairs) == set(expected)
