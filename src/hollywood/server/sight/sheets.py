"""The score sheets as shown: public to everybody."""

from __future__ import annotations

from hollywood.match.columns import Column
from hollywood.match.course import ContractCourse, Course, GinCourse
from hollywood.match.forms import sides
from hollywood.match.telling.reading import has_bonuses
from hollywood.server.protocol.shown import (
    ColumnShown,
    EntryShown,
    HollywoodSheetShown,
    LineShown,
    PenaltySheetShown,
    SheetShown,
)


def show_sheet(course: Course) -> SheetShown:
    """Show the sheet of a match, as far as it is written."""
    return _penalties(course) if isinstance(course, ContractCourse) else _hollywood(course)


def _hollywood(course: GinCourse) -> HollywoodSheetShown:
    sheet, rules = course.sheet, course.rules
    return HollywoodSheetShown(
        sides=sides(rules, course.first),
        target=rules.target,
        games=rules.games,
        stake=rules.stake,
        box_bonus=rules.box_bonus,
        game_bonus=rules.game_bonus,
        has_bonuses=has_bonuses(sheet),
        third_game_doubled=rules.third_game_doubled,
        entries=tuple(
            EntryShown(winner=each.winner, points=each.points, boxes=each.boxes, kind=each.kind)
            for each in sheet.entries
        ),
        columns=tuple(_column(course, column) for column in sheet.begun),
        games_won=sheet.games_won,
        over=sheet.over,
        winner=sheet.winner,
        net=sheet.settlement.net,
        sweep=sheet.settlement.sweep,
        payments=course.payments,
    )


def _column(course: GinCourse, column: Column) -> ColumnShown:
    number = column.number - 1
    count = len(course.sheet.sides)
    return ColumnShown(
        number=column.number,
        lines=tuple(
            LineShown(
                entry=line.entry,
                side=line.side,
                points=line.points,
                total=line.total,
                boxes=line.boxes,
            )
            for line in column.lines
        ),
        totals=column.totals,
        boxes=column.boxes,
        needed=tuple(course.sheet.needed(side)[number] for side in range(count)),
        winner=column.winner,
        closed_at=column.closed_at,
        shut_out=column.shut_out,
        on_the_schneid=column.on_the_schneid,
        account=course.sheet.settlement.games[number],
    )


def _penalties(course: ContractCourse) -> PenaltySheetShown:
    sheet = course.sheet
    return PenaltySheetShown(
        length=sheet.length,
        contracts=tuple(course.rules.contracts[: sheet.length]),
        hands=sheet.hands,
        totals=sheet.totals,
        leaders=sheet.leaders if sheet.hands else (),
        over=sheet.over,
        winners=sheet.winners,
    )
