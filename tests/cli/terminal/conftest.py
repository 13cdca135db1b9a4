"""A person in the middle of a round: what they type, what they see, and the resulting action."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable

import msgspec
import pytest

from hollywood.cli.terminal.cast import Cast, seat_players
from hollywood.cli.terminal.contract.dialogue import ContractDialogue
from hollywood.cli.terminal.gin.dialogue import GinDialogue
from hollywood.cli.terminal.screen import EndOfInput, Screen
from hollywood.cli.terminal.sitting import Sitting
from hollywood.cli.terminal.story import Story
from hollywood.contract import ContractRound
from hollywood.gin import GinRound
from hollywood.match.course import Deal
from hollywood.match.match import Board, Match
from hollywood.match.table import MatchTable
from hollywood.play import Action, Seat

Types = Callable[..., Action | None]


@pytest.fixture
def types(monkeypatch: pytest.MonkeyPatch) -> Types:
    """Let the person at seat 0 type lines in a round; return their action, or ``None``."""

    def types(round_: GinRound | ContractRound, *lines: str, plain: bool = False) -> Action | None:
        text = "".join(f"{line}\n" for line in lines).encode()
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text), encoding="utf-8"))
        seats = 2 if isinstance(round_, GinRound) else round_.table.seats
        players = seat_players("Ann", ["greedy"], seats)
        dealer = round_.table.dealer
        match = Match.open(round_.table.rules, players, first_dealer=dealer)
        board = Board(Deal(tuple(map(Seat, range(seats))), dealer), round_)
        match = msgspec.structs.replace(match, boards=(board,), round_number=1)
        screen, cast = Screen(plain=plain, width=80), Cast.playing(players)
        sitting = Sitting(screen, MatchTable(match), cast, Story(screen, cast), luck="")
        try:
            if isinstance(round_, GinRound):
                return GinDialogue(sitting).choose()
            contract = ContractDialogue(sitting)
            if round_.awaiting == 0:
                return contract.choose()
            return contract.may_i(round_.view(Seat(0)))
        except EndOfInput:
            return None

    return types
