"""A defender plans layoffs: only that player sees how they would look, and nothing is done."""

from __future__ import annotations

import asyncio

import msgspec

from hollywood.cards import Card
from hollywood.match.course import Deal
from hollywood.match.match import Board, Match
from hollywood.match.table import MatchTable
from hollywood.melds import LaidOff
from hollywood.play import Seat
from hollywood.play.text import to_json
from hollywood.server.protocol.forms import NewTableForm
from hollywood.server.protocol.messages import Plan, Planned
from hollywood.server.rooms.opening import new_card
from hollywood.server.sight.planned import planned
from hollywood.server.sight.tables import show_table
from hollywood.server.table.seating import Place, Seating
from hollywood.server.table.state import TableState
from tests.cli.terminal.test_gin_typing import ANSWER, knocked

PLACES = (Place(person="ann"), Place(person="bob"))


def _plan(person: str | None, *layoffs: tuple[str, int]) -> tuple[Planned, bytes, bytes]:
    """The answer to a plan, and the table as the other player saw it before and after."""

    async def ask() -> tuple[Planned, bytes, bytes]:
        round_ = knocked(ANSWER)
        match = Match.open(round_.table.rules, ("Ann", "Bob"), first_dealer=Seat(1))
        board = Board(Deal((Seat(0), Seat(1)), Seat(1)), round_)
        match = msgspec.structs.replace(match, boards=(board,), round_number=1)
        card = new_card(NewTableForm(preset="hollywood-gin", entrance="invite"), "Ann")
        names = {"ann": "Ann", "bob": "Bob"}
        seating = Seating(places=PLACES)
        state = TableState(card, seating=seating, table=None, names=names, moved_at=0)
        state.table = MatchTable(match)
        before = to_json(show_table(state, Seat(1)))
        cards = tuple(LaidOff(Card(name), onto) for name, onto in layoffs)
        answer = planned(state, person, Plan(request=7, layoffs=cards))
        return answer, before, to_json(show_table(state, Seat(1)))

    return asyncio.run(ask())


def test_a_planned_card_lies_on_the_meld_and_makes_room_for_the_next() -> None:
    answer, before, after = _plan("ann", ("Ts", 1), ("3s", 0))
    assert answer.code is None
    assert answer.board is not None
    assert [str(each.card) for each in answer.layoffs] == ["Ts", "3s"]
    assert Card("Ts") not in (answer.board.hands[0] or ())
    assert Card("Ts") in answer.board.spread[1].cards
    assert answer.board.hands[1] is None
    assert answer.board.options is not None
    fitting = {str(each.card) for each in answer.board.options.layoffs}
    assert "6s" in fitting
    assert "3s" not in fitting
    assert before == after


def test_what_does_not_fit_in_its_order_is_left_out() -> None:
    answer, _, _ = _plan("ann", ("Kh", 1), ("3s", 0), ("3s", 0), ("2s", 9))
    assert answer.layoffs == (LaidOff(Card("3s"), 0),)


def test_only_who_may_lay_off_now_can_plan() -> None:
    for person, code in (("bob", "not_your_turn"), ("eve", "not_seated"), (None, "not_seated")):
        answer, _, _ = _plan(person, ("3s", 0))
        assert (answer.code, answer.board) == (code, None)
        assert answer.words
