"""What happens at the table, in sentences: one for each player's turn.

The clauses of a turn are gathered until somebody else acts or the player is asked: "Greta takes 7h
and discards Kd." Every sentence is made from what the player may know.
"""

from __future__ import annotations

from hollywood.cli.terminal.cast import Cast
from hollywood.cli.terminal.screen import Screen
from hollywood.play import Seat
from hollywood.texts.saying import Speech, sentence


class Story:
    """Collects clauses into sentences and prints them."""

    def __init__(self, screen: Screen, cast: Cast) -> None:
        self._screen = screen
        self._cast = cast
        self._who: Seat | None = None
        self._clauses: list[str] = []
        self._told: list[str] = []  # complete, not printed yet
        self.recent: list[str] = []  # since the person last ended a turn

    @property
    def plain(self) -> bool:
        """Whether the text is read aloud."""
        return self._screen.plain

    @property
    def speech(self) -> Speech:
        """The texts in the player's language."""
        return self._screen.speech

    @property
    def language(self) -> str:
        """The player's language."""
        return self._screen.language

    def does(self, seat: Seat, clause: str) -> None:
        """Note what a player does: ``draws 7h``."""
        if seat != self._who:
            self._close()
            self._who = seat
        self._clauses.append(clause)

    def says(self, words: str) -> None:
        """Note a complete sentence."""
        self._close()
        self._told.append(words)
        self.recent.append(words)

    def turn_over(self, seat: Seat) -> None:
        """End a player's sentence; what follows is recent for the person."""
        self._close()
        if seat == self._cast.me:
            self.recent.clear()

    def print(self) -> None:
        """Print the collected text: as many whole sentences on a line as fit."""
        self._close()
        line = ""
        for told in self._told:
            if line and len(line) + 1 + len(told) > self._screen.width:
                self._screen.say(line, hanging="  ")
                line = ""
            line = f"{line} {told}".lstrip()
        if line:
            self._screen.say(line, hanging="  ")
        self._told.clear()

    def print_lines(self) -> None:
        """Print the complete sentences, each on its own line."""
        told, self._told = self._told, []
        for each in told:
            self._screen.say(each, hanging="  ")

    def forget(self) -> None:
        """Drop what has not been printed."""
        self._close()
        self._told.clear()

    def _close(self) -> None:
        if self._who is not None and self._clauses:
            say, seat = self.speech, self._who
            whole = say(
                "story-sentence",
                who=self._cast.who(seat),
                name=self._cast.subject(seat),
                what=say.listed(self._clauses),
            )
            self._told.append(sentence(whole))
            self.recent.append(sentence(whole))
        self._who, self._clauses = None, []
