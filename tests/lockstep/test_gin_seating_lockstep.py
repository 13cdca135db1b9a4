"""Who plays whom, and who deals, in the engine and in the kernel, round by round."""

from __future__ import annotations

import random

import pytest

from hollywood.gin import GinRules
from hollywood.gin.vectors.rules import rules_vector
from hollywood.kernel.gin import seating as kernel
from hollywood.kernel.gin.layout import NOBODY
from hollywood.match.forms import first_seating, next_seating, side_of, sides
from hollywood.match.presets import rules_for
from hollywood.play import Seat
from tests.envs.playing import FORMS


@pytest.mark.parametrize("dealer", ["winner", "loser", "alternate"])
@pytest.mark.parametrize("draw", ["same", "next"])
@pytest.mark.parametrize("name", ["two_handed", *FORMS])
def test_the_same_people_play(name: str, dealer: str, draw: str) -> None:
    knobs = {**FORMS.get(name, {}), "next_dealer": dealer, "dealer_after_draw": draw}
    rules = GinRules.from_mapping(knobs, base=rules_for("hollywood-gin"))
    numbers, players = rules_vector(rules), rules.players
    form = kernel.FORMS.index(rules.form)
    rng = random.Random(f"{name} {dealer} {draw}")
    for first in map(Seat, range(players)):
        seating, vector = first_seating(rules, first), [7] * kernel.Q_LENGTH
        kernel.seat_first(vector, form, players, first)
        among = sides(rules, first)
        assert kernel.sides_of(form) == len(among)
        for person in range(players):
            assert kernel.side_of(form, first, person) == side_of(Seat(person), among)
        for _ in range(40):
            assert kernel.boards_of(form, players) == len(seating.boards)
            for number, board in enumerate(seating.boards):
                assert kernel.dealer_at(vector, form, players, number) == board.dealer
                seats = [kernel.person_at(vector, form, players, number, seat) for seat in (0, 1)]
                assert tuple(seats) == board.people
            for person in range(players):
                wanted = seating.board_of(Seat(person))
                board_there = kernel.board_with(vector, form, players, person)
                assert board_there == (NOBODY if wanted is None else wanted)
            playing = {side_of(person, among) for person in seating.boards[0].people}
            won = rng.choice([None, *sorted(playing)])
            seating = next_seating(rules, seating, won)
            kernel.seat_next(vector, form, numbers, NOBODY if won is None else won)
