"""Who sits at the table: the person is "you", the bots have names, and records mark the bots.

In a record, a bot's name ends with its kind, such as ``Greta (greedy)``. A resumed match thus knows
who is a bot, and only the names of people are stored.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from hollywood.bots import BOT_NAMES
from hollywood.errors import HollywoodError
from hollywood.match.telling.paper import cut
from hollywood.match.telling.wording import joined
from hollywood.play import Seat
from hollywood.writing import LONGEST_NAME, NameRefused, as_name, bare, isolated, looks

USUAL_NAME = "You"
_LONGEST_NAME = 20
_NOBODY = Seat(-1)
_HOUSE = ("Greta", "Cary", "Rita", "Clark", "Ava", "Buster", "Mae", "Errol")
_BOT = re.compile(rf"(?P<name>.+) \((?P<kind>{'|'.join(BOT_NAMES)})\)")


def person_name(text: str) -> str:
    """Return a name for the sheet, shortened if it is long; HollywoodError if it is not allowed."""
    try:
        name = cut(as_name(text, longest=LONGEST_NAME), _LONGEST_NAME)
    except NameRefused as refused:
        raise HollywoodError(f"--name is no name: {refused}") from None
    if _BOT.fullmatch(name):
        raise HollywoodError(f"--name cannot be {name}: bots have such names")
    return name


def seat_players(person: str, kinds: Sequence[str], players: int) -> tuple[str, ...]:
    """Return the names for the record: the person first, then bots of ``kinds``, repeated."""
    free = [name for name in _HOUSE if name.lower() != person.lower()]
    bots = (f"{free[n]} ({kinds[n % len(kinds)]})" for n in range(players - 1))
    return (person, *bots)


class Cast:
    """The players of a match in sentences, by match seat; ``me`` is the reader."""

    def __init__(self, players: Sequence[str], me: Seat) -> None:
        found = [_BOT.fullmatch(name) for name in players]
        self.me = me
        self.names = tuple(
            isolated(name if bot is None else bot["name"])
            for name, bot in zip(players, found, strict=True)
        )
        self.kinds = {Seat(seat): bot["kind"] for seat, bot in enumerate(found) if bot is not None}

    @classmethod
    def playing(cls, players: Sequence[str]) -> Cast:
        """Seat the person among bots; HollywoodError unless exactly one player is not a bot."""
        people = [seat for seat, name in enumerate(players) if _BOT.fullmatch(name) is None]
        if len(people) != 1:
            raise HollywoodError(
                f"the players of this match are {', '.join(players)}: the terminal table seats one "
                "person, and bots whose names end with their kind, as in Greta (greedy)"
            )
        return cls(players, Seat(people[0]))

    @classmethod
    def watching(cls, players: Sequence[str], viewer: str | None) -> Cast:
        """Watch as a spectator, or as the player ``viewer``; HollywoodError for a stranger."""
        cast = cls(players, _NOBODY)
        if viewer is not None:
            wanted = looks(viewer.strip())
            for seat, names in enumerate(zip(players, cast.names, strict=True)):
                if any(wanted & looks(bare(name)) for name in names):
                    return cls(players, Seat(seat))
            there = joined(cast.names)
            raise HollywoodError(f"there is no player {viewer}: the players were {there}")
        return cast

    @property
    def viewer(self) -> Seat | None:
        """The seat of the reader; ``None`` for a spectator."""
        return None if self.me == _NOBODY else self.me

    def name(self, seat: Seat) -> str:
        """The player as an object: you, or Greta."""
        return "you" if seat == self.me else self.names[seat]

    def subject(self, seat: Seat) -> str:
        """The player as a subject: You, or Greta."""
        return "You" if seat == self.me else self.names[seat]

    def does(self, seat: Seat, verb: str) -> str:
        """A verb for this player: draw, or draws."""
        return verb if seat == self.me else third_person(verb)

    def says(self, seat: Seat, verb: str, rest: str = "") -> str:
        """A short sentence without its period: Greta draws."""
        return f"{self.subject(seat)} {self.does(seat, verb)} {rest}".rstrip()

    def whose(self, seat: Seat) -> str:
        """The player as an owner: your, or Greta's."""
        return "your" if seat == self.me else f"{self.names[seat]}'s"


def third_person(verb: str) -> str:
    """Return a verb, with its object, in the third person.

    >>> third_person("pass"), third_person("lay off"), third_person("have"), third_person("deny")
    ('passes', 'lays off', 'has', 'denies')
    """
    first, blank, rest = verb.partition(" ")
    if first == "have":
        done = "has"
    elif first == "are":
        done = "is"
    elif first.endswith("y") and first[-2] not in "aeiou":
        done = f"{first[:-1]}ies"
    else:
        done = f"{first}{'es' if first.endswith(('s', 'sh', 'ch', 'o')) else 's'}"
    return f"{done}{blank}{rest}"
