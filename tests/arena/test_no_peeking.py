"""A program decides by its messages, and other hidden cards change no byte of them.

Two processes of the same program sit in the same seat. One is told of the round being played, the
other of the same round with everything its seat cannot see dealt again before every decision. The
program chooses by a hash of everything it has read, so one different byte would change its choice.
"""

from __future__ import annotations

import copy
import random
from contextlib import ExitStack, closing
from pathlib import Path

import pytest

from hollywood.arena import program_seats, shown
from hollywood.arena.keeping import Programs
from hollywood.arena.players import player_named
from hollywood.arena.sitting import sit
from hollywood.bots import Driver
from hollywood.match.decks import seeded_secrets
from hollywood.match.presets import rules_for
from hollywood.match.table import MatchTable
from hollywood.play import Action, Seat, View
from tests.arena.programs import program, spec_of
from tests.arena.test_hidden import msgspec_replace
from tests.bots.test_no_peeking import twin

BY_ALL_IT_READ = """
import hashlib, json, sys

read = hashlib.sha256()

def any_of(things):
    return things[int(read.hexdigest(), 16) % len(things)]

for line in sys.stdin:
    read.update(line.encode())
    message = json.loads(line)
    if message["type"] == "hello":
        print('{"type": "ready"}', flush=True)
    if message["type"] != "turn":
        continue
    board = message["table"]["boards"][0]
    may = board["options"]
    names = ("pass", "draw", "take", "allow", "deny")
    plain = [{"type": name} for name in names if may.get(name, "no") is None]
    if not message["must"]:
        action = any_of([None, {"type": "call"}]) if may["call"] is None else None
    elif may.get("show", "no") is None:
        action = {"type": "show", "melds": may["defence"]["melds"]}
    elif plain:
        action = any_of(plain)
    else:
        barred = [card for card, _ in may["barred"]]
        hand = [card for card in board["hands"][board["place"]] if card not in barred]
        action = {"type": "discard", "card": any_of(hand)}
    print(json.dumps({"type": "act", "number": message["number"], "action": action}), flush=True)
"""


ENGINE_BY_ALL_IT_READ = """
import hashlib, sys

read = hashlib.sha256()
for line in sys.stdin:
    read.update(line.encode())
    word = line.split()[0]
    if word == "hci":
        print("hciok")
    if word == "isready":
        print("readyok")
    if word == "position":
        legal = line.partition(" legal ")[2].split()
    if word == "go":
        print("bestmove", legal[int.from_bytes(read.digest()[:4], "big") % len(legal)])
    sys.stdout.flush()
"""


class Doubled:
    """A seat with two programs; the second is told of other hidden cards."""

    def __init__(self, table: MatchTable, seat: Seat, command: str) -> None:
        self.name = table.match.players[seat]
        self._table, self._seat, self._chance = table, seat, random.Random(seat)
        self._other = copy.copy(table)
        players = len(table.match.players)
        spec = spec_of(*[command] * players)
        spec = msgspec_replace(spec, rules=table.match.rules.to_mapping())
        player, bots = player_named(command, table.match.rules.family), ["program"] * players
        self._here, self._there = (
            sit(each, seat, spec, player, seed=1, bots=bots, programs=Programs())
            for each in (table, self._other)
        )
        self.decisions = self.differed = 0

    def choose(self, view: View) -> Action | None:
        match = self._table.match
        (board,) = match.boards
        again = twin(board.round, self._seat, self._chance)
        self._other._match = msgspec_replace(match, boards=(msgspec_replace(board, round=again),))
        self.decisions += 1
        self.differed += again != board.round
        action = self._here.choose(view)
        assert self._there.choose(again.view(self._seat)) == action
        return action

    def close(self) -> None:
        self._here.close()
        self._there.close()


def play(
    folder: Path, preset: str, players: int, turns: int, kind: str = "program"
) -> list[Doubled]:
    commands = {
        "program": program(folder, BY_ALL_IT_READ),
        "engine": program(folder, ENGINE_BY_ALL_IT_READ, "e.py").replace("program:", "engine:"),
        "child": "child:tests.arena.own_bots:ByAllItSees",
    }
    command = commands[kind]
    names = ["Ann", "Bob", "Cy", "Dot"][:players]
    rules = rules_for(preset, [f"turn_cap={turns}"])
    table = MatchTable.open(rules, names, first_dealer=Seat(0), secrets=seeded_secrets("6"))
    table.deal()
    with ExitStack() as stack:
        there = [
            stack.enter_context(closing(Doubled(table, Seat(seat), command)))
            for seat in range(players)
        ]
        Driver(table, {Seat(seat): bot for seat, bot in enumerate(there)}).play_on()
    return there


@pytest.mark.parametrize("kind", ["program", "engine", "child"])
@pytest.mark.parametrize(("preset", "players"), [("eaai", 2), ("hollywood-gin", 2), ("may-i", 4)])
def test_a_process_decides_alike_whatever_is_hidden(
    tmp_path: Path, preset: str, players: int, kind: str
) -> None:
    for bot in play(tmp_path, preset, players, 12 * players, kind):
        assert bot.decisions > 10
        assert bot.differed > 10


@pytest.mark.parametrize("preset", ["eaai", "may-i"])
def test_one_card_too_many_in_a_message_is_noticed(
    tmp_path: Path, preset: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The top card of the stock is leaked: within a few turns they diverge."""
    turn = shown.turn

    def leaky(table: MatchTable, seat: Seat, bots: list[str], **asked: object) -> object:
        told = turn(table, seat, bots, **asked)  # type: ignore[arg-type]
        (board,) = table.match.boards
        names = (*told.table.seats[:-1],)
        last = msgspec_replace(told.table.seats[-1], name=board.round.stock[0].text)
        return msgspec_replace(told, table=msgspec_replace(told.table, seats=(*names, last)))

    monkeypatch.setattr(program_seats, "turn", leaky)
    with pytest.raises(AssertionError):
        play(tmp_path, preset, 4 if preset == "may-i" else 2, 60)
