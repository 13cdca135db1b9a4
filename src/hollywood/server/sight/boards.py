"""All boards of a match as one viewer may know them: their own as a player, others as a guest."""

from __future__ import annotations

from hollywood.contract import ContractRound
from hollywood.match.match import Board, Match
from hollywood.play import Seat
from hollywood.server.protocol.shown import BoardShown
from hollywood.server.sight.contract import show_contract
from hollywood.server.sight.gin import show_gin


def show_boards(
    match: Match, viewer: Seat | None, *, memory: bool = True, all_open: bool = False
) -> tuple[BoardShown, ...]:
    """Show every board of the current deal to a match seat, or to a spectator.

    ``memory`` adds the open cards that a player would have to remember. ``all_open`` shows all
    hands, and is meant for the record of a match that is over.
    """
    return tuple(
        _show(board, number, viewer, memory=memory, all_open=all_open)
        for number, board in enumerate(match.boards)
    )


def _show(
    board: Board, number: int, viewer: Seat | None, *, memory: bool, all_open: bool
) -> BoardShown:
    place, seats = board.place_of(viewer), board.deal.seats
    hands = board.round.hands if all_open else None
    if isinstance(board.round, ContractRound):
        view = board.round.view(place)
        return show_contract(view, number=number, seats=seats, memory=memory, all_hands=hands)
    gin_view = board.round.view(place)
    return show_gin(gin_view, number=number, seats=seats, memory=memory, all_hands=hands)
