"""A match deals, plays, scores and seats its people, round after round, in every form."""

from __future__ import annotations

from typing import Any

import pytest

from hollywood.errors import HollywoodError, IllegalAction, RulesError
from hollywood.gin import GinRules, GinView, PassUpcard
from hollywood.match.course import ContractCourse, GinCourse
from hollywood.match.match import Match
from hollywood.match.presets import rules_for
from hollywood.match.table import MatchTable
from hollywood.play import DrawStock, Seat
from hollywood.play.text import to_json
from tests.matches import GAME_IDS, GAMES, NAMES, open_table, play_rounds


@pytest.mark.parametrize(("preset", "settings", "players"), GAMES, ids=GAME_IDS)
def test_every_game_is_played_to_its_end(
    preset: str, settings: tuple[str, ...], players: int
) -> None:
    table = open_table(preset, settings, players)
    play_rounds(table)
    match = table.match
    assert match.over
    assert not match.in_play
    assert match.awaiting == ()
    assert match.course.winners
    assert match.course.sheet.over
    with pytest.raises(IllegalAction, match="match is over"):
        match.dealt([match.rules.pack.cards] * len(match.boards))


@pytest.mark.parametrize(("preset", "settings", "players"), GAMES, ids=GAME_IDS)
def test_every_board_seats_people_once_and_they_alone_may_act(
    preset: str, settings: tuple[str, ...], players: int
) -> None:
    table = open_table(preset, settings, players)
    for _ in range(4):
        table.deal()
        match = table.match
        seated = [seat for board in match.boards for seat in board.deal.seats]
        assert len(set(seated)) == len(seated) <= players
        for seat in map(Seat, range(players)):
            view = match.view(seat)
            assert (view is not None) == (seat in seated)
            if seat not in seated:
                assert match.why_illegal(seat, DrawStock()) == "You sit out this round."
                with pytest.raises(IllegalAction, match="You sit out"):
                    match.after(seat, DrawStock())
        play_rounds(table, rounds=1)
        if table.match.over:
            break


def test_the_results_of_a_round_go_on_the_sheet_once() -> None:
    table = open_table("hollywood-gin")
    play_rounds(table, rounds=3)
    course = table.match.course
    assert isinstance(course, GinCourse)
    assert len(course.sheet.entries) == 3


def test_the_winner_deals_and_the_loser_acts_first() -> None:
    table = open_table("hollywood-gin")
    for _ in range(5):
        play_rounds(table, rounds=1)
        course = table.match.course
        assert isinstance(course, GinCourse)
        winner = course.sheet.entries[-1].winner
        table.deal()
        assert winner is not None
        assert table.match.awaiting == (Seat(1 - winner),)
        play_rounds(table, rounds=1)


def test_hands_of_the_contract_game_follow_each_other_and_the_deal_goes_round() -> None:
    table = open_table("may-i", (), 5)
    dealers = []
    while not table.match.over:
        table.deal()
        course = table.match.course
        assert isinstance(course, ContractCourse)
        dealers.append(table.match.boards[0].deal.dealer)
        play_rounds(table, rounds=1)
    assert dealers == [0, 1, 2, 3, 4, 0, 1]


def test_partners_score_the_net_of_their_tables_as_one_entry() -> None:
    table = open_table("hollywood-gin", ("form=partnership", "players=4"), 4)
    table.deal()
    assert len(table.match.boards) == 2
    assert len(table.match.awaiting) == 2
    play_rounds(table, rounds=1)
    course = table.match.course
    assert isinstance(course, GinCourse)
    assert course.sheet.sides == ("Ann and Cy", "Bob and Dot")
    assert len(course.sheet.entries) == 1


def test_tables_of_one_deal_have_decks_of_their_own() -> None:
    table = open_table("hollywood-gin", ("form=partnership", "players=4"), 4)
    table.deal()
    first, second = table.proofs
    assert first.secret != second.secret
    assert table.match.boards[0].round.hands != table.match.boards[1].round.hands


@pytest.mark.parametrize(
    ("preset", "names", "dealer", "said"),
    [
        ("gin", ["Ann"], 0, "1 players sit at the table; these rules are for 2"),
        ("may-i", ["Ann", "Bob"], 0, "2 players sit at the table; these rules are for 4 or 5 or 6"),
        ("gin", ["Ann", "Ann"], 0, "every player needs a different name"),
        ("gin", ["Ann", "ann"], 0, "every player needs a different name"),
        ("gin", ["Ann", " "], 0, "a name has 1 to 60 characters"),
        ("gin", ["Ann", "Bob "], 0, "a name has no blanks around it"),
        ("gin", ["Ann", "B\x1b[2J"], 0, "a name has no characters that cannot be seen"),
        ("gin", ["Ann", "B\nC"], 0, "a name has no characters that cannot be seen"),
        ("gin", ["Ann", "B" * 61], 0, "a name has 1 to 60 characters"),
        ("gin", ["Ann", "Bob"], 2, "seat 2 cannot deal: seats count from 0 to 1"),
        ("gin", ["Ann", "Bob"], -1, "seat -1 cannot deal"),
    ],
)
def test_a_match_that_cannot_be_is_refused(
    preset: str, names: list[str], dealer: int, said: str
) -> None:
    with pytest.raises(RulesError) as caught:
        Match.open(rules_for(preset), names, first_dealer=Seat(dealer))
    assert str(caught.value).startswith(said)


def test_nothing_can_be_done_before_the_deal() -> None:
    table = open_table("gin")
    assert table.view(Seat(0)) is None
    assert table.match.why_illegal(Seat(0), DrawStock()) == "No round has been dealt yet."
    with pytest.raises(IllegalAction, match="No round has been dealt"):
        table.act(Seat(0), DrawStock())


@pytest.mark.parametrize("seat", [None, -1, 2, 99, True, 1.0, "x", [], {}])
def test_who_has_no_seat_is_told_so(seat: Any) -> None:
    table = open_table("gin")
    for _ in range(2):
        words = table.match.why_illegal(seat, DrawStock())
        watching = seat is None
        assert words is not None
        assert words.startswith("Only the players may act" if watching else "There is no ")
        with pytest.raises(IllegalAction) as caught:
            table.act(seat, DrawStock())
        assert str(caught.value) == words
        assert table.view(seat) is None
        if not table.match.in_play:
            table.deal()


def test_the_commitment_is_published_before_the_contributions_and_binds() -> None:
    one, two = open_table("gin"), open_table("gin")
    assert one.commitments() == one.commitments() == two.commitments()
    one.deal([b"a", b"b"])
    two.deal([b"a", b"c"])
    assert one.proofs[0].commitment == two.proofs[0].commitment
    assert one.match.boards[0].round.hands != two.match.boards[0].round.hands
    play_rounds(one, rounds=1)
    assert one.commitments() != (one.proofs[0].commitment,)


@pytest.mark.parametrize("given", [[b"a"], [b"a", b"b", b"c"], ["a", "b"], [b"a", None]])
def test_contributions_that_do_not_fit_are_refused(given: list[bytes]) -> None:
    table = open_table("gin")
    sealed = table.commitments()
    with pytest.raises(HollywoodError, match="one from each of the 2 players"):
        table.deal(given)
    assert not table.match.boards
    assert table.commitments() == sealed


def test_decks_for_people_differ_from_match_to_match() -> None:
    rules = rules_for("gin")
    tables = [MatchTable.open(rules, NAMES[:2], first_dealer=Seat(0)) for _ in range(2)]
    assert tables[0].commitments() != tables[1].commitments()


def test_everyone_gets_every_event_and_only_his_own_cards() -> None:
    table = open_table("hollywood-gin", ("form=partnership", "players=4"), 4)
    table.deal()
    play_rounds(table, rounds=2)
    everyone = [table.events(seat) for seat in (None, *map(Seat, range(4)))]
    assert {len(events) for events in everyone} == {table.version}
    for seat in map(Seat, range(4)):
        for event in table.events(seat):
            if event.event.__class__.__name__ == "Dealt" and seat not in event.seats:
                assert b'"hands":[null,null]' in to_json(event)
    assert table.events(Seat(1), table.version - 2) == table.events(Seat(1))[-2:]


def test_a_view_of_a_match_is_the_view_of_its_round() -> None:
    table = open_table("gin", (), 2)
    table.deal()
    view = table.view(Seat(1))
    assert isinstance(view, GinView)
    assert view.seat == 1
    assert isinstance(view.table.rules, GinRules)
    assert table.act(Seat(1), PassUpcard()) == table.version == 2


def test_sides_pay_man_to_man() -> None:
    table = open_table(
        "hollywood-gin", ("form=partnership", "players=4", "game_bonus=100", "stake=5"), 4
    )
    play_rounds(table)
    course = table.match.course
    assert isinstance(course, GinCourse)
    (between_sides,) = course.sheet.settlement.payments
    winners = {seat for seat in range(4) if seat % 2 == between_sides.payee}
    assert {payment.payee for payment in course.payments} == winners
    assert {payment.payer for payment in course.payments} == {0, 1, 2, 3} - winners
    assert all(payment.cents == between_sides.cents for payment in course.payments)
