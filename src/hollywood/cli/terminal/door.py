"""From the command line to the table: a new match, or one that is gone on with."""

from __future__ import annotations

import argparse
import hashlib
import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from hollywood.bots import make_bot
from hollywood.cli.terminal import choosing, helping, keeping, sheets
from hollywood.cli.terminal.cast import USUAL_NAME, Cast, person_name, seat_players
from hollywood.cli.terminal.evening import Evening
from hollywood.cli.terminal.screen import Screen
from hollywood.cli.terminal.sitting import Sitting
from hollywood.cli.terminal.story import Story
from hollywood.errors import HollywoodError
from hollywood.match.course import new_course
from hollywood.match.decks import SecretSource, fresh_secrets, seeded_secrets
from hollywood.match.english import one_line
from hollywood.match.table import MatchTable
from hollywood.play import Seat

USUAL_BOT = "greedy"
_NOT_WITH_RESUME = {
    "preset": "the game",
    "rules": "--rules",
    "settings": "--set",
    "players": "--players",
    "name": "--name",
    "bots": "--bot",
    "dealer": "--dealer",
    "record": "--record",
}


class Door:
    """Lets a person in; ``path`` is the record of the match, once there is one."""

    def __init__(self, screen: Screen, arguments: argparse.Namespace) -> None:
        self._screen = screen
        self._given = arguments
        self._keeper: keeping.Keeper | None = None

    @property
    def path(self) -> Path | None:
        """The record of the match; ``None`` while there is none."""
        return None if self._keeper is None else self._keeper.path

    def enter(self) -> None:
        """Begin a match or go on with one, and play it."""
        if self._given.resume is None:
            self._begin()
        else:
            self._resume()

    def close(self) -> None:
        """Close the record."""
        if self._keeper is not None:
            self._keeper.close()

    def _begin(self) -> None:
        given = self._given
        name = person_name(USUAL_NAME if given.name is None else given.name)
        kinds = _kinds(given.bots)
        preset = self._preset()
        rules = choosing.chosen_rules(preset, given.settings, given.players)
        players = seat_players(name, kinds, choosing.players_of(rules, given.players))
        dealer = _first_dealer(given.dealer, Cast.playing(players), given.seed)
        new_course(rules, players, first_dealer=dealer)  # complains before a file is made
        keeper = self._keeper = keeping.new_record(given.record, choosing.known_as(preset))
        table = MatchTable.open(
            rules, players, first_dealer=dealer, secrets=_secrets(given.seed), log=keeper
        )
        self._screen.gap()
        self._screen.say(one_line(rules))
        helping.introduce(self._screen, rules.family)
        luck = given.luck or _token(given.seed)
        self._evening(table, luck).play()
        self._screen.show(f"The record is {keeper.path}")

    def _resume(self) -> None:
        given = self._given
        for option, name in _NOT_WITH_RESUME.items():
            if getattr(given, option):
                raise HollywoodError(f"--resume goes on with a match as it began: leave out {name}")
        path = Path(given.resume) if given.resume else keeping.unfinished()
        if path is None:
            raise HollywoodError(f"no unfinished match is kept in {keeping.data_folder()}")
        record, table = keeping.read_match(path)
        Cast.playing(table.match.players)  # complains if this is no match of a person and bots
        self._screen.say(one_line(table.match.rules))
        if table.match.over:
            sheets.show_sheet(self._sitting(table, ""))
            self._screen.say("This match is over; there is nothing to go on with.")
            return
        keeper = self._keeper = keeping.continue_record(record)
        table.carry_on(secrets=_secrets(given.seed), log=keeper)
        if record.cut_off:
            self._screen.say(f"In the record {record.cut_off}.")
        luck = given.luck or _earlier_luck(record.entries, Cast.playing(table.match.players).me)
        self._evening(table, luck or _token(given.seed)).play(resumed=True)
        self._screen.show(f"The record is {keeper.path}")

    def _evening(self, table: MatchTable, luck: str) -> Evening:
        seed = secrets.token_hex(8) if self._given.seed is None else self._given.seed
        return Evening(self._sitting(table, luck), seed=seed)

    def _sitting(self, table: MatchTable, luck: str) -> Sitting:
        cast = Cast.playing(table.match.players)
        return Sitting(
            screen=self._screen,
            table=table,
            cast=cast,
            story=Story(self._screen, cast),
            luck=luck,
        )

    def _preset(self) -> str:
        named = {str(name) for name in (self._given.preset, self._given.rules) if name is not None}
        if len(named) > 1:
            raise HollywoodError(f"two games are named, {' and '.join(sorted(named))}: name one")
        return named.pop() if named else choosing.ask_game(self._screen)


def _kinds(given: Sequence[str] | None) -> Sequence[str]:
    """Return the kinds of bots that were asked for; HollywoodError for one that there is not."""
    kinds = [kind.strip() for text in given or [USUAL_BOT] for kind in text.split(",")]
    for kind in kinds:
        make_bot(kind, seat_name="nobody", seed=0)
    return kinds


def _first_dealer(given: str | None, cast: Cast, seed: str | None) -> Seat:
    """Return who deals first: the one who is named, or one drawn by lot."""
    word = (given or "random").strip().lower()
    if word == "random":
        count = len(cast.names)
        if seed is None:
            return Seat(secrets.randbelow(count))
        drawn = hashlib.sha256(f"hollywood-dealer/1|{seed}".encode()).digest()
        return Seat(int.from_bytes(drawn, "big") % count)
    if word in {"me", "you"}:
        return cast.me
    for seat, name in enumerate(cast.names):
        if name.lower() == word:
            return Seat(seat)
    names = ", ".join(name for seat, name in enumerate(cast.names) if seat != cast.me)
    raise HollywoodError(f"--dealer cannot be {given}: random, me, {names}")


def _secrets(seed: str | None) -> SecretSource:
    return fresh_secrets if seed is None else seeded_secrets(seed)


def _token(seed: str | None) -> str:
    """Return what a person puts into the shuffle who has not said anything."""
    if seed is None:
        return secrets.token_hex(8)
    return hashlib.sha256(f"hollywood-luck/1|{seed}".encode()).hexdigest()[:16]


def _earlier_luck(entries: Sequence[Mapping[str, Any]], me: Seat) -> str | None:
    """Return what the person put into the last shuffle of a record."""
    deals = [entry for entry in entries if entry["type"] == "deal"]
    given = deals[-1]["contributions"] if deals else []
    return bytes.fromhex(given[me]).decode("utf-8", "replace") if me < len(given) else None
