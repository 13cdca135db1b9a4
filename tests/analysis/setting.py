"""Moments and whole records for the tests of reviews."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from hollywood.analysis.crew import Watch
from hollywood.analysis.gin.decisions import decide
from hollywood.analysis.gin.kernel_side import Kernel
from hollywood.analysis.gin.moments import Moment, Played
from hollywood.analysis.gin.stakes import MatchJudge, stakes_of
from hollywood.analysis.report import Decision, Option, Review
from hollywood.analysis.review import Reviewing
from hollywood.analysis.telling import Telling
from hollywood.bots import make_bot
from hollywood.gin import GinRound, Phase
from hollywood.gin.sight import GinView
from hollywood.kernel.engine.compiling import can_compile
from hollywood.match.course import GinCourse, new_course
from hollywood.melds import best_arrangement
from hollywood.play import Action, Discard, Seat
from hollywood.records import Recorder, read_record
from hollywood.texts import speech
from tests.matches import open_table

ANN, BOB = Seat(0), Seat(1)
WORLDS = 480 if can_compile() else 24
WATCH = Watch(lambda: False, lambda _done, _all: None)

Blunder = Callable[[GinView], Action | None]
"""What a player does instead of the bot's choice; None to follow the bot."""


def played(play: GinRound, seat: Seat, action: Action) -> Played:
    """A round whose record has one moment."""
    course = new_course(play.rules, ("Ann", "Bob"), first_dealer=ANN)
    assert isinstance(course, GinCourse)
    return Played(
        number=1,
        board=0,
        line=2,
        seats=(ANN, BOB),
        dealer=play.table.dealer,
        course=course,
        dealt=play,
        moments=(Moment(line=3, before=play, seat=seat, action=action),),
        end=play.after(seat, action),
    )


def decided(
    play: GinRound,
    action: Action,
    *,
    worlds: int = WORLDS,
    match: MatchJudge | None = None,
    kernel: Kernel | None = None,
) -> Decision:
    """Grade ``action`` of the awaited player."""
    seat = play.awaiting
    assert seat is not None
    setting = played(play, seat, action)
    stakes = stakes_of(setting.course, seat, setting.dealer, Seat(1 - seat), match)
    return decide(
        kernel or Kernel(play.rules, 1),
        setting,
        setting.moments[0],
        stakes,
        worlds=worlds,
        stopping=lambda: False,
    )


def option(decision: Decision, words: str) -> Option:
    (found,) = (each for each in decision.options if each.words == words)
    return found


def played_with(
    path: Path,
    preset: str,
    settings: Sequence[str] = (),
    *,
    kinds: tuple[str, str] = ("linear", "linear"),
    rounds: int,
    blunder: Blunder = lambda _: None,
    seed: str = "test",
) -> list[int]:
    """Record rounds in which Ann plays as ``blunder`` says; return the lines of her blunders."""
    lines = []
    bots = [make_bot(kind, seat_name="Ann", seed=1) for kind in kinds]
    with Recorder.new(path) as recorder:
        table = open_table(preset, settings, seed=seed, log=recorder)
        number = 1
        while rounds and not table.match.over:
            table.deal([b"Ann", b"Bob"])
            number += 1
            while table.match.in_play:
                (seat,) = table.match.awaiting
                view = table.view(seat)
                assert isinstance(view, GinView)
                done = blunder(view) if seat == ANN else None
                number += 1
                if done is not None:
                    lines.append(number)
                chosen = done or bots[seat].choose(view)
                assert chosen is not None
                table.act(seat, chosen)
            rounds -= 1
    return lines


def break_meld(view: GinView) -> Action | None:
    """Now and then discard a card from a meld."""
    if view.table.phase is not Phase.DISCARD or view.table.turns % 4:
        return None
    for meld in best_arrangement(view.hand, view.table.rules.melds).melds:
        if view.why_illegal(Discard(meld.cards[0])) is None:
            return Discard(meld.cards[0])
    return None


def reviewed(path: Path, *, match: MatchJudge | None = None, workers: int = 1) -> Review:
    return Reviewing(read_record(path), seed=1, worlds=WORLDS, match=match).run(workers, WATCH)


def all_decisions(review: Review) -> list[Decision]:
    return [each for one in review.rounds for each in one.decisions]


def reason_of(one: Decision, family: str = "gin") -> str:
    """The reason for a mistake of Ann, in words."""
    told = Telling(family, None, speech()).reason(one, "Ann")
    return told.replace("\N{NO-BREAK SPACE}", " ")
