"""Asking the person: a question, a line, and the commands that every game has."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from hollywood.bots.advice import ADVISER, advise
from hollywood.bots.hint_english import hint_in_english
from hollywood.bots.informed import stake_of
from hollywood.bots.levels import READY_AT_ONCE
from hollywood.cli.terminal import goals, helping, sheets
from hollywood.cli.terminal.sitting import Leave, Sitting
from hollywood.cli.terminal.words import Command, NotUnderstood, Vocabulary
from hollywood.errors import HollywoodError
from hollywood.play import Action, View

SORTS = ("meld", "suit", "rank")
NO = Command("no")


class Dialogue(ABC):
    """Talks with the person about one kind of game."""

    def __init__(self, sitting: Sitting, words: Vocabulary) -> None:
        self.sitting = sitting
        self.screen = sitting.screen
        self.words = words

    @abstractmethod
    def choose(self) -> Action:
        """Ask the person until they name an action that the rules allow."""

    @abstractmethod
    def show_hand(self) -> None:
        """Show the person's hand."""

    @abstractmethod
    def show_table(self) -> None:
        """Show all face-up cards."""

    @abstractmethod
    def advise(self, action: Action) -> str:
        """Say an action as advice."""

    def ask(self, question: str, *, otherwise: Command | None = None) -> Command:
        """Ask for a command; an empty line means ``otherwise``, or asks again."""
        self.sitting.story.print()
        self.screen.question(question)
        while True:
            line = self.screen.read()
            if not line:
                if otherwise is not None:
                    return otherwise
                self.screen.say("Type ? for what you can do, or hint for advice.")
                self.screen.question(question)
                continue
            try:
                command = self.words.read(line)
            except NotUnderstood as problem:
                self.screen.say(f"{problem} Type ? for help.")
                self.screen.question(question)
                continue
            if not self._general(command):
                return command
            self.screen.question(question)

    def pause(self, question: str) -> None:
        """Wait for Enter; the person can type the general commands until then."""
        self.screen.gap()
        while True:
            self.screen.question(question)
            line = self.screen.read()
            if not line:
                return
            try:
                known = self._general(self.words.read(line))
            except NotUnderstood:
                known = False
            if not known:
                self.screen.say("The round is over. Type ? for help.")

    def pick(self, question: str, options: Sequence[str]) -> int | None:
        """Let the person choose one of several; Enter is the first, ``n`` is none of them."""
        self.screen.question(question)
        for number, option in enumerate(options, 1):
            self.screen.say(f"{number}: {option}", indent="  ", hanging="     ")
        how = "Enter for this" if len(options) == 1 else "A number, Enter for 1"
        while True:
            self.screen.say(f"{how}, or n for none.")
            line = self.screen.read().lower()
            if not line or line in {"y", "yes"}:
                return 0
            if line in {"n", "no", "none"}:
                return None
            if line.isdecimal() and 1 <= int(line[:4]) <= len(options):
                return int(line[:4]) - 1
            try:
                if not self._general(self.words.read(line)):
                    self.screen.say("Choose one of these first.")
            except NotUnderstood:
                pass

    def view(self) -> View:
        """What the person may know about the round."""
        view = self.sitting.table.view(self.sitting.me)
        assert view is not None, "a person who is asked has a seat in this round"
        return view

    def refuse(self, reason: str) -> None:
        """Say why something cannot be done."""
        self.screen.say(reason)

    def _general(self, command: Command) -> bool:
        """Do a command that every game has; return whether it was one."""
        sitting, rest = self.sitting, command.rest
        match command.name:
            case "quit":
                raise Leave
            case "help" if rest and rest in "goal":
                goals.tell_goal(self.screen, sitting.match.rules)
            case "help":
                helping.explain(self.screen, sitting.match.rules.family, rest)
            case "hand":
                self.show_hand()
            case "table":
                self.show_table()
            case "sheet":
                sheets.show_sheet(sitting)
            case "rules":
                helping.tell_rules(self.screen, sitting.match.rules, rest)
            case "last":
                for sentence in sitting.story.recent or ["Nothing has happened yet."]:
                    self.screen.say(sentence, hanging="  ")
            case "sort":
                self._sort(rest)
            case "hint":
                self._hint(rest)
            case "luck":
                self._luck(rest)
            case "goal":
                goals.tell_goal(self.screen, sitting.match.rules)
            case "proof":
                sheets.show_proof(sitting)
            case _:
                return False
        return True

    def _sort(self, how: str) -> None:
        found = [name for name in SORTS if how and name.startswith(how.rstrip("s"))]
        if len(found) != 1:
            self.screen.literal("Type: sort meld, sort suit or sort rank.")
            return
        self.sitting.sort = found[0]
        self.show_hand()

    def _hint(self, how: str) -> None:
        """Say what the strongest player would do; with ``quick``, what a faster player would do."""
        sitting = self.sitting
        quick = bool(how) and "quick".startswith(how)
        level = READY_AT_ONCE
        if not quick and sitting.strong.ready(sitting.match.rules.family):
            level = ADVISER
        elif not quick:
            self.screen.say(f"The {ADVISER} player is still getting ready.")
        try:
            hint = advise(
                self.view(),
                seed=sitting.table.version,
                stake=stake_of(sitting.match, sitting.me),
                level=level,
            )
        except HollywoodError:
            self.screen.say("There is nothing to decide now.")
            return

        def said(action: Action | None) -> str:
            return "let it pass" if action is None else self.advise(action)

        self.screen.say(hint_in_english(hint, said, lead=f"The {level} player would "))

    def _luck(self, text: str) -> None:
        if text:
            self.sitting.luck = text[:100]
        self.screen.say(
            f"Your luck is {self.sitting.luck!r}; it goes into the shuffle of the next deal."
        )
