"""Whole matches for tests: bots at a table, with or without a record."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from hollywood.bots import make_bot, play_on
from hollywood.match.decks import seeded_secrets
from hollywood.match.log import Log, no_log
from hollywood.match.presets import rules_for
from hollywood.match.table import MatchTable
from hollywood.play import Seat
from hollywood.records import Recorder

NAMES = ("Ann", "Bob", "Cy", "Dot", "Eve", "Fay", "Gus", "Hal")

# (preset, settings, players): every family, form and kind of board.
GAMES: tuple[tuple[str, tuple[str, ...], int], ...] = (
    ("gin", (), 2),
    ("hollywood-gin", (), 2),
    ("hollywood-rummy", (), 2),
    ("hollywood-rounds", (), 2),
    ("oklahoma", (), 2),
    ("straight-gin", (), 2),
    ("round-the-corner", (), 2),
    ("eaai", (), 2),
    ("gin", ("form=cutthroat", "players=3"), 3),
    ("gin", ("form=dealer_sits_out", "players=3"), 3),
    ("gin", ("form=in_the_box", "players=3"), 3),
    ("gin", ("form=chouette", "players=3"), 3),
    ("hollywood-gin", ("form=partnership", "players=4"), 4),
    ("hollywood-gin", ("form=partnership", "players=6"), 6),
    ("may-i", (), 4),
    ("may-i", (), 6),
    ("liverpool", (), 3),
    ("shanghai", (), 4),
)
GAME_IDS = ["-".join((preset, *settings, str(players))) for preset, settings, players in GAMES]


def open_table(
    preset: str,
    settings: Sequence[str] = (),
    players: int = 2,
    *,
    seed: str = "test",
    log: Log = no_log,
) -> MatchTable:
    """Seat Ann, Bob and the others; Ann deals first."""
    return MatchTable.open(
        rules_for(preset, settings),
        NAMES[:players],
        first_dealer=Seat(0),
        secrets=seeded_secrets(seed),
        log=log,
    )


def play_rounds(table: MatchTable, *, rounds: int | None = None, kind: str = "greedy") -> None:
    """Let bots play ``rounds`` rounds, or to the end of the match."""
    bots = {
        Seat(seat): make_bot(kind, seat_name=name, seed=1)
        for seat, name in enumerate(table.match.players)
    }
    while not table.match.over and (rounds is None or rounds > 0):
        if not table.match.in_play:
            table.deal([name.encode() for name in table.match.players])
        play_on(table, bots)
        rounds = None if rounds is None else rounds - 1


def recorded(
    path: Path,
    preset: str = "hollywood-gin",
    settings: Sequence[str] = (),
    players: int = 2,
    *,
    rounds: int | None = 2,
    kind: str = "greedy",
) -> MatchTable:
    """Play a match with a record at ``path`` and return its table."""
    with Recorder.new(path) as recorder:
        table = open_table(preset, settings, players, log=recorder)
        play_rounds(table, rounds=rounds, kind=kind)
    return table
