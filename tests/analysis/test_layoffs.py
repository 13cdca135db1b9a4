"""Layoffs are computed exactly: the loss is what better ones would have saved, to the point."""

from __future__ import annotations

import msgspec
import pytest

from hollywood.analysis.gin.layoffs import answers, judge
from hollywood.analysis.gin.match_stakes import match_worth
from hollywood.analysis.gin.moments import Moment, Played
from hollywood.analysis.gin.stakes import MatchJudge, stakes_of
from hollywood.analysis.grades import Mark, Status
from hollywood.analysis.report import Decision
from hollywood.cards import Card
from hollywood.gin import GIN_PRESETS, Finish, GinRound, GinRules, LayOff, ShowHand, price
from hollywood.match.columns import Entry
from hollywood.match.course import GinCourse, new_course
from hollywood.melds import best_arrangement, best_defence
from hollywood.play import Action, Seat
from tests.analysis.setting import ANN, BOB, played, reason_of
from tests.gin.playing import GIN, defend, holding, knock

KNOCKER = "3c 3d 3h 7s 8s 9s Kc Kd Kh 8d Qd"
SPREAD = ("3c 3d 3h", "7s 8s 9s", "Kc Kd Kh")
DEFENDER = "3s 6s Ts Js 5d 5h 5c Ks 2c Ac"


def told(
    start: GinRound,
    actions: list[tuple[Seat, Action]],
    *,
    course: GinCourse | None = None,
    match: MatchJudge | None = None,
) -> list[Decision]:
    """The decisions of a round that begins with Ann's knock, at the match's start or later."""
    moments, state = [], start
    for line, (seat, action) in enumerate(actions, start=3):
        moments.append(Moment(line=line, before=state, seat=seat, action=action))
        state = state.after(seat, action)
    first = played(start, *actions[0])
    play = Played(
        number=1,
        board=0,
        line=2,
        seats=first.seats,
        dealer=first.dealer,
        course=course or first.course,
        dealt=start,
        moments=tuple(moments),
        end=state,
    )
    found = []
    for moment, after in answers(play):
        stakes = stakes_of(play.course, moment.seat, BOB, Seat(1 - moment.seat), match)
        found.append(judge(play, moment, after, stakes))
    return found


def knocked(rules: GinRules = GIN) -> GinRound:
    return holding(rules, KNOCKER, DEFENDER).after(ANN, knock(rules, "Qd", *SPREAD))


def show(state: GinRound) -> ShowHand:
    return ShowHand(best_arrangement(state.hands[BOB], state.rules.melds).melds)


def test_the_best_answer_costs_nothing() -> None:
    state = knocked()
    best = best_defence(state.hands[BOB], state.table.spread, state.rules.melds)
    actions: list[tuple[Seat, Action]] = [
        *((BOB, LayOff(each.card, each.onto)) for each in best.layoffs),
        (BOB, ShowHand(best.melds)),
    ]
    (found,) = told(state, actions)
    assert (found.kind, found.status, found.mark) == ("lay_off", Status.COUNTED, Mark.NONE)
    assert (found.lost_points, found.played) == (0, 0)


def test_what_is_not_laid_off_is_lost_to_the_point() -> None:
    state = knocked()
    (found,) = told(state, [(BOB, show(state))])
    ends = [defend(state), state.after(BOB, show(state))]
    best, done = (
        score.points * (1 if score.winner == BOB else -1)
        for score in (price(end.result, GIN) for end in ends if end.result is not None)
    )
    assert found.lost_points == best - done > 20
    assert found.mark is Mark.VERY_BAD
    assert found.options[found.played].points == done
    assert "3s fits on 3c 3d 3h" in reason_of(found)
    assert "but 3 was possible" in reason_of(found)


def test_one_card_too_few() -> None:
    state = knocked()
    first: list[tuple[Seat, Action]] = [
        (BOB, LayOff(Card("Ts"), 1)),
        (BOB, LayOff(Card("Js"), 1)),
        (BOB, LayOff(Card("6s"), 1)),
        (BOB, LayOff(Card("Ks"), 2)),
    ]
    end = state
    for seat, action in first:
        end = end.after(seat, action)
    (found,) = told(state, [*first, (BOB, show(end))])
    assert found.lost_points == 3


@pytest.mark.parametrize("match", [None, match_worth], ids=["points", "match"])
@pytest.mark.parametrize("lays_off", [True, False])
def test_to_lose_by_more_is_worth_more_where_it_ends_a_column(
    lays_off: bool, match: MatchJudge | None
) -> None:
    """With 59 points Ann has 99 in her first column; with 62 it closes before Bob scores in it."""
    rules = GIN_PRESETS["hollywood-gin"]
    state = holding(rules, KNOCKER, "3s Qs Jh Td 9c 8h 7c 6d 5h 2c")
    state = state.after(ANN, knock(rules, "Qd", *SPREAD))
    actions: list[tuple[Seat, Action]] = [(BOB, ShowHand(()))]
    if lays_off:
        actions.insert(0, (BOB, LayOff(Card("3s"), 0)))
    course = new_course(rules, ("Ann", "Bob"), first_dealer=ANN)
    assert isinstance(course, GinCourse)
    sheet = course.sheet.after(Entry(ANN, 22, 0)).after(Entry(ANN, 18, 0))
    course = msgspec.structs.replace(course, sheet=sheet)
    (found,) = told(state, actions, course=course, match=match)
    best, other = found.options[0], found.options[-1]
    if lays_off:
        assert found.options == (best,), "a player who lays off everything is not asked for less"
    elif match is None:
        assert (found.played, found.lost_points, best.laid, other.laid) == (1, 3, 1, 0)
        assert found.mark is Mark.BAD
        return
    else:
        assert (found.played, best.laid, other.laid) == (0, 0, 1)
        assert other.behind == -3
        assert other.match_behind is not None
        assert other.match_behind > 0.3
    assert (found.played, found.lost_points, found.error) == (0, 0, 0)
    assert (found.mark, found.grounds) == (Mark.NONE, ())
    assert found.lost_match in {None, 0}


def test_without_a_lay_off_there_is_no_choice() -> None:
    state = holding(GIN, KNOCKER, "2c 2d 4h 4d 6c 6d Tc Td Jc Jd").after(
        ANN, knock(GIN, "Qd", *SPREAD)
    )
    (found,) = told(state, [(BOB, show(state))])
    assert found.status is Status.FORCED


@pytest.mark.parametrize("lays_off", [True, False])
def test_each_answers_for_himself_only(lays_off: bool) -> None:
    """If the knocker may lay off too, the knocker's misses are not the defender's loss."""
    from dataclasses import replace

    rules = replace(GIN, knocker_layoff=True)
    state = holding(rules, "3c 3d 3h 7s 8s 9s Kc Kd Kh 5s Qd", "5d 5h 5c 2c 2d 4h 9d Td 6c Ac")
    state = state.after(ANN, knock(rules, "Qd", *SPREAD))
    shown = show(state)
    assert shown.melds
    actions: list[tuple[Seat, Action]] = [(BOB, shown)]
    if lays_off:
        actions.append((ANN, LayOff(Card("5s"), 0)))
    actions.append((ANN, Finish()))
    bob, ann = told(state, actions)
    assert bob.lost_points == 0
    assert ann.lost_points == (0 if lays_off else 5)
    assert ann.status is Status.COUNTED
