"""A gin board as it would look after planned layoffs, made from that player's view only."""

from __future__ import annotations

from hollywood.gin import GinView, LayOff, Phase
from hollywood.gin.events import LaidOffOn
from hollywood.gin.sight import fold
from hollywood.server.protocol.messages import Plan, Planned
from hollywood.server.sight.gin import show_gin
from hollywood.server.table.own_view import hand_seat, view_in_round
from hollywood.server.table.state import TableState
from hollywood.server.table.steps import Refuse


def planned(state: TableState, person: str | None, message: Plan) -> Planned:
    """Answer a player who plans layoffs. Nothing is done, and no other player learns of it."""
    try:
        number, view = _answering(state, person)
    except Refuse as refusal:
        return Planned(
            request=message.request,
            layoffs=(),
            board=None,
            code=refusal.code,
            words=str(refusal),
        )
    seat = view.seat
    assert state.table is not None
    assert seat is not None
    fitting = []
    for each in message.layoffs:
        if view.refusal(LayOff(each.card, each.onto)) is None:
            view = fold(view, LaidOffOn(seat, each.card, each.onto))
            fitting.append(each)
    board = state.table.match.boards[number]
    shown = show_gin(view, number=number, seats=board.deal.seats, memory=state.card.memory)
    return Planned(
        request=message.request, layoffs=tuple(fitting), board=shown, code=None, words=None
    )


def _answering(state: TableState, person: str | None) -> tuple[int, GinView]:
    """Return the board and the view of a player who may lay off now; Refuse anybody else."""
    seat = hand_seat(state, person)
    view = view_in_round(state, seat)
    if not isinstance(view, GinView):
        raise Refuse("other_game", "You can plan layoffs only in gin. Here, lay off at once.")
    if view.awaiting != view.seat:
        raise Refuse("not_your_turn", "It is not your turn; wait for the other player.")
    if view.table.phase not in {Phase.LAYOFF, Phase.KNOCKER_LAYOFF}:
        raise Refuse("no_knock_yet", "Nobody has knocked yet; layoffs come after the knock.")
    assert state.table is not None
    number = state.table.match.board_of(seat)
    assert number is not None, "a seat with a view is at a board"
    return number, view
