"""Both engines count the same legal continuations of the contract game as the file."""

from __future__ import annotations

import json
from typing import Any

import pytest

from hollywood.kernel.contract import state as at
from hollywood.kernel.contract.scratch import MEMORY_LENGTH
from hollywood.kernel.engine.compiling import can_compile, compiled
from hollywood.kernel.engine.vectors import empty_vector
from hollywood.strategy.contract.perft import LEVEL, perft
from tests.golden.contract_perft import DEALS, FILE, count, deck, position
from tests.lockstep.contract_twins import Twins

ENTRIES = json.loads(FILE.read_text())
MOST = 60_000 if can_compile() else 300
"""Longer counts are left to the kernel; interpreted, they are left out."""


def named(entry: dict[str, Any]) -> str:
    return f"{entry['preset']} hand {entry['hand']} after {entry['after']}"


def test_the_file_has_every_deal() -> None:
    kept = [{**entry, "settings": tuple(entry["settings"])} for entry in ENTRIES]
    assert [{key: entry[key] for key in DEALS[0]} for entry in kept] == list(DEALS)


@pytest.mark.parametrize("entry", ENTRIES, ids=named)
def test_counts_of_the_engine(entry: dict[str, Any]) -> None:
    play, _ = position(entry)
    for depth, wanted in enumerate(entry["counts"], start=1):
        if wanted <= MOST:
            assert count(play, depth) == wanted


@pytest.mark.parametrize("entry", ENTRIES, ids=named)
def test_counts_of_the_kernel(entry: dict[str, Any]) -> None:
    _, actions = position(entry)
    twins = twins_of(entry)
    for seat, action in actions:
        twins.act(seat, action)
    depth = len(entry["counts"])
    levels, work = empty_vector(LEVEL * depth), empty_vector(MEMORY_LENGTH)
    for number, wanted in enumerate(entry["counts"], start=1):
        if can_compile() or wanted <= MOST:
            told = compiled(perft)(twins.state, twins.rules, number, levels, twins.action, work)
            assert told == wanted, number
    twins.compare()


def twins_of(entry: dict[str, Any]) -> Twins:
    start = position({**entry, "after": 0})[0]
    return Twins(start, deck(entry))


def test_a_fault_changes_the_count() -> None:
    """If nobody has a call left, there are fewer continuations."""
    entry = ENTRIES[0]
    twins = twins_of(entry)
    for seat in range(4):
        twins.state[at.S_GRANTED + seat] = 5
    levels, work = empty_vector(LEVEL * 4), empty_vector(MEMORY_LENGTH)
    told = compiled(perft)(twins.state, twins.rules, 4, levels, twins.action, work)
    assert told < entry["counts"][3]
