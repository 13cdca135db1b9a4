"""Hands of the contract game for the tests of reviews."""

from __future__ import annotations

from pathlib import Path

from hollywood.analysis.contract.decisions import decide_contract
from hollywood.analysis.contract.kernel_side import ContractKernel
from hollywood.analysis.contract.moments import ContractMoment, PlayedHand
from hollywood.analysis.report import Decision, Option, Review
from hollywood.analysis.review import Reviewing
from hollywood.contract import ContractRound, Phase
from hollywood.kernel.engine.compiling import can_compile
from hollywood.match.course import ContractCourse, new_course
from hollywood.play import Action, Seat
from hollywood.records import read_record
from tests.analysis.setting import WATCH
from tests.contract.setting import LEFT, ME, sitting
from tests.matches import NAMES

WORLDS = 240 if can_compile() else 24


def played(
    play: ContractRound, seat: Seat, action: Action | None, totals: tuple[int, ...] = ()
) -> PlayedHand:
    """A hand whose record has one moment; ``totals`` are those before it, all equal by default."""
    table = play.table
    course = new_course(play.rules, NAMES[: table.seats], first_dealer=Seat(0))
    assert isinstance(course, ContractCourse)
    for number in range(table.hand_number - 1):
        course = _scored(course, totals if totals and not number else (0,) * table.seats)
    after = play if action is None else play.after(seat, action)
    return PlayedHand(
        number=table.hand_number,
        line=2,
        dealer=table.dealer,
        course=course,
        dealt=play,
        moments=(ContractMoment(line=3, before=play, seat=seat, action=action, after=after),),
        end=after,
    )


def _scored(course: ContractCourse, penalties: tuple[int, ...]) -> ContractCourse:
    sheet = course.sheet.after(penalties)
    return ContractCourse(
        rules=course.rules, players=course.players, dealer=course.dealer, sheet=sheet
    )


def decided(
    play: ContractRound,
    action: Action | None,
    seat: Seat | None = None,
    *,
    totals: tuple[int, ...] = (),
    worlds: int = WORLDS,
    kernel: ContractKernel | None = None,
) -> Decision:
    """Grade the action of ``seat``, or of the player in turn."""
    seat = play.table.turn if seat is None else seat
    setting = played(play, seat, action, totals)
    return decide_contract(
        kernel or ContractKernel(play.rules, play.table.seats, 1),
        setting,
        setting.moments[0],
        worlds=worlds,
        stopping=lambda: False,
    )


def waiting(hand: str, discards: str, *, others: int = 2, hand_number: int = 1) -> ContractRound:
    """Seat 2 holds ``hand``; seat 1 is in turn, and the last of ``discards`` is on offer."""
    play = sitting(
        hand, discards=discards, phase=Phase.DRAW, others=others, hand_number=hand_number
    )
    hands = list(play.hands)
    hands[ME], hands[LEFT] = hands[LEFT], hands[ME]
    return ContractRound.at(
        play.rules,
        hands=hands,
        discards=play.table.discards,
        stock=play.stock,
        turn=ME,
        phase=Phase.DRAW,
        hand_number=hand_number,
        whole=False,
    )


def option(decision: Decision, action: Action | None) -> Option:
    (found,) = (each for each in decision.options if each.action == action)
    return found


def reviewed(path: Path, *, workers: int = 1, worlds: int = WORLDS) -> Review:
    return Reviewing(read_record(path), seed=1, worlds=worlds).run(workers, WATCH)
