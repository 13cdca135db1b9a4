"""Games, random rules and players for the tests of the environments."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from typing import Any

from hollywood.contract import ContractRules
from hollywood.envs import Game, State, game
from hollywood.envs.contract.actions import LAY_DOWN, LAY_OFF
from hollywood.envs.contract.family import ContractFamily
from hollywood.envs.gin.actions import DISCARD, KNOCK, TAKE
from hollywood.envs.planes import CARD
from hollywood.gin import GinView
from hollywood.match.presets import PRESETS
from hollywood.melds import deadwood
from tests.gin.playing import random_rules
from tests.lockstep.contract_knobs import drawn

SOAKING = os.environ.get("HOLLYWOOD_SOAK", "0") not in {"", "0"}

GIN = tuple(name for name, rules in PRESETS.items() if not isinstance(rules, ContractRules))
MAY_I = tuple(name for name, rules in PRESETS.items() if isinstance(rules, ContractRules))

THREE = {"players": 3, "dealer_after_draw": "next"}
FORMS: dict[str, dict[str, Any]] = {
    "cutthroat": THREE | {"form": "cutthroat"},
    "dealer_sits_out": THREE | {"form": "dealer_sits_out"},
    "in_the_box": THREE | {"form": "in_the_box"},
    "chouette": THREE | {"form": "chouette"},
    "partnership-4": {"players": 4, "form": "partnership"},
    "partnership-6": {"players": 6, "form": "partnership"},
}
"""The forms of gin for more than two, with short games."""

NAMES = (*PRESETS, *FORMS)


def made(name: str, chance: random.Random | None = None, **more: Any) -> Game:
    """Return the game of a preset, or of a form, with some number of players."""
    if name in FORMS:
        return game("hollywood-gin", FORMS[name] | {"target": 60}, **more)
    rules = PRESETS[name]
    if isinstance(rules, ContractRules) and chance is not None:
        more["players"] = chance.choice(rules.players)
    return game(name, **more)


def strange(chance: random.Random, **more: Any) -> Game:
    """Return a game of random rules."""
    if chance.random() < 0.5:
        return game(random_rules(chance), **more)
    rules = drawn(chance)
    return game(rules, players=rules.players[0], **more)


def chosen(state: State, seat: int, chance: random.Random) -> int:
    """Choose an action: at random, but often one that leads to an end."""
    legal = state.legal(seat)
    if chance.random() < 0.25 or len(legal) == 1:
        return chance.choice(legal)
    family = state.game.family
    if isinstance(family, ContractFamily):
        playing = [a for a in legal if a == LAY_DOWN or LAY_OFF <= a < family.ids.end_meld]
        return chance.choice(playing or legal)
    ends = [action for action in legal if action >= KNOCK]
    if ends:
        return chance.choice(ends)
    view = state.view(seat)
    assert isinstance(view, GinView)
    hand, rules = view.hand, view.table.rules.melds
    if legal[0] >= DISCARD:
        return min(legal, key=lambda action: deadwood(hand - CARD[action - DISCARD], rules))
    top = view.table.top_discard
    if TAKE in legal and top is not None:
        better = min(deadwood(hand + top - card, rules) for card in hand)
        return TAKE if better < deadwood(hand, rules) else legal[0]
    return legal[0]


def played(state: State, chance: random.Random, most: int = 100_000) -> Iterator[int]:
    """Play on; yield the seat that acts, before it acts."""
    for _ in range(most):
        if state.over:
            return
        seat = chance.choice(state.to_act) if chance.random() < 0.2 else state.to_act[0]
        yield seat
        state.step(seat, chosen(state, seat, chance))


def seen(state: State, seat: int) -> tuple[bytes, bytes, bytes, str, str, tuple[float, ...]]:
    """Return everything that a seat gets."""
    return (
        state.observe(seat).tobytes(),
        state.mask(seat).tobytes(),
        state.inform(seat).tobytes(),
        state.text(seat),
        state.history_text(seat),
        state.returns(),
    )
