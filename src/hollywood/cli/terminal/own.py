"""Bots of somebody's own at the terminal: classes, programs and engines, named by ``--bot``.

A record says that a bot is the first of somebody's own, ``Greta (own 1)``, but not what it is. To
continue the match, it is named again. If it fails, the person is told, and the strongest player
that is ready at once plays on in its place.
"""

from __future__ import annotations

from collections.abc import Sequence

from hollywood.arena.company import Company
from hollywood.arena.players import is_outside, player_named
from hollywood.arena.running import PlayerFailed
from hollywood.arena.seats import Forfeit, SeatAt
from hollywood.bots import make_bot
from hollywood.bots.informed import Informed, Stake
from hollywood.bots.levels import READY_AT_ONCE
from hollywood.cli.terminal.cast import OWN
from hollywood.cli.terminal.screen import Screen
from hollywood.errors import HollywoodError
from hollywood.match.table import MatchTable
from hollywood.play import Action, Bot, Seat, View


def kinds_named(names: Sequence[str]) -> tuple[list[str], list[str]]:
    """Return the kinds of bots, those of somebody's own numbered, and the names of the latter.

    >>> kinds_named(["club", "program:./mybot.py"])
    (['club', 'own 1'], ['program:./mybot.py'])
    """
    own = list(dict.fromkeys(name for name in names if is_outside(name)))
    return [f"{OWN} {own.index(name) + 1}" if name in own else name for name in names], own


def names_of(names: Sequence[str], family: str) -> dict[str, str]:
    """Return what the bots are called that were given a name, by kind.

    >>> names_of(["Careful=engine:cat", "engine:cat"], "gin")
    {'own 1': 'Careful'}
    """
    called = (player_named(name, family).called for name in names)
    return {f"{OWN} {number}": name for number, name in enumerate(called, 1) if name is not None}


class OwnBots:
    """The bots of somebody's own at one table after another."""

    def __init__(self, screen: Screen, names: Sequence[str]) -> None:
        """``names`` are those of ``--bot``, without the built-in bots."""
        self._screen = screen
        self._names = names
        self._company: Company | None = None

    def seat(self, table: MatchTable, seat: Seat, kind: str, *, name: str, seed: str) -> Bot:
        """Return the bot of a kind such as ``own 1``; HollywoodError if it was not named.

        The person knows it as ``name``.
        """
        number = int(kind.removeprefix(OWN)) - 1
        if not 0 <= number < len(self._names):
            say = self._screen.speech
            raise HollywoodError(say("error-own-bot", number=number + 1))
        if self._company is None:
            self._company = Company(table.match.rules, self._names)
        everybody = [number] * len(table.match.players)
        bot = self._company.sit(table, seat, number, seed, everybody)
        return _Watched(self._screen, bot, name, seed, table.match.rules.family)

    def round_over(self, table: MatchTable) -> None:
        """Tell them that a round is over; one that fails now is found out at its next decision."""
        if self._company is None:
            return
        try:
            self._company.round_over(table, last=table.match.over)
            if table.match.over:
                self._company.leave(table.match.course.winners)
        except PlayerFailed:
            return

    def close(self) -> None:
        """End all programs."""
        if self._company is not None:
            self._company.close()
            self._company = None


class _Watched:
    """A bot, and the one that plays in its place after it has failed."""

    def __init__(self, screen: Screen, bot: SeatAt, name: str, seed: str, family: str) -> None:
        self.name: str = name
        self._screen = screen
        self._bot: SeatAt | None = bot
        self._other = make_bot(READY_AT_ONCE, seat_name=name, seed=seed, family=family)

    def at_stake(self, stake: Stake) -> None:
        """See :class:`~hollywood.bots.informed.Informed`; the bot itself asks the table."""
        if isinstance(self._other, Informed):
            self._other.at_stake(stake)

    def choose(self, view: View) -> Action | None:
        """See :class:`~hollywood.play.Bot`."""
        if self._bot is not None:
            try:
                return self._bot.choose(view)
            except Forfeit as forfeit:
                self._bot = None
                say = self._screen.speech
                self._screen.say(
                    say("own-bot-failed", name=self.name, why=forfeit.words, other=READY_AT_ONCE)
                )
        return self._other.choose(view)
