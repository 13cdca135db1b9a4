"""A program is told only what its seat may know: no message to it contains any other card."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from hollywood.arena import shown
from hollywood.bots import Driver, make_bot
from hollywood.contract import ContractRound
from hollywood.gin import GinRound
from hollywood.match.decks import seeded_secrets
from hollywood.match.presets import rules_for
from hollywood.match.table import MatchTable, TableEvent
from hollywood.play import Action, Seat, View
from hollywood.play.text import to_json
from tests.bots.test_no_peeking import twin


class Asked:
    """A bot that records what a program in its seat would be told at each decision."""

    def __init__(self, table: MatchTable, seat: Seat, told: list[tuple[MatchTable, Any]]) -> None:
        self.name = table.match.players[seat]
        self._bot = make_bot("greedy", seat_name=self.name, seed=1)
        self._table, self._seat, self._told = table, seat, told
        self._since = 0

    def choose(self, view: View) -> Action | None:
        bots = ["greedy"] * len(self._table.match.players)
        message = shown.turn(
            self._table, self._seat, bots, number=1, must=True, since=self._since, sheet=True
        )
        self._since = self._table.version
        self._told.append((self._table, (self._seat, to_json(message).decode())))
        check_hidden(self._table, self._seat, to_json(message).decode())
        return self._bot.choose(view)


def hidden_cards(table: MatchTable, seat: Seat) -> set[str]:
    """The cards that a seat has not seen in this round: those of the stock and the other hands."""
    (board,) = table.match.boards
    play = board.round
    assert isinstance(play, GinRound | ContractRound)
    counts: dict[str, int] = {}
    hands = [
        hand.minus(play.table.known[other])
        for other, hand in enumerate(play.hands)
        if other != seat
    ]
    for card in [*play.stock, *(card for hand in hands for card in hand)]:
        counts[card.text] = counts.get(card.text, 0) + 1
    # With two packs, a card is hidden from its name only if both copies are.
    return {text for text, times in counts.items() if times == play.rules.decks}


def check_hidden(table: MatchTable, seat: Seat, message: str) -> None:
    (board,) = table.match.boards
    if board.round.awaiting is None or board.round.table.phase not in {
        *("upcard", "draw", "discard", "last_chance", "play")
    }:
        return  # after a knock the hands are open
    told = json.loads(message)
    del told["sheet"]
    told["events"] = [
        each for each in told["events"] if each["round_number"] == table.match.round_number
    ]
    for text in hidden_cards(table, seat):
        assert f'"{text}"' not in json.dumps(told), f"{text} is hidden from seat {seat}"


def games(preset: str, players: int, seed: str) -> Iterator[list[tuple[MatchTable, Any]]]:
    names = ["Ann", "Bob", "Cy", "Dot"][:players]
    table = MatchTable.open(
        rules_for(preset), names, first_dealer=Seat(0), secrets=seeded_secrets(seed)
    )
    told: list[tuple[MatchTable, Any]] = []
    bots = {Seat(seat): Asked(table, Seat(seat), told) for seat in range(players)}
    table.deal()
    Driver(table, bots).play_on()
    yield told


@pytest.mark.parametrize(
    ("preset", "players"), [("eaai", 2), ("gin", 2), ("hollywood-rounds", 2), ("may-i", 4)]
)
def test_no_hidden_card_is_in_a_decision(preset: str, players: int) -> None:
    for seed in range(4):
        for told in games(preset, players, str(seed)):
            assert len(told) > 5


@pytest.mark.parametrize("preset", ["eaai", "may-i"])
def test_a_planted_leak_is_found(preset: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TableEvent, "seen_by", lambda self, _viewer: self)
    with pytest.raises(AssertionError, match="is hidden from seat"):
        list(games(preset, 4 if preset == "may-i" else 2, "1"))


@pytest.mark.parametrize(("preset", "players"), [("eaai", 2), ("may-i", 4)])
def test_other_hidden_cards_change_nothing_in_the_table(preset: str, players: int) -> None:
    """Byte for byte; and the last message of a round contains only what is open."""
    chance, differed = random.Random(4), 0
    names = ["Ann", "Bob", "Cy", "Dot"][:players]
    table = MatchTable.open(
        rules_for(preset), names, first_dealer=Seat(0), secrets=seeded_secrets("2")
    )

    class Compared(Asked):
        def choose(self, view: View) -> Action | None:
            nonlocal differed
            match = table.match
            (board,) = match.boards
            other = MatchTable(match)
            again = twin(board.round, self._seat, chance)
            other._match = msgspec_replace(match, boards=(msgspec_replace(board, round=again),))
            differed += again != board.round
            here = to_json(shown.table_shown(table, self._seat, names))
            other._forgotten = table.version
            assert here == to_json(shown.table_shown(other, self._seat, names))
            return self._bot.choose(view)

    bots = {Seat(seat): Compared(table, Seat(seat), []) for seat in range(players)}
    table.deal()
    Driver(table, bots).play_on()
    assert differed > 5


def msgspec_replace(value: Any, **changes: Any) -> Any:
    import msgspec

    return msgspec.structs.replace(value, **changes)


def test_after_the_round_hands_that_nobody_laid_open_stay_hidden() -> None:
    """A dead hand: what the other held stays secret, as at the web table."""
    table = MatchTable.open(
        rules_for("straight-gin"),
        ["Ann", "Bob"],
        first_dealer=Seat(0),
        secrets=seeded_secrets("1"),
    )
    table.deal()
    bots = {Seat(seat): make_bot("random", seat_name=f"bot {seat}", seed=seat) for seat in range(2)}
    Driver(table, bots).play_on()
    (board,) = table.match.boards
    assert board.round.result is not None
    assert str(board.round.result.ending) == "dead_hand"
    told = json.loads(to_json(shown.round_over(table, Seat(0), ["random"] * 2, since=0)))
    assert told["table"]["boards"][0]["hands"][1] is None
    mine = table.match.boards[0].round.hands
    for card in mine[1].minus(board.round.table.known[1]):
        assert f'"{card.text}"' not in json.dumps(told)
