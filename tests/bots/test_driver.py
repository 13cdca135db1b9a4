"""The driver: who is asked when, and where it stops."""

from __future__ import annotations

from typing import Any

import pytest

from hollywood.bots import Driver, play_on
from hollywood.contract import CallMayI, ContractRound
from hollywood.contract.actions import AllowMayI, DenyMayI
from hollywood.errors import IllegalAction
from hollywood.match.presets import rules_for
from hollywood.match.table import MatchTable
from hollywood.play import Action, Bot, Discard, DrawStock, Seat, TakeDiscard, View
from tests.bots.tables import bot, opened

ANN, BOB, CY, DOT = map(Seat, range(4))


class Scripted:
    """Draws and discards its first card; calls whenever it may, if it is a caller."""

    def __init__(self, seat: Seat, diary: list[tuple[Seat, str]], *, calls: bool = False) -> None:
        self.name = f"scripted {seat}"
        self.seat = seat
        self.diary = diary
        self.calls = calls

    def choose(self, view: View) -> Action | None:
        awaited = view.awaiting == self.seat
        self.diary.append((self.seat, "turn" if awaited else "asked"))
        if not awaited:
            return CallMayI() if self.calls else None
        answers = [action for action in view.legal_actions() if isinstance(action, AllowMayI)]
        return answers[0] if answers else _simplest(view)


def _simplest(view: View) -> Action:
    actions = list(view.legal_actions())
    for kind in (DrawStock, TakeDiscard, Discard):
        for action in actions:
            if isinstance(action, kind):
                return action
    raise AssertionError(actions)


def may_i_table() -> MatchTable:
    table = opened(rules_for("may-i", ["turn_cap=20"]), 4)
    table.deal()
    assert table.match.awaiting == (BOB,)
    return table


def contract_round(table: MatchTable) -> ContractRound:
    play = table.match.boards[0].round
    assert isinstance(play, ContractRound)
    return play


def scripted(*seats: Seat, diary: list[Any], callers: tuple[Seat, ...] = ()) -> dict[Seat, Bot]:
    return {seat: Scripted(seat, diary, calls=seat in callers) for seat in seats}


def test_people_are_asked_before_bots_and_both_clockwise() -> None:
    """Bob is in turn: Cy, Dot and Ann may call; Ann and Cy are people."""
    table, diary = may_i_table(), list[tuple[Seat, str]]()

    def ask(seat: Seat, view: View) -> Action | None:
        assert view.seat == seat
        diary.append((seat, "asked"))
        return None

    Driver(table, scripted(BOB, DOT, diary=diary), ask=ask).play_on()
    asked = [(CY, "asked"), (ANN, "asked"), (DOT, "asked")]
    assert diary[:5] == [*asked, (BOB, "turn"), (BOB, "turn")]
    # Now it is the turn of Cy, a person: the table waits for him; the others have been asked.
    assert diary[5:] == [(ANN, "asked"), (DOT, "asked"), (BOB, "asked")]
    assert table.match.awaiting == (CY,)


def test_everybody_is_asked_once_about_a_discard() -> None:
    table, diary = may_i_table(), list[tuple[Seat, str]]()
    driver = Driver(table, scripted(ANN, CY, DOT, diary=diary))
    driver.play_on()
    assert [seat for seat, _ in diary] == [CY, DOT, ANN]
    driver.play_on()
    assert len(diary) == 3
    table.act(BOB, DrawStock())
    driver.play_on()
    assert len(diary) == 3  # the offer is over, and Bob has not discarded


def test_calls_for_one_discard_are_a_tie_that_goes_clockwise() -> None:
    """Ann, a person, is asked first; Cy sits nearer to Bob, and gets the card."""
    table, diary = may_i_table(), list[tuple[Seat, str]]()
    bots = scripted(BOB, CY, DOT, diary=diary, callers=(CY, DOT))
    done: list[tuple[Seat, Action]] = []
    Driver(
        table,
        bots,
        ask=lambda *_: CallMayI(5),
        watch=lambda seat, action: done.append((seat, action)),
    ).play_on()
    calls = [(seat, action) for seat, action in done if isinstance(action, CallMayI)]
    assert [seat for seat, _ in calls[:3]] == [ANN, CY, DOT]
    assert len({action for _, action in calls[:3]}) == 1
    assert done[3] == (BOB, AllowMayI())
    assert contract_round(table).table.granted[CY] >= 1


def test_a_person_in_turn_answers_the_calls_of_bots() -> None:
    table, diary = may_i_table(), list[tuple[Seat, str]]()
    driver = Driver(table, scripted(ANN, CY, DOT, diary=diary, callers=(DOT,)))
    driver.play_on()
    assert table.match.awaiting == (BOB,)
    assert [call.seat for call in contract_round(table).table.calls] == [DOT]
    table.act(BOB, DenyMayI())
    driver.play_on()
    assert len(diary) == 3


def test_a_bot_that_is_to_act_must_act() -> None:
    class Idle:
        name = "Idle"

        def choose(self, view: View) -> Action | None:
            return None

    table = opened(rules_for("gin"), 2)
    table.deal()
    with pytest.raises(IllegalAction, match="Idle is to act"):
        play_on(table, {BOB: Idle()})


def test_it_stops_at_once_where_a_person_is_to_act_and_where_nothing_is_to_be_done() -> None:
    table = opened(rules_for("gin"), 2)
    play_on(table, {ANN: bot("greedy")})
    table.deal()
    version = table.version
    play_on(table, {ANN: bot("greedy")})
    assert table.version == version
    assert table.match.awaiting == (BOB,)
    play_on(table, {ANN: bot("greedy"), BOB: bot("greedy")})
    assert not table.match.in_play


def test_bots_play_at_all_boards_while_a_person_thinks_at_one() -> None:
    table = opened(rules_for("hollywood-gin", ["form=partnership", "players=4"]), 4)
    table.deal()
    person = table.match.boards[0].deal.seats[0]
    bots = {Seat(seat): bot("greedy") for seat in range(4) if seat != person}
    play_on(table, bots)
    assert table.match.awaiting == (person,)
    assert table.match.boards[1].round.awaiting is None
