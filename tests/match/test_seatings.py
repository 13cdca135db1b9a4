"""Who plays whom: every form, round after round."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hollywood.errors import HollywoodError
from hollywood.gin.rules import FORMS_BY_PLAYERS, GinRules
from hollywood.match.columns import Entry
from hollywood.match.forms import (
    ROLES,
    Pairing,
    Seating,
    first_seating,
    net_entry,
    next_seating,
    roles_after,
    roles_of,
    side_names,
    side_of,
    sides,
)
from hollywood.play import Seat
from tests.match.sheets import rules

A, B, C, D = map(Seat, range(4))


def seatings(table: GinRules, first: Seat, winners: Sequence[int | None]) -> list[Seating]:
    found = [first_seating(table, first)]
    for winner in winners:
        found.append(next_seating(table, found[-1], winner))
    return found


def boards(form: str, first: Seat, winners: Sequence[int | None], **knobs: str) -> list[str]:
    """Each round as dealer, v., other; a dealer who plays at no table stands before it."""
    table = rules(form=form, players=FORMS_BY_PLAYERS[form][0], **knobs)
    names = "ABCD"
    written = []
    for seating in seatings(table, first, winners):
        pairs = [f"{names[board.dealer]}v{names[board.other]}" for board in seating.boards]
        before = "" if seating.board_of(seating.dealer) is not None else f"{names[seating.dealer]}:"
        written.append(before + " ".join(pairs))
    return written


def test_two_players_meet_every_round() -> None:
    assert boards("two_handed", B, [0, None, 1]) == ["BvA", "AvB", "AvB", "BvA"]


@pytest.mark.parametrize(
    ("form", "winners", "expected"),
    [
        # The loser sits out, and the player who sat out deals to the winner.
        ("cutthroat", [0, 2, None, 1], ["AvB", "CvA", "BvC", "BvC", "AvB"]),
        # The loser deals between the other two; the one to the dealer's left plays first.
        ("dealer_sits_out", [2, 0, None], ["A:CvB", "B:AvC", "C:BvA", "C:BvA"]),
        # The captain lost, then the box won twice.
        ("in_the_box", [0, 2, 1, None], ["AvB", "AvC", "CvB", "BvA", "BvA"]),
        # Side 0 is the box, side 1 the other two; the winner deals.
        ("chouette", [0, 1, None, 0], ["AvB", "AvC", "CvA", "CvA", "AvB"]),
        # B and D won, and deal; then a round without a net score, then A and C.
        ("partnership", [1, None, 0], ["AvB CvD", "DvA BvC", "BvA DvC", "AvD CvB"]),
    ],
)
def test_who_plays_whom(form: str, winners: list[int | None], expected: list[str]) -> None:
    assert boards(form, A, winners) == expected


@pytest.mark.parametrize(
    ("form", "expected"),
    [
        ("two_handed", ["AvB", "BvA"]),
        ("cutthroat", ["AvB", "BvA"]),
        ("dealer_sits_out", ["A:CvB", "B:AvC"]),
        ("in_the_box", ["AvB", "AvB"]),
        ("chouette", ["AvB", "BvA"]),
        ("partnership", ["AvB CvD", "DvA BvC"]),
    ],
)
def test_a_dead_hand_may_pass_the_deal_on(form: str, expected: list[str]) -> None:
    assert boards(form, A, [None], dealer_after_draw="next") == expected


def test_box_and_captain_deal_as_two_players_do() -> None:
    assert boards("chouette", A, [0, 1], next_dealer="alternate") == ["AvB", "CvA", "AvC"]
    assert boards("chouette", B, [1, 0], next_dealer="loser") == ["BvC", "BvC", "AvB"]


def test_partners_may_take_turns_to_deal() -> None:
    found = boards("partnership", B, [1, 1, None], next_dealer="alternate")
    assert found == ["BvA DvC", "AvD CvB", "BvA DvC", "DvA BvC"]


def test_who_sits_out_cannot_win() -> None:
    table = rules(form="cutthroat", players=3)
    with pytest.raises(HollywoodError, match="did not play"):
        next_seating(table, first_seating(table, A), 2)


def test_the_seats_of_a_round_are_in_the_order_of_the_table() -> None:
    assert Pairing(dealer=C, other=A).people == (A, C)
    assert Pairing(dealer=C, other=A).dealer_seat == 1
    assert Pairing(dealer=A, other=C).dealer_seat == 0


def test_sides_and_their_names() -> None:
    names = ("Ann", "Bob", "Cy", "Di", "Eve", "Flo")
    partners = rules(form="partnership", players=6)
    assert sides(partners, B) == ((0, 2, 4), (1, 3, 5))
    assert side_names(partners, names, A) == ("Ann, Cy and Eve", "Bob, Di and Flo")
    chouette = rules(form="chouette", players=3)
    assert sides(chouette, B) == ((1,), (0, 2))
    assert side_names(chouette, names, B) == ("Bob", "Ann and Cy")
    assert side_of(C, sides(chouette, B)) == 1
    assert side_names(rules(form="cutthroat", players=3), names, A) == ("Ann", "Bob", "Cy")
    with pytest.raises(HollywoodError, match="nobody sits on place 3"):
        side_of(D, sides(chouette, B))


PARTNERS = GinRules(form="partnership", players=4)
FORMS = [(form, players) for form, allowed in FORMS_BY_PLAYERS.items() for players in allowed]


@given(form=st.sampled_from(FORMS), data=st.data())
def test_everybody_plays_once_or_sits_out(form: tuple[str, int], data: st.DataObject) -> None:
    name, players = form
    table = rules(
        form=name,
        players=players,
        next_dealer=data.draw(st.sampled_from(["winner", "loser", "alternate"])),
        dealer_after_draw=data.draw(st.sampled_from(["same", "next"])),
    )
    first = Seat(data.draw(st.integers(0, players - 1)))
    seating = first_seating(table, first)
    assert seating.dealer == first
    box = seating.box
    among = sides(table, first)
    for _ in range(8):
        playing = [person for board in seating.boards for person in board.people]
        assert sorted([*playing, *seating.out]) == list(range(players))
        assert seating.dealer in playing or (seating.dealer,) == seating.out
        assert len({side_of(board.dealer, among) for board in seating.boards}) == 1 or players == 3
        for board in seating.boards:
            assert side_of(board.dealer, among) != side_of(board.other, among)
        able = {side_of(person, among) for person in playing}
        winner = data.draw(st.sampled_from([None, *sorted(able)]))
        following = next_seating(table, seating, winner)
        if winner is None and name != "partnership":
            people = {board.people for board in seating.boards}
            moved = name == "dealer_sits_out" and table.dealer_after_draw == "next"
            assert moved or {board.people for board in following.boards} == people
        if name in ROLES and winner is not None:
            (loser,) = (person for person in playing if side_of(person, among) != winner)
            assert roles_of(table, following) == roles_after(name, roles_of(table, seating), loser)
        if name == "chouette":
            assert following.box == box
        seating = following


@given(players=st.sampled_from([4, 6, 8]), data=st.data())
def test_partners_meet_every_opponent_in_turn(players: int, data: st.DataObject) -> None:
    table = rules(form="partnership", players=players)
    tables = players // 2
    winners = data.draw(
        st.lists(st.sampled_from([None, 0, 1]), min_size=tables - 1, max_size=tables - 1)
    )
    found = seatings(table, Seat(data.draw(st.integers(0, players - 1))), winners)
    met = {board.people for seating in found for board in seating.boards}
    assert len(met) == tables * tables


# Roles


@pytest.mark.parametrize(
    ("form", "start", "losers", "expected"),
    [
        ("in_the_box", "ABC", "BAC", ["ABC", "ACB", "CBA", "BAC"]),
        ("chouette", "ABC", "BAC", ["ABC", "ACB", "ACB", "ABC"]),
        ("cutthroat", "ABC", "BAC", ["ABC", "CAB", "BCA", "ABC"]),
        ("dealer_sits_out", "ABC", "BAC", ["ABC", "BCA", "ABC", "CAB"]),
    ],
)
def test_roles_change_by_who_lost(form: str, start: str, losers: str, expected: list[str]) -> None:
    roles = dict(zip(ROLES[form], start, strict=True))
    found = ["".join(roles.values())]
    for loser in losers:
        roles = roles_after(form, roles, loser)
        found.append("".join(roles.values()))
    assert found == expected


def test_a_dead_hand_changes_no_role() -> None:
    roles = {"box": "Ann", "captain": "Bob", "out": "Cy"}
    assert roles_after("in_the_box", roles, None) == roles


def test_a_role_may_have_another_name() -> None:
    roles = {"sitter": "Cy", "box": "Ann", "captain": "Bob"}
    assert roles_after("in_the_box", roles, "Ann") == {
        "box": "Bob",
        "captain": "Cy",
        "sitter": "Ann",
    }
    idle = {"out": "Ann", "left": "Bob", "right": "Cy"}
    assert roles_after("dealer_sits_out", idle, "Cy") == {
        "out": "Cy",
        "left": "Ann",
        "right": "Bob",
    }


@pytest.mark.parametrize(
    ("form", "roles", "loser", "words"),
    [
        ("two_handed", {"dealer": "Ann", "other": "Bob"}, "Ann", "roles change in the forms"),
        ("in_the_box", {"box": "Ann", "captain": "Bob"}, "Ann", "has the roles box, captain, out"),
        ("in_the_box", {"box": "Ann", "captain": "Bob", "out": "Cy"}, "Cy", "Cy did not play"),
    ],
)
def test_roles_that_cannot_be(form: str, roles: dict[str, str], loser: str, words: str) -> None:
    with pytest.raises(HollywoodError, match=words):
        roles_after(form, roles, loser)


# The net score of several tables


@pytest.mark.parametrize(
    ("tables", "expected"),
    [
        ([Entry(0, 12), Entry(1, 10)], Entry(0, 2, kind="net")),
        ([Entry(0, 30), Entry(0, 14)], Entry(0, 44, kind="net")),
        ([Entry(0, 30), Entry(None, boxes=0), Entry(1, 40)], Entry(1, 10, kind="net")),
        ([Entry(0, 30), Entry(1, 30)], Entry(None, boxes=0, kind="draw")),
        ([Entry(None, boxes=0), Entry(None, boxes=0)], Entry(None, boxes=0, kind="draw")),
        # Extra boxes count from tables whose side won the net; those of the others are lost.
        ([Entry(0, 30, boxes=3), Entry(1, 10, boxes=2)], Entry(0, 20, boxes=3, kind="net")),
        ([Entry(0, 5, kind="gin")], Entry(0, 5, kind="gin")),
    ],
)
def test_the_net_of_the_tables_is_one_entry(tables: list[Entry], expected: Entry) -> None:
    assert net_entry(tables, PARTNERS) == expected


def test_a_side_whose_partners_all_win_gets_more_boxes() -> None:
    rules = replace(PARTNERS, partners_extra_boxes=4)
    swept = net_entry([Entry(0, 12), Entry(0, 10, boxes=3)], rules)
    assert swept == Entry(0, 22, boxes=7, kind="net")
    for other in (Entry(1, 10), Entry(None, boxes=0, kind="draw")):
        assert net_entry([Entry(0, 12), other], rules).boxes == 1
