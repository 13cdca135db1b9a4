"""Ratings: every known way to win, or not to lose, without playing gains nothing."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from hollywood.match.columns import Entry
from hollywood.match.course import GinCourse, new_course
from hollywood.match.presets import rules_for
from hollywood.play import Seat
from hollywood.server.people.ratings import MU
from hollywood.server.rooms.rating import new_ratings
from hollywood.server.rooms.rooms import Rooms
from hollywood.server.store.rows import RatingRow
from hollywood.server.table.entries import Agreed, Claimed, Resigned
from hollywood.server.table.seating import Seating
from hollywood.server.table.standing import winners_of
from hollywood.server.table.state import TURNS_TO_COUNT
from hollywood.server.table.viewers import Viewer
from tests.server.rooms.house import ANN, BOB, Client, in_house
from tests.server.rooms.test_rated import _between, _offer

LONG_AGO = 1_000_000_000.0


class _Met:
    """A store in which people have met so often."""

    def __init__(self, met: int = 0) -> None:
        self._met = met

    async def ratings(self, _people: Any, _family: str) -> dict[str, RatingRow]:
        return {}

    async def meetings(self, people: Any, _family: str, since: float) -> dict[frozenset[str], int]:
        assert since < LONG_AGO
        return {frozenset((a, b)): self._met for a in people for b in people if a != b}


def _changed(
    players: int = 2,
    *,
    preset: str = "gin",
    winner: int | None = 0,
    away: tuple[int, ...] = (),
    turns: dict[int, int] | None = None,
    ended: Any = None,
    round_number: int = 3,
    met: int = 0,
) -> dict[str, int]:
    """Who has gained (1) or lost (-1) at the end of a match of p0, p1 and so on."""
    seating = Seating.of(players)
    places = tuple(
        msgspec.structs.replace(place, person=f"p{seat}", stand_in="club" if seat in away else None)
        for seat, place in enumerate(seating.places)
    )
    seating = msgspec.structs.replace(seating, places=places, ended=ended)
    course = new_course(rules_for(preset), [f"p{n}" for n in range(players)], first_dealer=Seat(0))
    counted = Counter({Seat(seat): TURNS_TO_COUNT for seat in range(players)})
    counted.update({Seat(seat): n - TURNS_TO_COUNT for seat, n in (turns or {}).items()})
    room: Any = SimpleNamespace(
        card=SimpleNamespace(rated=True, family="gin"),
        turns=counted,
        house=SimpleNamespace(store=_Met(met)),
    )
    match: Any = SimpleNamespace(course=course, round_number=round_number)
    winners = () if winner is None else (Seat(winner),)
    rows = asyncio.run(new_ratings(room, seating, match, winners, LONG_AGO))
    return {row.person: 1 if row.mu > MU else -1 if row.mu < MU else 0 for row in rows}


def test_a_match_that_was_played_counts() -> None:
    assert _changed() == {"p0": 1, "p1": -1}
    assert _changed(winner=1) == {"p0": -1, "p1": 1}


def test_a_loser_does_not_escape_by_leaving_the_seat_to_a_bot() -> None:
    assert _changed(away=(1,)) == {"p0": 1, "p1": -1}
    assert _changed(away=(1,), turns={1: 0}) == {"p0": 0, "p1": -1}


def test_a_bot_wins_for_nobody() -> None:
    assert _changed(winner=1, away=(1,)) == {}


def test_nobody_gains_who_has_hardly_played_and_nobody_gains_from_them() -> None:
    assert _changed(turns={0: 1}) == {"p1": 0}
    assert _changed(turns={1: 1}) == {"p0": 0, "p1": -1}


def test_resigning_or_going_away_after_the_deal_costs_as_much_as_a_loss() -> None:
    """A bad hand is not exchanged for another match; and nobody wins a match without playing."""
    resigned = Resigned(seat=Seat(1), winners=())
    claimed = Claimed(seat=Seat(0), claimed_from=Seat(1), void=True)
    for ended in (resigned, claimed):
        assert _changed(winner=None, ended=ended, turns={0: 0, 1: 0}) == {"p1": -1}
        assert _changed(winner=None, ended=ended, round_number=0) == {}


def test_later_they_have_lost_and_the_other_has_won() -> None:
    resigned = Resigned(seat=Seat(1), winners=(Seat(0),))
    claimed = Claimed(seat=Seat(0), claimed_from=Seat(1))
    for ended in (resigned, claimed):
        assert _changed(ended=ended) == {"p0": 1, "p1": -1}


def test_an_agreed_end_changes_nothing() -> None:
    assert _changed(winner=None, ended=Agreed(seats=(Seat(0), Seat(1)))) == {}


def test_two_who_meet_again_and_again_gain_nothing_any_more() -> None:
    assert _changed(met=1) == {"p0": 1, "p1": -1}
    assert set(_changed(met=500).values()) == {0}


def test_who_has_left_among_several_has_finished_last() -> None:
    assert _changed(4, preset="may-i", winner=3, away=(3,))["p3"] == -1


def _viewer(person: str, address: str, device: str | None = None, *, guest: bool) -> Viewer:
    return Viewer(person, address=address, device=device, guest=guest)


def test_nobody_is_a_rated_opponent_of_their_own_guests_or_in_their_own_browser() -> None:
    account = _viewer("ann", "192.0.2.1", "d1", guest=False)
    for other, same in (
        (_viewer("bob", "192.0.2.1", "d2", guest=False), False),  # two people in one house
        (_viewer("bob", "192.0.2.2", "d1", guest=False), True),
        (_viewer("bob", "192.0.2.1", guest=True), True),
        (_viewer("bob", "192.0.2.2", guest=True), False),
    ):
        assert account.may_be_same_as(other) is other.may_be_same_as(account) is same
    guests = [_viewer(name, "127.0.0.1", guest=True) for name in ("cy", "dee")]
    assert not guests[0].may_be_same_as(guests[1])  # it may be the address of a proxy


def test_at_a_rated_table_a_second_self_cannot_sit_down(tmp_path: Path) -> None:
    async def use(rooms: Rooms) -> None:
        room, ann = await _offer(rooms)
        await ann.join()
        bob = await Client(rooms, room, BOB).join()
        for client in (ann, bob):
            client.viewer.device = "the same browser"
        assert (await bob.does("sit"))["code"] == "own_opponent"
        bob.viewer.device = "another one"
        assert (await bob.does("sit"))["type"] == "done"

    in_house(tmp_path, use)


def test_a_match_of_the_most_rounds_is_decided_as_it_stands() -> None:
    """Nobody escapes a loss by dragging a match on until it may not go on."""
    course = new_course(rules_for("gin"), ["a", "b"], first_dealer=Seat(0))
    assert isinstance(course, GinCourse)
    seating = Seating.of(2)

    def standing(course: GinCourse, rounds: int) -> tuple[Seat, ...] | None:
        match: Any = SimpleNamespace(
            course=course, round_number=rounds, in_play=False, over=course.over
        )
        return winners_of(seating, match)

    assert standing(course, 499) is None
    assert standing(course, 500) == ()
    entry = Entry(winner=1, points=12, boxes=1, kind="knock")
    ahead = msgspec.structs.replace(course, sheet=course.sheet.after(entry))
    assert standing(ahead, 500) == (1,)


def test_at_the_table_a_match_of_the_most_rounds_is_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def use(rooms: Rooms) -> None:
        monkeypatch.setattr("hollywood.server.table.standing.MOST_ROUNDS", 1)
        ann, _ = await _between(rooms)
        assert ann.table["stage"] == "over"
        assert ann.table["outcome"]["winners"] == []
        assert ann.table["outcome"]["void"] is False
        rows = await rooms.store.ratings((ANN, BOB), "gin")
        assert [rows[person].matches for person in (ANN, BOB)] == [1, 1]
        assert (await ann.does("rematch"))["type"] == "done"
        met = await rooms.store.meetings((ANN, BOB), "gin", 0.0)
        assert met == {frozenset((ANN, BOB)): 1}

    in_house(tmp_path, use)
