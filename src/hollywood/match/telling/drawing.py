"""Score sheets drawn in text, as they look on squared paper.

A Hollywood sheet has two layouts. ``columns`` has a double column for each game, headed by both
names, and a line for each round: the points scored are at the left, the running totals in the
columns. ``blocks`` has a block for each side, with a column for each game and a line for each round
that the side won. In both, a finished game is ruled off. Below are the boxes, the points still
needed, and, if the rules have bonuses, the settlement. A sheet wider than the page continues below.

``plain`` gives sentences instead, for a screen reader.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Sequence

from hollywood.errors import HollywoodError
from hollywood.match.columns import Column, Entry
from hollywood.match.penalty_sheet import PenaltySheet
from hollywood.match.settlement import GameAccount
from hollywood.match.sheet import ScoreSheet
from hollywood.match.telling.paper import centred, cut_apart, left, right, width_of
from hollywood.match.telling.reading import (
    called,
    has_bonuses,
    headline,
    outcome,
    penalty_outcome,
    read_entry,
    read_penalties,
    read_sheet,
)
from hollywood.texts import ENGLISH, speech
from hollywood.texts.saying import Speech

LAYOUTS = ("columns", "blocks")
_LABEL = 21  # number, name, points, and extra boxes of a round
_TIGHT = 7  # number and points only, on a narrow page
_TITLE = 13  # the names of the rows below the blocks
_FOOT = (
    *("boxes", "needed", "ahead"),
    *("game", "shutout", "box-bonus", "doubled", "total", "shutout-paid", "net"),
)
"""The rows below the rounds; each has a title, and a short one for a narrow page."""
_WON = 7  # points and extra boxes of a round, in a block


def draw_sheet(
    sheet: ScoreSheet,
    *,
    layout: str = "columns",
    plain: bool = False,
    width: int = 80,
    language: str = ENGLISH,
) -> str:
    """Draw a score sheet at most ``width`` columns wide, or write it in ``plain`` sentences."""
    if layout not in LAYOUTS:
        raise HollywoodError(f"layout cannot be {layout}: {' or '.join(LAYOUTS)}")
    say = speech(language)
    if plain:
        return "\n".join(read_sheet(sheet, say))
    draw = _in_columns if layout == "columns" else _in_blocks
    # A round that counts nowhere has no place in a column: it is listed below.
    lost = (
        read_entry(sheet, number, say)
        for number, entry in enumerate(sheet.entries, 1)
        if entry.winner is not None and not _counted(sheet, number)
    )
    top, below = (
        _wrapped([headline(sheet, say)], width),
        _wrapped((*lost, *outcome(sheet, say)), width),
    )
    return "\n".join([*top, "", *draw(sheet, width, say), *below]).rstrip()


def draw_penalties(
    sheet: PenaltySheet,
    *,
    contracts: Sequence[str] = (),
    plain: bool = False,
    width: int = 80,
    language: str = ENGLISH,
) -> str:
    """Draw the sheet of a contract match: the penalty and the total so far for each hand."""
    say = speech(language)
    if plain:
        return "\n".join(read_penalties(sheet, say))
    title, total_title = say("sheet-hand"), say("sheet-total")
    label = max(4 + max([3, *map(len, contracts)]), len(title) + 1, len(total_title) + 1)
    dearest = max((len(str(cost)) for hand in sheet.hands for cost in hand), default=1)
    needed = max(3, dearest) + max(len(str(total)) for total in sheet.totals) + 2
    cell = max(8, needed, min(14, (width - label) // len(sheet.names)))
    room = 5 if cell > needed + 1 else cell - max(3, dearest) - 1
    names = cut_apart(called(sheet.names, say), cell - 2)
    lines = [left(title, label) + "".join(right(name, cell) for name in names)]
    rule = "-" * len(lines[0])
    lines.append(rule)
    totals = [0] * len(names)
    for number in range(1, sheet.length + 1):
        contract = contracts[number - 1] if number <= len(contracts) else ""
        line = left(f"{number:>2}  {contract}", label)
        if number <= len(sheet.hands):
            for seat, penalty in enumerate(sheet.hands[number - 1]):
                totals[seat] += penalty
                line += right(f"{penalty:>3}{totals[seat]:>{room}}", cell)
        lines.append(line.rstrip())
    lines += [rule, left(total_title, label) + "".join(right(str(total), cell) for total in totals)]
    return "\n".join([*lines, *_wrapped(penalty_outcome(sheet, say), width)])


def _in_columns(sheet: ScoreSheet, width: int, say: Speech) -> list[str]:
    sides = len(sheet.sides)
    label, cell = _cells(sheet, width)
    block = sides * cell
    heads = "".join(f"{right(name, cell - 1)} " for name in _short(sheet, cell - 1, say))
    names = _short(sheet, 9, say)
    lines: list[str] = []
    for games in _bands(sheet, (width - label) // (block + 1)):
        rule = "+".join(["-" * label, *("-" * block for _ in games)])
        if sheet.rules.games > 1:
            numbers = (centred(say("sheet-game", n=column.number), block) for column in games)
            lines.append(_row("", label, numbers))
        lines += [_row("", label, (heads for _ in games)), rule]
        for number, entry in enumerate(sheet.entries, 1):
            cells = (_round_cells(sheet, column, number, cell) for column in games)
            lines.append(_row(_label(number, entry, names, label, say), label, cells))
        lines.append(rule)
        for title, texts in _foot(sheet, games):
            cells = ("".join(_under(text, cell) for text in game) for game in texts)
            lines.append(_row(_title(title, label, say), label, cells))
        lines.append("")
    return lines


def _cells(sheet: ScoreSheet, width: int) -> tuple[int, int]:
    """The widths of a round's label and of a column: narrow if all games then fit the page."""
    sides, digits = len(sheet.sides), _digits(sheet)
    cell = 6 if sides > 2 and digits <= 4 else max(9, digits + 3)
    largest = max(len(str(total)) for column in sheet.begun for total in column.totals)
    tight_cell = max(5, digits + 2, largest + 2)
    tight = _TIGHT + (3 if any(entry.boxes > 1 for entry in sheet.entries) else 0)

    def fits(label: int, cell: int) -> bool:
        return label + len(sheet.begun) * (sides * cell + 1) <= width

    if fits(_LABEL, cell) or not fits(tight, tight_cell):
        return _LABEL, cell
    return tight, tight_cell


def _in_blocks(sheet: ScoreSheet, width: int, say: Speech) -> list[str]:
    sides = range(len(sheet.sides))
    cell = max(7, _digits(sheet) + 3)
    lines: list[str] = []
    for games in _bands(sheet, ((width - _TITLE) // len(sides) - 1 - _WON) // cell):
        block = _WON + len(games) * cell
        rule = "+".join(["-" * _TITLE, *("-" * block for _ in sides)])
        heads = left(f" {say('sheet-points-head')}", _WON)
        if sheet.rules.games > 1:
            numbers = (say("sheet-game-head", n=column.number) for column in games)
            heads += "".join(_under(number, cell) for number in numbers)
        else:
            heads += " " * cell
        names = (centred(name, block) for name in _short(sheet, block - 2, say))
        lines += [_row("", _TITLE, names), _row("", _TITLE, (heads for _ in sides)), rule]
        won = [
            [number for number, entry in enumerate(sheet.entries, 1) if entry.winner == side]
            for side in sides
        ]
        for place in range(max(map(len, won))):
            cells = (_won_cells(sheet, won[side], place, games, cell) for side in sides)
            lines.append(_row("", _TITLE, cells))
        lines.append(rule)
        for title, texts in _foot(sheet, games):
            cells = (
                " " * _WON + "".join(_under(game[side], cell) for game in texts) for side in sides
            )
            lines.append(_row(_title(title, _TITLE, say), _TITLE, cells))
        lines.append("")
    return lines


def _round_cells(sheet: ScoreSheet, column: Column, number: int, cell: int) -> str:
    """The double column of one game in the line of one round."""
    sides = len(sheet.sides)
    if column.closed_at is not None and number == column.closed_at + 1:
        return "-" * (sides * cell)
    texts = [" " * cell] * sides
    line = sheet.written[column.number - 1].get(number)
    if line is not None:
        texts[line.side] = _under(str(line.total), cell, closed=number == column.closed_at)
    return "".join(texts)


def _won_cells(
    sheet: ScoreSheet, numbers: Sequence[int], place: int, games: Sequence[Column], cell: int
) -> str:
    """The block of one side in the line of the round it won at ``place``, from 0."""
    if place >= len(numbers):
        entry, text = None, " " * _WON
    else:
        entry = sheet.entries[numbers[place] - 1]
        text = f"{entry.points:>4}{_extra(entry)}"
    for column in games:
        end = column.closed_at
        if end is not None and _first_after(end, numbers, place):
            text += "-" * cell
            continue
        line = None if entry is None else sheet.written[column.number - 1].get(numbers[place])
        if line is None:
            text += " " * cell
        else:
            text += _under(str(line.total), cell, closed=line.entry == end)
    return text


def _first_after(end: int, numbers: Sequence[int], place: int) -> bool:
    """Whether ``place`` is the first of a block after entry ``end``; it may be one past the end."""
    later = place == len(numbers) or (place < len(numbers) and numbers[place] > end)
    return later and (place == 0 or numbers[place - 1] <= end)


def _foot(sheet: ScoreSheet, columns: Sequence[Column]) -> list[tuple[str, list[list[str]]]]:
    """The rows below the rounds: a title, and for each game the text under each side."""
    tables = [_boxes_and_needs(sheet, column) for column in columns]
    if has_bonuses(sheet):
        for table, column in zip(tables, columns, strict=True):
            table |= _account(sheet.settlement.games[column.number - 1])
    else:
        for table, column in zip(tables, columns, strict=True):
            table["ahead"] = _ahead(column.totals)
    empty = [""] * len(sheet.sides)
    rows = [(title, [table.get(title, empty) for table in tables]) for title in _FOOT]
    return [(title, texts) for title, texts in rows if any(map(any, texts)) or title == "boxes"]


def _boxes_and_needs(sheet: ScoreSheet, column: Column) -> dict[str, list[str]]:
    rows = {"boxes": [str(count or "") for count in column.boxes]}
    if not (sheet.over or column.closed):
        rows["needed"] = [str(sheet.rules.target - total) for total in column.totals]
    return rows


def _account(game: GameAccount) -> dict[str, list[str]]:
    """The settlement of one game, row by row; empty for an open game."""
    if game.winner is None:
        return {}
    sides = range(len(game.totals))
    alone = len(sides) == 2  # a shutout is then part of the total; with three, one pays another
    shutout = game.shutout_bonus if alone and game.shut_out else 0
    return {
        "game": [str(game.game_bonus or "") if s == game.winner else "" for s in sides],
        "shutout": [str(shutout or "") if s == game.winner else "" for s in sides],
        "box-bonus": [str(points or "") for points in game.box_points],
        "doubled": [f"x {game.factor}" if game.factor > 1 else "" for _ in sides],
        "total": [str(total) for total in game.totals],
        "shutout-paid": [str(points or "") for points in game.shutout_paid],
        "net": [str(net) if net > 0 or len(sides) > 2 else "" for net in game.net],
    }


def _ahead(totals: Sequence[int]) -> list[str]:
    """The lead of the highest total over the next one, below the leader."""
    first, second = sorted(totals, reverse=True)[:2]
    return [str(first - second) if total == first > second else "" for total in totals]


def _title(row: str, label: int, say: Speech) -> str:
    title = say(f"sheet-short-{row}") if label not in {_LABEL, _TITLE} else say(f"sheet-row-{row}")
    return f" {title}"[:label]


def _label(number: int, entry: Entry, names: Sequence[str], label: int, say: Speech) -> str:
    if entry.winner is None:
        none = say("sheet-none")
        return f"{number:>3} {none}" if label == _LABEL else f"{number:>2}   -"
    if label < _LABEL:
        return f"{number:>2}{entry.points:>4}{_extra(entry)}".rstrip()
    return f"{number:>3} {left(names[entry.winner], 9)}{entry.points:>4}{_extra(entry)}"


def _extra(entry: Entry) -> str:
    """The boxes beyond the one that every round has."""
    return left(f" +{entry.boxes - 1}" if entry.boxes > 1 else "", 3)


def _under(text: str, cell: int, *, closed: bool = False) -> str:
    """A text in its cell, with a cross behind the total that ended the game."""
    mark = " X " if cell > 6 else "X "
    return right(text, cell - len(mark)) + (mark if closed else " " * len(mark))


def _short(sheet: ScoreSheet, width: int, say: Speech) -> tuple[str, ...]:
    """Short names of the sides; partners as Ann+Bob."""
    tight = called([name.replace(", ", "+").replace(" and ", "+") for name in sheet.sides], say)
    fitting = [
        name if width_of(name) <= width else short
        for name, short in zip(called(sheet.sides, say), tight, strict=True)
    ]
    return cut_apart(fitting, width)


def _row(title: str, label: int, cells: Iterable[str]) -> str:
    return "|".join([left(title, label), *cells]).rstrip()


def _bands(sheet: ScoreSheet, games: int) -> list[tuple[Column, ...]]:
    """The columns that fit beside each other on the page, band by band.

    Bands below the first have only columns with entries.
    """
    step = max(1, games)
    bands = [sheet.begun[at : at + step] for at in range(0, len(sheet.begun), step)]
    return [band for band in bands if band[0].number == 1 or any(c.lines for c in band)]


def _digits(sheet: ScoreSheet) -> int:
    foot = _foot(sheet, sheet.begun)
    return max(len(text) for _, texts in foot for game in texts for text in game)


def _counted(sheet: ScoreSheet, number: int) -> bool:
    return any(number in lines for lines in sheet.written)


def _wrapped(sentences: Iterable[str], width: int) -> list[str]:
    return [line for text in sentences for line in textwrap.wrap(text, width) or [""]]
