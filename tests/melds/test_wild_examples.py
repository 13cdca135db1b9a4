"""The worked examples of the contract page: melds, lay downs, layoffs and displaced aces."""

import json
from pathlib import Path
from typing import Any

import pytest

from hollywood.cards import Card, Hand
from hollywood.contract.presets import CONTRACT_PRESETS
from hollywood.melds.contract_fit import contract_problem, meets_with_all
from hollywood.melds.wild import (
    WildKind,
    WildMeld,
    can_displace,
    can_extend,
    displaced,
    extended,
    meld_problem,
    order_run,
    wild_meld,
)

EXAMPLES = json.loads(
    (Path(__file__).parents[1] / "data" / "rule_examples.json").read_text(encoding="utf-8")
)


def examples(kind: str) -> pytest.MarkDecorator:
    chosen = [vector for vector in EXAMPLES["vectors"] if vector["kind"] == kind]
    assert chosen
    return pytest.mark.parametrize("example", chosen, ids=lambda vector: vector["id"])


def cards(texts: list[str]) -> tuple[Card, ...]:
    return tuple(map(Card, texts))


@examples("cr_meld")
def test_meld(example: dict[str, Any]) -> None:
    rules, given, out = CONTRACT_PRESETS[example["preset"]].melds, example["in"], example["out"]
    proposed = cards(given["cards"])
    assert (meld_problem(given["kind"], proposed, rules) is None) == out["legal"]
    if "span" in out:
        assert wild_meld(given["kind"], proposed, rules).span(rules) == tuple(out["span"])


@examples("cr_run_possible")
def test_run_possible(example: dict[str, Any]) -> None:
    rules = CONTRACT_PRESETS[example["preset"]].melds
    possible = order_run(cards(example["in"]["cards"]), rules) is not None
    assert possible == example["out"]["possible"]


@examples("cr_laydown")
def test_lay_down(example: dict[str, Any]) -> None:
    rules, given, out = CONTRACT_PRESETS[example["preset"]], example["in"], example["out"]
    hand = Hand.of(cards(given["hand_after_draw"]))
    melds = [WildMeld(WildKind(meld["kind"]), cards(meld["cards"])) for meld in given["melds"]]
    slots = rules.slots(rules.contracts[given["hand_no"] - 1])
    problem = contract_problem(hand, melds, slots, rules.melds)
    if not out["legal"]:
        assert problem is not None
        assert problem[0] == out["reason"]
        return
    assert problem is None
    left = hand.minus(card for meld in melds for card in meld.cards)
    assert len(left) == out["cards_left"]
    assert meets_with_all(hand, slots, rules.melds) >= out["wins_at_once"]


@examples("cr_layoff")
def test_layoff(example: dict[str, Any]) -> None:
    given, out = example["in"], example["out"]
    if not given["player_has_laid_down"]:
        return  # a matter of the turn, not of the meld
    rules = CONTRACT_PRESETS[example["preset"]].melds
    meld = wild_meld(given["kind"], cards(given["meld"]), rules)
    card = Card(given["card"])
    assert (can_extend(meld, card, given["at"], rules) is None) == out["legal"]
    if out["legal"]:
        assert extended(meld, card, given["at"], rules).cards == cards(out["meld"])


@examples("cr_displace")
def test_displace(example: dict[str, Any]) -> None:
    rules, given, out = CONTRACT_PRESETS[example["preset"]].melds, example["in"], example["out"]
    meld = wild_meld("R", cards(given["run"]), rules)
    card = Card(given["card"])
    assert (can_displace(meld, card, given["ace_to"], rules) is None) == out["legal"]
    if out["legal"]:
        assert displaced(meld, card, given["ace_to"], rules).cards == cards(out["run"])
