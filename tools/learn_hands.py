"""Write the hands of the lessons for beginners: ``python tools/learn_hands.py``.

Each is a real round, dealt from a fixed seed and played by the greedy bots; the learner makes the
moves of the bot in the same seat. The page knows no rules: everything it shows and says about a
move is in these files, made by the engine. With ``--check`` nothing is written, and the exit status
says whether the files are current.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from hollywood.bots import make_bot
from hollywood.bots.driver import Driver
from hollywood.cards import Card, Hand
from hollywood.contract import ContractView
from hollywood.contract.actions import CallMayI
from hollywood.gin import GinView
from hollywood.match.decks import seeded_secrets
from hollywood.match.presets import rules_for
from hollywood.match.table import MatchTable
from hollywood.melds import best_arrangement
from hollywood.play import Action, Discard, Seat, TakeDiscard, View
from hollywood.play.text import to_json, to_plain
from hollywood.server.sight.boards import show_boards
from hollywood.server.sight.sheets import show_sheet

FOLDER = Path(__file__).parent.parent / "web" / "src" / "pages" / "learn"
LEARNER = Seat(0)
# The seeds were searched for: short rounds in which everything to be learned happens once, and for
# gin the following rounds, in which the three columns fill one by one.
_GIN_SEED, _GIN_ROUNDS = "learn 1453", 4
_MAY_I_SEED = "learn 3180"


def files() -> dict[Path, str]:
    """Return every file and its text."""
    gin = _lesson("hollywood-gin", ("", "Greta"), Seat(1), _GIN_SEED, _GIN_ROUNDS)
    may_i = _lesson("may-i", ("", "Ann", "Bob", "Cleo"), Seat(3), _MAY_I_SEED, 1)
    return {FOLDER / "gin.hand.json": _text(gin), FOLDER / "mayi.hand.json": _text(may_i)}


def _text(lesson: dict[str, Any]) -> str:
    return to_json(lesson).decode() + "\n"


def _lesson(
    preset: str, names: tuple[str, ...], dealer: Seat, seed: str, rounds: int
) -> dict[str, Any]:
    table = MatchTable.open(
        rules_for(preset),
        tuple(name or "learner" for name in names),
        first_dealer=dealer,
        secrets=seeded_secrets(seed),
    )
    steps, end = _Guided(table).round()
    sheets = [to_plain(show_sheet(table.match.course))]
    for _ in range(rounds - 1):
        _Guided(table).round()
        sheets.append(to_plain(show_sheet(table.match.course)))
    return {"names": names, "steps": steps, "end": end, "sheets": sheets}


class _Guided:
    """One round, and what the learner's seat sees and does in it."""

    def __init__(self, table: MatchTable) -> None:
        self._table = table
        self._bots = {
            Seat(seat): make_bot("greedy", seat_name=name, seed=1)
            for seat, name in enumerate(table.match.players)
        }
        self._steps: list[dict[str, Any]] = []
        self._told = table.version

    def round(self) -> tuple[list[dict[str, Any]], dict[str, Any]]:
        """Play a round; return the position before each move of the learner, and how it ended."""
        others = {seat: bot for seat, bot in self._bots.items() if seat != LEARNER}
        self._table.deal([name.encode() for name in self._table.match.players])
        driver = Driver(self._table, others, ask=self._asked)
        driver.play_on()
        while self._table.match.in_play:
            view = self._table.view(LEARNER)
            assert view is not None
            action = self._bots[LEARNER].choose(view)
            assert action is not None, "it is the learner's turn"
            self._note(view, action)
            self._table.act(LEARNER, action)
            driver.play_on()
        return self._steps, self._moment()

    def _asked(self, seat: Seat, view: View) -> Action | None:
        """Answer for the learner whether to call May-I; only a call is a step of the lesson."""
        action = self._bots[seat].choose(view)
        if not isinstance(action, CallMayI):
            return None
        self._note(view, action)
        return action

    def _note(self, view: View, action: Action) -> None:
        step = {**self._moment(), "move": to_plain(action)}
        if isinstance(view, GinView):
            step |= _about_gin(view, action)
        elif isinstance(view, ContractView):
            step |= _about_contract(view)
        self._steps.append(step)

    def _moment(self) -> dict[str, Any]:
        """What has happened since the learner's last move, as the learner sees it."""
        events = self._table.events(LEARNER, self._told)
        self._told = self._table.version
        (board,) = show_boards(self._table.match, LEARNER)
        options = board.options
        return {
            "events": to_plain(events),
            "board": to_plain(msgspec.structs.replace(board, options=None)),
            "fits": [] if options is None else to_plain(options.layoffs),
        }


def _about_gin(view: GinView, action: Action) -> dict[str, Any]:
    """What the lesson says about a move: the melds it makes, and what each discard would leave."""
    rules = view.table.rules.melds
    hand, new = view.hand, view.drawn
    if isinstance(action, TakeDiscard):
        new = view.table.discards[-1]
        hand = Hand.of((*hand, new))
    melds = [meld.cards for meld in best_arrangement(hand, rules).melds if new in meld.cards]
    after: dict[str, int] = {}
    if len(view.hand) > view.table.rules.hand_size:
        for card in view.hand:
            if view.refusal(Discard(card)) is None:
                after[card.text] = best_arrangement(view.hand - card, rules).points
    return {"makes": _cards(melds), "after": after}


def _about_contract(view: ContractView) -> dict[str, Any]:
    """What the lesson says about a move: what each card would cost at the end."""
    points = view.table.rules.points
    return {"makes": [], "after": {card.text: points.of(card) for card in view.hand}}


def _cards(groups: Sequence[Sequence[Card]]) -> list[list[str]]:
    return [[card.text for card in group] for group in groups]


def drifted() -> list[str]:
    """Return the names of the files that are out of date."""
    return [
        path.name
        for path, text in files().items()
        if not path.is_file() or path.read_text(encoding="utf-8") != text
    ]


def main(arguments: list[str]) -> int:
    """Write the files, or with ``--check`` say which of them are out of date."""
    if arguments == ["--check"]:
        found = drifted()
        if found:
            sys.stderr.write(f"{', '.join(found)}: run python tools/learn_hands.py\n")
        return int(bool(found))
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
