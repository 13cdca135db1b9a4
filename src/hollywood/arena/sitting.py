"""Players sit down: from what a player is called to a seat at a table that can be asked."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Sequence

from hollywood.arena.engine_seat import EngineSeat
from hollywood.arena.keeping import Programs
from hollywood.arena.own_class import make_own
from hollywood.arena.players import Player
from hollywood.arena.program_seats import ApartSeat, ProgramSeat
from hollywood.arena.seats import BotSeat, SeatAt, failed
from hollywood.arena.spec import Spec
from hollywood.bots import make_bot
from hollywood.match.table import MatchTable
from hollywood.play import Seat


def sit(
    there: MatchTable,
    seat: Seat,
    spec: Spec,
    player: Player,
    *,
    seed: int,
    bots: Sequence[str],
    programs: Programs,
) -> SeatAt:
    """Seat a player for one game; :class:`~hollywood.arena.seats.Forfeit` if it is not ready.

    ``bots`` tells a program which built-in bots it plays with, by seat.
    """
    name = there.match.players[seat]
    if player.bot is not None:
        bot = make_bot(player.bot, seat_name=name, seed=seed, family=there.match.rules.family)
        return BotSeat(there, seat, spec.budget_ms, bot)
    if player.kind == "python":
        assert player.target is not None
        try:
            with contextlib.redirect_stdout(sys.stderr):  # what it prints is no figure
                own = make_own(player.target, name=name, seed=seed, rules=spec.rules)
        except Exception as error:  # noqa: BLE001  (a person's own code may raise anything)
            raise failed(seat, error) from None
        return BotSeat(there, seat, spec.budget_ms, own, own=True)
    command = player.command
    if player.kind == "engine":
        return EngineSeat(there, seat, spec, command=command, seed=seed, programs=programs)
    kind = ApartSeat if player.kind == "child" else ProgramSeat
    return kind(there, seat, spec, bots=bots, command=command, seed=seed, programs=programs)


def kinds_of(players: Sequence[Player]) -> list[str]:
    """Return what a program is told of the players: the names of bots, or ``program``."""
    return [player.bot or "program" for player in players]
