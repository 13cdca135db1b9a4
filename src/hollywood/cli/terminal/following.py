"""Bots that follow the person from match to match, and what is kept about that.

A file in the person's folder has an estimate of their strength for each family of games. It is
that of :mod:`hollywood.bots.following`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from hollywood.bots.following import (
    Estimate,
    after_match,
    begun_at,
    bounded,
    level_for,
    share_of,
)
from hollywood.cli.levels import USUAL
from hollywood.cli.places import data_folder
from hollywood.cli.terminal.cast import Cast, with_kind
from hollywood.cli.terminal.screen import Screen
from hollywood.match.match import Match

FOLLOWS: Final = "follows"
"""What ``--bot`` names for bots that follow the person."""
_FILE = "following.json"


class Follower:
    """The level of the bots, match after match."""

    def __init__(self, screen: Screen, family: str) -> None:
        self._screen = screen
        self._family = family
        self._known: dict[str, Estimate] = _read(_path())
        found = self._known.get(family)
        self._estimate = begun_at(USUAL, family) if found is None else bounded(found, family)

    @property
    def level(self) -> str:
        """The level they play now."""
        return level_for(self._estimate, self._family)

    def tell(self) -> None:
        """Say that they follow, and which level they play."""
        say = self._screen.speech
        self._screen.say(say("door-follows", level=self.level))

    def seated(self, players: tuple[str, ...]) -> tuple[str, ...]:
        """Return the players of the next match: the same, with the bots at their new level."""
        return with_kind(players, self.level)

    def match_over(self, match: Match, cast: Cast) -> None:
        """Learn from a match that is over, and keep what was learned."""
        share = share_of(match.course, cast.me)
        if share is None:
            return
        self._estimate = after_match(self._estimate, self._family, self.level, share)
        self._known[self._family] = self._estimate
        path = _path()
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(msgspec.json.encode(self._known))


def _path() -> Path:
    return data_folder() / _FILE


def _read(path: Path) -> dict[str, Estimate]:
    """Return what is kept; nothing if the file is missing or damaged."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=dict[str, Estimate])
    except (OSError, msgspec.MsgspecError):
        return {}
