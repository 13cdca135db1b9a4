"""The frozen numbers of continuations of rounds of gin, counted by both engines."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from hollywood.cards import parse_cards
from hollywood.gin import GIN_PRESETS
from hollywood.gin.vectors.rules import rules_vector
from hollywood.kernel.engine.compiling import can_compile, compiled
from hollywood.kernel.engine.vectors import vector
from hollywood.play import Seat
from hollywood.strategy.gin.perft import perft
from tests.golden import gin_perft as golden
from tests.lockstep.gin_twin import Twin

FROZEN: dict[str, list[dict[str, Any]]] = json.loads(golden.FILE.read_text())
CASES = [(name, number) for name, deals in FROZEN.items() for number in range(len(deals))]
SLOW = 3000
"""If nothing is compiled, and in the engine, larger numbers than this are not counted again."""


def counted(twin: Twin, deck: str, depth: int) -> int:
    twin.deal(tuple(parse_cards(deck)), Seat(0))
    ways: int = compiled(perft)(twin.state, twin.vector, twin.tables, depth)
    return ways


def test_every_preset_is_frozen() -> None:
    assert set(FROZEN) == set(GIN_PRESETS)
    assert all(len(deal["counts"]) >= 5 for deals in FROZEN.values() for deal in deals)


@pytest.mark.parametrize(("name", "number"), CASES)
def test_the_kernel_counts_what_is_frozen(name: str, number: int) -> None:
    deal, twin = FROZEN[name][number], Twin(GIN_PRESETS[name])
    for depth, ways in enumerate(deal["counts"], 1):
        if can_compile() or ways <= SLOW:
            assert counted(twin, deal["deck"], depth) == ways


@pytest.mark.parametrize(("name", "number"), CASES)
def test_the_engine_counts_what_is_frozen(name: str, number: int) -> None:
    deal = FROZEN[name][number]
    start = golden.dealt(GIN_PRESETS[name], deal["deck"])
    for depth, ways in enumerate(deal["counts"], 1):
        if ways <= SLOW:
            assert golden.perft(start, depth) == ways


@pytest.mark.parametrize("name", GIN_PRESETS)
def test_the_decks_are_those_of_the_generator(name: str) -> None:
    assert [deal["deck"] for deal in FROZEN[name]] == golden.decks(GIN_PRESETS[name])


def test_a_wrong_rule_changes_the_count() -> None:
    deal = FROZEN["gin"][1]
    rules = replace(GIN_PRESETS["gin"], knock_limit=9)
    twin = Twin(GIN_PRESETS["gin"])
    depth = len(deal["counts"])
    assert counted(twin, deal["deck"], depth) == deal["counts"][-1]
    twin.vector = vector(rules_vector(rules))
    assert counted(twin, deal["deck"], depth) != deal["counts"][-1]
