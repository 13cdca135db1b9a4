"""The messages that show a table: the whole table to a newcomer, and each change to everybody."""

from __future__ import annotations

import msgspec

from hollywood.play import Seat
from hollywood.server.protocol.messages import PROTOCOL, ChatLine, Update, Welcome
from hollywood.server.protocol.shown import TableShown
from hollywood.server.sight.tables import show_proofs, show_sheet_of, show_table
from hollywood.server.table.state import TableState


def update_for(
    state: TableState,
    seat: Seat | None,
    since: int | None,
    *,
    sheet: bool,
    kept: Seat | None = None,
    to_all: TableShown | None = None,
) -> Update:
    """Show a change to a seat or a spectator, with the events after version ``since``.

    ``kept`` and ``to_all`` are as in :func:`~hollywood.server.sight.tables.show_table`.
    """
    table = state.table
    return Update(
        events=() if table is None or since is None else table.events(seat, since),
        table=show_table(state, seat, kept=kept, to_all=to_all),
        sheet=show_sheet_of(state) if sheet else msgspec.UNSET,
        proofs=show_proofs(state) if sheet else msgspec.UNSET,
    )


def welcome_for(
    state: TableState,
    seat: Seat | None,
    since: int | None,
    chat: tuple[ChatLine, ...],
    kept: Seat | None = None,
    muted: tuple[Seat, ...] = (),
) -> Welcome:
    """Show the table to a newcomer, with the events missed since the version they name."""
    table, known = state.table, None
    if table is not None and since is not None and table.kept_since <= since <= table.version:
        known = since
    return Welcome(
        protocol=PROTOCOL,
        card=state.card,
        events=()
        if table is None
        else table.events(seat, table.kept_since if known is None else known),
        complete=known is not None or since == state.version,
        table=show_table(state, seat, kept=kept),
        sheet=show_sheet_of(state),
        proofs=show_proofs(state),
        chat=chat,
        muted=muted,
    )
