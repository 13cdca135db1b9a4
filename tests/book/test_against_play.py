"""Lines written from matches of the engine make the same sheet, dealers and seats."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from hollywood.book.linking import book_of
from hollywood.book.model import Head, Penalty, Round, Score
from hollywood.book.ruling import course_of
from hollywood.book.working import work_out
from hollywood.cards import Card, Hand, Pack
from hollywood.contract import ContractResult
from hollywood.contract.result import Ending as ContractEnding
from hollywood.gin import GinResult, GinRules
from hollywood.gin.result import Ending, ScoreKind, price
from hollywood.match.course import ContractCourse, Course, Deal, GinCourse
from hollywood.match.match import Match
from hollywood.play import Seat
from tests.book.writing import NAMES, heads
from tests.gin.playing import keen

HEADS = [
    *heads(),
    *[
        Head(preset="gin", names=NAMES[:n], knobs=k)
        for n, k in (
            (
                2,
                {
                    "gin_extra_boxes": 2,
                    "doubled_boxes": "extra",
                    "oklahoma": True,
                    "spade_doubles": True,
                },
            ),
            (2, {"doubled_boxes": "all", "oklahoma": True, "spade_doubles": True, "big_gin": 31}),
            (
                2,
                {
                    "scoring": "hollywood",
                    "games": 7,
                    "games_at_once": 3,
                    "credit": "wins",
                    "multiplier": 2,
                    "closed_entry": "shift",
                    "series_end": "all_three",
                    "overall": "net",
                    "stake": 5,
                },
            ),
            (4, {"partners_extra_boxes": 4, "undercut_extra_boxes": 1, "gin_undercut": "undercut"}),
            (3, {"form": "dealer_sits_out", "players": 3, "dealer_after_draw": "next"}),
        )
    ],
]
MAX_ROUNDS = 60


def some_result(chance: random.Random) -> GinResult:
    ending = chance.choice([*Ending, Ending.KNOCK, Ending.KNOCK, Ending.KNOCK, Ending.GIN])
    upcard = Card(chance.choice(["7h", "7s"]))
    if ending in (Ending.DEAD_HAND, Ending.TURN_CAP):
        return GinResult(ending=ending, upcard=upcard, turns=20)
    mine = chance.randrange(1, 11) if ending is Ending.KNOCK else 0
    return GinResult(
        ending=ending,
        upcard=upcard,
        turns=20,
        knocker=Seat(chance.randrange(2)),
        knocker_deadwood=mine,
        defender_deadwood=chance.choice([0, mine, chance.randrange(70)]),
    )


def score_of(chance: random.Random, deal: Deal, result: GinResult, rules: GinRules) -> Score:
    """The result as somebody writes it: by points, or by deadwoods."""
    worth = price(result, rules)
    if worth.winner is None:
        return Score(how="draw")
    assert result.knocker is not None
    winner, knocker = deal.seats[worth.winner], deal.seats[result.knocker]
    if chance.random() < 0.5:
        return Score(how=worth.kind.value, who=winner, points=worth.points)
    how = result.ending.value
    who = knocker
    if worth.kind is ScoreKind.UNDERCUT and result.ending is Ending.KNOCK and chance.random() < 0.5:
        how, who = "undercut", winner
    return Score(
        how=how,  # type: ignore[arg-type]
        who=who,
        deadwood=(result.knocker_deadwood, result.defender_deadwood),
    )


def one_round(chance: random.Random, course: Course) -> tuple[Course, Round]:
    deals = course.deals()
    if isinstance(course, GinCourse):
        rules = course.rules
        # One multiplier stands on a line, so all tables of a round have the same upcard.
        first = some_result(chance)
        doubled = rules.multiplier_for(first.upcard) // rules.multiplier
        found = [first]
        while len(found) < len(deals):
            other = some_result(chance)
            if other.upcard == first.upcard:
                found.append(other)
        tables = tuple(
            score_of(chance, deal, each, rules) for deal, each in zip(deals, found, strict=True)
        )
        return course.after(found), Round(tables=tables, times=doubled)
    winner = chance.choice([None, *range(len(course.players))])
    left = tuple(
        Hand() if seat == winner else Hand.of(chance.sample(Pack().cards, chance.randrange(1, 12)))
        for seat in range(len(course.players))
    )
    in_one_turn = winner is not None and chance.random() < 0.5
    result = ContractResult(
        ending=ContractEnding.STOCK_EXHAUSTED if winner is None else ContractEnding.WENT_OUT,
        hand_number=course.hand_number,
        winner=None if winner is None else Seat(winner),
        left=left,
        may_is=(0,) * len(left),
        turns=9,
        in_one_turn=in_one_turn,
    )
    after = course.after([result])
    assert isinstance(after, ContractCourse)
    points = after.sheet.hands[-1]
    by_cards = chance.random() < 0.5
    return after, Round(
        penalties=tuple(
            Penalty(left=" ".join(map(str, hand))) if by_cards else Penalty(points=each)
            for hand, each in zip(left, points, strict=True)
        ),
        one_turn=winner if in_one_turn else None,
    )


@pytest.mark.parametrize(
    "head", HEADS, ids=lambda head: f"{head.preset}-{len(head.names)}-{len(head.knobs)}"
)
def test_results_of_matches_written_as_lines_make_the_same_match(head: Head) -> None:
    for seed in range(6):
        chance = random.Random(seed)
        first = chance.randrange(len(head.names))
        told = replace(head, first=first, any_points=True)
        course = course_of(book_of("book", told, []))
        rounds: list[Round] = []
        while not course.over and len(rounds) < MAX_ROUNDS:
            course, written = one_round(chance, course)
            rounds.append(written)
        worked = work_out(book_of("book", told, rounds))
        assert worked.course == course
        assert [line.entry for line in worked.lines] == [*range(1, len(rounds) + 1)]
        if not isinstance(course, ContractCourse) and worked.next is not None:
            boards = [
                (deal.seats[deal.dealer], deal.seats[1 - deal.dealer]) for deal in course.deals()
            ]
            assert [*worked.next.boards] == boards


@pytest.mark.parametrize("count", [2, 3, 4])
def test_a_match_that_was_really_played(count: int) -> None:
    head = Head(preset="gin", names=NAMES[:count], knobs={"target": 40})
    chance = random.Random(count)
    match = Match(course=course_of(book_of("book", head, [])))
    rounds: list[Round] = []
    while not match.over:
        deals = match.course.deals()
        decks = [chance.sample(Pack().cards, 52) for _ in deals]
        match = match.dealt(decks)
        while match.in_play:
            board = next(each for each in match.boards if each.round.awaiting is not None)
            assert board.round.awaiting is not None
            seat = board.deal.seats[board.round.awaiting]
            match = match.after(seat, keen(board.round, chance))  # type: ignore[arg-type]
        rounds.append(
            Round(
                tables=tuple(
                    score_of(chance, board.deal, board.round.result, match.rules)  # type: ignore[arg-type]
                    for board in match.boards
                )
            )
        )
    worked = work_out(book_of("book", head, rounds))
    assert worked.course == match.course
    assert not any(line.flaws for line in worked.lines)
