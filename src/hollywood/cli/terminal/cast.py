"""Who sits at the table: the person is "you", the bots have names, and records mark the bots.

In a record, a bot's name ends with its kind, such as ``Greta (greedy)``. A resumed match thus knows
who is a bot, and only the names of people are stored.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from hollywood.bots import BOT_NAMES
from hollywood.errors import HollywoodError
from hollywood.match.telling.paper import cut
from hollywood.play import Seat
from hollywood.texts import ENGLISH, speech
from hollywood.writing import LONGEST_NAME, NameRefused, as_name, bare, isolated, looks

USUAL_NAME = "You"
_LONGEST_NAME = 20
_NOBODY = Seat(-1)
_HOUSE = ("Greta", "Cary", "Rita", "Clark", "Ava", "Buster", "Mae", "Errol")
OWN = "own"
"""How the kind of a bot begins that is not built in, as in ``own 1``."""
_BOT = re.compile(rf"(?P<name>.+) \((?P<kind>{'|'.join(BOT_NAMES)}|{OWN} [1-9])\)")


def person_name(text: str, language: str = ENGLISH) -> str:
    """Return a name for the sheet, shortened if it is long; HollywoodError if it is not allowed."""
    try:
        name = cut(as_name(text, longest=LONGEST_NAME), _LONGEST_NAME)
    except NameRefused as refused:
        say = speech(language)
        raise HollywoodError(say("error-name", why=str(refused))) from None
    if _BOT.fullmatch(name):
        say = speech(language)
        raise HollywoodError(say("error-name-of-bot", name=name))
    return name


def seat_players(
    person: str, kinds: Sequence[str], players: int, called: Mapping[str, str] | None = None
) -> tuple[str, ...]:
    """Return the names for the record: the person first, then bots of ``kinds``, repeated.

    ``called`` are the names of some kinds; who sits there first gets it.
    """
    given = dict(called or {})
    taken = {person.lower(), *(name.lower() for name in given.values())}
    free = iter([name for name in _HOUSE if name.lower() not in taken])
    seated = (kinds[n % len(kinds)] for n in range(players - 1))
    return (person, *(f"{given.pop(kind, None) or next(free)} ({kind})" for kind in seated))


def with_kind(players: Sequence[str], kind: str) -> tuple[str, ...]:
    """Return the same players with all bots of this kind.

    >>> with_kind(["Ann", "Greta (club)"], "fast")
    ('Ann', 'Greta (fast)')
    """
    found = [_BOT.fullmatch(name) for name in players]
    return tuple(
        name if bot is None else f"{bot['name']} ({kind})"
        for name, bot in zip(players, found, strict=True)
    )


class Cast:
    """The players of a match in sentences, by match seat; ``me`` is the reader."""

    def __init__(self, players: Sequence[str], me: Seat, language: str = ENGLISH) -> None:
        found = [_BOT.fullmatch(name) for name in players]
        self.me = me
        self._language = language
        self.names: tuple[str, ...] = tuple(
            isolated(name if bot is None else bot["name"])
            for name, bot in zip(players, found, strict=True)
        )
        self.kinds: dict[Seat, str] = {
            Seat(seat): bot["kind"] for seat, bot in enumerate(found) if bot is not None
        }

    @classmethod
    def playing(cls, players: Sequence[str], language: str = ENGLISH) -> Cast:
        """Seat the person among bots; HollywoodError unless exactly one player is not a bot."""
        people = [seat for seat, name in enumerate(players) if _BOT.fullmatch(name) is None]
        if len(people) != 1:
            say = speech(language)
            raise HollywoodError(say("error-players", names=", ".join(players)))
        return cls(players, Seat(people[0]), language)

    @classmethod
    def watching(cls, players: Sequence[str], viewer: str | None, language: str = ENGLISH) -> Cast:
        """Watch as a spectator, or as the player ``viewer``; HollywoodError for a stranger."""
        cast = cls(players, _NOBODY, language)
        if viewer is not None:
            wanted = looks(viewer.strip())
            for seat, names in enumerate(zip(players, cast.names, strict=True)):
                if any(wanted & looks(bare(name)) for name in names):
                    return cls(players, Seat(seat), language)
            say = speech(language)
            there = say.listed(cast.names)
            raise HollywoodError(say("error-no-player", name=viewer, names=there))
        return cast

    @property
    def viewer(self) -> Seat | None:
        """The seat of the reader; ``None`` for a spectator."""
        return None if self.me == _NOBODY else self.me

    def who(self, seat: Seat) -> str:
        """How a text refers to this player: ``you`` or ``name``."""
        return "you" if seat == self.me else "name"

    def subject(self, seat: Seat) -> str:
        """The player's name, or the word for the reader: Greta, or You."""
        return self._you if seat == self.me else self.names[seat]

    @property
    def _you(self) -> str:
        say = speech(self._language)
        return say("cast-you")
