"""What a program is shown: made from its seat's view and from open information."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from hollywood.arena.spec import GRACE_MS, Spec
from hollywood.arena.wire import PROTOCOL, GameOver, Hello, RoundOver, Turn
from hollywood.match.table import MatchTable
from hollywood.match.telling.told import one_line
from hollywood.play import Seat
from hollywood.server.protocol.shown import SeatShown, Stage, TableShown
from hollywood.server.sight.boards import show_boards
from hollywood.server.sight.sheets import show_sheet


def hello(table: MatchTable, seat: Seat, spec: Spec, seed: int) -> Hello:
    """Make the first message to the program at ``seat``."""
    rules = table.match.rules
    return Hello(
        protocol=PROTOCOL,
        rules=rules.to_mapping(),
        headline=one_line(rules),
        unit=spec.unit,
        names=table.match.players,
        seat=seat,
        budget_ms=spec.budget_ms,
        grace_ms=GRACE_MS,
        seed=seed,
    )


def turn(
    table: MatchTable,
    seat: Seat,
    bots: Sequence[str],
    *,
    number: int,
    must: bool,
    since: int,
    sheet: bool,
) -> Turn:
    """Ask for a decision, with the events after version ``since``; ``bots`` are by seat."""
    return Turn(
        number=number,
        must=must,
        events=table.events(seat, since),
        table=table_shown(table, seat, bots),
        sheet=show_sheet(table.match.course) if sheet else msgspec.UNSET,
    )


def round_over(table: MatchTable, seat: Seat, bots: Sequence[str], *, since: int) -> RoundOver:
    """Report the end of a round."""
    return RoundOver(
        events=table.events(seat, since),
        table=table_shown(table, seat, bots),
        sheet=show_sheet(table.match.course),
    )


def game_over(winners: Sequence[Seat], forfeit: str | None) -> GameOver:
    """Report who has won."""
    return GameOver(winners=tuple(winners), forfeit=forfeit)


def table_shown(table: MatchTable, viewer: Seat, bots: Sequence[str]) -> TableShown:
    """Show the table to a seat, as the web table does, without clocks, offers, and absences."""
    match = table.match
    stage: Stage = "over" if match.over else "playing" if match.in_play else "between"
    return TableShown(
        version=table.version,
        stage=stage,
        you=viewer,
        seats=tuple(
            SeatShown(seat=Seat(seat), kind="bot", name=name, bot=bot, ready=True)
            for seat, (name, bot) in enumerate(zip(match.players, bots, strict=True))
        ),
        round_number=match.round_number,
        boards=show_boards(match, viewer),
        awaiting=match.awaiting,
        clocks=(),
        offer=None,
        commitments=(),
        absent=(),
        auto_pass=False,
        want=(),
        watching=0,
        rematch=(),
        next_table=None,
        outcome=None,
    )
