"""Keep the score of a game with real cards, round by round, in sheets that are saved as you type.

SHEET is a number of --list, a title, or a file. Without it, the last sheet goes on; if there is
none, or with --new, a new one begins. Type a round as in `ann 25 gin`, `bob 3/17` (the deadwoods
of the knocker and the other player), or `dead`; in May-I everybody's points or cards, as in
`0 35 K5A`. `?` shows what else you can type: undo, change, insert, a link to share the sheet.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from hollywood.cli.reading import (
    USUAL_GAME,
    add_language_argument,
    add_settings_argument,
    language_in,
    preset_name,
)
from hollywood.errors import HollywoodError
from hollywood.texts import Problem

if TYPE_CHECKING:
    from hollywood.book.model import Book
    from hollywood.cli.terminal.score_shelf import Kept
    from hollywood.cli.terminal.screen import Screen


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument(
        "sheet", metavar="SHEET", nargs="?", help="the sheet: its number, its title, or a file"
    )
    begin = parser.add_argument_group("a new sheet")
    begin.add_argument("--new", action="store_true", help="begin a new sheet")
    begin.add_argument("--players", metavar="A,B", help="who plays: two to eight names")
    begin.add_argument(
        "--rules",
        metavar="PRESET",
        default=USUAL_GAME,
        help=f"the game, by its name in `hollywood presets` (default {USUAL_GAME})",
    )
    add_settings_argument(parser)
    begin.add_argument("--title", default="", help="its title")
    begin.add_argument("--dealer", metavar="NAME", help="who deals first (default: the first name)")
    begin.add_argument("--open", metavar="TEXT", help="a link, or a file of JSON or CSV")
    show = parser.add_argument_group("to look at, without typing rounds")
    show.add_argument("--list", action="store_true", help="list the sheets")
    show.add_argument("--history", action="store_true", help="add up people over all sheets")
    show.add_argument("--show", action="store_true", help="print the sheet")
    show.add_argument("--link", action="store_true", help="print the text of a link to the sheet")
    show.add_argument("--csv", action="store_true", help="print the sheet for a spreadsheet")
    show.add_argument("--json", action="store_true", help="print everything, as one JSON object")
    parser.add_argument(
        "--plain", action="store_true", help="sentences instead of a drawing, for a screen reader"
    )
    add_language_argument(parser)


def run(arguments: argparse.Namespace) -> int:
    """Keep a sheet, or print one."""
    from hollywood.cli import output
    from hollywood.cli.terminal.screen import Screen

    screen = Screen(plain=arguments.plain, language=language_in(arguments))
    if arguments.list:
        _list(screen, as_json=arguments.json)
        return 0
    if arguments.history:
        _history(screen, as_json=arguments.json)
        return 0
    kept = _kept(arguments, screen)
    if arguments.link:
        from hollywood.book.linking import link_text

        output.say(link_text(kept.book))
    elif arguments.csv:
        from hollywood.book.exporting import as_csv

        output.say(as_csv(kept.book).replace("\r\n", "\n"), end="")
    elif arguments.json:
        import msgspec

        output.say(output.one_json(msgspec.to_builtins(kept.book)))
    elif arguments.show:
        from hollywood.book.working import work_out
        from hollywood.cli.terminal.score_table import sheet_lines

        course = work_out(kept.book).course
        for line in sheet_lines(course, screen, kept.book.head.layout):
            screen.show(line)
    else:
        _sit(screen, kept)
    return 0


def _sit(screen: Screen, kept: Kept) -> None:
    from hollywood.cli import output
    from hollywood.cli.terminal.score_table import ScoreTable

    say = screen.speech
    screen.literal(say("score-kept", path=str(kept.path)))
    try:
        ScoreTable(screen, kept).sit()
    except KeyboardInterrupt:
        output.say(to=sys.stderr)


def _kept(arguments: argparse.Namespace, screen: Screen) -> Kept:
    """Return the sheet that the command line means, or a new one."""
    from hollywood.cli.terminal import score_shelf as shelf

    if arguments.open is not None:
        return shelf.keep(_opened(arguments.open))
    begins = arguments.new or arguments.players is not None
    if begins and arguments.sheet is not None:
        raise Problem("score-new-and-old")
    if not begins:
        there = shelf.all_kept()
        if arguments.sheet is not None:
            return _named(arguments.sheet, there)
        if there:
            return there[0]
        if any((arguments.link, arguments.csv, arguments.json, arguments.show)):
            raise Problem("score-none")
    return shelf.keep(_begun(arguments, screen))


def _named(name: str, there: list[Kept]) -> Kept:
    from hollywood.cli.terminal import score_shelf as shelf

    if name.isdecimal() and 1 <= int(name[:6]) <= len(there):
        return there[int(name) - 1]
    titled = [kept for kept in there if kept.book.head.title.casefold() == name.casefold()]
    if titled:
        return titled[0]
    path = Path(name)
    if path.is_file():
        return shelf.Kept(path, shelf.read(path))
    raise Problem("score-no-sheet", name=name[:60])


def _opened(text: str) -> Book:
    """Return the sheet in a link, or in a file of JSON or CSV."""
    from hollywood.book.exporting import read_csv
    from hollywood.book.linking import LONGEST_LINK, open_link
    from hollywood.book.reading import read_book
    from hollywood.cli.reading import whole
    from hollywood.cli.terminal import score_shelf as shelf

    if len(text) < 1000 and (Path(text).is_file() or text == "-"):
        content = whole(text).strip()
        if content.startswith("{"):
            return read_book(content)
        if "\n" in content:
            return read_csv(content, shelf.new_name(), shelf.now())
        text = content
    # A whole address ends with the text of the link.
    return open_link(text.rpartition("#")[2].rpartition("/")[2][: LONGEST_LINK + 1])


def _begun(arguments: argparse.Namespace, screen: Screen) -> Book:
    from hollywood.book.editing import new_book
    from hollywood.book.model import Head
    from hollywood.cli.results import read_names
    from hollywood.cli.terminal import score_shelf as shelf
    from hollywood.cli.terminal.score_words import person
    from hollywood.match.presets import rules_for

    preset = preset_name(arguments.rules)
    rules_for(preset)  # before anybody types a name
    names = read_names(arguments.players) or _asked(screen)
    head = Head(
        title=arguments.title,
        preset=preset,
        knobs=_knobs(arguments.settings),
        names=tuple(names),
        first=0 if arguments.dealer is None else person(arguments.dealer, names),
    )
    return new_book(shelf.new_name(), head, shelf.now())


def _knobs(settings: list[str]) -> dict[str, object]:
    """Return ``name=value`` texts as knobs; those of a group become a mapping."""
    from hollywood.play.knobs import parse_value

    knobs: dict[str, object] = {}
    for setting in settings:
        name, equals, text = setting.partition("=")
        if not equals:
            raise Problem("setting-unread", setting=repr(setting))
        group, dot, inner = name.strip().partition(".")
        if not dot:
            knobs[group] = parse_value(text.strip())
            continue
        part = knobs.setdefault(group, {})
        if not isinstance(part, dict):
            raise Problem("setting-twice", name=name.strip())
        part[inner] = parse_value(text.strip())
    return knobs


def _asked(screen: Screen) -> list[str]:
    """Ask who plays."""
    from hollywood.cli.results import read_names
    from hollywood.cli.terminal.screen import EndOfInput
    from hollywood.texts import told

    say = screen.speech
    while True:
        screen.question(say("score-who"))
        try:
            names = read_names(screen.read())
        except EndOfInput:
            raise Problem("score-nobody") from None
        except HollywoodError as error:
            screen.say(told(error, screen.language))
            continue
        if len(names) > 1:
            return names


def _list(screen: Screen, *, as_json: bool) -> None:
    from datetime import UTC, datetime

    from hollywood.book.working import work_out
    from hollywood.cli import output
    from hollywood.cli.terminal import score_shelf as shelf
    from hollywood.writing import isolated

    say = screen.speech
    rows = []
    for number, (_, book) in enumerate(shelf.all_kept(), 1):
        made = datetime.fromtimestamp(book.made / 1000, tz=UTC).astimezone()
        over = work_out(book).course.over
        if as_json:
            told_of = {"number": number, "made": made.isoformat(), "preset": book.head.preset}
            told_of |= {"title": book.head.title, "names": list(book.head.names)}
            output.say(output.one_json(told_of | {"rounds": len(book.written), "over": over}))
            continue
        state = "score-state-over" if over else "score-state-open"
        names = ", ".join(map(isolated, book.head.names))
        named = f"{isolated(book.head.title)}: {names}" if book.head.title else names
        told = say(state, n=len(book.written))
        rows.append((str(number), f"{made:%Y-%m-%d}", book.head.preset, f"{named}, {told}"))
    if as_json:
        return
    if not rows:
        screen.say(say("score-none"))
        return
    output.say(output.table(rows))


def _history(screen: Screen, *, as_json: bool) -> None:
    from hollywood.book.history import history
    from hollywood.cli import output
    from hollywood.cli.terminal import score_shelf as shelf
    from hollywood.match.telling.reading import money
    from hollywood.play.text import to_plain
    from hollywood.writing import isolated

    say = screen.speech
    people = history(kept.book for kept in shelf.all_kept())
    if as_json:
        for each in people:
            output.say(output.one_json(to_plain(each)))
        return
    if not people:
        screen.say(say("score-none"))
    for each in people:
        screen.say(
            say(
                "score-history",
                name=isolated(each.name),
                matches=each.matches,
                finished=each.finished,
                wins=each.wins,
                gins=each.gins + each.big_gins,
                undercuts=each.undercuts,
                points=each.points,
                money=f"-{money(-each.cents, say)}" if each.cents < 0 else money(each.cents, say),
            ),
            hanging="  ",
        )
