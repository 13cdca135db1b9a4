"""A state as a line of JSON, and back: how the episode began, the decks, and every move."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from hollywood.contract.actions import ContractAction
from hollywood.envs.deals import Deals, Dealt
from hollywood.envs.inner import Start
from hollywood.envs.state import State, begun
from hollywood.errors import HollywoodError
from hollywood.gin.actions import GinAction
from hollywood.gin.rules import GinRules
from hollywood.play import Seat
from hollywood.play.text import from_json, from_plain, to_json, to_plain

if TYPE_CHECKING:
    from hollywood.envs.game import Game

FORMAT = "hollywood-env/1"


class _Dumped(msgspec.Struct, frozen=True, kw_only=True):
    """The JSON form of a state."""

    format: str
    game: str
    seed: str
    given: tuple[Dealt, ...]
    start: Start
    moves: tuple[tuple[int, Any], ...]
    naming: tuple[int, ...] = ()


def dumped(state: State) -> bytes:
    """Write a state."""
    laying = state.inner.laying
    return to_json(
        _Dumped(
            format=FORMAT,
            game=state.game.key,
            seed=state.inner.deals.seed,
            given=state.inner.deals.given,
            start=state.inner.start,
            moves=tuple(
                (seat, None if move is None else to_plain(move)) for seat, move in state.inner.steps
            ),
            naming=() if laying is None else (laying.seat, laying.action, *laying.named),
        )
    )


def loaded(game: Game, text: bytes) -> State:
    """Read a state of ``game`` back; HollywoodError if it is not one."""
    read = from_json(text, _Dumped)
    if read.format != FORMAT or read.game != game.key:
        raise HollywoodError("this is a state of another game, or of another version")
    state = begun(game, Deals(read.seed, read.given), read.start)
    kind = GinAction if isinstance(game.rules, GinRules) else ContractAction
    for seat, move in read.moves:
        state.act(seat, None if move is None else from_plain(move, kind))
    if read.naming:
        seat, *actions = read.naming
        for action in actions:
            state.step(Seat(seat), action)
    return state
