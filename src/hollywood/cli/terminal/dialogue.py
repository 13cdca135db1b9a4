"""Asking the person: a question, a line, and the commands that every game has."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from hollywood.bots.advice import ADVISER, advise
from hollywood.bots.informed import stake_of
from hollywood.bots.levels import READY_AT_ONCE
from hollywood.cards import Card
from hollywood.cli.terminal import goals, helping, sheets
from hollywood.cli.terminal.card_words import read_card
from hollywood.cli.terminal.hinting import hint_told
from hollywood.cli.terminal.parts import numbered
from hollywood.cli.terminal.refusing import in_words
from hollywood.cli.terminal.remembering import tell_memory
from hollywood.cli.terminal.screen import Screen
from hollywood.cli.terminal.sitting import Leave, Sitting
from hollywood.cli.terminal.words import Command, NotUnderstood, Vocabulary, meanings, means
from hollywood.errors import CardsError, HollywoodError
from hollywood.play import Action, View
from hollywood.play.protocols import Refusal
from hollywood.texts.saying import sentence

SORTS = ("meld", "suit", "rank")


class Dialogue(ABC):
    """Talks with the person about one kind of game."""

    def __init__(self, sitting: Sitting, words: Vocabulary) -> None:
        self.sitting = sitting
        self.screen: Screen = sitting.screen
        self.words = words

    @abstractmethod
    def choose(self) -> Action:
        """Ask the person until they name an action that the rules allow."""

    @abstractmethod
    def show_hand(self) -> None:
        """Show the person's hand."""

    @property
    @abstractmethod
    def top(self) -> Card | None:
        """The top of the discard pile."""

    @abstractmethod
    def show_table(self) -> None:
        """Show all face-up cards."""

    def ask(self, question: str, *, otherwise: Command | None = None) -> Command:
        """Ask for a command; an empty line means ``otherwise``, or asks again."""
        say = self.screen.speech
        self.sitting.story.print()
        self.screen.question(question)
        while True:
            line = self.screen.read()
            if not line:
                if otherwise is not None:
                    return otherwise
                self.screen.say(say("ask-empty"))
                self.screen.question(question)
                continue
            try:
                command = self.words.read(line)
            except NotUnderstood as problem:
                self.screen.say(f"{problem} {say('ask-help')}")
                self.screen.question(question)
                continue
            if not self._general(command):
                return command
            self.screen.question(question)

    def pause(self, question: str) -> None:
        """Wait for Enter; the person can type the general commands until then."""
        say = self.screen.speech
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
                self.screen.say(f"{say('ask-round-over')} {say('ask-help')}")

    def pick(self, question: str, options: Sequence[str]) -> int | None:
        """Let the person choose one of several; Enter is the first, ``n`` is none of them."""
        say, language = self.screen.speech, self.screen.language
        self.screen.question(question)
        for option in numbered(options, say):
            self.screen.say(option, indent="  ", hanging="     ")
        while True:
            self.screen.say(say("ask-pick-one" if len(options) == 1 else "ask-pick"))
            line = self.screen.read().lower()
            if not line or means(line, "yes", language):
                return 0
            if means(line, "none", language):
                return None
            if line.isdecimal() and 1 <= int(line[:4]) <= len(options):
                return int(line[:4]) - 1
            try:
                if not self._general(self.words.read(line)):
                    self.screen.say(say("ask-choose-first"))
            except NotUnderstood:
                pass

    def view(self) -> View:
        """What the person may know about the round."""
        view = self.sitting.table.view(self.sitting.me)
        assert view is not None, "a person who is asked has a seat in this round"
        return view

    def refuse(self, refused: Refusal | None) -> None:
        """Say why the rules do not allow something."""
        assert refused is not None, "what is refused has a reason"
        family, say = self.sitting.match.rules.family, self.screen.speech
        self.screen.say(self.named(in_words(refused.code, refused.words, say, family=family)))

    def named(self, reason: str) -> str:
        """Replace the seats in a reason with the players' names."""
        return reason

    def tell_problem(self, problem: CardsError) -> None:
        """Say what is wrong with the cards that were typed."""
        self.screen.say(f"{sentence(str(problem))}.")

    def alone(self, command: Command, top: Card | None) -> bool:
        """Whether nothing follows a command that stands alone; otherwise complain.

        The card that is taken may follow.
        """
        name, rest = command
        if not rest or (name == "take" and read_card(rest, self.screen.language) == top):
            return True
        say = self.screen.speech
        word = say(f"command-{name}").split()[0]
        self.screen.say(say("ask-alone", word=word))
        return False

    def tell_pile(self, discards: Sequence[Card]) -> None:
        """Show the discards, the top one last."""
        say = self.screen.speech
        cards = " ".join(map(str, discards)) or say("table-empty")
        self.screen.say(say("table-pile", cards=cards))

    def _general(self, command: Command) -> bool:
        """Do a command that every game has; return whether it was one."""
        sitting, rest = self.sitting, command.rest
        match command.name:
            case "quit":
                raise Leave
            case "help" if rest and self.words.means(rest, "goal"):
                goals.tell_goal(self.screen, sitting.match.rules)
            case "help":
                helping.explain(self.screen, sitting.match.rules.family, rest)
            case "hand":
                self.show_hand()
            case "table":
                self.show_table()
            case "memory":
                tell_memory(sitting, self.view())
            case "sheet":
                sheets.show_sheet(sitting)
            case "rules":
                helping.tell_rules(self.screen, sitting.match.rules, rest)
            case "last":
                say = self.screen.speech
                for told in sitting.story.recent or [say("table-nothing-yet")]:
                    self.screen.say(told, hanging="  ")
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
        """Sort by ``meld``, ``suit`` or ``rank``, or by the beginning of one of them."""
        known = meanings(self.screen.language)
        found = [
            name
            for name in SORTS
            if how and any(word.startswith(how.rstrip("s")) for word in known[f"by-{name}"])
        ]
        if len(found) != 1:
            say = self.screen.speech
            self.screen.literal(say("ask-sort-how"))
            return
        self.sitting.sort = found[0]
        self.show_hand()

    def _hint(self, how: str) -> None:
        """Say what the strongest player would do; with ``quick``, what a faster player would do."""
        sitting, say = self.sitting, self.screen.speech
        known = meanings(self.screen.language)["quick"]
        quick = bool(how) and any(word.startswith(how) for word in known)
        level = READY_AT_ONCE
        if not quick and sitting.strong.ready(sitting.match.rules.family):
            level = ADVISER
        elif not quick:
            self.screen.say(say("hint-not-ready", level=ADVISER))
        try:
            hint = advise(
                self.view(),
                seed=sitting.table.version,
                stake=stake_of(sitting.match, sitting.me),
                level=level,
            )
        except HollywoodError:
            self.screen.say(say("hint-nothing"))
            return
        self.screen.say(hint_told(hint, level, self.top, say))

    def _luck(self, text: str) -> None:
        if text:
            self.sitting.luck = text[:100]
        say = self.screen.speech
        self.screen.say(say("table-luck", text=self.sitting.luck))
