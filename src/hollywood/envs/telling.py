"""What a seat sees, in a few lines of plain text, made from its view."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from hollywood.contract.sight import ContractView
from hollywood.contract.table import ContractTable
from hollywood.gin.sight import GinView
from hollywood.gin.table import GinTable
from hollywood.match.course import ContractCourse, GinCourse
from hollywood.melds import deadwood
from hollywood.play import Seat

if TYPE_CHECKING:
    from hollywood.envs.state import State

_MOST_NAMED = 60


def told_state(state: State, seat: Seat) -> str:
    """Describe what a seat sees now."""
    return "\n".join(_lines(state, seat))


def _lines(state: State, seat: Seat) -> Iterator[str]:
    view = state.view(seat)
    yield f"seat: {seat} of {state.game.players}, round {state.round_number}"
    if isinstance(view, GinView):
        yield from _gin(view)
    elif isinstance(view, ContractView):
        yield from _contract(view)
    else:
        yield "you sit out this round"
    if state.game.episode == "match":
        yield from _sheet(state)
    if state.over:
        yield f"over: {' '.join(f'{gained:g}' for gained in state.returns())}"
        return
    yield f"to act: {' '.join(map(str, state.to_act))}"
    legal = state.legal(seat)
    if legal:
        named = [f"{action} {state.game.action_name(action)}" for action in legal[:_MOST_NAMED]]
        more = len(legal) - len(named)
        yield f"you may: {', '.join(named)}" + (f", and {more} more" if more else "")


def _gin(view: GinView) -> Iterator[str]:
    table: GinTable = view.table
    assert view.seat is not None, "a spectator has no text"
    points = deadwood(view.hand, table.rules.melds)
    yield f"hand: {view.hand} ({points} deadwood)"
    if view.drawn is not None:
        yield f"drawn: {view.drawn}"
    yield f"you are {'the dealer' if table.dealer == view.seat else 'not the dealer'}"
    yield f"phase: {table.phase}, knock with {table.knock_limit}, points x{table.multiplier}"
    yield f"discards: {' '.join(map(str, table.discards)) or '-'}"
    yield f"stock: {table.stock}, completed turns: {table.turns}"
    if table.taken is not None:
        yield f"taken: {table.taken}"
    for name, cards in (
        ("known of you", table.known[view.seat]),
        ("known of the other", table.known[1 - view.seat]),
    ):
        if cards:
            yield f"{name}: {cards}"
    if table.knocker is not None:
        who = "you" if table.knocker == view.seat else "the other player"
        yield f"{who} knocked: {' | '.join(map(str, table.spread))} | left {table.left or '-'}"
    if table.shown is not None:
        yield f"shown: {' | '.join(map(str, table.shown))} | left {table.shown_left or '-'}"


def _contract(view: ContractView) -> Iterator[str]:
    table: ContractTable = view.table
    yield f"hand: {view.hand}"
    if view.drawn is not None:
        yield f"drawn: {view.drawn}"
    yield f"hand {table.hand_number}: {table.contract}, dealer {table.dealer}"
    yield f"turn: {table.turn}, {table.phase}"
    yield f"discards: {' '.join(map(str, table.discards)) or '-'}"
    yield f"stock: {table.stock}, reshuffles: {table.reshuffles}, completed turns: {table.turns}"
    for seat in range(table.seats):
        down = ", down" if table.down[seat] is not None else ""
        known = f", known {table.known[seat]}" if table.known[seat] else ""
        yield f"seat {seat}: {table.sizes[seat]} cards, {table.granted[seat]} calls{down}{known}"
    for number, on_table in enumerate(table.melds):
        yield f"meld {number} of seat {on_table.owner}: {on_table.meld.kind} {on_table.meld}"
    for name, card in (("taken", table.taken), ("to be laid off next", table.owed)):
        if card is not None:
            yield f"{name}: {card}"
    if table.calls:
        yield f"calls: {' '.join(str(call.seat) for call in table.calls)}"
    if table.denied:
        yield "a call was denied"


def _sheet(state: State) -> Iterator[str]:
    course = state.course
    if isinstance(course, ContractCourse):
        yield f"totals: {' '.join(map(str, course.sheet.totals))}"
        return
    assert isinstance(course, GinCourse)
    for column in course.sheet.columns:
        totals, boxes = (" ".join(map(str, each)) for each in (column.totals, column.boxes))
        yield f"game {column.number}: {totals}, boxes {boxes}"
