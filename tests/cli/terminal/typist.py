"""A person who types every move in the words of a language, within this process."""

from __future__ import annotations

from collections import deque

from hollywood import contract, gin
from hollywood.bots import make_bot
from hollywood.cli.terminal.cast import Cast, seat_players
from hollywood.cli.terminal.evening import Evening
from hollywood.cli.terminal.screen import Screen
from hollywood.cli.terminal.sitting import Sitting
from hollywood.cli.terminal.story import Story
from hollywood.cli.terminal.words import meanings, words_of
from hollywood.match.decks import seeded_secrets
from hollywood.match.presets import rules_for
from hollywood.match.table import MatchTable
from hollywood.play import Action, Discard, DrawStock, Seat, TakeDiscard, View

ASKED = ("help", "table", "sheet", "rules", "last", "sort", "goal", "proof", "luck")
"""Commands that are typed before the first move of every round."""


class Typist(Screen):
    """Types the moves of a simple player; with ``asks``, all other commands too."""

    def __init__(self, language: str, typed_in: str, *, asks: bool, plain: bool) -> None:
        super().__init__(plain=plain, width=80, language=language)
        self.typed: list[str] = []
        self._typed_in = typed_in
        self._asks = asks
        self._waiting: deque[str] = deque()
        self._asked = -1  # the last round in which all commands were typed
        self._undone = (0, 0)  # the round, and the turn in it, in which something was taken back
        self._decided = -1  # the version of the table at the last move

    def play(self, preset: str, *settings: str, seats: int = 2) -> None:
        """Play a match to its end."""
        rules = rules_for(preset, settings)
        players = seat_players("You", ["simple"], seats)
        table = MatchTable.open(
            rules, players, first_dealer=Seat(1), secrets=seeded_secrets("words")
        )
        cast = Cast.playing(players, self.language)
        self._sitting = Sitting(self, table, cast, Story(self, cast), luck="0000")
        self._bot = make_bot("simple", seat_name="You", seed="1", family=rules.family)
        Evening(self._sitting, seed="1", seeded=True).play()
        assert table.match.over

    def read(self, prompt: str = "") -> str:
        line = self._line()
        self.typed.append(line)
        assert len(self.typed) < 5_000
        return line

    def _line(self) -> str:
        table = self._sitting.table
        if self._waiting:
            return self._waiting.popleft()
        if self._asks and self._asked != table.match.round_number:
            self._asked = table.match.round_number
            self._waiting.extend(self._commands())
            return self._waiting.popleft()
        if self._decided == table.version:
            return ""  # asked which of several: the first
        self._decided = table.version
        view = table.view(self._sitting.me)
        assert view is not None
        if self._takes_back(view):
            return self._word("undo")
        return self._words(self._bot.choose(view))

    def _takes_back(self, view: View) -> bool:
        """Whether to undo the last lay down or addition, once in a turn."""
        if not isinstance(view, contract.ContractView):
            return False
        turn = self._sitting.match.round_number, view.table.turns
        if turn == self._undone or contract.to_take_back(view.table, view.seat) is None:
            return False
        self._undone = turn
        return True

    def _commands(self) -> list[str]:
        """Every other command, and what may follow it."""
        one = {name: self._word(name) for name in ASKED}
        return [
            *one.values(),
            f"{one['help']} {self._following('more')}",
            f"{one['rules']} {self._following('all')}",
            f"{one['sort']} {self._following('by-suit')}",
            f"{one['sort']} {self._following('by-rank')}",
            f"{one['sort']} {self._following('by-meld')}",
            f"{self._word('hint')} {self._following('quick')}",
            f"{one['luck']} 7777",
            "x 77",
            "zz",
            "",
        ]

    def _word(self, command: str) -> str:
        return words_of(command, self._typed_in)[0]

    def _following(self, meaning: str) -> str:
        english = meanings("en")[meaning]
        own = meanings(self._typed_in)[meaning] - english
        return min(own or english)

    def _words(self, action: Action | None) -> str:
        word, on = self._word, self._following("on")
        match action:
            case None:
                return ""
            case DrawStock():
                return word("draw")
            case TakeDiscard():
                return word("take")
            case Discard(card):
                return f"{word('discard')} {card}"
            case gin.PassUpcard():
                return word("pass")
            case gin.Knock(card, spread):
                melds = " / ".join(map(str, spread))
                return f"{word('knock')} {card} {self._following('with')} {melds}"
            case gin.BigGin():
                return word("big")
            case gin.LayOff(card, onto):
                return f"{word('lay')} {card} {on} {self._following('meld')} {onto + 1}"
            case gin.ShowHand():
                return word("best")
            case gin.Finish():
                return word("finish")
            case contract.CallMayI():
                return word("may-i")
            case contract.AllowMayI():
                return word("allow")
            case contract.DenyMayI():
                return word("deny")
            case contract.WithdrawMayI():
                return word("withdraw")
            case contract.LayDown(melds):
                laid = " / ".join(str(meld) for meld in melds)
                return f"{word('down')} {laid}"
            case contract.LayOff(card, onto, at):
                end = "" if at is None else self._following(at)
                return f"{word('lay')} {card} {on} {onto + 1} {end}".rstrip()
            case contract.Displace(card, onto, end):
                return f"{word('swap')} {card} {on} {onto + 1} {self._following(end)}"
        raise AssertionError(action)
