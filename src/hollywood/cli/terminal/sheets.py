"""The score sheet and the proof of a deck, when the person asks for them."""

from __future__ import annotations

from msgspec.structs import replace

from hollywood.cli.terminal.sitting import Sitting
from hollywood.gin import GinRules
from hollywood.match.course import ContractCourse, Course
from hollywood.match.forms import side_names
from hollywood.match.penalty_sheet import PenaltySheet
from hollywood.match.sheet import ScoreSheet
from hollywood.match.telling.drawing import draw_penalties, draw_sheet
from hollywood.match.telling.paper import width_of


def show_sheet(sitting: Sitting) -> None:
    """Show the current sheet: drawn if there is room, otherwise in sentences."""
    screen = sitting.screen
    screen.gap()
    if not screen.plain:
        text = _sheet(sitting, plain=False)
        if all(width_of(line) <= screen.width for line in text.splitlines()):
            screen.show(text)
            return
    for line in _sheet(sitting, plain=True).splitlines():
        screen.say(line)


def _sheet(sitting: Sitting, *, plain: bool) -> str:
    course, width = sitting.match.course, sitting.screen.width
    language = sitting.screen.language
    if isinstance(course, ContractCourse):
        contracts = course.rules.contracts
        sheet = penalties_of(sitting, course)
        return draw_penalties(
            sheet, contracts=contracts, plain=plain, width=width, language=language
        )
    return draw_sheet(scores_of(sitting, course), plain=plain, width=width, language=language)


def scores_of(sitting: Sitting, course: Course) -> ScoreSheet:
    """Return the score sheet with the bots' names, without their kinds."""
    assert not isinstance(course, ContractCourse)
    rules: GinRules = course.rules
    return ScoreSheet(
        side_names(rules, sitting.cast.names, course.first), rules, course.sheet.entries
    )


def penalties_of(sitting: Sitting, course: ContractCourse) -> PenaltySheet:
    """Return the penalty sheet with the bots' names, without their kinds."""
    return replace(course.sheet, names=sitting.cast.names)


def show_proof(sitting: Sitting) -> None:
    """Show what the last finished deal was made from, and the seal of the current one."""
    screen, match = sitting.screen, sitting.match
    say = screen.speech
    if match.in_play:
        for proof in sitting.table.proofs:
            screen.literal(say("proof-now", n=proof.round_number, code=proof.commitment))
        screen.say(say("proof-later"))
    for proof in sitting.proofs:
        screen.literal(say("proof-was", n=proof.round_number, code=proof.commitment))
        screen.literal(say("proof-secret", secret=proof.secret.hex()))
        given = [text.decode("utf-8", "replace") for text in proof.contributions]
        screen.literal(say("proof-given", given=", ".join(map(repr, given))))
    if not match.in_play and not sitting.proofs:
        screen.say(say("proof-none"))
