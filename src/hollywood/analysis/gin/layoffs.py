"""The answers to a knock, computed exactly because the knocker's cards are open.

All layoffs and melds of one player are one decision, graded by how the round ends. What the other
player does afterwards is not counted against the first. The best answer leaves the least deadwood.
In a match, laying off less can occasionally be better, because losing a round by more ends a column
sooner. A player who does this loses nothing by it, and it is never required.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from hollywood.analysis.gin.best_end import best_end, best_layoffs, open_deadwood
from hollywood.analysis.gin.grounds import of_layoffs
from hollywood.analysis.gin.moments import Moment, Played
from hollywood.analysis.gin.stakes import Stakes
from hollywood.analysis.grades import Status, mark_of
from hollywood.analysis.options import graded_loss, plain_option
from hollywood.analysis.report import Decision, Option
from hollywood.gin import GinRound, LayOff, Phase

PHASES = (Phase.LAYOFF, Phase.KNOCKER_LAYOFF)


def answers(play: Played) -> Iterator[tuple[Moment, GinRound]]:
    """Yield the first moment of each player's answer, and the round after the answer.

    An answer that the record does not complete is left out.
    """
    for phase in PHASES:
        own = [moment for moment in play.moments if moment.before.table.phase is phase]
        if not own:
            continue
        later = [m for m in play.moments if m.line > own[-1].line]
        after = later[0].before if later else play.end
        if after.table.phase is not phase:
            yield own[0], after


def judge(play: Played, moment: Moment, after: GinRound, stakes: Stakes) -> Decision:
    """Grade an answer; exact, so there is no standard error, and nothing is too close."""
    seat, view = moment.seat, moment.view
    fullest, done = best_end(moment.before, seat), best_end(after, seat)
    laid, left = best_layoffs(moment.before)
    left_now = open_deadwood(after, seat)
    best = max(fullest, done, key=lambda code: stakes.graded[code])
    options, played = [_option(moment, (len(laid), left), fullest, best, stakes)], 0
    if done != fullest:
        made = sum(isinstance(each.action, LayOff) for each in _own(play, moment))
        played = 0 if best == done else 1
        options.insert(played, _option(moment, (made, left_now), done, best, stakes))
    lost, _ = graded_loss(options[played])
    could = any(isinstance(action, LayOff) for action in view.legal_actions())
    unit = stakes.plain_win(stakes.graded, view.table.multiplier)
    counts = could or lost > 0
    wins = lost / unit if counts and unit else 0.0
    grounds = of_layoffs(left_now, left, laid) if wins > 0 else ()
    return Decision(
        number=0,
        line=moment.line,
        round_number=play.number,
        board=play.board,
        seat=play.seats[seat],
        turn=view.table.turns,
        kind="lay_off",
        hand=view.hand,
        top=view.table.top_discard,
        options=tuple(options),
        played=played,
        status=Status.COUNTED if counts else Status.FORCED,
        needed_errors=0.0,
        lost_points=options[played].behind,
        lost_match=options[played].match_behind,
        error=wins,
        error_error=0.0,
        mark=mark_of(wins),
        grounds=grounds,
    )


def _own(play: Played, moment: Moment) -> Iterator[Moment]:
    phase = moment.before.table.phase
    return (each for each in play.moments if each.before.table.phase is phase)


def _words(layoffs: int, left: int) -> str:
    cards = "nothing" if layoffs == 0 else "1 card" if layoffs == 1 else f"{layoffs} cards"
    return f"lay off {cards}, {left} left"


def _option(
    moment: Moment, answer: tuple[int, int], code: int, best: int, stakes: Stakes
) -> Option:
    """Return an answer as an option: the number of layoffs, the deadwood left, and its value."""
    match = stakes.match
    return msgspec.structs.replace(
        plain_option(moment.action, _words(*answer)),
        laid=answer[0],
        left=answer[1],
        points=float(stakes.points[code]),
        match=None if match is None else float(match[code]),
        match_error=None if match is None else 0.0,
        behind=float(stakes.points[best] - stakes.points[code]),
        match_behind=None if match is None else float(match[best] - match[code]),
        match_behind_error=None if match is None else 0.0,
    )
