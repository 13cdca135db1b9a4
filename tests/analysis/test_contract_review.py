"""Reviews of the contract game: whole records, who is asked, what is seen, what luck adds up to."""

from __future__ import annotations

import random
from collections import Counter
from itertools import islice
from pathlib import Path

import msgspec
import numpy as np
import pytest

from hollywood.analysis.columns import listed
from hollywood.analysis.contract.choices import WAYS
from hollywood.analysis.contract.kernel_side import ContractKernel
from hollywood.analysis.contract.moments import contract_story_of
from hollywood.analysis.crew import Watch
from hollywood.analysis.grades import Mark, Status
from hollywood.analysis.report import Review
from hollywood.analysis.review import Reviewing
from hollywood.contract import ContractRound, Phase, eligible
from hollywood.contract.actions import CallMayI
from hollywood.kernel.contract.layout import NOBODY
from hollywood.kernel.engine.compiling import can_compile
from hollywood.play import DrawStock, Seat
from hollywood.play.text import to_json
from hollywood.records import read_record
from tests.analysis.contract_setting import WORLDS, decided, reviewed
from tests.analysis.setting import all_decisions
from tests.bots.tables import bot, moments
from tests.bots.test_no_peeking import twin
from tests.contract.setting import MAY_I, ME, dealt, sitting
from tests.matches import recorded

HANDS = 2 if can_compile() else 1


@pytest.fixture(scope="module")
def match(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("record") / "match"
    recorded(path, "may-i", players=4, rounds=HANDS)
    return path


@pytest.fixture(scope="module")
def review(match: Path) -> Review:
    return reviewed(match, worlds=48 if can_compile() else 24)


def test_every_deed_is_a_decision_and_so_is_every_discard_left_alone(
    match: Path, review: Review
) -> None:
    record = read_record(match)
    acts = [number for number, entry in enumerate(record.entries, 1) if entry["type"] == "act"]
    decisions = all_decisions(review)
    assert [each.number for each in decisions] == list(range(1, len(decisions) + 1))
    done = [each for each in decisions if each.options[each.played].action is not None]
    assert [each.line for each in done] == acts
    left = [each for each in decisions if each.options[each.played].action is None]
    assert {each.kind for each in left} == {"call"}
    # Everybody who may call for a discard calls or leaves it; nobody is asked twice about one.
    offers: Counter[tuple[int, int]] = Counter()
    for play in contract_story_of(record).rounds:
        for moment in play.moments:
            table = moment.before.table
            if moment.seat != table.turn:
                assert moment.seat in eligible(table)
                offers[play.number, 1000 * table.turns + len(table.discards)] += 1
                assert moment.before.table.phase is Phase.DRAW
    assert len(left) > len(acts) / 4
    assert max(offers.values()) == 3


def test_figures_hang_together(review: Review) -> None:
    assert (review.family, review.match_unit) == ("contract", "%")
    for each in all_decisions(review):
        behind = [option.match_behind or 0.0 for option in each.options]
        assert behind == sorted(behind)
        assert behind[0] == 0
        for option in each.options:
            if option.rounds:
                assert option.points <= 0
                assert option.match is not None
                assert -1e-6 <= option.match <= 100
                assert option.ends is not None
                ends = option.ends
                assert ends.out + ends.beaten + ends.drawn == pytest.approx(1)
        if each.status is not Status.COUNTED:
            assert (each.lost_points, each.error, each.mark) == (0, 0, Mark.NONE)
        elif each.played:
            lost = each.options[each.played]
            assert lost.match_behind is not None
            assert lost.match_behind_error is not None
            look = lost if each.again is None else each.again
            assert each.lost_match == look.match_behind
            assert lost.match_behind > each.needed_errors * lost.match_behind_error
            assert each.reason
    for person in review.people:
        own = [each for each in all_decisions(review) if each.seat == person.seat]
        assert person.decisions == person.counted + person.forced + person.too_close == len(own)
        assert person.points == -sum(one.penalties[person.seat] for one in review.rounds)
        assert person.adjusted_points == pytest.approx(person.points - person.luck_points)


def test_chances_add_up_and_luck_is_nobodys_gain(review: Review) -> None:
    for one in review.rounds:
        assert one.seats == (0, 1, 2, 3)
        for spot in one.curve:
            assert sum(spot.everyone) == pytest.approx(100)
            assert spot.match == spot.everyone[0]
        draws = [each for each in one.luck if each.card is not None]
        assert [each.seat for each in one.luck if each.card is None] == [0, 1, 2, 3]
        for each in draws:
            assert sum(match for _, match in each.everyone) == pytest.approx(0, abs=1e-6)
            assert each.everyone[each.seat] == (each.points, each.match)
        assert len(one.curve) == len(draws) + 2
    assert sum(each.luck_match or 0.0 for each in review.people) == pytest.approx(0, abs=1e-6)
    assert sum(each.result_match or 0.0 for each in review.people) == pytest.approx(100)


def test_the_review_is_the_same_whoever_does_the_work(match: Path, review: Review) -> None:
    again = reviewed(match, workers=2, worlds=review.worlds)
    assert to_json(again) == to_json(review)


def test_stopped_it_tells_of_the_hands_that_are_done(match: Path) -> None:
    reviewing = Reviewing(read_record(match), seed=1, worlds=24)
    done = 0

    def progress(pieces: int, _all: int) -> None:
        nonlocal done
        done = pieces

    first = len(contract_story_of(read_record(match)).rounds[0].moments) + 1
    stopped = reviewing.run(1, Watch(lambda: done > first, progress))
    assert not stopped.finished or HANDS == 1
    assert len(stopped.rounds) == 1


def test_hidden_cards_change_no_figure() -> None:
    chance = random.Random(3)
    kernel = ContractKernel(MAY_I, 4, 7)
    differed = 0
    play = dealt(hand_number=2, seed=4)
    for before, seat in islice(moments(play, [bot("greedy") for _ in range(4)]), 25):
        assert isinstance(before, ContractRound)
        other = twin(before, seat, chance)
        assert isinstance(other, ContractRound)
        differed += other != before
        action = next(iter(before.legal_actions(seat)))
        grades = [decided(each, action, seat, worlds=24, kernel=kernel) for each in (before, other)]
        assert to_json(grades[0]) == to_json(grades[1])
    assert differed > 20


def test_what_the_others_did_counts_where_it_is_known() -> None:
    """A round set up in the middle has the same choices, and other figures."""
    kernel = ContractKernel(MAY_I, 4, 7)
    looked = 0
    for before, seat in moments(dealt(hand_number=1, seed=4), [bot("greedy") for _ in range(4)]):
        assert isinstance(before, ContractRound)
        if before.table.turns < 8 or before.table.phase is not Phase.PLAY:
            continue
        action = next(iter(before.legal_actions(seat)))
        forgotten = msgspec.structs.replace(
            before, table=msgspec.structs.replace(before.table, past=())
        )
        known, blind = (
            decided(each, action, seat, worlds=48, kernel=kernel) for each in (before, forgotten)
        )
        assert {str(each.words) for each in known.options} == {
            str(each.words) for each in blind.options
        }
        if len(known.options) > 1:
            assert (to_json(known) != to_json(blind)) == bool(WAYS.pasts)
            looked += 1
    assert looked


def test_a_review_that_peeked_would_be_caught() -> None:
    play = dealt(seed=4)
    kernel = ContractKernel(MAY_I, 4, 7)
    other = twin(play, Seat(1), random.Random(1))
    assert isinstance(other, ContractRound)
    opened = [
        [listed(own) for own in kernel.lay_open(each, DrawStock(), (), 20, 1)[0]]
        for each in (play, other)
    ]
    assert opened[0] != opened[1]


def test_who_lets_an_offer_go_by_is_asked_at_its_beginning(match: Path) -> None:
    """It is also asked before the player knows who else calls."""
    for play in contract_story_of(read_record(match)).rounds:
        for moment in play.moments:
            if moment.action is None:
                assert not moment.before.table.calls
                assert moment.view.seat == moment.seat
            if isinstance(moment.action, CallMayI):
                assert moment.seat != moment.before.table.turn


def test_a_draw_is_worth_on_average_what_it_was_worth_before() -> None:
    """The luck of a draw is zero on average over all cards of a stock of four."""
    play = sitting(
        "4c 4d 8h 8s Kd 2c", discards="9h Jd", stock="4h 8c Kc Qs", phase=Phase.DRAW, others=5
    )
    kernel = ContractKernel(MAY_I, 4, 3)
    worlds = 3000 if can_compile() else 60
    before = np.stack(kernel.lay_open(play, DrawStock(), (), worlds, 5)[0][:4], axis=1)
    after = [
        np.stack(kernel.lay_open(play, DrawStock(), (card,), worlds, 6 + number)[1][:4], axis=1)
        for number, card in enumerate(play.stock)
    ]
    means = np.mean([each.mean(axis=0) for each in after], axis=0)
    error = np.sqrt(2) * before.std(axis=0) / np.sqrt(worlds)
    assert np.all(np.abs(before.mean(axis=0) - means) <= 4 * error)
    own = [each[:, ME].mean() for each in after]
    assert max(own) > min(own) + 5  # a four completes the contract, a queen does not


def test_a_hand_played_open_ends_as_the_rules_say() -> None:
    kernel = ContractKernel(MAY_I, 4, 3)
    for row in np.stack(kernel.deals(1, 2, 40 if can_compile() else 3), axis=1):
        penalties, out = row[:4], int(row[4])
        assert out == NOBODY or penalties[out] == 0
        assert (penalties > 0).sum() >= 3


def test_a_hand_that_ends_with_this_turn_is_exact() -> None:
    """The turn cap ends it: only the cards left in hand count."""
    rules = MAY_I.with_settings(["turn_cap=21"])
    play = sitting("3c 5d 9h Ks As 6d 7s Jd", rules, discards="Qh", hand_number=3, turns=20)
    decision = decided(play, next(iter(play.legal_actions(ME))), worlds=WORLDS)
    assert len(decision.options) == 8
    for option in decision.options:
        assert option.action is not None
        end = play.after(ME, option.action)
        assert end.result is not None
        left = sum(rules.points.of(card) for card in end.result.left[ME])
        assert (option.points, option.points_error) == (-left, 0)
    assert str(decision.options[0].words) == "discard As"


@pytest.mark.parametrize(
    ("preset", "settings", "players"),
    [
        ("liverpool", (), 3),
        ("shanghai", (), 4),
        ("may-i", ("players=8", "decks=3"), 8),
        ("may-i", ("laydown=minimum",), 4),
        ("few-wilds", (), 4),
        ("joker-to-hand", ("displace_ace=runs_only_to_hand_played_at_once",), 4),
    ],
    ids=["liverpool", "shanghai", "eight", "minimum", "few wilds", "jokers"],
)
def test_its_relatives_are_reviewed_too(
    tmp_path: Path, preset: str, settings: tuple[str, ...], players: int
) -> None:
    """With more seats and decks, jokers, other contracts, and calls that cost nothing."""
    recorded(tmp_path / "match", preset, settings, players, rounds=1)
    found = reviewed(tmp_path / "match", worlds=24)
    assert len(found.people) == players
    (hand,) = found.rounds
    assert hand.finished
    assert len(hand.penalties) == len(hand.curve[-1].everyone) == players
    assert sum(each.counted for each in found.people) > 0
