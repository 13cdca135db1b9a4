"""From the command line to the table: a new match, or a resumed one."""

from __future__ import annotations

import argparse
import hashlib
import secrets
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from hollywood.arena.players import is_outside, player_named, split_players
from hollywood.cli.levels import USUAL
from hollywood.cli.parsing import typed
from hollywood.cli.places import data_folder
from hollywood.cli.reading import preset_name
from hollywood.cli.terminal import choosing, helping, keeping, sheets, shelf
from hollywood.cli.terminal.cast import USUAL_NAME, Cast, person_name, seat_players
from hollywood.cli.terminal.evening import Evening
from hollywood.cli.terminal.following import FOLLOWS, Follower
from hollywood.cli.terminal.own import OwnBots, kinds_named, names_of
from hollywood.cli.terminal.screen import Screen
from hollywood.cli.terminal.sitting import Sitting
from hollywood.cli.terminal.story import Story
from hollywood.cli.terminal.strong import Strong
from hollywood.cli.terminal.words import means
from hollywood.errors import HollywoodError
from hollywood.match.course import new_course
from hollywood.match.decks import SecretSource, fresh_secrets, seeded_secrets
from hollywood.match.match import Match
from hollywood.match.presets import AnyRules
from hollywood.match.table import MatchTable
from hollywood.match.telling.told import one_line
from hollywood.play import Seat
from hollywood.records import About
from hollywood.texts import speech

_PATIENCE = 0.5  # seconds to look for an unfinished match while a person waits
_NOT_WITH_RESUME = {
    "preset": "PRESET",
    "rules": "--rules",
    "settings": "--set",
    "players": "--players",
    "name": "--name",
    "bots": "--bot",
    "dealer": "--dealer",
    "record": "--record",
}


class Door:
    """Brings a person to the table; ``path`` is the record of the match, once there is one."""

    def __init__(self, screen: Screen, arguments: argparse.Namespace) -> None:
        self._screen = screen
        self._given = arguments
        self._keeper: keeping.Keeper | None = None
        self._over = False  # the match of this record
        self._matches = 0  # finished
        self._strong: list[Strong] = []
        self._own: OwnBots | None = None
        self._follower: Follower | None = None
        self._waiting: Path | None = None  # the unfinished match that the person chose to continue

    @property
    def path(self) -> Path | None:
        """The record of the match, or ``None`` before it begins."""
        return None if self._keeper is None else self._keeper.path

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return self._over

    def enter(self) -> None:
        """Begin or resume a match, play it, and play more matches as long as the person wants."""
        given = self._given
        preset = "" if given.resume is not None else self._preset()
        if given.resume is not None:
            self._resume(Path(given.resume) if given.resume else None)
        elif preset is None:
            self._resume(self._waiting)
        else:
            self._begin(preset)

    def close(self) -> None:
        """Close the record, and stop preparing bots."""
        for strong in self._strong:
            strong.close()
        if self._own is not None:
            self._own.close()
        if self._keeper is not None:
            self._keeper.close()

    def _begin(self, preset: str) -> None:
        given = self._given
        language = self._screen.language
        name = person_name(USUAL_NAME if given.name is None else given.name, language)
        rules = choosing.chosen_rules(preset, given.settings, given.players, language)
        if split_players(_listed(given.bots)) == [FOLLOWS]:
            self._follower = Follower(self._screen, rules.family)
            given.bots = [self._follower.level]
        kinds = _kinds(given.bots, rules.family)
        count = choosing.players_of(rules, given.players, language)
        _, own = kinds_named(split_players(_listed(given.bots)))
        players = seat_players(name, kinds, count, names_of(own, rules.family))
        table = self._new_table(rules, players, given.record, preset_name(preset))
        self._screen.gap()
        self._screen.say(one_line(rules, language))
        if self._follower is not None:
            self._follower.tell()
        helping.introduce(self._screen, rules.family)
        self._play(table, given.luck or _token(self._seed))

    def _new_table(
        self, rules: AnyRules, players: Sequence[str], path: Path | None, game: str
    ) -> MatchTable:
        """Seat the players of a new match, with the first dealer drawn or named; begin its record.

        If the rules let the players choose the dealer and none is named, the person is asked.
        """
        cast, word = self._cast(players), self._given.dealer
        if word is None and rules.first_dealer == "chosen":
            word = choosing.ask_dealer(self._screen, cast)
        dealer = _first_dealer(word, cast, self._seed, self._screen.language)
        new_course(rules, players, first_dealer=dealer)  # complains before a file is made
        kinds = tuple(cast.kinds.get(Seat(seat), "person") for seat in range(len(players)))
        # A match of a seed can be repeated, so its record has no date.
        date = "" if self._seed is not None else f"{datetime.now(tz=UTC).astimezone():%Y-%m-%d}"
        about = About(date=date, preset=game, kinds=kinds)
        keeper = keeping.new_record(path, game, self._screen.language, about)
        self.close()
        self._keeper, self._over = keeper, False
        return MatchTable.open(
            rules, players, first_dealer=dealer, secrets=_secrets(self._seed), log=keeper
        )

    def _play(self, table: MatchTable, luck: str, *, resumed: bool = False) -> None:
        """Play a match to its end, and then more of the same game."""
        say = self._screen.speech
        cast = self._cast(table.match.players)
        won = dict.fromkeys(map(cast.subject, map(Seat, range(len(cast.names)))), 0)
        while True:
            self._evening(table, luck).play(resumed=resumed)
            assert self.path is not None
            self._over = True
            self._matches += 1
            shelf.mark_finished(self.path)
            for seat in table.match.course.winners:
                won[cast.subject(seat)] += 1
            if self._matches > 1:
                tally = ", ".join(f"{name} {count}" for name, count in won.items())
                self._screen.say(say("door-tally", tally=tally))
            self._screen.show(say("door-record", path=str(self.path)))
            players = self._next_players(table.match)
            if not choosing.ask_again(self._screen):
                return
            rules = table.match.rules
            path = None if self._given.record is None else keeping.beside(self.path)
            game = choosing.name_of(rules)
            table = self._new_table(rules, players, path, game)
            luck, resumed = self._given.luck or _token(self._seed), False

    def _next_players(self, match: Match) -> tuple[str, ...]:
        """Return the players of another match; bots that follow learn from the one that is over."""
        players = tuple(match.players)
        if self._follower is None:
            return players
        self._follower.match_over(match, self._cast(players))
        self._follower.tell()
        return self._follower.seated(players)

    def _resume(self, path: Path | None) -> None:
        given, say, language = self._given, self._screen.speech, self._screen.language
        for option, name in _NOT_WITH_RESUME.items():
            only_own = option == "bots" and all(map(is_outside, split_players(_listed(given.bots))))
            if typed(given, option) and not only_own:
                raise HollywoodError(say("error-not-with-resume", option=name))
        if path is None:
            found = shelf.newest_unfinished()
            if found is None:
                folder = str(data_folder())
                raise HollywoodError(say("error-none-unfinished", folder=folder))
            path = found.path
        record, table = keeping.read_match(path, language)
        cast = self._cast(table.match.players)  # complains unless one person plays bots
        self._screen.say(one_line(table.match.rules, language))
        if table.match.over:
            sheets.show_sheet(self._sitting(table, ""))
            self._screen.say(say("door-over"))
            return
        keeper = self._keeper = keeping.continue_record(record, language)
        table.carry_on(secrets=_secrets(self._seed), log=keeper)
        if record.cut_off:
            self._screen.say(say("door-cut-off"))
        luck = given.luck or _earlier_luck(record.entries, cast.me)
        self._play(table, luck or _token(self._seed), resumed=True)

    @property
    def _seed(self) -> str | None:
        """The seed of this match: the given one, plus a number from the second match on."""
        if self._given.seed is None or self._matches == 0:
            return None if self._given.seed is None else str(self._given.seed)
        return f"{self._given.seed}|{self._matches + 1}"

    def _evening(self, table: MatchTable, luck: str) -> Evening:
        seed = secrets.token_hex(8) if self._seed is None else self._seed
        sitting = self._sitting(table, luck)
        self._strong.append(sitting.strong)
        return Evening(sitting, seed=seed, seeded=self._seed is not None)

    def _sitting(self, table: MatchTable, luck: str) -> Sitting:
        cast = self._cast(table.match.players)
        return Sitting(
            screen=self._screen,
            table=table,
            cast=cast,
            story=Story(self._screen, cast),
            luck=luck,
            own=self._own_bots(),
        )

    def _own_bots(self) -> OwnBots:
        """Return the bots of the person's own, which stay as long as the person does."""
        if self._own is None:
            _, own = kinds_named(split_players(_listed(self._given.bots)))
            self._own = OwnBots(self._screen, own)
        return self._own

    def _cast(self, players: Sequence[str]) -> Cast:
        return Cast.playing(players, self._screen.language)

    def _preset(self) -> str | None:
        """Return the game, named or asked for; ``None`` for the unfinished match."""
        named = {str(name) for name in (self._given.preset, self._given.rules) if name is not None}
        if len(named) > 1:
            say = self._screen.speech
            raise HollywoodError(say("error-two-games", games=say.listed(sorted(named))))
        if named:
            return named.pop()
        free = not any(typed(self._given, option) for option in _NOT_WITH_RESUME)
        found = shelf.newest_unfinished(patience=_PATIENCE, free=True) if free else None
        unfinished = None if found is None else choosing.standing(found.match, self._screen.speech)
        chosen = choosing.ask_game(self._screen, unfinished=unfinished)
        if chosen is not None and not self._given.bots:
            self._given.bots = [choosing.ask_level(self._screen)]
        if chosen is None and found is not None:
            self._waiting = found.path
        return chosen


def _kinds(given: Sequence[str] | None, family: str) -> Sequence[str]:
    """Return the kinds of bots; HollywoodError for one that does not play this game."""
    kinds = split_players(_listed(given or [USUAL]))
    for kind in kinds:
        player_named(kind, family)
    return kinds_named(kinds)[0]


def _listed(given: Sequence[str] | None) -> str:
    """Return the names of all options as one list."""
    return ",".join(given or ())


def _first_dealer(given: str | None, cast: Cast, seed: str | None, language: str) -> Seat:
    """Return the first dealer: the named player, or one drawn at random."""
    word = (given or "random").strip().lower()
    if means(word, "random", language):
        count = len(cast.names)
        if seed is None:
            return Seat(secrets.randbelow(count))
        drawn = hashlib.sha256(f"hollywood-dealer/1|{seed}".encode()).digest()
        return Seat(int.from_bytes(drawn, "big") % count)
    if means(word, "me", language):
        return cast.me
    for seat, name in enumerate(cast.names):
        if name.lower() == word:
            return Seat(seat)
    names = ", ".join(name for seat, name in enumerate(cast.names) if seat != cast.me)
    say = speech(language)
    raise HollywoodError(say("error-dealer", given=str(given), names=names))


def _secrets(seed: str | None) -> SecretSource:
    return fresh_secrets if seed is None else seeded_secrets(seed)


def _token(seed: str | None) -> str:
    """Return the person's contribution to the shuffle, made without typing."""
    if seed is None:
        return secrets.token_hex(8)
    return hashlib.sha256(f"hollywood-luck/1|{seed}".encode()).hexdigest()[:16]


def _earlier_luck(entries: Sequence[Mapping[str, Any]], me: Seat) -> str | None:
    """Return the person's contribution to the last shuffle of a record."""
    deals = [entry for entry in entries if entry["type"] == "deal"]
    given = deals[-1]["contributions"] if deals else []
    return bytes.fromhex(given[me]).decode("utf-8", "replace") if me < len(given) else None
