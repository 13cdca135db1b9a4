"""Whole records: the same with any number of workers, cut off, stopped, and of other games."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from hollywood.analysis.columns import listed
from hollywood.analysis.crew import Watch
from hollywood.analysis.gin.kernel_side import Kernel
from hollywood.analysis.gin.match_stakes import match_worth
from hollywood.analysis.gin.stakes import MatchWorth
from hollywood.analysis.grades import Mark, Status
from hollywood.analysis.report import Review
from hollywood.analysis.review import Reviewing
from hollywood.bots.gin.nets import points_worth
from hollywood.errors import RecordError
from hollywood.gin import GIN_PRESETS
from hollywood.kernel.gin.worth import WORTH_LENGTH
from hollywood.match.course import GinCourse
from hollywood.play import Seat
from hollywood.play.text import to_json
from hollywood.records import read_record
from tests.analysis.setting import WATCH, WORLDS, all_decisions, played_with, reviewed
from tests.matches import recorded


@pytest.fixture(scope="module")
def match(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("record") / "match"
    played_with(path, "hollywood-gin", kinds=("linear", "greedy"), rounds=2)
    return path


@pytest.fixture(scope="module")
def review(match: Path) -> Review:
    return reviewed(match)


def test_every_decision_is_there_once(match: Path, review: Review) -> None:
    record = read_record(match)
    acts = [number for number, entry in enumerate(record.entries, 1) if entry["type"] == "act"]
    decisions = all_decisions(review)
    assert [each.number for each in decisions] == list(range(1, len(decisions) + 1))
    before_knock = [each.line for each in decisions if each.kind != "lay_off"]
    answers = {
        line
        for line in acts
        if record.entries[line - 1]["action"]["type"] in {"lay_off", "show", "finish"}
    }
    assert before_knock == [line for line in acts if line not in answers]
    assert {each.line for each in decisions if each.kind == "lay_off"} <= answers


def test_figures_hang_together(review: Review) -> None:
    for each in all_decisions(review):
        behind = [option.behind for option in each.options]
        assert behind == sorted(behind)
        assert behind[0] == 0
        for option in each.options:
            assert option.points == pytest.approx(each.options[0].points - option.behind)
        if each.status is not Status.COUNTED:
            assert (each.lost_points, each.error, each.mark) == (0, 0, Mark.NONE)
        elif each.played:
            done = each.options[each.played]
            assert done.behind > each.needed_errors * done.behind_error
            look = done if each.again is None else each.again
            assert each.lost_points == look.behind > 2 * look.behind_error
            assert each.reason
    for person in review.people:
        own = [each for each in all_decisions(review) if each.seat == person.seat]
        assert person.decisions == len(own)
        assert person.decisions == person.counted + person.forced + person.too_close
        assert person.lost_points == pytest.approx(sum(each.lost_points for each in own))
        assert person.adjusted_points == pytest.approx(person.points - person.luck_points)
    first, second = review.people
    assert first.points == -second.points
    assert first.luck_points == pytest.approx(-second.luck_points)


def test_the_curve_goes_from_the_deal_to_the_result(review: Review) -> None:
    so_far = 0
    for one in review.rounds:
        start = one.curve[0].points - one.luck[0].points
        assert abs(start - so_far) < 4  # rounds are nearly even before they are dealt
        so_far += one.points
        assert one.curve[-1].points == so_far
        draws = [chance for chance in one.luck if chance.card is not None]
        assert len(one.curve) == len(draws) + 2


def test_any_number_of_workers_say_the_same(match: Path, review: Review) -> None:
    assert to_json(reviewed(match, workers=3)) == to_json(review)
    again = Reviewing(read_record(match), seed=2, worlds=WORLDS, match=None).run(1, WATCH)
    assert to_json(again) != to_json(review)


def test_it_can_be_written_down(review: Review) -> None:
    plain = json.loads(to_json(review))
    assert plain["rounds"][0]["decisions"][0]["options"][0]["words"]
    assert isinstance(plain["rounds"][0]["decisions"][0]["hand"], list)


def test_stopped_it_tells_whole_rounds_only(match: Path, review: Review) -> None:
    reviewing = Reviewing(read_record(match), seed=1, worlds=WORLDS, match=None)
    pieces = len(all_decisions(msgspec.structs.replace(review, rounds=review.rounds[:1]))) + 2
    done = 0

    def count(so_far: int, _all: int) -> None:
        nonlocal done
        done = so_far

    stopped = reviewing.run(1, Watch(lambda: done > pieces, count))
    assert not stopped.finished
    assert [one.number for one in stopped.rounds] == [1]
    assert to_json(stopped.rounds[0]) == to_json(review.rounds[0])
    nothing = reviewing.run(1, Watch(lambda: True, lambda _done, _all: None))
    assert nothing.rounds == ()
    assert nothing.people[0].error_rate is None


def test_what_is_found_so_far_is_what_the_review_says_in_the_end(
    match: Path, review: Review
) -> None:
    so_far: list[Review] = []
    reviewing = Reviewing(read_record(match), seed=1, worlds=WORLDS, match=None)
    whole = reviewing.run(1, Watch(lambda: False, lambda _done, _all: None, so_far.append))
    assert to_json(whole) == to_json(review)
    assert len(review.rounds) > 1
    assert [len(each.rounds) for each in so_far] == list(range(1, len(review.rounds)))
    for each in so_far:
        assert not each.finished
        assert to_json(each.rounds) == to_json(review.rounds[: len(each.rounds)])


def test_the_match_is_counted_in_what_the_rules_play_for(match: Path) -> None:
    """Match values are computed for both seats as dealer; errors are graded by them."""
    asked = []

    def tenth(
        course: GinCourse, seat: Seat, dealer: Seat, other: Seat, doubled: bool
    ) -> MatchWorth:
        assert not doubled
        asked.append((len(course.sheet.entries), seat, dealer, other))
        points = points_worth()
        return MatchWorth([number // 10 for number in points], "points")

    found = reviewed(match, match=tenth)
    assert {entry[0] for entry in asked} == {0, 1}
    assert {entry[1:] for entry in asked if entry[0] == 0} == {(0, 0, 1), (1, 0, 0)}
    assert found.match_unit == "points"
    plain = reviewed(match)
    for with_match, without in zip(all_decisions(found), all_decisions(plain), strict=True):
        assert with_match.error == pytest.approx(without.error, abs=1e-9)
        assert with_match.status == without.status
        if with_match.lost_match is not None:
            assert with_match.lost_match == pytest.approx(with_match.lost_points / 10)


def test_a_match_that_is_worth_nothing_any_more_has_no_mistakes(match: Path) -> None:
    def nothing(*_: object) -> MatchWorth:
        return MatchWorth([50_000] * WORTH_LENGTH, "%")

    found = reviewed(match, match=nothing)
    assert {each.error for each in all_decisions(found)} == {0.0}
    assert found.worst == ()


@pytest.mark.parametrize(
    ("preset", "settings", "players"),
    [
        ("hollywood-gin", (), 2),
        ("gin", ("form=cutthroat", "players=3"), 3),
        ("hollywood-gin", ("form=partnership", "players=4"), 4),
        ("hollywood-rounds", ("knocker_layoff=true",), 2),
        ("oklahoma", ("stock_end=fiftieth_card", "stock_floor=10"), 2),
    ],
)
def test_every_form(tmp_path: Path, preset: str, settings: tuple[str, ...], players: int) -> None:
    """Graded by match value, as everybody's review is."""
    recorded(tmp_path / "match", preset, settings, players, rounds=1)
    found = reviewed(tmp_path / "match", match=match_worth)
    assert found.finished
    assert len(found.people) == players
    assert sum(person.points for person in found.people) == 0
    assert all_decisions(found)
    for each in all_decisions(found):
        behind = [option.match_behind for option in each.options]
        if each.status is not Status.FORCED:
            assert behind[0] == 0
            assert sorted(behind, key=lambda one: one or 0.0) == behind, "the best first"
        assert each.error >= 0
        assert each.lost_match is None or each.lost_match >= 0


def test_a_record_cut_off_is_reviewed_as_far_as_it_goes(match: Path, tmp_path: Path) -> None:
    (tmp_path / "cut").write_bytes(match.read_bytes()[:-300])
    found = reviewed(tmp_path / "cut")
    assert found.cut_off is not None
    assert not found.rounds[-1].finished
    assert found.rounds[-1].result == "Not finished."
    played = sum(one.points for one in found.rounds if one.finished)
    assert found.people[0].points == played


def test_a_record_without_a_deal_has_nothing_to_review(match: Path, tmp_path: Path) -> None:
    (tmp_path / "short").write_bytes(match.read_bytes().split(b"\n")[0] + b"\n")
    found = reviewed(tmp_path / "short")
    assert (found.rounds, found.worst, found.finished) == ((), (), True)


def test_a_damaged_record_is_refused(match: Path, tmp_path: Path) -> None:
    (tmp_path / "bad").write_bytes(match.read_bytes().replace(b'"Bob"', b'"Rob"', 1))
    with pytest.raises(RecordError, match="line 1"):
        read_record(tmp_path / "bad")


def test_each_round_has_dealt_rounds_of_its_own_to_be_told_from() -> None:
    """If they were equal, so would be their errors, which are added as if independent."""
    kernel = Kernel(GIN_PRESETS["gin"], 1)
    first, second = (listed(kernel.deals(24, number)) for number in (0, 1))
    assert first != second
    assert listed(kernel.deals(24, 1)) == second
